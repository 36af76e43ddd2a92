"""Compares what several bots would have believed about X's whereabouts in the same stored games.

The games are replayed, so every bot sees exactly the same, and none of them changes a game by what it believes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from fogbound import catalog
from fogbound.arena.analysis import BeliefQuality, belief_quality
from fogbound.arena.intervals import Estimate, mean
from fogbound.arena.play import add_sample, check_odds, replay_result
from fogbound.arena.result import Belief, Result
from fogbound.arena.schedule import Schedule
from fogbound.bots.kind import Believer
from fogbound.bots.naming import parse_bot
from fogbound.errors import BadOption
from fogbound.game import State
from fogbound.games.yard.belief import Tracker
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.rules import ChaseState

LIMITS = (0.01, 0.05, 0.2, 0.5)  # between the rows of a reliability table: most stations get small chances


@dataclass(frozen=True)
class Comparison:
    """One believer over all games of one X: how good it is, and by how many bits a sample it beats the first one."""

    x: str
    believer: str
    games: int
    quality: BeliefQuality
    beats: Estimate | None


def compare_beliefs(
    folders: Iterable[tuple[Schedule, Sequence[Result]]], believers: Sequence[str]
) -> tuple[Comparison, ...]:
    """Every believer on every X, in the order in which schedules name the X."""
    games_by_x: dict[str, list[dict[str, Belief]]] = {}
    for schedule, results in folders:
        edition = schedule.edition_now()
        bots = [(name, _believer(name, edition)) for name in believers]
        for result in sorted(results, key=lambda one: (schedule.bots.index(one.x), one.start, one.hunters)):
            games_by_x.setdefault(result.x, []).append(dict(_beliefs(replay_result(schedule, result), bots)))
    return tuple(row for x, games in games_by_x.items() for row in _comparisons(x, games, believers))


def _believer(name: str, edition: YardEdition) -> Believer:
    bot = parse_bot(name, edition).make(edition, Random(0))
    if not isinstance(bot, Believer):
        raise BadOption("no-belief", f"{name} does not say where X may be; master, sleuth, pimbot and greedy do.")
    return bot


def _beliefs(end: State, believers: Sequence[tuple[str, Believer]]) -> Iterator[tuple[str, Belief]]:
    """What each believer thought in one game, over all its uncertain moments."""
    moments = [*uncertain_moments(end)]
    for name, bot in believers:
        belief = Belief(bins=((0, 0.0, 0),) * (len(LIMITS) + 1))
        for state, possible in moments:
            odds = check_odds(bot.belief(state.view(state.turn[0])))
            belief = add_sample(belief, odds, possible, state.position.at[0], LIMITS)
        yield name, belief


def uncertain_moments(end: State) -> Iterator[tuple[ChaseState, int]]:
    """Each state in which X has just moved and may be at one of several stations, with the number of those."""
    assert isinstance(end.edition, YardEdition)
    state, tracker = catalog.start(end.edition), Tracker(end.edition)
    for ply in end.log:
        state = state.play(ply.seat, ply.move)
        if ply.seat == X and state.turn and state.turn[0] != X:
            possible = len(tracker.follow(state.view(state.turn[0])).stations)
            if possible > 1:
                assert isinstance(state, ChaseState)
                yield state, possible


def _comparisons(x: str, games: Sequence[dict[str, Belief]], believers: Sequence[str]) -> Iterator[Comparison]:
    first = believers[0]
    sampled = [game for game in games if game[first].samples]
    for name in believers:
        quality = belief_quality([game[name] for game in sampled])
        if quality is not None:
            ahead = [game[name].score - game[first].score for game in sampled]
            beats = None if name == first else mean(ahead, [game[name].samples for game in sampled])
            yield Comparison(x, name, len(sampled), quality, beats)
