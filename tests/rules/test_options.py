"""The options of the chase: their names and values, and refusals that list them."""

from __future__ import annotations

from typing import Any

import pytest

import fogbound
from fogbound import catalog
from fogbound.catalog import find_chase
from fogbound.games.yard.board import load

from .compact import HARBOUR, C
from .little import A, B, board, chase, table

NAMES = {
    A: {"players", "board", "voluntary_reveal", "x_ticket_accounting", "max_rounds", "reveals"},
    B: {"players", "board", "stuck_counts_police", "x_ticket_accounting", "max_rounds", "reveals"},
    C: {"players", "board", "x_black", "boat_rides", "stuck_leftovers", "prices", "start_numbers"},
}
ROOM = ("map", "resign", "team_chat", "undo", "occupancy", "tie", "clock")
ACCEPTED: list[tuple[str, str, Any, str]] = [
    *((A, "players", n, str(n)) for n in (3, 4, 5, 6)),
    *((B, "players", n, str(n)) for n in (2, 3, 4, 5, 6)),
    (A, "players", "4", "4"),
    *((e, "board", name, name) for e in (A, B) for name in ("london-1983", "london-2017")),
    *((A, "voluntary_reveal", given, text) for given, text in ((True, "true"), (False, "false"), ("true", "true"))),
    *((B, "stuck_counts_police", given, text) for given, text in ((True, "true"), (False, "false"))),
    *((A, "x_ticket_accounting", name, name) for name in ("unlimited", "counted")),
    *((B, "x_ticket_accounting", name, name) for name in ("unlimited", "reserve")),
    *((e, "max_rounds", n, str(n)) for e in (A, B) for n in (1, 22, 24)),
    *((e, "reveals", (3, 8), "3,8") for e in (A, B)),
    *((e, "reveals", "2,4,6", "2,4,6") for e in (A, B)),
    *((e, "reveals", [24], "24") for e in (A, B)),
    *((C, "players", n, str(n)) for n in (2, 3, 4)),
    *((C, "x_black", n, str(n)) for n in (1, 2, 3, 4)),
    *((C, "boat_rides", name, name) for name in ("once", "per_ticket")),
    *((C, "stuck_leftovers", name, name) for name in ("to_x", "kept")),
    *((C, "prices", given, text) for given, text in (((3, 2, 1), "3,2,1"), ("0,0,99", "0,0,99"), ([1, 1, 1], "1,1,1"))),
    *(
        (C, "start_numbers", given, text)
        for given, text in (((2, 3, 5, 6), "2,3,5,6"), ("2, 3,5,7", "2,3,5,7"), ((), ""))
    ),
]
REFUSED: list[tuple[str, str, Any]] = [
    *((A, "players", bad) for bad in (0, 1, 2, 7, -3, True, "many", 4.5, None)),
    *((B, "players", bad) for bad in (0, 1, 7)),
    *((e, "board", bad) for e in (A, B) for bad in ("atlantis", "", 7)),
    *((A, "voluntary_reveal", bad) for bad in ("perhaps", 2, None)),
    *((B, "stuck_counts_police", bad) for bad in ("perhaps", None)),
    *((A, "x_ticket_accounting", bad) for bad in ("reserve", "finite", True)),
    *((B, "x_ticket_accounting", bad) for bad in ("counted", "finite")),
    *((e, "max_rounds", bad) for e in (A, B) for bad in (0, -1, "x", True)),
    *((e, "reveals", bad) for e in (A, B) for bad in ((8, 3), (3, 3), (0, 3), "a,b", 3.5, (3, 8, 13, 18, 25))),
    *((C, "players", bad) for bad in (1, 5, 6, "many")),
    *((C, "board", bad) for bad in ("atlantis", "tiny-ring")),
    *((C, "x_black", bad) for bad in (0, 5, True, "all")),
    *((C, "boat_rides", bad) for bad in ("never", 2, True)),
    *((C, "stuck_leftovers", bad) for bad in ("lost", True)),
    *((C, "prices", bad) for bad in ((1, 2), (1, 2, 3, 4), (), (-1, 2, 3), (1, 2, 100), "free")),
    *((C, "start_numbers", bad) for bad in ((2, 3, 5), (5, 3, 2, 1), (2, 2, 3, 5), (0, 2, 3, 5), (2, 3, 5, 9000))),
]


@pytest.mark.parametrize("edition", [A, B, C])
def test_the_edition_has_exactly_these_options(edition: str) -> None:
    assert {option.name for option in catalog.options(edition)} == NAMES[edition]
    assert {name for name, _ in find_chase(edition).options} == NAMES[edition]


