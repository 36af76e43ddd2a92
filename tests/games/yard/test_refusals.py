"""The words of a refusal: what is wrong, and what would be right. The rules' tests check the codes."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from fogbound import IllegalMove, Move, State, catalog, testing
from fogbound.catalog import find_chase
from fogbound.games.yard.position import opening
from fogbound.games.yard.refusals import VERBS, refusal, refusal_to
from fogbound.languages.catalogue import reason, say
from tests.games.yard.moments import moment
from tests.rules.compact import C, heat, yard
from tests.rules.little import A, B, board, chase

TOWN = board(taxi="1-2 2-3 8-9", bus="1-3 1-4", underground="1-4", ferry="1-20")


def _words(state: State, seat: str, move: str) -> str:
    edition, position = moment(state)
    refused = refusal(edition, position, seat, Move.parse(move), state.moves(seat))
    assert reason(refused, "en").replace("’", "'") == refused.text, "the catalogue says the very same"
    return refused.text


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("t4", "The taxi does not go to 4: it goes from 1 to 2. These do: b4, u4."),
        ("t20", "The taxi does not go to 20: it goes from 1 to 2."),
        ("k9", "No line of any kind joins 1 and 9; lines from 1 go to 2, 3, 4, 20."),
        ("t", "Say where to go: a ticket and a station, such as t1."),
        ("t77", "There is no station 77 on this map."),
        ("b3", "Red is on 3, and Mister X never rides to a pursuer."),
        ("k20", "Mister X has no black ticket left."),
        ("double", "Mister X has no double-move card left."),
        ("hide", "At this table Mister X may not choose to show himself."),
        ("place1", "The pawns are on the board; nothing is left to place."),
        ("deal1", "The start cards are dealt; nothing is left to deal."),
    ],
)
def test_words_for_x(move: str, text: str) -> None:
    assert _words(chase(A, TOWN, 1, at={"red": 3}, players=4), "x", move) == text


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("b9", "The bus does not go to 9: it does not stop at 8. These do: t9."),
        ("t9", "Red has no taxi ticket left."),
        ("k9", "Only Mister X has black tickets."),
        ("double", "Only Mister X can play double."),
    ],
)
def test_words_for_a_detective(move: str, text: str) -> None:
    tickets = {"red": (0, 1, 1)}
    state = chase(A, TOWN, 1, at={"red": 8}, tickets=tickets, phase="pursuit:red+green", players=4)
    assert _words(state, "red", move) == text


def test_a_move_unknown_to_the_chase_gets_the_list_of_moves() -> None:
    text = _words(chase(A, TOWN, 1, players=4), "x", "fly7")
    assert text.startswith("The chase has no move “fly7”; its moves begin with t, b, u, k, double")
    assert all(verb in text for verb in VERBS if verb != "deal"), "the dealer's move is nobody's to play"


def test_a_refusal_carries_the_seat_and_the_move() -> None:
    edition, position = moment(chase(A, TOWN, 1, players=4))
    refused = refusal(edition, position, "x", Move.parse("t4"), ())
    assert isinstance(refused, IllegalMove)
    facts = {"ticket": "t", "station": 1, "target": 4, "reached": "2", "moves": "b4, u4"}
    carried = {"seat": "x", "move": "t4", "said": "refuse-not-linked-try", **facts}
    assert (refused.code, refused.details) == ("not-linked", carried)


def test_where_few_moves_are_possible_they_are_listed() -> None:
    state = chase(A, TOWN, 1, phase="show", windows=1, players=4, voluntary_reveal=True)
    assert _words(state, "x", "t2") == "Mister X cannot play t2 now. Possible: show1, hide, concede."


def test_a_double_says_why_it_is_impossible() -> None:
    narrow = board(taxi="1-2", bus="2-3 8-9")
    options: dict[str, Any] = {"players": 4, "x_ticket_accounting": "counted", "stock": (1, 0, 0)}
    state = chase(A, narrow, 1, doubles=1, **options)
    assert _words(state, "x", "double") == "No first ride from here would leave a legal second one."
    fork = board(taxi="1-2", bus="1-3", underground="3-4")
    begun = chase(A, fork, 1, doubles=1, phase="double", **{**options, "stock": (1, 1, 1)})
    assert _words(begun, "x", "double").startswith("A double move is announced before the first")
    assert _words(begun, "x", "t2") == "From 2 there would be no second ride, and a double move needs both."


QUAY = yard(taxi="1-2 8-9", ferry="1-20")


def test_words_for_an_open_x() -> None:
    used = heat(QUAY, 1, at={"red": 8}, x_black=3, black=2, boats=0, vanished=1, windows=2)
    assert _words(used, "x", "k20") == "Only the ferry goes to 20, and Mister X has used his ferry ride."
    assert _words(used, "x", "concede") == "In this edition only the detectives can give up."
    again = heat(QUAY, 1, at={"red": 8}, x_black=3, black=2, vanished=2, windows=2)
    assert "never plays two black tickets in a row" in _words(again, "x", "k2")


def test_words_while_detectives_choose_their_stations() -> None:
    edition = find_chase(C, board="tiny-harbour")
    position = opening(edition)._replace(at=(0, 12, 0, 0))
    said = {
        move: refusal(edition, position, "blue", Move.parse(move), ()).text for move in ("place", "place2", "place12")
    }
    assert said == {
        "place": "Say where: place and a station, such as place1. Free: 1, 4, 10, 14.",
        "place2": "Nobody starts on 2. Free: 1, 4, 10, 14.",
        "place12": "A colleague stands on 12; two pawns never share a station. Free: 1, 4, 10, 14.",
    }


@pytest.mark.parametrize("move", ["t9", "t8", "b9", "u9", "t77", "k9"])
def test_a_refusal_to_a_detective_is_the_same_wherever_x_is(move: str) -> None:
    said = {
        _words(chase(A, TOWN, x, at={"red": 2}, phase="pursuit:red", players=4), "red", move) for x in (1, 3, 4, 20)
    }
    assert len(said) == 1


def _why(state: State, seat: str, station: int) -> tuple[str, str]:
    reason = state.why_not_to(seat, station)
    known = {**reason.details}
    assert (known.pop("seat"), known.pop("place")) == (seat, station)
    if said := known.pop("said", None):
        assert say(said, seat=seat, **known), "the catalogue needs no other facts"
    return reason.code, reason.text


@pytest.mark.parametrize(
    ("station", "code", "text"),
    [
        (2, "possible", "Mister X can go to 2."),
        (1, "here", "Mister X is at 1 now, and every move leads to another station."),
        (9, "not-linked", "No line joins 1 and 9."),
        (5, "not-linked", "No line joins 1 and 5: it is two rides away, for example by way of 4."),
        (6, "not-linked", "No line joins 1 and 6: it is 3 rides away."),
        (3, "occupied", "Red is on 3, and Mister X never rides to a pursuer."),
        (20, "no-ticket", "Only the ferry joins 1 and 20, and Mister X has no black ticket left."),
        (77, "no-such-station", "There is no station 77 on this map."),
    ],
)
def test_why_x_cannot_go_there(station: int, code: str, text: str) -> None:
    town = board(taxi="1-2 2-3 8-9 4-5 5-6", bus="1-3 1-4", underground="1-4", ferry="1-20")
    assert _why(chase(A, town, 1, at={"red": 3}, players=4), "x", station) == (code, text)


@pytest.mark.parametrize(
    ("station", "code", "text"),
    [
        (3, "occupied", "Green is on 3, and two pursuers never share a station."),
        (2, "no-ticket", "Only the taxi goes from 1 to 2, and Red has no taxi ticket left."),
        (
            4,
            "no-ticket",
            "Only the bus and the underground go from 1 to 4, and Red has no bus or underground ticket left.",
        ),
        (20, "only-x", "Only the ferry joins 1 and 20, and it takes Mister X’s black tickets."),
    ],
)
def test_why_a_detective_cannot_go_there(station: int, code: str, text: str) -> None:
    town = board(taxi="1-2 2-3 8-9", bus="1-3 1-4", underground="1-4 1-5", ferry="1-20")
    empty = chase(
        A, town, 9, at={"red": 1, "green": 3}, tickets={"red": (0, 0, 0)}, phase="pursuit:red+green", players=4
    )
    edition, position = moment(empty)
    offers = (Move("u", (5,)),)  # a turn it would not have without a ticket
    reason = refusal_to(edition, position, "red", station, offers)
    assert (reason.code, reason.text) == (code, text)


def test_why_a_double_cannot_begin_there() -> None:
    fork = board(taxi="1-2", bus="1-3", underground="3-4")
    options: dict[str, Any] = {"players": 4, "x_ticket_accounting": "counted", "stock": (1, 1, 1)}
    begun = chase(A, fork, 1, doubles=1, phase="double", **options)
    assert _why(begun, "x", 2) == ("dead-end", "From 2 there would be no second ride, and a double move needs both.")


def test_why_an_open_x_cannot_go_there() -> None:
    used = heat(QUAY, 1, at={"red": 8}, x_black=3, black=2, boats=0, vanished=1, windows=2)
    assert _why(used, "x", 20) == ("no-boat", "Only the ferry goes to 20, and Mister X has used his ferry ride.")
    again = heat(QUAY, 1, at={"red": 8}, x_black=3, black=2, vanished=2, windows=2)
    assert _why(again, "x", 20)[0] == "black-again"


def test_why_a_pawn_cannot_start_there() -> None:
    start = catalog.start(find_chase(C, board="tiny-harbour")).play("red", "place12")
    assert _why(start, "blue", 2) == ("no-start", "Detectives start on underground stations, and 2 is not one.")
    assert _why(start, "blue", 12) == ("occupied", "Red starts on 12, and two pursuers never share a station.")


def test_who_has_something_else_to_decide_hears_that() -> None:
    state = chase(A, TOWN, 1, phase="show", windows=1, players=4, voluntary_reveal=True)
    assert _why(state, "x", 2) == ("not-now", "Mister X has something else to decide before the next ride.")
    assert _why(state, "red", 2)[0] == "not-your-turn"


@pytest.mark.parametrize(("edition", "options"), [(A, {"players": 4}), (B, {"players": 3}), (C, {"players": 3})])
def test_why_is_answered_for_every_station_and_says_no_more_than_the_seat_may_know(
    edition: str, options: dict[str, Any]
) -> None:
    """Truths that look the same to a seat give the same answers, and stations are possible where moves say so."""
    small = "tiny-harbour" if edition == C else "tiny-village"
    start, rng = catalog.start(find_chase(edition, board=small, **options)), Random(5)
    compared = 0
    for state in (state for _ in range(4) for state in testing.random_game(start, rng)):
        stations = catalog.as_chase(state.edition).board.stations
        for seat in set(state.turn) & set(state.edition.seats):
            said = [_why(state, seat, n) for n in stations]
            targets = {move.args[0] for move in state.moves(seat) if move.verb in ("t", "b", "u", "k", "place")}
            assert {n for n, (code, _) in zip(stations, said, strict=True) if code == "possible"} == targets
            facts = [state.why_not_to(seat, n).details for n in stations]
            for world in islice(testing.lookalikes(start, state.view(seat), rng), 20):
                assert [_why(world, seat, n) for n in stations] == said
                assert [world.why_not_to(seat, n).details for n in stations] == facts
                compared += world != state
    assert compared > 20
