"""Unknown words: other forms of known ones, and slips of the keyboard."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.house.reader import reply
from fogbound.house.repair import known_words, repair

MARS, PELE = house.cards()["mars"], house.cards()["pele"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (("planett",), ("planet",)),  # an extra letter
        (("plante", "mountian"), ("plante", "mountain")),  # swapped letters
        (("astronomyy",), ("astronomy",)),
        (("flibbertigibbet",), ("flibbertigibbet",)),
        (("suffer",), ("suffer",)),  # not a surfer
    ],
)
def test_a_slip_is_repaired_and_a_strange_word_stays(typed: tuple[str, ...], meant: tuple[str, ...]) -> None:
    repaired = repair(MARS, typed, "en")
    assert repaired[-1:] == meant[-1:]


def test_another_form_of_a_word_in_a_note_is_that_word() -> None:
    assert repair(house.cards()["television"], ("regarde",), "fr") == ("regarder",)


def test_typing_errors_do_not_stop_the_reader() -> None:
    assert reply(PELE, "did u play footbal?", "en").word == "yes"
    assert reply(house.cards()["mozart"], "were you a musicain?", "en").word == "yes"


def test_the_house_knows_thousands_of_words() -> None:
    assert len(known_words("en")) > 2000
    assert len(known_words("fr")) > 2000
