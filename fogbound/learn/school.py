"""Which tables a network learns at, and how lessons change along the plan."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, pi

from fogbound.bots.mind.layout import Layout, layout_of
from fogbound.bots.mind.terms import terms_of
from fogbound.catalog import find_chase
from fogbound.games.yard.edition import YardEdition
from fogbound.learn.net import BLOCKS, WIDTH, Net
from fogbound.learn.ppo import Lesson
from fogbound.learn.rules import Rules
from fogbound.solve.little import EDITION, Little

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

# Families of little chases, one each: the value of each is known, and so is what any play gives away.
LITTLE = {
    "tiny-ring": Little("tiny-ring", pursuers=2, rounds=3, starts=(1, 7)),
    "tiny-docks": Little("tiny-docks", pursuers=1, rounds=4, reveals=(2,), starts=(5,)),
    "tiny-village": Little("tiny-village", pursuers=1, rounds=4, reveals=(2,), starts=(7,)),
}
LITTLE_ENTROPY = {"tiny-ring": (0.1, 0.01)}  # the bonus that gave least away; for the others, see `usual_school`
LEARNED = (*TABLES, *LITTLE)  # the families that networks can learn


def tables_of(family: str) -> tuple[tuple[str, int], ...]:
    """The edition and the number of people at each table that a family learns at, in the order of the figures."""
    if family in LITTLE:
        return ((EDITION, 1 + LITTLE[family].pursuers),)
    return tuple((name, people) for name, people, _ in TABLES[family])


def table_names(family: str) -> tuple[str, ...]:
    if family in LITTLE:
        return (family,)
    return tuple(f"{name.removeprefix('yard/')}, {people} people" for name, people in tables_of(family))


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
    again: bool = False  # did the network begin with an earlier one's weights?
    hedged: bool = False  # does the network also read where X's routes lead?
    batch: int = 65536  # decisions in each step of a lesson
    survival: float = 0.5  # X's reward for surviving rounds at the beginning; it fades out over a tenth of the plan

    @property
    def editions(self) -> tuple[YardEdition, ...]:
        if self.family in LITTLE:
            return (LITTLE[self.family].edition,)
        return tuple(find_chase(name, players=people) for name, people, _ in TABLES[self.family])

    @property
    def shares(self) -> tuple[float, ...]:
        if self.family in LITTLE:
            return (1.0,)
        total = sum(share for _, _, share in TABLES[self.family])
        return tuple(share / total for _, _, share in TABLES[self.family])

    def rules(self, device: str) -> Rules:
        editions = self.editions
        layout = Layout(editions[0].board) if self.family in LITTLE else layout_of(self.family)
        return Rules(layout, [terms_of(edition, layout) for edition in editions], device)

    def net(self, rules: Rules) -> Net:
        """An untrained network: X runs and pursuers close in, nothing more."""
        return Net(rules, self.width, self.blocks, self.hedged).to(rules.device)

    def done(self, decisions: float) -> float:
        """The share of the plan that is done, from 0 to 1."""
        return min(1.0, decisions / self.decisions)

    def lesson(self, done: float) -> Lesson:

        def now(ends: tuple[float, float]) -> float:
            return ends[1] + (ends[0] - ends[1]) * (1 + cos(pi * done)) / 2

        return Lesson(now(self.rate), now(self.x_entropy), now(self.pursuer_entropy), batch=self.batch)

    def survival_reward(self, done: float) -> float:
        """The share of X's reward for surviving rounds. Where points count, they are signal enough."""
        return 0.0 if self.family == "compact" else self.survival * max(0.0, 1 - 10 * done)


def again(school: School) -> School:
    """How a network that can play already goes on learning: small steps, and at first much more entropy."""
    small = replace(school, again=True, rate=(4e-4, 3e-5), averaging=0.97, survival=0.0)
    return replace(small, x_entropy=(0.06, 0.01), pursuer_entropy=(0.06, 0.008))


def usual_school(family: str) -> School:
    """How a family is learned by default. Little chases need little networks, small steps, and much entropy."""
    if family not in LITTLE:
        return School(family)
    entropy = LITTLE_ENTROPY.get(family, (0.3, 0.05))
    return School(
        family,
        decisions=6e6,
        rate=(1.5e-3, 1e-4),
        x_entropy=entropy,
        pursuer_entropy=entropy,
        width=96,
        blocks=1,
        batch=1024,
        averaging=0.995,
        survival=0.0,
    )
