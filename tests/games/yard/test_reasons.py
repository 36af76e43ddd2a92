"""What speaks for a move: facts, each held against the rules or against the belief it was given."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from fogbound import find, start, testing
from fogbound.game import DEALER, Move, Seat
from fogbound.games.yard.belief import belief
from fogbound.games.yard.moves import RIDES
from fogbound.games.yard.reasons import (
    Away,
    Catches,
    Closer,
    Only,
    Range,
    Reach,
    Reason,
    Shows,
    Spends,
    Suspects,
    Ways,
    reasons,
)  # fmt: skip
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
def test_reasons_for_moves_of_x(edition_id: str) -> None:
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
            if move.verb in RIDES:
                tickets = "tbuk" if then.position.black else "tbu"
                on = {n for ticket in tickets for n, _ in then.edition.board.rides[ticket][then.position.at[0]]}
                assert told[Ways] == Ways(len(on - set(then.position.at[1:])))
            if move.verb in ("k", "double"):
                left = then.position.black if move.verb == "k" else then.position.doubles
                assert told[Spends] == Spends(move.verb, left)
            else:
                assert Spends not in told
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


def test_an_open_x_learns_how_many_suspects_a_black_ticket_makes() -> None:
    hides = 0
    for state, seat in _moments("yard/compact-2015", 1):
        if seat != "x":
            continue
        for move, told in _about(state, seat).items():
            assert Shows not in told, "he always is"
            assert (Suspects in told) == (move.verb == "k" and told[Suspects] != Suspects(1, 1))
            hides += Suspects in told
    assert hides


def test_reasons_for_moves_of_pursuers() -> None:
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
            near = {n for n in stations if ways[there][n] <= 1}
            pawns = dict(zip(state.edition.seats, state.position.at, strict=True))
            mates = [at for mate, at in pawns.items() if mate not in ("x", seat)]
            alone = {n for n in near if all(ways[at][n] > 1 for at in mates)}
            if Reach in told:
                assert told[Reach] == pytest.approx((len(near) / len(stations), len(near)))
                assert told.get(Only, Only(0.0)) == pytest.approx((len(alone) / len(stations),), abs=0.01)
            if Spends in told:
                purse = state.position.purses[state.edition.purse_of[seat]]
                assert told[Spends] == Spends(move.verb, purse["tbu".index(move.verb)] - 1)
            else:
                assert seat in state.edition.police
            if Closer in told:
                mean = [sum(ways[at][n] for n in stations) / len(stations) for at in (here, there)]
                assert told[Closer] == pytest.approx(mean)
                assert mean[1] < mean[0]
    assert kinds == {Catches, Reach, Only, Closer, Range, Spends}


def test_reasons_for_placing() -> None:
    for state, seat in _moments("yard/compact-2015", 2):
        if state.position.phase == "place":
            rides = state.edition.board.rides
            for move, told in _about(state, seat).items():
                one = {n for ticket in "tbu" for n, _ in rides[ticket][move.number]}
                two = {n for at in one for ticket in "tbu" for n, _ in rides[ticket][at]}
                assert told == {Range: Range(len(one | two | {move.number}))}


def test_reasons_at_every_table() -> None:
    """Dead ends, islands, pawns that wait to be placed: what cannot be said is left out."""
    phases = set()
    for seed in range(40):
        moments = [state for state, _ in game(seed) if state.turn and state.turn != (DEALER,)]
        for state in {state.position.phase: state for state in moments if len(state.log) < 30}.values():
            _about(state, state.turn[0])
            phases.add(state.position.phase)
    assert phases == {"place", "x", "double", "second", "show", "take", "pursuit"}
