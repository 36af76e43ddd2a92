"""Small schedules, and results made up by hand."""

from __future__ import annotations

from typing import Any

import fogbound
from fogbound.arena.analysis import Figures, analyse
from fogbound.arena.result import Belief, Result, Work
from fogbound.arena.schedule import Schedule, make_schedule

VILLAGE = fogbound.find("yard/police-2017", board="tiny-village", players=2)
HARBOUR = fogbound.find("yard/compact-2015", board="tiny-harbour", players=2)


def small(bots: tuple[str, ...] = ("greedy", "random"), edition: fogbound.Edition = VILLAGE, **how: Any) -> Schedule:
    return make_schedule(edition, bots, **{"starts": 3, **how})


def result(x: str, hunters: str, start: int, *, x_won: bool | None = None, **more: Any) -> Result:
    """A game that X won or lost; or one for points."""
    facts: dict[str, Any] = {
        "reason": "escaped" if x_won else "captured",
        "points": None,
        "rounds": 10,
        "station": 7,
        "log": "",
        "x_work": Work(10, 0.5, 0.1),
        "hunters_work": Work(20, 0.2, 0.1),
        **more,
    }
    return Result(x, hunters, start, x_won=x_won, **facts)


def both(start: int, one_won: bool, other_won: bool, one: str = "greedy", other: str = "random") -> list[Result]:
    """The two games of a start: did X win, led by the one, and led by the other?"""
    return [result(one, other, start, x_won=one_won), result(other, one, start, x_won=other_won)]


def belief(samples: int, score: float, uniform: float) -> Belief:
    return Belief(samples, score, uniform)


# Four starts: greedy wins both games, both X win, both X lose, greedy loses both: 1, ½, ½, 0.
RESULTS = [*both(1, True, False), *both(2, True, True), *both(3, False, False), *both(4, False, True)]


def figures(results: list[Result] = RESULTS, **how: Any) -> Figures:
    return analyse(small(starts=4, **how), results)
