"""What a move leads to: the next turn, payments, and every way a game ends."""

from __future__ import annotations

from typing import Any

from fogbound import Move
from fogbound.catalog import find_chase
from fogbound.game import DEALER, Outcome
from fogbound.games.yard.position import opening
from fogbound.games.yard.turns import after, end_game, next_pursuer
from tests.games.yard.moments import moment
from tests.rules.compact import C, heat, yard
from tests.rules.little import A, B, board, chase

ROAD = board(taxi="1-2 2-3 8-9 9-10", bus="1-3")
AT = {"red": 8}


def test_the_turn_goes_to_the_dealer_when_all_detectives_are_placed() -> None:
    edition = find_chase(C, board="tiny-harbour")
    position = opening(edition)
    for seat, station, turn in (
        ("blue", 4, ("red", "green")),
        ("red", 12, ("green",)),
        ("green", 1, (DEALER,)),
    ):
        position = after(edition, position, seat, Move("place", (station,)))
        assert position.turn == turn
    assert (position.phase, position.at) == ("deal", (0, 12, 4, 1))


def test_the_first_round_begins_when_every_pawn_has_a_card() -> None:
    edition = find_chase(A, board="tiny-docks", players=4)
    position = opening(edition)
    for card in edition.deck("shared")[:3]:
        position = after(edition, position, DEALER, Move("deal", (card,)))
        assert (position.phase, position.turn, position.round) == ("deal", (DEALER,), 0)
    position = after(edition, position, DEALER, Move("deal", (edition.deck("shared")[3],)))
    assert (position.phase, position.turn, position.round) == ("x", ("x",), 1)
    assert position.at == edition.deck("shared")[:4]


def test_an_open_x_is_seen_as_soon_as_he_is_dealt() -> None:
    edition = find_chase(C, board="tiny-harbour")
    placed = opening(edition)._replace(at=(0, 1, 4, 10), phase="deal", waiting=(), turn=(DEALER,))
    assert after(edition, placed, DEALER, Move("deal", (7,))).seen == (0, 7)


def test_x_who_cannot_ride_at_the_start_of_a_round_is_trapped() -> None:
    edition, position = moment(chase(A, board(taxi="1-2 2-3"), 1, at={"red": 3}, phase="pursuit:red", players=4))
    ended = after(edition, position, "red", Move("t", (2,)))
    assert ended.outcome == Outcome(edition.pursuers, "trapped")
    assert (ended.phase, ended.turn, ended.waiting) == ("over", (), ())


def test_a_double_is_two_rides_and_then_the_pursuit() -> None:
    edition, position = moment(chase(A, ROAD, 1, at=AT, doubles=2, players=4))
    doubled = after(edition, position, "x", Move("double"))
    assert (doubled.phase, doubled.doubles, doubled.turn) == ("double", 1, ("x",))
    first = after(edition, doubled, "x", Move("t", (2,)))
    assert (first.phase, first.windows, first.turn) == ("second", 1, ("x",))
    second = after(edition, first, "x", Move("t", (1,)))
    assert (second.phase, second.windows, second.turn) == ("pursuit", 2, ("red",))


def test_showing_oneself_takes_a_ticket_from_every_detective_who_has_one() -> None:
    options: dict[str, Any] = {"players": 4, "voluntary_reveal": True, "x_ticket_accounting": "counted"}
    purses = {"red": (1, 0, 0), "blue": (0, 0, 0)}
    edition, position = moment(chase(A, ROAD, 1, at=AT, tickets=purses, stock=(1, 0, 0), **options))
    ridden = after(edition, position, "x", Move("t", (2,)))
    assert (ridden.phase, ridden.turn) == ("show", ("x",))
    hidden = after(edition, ridden, "x", Move("hide"))
    assert (hidden.phase, hidden.seen) == ("pursuit", None)
    shown = after(edition, ridden, "x", Move("show", (2,)))
    assert (shown.phase, shown.seen, shown.waiting) == ("take", (1, 2), ("red", "green"))
    taken = after(edition, shown, "x", Move("take", ("red", "t")))
    assert (taken.purses[0], taken.stock, taken.waiting) == ((0, 0, 0), (1, 0, 0), ("green",))
    last = after(edition, taken, "x", Move("take", ("green", "u")))
    assert (last.stock, last.purses[2]) == ((1, 0, 1), (10, 8, 3))
    assert last.phase != "take"


def test_an_appearance_is_not_offered_to_an_x_on_view() -> None:
    options: dict[str, Any] = {"players": 4, "voluntary_reveal": True, "reveals": (1,)}
    edition, position = moment(chase(A, ROAD, 1, at=AT, **options))
    assert after(edition, position, "x", Move("t", (2,))).phase == "pursuit"


