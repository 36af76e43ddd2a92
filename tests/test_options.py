from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fogbound import EDITIONS, BadOption, catalog, find, start
from fogbound.game import Edition
from fogbound.games.yard.board import load


def test_the_list_of_editions() -> None:
    assert EDITIONS == ("yard/classic-1983", "yard/police-2017")


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_options_in_an_edition_find_it_again(edition_id: str) -> None:
    edition = find(edition_id, players=6, max_rounds=20)
    assert find(edition_id, **dict(edition.options)) == edition


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


def test_an_unknown_edition_lists_the_known() -> None:
    with pytest.raises(BadOption, match="yard/classic-1983, yard/police-2017"):
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
    assert find("yard/police-2017", max_rounds=6).reveals == (3, 8, 13, 18, 24)
