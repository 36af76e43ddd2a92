"""Compact, 2015: the people and their heats, the tickets, placing the detectives, and X's start."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

import fogbound
from fogbound import Match, Outcome, State
from fogbound.catalog import find_chase
from fogbound.games.yard.board import load
from fogbound.series import Series
from fogbound.testing import random_game

from .compact import DETECTIVES, FULL, HARBOUR, C, ended, placed, pool, score, yard
from .little import held, offers, play, refused, seen_log, station, table

EVERY = pytest.mark.parametrize("players", [2, 3, 4])
NAMES = ("Ann", "Bob", "Cy", "Dee")
UNDERGROUND = {1, 4, 10, 12, 14}
NUMBERS = {2, 3, 5, 6, 7, 8, 9, 12, 13}


def fresh(**options: object) -> State:
    return fogbound.start(find_chase(C, board=HARBOUR, **options))


def series(players: int) -> Series:
    return Series(find_chase(C, board=HARBOUR, players=players), NAMES[:players])


@EVERY
def test_c_r1_there_are_always_three_detective_pawns_for_one_two_or_three_people(players: int) -> None:
    edition = find_chase(C, board=HARBOUR, players=players)
    assert edition.seats == ("x", *DETECTIVES)
    assert edition.sides == (("x",), DETECTIVES)
    assert edition.police == ()
    assert edition.roles == (("x",), *[DETECTIVES] * (players - 1)), "everybody against X may move every pawn"
    assert edition.shared == (() if players == 2 else DETECTIVES)


@EVERY
def test_c_r1_there_are_as_many_heats_as_people_and_everyone_is_x_once(players: int) -> None:
    games = series(players)
    assert games.edition.heats
    assert games.length == players
    assert {games.holders(n)["x"] for n in range(players)} == {(name,) for name in NAMES[:players]}
    for n in range(players):
        hunters = set(NAMES[:players]) - set(games.holders(n)["x"])
        assert all(set(games.holders(n)[seat]) == hunters for seat in DETECTIVES)


@EVERY
def test_c_r2_the_person_named_first_is_x_in_the_first_heat(players: int) -> None:
    """Only the table knows who is oldest, so it names that person first."""
    assert series(players).holders(0)["x"] == ("Ann",)


@EVERY
def test_c_s13_the_others_become_x_clockwise(players: int) -> None:
    assert [series(players).holders(n)["x"][0] for n in range(players)] == list(NAMES[:players])


@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_c_two_to_four_people_can_play(players: int) -> None:
    with pytest.raises(fogbound.BadOption) as refusal:
        find_chase(C, players=players)
    assert "2 to 4" in refusal.value.text


@EVERY
def test_c_r3_x_has_one_black_ticket_and_the_detectives_share_a_pool_of_twenty_four(players: int) -> None:
    state = fresh(players=players)
    assert held(state, "x")["k"] == 1
    assert held(state, "x")["double"] == 0
    assert not set("tbu") & set(held(state, "x")), "X needs no ordinary tickets"
    assert pool(state) == {"t": 12, "b": 8, "u": 4}
    assert table(state).pooled


def test_c_r4_the_detectives_choose_three_underground_stations_before_x_is_dealt() -> None:
    state = fresh()
    assert (state.turn, table(state).phase) == (DETECTIVES, "place")
    for seat in DETECTIVES:
        assert {str(move) for move in state.moves(seat)} == {f"place{n}" for n in UNDERGROUND}
    state = play(state, "red place1", "blue place12", "green place14")
    assert [station(state, seat, None) for seat in DETECTIVES] == [1, 12, 14]
    assert (state.turn, table(state).phase) == (("dealer",), "deal")


@pytest.mark.parametrize("order", list(permutations(DETECTIVES)))
def test_c_r4_they_place_in_any_order(order: tuple[str, str, str]) -> None:
    state = fresh()
    for n, (seat, number) in enumerate(zip(order, (4, 10, 12), strict=True)):
        assert set(state.turn) == set(order[n:])
        state = state.play(seat, f"place{number}")
        assert state.moves(seat) == (), "once is enough"
        assert refused(state, f"{seat} place14") == "not-your-turn"
    assert state.turn == ("dealer",)


def test_c_r4_detectives_start_only_on_underground_stations() -> None:
    for number in set(load(HARBOUR).stations) - UNDERGROUND:
        assert refused(fresh(), f"red place{number}") == "no-start"
    assert refused(fresh(), "red place99") == "no-start"
    assert refused(fresh(), "x place1") == "not-your-turn"


def test_c_r4_x_starts_in_view_on_the_number_of_a_ticket() -> None:
    state = play(fresh(), "red place1", "blue place4", "green place10")
    assert {move.args[0] for move in state.moves("dealer")} == NUMBERS
    state = state.play("dealer", "deal7")
    for viewer in ("x", *DETECTIVES, None):
        assert station(state, "x", viewer) == 7
        assert seen_log(state, viewer)[-1] == "dealer deal7"
    assert state.turn == ("x",)
    assert pool(state) == {"t": 12, "b": 8, "u": 4}, "the ticket is laid back"


def test_c_s1_network_numbers_and_prices_are_data() -> None:
    edition = find_chase(C, board=HARBOUR)
    assert edition.board == load(HARBOUR)
    assert set(edition.board.deck("tickets")) == NUMBERS
    assert dict(edition.options)["prices"] == "1,2,3"
    assert dict(score(fogbound.start(edition)).prices) == {"t": 1, "b": 2, "u": 3}
    own = fresh(start_numbers="1,4,7,10", prices="5,0,7")
    assert dict(score(own).prices) == {"t": 5, "b": 0, "u": 7}
    own = play(own, "red place1", "blue place12", "green place14")
    assert {move.args[0] for move in own.moves("dealer")} == {4, 7, 10}


def test_c_s1_the_pool_is_worth_forty_points() -> None:
    assert (score(fresh()).points, score(fresh()).left) == (0, 40)
    assert (score(fresh(prices="5,0,7")).points, score(fresh(prices="5,0,7")).left) == (0, 88)


@pytest.mark.parametrize("numbers", ["2,3,5", "2,3,5,99", "900"])
def test_c_s1_start_numbers_must_be_stations_and_there_must_be_enough(numbers: str) -> None:
    """Detectives may stand on three of them, so there must be a fourth."""
    with pytest.raises(fogbound.BadOption) as refusal:
        find_chase(C, board=HARBOUR, start_numbers=numbers)
    assert refusal.value.code == "contradiction"
    assert "start_numbers" in refusal.value.text


def test_c_s2_everyone_sees_types_and_prices_and_the_number_is_dealt_blind() -> None:
    """Every free number is equally likely, whatever its ticket; nobody chooses it."""
    state = play(fresh(), "red place1", "blue place4", "green place12")
    assert len({table(state, viewer).score for viewer in ("x", "red", None)}) == 1
    assert (state.turn, state.moves("x")) == (("dealer",), ())
    assert {dealt_by(bytes([seed])) for seed in range(100)} == NUMBERS - {12}


def dealt_by(seed: bytes) -> int | None:
    match = Match(fresh(), seed)
    for seat, number in zip(DETECTIVES, (1, 4, 12), strict=True):
        match.submit(seat, f"place{number}", match.ply)
    return station(match.state, "x", None)


@EVERY
def test_c_s4_a_number_on_which_a_detective_stands_is_not_dealt(players: int) -> None:
    state = play(fresh(players=players), "red place1", "blue place12", "green place14")
    assert {move.args[0] for move in state.moves("dealer")} == NUMBERS - {12}
    assert refused(state, "dealer deal12") == "not-now"


def test_c_s5_two_detectives_never_start_on_one_station() -> None:
    state = fresh().play("red", "place12")
    assert offers(state, "blue") == offers(state, "green") == {f"place{n}" for n in UNDERGROUND - {12}}
    assert refused(state, "green place12") == "occupied"


def test_c_s12_nobody_gives_up_while_placing() -> None:
    state = fresh()
    for seat in DETECTIVES:
        assert "concede" not in {str(move) for move in state.moves(seat)}
        assert refused(state, f"{seat} concede") == "not-now"
    assert refused(state, "x concede") == "not-your-turn"


@EVERY
def test_c_s15_every_heat_starts_from_scratch(players: int) -> None:
    games = series(players)
    while not games.over:
        first = fogbound.start(games.edition)
        assert pool(first) == dict(zip("tbu", FULL, strict=True))
        assert (held(first, "x")["k"], table(first).boats, score(first).points) == (1, 1, 0)
        assert all(pawn.station is None for pawn in table(first, "x").pawns)
        *_, last = random_game(first, Random(games.heat))
        assert last.outcome is not None
        games = games.then(last.outcome)


@pytest.mark.parametrize("black", [1, 2, 3, 4])
def test_c_s18_the_number_of_black_tickets_is_set_for_all_heats(black: int) -> None:
    edition = find_chase(C, board=HARBOUR, x_black=black)
    assert dict(edition.options)["x_black"] == str(black)
    games = Series(edition, NAMES[:3])
    for n in range(games.length):
        assert held(fogbound.start(games.edition), "x")["k"] == black, f"heat {n + 1}"


@pytest.mark.parametrize("black", [0, 5])
def test_c_s18_there_are_one_to_four_black_tickets(black: int) -> None:
    with pytest.raises(fogbound.BadOption) as refusal:
        find_chase(C, x_black=black)
    assert "1 to 4" in refusal.value.text


def test_c_r14_x_scores_and_the_next_person_becomes_x() -> None:
    games = series(3).then(Outcome((), "spent", (("x", 37),)))
    assert games.points(0) == {"Ann": 37, "Bob": 0, "Cy": 0}
    assert games.heat == 1
    assert games.holders(games.heat)["x"] == ("Bob",)


def over(*points: int) -> Series:
    games = series(len(points))
    for n in points:
        assert games.winners == (), "nobody has won before all heats are over"
        games = games.then(Outcome((), "captured", (("x", n),)))
    return games


def test_c_r15_after_all_heats_the_highest_sum_wins() -> None:
    games = over(12, 40, 3)
    assert games.over
    assert games.totals == {"Ann": 12, "Bob": 40, "Cy": 3}
    assert games.winners == ("Bob",)


def test_c_s14_a_tie_is_a_shared_win_and_sums_may_be_negative() -> None:
    assert over(7, 3, 7).winners == ("Ann", "Cy")
    assert over(-2, -1).winners == ("Bob",)
    assert over(-2, -2).winners == ("Ann", "Bob")
    assert over(0, -2).totals == {"Ann": 0, "Bob": -2}


def test_c_s14_a_heat_can_end_with_negative_points() -> None:
    state = placed(yard(taxi="1-2 2-3", underground="3-4 4-5"), 3, 4, 5, 1)
    assert ended(play(state, "x k2", "red t2")) == ("captured", -2)


@EVERY
def test_c_a_whole_series_adds_up(players: int) -> None:
    games = series(players)
    got = []
    for n in range(players):
        *_, last = random_game(fogbound.start(games.edition), Random(n))
        assert last.outcome is not None
        got.append(dict(last.outcome.points)["x"])
        games = games.then(last.outcome)
    assert games.totals == dict(zip(NAMES, got, strict=False))
    assert games.winners == tuple(name for name in NAMES[:players] if games.totals[name] == max(got))
