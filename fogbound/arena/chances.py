"""Is what an adviser says of the chances so? Games that were kept are gone through once more, and what it would have
said in them is held against how they ended.

A chance is X's: to get away, or his share of the points. The adviser is asked in X's place whenever X begins to move,
and in the pursuers' whenever they do; it sees what they saw. It supposes that both sides play as it would.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from fogbound import catalog
from fogbound.arena.intervals import Estimate, mean
from fogbound.arena.play import replayed
from fogbound.arena.result import TENTHS, Result
from fogbound.arena.schedule import Schedule
from fogbound.bots.kind import Adviser
from fogbound.bots.naming import named
from fogbound.errors import BadOption
from fogbound.game import State
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.position import x_gets
from fogbound.games.yard.rules import ChaseState
from fogbound.notation import CONCEDE

SIDES = ("x", "pursuers")


@dataclass(frozen=True)
class Said:
    """What was said in one game from one side's view, moment by moment, and what X got in the end."""

    chances: tuple[float, ...]
    got: float

    @property
    def squares(self) -> float:
        return sum((chance - self.got) ** 2 for chance in self.chances)


@dataclass(frozen=True)
class Foretold:
    """Chances as one side could see them, in games of one X against one bot.

    `brier` is the mean square of chance less outcome, `said` and `came` their means. `bins`: of all chances of 0–10 %,
    10–20 % …, how many there were, their sum, and the sum of what X then got.
    """

    x: str
    hunters: str
    side: str
    samples: int
    brier: Estimate
    said: float
    came: float
    bins: tuple[tuple[int, float, float], ...]


def foretold(folders: Iterable[tuple[Schedule, Sequence[Result]]], adviser: str) -> tuple[Foretold, ...]:
    """Every pairing, as both sides saw it."""
    found: defaultdict[tuple[str, str, str], list[Said]] = defaultdict(list)
    for schedule, results in folders:
        edition = schedule.edition_now()
        asked = adviser_named(adviser, edition)
        for result in sorted(results, key=lambda one: (one.x, one.hunters, one.start)):
            end = replayed(schedule, result)
            assert end.outcome is not None
            for side, chances in zip(SIDES, _chances(end, asked), strict=True):
                if chances:
                    found[result.x, result.hunters, side].append(Said(chances, x_gets(edition, end.outcome)))
    return tuple(_foretold(*pairing, said) for pairing, said in found.items())


def adviser_named(name: str, edition: YardEdition) -> Adviser:
    """A bot that says what moves come to; refused where it does not."""
    bot = named(name, edition).make(edition, Random(0))
    if not isinstance(bot, Adviser):
        raise BadOption("no-advice", f"{name} gives no advice; master, pimbot and the levels that search do.")
    return bot


def _chances(end: State, asked: Adviser) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """X's chance as he could see it, and as the pursuers could, each time they began to move."""
    own, theirs = list[float](), list[float]()
    for state in _turns(end):
        view = state.view(state.turn[0])
        if any(move != CONCEDE for move in view.moves):
            choices = asked.advise(view).choices
            chance = sum(choice.share * choice.chance for choice in choices)
            if view.seat == X:
                own.append(chance)
            else:
                theirs.append(1 - chance)
    return tuple(own), tuple(theirs)


def _turns(end: State) -> Iterator[ChaseState]:
    """The moments at which a side begins to move."""
    state = catalog.start(end.edition)
    for ply in end.log:
        before, state = state, state.play(ply.seat, ply.move)
        assert isinstance(before, ChaseState)
        assert isinstance(state, ChaseState)
        phase = state.position.phase
        if phase in ("x", "pursuit") and phase != before.position.phase:
            yield state


def _foretold(x: str, hunters: str, side: str, said: Sequence[Said]) -> Foretold:
    counts = [len(one.chances) for one in said]
    pairs = [(chance, one.got) for one in said for chance in one.chances]
    bins = [[0, 0.0, 0.0] for _ in range(len(TENTHS) + 1)]
    for chance, got in pairs:
        filled = bins[bisect_right(TENTHS, chance)]
        filled[0] += 1
        filled[1] += chance
        filled[2] += got
    brier = mean([one.squares for one in said], counts)
    assert brier is not None
    return Foretold(
        x,
        hunters,
        side,
        len(pairs),
        brier,
        sum(chance for chance, _ in pairs) / len(pairs),
        sum(got for _, got in pairs) / len(pairs),
        tuple((int(count), given, got) for count, given, got in bins),
    )
