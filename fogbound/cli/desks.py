"""What each game brings to the terminal: one table, so that commands ask it and no game by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from fogbound.cli import seating, sheet, welcome, words
from fogbound.cli.lines import Line
from fogbound.cli.prompt import Screen
from fogbound.cli.seating import Asked
from fogbound.cli.session import Session
from fogbound.cli.twenty import sheet as twenty_sheet
from fogbound.cli.twenty import words as twenty_words
from fogbound.cli.twenty.beginning import seats as twenty_seats
from fogbound.cli.twenty.beginning import welcome as twenty_welcome
from fogbound.cli.twenty.session import TwentySession
from fogbound.errors import BadOption
from fogbound.game import Edition, Seat, State, View
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.yard.edition import X, YardEdition
from fogbound.house.steward import Steward

E = TypeVar("E", bound=Edition)


class Runs(Protocol):
    """A game in play at the keyboard."""

    def run(self) -> None: ...


@dataclass(frozen=True)
class Desk(Generic[E]):
    """How a game is begun, played and told of at a terminal.

    `unsaid` are options that a terminal takes where nobody says otherwise. `open_view` shows a moment with everything
    open, `knows_all` are the seats from which nothing is hidden, and `heading` says which part of the game a moment
    belongs to, if any.
    """

    kind: type[E]
    unsaid: Mapping[str, str]
    seats: Callable[[Asked, E, Screen, str | None], frozenset[Seat]]
    welcome: Callable[[E, frozenset[Seat], str, Sequence[str], str], Iterator[Line]]
    session: Callable[..., Runs]
    plies: Callable[[E, View, int], Iterator[tuple[int, Line]]]
    heading: Callable[[View], str]
    table: Callable[[E, View], Iterator[Line]]
    ending: Callable[[E, View, bool], Iterator[Line]]
    name: Callable[[Seat], str]
    open_view: Callable[[State], View]
    knows_all: tuple[Seat, ...]


def _yard_welcome(
    edition: YardEdition, mine: frozenset[Seat], commitment: str, notes: Sequence[str], bots: str
) -> Iterator[Line]:
    return welcome.welcome(edition, welcome.seats_told(edition, mine), commitment, notes)


def _yard_session(*game: Any, house: Steward, **manner: Any) -> Runs:
    """A chase needs to know of the house only what its adviser may say."""
    return Session(*game, hints=house.hints, whereabouts=house.whereabouts, **manner)


def _round(view: View) -> str:
    """While the start cards are dealt no round has begun."""
    number = words.table_of(view).round
    return f"Round {number}" if number else ""


def _yard_ending(edition: YardEdition, view: View, all_open: bool) -> Iterator[Line]:
    yield words.outcome(edition, view)
    if all_open:
        yield words.way(edition, view)


def _as_x_sees(state: State) -> View:
    """X knows all there is to know, so the open view is his, less his place at the table."""
    return replace(state.view(X), seat=None, moves=())


def _as_the_reader_sees(state: State) -> View:
    """Whoever reads knows the card, which is all there is to know."""
    reader = twenty_words.table_of(state.view(None)).reader
    return replace(state.view(reader), seat=None, moves=())


YARD = Desk(
    kind=YardEdition,
    unsaid={},
    seats=seating.seats,
    welcome=_yard_welcome,
    session=_yard_session,
    plies=words.plies,
    heading=_round,
    table=lambda edition, view: sheet.table(edition, view),
    ending=_yard_ending,
    name=words.name,
    open_view=_as_x_sees,
    knows_all=(X,),
)

TWENTY = Desk(
    kind=TwentyEdition,
    unsaid={"reader": "house"},  # so that one can play alone, and several without passing the device on
    seats=twenty_seats,
    welcome=twenty_welcome,
    session=TwentySession,
    plies=twenty_words.plies,
    heading=twenty_words.heading,
    table=lambda edition, view: twenty_sheet.table(edition, view),
    ending=lambda edition, view, all_open: iter([twenty_words.outcome(edition, view)]),
    name=twenty_words.name,
    open_view=_as_the_reader_sees,
    knows_all=(),
)

DESKS: tuple[Desk[Any], ...] = (YARD, TWENTY)


def desk(edition: Edition) -> Desk[Any]:
    """The desk at which an edition is played."""
    for each in DESKS:
        if isinstance(edition, each.kind):
            return each
    raise BadOption("no-such-edition", f"{edition.id} cannot be played in a terminal.")
