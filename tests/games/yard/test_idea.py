"""The one idea of a hint: true by the rules, and the right one of several."""

from __future__ import annotations

from random import Random

import pytest

from fogbound import find, start, testing
from fogbound.game import Move, View
from fogbound.games.yard.danger import dangers
from fogbound.games.yard.idea import Exposed, Fact, Threat, idea
from fogbound.games.yard.moves import DOUBLE, RIDES
from fogbound.games.yard.reasons import Away, Catches, Closer, Reach, Shows, Spends, Suspects, reasons
from fogbound.games.yard.rules import ChaseState

EDITIONS = ["yard/classic-1983", "yard/police-2017", "yard/compact-2015"]


def _idea(state: ChaseState, view: View, move: Move, odds: tuple[tuple[int, float], ...] = ()) -> tuple[Fact, ...]:
    return idea(state.edition, view, move, reasons(state.edition, view, [move], odds)[0])


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_an_idea_of_x_names_a_real_trap_and_never_calls_a_trap_safe(edition_id: str) -> None:
    seen = set[type]()
    for seed in range(4):
        for state in testing.random_game(start(find(edition_id)), Random(seed)):
            assert isinstance(state, ChaseState)
            if state.turn != ("x",):
                continue
            view = state.view("x")
            traps = {danger.station: danger.seats for danger in dangers(state.edition, view)}
            rides = {move.number for move in view.moves if move.verb in RIDES}
            for move in view.moves:
                if move.verb not in RIDES and move != DOUBLE:
                    continue
                facts = _idea(state, view, move)
                assert 1 <= len(facts) <= 2
                seen |= {type(fact) for fact in facts}
                trapped = move.verb in RIDES and move.number in traps
                for fact in facts:
                    if isinstance(fact, Threat):
                        assert fact.seat in traps[fact.station]
                        assert fact.pursuers == max(len(seats) for seats in traps.values())
                    if isinstance(fact, Exposed):
                        seen_there = state.play("x", move).log[-1].secret is None
                        assert fact == Exposed(len(traps[move.number]), set(traps) == rides, seen_there)
                assert trapped == any(isinstance(fact, Exposed) for fact in facts)
    assert {Threat, Exposed, Away} <= seen


def test_without_a_trap_the_idea_is_being_seen_or_being_hard_to_find() -> None:
    seen = set[type]()
    for seed in range(6):
        for state in testing.random_game(start(find("yard/classic-1983")), Random(seed)):
            assert isinstance(state, ChaseState)
            if state.turn == ("x",) and not dangers(state.edition, state.view("x")):
                for move in state.moves("x"):
                    if move.verb in RIDES:
                        seen |= {type(fact) for fact in _idea(state, state.view("x"), move)}
    assert {Shows, Suspects} <= seen <= {Shows, Suspects, Away}


def test_a_double_is_a_way_out_of_a_trap() -> None:
    for seed in range(9):
        for state in testing.random_game(start(find("yard/classic-1983")), Random(seed)):
            assert isinstance(state, ChaseState)
            if DOUBLE in state.moves("x") and dangers(state.edition, state.view("x")):
                threat, way_out = _idea(state, state.view("x"), DOUBLE)
                assert isinstance(threat, Threat)
                assert isinstance(way_out, Spends)
                return
    pytest.fail("no trap came up")


def test_pursuers_go_and_look_only_where_it_is_likely() -> None:
    state = next(s for s in testing.random_game(start(find("yard/classic-1983")), Random(1)) if "red" in s.turn)
    assert isinstance(state, ChaseState)
    view = state.view("red")
    move = next(move for move in view.moves if move.verb in RIDES)
    beyond = state.edition.board.rides["t"][move.number][0][0]
    assert _idea(state, view, move, ((move.number, 0.6), (beyond, 0.4))) == (Catches(move.number, 0.6),)
    (fact,) = _idea(state, view, move, ((move.number, 0.02), (beyond, 0.98)))
    assert isinstance(fact, Reach)
    far = max(state.edition.board.distances[move.number].items(), key=lambda one: one[1])[0]
    (fact,) = _idea(state, view, move, ((far, 1.0),))
    assert not isinstance(fact, Catches | Reach)
    assert isinstance(fact, Closer) or type(fact).__name__ == "Range"
