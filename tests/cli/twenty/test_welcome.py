"""What newcomers read before twenty questions."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.cli.twenty.welcome import welcome
from tests.rules.quiz import found


def _lines(mine: set[str], **options: Any) -> list[str]:
    notes = ("A note.", "The deal is fixed.")
    return [line.text for line in welcome(found(**options), frozenset(mine), "f00", notes, "expert")]


@pytest.mark.parametrize(
    ("mine", "text"),
    [
        ({"p2"}, "3 players. You are Player 2 (p2). Player 1 and Player 3 are bots (expert; choose with --bots)."),
        (
            {"p1", "p2"},
            "3 players. At this keyboard: Player 1 (p1) and Player 2 (p2). "
            "Player 3 is a bot (expert; choose with --bots).",
        ),
        ({"p1", "p2", "p3"}, "3 players. At this keyboard: Player 1 (p1), Player 2 (p2), and Player 3 (p3)."),
    ],
)
def test_the_first_line_says_who_plays(mine: set[str], text: str) -> None:
    assert _lines(mine, players=3)[0] == f"20 Questions, 1993, {text}"


def test_the_goal_names_the_last_square() -> None:
    assert "The first to reach 30 wins." in _lines({"p1"}, finish=30)[2]


def test_a_reading_house_is_explained() -> None:
    assert _lines({"p1"})[2].startswith("The reader holds a card")
    assert _lines({"p1"}, reader="house")[2].startswith("The house holds a card")


def test_violet_chips_are_explained_where_they_are_in_play() -> None:
    def told(**options: Any) -> bool:
        return any("violet chip" in line for line in _lines({"p1"}, **options))

    assert told(players=3)
    assert not told(players=2)
    assert told(players=2, reader="house")


def test_the_deal_and_its_fingerprint_come_last() -> None:
    assert _lines({"p1"})[-3:] == [
        "A note.",
        "The deal is fixed. To check it after the game with fogbound verify, note its fingerprint:",
        "  f00",
    ]
