"""Many tables in lockstep against the rules, ply by ply: legal moves, what comes of them, endings, and the belief."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
import torch

from fogbound.bots.mind.layout import Layout
from fogbound.bots.mind.terms import terms_of
from fogbound.catalog import find_chase
from fogbound.fast import Chase, Sifter
from fogbound.fast.policies import uniform
from fogbound.game import Move
from fogbound.games.yard.board import BLACK, ORDINARY
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.rules import ChaseState, start
from fogbound.learn import tables as play
from fogbound.learn.rules import Rules
from fogbound.learn.tables import Tables
from tests.fast.tables import SEEDS, table

KINDS = (*ORDINARY, BLACK)
PLAIN = [
    edition
    for seed in SEEDS
    if not (edition := table(seed).edition).voluntary_reveal
    and edition.stock is None
    and not (edition.doubles and edition.boats is not None)
    and len(edition.pursuers) <= 5
]


class Side:
    """One table of many, and the same game by the rules."""

    def __init__(self, rules: Rules, edition: YardEdition, tables: Tables) -> None:
        self.layout, self.rules, self.tables, self.edition = rules.layout, rules, tables, edition
        at = [self.layout.stations[n] for n in tables.at[0].tolist() if n < self.layout.nowhere]
        self.state = start(edition)
        while self.state.turn and (self.state.turn == ("dealer",) or self.state.position.phase == "place"):
            seat = self.state.turn[0]
            verb, target = ("place", seat) if seat != "dealer" else ("deal", self._dealt())
            self._play(seat, Move(verb, (at[edition.index[target]],)))
        self.sifter = Sifter(Chase(edition), uniform)

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
        """One ply by both; the tables' own chance decides which."""
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
        even = play.x_policy(self.rules, may, torch.zeros(1, self.rules.none), torch.zeros(1, self.rules.stations))
        play.x_play(self.rules, self.tables, torch.tensor([ply]), even)
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
        expected = {station: chance for station, chance in self.sifter.suspects if chance > 0}
        belief = {here[n]: float(chance) for n, chance in enumerate(tables.belief[0]) if chance > 0}
        assert belief == pytest.approx(expected, abs=1e-4)

    def gain(self) -> None:
        """At the end X has gained what the rules say."""
        outcome = self.state.position.outcome
        assert outcome is not None
        points = dict(outcome.points).get("x")
        worth = int(self.rules.began_worth[0])
        expected = float("x" in outcome.winners) if points is None else points / worth
        assert float(self.tables.gain[0]) == pytest.approx(expected, abs=1e-5)


def _side(edition: YardEdition, seed: int) -> Side:
    layout = Layout(edition.board)
    rules = Rules(layout, [terms_of(edition, layout)], "cpu")
    chance = torch.Generator().manual_seed(seed)
    return Side(rules, edition, play.dealt(rules, torch.zeros(1, dtype=torch.long), chance))


def test_every_ply_at_tables_of_every_kind() -> None:
    endings: Counter[str] = Counter()
    assert len(PLAIN) > 50
    for seed, edition in enumerate(PLAIN[:70]):
        side, rng = _side(edition, seed), Random(seed)
        side.check()
        while side.state.position.outcome is None:
            side.step(rng)
            side.check()
        side.gain()
        endings[side.state.position.outcome.reason] += 1
    assert set(endings) == {"captured", "escaped", "stuck", "spent", "trapped"}


@pytest.mark.parametrize(
    ("name", "options"),
    [("yard/classic-1983", {"players": n}) for n in (3, 4, 5, 6)]
    + [("yard/police-2017", {"players": n}) for n in (2, 3, 4, 5, 6)]
    + [("yard/compact-2015", {"players": 2})],
)
def test_every_published_table(name: str, options: dict[str, int]) -> None:
    side, rng = _side(find_chase(name, **options), 1), Random(2)
    while side.state.position.outcome is None:
        side.step(rng)
        side.check()
    side.gain()
