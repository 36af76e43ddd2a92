"""Plays one game of a schedule. The same fixture gives the same game on every machine."""

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
from fogbound.bots.naming import parse_bot
from fogbound.bots.stand_in import Refused, choose, describe, dismiss
from fogbound.errors import BadResults
from fogbound.game import Move, Player, State, View
from fogbound.games.yard.belief import Tracker
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.table import YardTable
from fogbound.match import Match

# The least chance that counts in scoring: one confident mistake would otherwise outweigh everything else.
LEAST = 1e-6


@dataclass(frozen=True)
class Task:
    """A fixture with everything another process needs to play it."""

    schedule: Schedule
    fixture: Fixture


def play(task: Task) -> Result:
    """Play one game."""
    schedule, fixture = task.schedule, task.fixture
    if schedule.code != playing_code():
        raise BadResults("other-code", "A machine of the cluster runs a different Fogbound than this one.")
    edition = schedule.edition_now()
    catalog.preload(edition)  # once per process, before any clock runs
    fleeing, hunting = (_make_bot(schedule, fixture, edition, side) for side in ("x", "hunters"))
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
    return _result(fixture, edition, match, fleeing.work, hunting.work, witness.belief)


def _seed(schedule: Schedule, fixture: Fixture) -> bytes:
    """Depends on the start alone, so that all duels, and both games of each, are dealt the same."""
    return hashlib.sha256(f"fogbound arena {schedule.seed} start {fixture.start}".encode()).digest()


def _make_bot(schedule: Schedule, fixture: Fixture, edition: YardEdition, side: str) -> TimedBot:
    """A side's bot, with a random generator that no other game of the schedule repeats."""
    name = fixture.x if side == "x" else fixture.hunters
    chance = f"{schedule.seed} {fixture.start} {fixture.x} {fixture.hunters} {side}"
    bot = parse_bot(name, edition, kinds(dict(schedule.programs)))
    return TimedBot(bot.make(edition, Random(chance)), Random(f"{chance} stand-in"))


class PairedMatch(Match):
    """A match whose deals depend as little as possible on earlier plies.

    Each offer gets its own number from the seed, and the offer with the least is dealt. When a detective has taken one
    of the starts, all other starts stay as they were; with the draws of `proof` they would all change.
    """

    def _draw(self, offers: tuple[Move, ...]) -> Move:
        return min(offers, key=lambda offer: hmac.digest(self._seed, f"{self.ply} {offer}".encode(), "sha256"))


class TimedBot:
    """A bot with a clock. Where the bot fails, a random move replaces its choice and the error is counted."""

    def __init__(self, bot: Player, rng: Random) -> None:
        self.bot = bot
        self.work = Work()
        self._rng = rng

    def choose(self, view: View) -> Move | None:
        begun = perf_counter()
        move, trouble = choose(self.bot, view, self._rng)
        if move is None and trouble is None:
            return None
        self._count(perf_counter() - begun)
        if trouble is not None:
            self.fail(describe(trouble))
        return move

    def fail(self, trouble: str) -> None:
        self.work = replace(self.work, errors=self.work.errors + 1, trouble=self.work.trouble or trouble)

    def _count(self, took: float) -> None:
        work = self.work
        self.work = replace(work, moves=work.moves + 1, seconds=work.seconds + took, slowest=max(work.slowest, took))


class Witness:
    """Asks the pursuers' bot where it believes X is, and compares with the truth. The bot sees only its own view."""

    def __init__(self, edition: YardEdition, hunting: TimedBot) -> None:
        self.belief = Belief() if isinstance(hunting.bot, Believer) else None
        self._hunting = hunting
        self._tracker = Tracker(edition)

    def look(self, match: Match) -> None:
        """Take a sample if X has just moved and the first pursuer is next."""
        bot, log, turn = self._hunting.bot, match.state.log, match.state.turn
        if self.belief is None or not isinstance(bot, Believer) or log[-1:] == () or log[-1].seat != X or turn[0] == X:
            return
        view = match.view(turn[0])
        possible = self._tracker.follow(view).stations
        if len(possible) < 2:
            return
        try:
            odds = check_odds(bot.belief(view))
        except Exception as problem:
            self._hunting.fail(describe(problem))
            return
        self.belief = add_sample(self.belief, odds, len(possible), _station(match))


def check_odds(odds: Odds) -> Odds:
    """The odds, if they add up to 1: a bot that gave every station 90 % would otherwise score best."""
    chances = [chance for _, chance in odds]
    if not (all(0 <= chance <= 1 for chance in chances) and math.isclose(sum(chances), 1, abs_tol=1e-6)):
        raise Refused("gave a belief whose chances do not add up to 1")
    return odds


def add_sample(belief: Belief, odds: Odds, possible: int, truth: int, limits: Sequence[float] = TENTHS) -> Belief:
    """The belief's record with one more sample.

    `truth` is X's station, `possible` is the number of stations X could be at, and `limits` lie between the bins.
    """
    given = sum(chance for station, chance in odds if station == truth)
    bins = [list(one) for one in belief.bins]
    for station, chance in odds:
        one = bins[bisect_right(limits, chance)]
        one[0] += 1
        one[1] += chance
        one[2] += station == truth
    return Belief(
        belief.samples + 1,
        belief.score + math.log2(max(given, LEAST)),
        belief.uniform - math.log2(possible),
        belief.missed + (given < LEAST),
        tuple((int(n), float(chance), int(hits)) for n, chance, hits in bins),
    )


def replay_result(schedule: Schedule, result: Result) -> State:
    """The final state of a stored game, with its whole log."""
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
