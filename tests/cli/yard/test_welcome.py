"""What newcomers read before a chase."""

from __future__ import annotations

import pytest

from fogbound.catalog import find_chase
from fogbound.cli.yard.welcome import aids, series_of, welcome, who_plays


def _text(edition_id: str, **options: object) -> str:
    lines = welcome(find_chase(edition_id, **options), "You are Mister X.", "f00", ("A note.", "The deal is fixed."))
    return "\n".join(line.text for line in lines)


def test_a_hidden_chase_lists_the_appearances_that_can_come() -> None:
    assert "After moves 3, 8, 13, and 18 he shows where he is." in _text("yard/classic-1983")
    assert "After move 3 he shows where he is. If his double moves take him to move 8, he" in _text(
        "yard/classic-1983", max_rounds=6
    )
    told = _text("yard/police-2017")  # 22 rounds
    assert "After moves 3, 8, 13, and 18 he shows where he is. If his double moves take him to move 24, he" in told
    assert "After move 3 he shows where he is." in _text("yard/classic-1983", max_rounds=2)
    assert "He never shows himself." in _text("yard/classic-1983", reveals="")


def test_an_open_chase_explains_points() -> None:
    text = _text("yard/compact-2015", x_black=2)
    assert "with one of 2 black tickets he vanishes" in text
    assert "taxi 1, bus 2, and underground 3; each black ticket he plays costs 3 points" in text


def test_the_deal_and_its_fingerprint_come_last() -> None:
    lines = _text("yard/police-2017").splitlines()
    assert lines[-3] == "A note."
    assert lines[-2].startswith("The deal is fixed. To check it after the game")
    assert lines[-1] == "  f00"


@pytest.mark.parametrize(
    ("mine", "text"),
    [
        ({"x"}, "You are Mister X."),
        ({"x", "red"}, "Everybody shares this keyboard."),
        ({"blue", "red"}, "You are Red and Blue."),
        ({"red", "blue", "green", "bobby1"}, "You lead the hunt."),
    ],
)
def test_who_plays(mine: set[str], text: str) -> None:
    assert who_plays(find_chase("yard/police-2017"), frozenset(mine)) == text


def test_series_and_aids() -> None:
    assert series_of(["You", "Bot 2"]) == "A series of 2 heats for you and Bot 2: everybody is Mister X once."
    assert [len(list(aids(*flags))) for flags in ((False, False), (True, False), (True, True))] == [0, 1, 2]
