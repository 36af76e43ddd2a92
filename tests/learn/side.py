"""One of many tables in lockstep, beside the same game by the rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest
import torch
from torch import Tensor

from fogbound.fast import Chase, Sifter
from fogbound.fast.policies import uniform
from fogbound.game import Move
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.rules import ChaseState, start
from fogbound.learn import tables as play
from fogbound.learn.rules import Rules
from fogbound.learn.tables import Tables

Scores = Callable[[Tables], tuple[Tensor, Tensor]]  # of X's rides, and of doubles from every station


class Side:
    """One table of many, and the same game by the rules; `scores` and `slips` are how X is believed to play."""

    def __init__(
        self, rules: Rules, edition: YardEdition, tables: Tables, scores: Scores | None = None, slips: float = 0.0
    ) -> None:
        self.layout, self.rules, self.tables, self.edition = rules.layout, rules, tables, edition
        self._scores, self._slips = scores or self._even, slips
        at = [self.layout.stations[n] for n in tables.at[0].tolist() if n < self.layout.nowhere]
        self.state = start(edition)
        while self.state.turn and (self.state.turn == ("dealer",) or self.state.position.phase == "place"):
            seat = self.state.turn[0]
            verb, target = ("place", seat) if seat != "dealer" else ("deal", self._dealt())
            self._play(seat, Move(verb, (at[edition.index[target]],)))
        self.sifter = Sifter(Chase(edition), uniform)

    def _even(self, tables: Tables) -> tuple[Tensor, Tensor]:
        return torch.zeros(len(tables), self.rules.none), torch.zeros(len(tables), self.rules.stations)

    def _dealt(self) -> str:
        return next(seat for seat, _ in self.edition.deals if not self.state.position.at[self.edition.index[seat]])

    def _play(self, seat: str, move: Move) -> None:
        following = self.state.play(seat, move)
        assert isinstance(following, ChaseState)
        self.state = following

    def x_moves(self) -> tuple[set[str], play.XMay]:
        may = play.x_may(self.rules, self.tables)
        choices = play.x_choices(self.rules, self.tables)[0].tolist()
        found = {str(self._move(n)) for n in choices if n != self.rules.none and may.ride[0, n]}
        return found | ({"double"} if may.double[0, self.tables.at[0, 0]] else set()), may

    def _move(self, ride: int) -> Move:
        _, ticket, there = self.layout.rides[ride]
        return Move(ticket, (there,))

    def step(self, rng: Random) -> None:
        """One random ply on both sides."""
        if self.tables.phase[0] == play.PURSUIT:
            self._pursue(rng)
        else:
            self._flee(rng)
        going = play.pursuit(self.rules, self.tables)
        play.end_round(self.rules, self.tables, going)
        while self.state.turn == ("dealer",):
            self._play("dealer", self.state.moves("dealer")[0])

    def _flee(self, rng: Random) -> None:
        found, may = self.x_moves()
        assert found == {str(move) for move in self.state.moves("x")} - {"concede"}
        move = rng.choice([move for move in self.state.moves("x") if move.verb != "concede"])
        here = self.state.position.at[0]
        ply = self.rules.none if move.verb == "double" else self.layout.index[here, move.verb, move.number]
        policy = play.x_policy(self.rules, may, *self._scores(self.tables), self._slips)
        play.x_play(self.rules, self.tables, torch.tensor([ply]), policy)
        self._play("x", move)

    def _pursue(self, rng: Random) -> None:
        going = play.pursuit(self.rules, self.tables)
        assert bool(going.any[0])
        seat = self.edition.pursuers[int(going.mover[0])]
        assert seat == self.state.turn[0]
        legal = [int(n) for n in going.rides[0, going.mover[0]][going.legal[0, going.mover[0]]]]
        assert {str(self._move(n)) for n in legal} == {str(move) for move in self.state.moves(seat)} - {"concede"}
        ride = rng.choice(legal)
        play.pursuer_plays(self.rules, self.tables, going.mover, torch.tensor([ride]))
        self._play(seat, self._move(ride))

    def check(self) -> None:
        position, tables, here = self.state.position, self.tables, self.layout.stations
        over = position.outcome is not None
        assert over == bool(tables.phase[0] == play.OVER)
        at = tables.at[0].tolist()
        assert [here[n] for n in at[: len(position.at)]] == list(position.at)
        assert [tuple(purse) for purse in tables.purses[0].tolist()][: len(position.purses)] == list(position.purses)
        assert (int(tables.black[0]), int(tables.doubles[0])) == (position.black, position.doubles)
        assert (int(tables.round[0]), int(tables.windows[0])) == (position.round, position.windows)
        if over:
            return
        assert ("x", "double", "second", "pursuit")[int(tables.phase[0])] == position.phase
        self.sifter.follow(self.state.view(self.edition.pursuers[0]))
        expected = np.zeros(self.rules.stations)
        for station, chance in self.sifter.suspects:
            expected[self.layout.index_of[station]] = chance
        belief = tables.belief[0].numpy()
        assert np.abs(belief - expected).max() < 1e-4
        assert ((belief > 0) == (expected > 0)).all()
        if self._scores == self._even:
            assert np.abs(tables.possible[0].numpy() - expected).max() < 1e-4

    def gain(self) -> None:
        """At the end X has gained what the rules say."""
        outcome = self.state.position.outcome
        assert outcome is not None
        points = dict(outcome.points).get("x")
        worth = int(self.rules.began_worth[self.tables.terms[0]])
        expected = float("x" in outcome.winners) if points is None else points / worth
        assert float(self.tables.gain[0]) == pytest.approx(expected, abs=1e-5)
