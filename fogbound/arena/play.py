"""One game of a schedule, from its first deal to its result. The same fixture gives the same game, wherever it runs."""

from __future__ import annotations

import hashlib
import hmac
import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter

from fogbound import catalog, polled
from fogbound.arena.result import TENTHS, Belief, Result, Work
from fogbound.arena.schedule import Fixture, Schedule, playing_code
from fogbound.bots.kind import Believer, Odds
from fogbound.bots.line import kinds
from fogbound.bots.naming import named
from fogbound.bots.stand_in import Refused, chosen, dismiss, told
from fogbound.errors import BadResults
from fogbound.game import Move, Player, State, View
from fogbound.games.yard.belief import Tracker
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.table import YardTable
from fogbound.match import Match

# What a belief gives at least, for scoring: one sure of the wrong thing would otherwise weigh more than all others.
LEAST = 1e-6


@dataclass(frozen=True)
class Task:
    """A fixture with all that is needed to play it elsewhere."""

    schedule: Schedule
    fixture: Fixture


def play(task: Task) -> Result:
    """Play one game."""
    schedule, fixture = task.schedule, task.fixture
    if schedule.code != playing_code():
        raise BadResults("other-code", "A machine that was to play has another Fogbound than the one that asked it to.")
    edition = schedule.edition_now()
    catalog.warm(edition)  # once a process, before anybody's time is taken
    fleeing, hunting = (_seated(schedule, fixture, edition, side) for side in ("x", "hunters"))
    players = {seat: fleeing if seat == X else hunting for seat in edition.seats}
    match = PairedMatch(catalog.start(edition), _seed(schedule, fixture))
    witness = Witness(edition, hunting)
    try:
        while match.state.turn:
            witness.look(match)
            polled.step(match, players)
    finally:
        over = match.state.outcome is not None
        dismiss((fleeing.bot, hunting.bot), match.view(None) if over else None)
    return _result(fixture, edition, match, fleeing.work, hunting.work, witness.seen)


def _seed(schedule: Schedule, fixture: Fixture) -> bytes:
    """Of the start alone: all duels, and both games of each, are dealt the same."""
    return hashlib.sha256(f"fogbound arena {schedule.seed} start {fixture.start}".encode()).digest()


def _seated(schedule: Schedule, fixture: Fixture, edition: YardEdition, side: str) -> Watched:
    """A side's bot. Its chances are its own: no other game of the schedule repeats them."""
    name = fixture.x if side == "x" else fixture.hunters
    chance = f"{schedule.seed} {fixture.start} {fixture.x} {fixture.hunters} {side}"
    bot = named(name, edition, kinds(dict(schedule.programs)))
    return Watched(bot.make(edition, Random(chance)), Random(f"{chance} stand-in"))


class PairedMatch(Match):
    """A match whose deals depend as little as can be on what was played before.

    Each offer gets a number of its own from the seed, and the least is dealt. So where one offer less is left, because
    a detective has placed himself there, all other starts stay as they were; the draws of `proof` would all change.
    """

    def _draw(self, offers: tuple[Move, ...]) -> Move:
        return min(offers, key=lambda offer: hmac.digest(self._seed, f"{self.ply} {offer}".encode(), "sha256"))


class Watched:
    """A bot at work: its time is taken, and where it fails chance moves for it, which is counted."""

    def __init__(self, bot: Player, rng: Random) -> None:
        self.bot = bot
        self.work = Work()
        self._rng = rng

    def choose(self, view: View) -> Move | None:
        begun = perf_counter()
        move, trouble = chosen(self.bot, view, self._rng)
        if move is None and trouble is None:
            return None
        self._count(perf_counter() - begun)
        if trouble is not None:
            self.fail(told(trouble))
        return move

    def fail(self, trouble: str) -> None:
        self.work = replace(self.work, errors=self.work.errors + 1, trouble=self.work.trouble or trouble)

    def _count(self, took: float) -> None:
        work = self.work
        self.work = replace(work, moves=work.moves + 1, seconds=work.seconds + took, slowest=max(work.slowest, took))


class Witness:
    """Asks the pursuers' bot where it thinks that X is, and knows the truth. The bot gets its own view, no more."""

    def __init__(self, edition: YardEdition, hunting: Watched) -> None:
        self.seen = Belief() if isinstance(hunting.bot, Believer) else None
        self._hunting = hunting
        self._tracker = Tracker(edition)

    def look(self, match: Match) -> None:
        """Once X has moved, before the first pursuer does."""
        bot, log, turn = self._hunting.bot, match.state.log, match.state.turn
        if self.seen is None or not isinstance(bot, Believer) or log[-1:] == () or log[-1].seat != X or turn[0] == X:
            return
        view = match.view(turn[0])
        possible = self._tracker.follow(view).stations
        if len(possible) < 2:
            return
        try:
            odds = sound(bot.belief(view))
        except Exception as problem:
            self._hunting.fail(told(problem))
            return
        self.seen = witnessed(self.seen, odds, len(possible), _station(match))


def sound(odds: Odds) -> Odds:
    """Whoever gave every station 90 % would otherwise score best."""
    chances = [chance for _, chance in odds]
    if not (all(0 <= chance <= 1 for chance in chances) and math.isclose(sum(chances), 1, abs_tol=1e-6)):
        raise Refused("gave a belief whose chances do not add up to 1")
    return odds


def witnessed(seen: Belief, odds: Odds, possible: int, truth: int, limits: Sequence[float] = TENTHS) -> Belief:
    """A belief's record with one more sample: `truth` is where X is, `possible` how many stations he could be on.

    `limits` lie between its bins."""
    given = sum(chance for station, chance in odds if station == truth)
    bins = [list(one) for one in seen.bins]
    for station, chance in odds:
        filled = bins[bisect_right(limits, chance)]
        filled[0] += 1
        filled[1] += chance
        filled[2] += station == truth
    return Belief(
        seen.samples + 1,
        seen.score + math.log2(max(given, LEAST)),
        seen.uniform - math.log2(possible),
        seen.missed + (given < LEAST),
        tuple((int(n), float(chance), int(hits)) for n, chance, hits in bins),
    )


def replayed(schedule: Schedule, result: Result) -> State:
    """The end of a game that was kept, its whole log with it."""
    state = catalog.start(schedule.edition_now())
    for ply in result.log.split():
        seat, _, move = ply.partition(":")
        state = state.play(seat, move)
    return state


def _table(match: Match) -> YardTable:
    table = match.view(X).table
    assert isinstance(table, YardTable)
    return table


def _station(match: Match) -> int:
    return _table(match).pawn(X).station or 0


def _result(
    fixture: Fixture, edition: YardEdition, match: Match, x_work: Work, hunters_work: Work, belief: Belief | None
) -> Result:
    outcome, table = match.state.outcome, _table(match)
    assert outcome is not None
    return Result(
        **fixture._asdict(),
        reason=outcome.reason,
        x_won=None if outcome.points else X in outcome.winners,
        points=dict(outcome.points).get(X),
        rounds=table.round,
        station=table.pawn(X).station or 0,
        log=" ".join(f"{ply.seat}:{ply.move}" for ply in match.state.log),
        x_work=x_work,
        hunters_work=hunters_work,
        belief=belief,
    )
