"""What speaks for a move: facts, each held against the rules or against the belief it was given."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from fogbound import find, start, testing
from fogbound.game import DEALER, Move, Seat
from fogbound.games.yard.belief import belief
from fogbound.games.yard.moves import RIDES
from fogbound.games.yard.reasons import Away, Catches, Closer, Reach, Reason, Shows, Suspects, reasons
from fogbound.games.yard.rules import ChaseState
from tests.fast.tables import game


def _moments(edition_id: str, seed: int) -> Iterator[tuple[ChaseState, Seat]]:
    for state in testing.random_game(start(find(edition_id)), Random(seed)):
        assert isinstance(state, ChaseState)
        if state.turn and state.turn != (DEALER,):
            yield state, state.turn[0]


def _about(state: ChaseState, seat: Seat) -> dict[Move, dict[type[Reason], Reason]]:
    """The reasons of all moves, by kind; every suspect is as likely as any other."""
    view = state.view(seat)
    moves = [move for move in view.moves if move.verb != "concede"]
    stations = belief(state.edition, view).stations
    odds = tuple((n, 1 / len(stations)) for n in stations if n)
    found = reasons(state.edition, view, moves, odds)
    assert all(len({type(reason) for reason in each}) == len(each) for each in found)
    return {move: {type(reason): reason for reason in each} for move, each in zip(moves, found, strict=True)}


@pytest.mark.parametrize("edition_id", ["yard/classic-1983", "yard/police-2017"])
def test_of_x(edition_id: str) -> None:
    shown = spread = 0
    for state, seat in _moments(edition_id, 4):
        if seat != "x" or len(state.log) > 30:
            continue
        before = len(belief(state.edition, state.view(None)).stations)
        for move, told in _about(state, seat).items():
            then = state.play("x", move)
            ways = then.edition.board.distances
            nearest = min(ways[at][then.position.at[0]] for at in then.position.at[1:])
            away = told[Away]
            assert isinstance(away, Away)
            assert away.rides == nearest
            stands = then.position.at[then.edition.seats.index(away.seat)]
            assert ways[stands][then.position.at[0]] == nearest
            if then.position.x_visible and move.verb in RIDES:
                assert told[Shows] == Shows(then.position.at[0])
                assert Suspects not in told
                shown += 1
            else:
                assert Shows not in told
                after = len(belief(state.edition, then.view(None)).stations)
                assert told.get(Suspects, Suspects(1, 1)) == Suspects(before, after)
                spread += after > before
    assert shown
    assert spread


def test_an_x_in_sight_is_told_what_a_black_ticket_hides() -> None:
    hides = 0
    for state, seat in _moments("yard/compact-2015", 1):
        if seat != "x":
            continue
        for move, told in _about(state, seat).items():
            assert Shows not in told, "he always is"
            assert (Suspects in told) == (move.verb == "k" and told[Suspects] != Suspects(1, 1))
            hides += Suspects in told
    assert hides


def test_of_pursuers() -> None:
    kinds = set[type[Reason]]()
    for state, seat in _moments("yard/police-2017", 4):
        if seat == "x" or len(state.log) > 30:
            continue
        stations = belief(state.edition, state.view(seat)).stations
        ways, here = state.edition.board.distances, state.position.at[state.edition.seats.index(seat)]
        for move, told in _about(state, seat).items():
            kinds |= told.keys()
            there = move.number
            if Catches in told:
                assert told[Catches] == pytest.approx((there, 1 / len(stations)))
            else:
                assert there not in stations or len(stations) > 100
            near = sum(ways[there][n] <= 1 for n in stations) / len(stations)
            if Reach in told:
                assert told[Reach] == pytest.approx((near,))
            if Closer in told:
                mean = [sum(ways[at][n] for n in stations) / len(stations) for at in (here, there)]
                assert told[Closer] == pytest.approx(mean)
                assert mean[1] < mean[0]
    assert kinds == {Catches, Reach, Closer}


def test_something_can_be_said_at_any_table_without_stumbling() -> None:
    """Dead ends, islands, pawns that wait to be placed: what cannot be said is left out."""
    phases = set()
    for seed in range(40):
        moments = [state for state, _ in game(seed) if state.turn and state.turn != (DEALER,)]
        for state in {state.position.phase: state for state in moments if len(state.log) < 30}.values():
            _about(state, state.turn[0])
            phases.add(state.position.phase)
    assert phases == {"place", "x", "double", "second", "show", "take", "pursuit"}
