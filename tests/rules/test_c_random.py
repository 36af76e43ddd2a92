"""Compact, 2015: what holds in every heat, with any options."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fogbound
from fogbound import Ply, State
from fogbound.catalog import find_chase
from fogbound.polled import choices

from .compact import DETECTIVES, FULL, HARBOUR, C, ended, pool, score, yard
from .little import edition_of, held, station, table

WATCHED = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
# A crowded square of twelve stations; only a boat reaches two of them.
SQUARE = yard(
    taxi="1-2 2-3 3-4 5-6 6-7 7-8 1-5 2-6 3-7 4-8 9-10",
    bus="1-3 3-8 8-6 6-1",
    underground="1-4 4-7 7-1 1-9",
    ferry="2-11 8-12 5-6",
)


Setting = tuple[dict[str, Any], int, bool]


@st.composite
def settings_of(draw: st.DrawFn) -> Setting:
    """Any options, a seed, and whether the detectives avoid capturing X so that the heat lasts longer."""
    options = {
        "board": draw(st.sampled_from([HARBOUR, "square"])),
        "players": draw(st.integers(2, 4)),
        "x_black": draw(st.integers(1, 4)),
        "boat_rides": draw(st.sampled_from(["once", "per_ticket"])),
        "stuck_leftovers": draw(st.sampled_from(["to_x", "kept"])),
        "prices": draw(st.sampled_from(["1,2,3", "0,0,1", "7,5,3"])),
    }
    return options, draw(st.integers(0, 10**6)), draw(st.booleans())


def played(setting: Setting) -> list[State]:
    """A whole heat, ply by ply."""
    options, seed, sparing = setting
    where = SQUARE if options["board"] == "square" else options["board"]
    rng, states = Random(seed), [fogbound.start(find_chase(C, **{**options, "board": where}))]
    while states[-1].turn:
        states.append(step(states[-1], rng, sparing=sparing))
    return states


def step(state: State, rng: Random, *, sparing: bool) -> State:
    plies = [(seat, move) for seat in state.turn for move in choices(state, seat)]
    here = station(state, "x")
    spared = [(seat, move) for seat, move in plies if seat not in DETECTIVES or move.args[0] != here]
    return state.play(*rng.choice(spared if sparing and spared else plies))


def rides(plies: tuple[Ply, ...], *seats: str) -> list[Ply]:
    return [ply for ply in plies if ply.seat in seats and ply.move.verb in ("t", "b", "u", "k")]


@WATCHED
@given(settings_of())
def test_two_pawns_never_share_a_station_except_in_a_capture(setting: Setting) -> None:
    states = played(setting)
    for state in states:
        places = [pawn.station for pawn in table(state, "x").pawns if pawn.station is not None]
        if len(set(places)) < len(places):
            assert state.outcome is not None
            assert state.outcome.reason == "captured"
            assert [place for place, n in Counter(places).items() if n > 1] == [station(state, "x")]
            assert len(set(places)) == len(places) - 1


@WATCHED
@given(settings_of())
def test_every_ticket_and_every_point_is_accounted_for(setting: Setting) -> None:
    states = played(setting)
    prices = dict(zip("tbu", map(int, dict(states[0].edition.options)["prices"].split(",")), strict=True))
    for state in states:
        paid = Counter(ply.move.verb for ply in rides(state.log, *DETECTIVES))
        black = sum(ply.move.verb == "k" for ply in rides(state.log, "x"))
        assert pool(state) == {t: n - paid[t] for t, n in zip("tbu", FULL, strict=True)}
        assert min(pool(state).values()) >= 0
        assert held(state, "x")["k"] == edition_of(state).black - black >= 0
        left = sum(prices[t] * n for t, n in pool(state).items())
        points = sum(prices[t] * n for t, n in paid.items()) - 3 * black
        if ended(state) is None or ended(state) == ("stuck", points):
            assert (score(state).points, score(state).left) == (points, left)
            continue
        reason, total = ended(state) or ("", 0)
        to_x = reason == "stuck" and dict(state.edition.options)["stuck_leftovers"] == "to_x"
        assert total == points + left * to_x
        assert score(state).points == total


@WATCHED
@given(settings_of())
def test_a_heat_ends_as_the_rules_say_and_in_time(setting: Setting) -> None:
    states = played(setting)
    last = states[-1]
    reason, _ = ended(last) or ("", 0)
    tickets = sum(pool(last).values())
    assert reason in {"captured", "trapped", "spent", "stuck"}
    assert (tickets == 0) == (reason == "spent") or reason == "captured"
    assert len(rides(last.log, *DETECTIVES)) == 24 - tickets
    assert len(rides(last.log, "x")) <= 24
    assert [window.number for window in table(last).windows] == list(range(1, len(rides(last.log, "x")) + 1))
    assert all(last.view(viewer).log == last.log for viewer in ("x", *DETECTIVES, None))


@WATCHED
@given(settings_of())
def test_x_never_plays_black_twice_in_a_row_nor_too_many_boats(setting: Setting) -> None:
    states = played(setting)
    board, boats, last = edition_of(states[0]).board, 0, ""
    for before, ply in zip(states, states[-1].log, strict=False):
        if ply.seat != "x":
            continue
        assert (last, ply.move.verb) != ("k", "k")
        last = ply.move.verb
        here = station(before, "x")
        assert here is not None
        ordinary = {n for mode, ends in board.links(here).items() if mode != "ferry" for n in ends}
        assert ply.move.verb == "k" or ply.move.number in ordinary
        boats += ply.move.number not in ordinary
    assert boats <= (1 if dict(states[0].edition.options)["boat_rides"] == "once" else 4)


@WATCHED
@given(settings_of())
def test_each_phase_has_its_order(setting: Setting) -> None:
    """Pawns are placed, X is dealt, then X and detectives move. The dealer shows X only after a black ride."""
    states = played(setting)
    log = states[-1].log
    assert [ply.move.verb for ply in log[:4]] == ["place", "place", "place", "deal"]
    assert {ply.seat for ply in log[:3]} == set(DETECTIVES)
    turn: list[Ply] = []
    for n, ply in enumerate(log[4:], 4):
        if ply.seat == "x":
            assert not turn or (turn[0].move.verb == "k") == (turn[-1].move.verb == "show")
            turn = [ply]
            continue
        assert ply.seat not in [each.seat for each in turn]
        if ply.seat == "dealer":
            assert ply.move.number == station(states[n], "x")
        turn.append(ply)


@WATCHED
@given(settings_of())
def test_every_detective_who_can_ride_does(setting: Setting) -> None:
    """The turn passes only when every pawn has moved or cannot move (C-R8, C-S9)."""
    states = played(setting)
    for state in states:
        if table(state).phase == "pursuit":
            assert all(choices(state, seat) for seat in state.turn)
        for pawn in table(state).pawns:
            if pawn.frozen:
                assert pawn.seat not in state.turn


@WATCHED
@given(settings_of())
def test_a_frozen_pawn_stays_where_it_is_until_the_heat_ends(setting: Setting) -> None:
    states = played(setting)
    frozen: dict[str, int | None] = {}
    for state in states:
        for pawn in table(state).pawns:
            assert frozen.get(pawn.seat, pawn.station) == pawn.station
            assert pawn.frozen or pawn.seat not in frozen
            if pawn.frozen:
                frozen[pawn.seat] = pawn.station
