"""A ply that a search hardly visited is rated by a search of its own."""

from __future__ import annotations

import pytest

from fogbound import find, start
from fogbound.game import Move, Seat
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.rules import ChaseState
from tests.bots.searchers import moments, search_bot, with_coalition


def test_a_move_that_the_search_left_out_is_rated_on_request() -> None:
    """The search leaves out a black ticket in the first round. It is worth as much as the same ride by taxi."""
    edition = find("yard/classic-1983")
    state, _ = next((s, seat) for s, seat in moments(start(edition), 2) if seat == "x")
    view = state.view("x")
    wasted = next(move for move in view.moves if move.verb == "k")
    plain, asked = (search_bot(edition, simulations=2000).advise(view, also) for also in (None, wasted))
    assert wasted not in [choice.move for choice in plain.choices]
    assert asked.choices[:-1] == plain.choices
    assert (asked.choices[-1].move, asked.choices[-1].share) == (wasted, 0.0)
    same = next(choice for choice in plain.choices if choice.move.args == wasted.args)
    assert asked.choices[-1].chance == pytest.approx(same.chance, abs=0.1)
    best = search_bot(edition, simulations=2000).advise(view, plain.choices[0].move)
    assert best.choices == plain.choices


def test_missing_a_capture_is_rated_worse_than_taking_it() -> None:
    """Where X is visible next to a pursuer, a capture is certain to win, and any other ride is not."""
    edition, seen = find("yard/police-2017"), 0
    for seed in range(30):
        for state, seat in moments(start(edition), seed):
            here = state.position.at[0]
            if seat == "x" or not state.position.x_visible or here not in {m.number for m in _rides(state, seat)}:
                continue
            missed = next(move for move in _rides(state, seat) if move.number != here)
            taken = next(move for move in _rides(state, seat) if move.number == here)
            advice = with_coalition(search_bot(edition, simulations=300), 0.0).advise(state.view(seat), missed)
            chances = {choice.move: choice.chance for choice in advice.choices}
            assert chances[taken] == 1.0
            assert chances[missed] < 1.0
            certain = search_bot(edition, simulations=300).advise(state.view(seat), taken)
            assert {choice.move: choice.chance for choice in certain.choices}[taken] == 1.0
            seen += 1
    assert seen >= 3


def _rides(state: ChaseState, seat: Seat) -> list[Move]:
    return [move for move in state.moves(seat) if move.verb in TICKETS]