def test_a_detective_pays_and_the_police_do_not() -> None:
    at = {"red": 8, "bobby1": 3}
    state = chase(B, ROAD, 1, at=at, pool=(3, 0, 0), phase="pursuit:red+bobby1", players=2)
    edition, position = moment(state)
    assert position.turn == ("red", "bobby1")
    paid = after(edition, position, "red", Move("t", (9,)))
    assert (paid.purses, paid.turn, paid.waiting) == (((2, 0, 0),), ("bobby1",), ("bobby1",))
    assert after(edition, position, "bobby1", Move("t", (2,))).purses == ((3, 0, 0),)


def test_a_pursuer_who_reaches_x_ends_the_game_at_once() -> None:
    edition, position = moment(chase(A, ROAD, 9, at=AT, phase="pursuit:red+blue+green", players=4))
    assert after(edition, position, "red", Move("t", (9,))).outcome == Outcome(edition.pursuers, "captured")


def test_groups_that_cannot_ride_are_passed_over() -> None:
    """Red has no ticket, blue does; red's turn does not come back."""
    at = {"red": 8, "blue": 2}
    state = chase(A, ROAD, 1, at=at, tickets={"red": (0, 0, 0)}, phase="pursuit:red+blue+green", players=4)
    _, position = moment(state)
    assert (position.turn, position.waiting) == (("blue",), ("blue", "green"))


def test_the_round_ends_when_nobody_waiting_can_ride() -> None:
    edition, position = moment(chase(A, ROAD, 1, at={"red": 8, "blue": 3}, phase="pursuit:red", players=4))
    again = next_pursuer(edition, position._replace(waiting=("green",)))
    assert (again.phase, again.round, again.turn) == ("x", position.round + 1, ("x",))


def test_x_escapes_after_the_last_round_but_a_stuck_pursuit_ends_first() -> None:
    at = {"red": 8}
    edition, position = moment(chase(A, ROAD, 1, at=at, phase="pursuit:red", round=22, players=4))
    assert after(edition, position, "red", Move("t", (9,))).outcome == Outcome(("x",), "escaped")
    last = position._replace(purses=((1, 0, 0), (0, 0, 0), (0, 0, 0)))
    assert after(edition, last, "red", Move("t", (9,))).outcome == Outcome(("x",), "stuck")


def test_police_who_can_ride_count_only_with_their_option() -> None:
    at = {"red": 8, "bobby1": 3}
    for counted, reason in ((False, "stuck"), (True, None)):
        state = chase(B, ROAD, 1, at=at, pool=(1, 0, 0), phase="pursuit:red", players=2, stuck_counts_police=counted)
        edition, position = moment(state)
        ended = after(edition, position, "red", Move("t", (9,))).outcome
        assert (ended.reason if ended else None) == reason


def test_conceding_ends_a_game_for_the_other_side() -> None:
    edition, position = moment(chase(A, ROAD, 1, at=AT, players=4))
    assert after(edition, position, "x", Move("concede")).outcome == Outcome(edition.pursuers, "conceded")
    edition, position = moment(chase(A, ROAD, 1, at=AT, phase="pursuit:red", players=4))
    assert after(edition, position, "red", Move("concede")).outcome == Outcome(("x",), "conceded")


QUAY = yard(taxi="1-2 2-3 8-9 9-10")


def test_with_prices_the_end_counts_points_instead_of_winners() -> None:
    edition, position = moment(heat(QUAY, 1, at=AT, pool=(2, 8, 4)))
    assert end_game(edition, position, edition.pursuers, "captured").outcome == Outcome((), "captured", (("x", 10),))
    everything = end_game(edition, position, ("x",), "conceded", leftovers=True)
    assert everything.outcome == Outcome((), "conceded", (("x", 12 + 16 + 12),))


def test_the_last_ticket_of_the_pool_ends_a_heat() -> None:
    edition, position = moment(heat(QUAY, 1, at=AT, pool=(1, 0, 0), phase="pursuit:red", windows=1))
    assert after(edition, position, "red", Move("t", (9,))).outcome == Outcome((), "spent", (("x", 40),))


def test_a_hidden_x_comes_out_before_the_next_round() -> None:
    edition, position = moment(heat(QUAY, 1, at=AT, x_black=2))
    hidden = after(edition, position, "x", Move("k", (2,)))
    assert not hidden.x_visible
    emerging = after(edition, hidden, "red", Move("t", (9,)))
    assert (emerging.phase, emerging.turn) == ("emerge", (DEALER,))
    shown = after(edition, emerging, DEALER, Move("show", (2,)))
    assert (shown.phase, shown.round, shown.seen, shown.turn) == ("x", 2, (1, 2), ("x",))


def test_blocked_pursuers_are_stuck_where_the_edition_says_so() -> None:
    """Two pawns block each other at the end of a line; the third is parked."""
    edition, position = moment(heat(yard(taxi="1-2 8-9"), 1, at={"red": 8, "blue": 9}, phase="x", pool=(5, 0, 0)))
    ended = after(edition, position, "x", Move("t", (2,)))
    assert ended.outcome is not None
    assert ended.outcome.reason == "stuck"
