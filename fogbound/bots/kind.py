"""What a listed bot is made by, what may be set about it, and what it may offer besides moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from fogbound.errors import BadOption
from fogbound.game import Edition, Move, Player, Seat, View
from fogbound.options import Option

# (station, probability) for every station that X may be on, as a bot sees it.
Odds = tuple[tuple[int, float], ...]


@dataclass(frozen=True)
class Choice:
    """A move as an adviser sees it.

    `chance` is how well the mover's side fares after it, from 0 to 1: its chance to win, or where points count, its
    share of them. `share` is how often the adviser would play it; shares add up to 1.
    """

    move: Move
    chance: float
    share: float


@dataclass(frozen=True)
class Advice:
    """What an adviser would do, the best first, and where he thinks that X is.

    Where several seats may move, `first` is the one that had better do so; None where it hardly matters, or he cannot
    tell.
    """

    choices: tuple[Choice, ...]
    belief: Odds
    first: Seat | None = None


@dataclass(frozen=True)
class Schooling:
    """Where a bot plays that plays only what it learned: boards by name, and whether it knows an edition's own.

    `lore` names what it learned about an edition: another name, other moves. `refusal` says why it does not play.
    """

    boards: Callable[[], tuple[str, ...]]
    knows: Callable[[Edition], bool]
    lore: Callable[[Edition], str]
    refusal: Callable[[], BadOption]


@dataclass(frozen=True)
class Kind:
    """A bot as it is listed: `make(edition, rng, **settings)` gives one that plays any seat of the edition.

    Of a `compiled` one the first in a process takes seconds to load. A level for people has a `line` of character.
    Who has no `schooling` plays everywhere.
    """

    make: Callable[..., Player]
    settings: tuple[Option, ...] = ()
    compiled: bool = False
    line: str = ""
    schooling: Schooling | None = None

    def plays(self, edition: Edition) -> bool:
        return self.schooling is None or self.schooling.knows(edition)

    def __call__(self, edition: Edition, rng: Random, **settings: Any) -> Player:
        usual = {option.name: option.default for option in self.settings}
        return self.make(edition, rng, **usual | settings)


@runtime_checkable
class Believer(Protocol):
    """A player who can say where he thinks that X is. Being asked must not change what he plays."""

    def choose(self, view: View) -> Move | None: ...

    def belief(self, view: View) -> Odds: ...


@runtime_checkable
class Adviser(Believer, Protocol):
    """A player who says what he would do in somebody's place, from that seat's view alone, and why.

    `also` is a legal move that must be among the choices, and be rated with as much care as the best, however bad it
    looks: the one that was played, say.
    """

    def advise(self, view: View, also: Move | None = None) -> Advice: ...
