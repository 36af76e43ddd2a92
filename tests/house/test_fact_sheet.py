"""The index of a fact sheet: from words to what is true of the card."""

from __future__ import annotations

from benches import house
from fogbound.house.fact_sheet import NOTE, contrary, kinds, sheet

MARS = house.cards()["mars"]
MOZART = house.cards()["mozart"]


def test_words_lead_to_the_facts_of_the_card() -> None:
    assert sheet(MOZART, "en")[("composer",)].truth is True
    assert sheet(MOZART, "en")[("painter",)].truth is False
    assert sheet(MOZART, "fr")[("compositeur",)].truth is True


def test_a_word_and_its_opposite_get_opposite_truths() -> None:
    assert sheet(MOZART, "en")[("dead",)].truth is True
    assert sheet(MOZART, "en")[("alive",)].truth is False


def test_a_note_is_about_what_goes_with_a_subject_not_what_it_is() -> None:
    moon = sheet(MARS, "en")[("moon",)]
    assert (moon.key, moon.truth) == (NOTE, True)
    assert kinds(MARS, "en")[("moon",)] is False


def test_only_yes_and_no_have_a_contrary() -> None:
    assert [contrary(truth) for truth in (True, False, "partly", None)] == [False, True, "partly", None]
