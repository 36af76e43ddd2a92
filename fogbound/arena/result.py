"""What is kept of a game that was played: one line of JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any

from fogbound.arena.schedule import Fixture

TENTHS = tuple(n / 10 for n in range(1, 10))  # between the bins of beliefs, as they are kept
CAUGHT = ("captured", "trapped")


@dataclass(frozen=True)
class Work:
    """What one side's bot did: its moves, how long they took in all, and the longest; how often it failed."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    errors: int = 0
    trouble: str = ""


@dataclass(frozen=True)
class Belief:
    """What the pursuers' bot thought of X's whereabouts, whenever he had moved and could be in several places.

    `score` is the sum of log2 of what it gave to X's true station, `uniform` the same for even odds on every possible
    station, `missed` how often it gave (nearly) nothing. `bins`: of all stations that it gave 0–10 %, 10–20 % …, how
    many there were, what it gave them in all, and on how many X was.
    """

    samples: int = 0
    score: float = 0.0
    uniform: float = 0.0
    missed: int = 0
    bins: tuple[tuple[int, float, int], ...] = ((0, 0.0, 0),) * (len(TENTHS) + 1)


@dataclass(frozen=True)
class Result:
    """One game: who played, how it ended, how long it was. `x_won` is None where points decide; `log` is every ply."""

    x: str
    hunters: str
    start: int
    reason: str
    x_won: bool | None
    points: int | None
    rounds: int
    station: int
    log: str
    x_work: Work
    hunters_work: Work
    belief: Belief | None = None

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.x, self.hunters, self.start)

    @property
    def caught(self) -> bool:
        return self.reason in CAUGHT

    @property
    def errors(self) -> int:
        return self.x_work.errors + self.hunters_work.errors

    @property
    def untimed(self) -> Result:
        """What must be the same whenever the game is played again."""
        x_work, hunters_work = (replace(work, seconds=0.0, slowest=0.0) for work in (self.x_work, self.hunters_work))
        return replace(self, x_work=x_work, hunters_work=hunters_work)

    def to_json(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def from_json(text: str) -> Result:
    """A result from its line; `ValueError` where it is none."""
    try:
        told: dict[str, Any] = json.loads(text)
        x_work, hunters_work, thought = (told.pop(key) for key in ("x_work", "hunters_work", "belief"))
        belief = thought and Belief(**{**thought, "bins": _tuples(thought["bins"])})
        return Result(**told, x_work=Work(**x_work), hunters_work=Work(**hunters_work), belief=belief)
    except (KeyError, TypeError, AttributeError) as problem:
        raise ValueError(f"not a result: {problem}") from None


def _tuples(bins: list[list[Any]]) -> tuple[tuple[int, float, int], ...]:
    return tuple((n, given, hits) for n, given, hits in bins)
