"""How a listed bot is made, its settings, and what it may offer besides moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from fogbound.errors import BadOption
from fogbound.game import Edition, Move, Player, Seat, View
from fogbound.options import Option

# (station, probability) for every station that X may be on.
Odds = tuple[tuple[int, float], ...]


@dataclass(frozen=True)
class Choice:
    """A move as an adviser rates it.

    `chance` is the expected result of the mover's side, from 0 to 1: its chance to win, or where points count, its
    share of them. `share` is how often the adviser would play the move; shares add up to 1. `caught`: by the rules, the
    pursuers surely capture X before X's next move (True), or never (False); None where the rules do not settle it.
    """

    move: Move
    chance: float
    share: float
    caught: bool | None = None


@dataclass(frozen=True)
class Advice:
    """An adviser's choices, the best first, and its belief about X.

    Where several seats may move, `first` is the one that should move first; None where it hardly matters, or where the
    adviser cannot tell.
    """

    choices: tuple[Choice, ...]
    belief: Odds
    first: Seat | None = None


@dataclass(frozen=True)
class Training:
    """Where a trained bot plays: the names of its boards, and whether it knows the board of an edition.

    `version` names the weights for an edition; other weights play other moves. `refusal` says why it does not play.
    """

    boards: Callable[[], tuple[str, ...]]
    knows: Callable[[Edition], bool]
    version: Callable[[Edition], str]
    refusal: Callable[[], BadOption]


@dataclass(frozen=True)
class Kind:
    """A listed bot: `make(edition, rng, **settings)` gives one that plays any seat of the edition.

    The first `compiled` bot in a process takes seconds to load. Levels for people have a `line` that describes them.
    Bots without `training` play everywhere.
    """

    make: Callable[..., Player]
    settings: tuple[Option, ...] = ()
    compiled: bool = False
    line: str = ""
    training: Training | None = None

    def plays(self, edition: Edition) -> bool:
        return self.training is None or self.training.knows(edition)

    def __call__(self, edition: Edition, rng: Random, **settings: Any) -> Player:
        defaults = {option.name: option.default for option in self.settings}
        return self.make(edition, rng, **defaults | settings)


@runtime_checkable
class Believer(Protocol):
    """A player that can say where it thinks X is. Asking must not change what it plays."""

    def choose(self, view: View) -> Move | None: ...

    def belief(self, view: View) -> Odds: ...


@runtime_checkable
class Adviser(Believer, Protocol):
    """A player that says what it would play from a seat's view, and why.

    `also` is a legal move that must be among the choices and be rated with as much care as the best, such as the move
    that was played.
    """

    def advise(self, view: View, also: Move | None = None) -> Advice: ...
