"""An edition's file with options applied. The rules' tests check every option; these check what follows from them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fogbound import BadOption
from fogbound.catalog import find_chase
from fogbound.games.yard import board as boards
from fogbound.games.yard.edition import COLOURS, FOLDER, POLICE, data, find, ids, options
from tests.rules.compact import C, yard
from tests.rules.little import A, B, board

TABLES = [(edition, players) for edition in ids() for players in sorted(map(int, data(edition)["players"]))]


def test_editions_are_listed_oldest_first() -> None:
    assert ids() == (A, C, B)
    assert len(ids()) == len(list(FOLDER.glob("*.toml")))


@pytest.mark.parametrize(("edition_id", "players"), TABLES)
def test_every_table_has_its_pawns_purses_and_people(edition_id: str, players: int) -> None:
    edition = find_chase(edition_id, players=players)
    assert edition.seats == ("x", *edition.detectives, *edition.police)
    assert set(edition.detectives) <= set(COLOURS)
    assert set(edition.police) <= set(POLICE)
    assert len(edition.hunters) == players - 1
    assert {seat for pawns in edition.hunters for seat in pawns} == set(edition.pursuers)
    assert [seat for group in edition.groups for seat in group] == list(edition.pursuers)
    assert len(edition.purses) == (1 if edition.pooled else len(edition.detectives))
    assert edition.roles == (("x",), *edition.hunters)
    assert edition.sides == (("x",), edition.pursuers)
    assert [edition.seats[i] for i in edition.index.values()] == list(edition.index)


@pytest.mark.parametrize(
    ("edition_id", "players", "hunters"),
    [
        (A, 3, (("red", "blue"), ("green", "yellow"))),
        (A, 4, (("red",), ("blue",), ("green",))),
        (B, 2, (("red", "blue", "bobby1", "bobby2"),)),
        (B, 3, (("red", "bobby1", "bobby2"), ("blue", "bobby1", "bobby2"))),
        (C, 3, (("red", "blue", "green"),) * 2),
    ],
)
def test_the_pawns_that_each_person_leads(edition_id: str, players: int, hunters: tuple[tuple[str, ...], ...]) -> None:
    assert find_chase(edition_id, players=players).hunters == hunters


@pytest.mark.parametrize(
    ("edition_id", "players", "groups", "shared"),
    [
        (A, 3, (("red", "blue"), ("green", "yellow")), ()),
        (A, 4, (("red",), ("blue",), ("green",)), ()),
        (B, 3, (("red", "blue", "bobby1", "bobby2"),), ("bobby1", "bobby2")),
        (C, 2, (("red", "blue", "green"),), ()),
        (C, 3, (("red", "blue", "green"),), ("red", "blue", "green")),
    ],
)
def test_moving_order_and_shared_pawns(
    edition_id: str, players: int, groups: tuple[tuple[str, ...], ...], shared: tuple[str, ...]
) -> None:
    edition = find_chase(edition_id, players=players)
    assert (edition.groups, edition.shared) == (groups, shared)


def test_a_pool_holds_the_tickets_of_all_detectives() -> None:
    assert find_chase(B, players=2).purses == ((22, 16, 8),)
    assert find_chase(B, players=2).purse_of == {"red": 0, "blue": 0}
    assert find_chase(B, players=3).purses == ((11, 8, 4),) * 2
    assert find_chase(B, players=3).purse_of == {"red": 0, "blue": 1}
    assert find_chase(C).purses == ((12, 8, 4),)


def test_the_stock_is_counted_only_with_its_option() -> None:
    assert find_chase(A).stock is None
    assert find_chase(A, x_ticket_accounting="counted").stock == (4, 3, 3)
    assert find_chase(B, players=6, x_ticket_accounting="reserve").stock == (57 - 55, 45 - 40, 23 - 20)
    assert find_chase(C).stock is None


def test_start_cards_are_dealt_in_the_order_of_the_rulebook() -> None:
    assert find_chase(A, players=4).deals == (
        ("x", "shared"),
        ("red", "shared"),
        ("blue", "shared"),
        ("green", "shared"),
    )
    separate = find_chase(B, players=2)
    assert separate.deals == (*((seat, "detectives") for seat in separate.pursuers), ("x", "x"))
    assert find_chase(C).deals == (("x", "tickets"),)


def test_start_numbers_replace_the_numbers_of_the_board() -> None:
    harbour = find_chase(C, board="tiny-harbour")
    assert harbour.deck("tickets") == harbour.board.deck("tickets")
    assert find_chase(C, board="tiny-harbour", start_numbers="2,3,5,6").deck("tickets") == (2, 3, 5, 6)
    assert harbour.grounds == (1, 4, 10, 12, 14)


def test_the_longest_game_is_limited_by_rounds_or_by_tickets() -> None:
    assert find_chase(A, max_rounds=7).longest == 7
    assert find_chase(C).longest == 12 + 8 + 4


def test_boards_are_offered_if_the_smallest_table_fits() -> None:
    offered = {edition: next(o.choices for o in options(edition) if o.name == "board") for edition in ids()}
    assert "tiny-ring" not in offered[C], "it has no underground stations to start from"
    for edition, names in offered.items():
        assert set(names) <= set(boards.names())
        for name in names:
            fewest = min(players for own, players in TABLES if own == edition)
            assert find_chase(edition, board=name, players=fewest).board.name == name


def test_a_board_may_be_given_as_a_value() -> None:
    town = board(taxi="1-2 2-3")
    edition = find(A, {"board": town, "players": 4})
    assert edition.board is town
    assert dict(edition.options)["board"] == "little"
    assert dict(edition.digests)["board"] == town.digest


def test_the_digest_is_of_the_rules_and_not_of_options() -> None:
    digests = {dict(find_chase(A, players=players).digests)["edition"] for players in (3, 4, 5, 6)}
    assert len(digests) == 1
    assert digests != {dict(find_chase(B).digests)["edition"]}


@pytest.mark.parametrize(
    ("edition_id", "given", "option", "text"),
    [
        (
            A,
            {"max_rounds": 5, "reveals": (3, 8)},
            "reveals",
            "reveals cannot hold 8: with max_rounds = 5 and 2 double moves, X makes at most 7 moves.",
        ),
        (
            C,
            {"board": "tiny-harbour", "start_numbers": (2, 3, 5)},
            "start_numbers",
            "start_numbers holds 3 numbers; it needs at least 4.",
        ),
        (
            C,
            {"board": "tiny-harbour", "start_numbers": (2, 3, 5, 900)},
            "start_numbers",
            "start_numbers names 900: board 'tiny-harbour' has no such stations.",
        ),
    ],
)
def test_options_that_contradict_each_other_are_refused(
    edition_id: str, given: dict[str, object], option: str, text: str
) -> None:
    with pytest.raises(BadOption) as refused:
        find_chase(edition_id, **given)
    assert (refused.value.code, refused.value.text) == ("contradiction", text)
    assert refused.value.details["option"] == option


def test_a_short_game_may_keep_default_appearances_it_never_reaches() -> None:
    assert find_chase(A, max_rounds=5).reveals == (3, 8, 13, 18)


def test_a_board_with_too_few_start_cards_is_refused() -> None:
    poor = replace(board(taxi="1-2 2-3"), starts=(("shared", (1, 2, 3)),))
    with pytest.raises(BadOption, match=r"has 3 start cards in deck 'shared'.* with 4 pawns needs 4; .*fewer players"):
        find(A, {"board": poor, "players": 4})
    bare = replace(yard(taxi="1-2"), starts=(("tickets", (1, 2)),))
    with pytest.raises(BadOption, match="needs 4; choose another board or give start_numbers"):
        find(C, {"board": bare})


def test_a_board_without_room_to_start_is_refused() -> None:
    narrow = replace(board(taxi="1-2 2-3 3-4", underground="1-2"), starts=(("tickets", (1, 2, 3, 4)),))
    with pytest.raises(BadOption, match="has 2 underground stations, but yard/compact-2015 needs 3"):
        find(C, {"board": narrow})
