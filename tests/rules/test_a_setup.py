"""1983: seats, tickets and start cards."""

from __future__ import annotations

from typing import Any

import pytest

import fogbound
from fogbound import Match
from fogbound.catalog import find_chase

from .little import A, dealt, edition_of, held, seen_log, station, table

DECK = {13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197, 198}
COLOURS = ("red", "blue", "green", "yellow", "black")
PAWNS = {3: 4, 4: 3, 5: 4, 6: 5}


def opened(players: int, **options: Any) -> fogbound.State:
    return Match(fogbound.start(find_chase(A, players=players, **options)), b"a fixed seed").state


@pytest.mark.parametrize(("players", "black"), [(3, 4), (4, 3), (5, 4), (6, 5)])
def test_a_r1_x_holds_two_doubles_and_a_black_ticket_per_detective(players: int, black: int) -> None:
    assert held(opened(players), "x") == {"k": black, "double": 2}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_r1_x_begins_with_four_taxi_three_bus_and_three_underground(players: int) -> None:
    counted = held(opened(players, x_ticket_accounting="counted"), "x")
    assert (counted["t"], counted["b"], counted["u"]) == (4, 3, 3)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_r2_each_detective_holds_ten_taxi_eight_bus_four_underground(players: int) -> None:
    state = opened(players)
    for seat in edition_of(state).detectives:
        assert held(state, seat) == {"t": 10, "b": 8, "u": 4}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_r2_a_pawn_for_each_detective_and_no_police(players: int) -> None:
    edition = find_chase(A, players=players)
    assert edition.seats == ("x", *COLOURS[: PAWNS[players]])
    assert edition.sides == (("x",), COLOURS[: PAWNS[players]])
    assert edition.police == ()


def test_a_r3_three_people_play_with_four_detectives_each_with_its_own_tickets() -> None:
    state = dealt(A, 132, 13, 26, 29, 34, players=3)
    assert len(edition_of(state).detectives) == 4
    assert held(state, "x")["k"] == 4
    state = state.play("x", "t140").play("red", "t23")
    assert held(state, "red") == {"t": 9, "b": 8, "u": 4}
    assert held(state, "blue") == {"t": 10, "b": 8, "u": 4}, "the partner's reserve is another one"


def test_a_r4_everyone_draws_from_one_deck_of_eighteen_cards() -> None:
    state = fogbound.start(find_chase(A, players=6))
    left = set(DECK)
    for card in (132, 13, 26, 29, 34, 50):
        assert state.turn == ("dealer",)
        assert {move.args[0] for move in state.moves("dealer")} == left
        state = state.play("dealer", f"deal{card}")
        left.remove(card)
    assert state.turn == ("x",), "X opens the game"


def test_a_r4_detectives_start_on_their_numbers_and_xs_card_stays_hidden() -> None:
    state = dealt(A, 132, 13, 26, 29, players=4)
    for viewer in ("red", "blue", "green", None):
        assert [station(state, seat, viewer) for seat in ("x", "red", "blue", "green")] == [None, 13, 26, 29]
        assert seen_log(state, viewer) == ["dealer deal?", "dealer deal13", "dealer deal26", "dealer deal29"]
        assert "132" not in repr(state.view(viewer))
    assert station(state, "x", "x") == 132


def test_a_s1_the_board_option_sets_the_network_and_the_start_numbers() -> None:
    edition = find_chase(A)
    assert edition.board.name == "london-1983"
    assert dict(edition.options)["board"] == "london-1983"
    assert set(edition.board.deck("shared")) == DECK
    assert find_chase(A, board="london-2017").board.name == "london-2017"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_s2_x_draws_first_then_one_card_a_pawn_clockwise(players: int) -> None:
    state = fogbound.start(find_chase(A, players=players))
    cards = [132, 13, 26, 29, 34, 50][: PAWNS[players] + 1]
    for seat, card in zip(state.edition.seats, cards, strict=True):
        assert station(state, seat, "x") is None
        state = state.play("dealer", f"deal{card}")
        assert station(state, seat, "x") == card
    assert state.turn == ("x",)


def test_a_s3_with_three_people_one_leads_red_and_blue_and_one_green_and_yellow() -> None:
    state = dealt(A, 132, 13, 26, 29, 34, players=3).play("x", "t140")
    assert state.turn == ("red", "blue")
    state = state.play("blue", "t15").play("red", "t23")
    assert state.turn == ("green", "yellow")


def test_a_s20_two_people_cannot_play() -> None:
    for players in (0, 1, 2, 7):
        with pytest.raises(fogbound.BadOption) as refusal:
            find_chase(A, players=players)
        assert refusal.value.code == "bad-option"
        assert "3 to 6" in refusal.value.text


def test_a_every_pawn_is_equally_likely_to_get_each_start_card() -> None:
    first = {Match(fogbound.start(find_chase(A)), bytes([n])).state.log[0].move.args[0] for n in range(200)}
    assert first == DECK, "X may begin on any of the eighteen"


def test_a_the_first_round_begins_with_x_and_nothing_logged() -> None:
    laid = table(opened(4))
    assert (laid.phase, laid.round, laid.max_rounds, laid.windows, laid.seen) == ("x", 1, 22, (), None)
