"""Whole random heats of the compact game, by two implementations of its rules that share no code."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogbound import start
from fogbound.catalog import find_chase
from fogbound.games.yard.board import Board, load
from fogbound.games.yard.rules import ChaseState
from fogbound.polled import choices
from tests.perft import naive_compact
from tests.perft.translate import REASON, naive_heat
from tests.rules.little import board

# A tight board: an island that only a boat reaches, a boat beside a taxi, and stations where colleagues block others.
SHED = board(taxi="1-2 2-3 3-4 4-1 5-6 6-9", bus="2-5 5-9", underground="1-3 3-6 6-7", ferry="4-8 1-2 6-10")

HEATS: list[dict[str, Any]] = [
    {},
    {"players": 2, "x_black": 4},
    {"players": 4, "x_black": 3, "boat_rides": "per_ticket", "prices": "0,5,1"},
    {"x_black": 2, "stuck_leftovers": "kept"},
]


@pytest.mark.parametrize("options", HEATS)
@pytest.mark.parametrize(
    ("where", "numbers"),
    [
        (load("tiny-harbour"), ""),
        (load("tiny-harbour"), "1,4,10,14"),
        (SHED, "1,2,3,4,5,6,7,8,9,10"),
        (load("london-compact"), ""),
    ],
)
def test_both_implementations_play_the_same_heats(where: Board, numbers: str, options: dict[str, Any]) -> None:
    """From the first placing to the points: the same moves for the same seats, the same end, the same points."""
    edition = find_chase("yard/compact-2015", board=where, start_numbers=numbers, **options)
    for seed in range(40 if len(where.stations) < 20 else 6):
        rng, state = Random(seed), start(edition)
        assert isinstance(state, ChaseState)
        heat = naive_heat(edition, state.position)
        while state.turn:
            assert set(naive_compact.legal(heat)) == offered(state)
            assert_same_end(state, heat)
            seat, move = rng.choice(sorted(plies(state, sparing=seed % 2 == 1)))
            state, heat = state.play(seat, move), naive_compact.play(heat, seat, move)
        assert_same_end(state, heat)
        assert naive_compact.legal(heat) == []


def offered(state: ChaseState) -> set[tuple[str, str]]:
    return {(seat, str(move)) for seat in state.turn for move in choices(state, seat)}


def plies(state: ChaseState, *, sparing: bool) -> set[tuple[str, str]]:
    """The legal plies. With `sparing`, captures are left out if there is anything else, so that a heat lasts."""
    every = offered(state)
    others = {(seat, move) for seat, move in every if seat == "x" or move[1:] != str(state.position.at[0])}
    return others if sparing and others else every


def assert_same_end(state: ChaseState, heat: naive_compact.Heat) -> None:
    if state.outcome is not None:
        assert heat.result is not None
        reason, points = heat.result
        assert REASON.get(state.outcome.reason, state.outcome.reason) == reason
        assert state.outcome.points == (("x", points),)
        assert state.outcome.winners == ()
        return
    assert heat.result is None
    if state.position.phase == "pursuit":
        given_up = state.play(state.turn[0], "concede").outcome
        assert given_up is not None
        assert given_up.points == (("x", naive_compact.conceded(heat)),)
