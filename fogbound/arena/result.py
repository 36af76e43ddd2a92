"""The result of one game, stored as one line of JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any

from fogbound.arena.schedule import Fixture

TENTHS = tuple(n / 10 for n in range(1, 10))  # between the bins of stored beliefs
CAUGHT = ("captured", "trapped")


@dataclass(frozen=True)
class Work:
    """What one side's bot did: its moves, their total and longest time in seconds, and how often it failed."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    errors: int = 0
    trouble: str = ""


@dataclass(frozen=True)
class Belief:
    """What the pursuers' bot believed about X's whereabouts, whenever X had moved and could be at several stations.

    `score` is the sum of log2 of the chance it gave to X's true station, `uniform` is the same for even odds on every
    possible station, and `missed` is how often the chance was practically 0. `bins`: of all stations given 0–10 %,
    10–20 % …, how many there were, the sum of their chances, and on how many X was.
    """

    samples: int = 0
    score: float = 0.0
    uniform: float = 0.0
    missed: int = 0
    bins: tuple[tuple[int, float, int], ...] = ((0, 0.0, 0),) * (len(TENTHS) + 1)


@dataclass(frozen=True)
class Result:
    """One game, its ending and its length. `x_won` is None where points decide; `log` has every ply."""

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
        """The result without its times: the part that is the same whenever the game is played again."""
        x_work, hunters_work = (replace(work, seconds=0.0, slowest=0.0) for work in (self.x_work, self.hunters_work))
        return replace(self, x_work=x_work, hunters_work=hunters_work)

    def to_json(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def from_json(text: str) -> Result:
    """A result from its line; `ValueError` if the line is not one."""
    try:
        data: dict[str, Any] = json.loads(text)
        x_work, hunters_work, belief = (data.pop(key) for key in ("x_work", "hunters_work", "belief"))
        believed = belief and Belief(**{**belief, "bins": _tuples(belief["bins"])})
        return Result(**data, x_work=Work(**x_work), hunters_work=Work(**hunters_work), belief=believed)
    except (KeyError, TypeError, AttributeError) as problem:
        raise ValueError(f"not a result: {problem}") from None


def _tuples(bins: list[list[Any]]) -> tuple[tuple[int, float, int], ...]:
    return tuple((n, given, hits) for n, given, hits in bins)