@pytest.mark.parametrize(("edition", "name", "given", "text"), ACCEPTED)
def test_accepted_values(edition: str, name: str, given: Any, text: str) -> None:
    where = {"board": HARBOUR} if edition == C else {}
    found = find_chase(edition, **{**where, name: given})
    assert dict(found.options)[name] == text
    again = find_chase(edition, **{**where, name: text})
    assert again == found, "the text in a record reads back to the same edition"


@pytest.mark.parametrize(("edition", "name", "bad"), REFUSED)
def test_refused_values(edition: str, name: str, bad: Any) -> None:
    where = {"board": HARBOUR} if edition == C else {}
    with pytest.raises(fogbound.BadOption) as refusal:
        find_chase(edition, **{**where, name: bad})
    assert refusal.value.code in {"bad-option", "no-such-board", "contradiction"}
    assert name.split("_")[0] in refusal.value.text.lower()


@pytest.mark.parametrize(
    ("edition", "foreign"),
    [
        (A, "stuck_counts_police"),
        (B, "voluntary_reveal"),
        *((e, key) for e in (A, B, C) for key in ROOM),
        *((e, key) for e in (A, B) for key in ("x_black", "boat_rides", "prices", "finish", "deck", "detectives")),
        *((C, key) for key in ("max_rounds", "reveals", "voluntary_reveal", "x_ticket_accounting", "finish", "heats")),
    ],
)
def test_any_other_option_is_refused_with_the_list_of_options(edition: str, foreign: str) -> None:
    with pytest.raises(fogbound.BadOption) as refusal:
        find_chase(edition, **{foreign: 1})
    assert refusal.value.code == "no-such-option"
    assert foreign in refusal.value.text
    assert all(name in refusal.value.text for name in NAMES[edition])


def test_the_defaults() -> None:
    shared = {"x_ticket_accounting": "unlimited", "max_rounds": "22"}
    for edition, own in (
        (A, {"voluntary_reveal": "false", "reveals": "3,8,13,18", "board": "london-1983"}),
        (B, {"stuck_counts_police": "false", "reveals": "3,8,13,18,24", "board": "london-2017"}),
    ):
        options = dict(find_chase(edition).options)
        assert {name: value for name, value in options.items() if name != "players"} == shared | own
    compact = {name: value for name, value in find_chase(C).options if name not in ("players", "board")}
    assert compact == {
        "x_black": "1",
        "boat_rides": "once",
        "stuck_leftovers": "to_x",
        "prices": "1,2,3",
        "start_numbers": "",
    }


def test_an_unknown_edition_is_refused_with_the_list() -> None:
    for ask in (fogbound.find, catalog.options):
        with pytest.raises(fogbound.BadOption) as refusal:
            ask("yard/1984")
        assert refusal.value.code == "no-such-edition"
        assert all(edition in refusal.value.text for edition in (A, B, C))


@pytest.mark.parametrize("edition", [A, B])
def test_both_editions_are_listed_and_every_view_names_its_edition_and_options(edition: str) -> None:
    assert edition in fogbound.EDITIONS
    view = fogbound.start(find_chase(edition, max_rounds=9)).view(None)
    assert view.edition == edition
    assert dict(view.options)["max_rounds"] == "9"


def test_reveals_move_the_appearances() -> None:
    road = board(taxi="1-2 8-9")
    state = chase(A, road, 1, at={"red": 8}, players=4, reveals=(2,))
    state = state.play("x", "t2")
    assert table(state, "red").pawn("x").station is None
    state = state.play("red", "t9").play("x", "t1")
    assert table(state, "red").pawn("x").station == 1


def test_no_reveals_at_all_is_a_hidden_game() -> None:
    edition = find_chase(A, reveals=())
    assert edition.reveals == ()


def test_an_appearance_that_no_game_can_reach_is_refused() -> None:
    with pytest.raises(fogbound.BadOption) as refusal:
        find_chase(A, max_rounds=5, reveals=(3, 8))
    assert refusal.value.code == "contradiction"
    assert find_chase(A, max_rounds=6, reveals=(3, 8)).reveals == (3, 8), "five or six rounds and two doubles"


def test_a_shorter_game_keeps_the_default_appearances_it_reaches() -> None:
    assert find_chase(B, max_rounds=5).reveals == (3, 8, 13, 18, 24)


def test_a_board_object_may_be_given_and_must_have_enough_cards() -> None:
    assert find_chase(A, board=load("london-2017")).board == load("london-2017")
    bare = board(taxi="1-2")
    few = type(bare)(bare.name, bare.title, bare.size, bare.places, bare.connections, (("shared", (1, 2)),))
    with pytest.raises(fogbound.BadOption) as refusal:
        find_chase(A, board=few)
    assert refusal.value.code == "contradiction"
