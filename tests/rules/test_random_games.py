"""What holds in every game: thousands of random plies, checked against a second version of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fogbound
from fogbound import State
from fogbound.games.yard.belief import Tracker
from fogbound.games.yard.board import Board, load
from fogbound.testing import random_game

from .little import A, B, board, edition_of, held, offers, result, table

PAYS = {"t": {"taxi"}, "b": {"bus"}, "u": {"underground"}, "k": {"taxi", "bus", "underground", "ferry"}}
WATCHED = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@cache
def village() -> Board:
    """A crowded board of sixteen stations in four rows, so that pawns meet, block and capture."""
    rows = " ".join(f"{n}-{n + 1}" for n in range(1, 17) if n % 4)
    columns = " ".join(f"{n}-{n + 4}" for n in range(1, 13))
    lines = board(taxi=f"{rows} {columns}", bus="1-3 3-11 11-9 9-1 6-16", underground="1-16 4-13", ferry="4-7 10-13")
    return replace(lines, starts=tuple((deck, tuple(range(1, 17))) for deck in ("detectives", "shared", "x")))


@st.composite
def tables(draw: st.DrawFn) -> tuple[State, int]:
    """A table with any players and options, and a seed for its play."""
    edition = draw(st.sampled_from([A, B]))
    options: dict[str, Any] = {
        "players": draw(st.integers(3 if edition == A else 2, 6)),
        "board": draw(st.sampled_from([village(), load("london-1983"), load("london-2017")])),
        "max_rounds": draw(st.sampled_from([22, 22, 3])),
    }
    if edition == A:
        options["voluntary_reveal"] = draw(st.booleans())
        options["x_ticket_accounting"] = draw(st.sampled_from(["unlimited", "counted"]))
    else:
        options["stuck_counts_police"] = draw(st.booleans())
        options["x_ticket_accounting"] = draw(st.sampled_from(["unlimited", "reserve"]))
    return fogbound.start(fogbound.find(edition, **options)), draw(st.integers(0, 10**6))


def watch(table_and_seed: tuple[State, int]) -> Iterator[State]:
    start, seed = table_and_seed
    yield from random_game(start, Random(seed))


@WATCHED
@given(tables())
def test_two_pawns_never_share_a_station_except_in_a_capture(setting: tuple[State, int]) -> None:
    for state in watch(setting):
        places = [pawn.station for pawn in table(state, "x").pawns if pawn.station is not None]
        if len(set(places)) < len(places):
            assert result(state) == ("pursuers", "captured")
            assert places.count(places[0]) == 2, "X and the one who caught him"
            assert len(set(places)) == len(places) - 1


@WATCHED
@given(tables())
def test_x_is_shown_exactly_at_his_appearances(setting: tuple[State, int]) -> None:
    for state in watch(setting):
        laid = table(state, "red")
        if state.outcome is not None:
            assert laid.pawn("x").station == table(state, "x").pawn("x").station
            continue
        last = laid.windows[-1] if laid.windows else None
        volunteered = any(ply.seat == "x" and ply.move.verb == "show" for ply in since_last_ride(state))
        due = last is not None and last.number in edition_of(state).reveals
        assert (laid.pawn("x").station is not None) is (due or volunteered)
        truth = table(state, "x")
        for seen, real in zip(laid.windows, truth.windows, strict=True):
            assert seen.station == (real.station if real.shown else None)
            assert seen.shown or seen.number not in edition_of(state).reveals


def since_last_ride(state: State) -> list[fogbound.Ply]:
    rides = [n for n, ply in enumerate(state.log) if ply.seat == "x" and ply.move.verb in PAYS]
    return list(state.log[rides[-1] :]) if rides else []


@WATCHED
@given(tables())
def test_the_rides_offered_are_those_a_second_reading_of_the_rules_finds(setting: tuple[State, int]) -> None:
    for state in watch(setting):
        laid = table(state, "x")
        if laid.phase == "pursuit":
            for seat in state.turn:
                assert offers(state, seat) == pursuer_rides(state, seat)
                assert offers(state, seat), "a seat in turn can ride"
        elif laid.phase in ("x", "second"):
            assert offers(state, "x") - {"double"} == x_rides(state)
            assert x_rides(state)
            pairs = {first for first in x_rides(state) if second_legs(state, first)}
            may_double = laid.phase == "x" and held(state, "x")["double"] > 0 and bool(pairs)
            assert ("double" in offers(state, "x")) is may_double
        elif laid.phase == "double":
            assert offers(state, "x") == {first for first in x_rides(state) if second_legs(state, first)}


NETWORKS: dict[str, dict[tuple[int, str], set[int]]] = {}


def links(state: State, here: int, ticket: str) -> set[int]:
    where = edition_of(state).board
    if where.name not in NETWORKS:
        found: dict[tuple[int, str], set[int]] = {(n, t): set() for n in where.stations for t in PAYS}
        for a, b, mode in where.connections:
            for t, modes in PAYS.items():
                if mode in modes:
                    found[a, t].add(b)
                    found[b, t].add(a)
        NETWORKS[where.name] = found
    return NETWORKS[where.name][here, ticket]


def taken(state: State) -> set[int | None]:
    return {pawn.station for pawn in table(state, "x").pawns if pawn.seat != "x"}


def pursuer_rides(state: State, seat: str) -> set[str]:
    pawn = table(state, "x").pawn(seat)
    assert pawn.station is not None
    tickets = dict(pawn.tickets) if pawn.kind == "detective" else dict.fromkeys("tbu", 1)
    return {
        f"{ticket}{there}"
        for ticket in "tbu"
        if tickets[ticket]
        for there in links(state, pawn.station, ticket) - taken(state)
    }


def x_rides(state: State) -> set[str]:
    here = table(state, "x").pawn("x").station
    assert here is not None
    return x_rides_from(state, here, x_holds(state))


def x_holds(state: State) -> dict[str, int]:
    """The tickets that X can pay with; a hundred of each if they are not counted."""
    return {**(stock(state) or dict.fromkeys("tbu", 100)), "k": held(state, "x")["k"]}


def x_rides_from(state: State, here: int, holds: dict[str, int]) -> set[str]:
    return {f"{t}{there}" for t in "tbuk" if holds[t] for there in links(state, here, t) - taken(state)}


def second_legs(state: State, first: str) -> set[str]:
    holds = x_holds(state)
    holds[first[0]] -= 1
    return x_rides_from(state, int(first[1:]), holds)


@WATCHED
@given(tables())
def test_every_ticket_is_accounted_for(setting: tuple[State, int]) -> None:
    start, _ = setting
    edition = edition_of(start)
    at_first, box = purses(start), stock(start)
    for state in watch(setting):
        paid = Counter(p.move.verb for p in state.log if p.seat in edition.detectives and p.move.verb in "tbu")
        paid += Counter(str(p.move.args[1]) for p in state.log if p.move.verb == "take")
        assert purses(state) == {t: at_first[t] - paid[t] for t in "tbu"}
        shown = Counter(window.ticket for window in table(state).windows)
        if box is not None:
            now = stock(state)
            assert now == {t: box[t] + paid[t] - shown[t] for t in "tbu"}
            assert min(now.values()) >= 0
        doubles = sum(ply.move.verb == "double" for ply in state.log)
        assert held(state, "x")["k"] == edition.black - shown["k"] >= 0
        assert held(state, "x")["double"] == 2 - doubles >= 0
        assert min(purses(state).values()) >= 0


def purses(state: State) -> dict[str, int]:
    laid, edition = table(state), edition_of(state)
    seats = edition.detectives[:1] if edition.pooled else edition.detectives
    return {t: sum(dict(laid.pawn(seat).tickets)[t] for seat in seats) for t in "tbu"}


def stock(state: State) -> dict[str, int] | None:
    laid = table(state)
    own = {t: n for t, n in laid.pawn("x").tickets if t in "tbu"}
    return dict(laid.reserve) or own or None


@WATCHED
@given(tables())
def test_rounds_windows_and_the_end_agree(setting: tuple[State, int]) -> None:
    *_, last = watch(setting)
    edition, laid = edition_of(last), table(last)
    assert last.outcome is not None
    assert laid.round <= edition.longest
    assert [window.number for window in laid.windows] == list(range(1, len(laid.windows) + 1))
    doubles = sum(ply.move.verb == "double" for ply in last.log)
    assert len(laid.windows) <= laid.round + doubles <= edition.longest + 2
    won = result(last)
    assert won in {("pursuers", "captured"), ("pursuers", "trapped"), ("x", "stuck"), ("x", "escaped")}
    if won == ("x", "escaped"):
        assert laid.round == edition.max_rounds
    if won is not None and won[1] == "captured":
        assert last.log[-1].move.args[0] == laid.pawn("x").station
    assert all(last.view(viewer).log == last.log for viewer in (*last.edition.seats, None)), "the log is open"


@WATCHED
@given(tables())
def test_each_pursuer_moves_at_most_once_a_round_and_in_1983_clockwise(setting: tuple[State, int]) -> None:
    *_, last = watch(setting)
    edition = edition_of(last)
    phase: list[str] = []
    for ply in [ply for ply in last.log if ply.seat != "dealer"]:
        if ply.seat == "x":
            phase = []
            continue
        assert ply.seat not in phase
        phase.append(ply.seat)
        if edition.id == A and dict(edition.options)["players"] != "3":
            assert phase == sorted(phase, key=edition.seats.index)
        if edition.id == A and dict(edition.options)["players"] == "3":
            pairs = [edition.seats.index(seat) > 2 for seat in phase]
            assert pairs == sorted(pairs), "both pawns of one player, then both of the other"


@WATCHED
@given(tables())
def test_all_pursuers_and_spectators_see_the_same_table(setting: tuple[State, int]) -> None:
    for state in watch(setting):
        assert len({table(state, viewer) for viewer in (*state.edition.seats[1:], None)}) == 1
        assert len({state.view(viewer).log for viewer in (*state.edition.seats[1:], None)}) == 1


@WATCHED
@given(tables())
def test_the_suspects_are_exactly_what_the_rules_imply(setting: tuple[State, int]) -> None:
    suspects: set[int] = set()
    tracker = Tracker(edition_of(setting[0]))
    for state in watch(setting):
        phase = table(state).phase
        if phase in ("deal", "over"):
            continue
        suspects = worked_out(state, suspects)
        assert set(tracker.follow(state.view("red")).stations) == suspects
        assert table(state, "x").pawn("x").station in suspects


def worked_out(state: State, suspects: set[int]) -> set[int]:
    """The suspects after the last ply, from those before it, by the rules and the public log alone."""
    edition, laid, ply = edition_of(state), table(state), state.view(None).log[-1]
    verb, there = ply.move.verb, ply.move.args[0] if ply.move.args else None
    if ply.seat == "dealer":
        deck = "shared" if edition.id == A else "x"
        suspects = {card for card in edition.board.deck(deck) if card not in taken(state)}
    elif ply.seat == "x" and isinstance(there, int):
        suspects = {there}  # an appearance, forced or not
    elif ply.seat == "x" and verb in PAYS:
        suspects = {v for u in suspects for v in links(state, u, verb)} - {n for n in taken(state) if n is not None}
    elif ply.seat != "x" and isinstance(there, int):
        suspects = suspects - {there}
    holds = x_holds(state)
    if laid.phase in ("x", "second"):
        return {u for u in suspects if x_rides_from(state, u, holds)}
    if laid.phase == "double":
        return {u for u in suspects if any(second_legs(state, first) for first in x_rides_from(state, u, holds))}
    return suspects
