"""What a game brings to the terminal. Commands ask here and name no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from fogbound import catalog
from fogbound.advice.analysis import Analysis
from fogbound.bots.naming import NamedBot
from fogbound.cli import plain, seating
from fogbound.cli.keep import Keeper
from fogbound.cli.lines import Line
from fogbound.cli.prompt import Screen
from fogbound.cli.saved import SavedGame
from fogbound.cli.seating import SeatRequest
from fogbound.entry import Handicap
from fogbound.game import Edition, Move, Seat, State, View
from fogbound.series import Series

E = TypeVar("E", bound=Edition)


class Session(Protocol):
    """A game in play at the keyboard."""

    def run(self) -> None: ...


class Keyboard(NamedTuple):
    """Where and how a game is played. `chance` is the number that chose the deal, `file` the saved game's file.

    With `ask_level` the person chooses how strong the bots are.
    """

    screen: Screen
    confirm: bool
    pace: float
    file: Path | None
    chance: int | None
    ask_level: bool
    hints: bool
    whereabouts: bool

    def opponents(self, default: NamedBot, edition: Edition, *, all_people: bool) -> NamedBot:
        """The bots to play against; nobody is asked if people take every seat."""
        return seating.ask_opponents(default, edition, self.screen) if self.ask_level and not all_people else default


@dataclass(frozen=True)
class SeriesTerminal:
    """How a game is played as a series, one heat for each role.

    `players(people, edition_id)` gives the options that follow from the names of the people, `begin` prepares a series
    and returns what runs it. `always` and `optional` describe editions that are always, or can be, played as one: each
    is a text, or the id of one in the catalogues.
    """

    players: Callable[[str | None, str], dict[str, str]]
    begin: Callable[[SavedGame, SeatRequest, NamedBot, Keyboard], tuple[Callable[[], None], Keeper]]
    heat: Callable[[int, int, Sequence[tuple[str, tuple[Seat, ...]]]], Iterator[Line]]
    score: Callable[[Series], Iterator[Line]]
    always: str
    optional: str


@dataclass(frozen=True)
class Terminal(Generic[E]):
    """How a game begins, is played and is shown at a terminal.

    `open_view` shows a moment with everything open, `knows_all` are the seats from which nothing is hidden, and
    `heading` says which part of the game a moment belongs to, if any. `defaults` are options of a terminal game unless
    the person chooses others; `asks` asks for options before anything else; `meanings` explain them, with texts or ids
    of the catalogues. A game without `moves`, `series`, `picture`, `analysis` or `handicap` has none.
    """

    seats: Callable[[SeatRequest, E, Screen, str | None], frozenset[Seat]]
    welcome: Callable[[E, frozenset[Seat], str, Sequence[str], str], Iterator[Line]]
    session: Callable[..., Session]
    plies: Callable[[E, View, int], Iterator[tuple[int, Line]]]
    table: Callable[[E, View], Iterator[Line]]
    ending: Callable[[E, View, bool], Iterator[Line]]
    open_view: Callable[[State], View]
    typed: Callable[[str, Mapping[Seat, View]], Sequence[tuple[Seat, Move]]]  # the moves that a line means, in order
    heading: Callable[[View], str] = lambda view: ""
    knows_all: tuple[Seat, ...] = ()
    defaults: Mapping[str, str] = field(default_factory=dict)
    meanings: Mapping[str, str] = field(default_factory=dict)
    asks: Callable[[str, Mapping[str, str], Screen], dict[str, str]] = lambda edition_id, given, screen: {}
    aids: Callable[[bool, bool], Iterator[Line]] = lambda hints, whereabouts: iter(())  # says what people may ask for
    moves: Callable[[Sequence[View]], Iterator[Line]] | None = None  # of the seats that may move, the first first
    series: SeriesTerminal | None = None
    picture: Callable[[E, View, bool], str] | None = None  # the map as SVG; the bool says whether everything is open
    analysis: Callable[[Analysis], Iterator[Line]] | None = None
    handicap: Callable[[str, Handicap], str] | None = None  # what it changes in an edition, in a sentence


PLAIN = Terminal[Edition](
    seats=plain.seats,
    welcome=plain.welcome,
    session=plain.PlainSession,
    plies=plain.plies,
    table=plain.table,
    ending=plain.ending,
    open_view=plain.open_view,
    typed=plain.typed,
)


def terminal(edition: Edition) -> Terminal[Any]:
    """The terminal of an edition's game; the plain one if its entry names none."""
    named: Terminal[Any] | None = catalog.game(edition.game).part("terminal")
    return named or PLAIN
