"""The chase's entry in the catalogue."""

from __future__ import annotations

from operator import attrgetter

from fogbound.entry import Game
from fogbound.games.yard import edition, material, rules
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.handicaps import handicaps


def _title(edition_id: str) -> str:
    return str(edition.data(edition_id)["title"])


YARD = Game[YardEdition](
    name=edition.GAME,
    ids=edition.ids(),
    title=_title,
    options=edition.options,
    find=edition.find,
    start=rules.start,
    material=material.material,
    board=material.board,
    picture=material.picture,
    preload=attrgetter("board.distances"),
    handicaps=handicaps,
    bots="fogbound.bots.yard:BOTS",
    steward="fogbound.house.yard:YardSteward",
    terminal="fogbound.cli.yard:TERMINAL",
    screens="yard",
)
