"""Which tables a network learns at, and how lessons change as it gets better."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi

from fogbound.bots.mind.layout import layout_of
from fogbound.bots.mind.terms import terms_of
from fogbound.catalog import find_chase
from fogbound.games.yard.edition import YardEdition
from fogbound.learn.net import BLOCKS, WIDTH, Net
from fogbound.learn.ppo import Lesson
from fogbound.learn.rules import Rules

# Edition, number of people, and how many tables in all have it, by family.
TABLES = {
    "london": (
        ("yard/classic-1983", 3, 1),
        ("yard/classic-1983", 4, 1),
        ("yard/classic-1983", 5, 2),
        ("yard/classic-1983", 6, 2),
        ("yard/police-2017", 2, 1),
        ("yard/police-2017", 3, 2),
        ("yard/police-2017", 4, 1),
        ("yard/police-2017", 5, 2),
        ("yard/police-2017", 6, 2),
    ),
    "compact": (("yard/compact-2015", 3, 1),),
}


@dataclass(frozen=True)
class School:
    """A family's tables, and how long everything takes."""

    family: str
    decisions: float = 3e9  # after so many, lessons change no more
    rate: tuple[float, float] = (6e-4, 5e-5)  # at first and in the end
    x_entropy: tuple[float, float] = (0.03, 0.008)
    pursuer_entropy: tuple[float, float] = (0.015, 0.003)
    width: int = WIDTH  # of the network
    blocks: int = BLOCKS
    kept: float = 0.998  # of the average of weights, at each lesson
    survival: float = 0.5  # X's reward for rounds survived at first, which is gone after a tenth of the time

    @property
    def editions(self) -> tuple[YardEdition, ...]:
        return tuple(find_chase(name, players=people) for name, people, _ in TABLES[self.family])

    @property
    def shares(self) -> tuple[float, ...]:
        total = sum(share for _, _, share in TABLES[self.family])
        return tuple(share / total for _, _, share in TABLES[self.family])

    def rules(self, device: str) -> Rules:
        layout = layout_of(self.family)
        return Rules(layout, [terms_of(edition, layout) for edition in self.editions], device)

    def net(self, rules: Rules) -> Net:
        """A network that knows nothing but how to run and how to close in."""
        return Net(rules, self.width, self.blocks).to(rules.device)

    def done(self, decisions: float) -> float:
        """How much of the plan is behind, from 0 to 1."""
        return min(1.0, decisions / self.decisions)

    def lesson(self, done: float) -> Lesson:

        def now(ends: tuple[float, float]) -> float:
            return ends[1] + (ends[0] - ends[1]) * (1 + cos(pi * done)) / 2

        return Lesson(now(self.rate), now(self.x_entropy), now(self.pursuer_entropy))

    def survives(self, done: float) -> float:
        """How much of X's reward is for rounds survived. Where points count, they tell enough."""
        return 0.0 if self.family == "compact" else self.survival * max(0.0, 1 - 10 * done)
