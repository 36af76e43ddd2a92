"""Does a moment of a game have exactly one answer? One function for each kind of puzzle; they are the proof."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from fogbound.game import HIDDEN
from fogbound.games.yard.belief import Belief
from fogbound.games.yard.moves import x_rides
from fogbound.games.yard.position import Position
from fogbound.games.yard.rules import ChaseState, start
from fogbound.puzzles.search import (
    Line,
    Worlds,
    assignments,
    is_caught,
    reaches,
    refutation,
    round_ends,
    sure_capture,
    way_out,
    x_turns,
)

FEWEST_RIDES = 2  # stations one ride away from X in an escape: with only one the ride is forced
FEWEST = 3  # stations that X can ride to in an escape, pursuers' choices in a catch: fewer are no puzzle


@dataclass(frozen=True)
class Solution:
    """The one answer: stations for the pawns still to move, or a single station; and what refutes other stations."""

    line: Line = ()
    station: int = 0
    fails: tuple[tuple[int, Line], ...] = ()


@lru_cache(maxsize=512)  # puzzles come back to the same moments
def worlds_of(state: ChaseState) -> Worlds:
    """Every position that the pursuers cannot tell from this one, by the rules."""
    belief = Belief.start(state.edition)
    for n, ply in enumerate(state.log):
        belief = belief.after(ply, state.outcome if n + 1 == len(state.log) else None)
    return tuple(position for position, _ in belief.possible)


@lru_cache(maxsize=512)
def truths_of(state: ChaseState) -> tuple[ChaseState, ...]:
    """The same worlds, each as a game that leads there and looks alike to the pursuers; this game is the first."""
    truths = {start(state.edition).position: start(state.edition)}
    for ply in state.log:
        seen, then = ply.seen_by(None), dict[Position, ChaseState]()
        for truth in truths.values():
            for move in truth.moves(seen.seat):
                if move.verb == seen.move.verb and (move == seen.move or seen.move.args == (HIDDEN,)):
                    after = truth.play(seen.seat, move)
                    if after.outcome is None:
                        then.setdefault(after.position, after)
        truths = then
    own = truths.pop(state.position)
    return own, *truths.values()


def catch_now(state: ChaseState, worlds: Worlds) -> Solution | None:
    """X is at one of several stations, and exactly one way to send different pawns there takes X for sure."""
    edition, here = state.edition, state.position
    if here.phase != "pursuit" or len(worlds) < 2:
        return None
    suspects = {world.at[0] for world in worlds}
    plans = list(assignments(suspects, reaches(edition, here)))
    if len(plans) != 1:
        return None
    line = sure_capture(edition, worlds)
    if line is None:
        return None
    needed = tuple(ply for ply in line if plans[0].get(ply.seat) == ply.move.number)
    return Solution(line=needed)


def catch_in_two(state: ChaseState, worlds: Worlds) -> Solution | None:
    """X's station is known, and exactly one set of stations for the pawns still to move forces X in the next round."""
    edition, here = state.edition, state.position
    if here.phase != "pursuit" or len(worlds) != 1:
        return None
    ends = round_ends(edition, here)
    if any(is_caught(end) for end in ends) or len({end.at for end in ends}) < FEWEST:
        return None
    winner: Position | None = None
    for end in ends:
        if (winner is None or end.at != winner.at) and way_out(edition, (end,)) is None:
            if winner is not None:
                return None
            winner = end
    if winner is None:
        return None
    if any(end.at == winner.at and way_out(edition, (end,)) is not None for end in ends):
        return None  # then the station alone would not be the answer: the ticket matters
    return Solution(line=ends[winner])


def only_escape(state: ChaseState, rounds: int) -> Solution | None:
    """Exactly one station is safe for X, however X gets there; pursuers who know X's station take X anywhere else."""
    edition, here = state.edition, state.position
    if here.phase != "x" or len({move.number for move in x_rides(edition, here)}) < FEWEST_RIDES:
        return None
    safe, fails = set[int](), dict[int, Line]()
    for end in dict.fromkeys(end for _, end in x_turns(edition, here)):
        station = end.at[0]
        answer = refutation(edition, end, rounds)
        if answer is None:
            safe.add(station)
        else:
            fails.setdefault(station, answer)
        if len(safe) > 1 or station in safe & fails.keys():
            return None
    if len(safe) != 1 or len(fails) + 1 < FEWEST:
        return None
    return Solution(station=safe.pop(), fails=tuple(sorted(fails.items())))


def only_station(state: ChaseState, worlds: Worlds) -> Solution | None:
    """X is out of sight, and the log allows one station."""
    stations = {world.at[0] for world in worlds}
    if state.position.x_visible or len(stations) != 1:
        return None
    return Solution(station=stations.pop())
