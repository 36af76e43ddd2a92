"""Which tables a network learns at, and how lessons change along the plan."""

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

# By family: edition, number of people, and its weight among all tables.
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
    """A family's tables, and the plan of its lessons."""

    family: str
    decisions: float = 3e9  # lessons stay the same after this many
    rate: tuple[float, float] = (6e-4, 5e-5)  # at the beginning and at the end
    x_entropy: tuple[float, float] = (0.03, 0.008)
    pursuer_entropy: tuple[float, float] = (0.015, 0.003)
    width: int = WIDTH  # of the network
    blocks: int = BLOCKS
    averaging: float = 0.998  # share of the old average of weights that stays in each lesson
    survival: float = 0.5  # X's reward for surviving rounds at the beginning; it fades out over a tenth of the plan

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
        """An untrained network: X runs and pursuers close in, nothing more."""
        return Net(rules, self.width, self.blocks).to(rules.device)

    def done(self, decisions: float) -> float:
        """The share of the plan that is done, from 0 to 1."""
        return min(1.0, decisions / self.decisions)

    def lesson(self, done: float) -> Lesson:

        def now(ends: tuple[float, float]) -> float:
            return ends[1] + (ends[0] - ends[1]) * (1 + cos(pi * done)) / 2

        return Lesson(now(self.rate), now(self.x_entropy), now(self.pursuer_entropy))

    def survival_reward(self, done: float) -> float:
        """The share of X's reward for surviving rounds. Where points count, they are signal enough."""
        return 0.0 if self.family == "compact" else self.survival * max(0.0, 1 - 10 * done)
