"""Twenty questions at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from fogbound.cli.terminals import Terminal
from fogbound.cli.twenty import sheet, words
from fogbound.cli.twenty.options import MEANINGS, card_language
from fogbound.cli.twenty.seating import seats
from fogbound.cli.twenty.session import TwentySession
from fogbound.cli.twenty.typed import parse_line
from fogbound.cli.twenty.welcome import welcome
from fogbound.game import Move, Seat, State, View
from fogbound.games.twenty.edition import TwentyEdition


def _open_view(state: State) -> View:
    """The reader knows the card, and nothing else is hidden."""
    reader = words.table_of(state.view(None)).reader
    return replace(state.view(reader), seat=None, moves=())


def _typed(text: str, views: Mapping[Seat, View]) -> list[tuple[Seat, Move]]:
    seat, view = next(iter(views.items()))
    return [(seat, move) for move in parse_line(text, view)]


TERMINAL = Terminal[TwentyEdition](
    seats=seats,
    welcome=welcome,
    session=TwentySession,
    plies=words.plies,
    table=lambda edition, view: sheet.table(edition, view),
    ending=lambda edition, view, all_open: iter([words.outcome(edition, view)]),
    open_view=_open_view,
    typed=_typed,
    heading=words.heading,
    defaults={"reader": "house"},  # so that one person can play alone, and several without passing the device around
    asks=card_language,
    meanings=MEANINGS,
)
