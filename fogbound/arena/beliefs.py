"""Several believers in the same games: what each would have thought of X's whereabouts, had it led the pursuers.

Games that were kept are gone through once more. So whoever is compared sees exactly the same, in games that none of
them changed by what it believed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from fogbound import catalog
from fogbound.arena.analysis import Trust, trust
from fogbound.arena.intervals import Estimate, mean
from fogbound.arena.play import replayed, sound, witnessed
from fogbound.arena.result import Belief, Result
from fogbound.arena.schedule import Schedule
from fogbound.bots.kind import Believer
from fogbound.bots.naming import named
from fogbound.errors import BadOption
from fogbound.game import State
from fogbound.games.yard.belief import Tracker
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.rules import ChaseState

LIMITS = (0.01, 0.05, 0.2, 0.5)  # between the rows of a reliability table: most stations are given little


@dataclass(frozen=True)
class Compared:
    """One believer in all games of one X: how good it is, and by how many bits a sample it beats the first one."""

    x: str
    believer: str
    games: int
    trust: Trust
    beats: Estimate | None


def compare(folders: Iterable[tuple[Schedule, Sequence[Result]]], believers: Sequence[str]) -> tuple[Compared, ...]:
    """Every believer on every X; the X in the order in which schedules name them."""
    by_x: dict[str, list[dict[str, Belief]]] = {}
    for schedule, results in folders:
        edition = schedule.edition_now()
        wanted = [(name, _believer(name, edition)) for name in believers]
        for result in sorted(results, key=lambda one: (schedule.bots.index(one.x), one.start, one.hunters)):
            by_x.setdefault(result.x, []).append(dict(_thought(replayed(schedule, result), wanted)))
    return tuple(one for x, games in by_x.items() for one in _compared(x, games, believers))


def _believer(name: str, edition: YardEdition) -> Believer:
    bot = named(name, edition).make(edition, Random(0))
    if not isinstance(bot, Believer):
        raise BadOption("no-belief", f"{name} does not say where X may be; master, sleuth, pimbot and greedy do.")
    return bot


def _thought(end: State, believers: Sequence[tuple[str, Believer]]) -> Iterator[tuple[str, Belief]]:
    """What each believer thought in one game, whenever X had moved and could be in several places."""
    moments = [*hunted(end)]
    for name, bot in believers:
        seen = Belief(bins=((0, 0.0, 0),) * (len(LIMITS) + 1))
        for state, possible in moments:
            odds = sound(bot.belief(state.view(state.turn[0])))
            seen = witnessed(seen, odds, possible, state.position.at[0], LIMITS)
        yield name, seen


def hunted(end: State) -> Iterator[tuple[ChaseState, int]]:
    """Each moment at which the pursuers begin to move and X could be in several places; and in how many."""
    assert isinstance(end.edition, YardEdition)
    state, tracker = catalog.start(end.edition), Tracker(end.edition)
    for ply in end.log:
        state = state.play(ply.seat, ply.move)
        if ply.seat == X and state.turn and state.turn[0] != X:
            possible = len(tracker.follow(state.view(state.turn[0])).stations)
            if possible > 1:
                assert isinstance(state, ChaseState)
                yield state, possible


def _compared(x: str, games: Sequence[dict[str, Belief]], believers: Sequence[str]) -> Iterator[Compared]:
    asked = [game for game in games if game[believers[0]].samples]
    for name in believers:
        found = trust([game[name] for game in asked])
        if found is not None:
            ahead = [game[name].score - game[believers[0]].score for game in asked]
            beats = None if name == believers[0] else mean(ahead, [game[name].samples for game in asked])
            yield Compared(x, name, len(asked), found, beats)
