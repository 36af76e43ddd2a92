"""Names: visible, tidy and short, or refused; and told apart where they look the same."""

from __future__ import annotations

from unittest import mock

import pytest

from fogbound.server.room import names as naming
from fogbound.server.room.names import MAX_NAME, look_of, tell_apart, tidy_line, tidy_name
from fogbound.server.wire import Refused


@pytest.mark.parametrize(
    ("given", "tidy"),
    [
        ("Ann", "Ann"),
        ("  Ann \t  Bee\n", "Ann Bee"),
        ("A\u200bn\u0007n", "Ann"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("x" * MAX_NAME, "x" * MAX_NAME),
        ("\u202eAnn\u2066", "Ann"),
        ("A\u3164nn\u2800", "Ann"),
        ("\u0301Ann", "Ann"),
        ("Z" + "\u0336" * 20, "Z" + "\u0336" * 4),
        ("A\u200dnn\u200c", "Ann"),
        ("\u263a\ufe0f", "\u263a\ufe0f"),
        ("a\ufe0fnn", "ann"),
        ("!", "!"),
    ],
)
def test_a_name_is_tidied(given: str, tidy: str) -> None:
    assert tidy_name(given) == tidy


@pytest.mark.parametrize(
    "name",
    [
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian, with a joiner between letters
        "\u0915\u094d\u200d\u0937\u092e\u093e",  # Devanagari
        "\u0e01\u0e33\u0e41\u0e1e\u0e07",  # Thai
        "\u5c0f\u6797 \u3055\u304f\u3089",
        "\ud55c\uc9c0\ubbfc",
        "Nguy\u1ec5n Th\u1ecb",
        "\U0001f469\u200d\U0001f4bb",  # one picture of two, joined
        "O'Brien-Smith",
    ],
)
def test_names_of_all_scripts_stay_as_they_are(name: str) -> None:
    assert tidy_name(name) == name


@pytest.mark.parametrize(
    "given",
    [
        *("", "   ", "\u200b\u0007", "x" * (MAX_NAME + 1), "\u3164", "\u115f\u1160", "\u2800\u2800", "\u0301\u0308"),
        *("\u202e\u2066", "\u034f", "\ufe0f", "\u200d\u200c", "\U000e0100", "\u00ad", "\u00a0\u2003"),
    ],
)
def test_a_name_without_visible_characters_or_too_long_is_refused(given: str) -> None:
    with pytest.raises(Refused) as refusal:
        tidy_name(given)
    assert (refusal.value.code, refusal.value.details) == ("bad-name", {"allowed": MAX_NAME})


def test_a_line_of_chat_can_be_seen_and_leaves_its_neighbours_alone() -> None:
    assert tidy_line("left\u202e and right") == "left and right"
    assert tidy_line("H" + "\u0336" * 300) == "H" + "\u0336" * 4
    assert tidy_line("one\ntwo  three \u2764\ufe0f") == "one\ntwo  three \u2764\ufe0f"
    for nothing in (" ", "\u200b\u200b", "\u3164", "\u2800", "\n\u0301"):
        with pytest.raises(Refused) as refusal:
            tidy_line(nothing)
        assert refusal.value.code == "invisible"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "\u0410nn"),  # a Cyrillic A
        ("Ilka", "l1ka"),
        ("Bob", "B0b"),
        ("Arno", "Amo"),
        ("Ann Bee", "AnnBee"),
        ("Max", "\uff2dax"),  # a wide M
        ("Nina", "\u039dina"),  # a Greek N
    ],
)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)


def test_names_that_look_different() -> None:
    names = ["Ann", "Anna", "Andr\u00e9", "Andre", "\u5c0f\u6797", "\u5c0f\u68ee", "Bob", "Rob"]
    assert len({look_of(name) for name in names}) == len(names)


def test_who_came_later_gets_a_number() -> None:
    names = {"a": "Ann", "b": "Bob", "c": "\u0410nn", "d": "ann", "e": "Ann (2)"}
    assert tell_apart(names) == {"a": "Ann", "b": "Bob", "c": "\u0410nn (2)", "d": "ann (3)", "e": "Ann (2) (2)"}
    assert tell_apart({}) == {}


def test_a_room_full_of_one_name_is_told_apart_without_trying_every_number() -> None:
    names = {str(n): "Ann" for n in range(1, 65)}
    with mock.patch.object(naming, "look_of", wraps=look_of) as looked:
        assert list(tell_apart(names).values()) == ["Ann", *(f"Ann ({n})" for n in range(2, 65))]
    assert looked.call_count <= 3 * 64
