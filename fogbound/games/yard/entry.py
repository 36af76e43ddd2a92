"""The chase's entry in the catalogue."""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path

from fogbound.entry import Game
from fogbound.game import State, Table
from fogbound.games.yard import edition, material, poster, rules
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.handicaps import handicaps


def _title(edition_id: str) -> str:
    return str(edition.data(edition_id)["title"])


def _open_table(state: State) -> Table:
    """X is the only one with secrets, so X sees the whole table."""
    return state.view(X).table


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
    open_table=_open_table,
    preload=attrgetter("board.distances"),
    poster=poster.poster,
    length=attrgetter("position.round"),
    handicaps=handicaps,
    bots="fogbound.bots.yard:BOTS",
    steward="fogbound.house.yard:YardSteward",
    terminal="fogbound.cli.yard:TERMINAL",
    screens="yard",
    lessons=Path(__file__).with_name("lessons"),
    exercises="fogbound.lessons.yard:EXERCISES",
)
