"""2017: seats, tickets, the police, and the two decks of start cards."""

from __future__ import annotations

from typing import Any

import pytest

import fogbound
from fogbound import Match
from fogbound.catalog import find_chase

from .little import B, dealt, edition_of, held, refused, seen_log, station, table

D_CARDS = {13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 123, 138, 141, 155, 174}
X_CARDS = {35, 45, 51, 71, 78, 104, 106, 127, 132, 146, 166, 170, 172}
PURSUERS = {
    2: ("red", "blue", "bobby1", "bobby2"),
    3: ("red", "blue", "bobby1", "bobby2"),
    4: ("red", "blue", "green", "bobby1"),
    5: ("red", "blue", "green", "yellow"),
    6: ("red", "blue", "green", "yellow", "black"),
}
EVERY = pytest.mark.parametrize("players", list(PURSUERS))


def opened(players: int, **options: Any) -> fogbound.State:
    return Match(fogbound.start(find_chase(B, players=players, **options)), b"a fixed seed").state


@EVERY
def test_b_r1_x_holds_five_black_tickets_and_two_doubles(players: int) -> None:
    assert held(opened(players), "x") == {"k": 5, "double": 2}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_b_r2_each_detective_holds_eleven_taxi_eight_bus_four_underground(players: int) -> None:
    state = opened(players)
    for seat in edition_of(state).detectives:
        assert held(state, seat) == {"t": 11, "b": 8, "u": 4}


@EVERY
def test_b_r3_police_fill_up_to_four_pursuers(players: int) -> None:
    edition = find_chase(B, players=players)
    assert edition.seats == ("x", *PURSUERS[players])
    assert edition.sides == (("x",), PURSUERS[players])
    assert len(edition.police) == {2: 2, 3: 2, 4: 1, 5: 0, 6: 0}[players]
    kinds = {pawn.seat: pawn.kind for pawn in table(opened(players)).pawns}
    assert {seat for seat, kind in kinds.items() if kind == "police"} == set(edition.police)


def test_b_r3_police_travel_free_on_every_line() -> None:
    state = dealt(B, 26, 29, 13, 34, 35, players=3).play("x", "t22")
    assert held(state, "bobby1") == {}, "they hold no tickets"
    rides = {str(move)[0] for move in state.moves("bobby1")} - {"c"}
    assert rides == {"t", "b", "u"}, "13 is served by all three"
    state = state.play("bobby1", "u46")
    assert station(state, "bobby1") == 46
    assert held(state, "bobby1") == {}
    assert [held(state, seat) for seat in ("red", "blue")] == [{"t": 11, "b": 8, "u": 4}] * 2, "nobody paid for it"


@EVERY
def test_b_r4_detectives_and_police_draw_from_deck_d_and_x_draws_last_from_deck_x(players: int) -> None:
    state = fogbound.start(find_chase(B, players=players))
    left = set(D_CARDS)
    for seat, card in zip(PURSUERS[players], (13, 26, 29, 34, 50), strict=False):
        assert {move.args[0] for move in state.moves("dealer")} == left
        state = state.play("dealer", f"deal{card}")
        left.remove(card)
        assert station(state, seat, None) == card, "his card lies open"
    assert state.turn == ("dealer",)
    assert {move.args[0] for move in state.moves("dealer")} == X_CARDS
    assert refused(state, "dealer deal53") == "not-now"
    state = state.play("dealer", "deal132")
    assert (state.turn, station(state, "x", "x")) == (("x",), 132)


def test_b_r4_only_x_knows_their_start_and_no_pawn_is_placed() -> None:
    state = dealt(B, 13, 26, 29, 34, 132, players=4)
    for viewer in ("red", "green", "bobby1", None):
        assert station(state, "x", viewer) is None
        assert seen_log(state, viewer)[-1] == "dealer deal?"
        assert "132" not in repr(state.view(viewer))
    assert seen_log(state, "x")[-1] == "dealer deal132"


def test_b_s1_the_board_option_sets_the_network_and_the_cards() -> None:
    edition = find_chase(B)
    assert dict(edition.options)["board"] == "london-2017"
    assert set(edition.board.deck("detectives")) == D_CARDS
    assert set(edition.board.deck("x")) == X_CARDS
    assert 14 not in edition.board.links(13)["taxi"]
    assert 14 in find_chase(B, board="london-1983").board.links(13)["taxi"]


def test_b_s2_the_third_double_ticket_of_the_box_is_never_dealt() -> None:
    assert {held(opened(players), "x")["double"] for players in PURSUERS} == {2}


def test_b_s3_cards_are_dealt_in_seat_order_with_x_last() -> None:
    state = fogbound.start(find_chase(B, players=4))
    for seat, card in zip(("red", "blue", "green", "bobby1", "x"), (13, 26, 29, 34, 35), strict=True):
        state = state.play("dealer", f"deal{card}")
        assert station(state, seat, "x") == card


@EVERY
def test_b_the_reserve_starts_with_the_tickets_that_the_detectives_do_not_hold(players: int) -> None:
    detectives = 2 if players == 2 else len([s for s in PURSUERS[players] if not s.startswith("bobby")])
    reserve = dict(table(opened(players, x_ticket_accounting="reserve")).reserve)
    assert reserve == {"t": 57 - 11 * detectives, "b": 45 - 8 * detectives, "u": 23 - 4 * detectives}


@pytest.mark.parametrize("players", [0, 1, 7])
def test_b_two_to_six_people_can_play(players: int) -> None:
    with pytest.raises(fogbound.BadOption) as refusal:
        find_chase(B, players=players)
    assert "2 to 6" in refusal.value.text
