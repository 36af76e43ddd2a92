"""X's last move: the mix against which the best cover catches least."""

from __future__ import annotations

from itertools import islice, product

import numpy as np
import pytest

from fogbound.bots.mind.endgame import cover, reach
from fogbound.bots.mind.last_move import LastMove, lay
from fogbound.catalog import find_chase
from fogbound.fast import Chase, Sifter
from fogbound.fast.policies import uniform
from fogbound.games.yard.board import ORDINARY, TICKETS
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.position import Position
from fogbound.notation import CONCEDE
from tests.bots.mind.last_rounds import CROWDED, last_moments
from tests.bots.mind.learned import B


def test_many_covers_at_once_equal_single_covers() -> None:
    rng, clashes = np.random.default_rng(7), 0
    for pawns in (0, 1, 3, 5):
        ends = [rng.choice(12, size=rng.integers(0, 6), replace=False) for _ in range(pawns)]
        mass = rng.random((200, 12)) * (rng.random((200, 12)) < 0.5)
        laid = np.zeros_like(mass)
        lay(laid, ends, mass)
        for row, here in zip(laid, mass, strict=True):
            reaches = [reach(there, here, pawns) for there in ends]
            assert set(np.flatnonzero(row)) == {station for _, station in cover(reaches)}
            likes = [one[0][1] for one in reaches if one]
            clashes += len(set(likes)) < len(likes)
    assert clashes > 20


def test_x_mixes_so_that_no_cover_catches_more() -> None:
    """What the best cover finds of a mix is about what covers find of any X at least: so neither can do much better."""
    gaps = []
    for edition in (*CROWDED, find_chase(B, max_rounds=4, reveals=(2, 4))):
        chase = Chase(edition)
        last_move = LastMove(chase)
        for seed, phase in product(range(5), ("x", "double", "second")):
            for state in islice(last_moments(edition, phase, seed), 1):
                worlds = Sifter(chase, uniform).follow(state.view("x")).worlds()
                ways = last_move.ways(*worlds)
                mix = last_move.mix(chase.state(state.position), ways)
                assert np.bincount(ways.world, mix.shares) == pytest.approx(np.ones(len(worlds.chances)))
                gaps.append(mix.found - mix.least)
    assert len(gaps) > 12
    assert min(gaps) > -1e-9
    assert max(gaps) < 0.03
    assert np.mean(gaps) < 0.003


def test_shares_cover_legal_plies_and_only_the_last_move_is_solved() -> None:
    edition = find_chase(B, players=4, max_rounds=3)
    chase = Chase(edition)
    for seed in range(3):
        for state in islice(last_moments(edition, "x", seed), 1):
            plies = np.array([chase.ply("x", move) for move in state.moves("x") if move != CONCEDE], dtype=np.int32)
            worlds = Sifter(chase, uniform).follow(state.view("x")).worlds()
            solved = LastMove(chase).solve(*worlds, chase.state(state.position), plies)
            assert solved is not None
            shares, chances = solved
            assert shares.sum() == pytest.approx(1)
            assert ((chances >= 0) & (chances <= 1)).all()
            early = state.position._replace(round=1)
            assert LastMove(chase).solve(*worlds, chase.state(early), plies) is None


def _within_reach(edition: YardEdition, position: Position) -> bool:
    """Has any pursuer a ticket to where X is?"""
    for seat in edition.pursuers:
        which = edition.purse_of.get(seat)
        for n, ticket in enumerate(ORDINARY):
            paid = which is None or position.purses[which][n]
            rides = edition.board.rides[ticket][position.at[edition.index[seat]]]
            if paid and any(there == position.at[0] for there, _ in rides):
                return True
    return False


def test_x_is_safe_out_of_reach_and_lost_in_sight_within_reach() -> None:
    """X appears after the third ride, which is the last unless X doubled before."""
    edition = find_chase(B, players=4, max_rounds=3)
    chase, found = Chase(edition), set()
    for seed in range(6):
        for state in islice(last_moments(edition, "x", seed), 1):
            rides = [move for move in state.moves("x") if move.verb in TICKETS]
            plies = np.array([chase.ply("x", move) for move in rides], dtype=np.int32)
            worlds = Sifter(chase, uniform).follow(state.view("x")).worlds()
            solved = LastMove(chase).solve(*worlds, chase.state(state.position), plies)
            assert solved is not None
            for ride, chance in zip(rides, solved[1], strict=True):
                then = state.play("x", ride).position
                near = _within_reach(edition, then)
                if not near:
                    assert chance == 1.0
                elif then.x_visible:
                    assert chance == pytest.approx(0)
                found.add((near, then.x_visible))
    assert len(found) == 4
