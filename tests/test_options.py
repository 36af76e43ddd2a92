from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound import EDITIONS, BadBoard, BadOption, FogboundError, catalog, find, start
from fogbound.game import Edition
from fogbound.games.yard import edition as yard
from fogbound.games.yard.board import load, names

_anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.binary(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
)


def test_the_list_of_editions() -> None:
    chases = ("yard/classic-1983", "yard/compact-2015", "yard/police-2017")
    assert (*chases, "twenty/classic-1993") == EDITIONS, "game by game, oldest rules first"


@pytest.mark.parametrize(
    ("edition_id", "options"),
    [
        ("yard/classic-1983", {"players": 6, "max_rounds": 20}),
        ("yard/police-2017", {"players": 6, "max_rounds": 20}),
        (
            "yard/compact-2015",
            {"players": 4, "board": "tiny-harbour", "start_numbers": (2, 3, 5, 6), "prices": (3, 0, 3)},
        ),
    ],
)
def test_the_options_of_an_edition_find_the_same_edition(edition_id: str, options: dict[str, Any]) -> None:
    edition = find(edition_id, **options)
    assert find(edition_id, **dict(edition.options)) == edition


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_the_defaults_find_the_same_edition(edition_id: str) -> None:
    assert find(edition_id, **dict(find(edition_id).options)) == find(edition_id)


@pytest.mark.parametrize(
    ("options", "code", "named"),
    [
        ({"players": 2}, "bad-option", "3 to 6"),
        ({"players": True}, "bad-option", "3 to 6"),
        ({"players": "many"}, "bad-option", "3 to 6"),
        ({"player": 4}, "no-such-option", "players (3 to 6)"),
        ({"stuck_counts_police": True}, "no-such-option", "voluntary_reveal (True or False)"),
        ({"voluntary_reveal": "perhaps"}, "bad-option", "True or False"),
        ({"x_ticket_accounting": "reserve"}, "bad-option", "unlimited or counted"),
        ({"reveals": "8,3"}, "bad-option", "rising"),
        ({"reveals": [0, 3]}, "bad-option", "rising"),
        ({"reveals": 3.5}, "bad-option", "rising"),
        ({"max_rounds": 0}, "bad-option", "1 to 99"),
        ({"max_rounds": 5, "reveals": (3, 9)}, "contradiction", "at most 7 moves"),
        ({"board": "atlantis"}, "no-such-board", "london-1983"),
        ({"board": 7}, "bad-option", "london-1983"),
        ({"board": replace(load("tiny-ring"), starts=(("shared", (1, 2)),))}, "contradiction", "2 start cards"),
    ],
)
def test_bad_options_are_refused_with_what_is_allowed(options: dict[str, Any], code: str, named: str) -> None:
    with pytest.raises(BadOption) as refused:
        find("yard/classic-1983", **options)
    assert refused.value.code == code
    assert named in refused.value.text
    assert "\n" not in refused.value.text


@given(
    st.sampled_from(["players", "max_rounds", "reveals", "voluntary_reveal", "x_ticket_accounting", "board"]), _anything
)
def test_any_value_is_read_or_refused(name: str, value: object) -> None:
    try:
        edition = find("yard/classic-1983", **{name: value})
    except FogboundError:
        return
    assert dict(find("yard/classic-1983", **dict(edition.options)).options) == dict(edition.options)


def test_odd_values_are_refused_in_one_line() -> None:
    for value in (10**5000, b"\x03\x08", object(), float("nan"), {"a": 1}):
        for name in ("players", "reveals", "voluntary_reveal", "board"):
            with pytest.raises(BadOption) as refused:
                find("yard/classic-1983", **{name: value})
            assert len(refused.value.text) < 400


def test_an_option_may_have_any_name() -> None:
    with pytest.raises(BadOption, match="no option edition_id"):
        find("yard/classic-1983", edition_id=3)


def test_a_board_may_be_a_path(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match="cannot be read"):
        find("yard/classic-1983", board=tmp_path / "nowhere.toml")


def test_an_unknown_edition_lists_the_known() -> None:
    with pytest.raises(BadOption, match="yard/classic-1983, yard/compact-2015, yard/police-2017"):
        find("yard/classic-1984")
    with pytest.raises(BadOption):
        catalog.options("nothing")


def test_only_editions_can_be_started() -> None:
    with pytest.raises(BadOption):
        start(Edition("toy", "toy/one", 1, (), (), ()))


@pytest.mark.parametrize(
    ("name", "given", "text"),
    [
        ("voluntary_reveal", "ON", "true"),
        ("voluntary_reveal", True, "true"),
        ("voluntary_reveal", "no", "false"),
        ("reveals", "3, 8", "3,8"),
        ("reveals", [3, 8], "3,8"),
        ("reveals", 5, "5"),
        ("reveals", (), ""),
        ("players", "5", "5"),
    ],
)
def test_options_are_read_from_values_and_text(name: str, given: Any, text: str) -> None:
    assert dict(find("yard/classic-1983", **{name: given}).options)[name] == text


def test_a_short_game_keeps_the_usual_appearances() -> None:
    assert catalog.as_chase(find("yard/police-2017", max_rounds=6)).reveals == (3, 8, 13, 18, 24)


@pytest.mark.parametrize("edition", yard.ids())
def test_every_board_that_is_listed_can_be_played(edition: str) -> None:
    players, board = (next(o for o in yard.options(edition) if o.name == name) for name in ("players", "board"))
    assert board.default in board.choices
    for name in board.choices:
        find(edition, board=name, players=players.low)
    for name in {*names()} - {*board.choices}:
        with pytest.raises(BadOption, match="needs"):
            find(edition, board=name, players=players.low)


def test_a_board_without_ticket_numbers_is_not_listed_for_the_compact_game() -> None:
    [board] = [option for option in yard.options("yard/compact-2015") if option.name == "board"]
    assert board.choices == ("london-compact", "tiny-harbour")
    assert find("yard/compact-2015", board="london-1983", start_numbers=(1, 2, 3, 4))  # it only needs numbers
