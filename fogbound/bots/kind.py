"""What a listed bot is made by, what may be set about it, and what it may offer besides moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from fogbound.game import Edition, Move, Player, View
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
    """What an adviser would do, the best first, and where he thinks that X is."""

    choices: tuple[Choice, ...]
    belief: Odds


@dataclass(frozen=True)
class Kind:
    """A bot as it is listed: `make(edition, rng, **settings)` gives one that plays any seat of the edition.

    Of a `compiled` one the first in a process takes seconds to load. A level for people has a `line` of character.
    """

    make: Callable[..., Player]
    settings: tuple[Option, ...] = ()
    compiled: bool = False
    line: str = ""

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
