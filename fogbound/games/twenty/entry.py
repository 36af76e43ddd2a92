"""The entry of twenty questions in the catalogue."""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path

from fogbound.entry import Consumable, Game, Uploads
from fogbound.errors import BadDeck
from fogbound.games.twenty import edition, material, poster, rules, unseen, uploads
from fogbound.games.twenty.deck import GAME
from fogbound.games.twenty.edition import TwentyEdition


def _title(edition_id: str) -> str:
    return str(edition.data(edition_id)["title"])


TWENTY = Game[TwentyEdition](
    name=GAME,
    ids=edition.ids(),
    title=_title,
    options=edition.options,
    find=edition.find,
    start=rules.start,
    material=material.material,
    poster=poster.poster,
    length=attrgetter("position.number"),
    uploads=Uploads("deck", BadDeck, uploads.read, uploads.shipped, uploads.replace),
    consumable=Consumable(unseen.opened, unseen.unseen),
    bots="fogbound.bots.twenty:BOTS",
    steward="fogbound.house.twenty:TwentySteward",
    terminal="fogbound.cli.twenty:TERMINAL",
    screens="twenty",
    lessons=Path(__file__).with_name("lessons"),
    exercises="fogbound.lessons.twenty:EXERCISES",
)
