"""What X gains after each ply, by the network and the rules."""

from __future__ import annotations

import numpy as np
import pytest

from fogbound.bots.fast_chase import chase_for
from fogbound.bots.mind.rows import seen_in
from fogbound.bots.mind.terms import terms_of
from fogbound.catalog import find_chase
from fogbound.game import Move
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.rules import ChaseState
from tests.bots.mind.learned import B, C, learned_bot, moments, network_for

DOUBLE = Move("double")


def _values(edition: YardEdition, state: ChaseState) -> dict[int, tuple[float, float]]:
    """For every station that X may be on: its probability, and what X gains there by the network."""
    network, chase = network_for(edition), chase_for(edition)
    odds = dict(learned_bot(edition).belief(state.view(None)))
    belief = np.zeros((1, network.layout.nowhere), dtype=np.float32)
    belief[0, [station - 1 for station in odds]] = list(odds.values())
    row, seat = chase.state(state.position)[None], chase.seat(state.turn[0])
    seen = seen_in(network.layout, terms_of(edition, network.layout), row, seat)
    values = network.values(network.read(seen, belief))[0]
    return {station: (chance, float(values[station - 1])) for station, chance in odds.items()}


def test_a_pursuers_chance_is_the_mean_over_the_belief() -> None:
    """Station by station, where this ride does not catch X."""
    edition, compared = find_chase(B), 0
    for state, seat in moments(edition, 4):
        if state.position.phase == "pursuit" and len(state.turn) > 1 and compared < 8:
            first = learned_bot(edition).advise(state.view(seat)).choices[0]
            then = state.play(seat, first.move)
            if then.outcome is None:
                missed = 1 - dict(learned_bot(edition).belief(state.view(seat))).get(first.move.number, 0.0)
                mean = sum(chance * value for chance, value in _values(edition, then).values())
                assert first.chance == pytest.approx(1 - missed * mean, abs=1e-4)
                compared += 1
    assert compared > 3


def test_xs_chance_is_that_of_the_station_after_the_move() -> None:
    edition, compared = find_chase(B), 0
    for state, seat in moments(edition, 3):
        if state.position.phase == "x" and DOUBLE in state.moves(seat) and compared < 8:
            rated = {choice.move: choice.chance for choice in learned_bot(edition).advise(state.view("x")).choices}
            for move in (DOUBLE, next(iter(rated))):
                then = state.play("x", move)
                assert rated[move] == pytest.approx(_values(edition, then)[then.position.at[0]][1], abs=1e-4)
            compared += 1
    assert compared > 2


def test_a_capture_is_the_best_move_where_points_count() -> None:
    edition, taken = find_chase(C), 0
    for seed in range(12):
        for state, seat in moments(edition, seed):
            rides = [m for m in state.moves(seat) if m.verb in "tbu" and m.args == (state.position.at[0],)]
            if seat != "x" and state.position.phase == "pursuit" and state.position.x_visible and rides:
                chances = {
                    choice.move: choice.chance for choice in learned_bot(edition).advise(state.view(seat)).choices
                }
                assert max(map(chances.__getitem__, rides)) == max(chances.values())
                taken += 1
    assert taken > 4
