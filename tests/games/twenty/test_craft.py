"""Cards that can be read: what spoils a game is refused, what could be better is said."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any

import pytest

from fogbound.games.twenty.card import Card, Note, Wording
from fogbound.games.twenty.craft import giveaways
from fogbound.games.twenty.style import remarks
from fogbound.games.twenty.text import bare, folded, holds, words

from . import sample


def _with_clue(number: int, en: str, fr: str | None = None) -> Card:
    entries = copy.deepcopy(sample.CARD["entries"])
    entries[str(number)] |= {"en": en} | ({"fr": fr} if fr else {})
    return sample.ladder(entries=entries)


def _named(card: Card, **changes: Any) -> Card:
    first: Wording = card.wordings[0]
    return replace(card, wordings=(replace(first, **changes), *card.wordings[1:]))


def _spoiled(*cards: Card, title: str = "A sample") -> list[str]:
    return [finding.code for finding in giveaways(title, cards)]


def _remarked(*cards: Card) -> list[str]:
    return [finding.code for finding in remarks(cards) if finding.code != "few-facts"]


def test_the_sample_has_nothing_to_hide_or_to_mend() -> None:
    assert _spoiled(sample.ladder()) == []
    assert _remarked(sample.ladder()) == []


@pytest.mark.parametrize(
    "clue",
    [
        "I am a ladder.",
        "I am older than any LADDER.",
        "I come before stepladders.",
        "I am une échelle in Paris.",
        "I am called echelle over there.",
        "I am an escabeau when I am short.",
    ],
)
def test_a_clue_does_not_say_the_answer_in_any_language(clue: str) -> None:
    assert set(_spoiled(_with_clue(2, clue))) == {"answer-in-clue"}
    assert set(_spoiled(_with_clue(2, "I am innocent enough.", clue))) == {"answer-in-clue"}


def test_a_short_name_is_looked_for_as_a_word_only() -> None:
    card = _named(sample.ladder(), aliases=("Ax",))
    assert _spoiled(replace(card, wordings=(_clue_of(card, 2, "I relax in the shed."), card.wordings[1]))) == []
    assert _spoiled(replace(card, wordings=(_clue_of(card, 2, "I am an ax."), card.wordings[1]))) == ["answer-in-clue"]


def _clue_of(card: Card, number: int, text: str) -> Wording:
    first = card.wordings[0]
    return replace(first, entries=(*first.entries[: number - 1], text, *first.entries[number:]))


def test_the_title_does_not_say_an_answer() -> None:
    assert _spoiled(sample.ladder(), title="Up the ladder") == ["answer-in-title"]


def test_an_alias_is_not_rejected() -> None:
    assert _spoiled(_named(sample.ladder(), rejects=("The Stepladder",))) == ["rejected-answer"]


def test_a_partial_name_is_neither_an_alias_nor_rejected() -> None:
    assert _spoiled(_named(sample.ladder(), partial=("The Stepladder",))) == ["partial-answer"]
    assert _spoiled(_named(sample.ladder(), partial=("A staircase",))) == ["partial-answer"]
    assert _spoiled(_named(sample.ladder(), partial=("Steps",), tells=("rungs",))) == []


def test_two_cards_do_not_share_a_name() -> None:
    other = replace(sample.ladder(), id="other")
    assert set(_spoiled(sample.ladder(), other)) == {"shared-name"}


def _person(life: str, **facts: Any) -> Card:
    sheet: dict[str, Any] = {"real": True, "alive": False, "gender": ("man",), "born": 1900, "died": 1980} | facts
    tags = {"century": "20", "region": "world", "field": "art", "gender": "man", "life": life}
    return replace(
        sample.ladder(), category="person", facts=tuple(sorted(sheet.items())), tags=tuple(sorted(tags.items()))
    )


def test_no_living_person_is_a_card() -> None:
    assert _spoiled(_person("died")) == []
    assert _spoiled(_person("fictional", real=False, alive="partly")) == []
    assert _spoiled(_person("died", alive=True)) == ["living-person"]
    assert _spoiled(_person("fictional")) == ["living-person"]


def test_facts_and_tags_agree() -> None:
    assert _spoiled(_person("died", real=False)) == ["contradiction"]
    assert _spoiled(_person("died", died=2080)) == ["contradiction"]
    assert _spoiled(_person("died", gender=("woman",))) == ["contradiction"]


@pytest.mark.parametrize(
    ("clue", "code"),
    [
        ("The house needs something to reach its roof.", "not-first-person"),
        ("I am it.", "too-short"),
        ("I am " + "very " * 40 + "long.", "too-long"),
        ("I said “up we go” once.", "quotation"),
        ("I said 'up we go' once.", "quotation"),
        ("I am sold as Climb™ by everybody.", "brand"),
        ("Find me at climb.com if you like.", "brand"),
        ("I have no full stop at my end", "no-full-stop"),
    ],
)
def test_clues_are_read_by_an_editor(clue: str, code: str) -> None:
    assert code in _remarked(_with_clue(2, clue))


def test_an_apostrophe_is_no_quotation() -> None:
    assert (
        _remarked(_with_clue(2, "I'm the painters' friend, and it's true.", "J'aime l'été, et qu'on m'emporte.")) == []
    )


def test_clues_are_not_repeated_within_a_card_or_across_cards() -> None:
    twice = _with_clue(2, "I lean on the wall of a house in the sun.")
    again = copy.deepcopy(twice.wordings[0].entries[1]).replace("sun", "shade")
    both = replace(twice, wordings=(_clue_of(twice, 3, again), twice.wordings[1]))
    assert _remarked(both) == ["same-clue"]
    assert "same-clue" in _remarked(sample.ladder(), replace(sample.ladder(), id="other"))


def test_levels_are_mixed() -> None:
    easy = replace(sample.ladder(), levels=tuple(level and 1 for level in sample.ladder().levels))
    assert _remarked(easy) == ["no-mix", "no-mix", "in-order"]
    clues = iter([1] * 5 + [2] * 5 + [3] * 7)
    rising = replace(sample.ladder(), levels=tuple(level and next(clues) for level in sample.ladder().levels))
    assert _remarked(rising) == ["in-order"]


def test_a_number_is_not_a_question_mark_by_habit() -> None:
    cards = tuple(replace(sample.ladder(), id=f"card-{n}") for n in range(12))
    assert _remarked(*cards).count("habit") > 2
    assert "habit" not in _remarked(*cards[:5])


def test_the_fact_sheet_is_long_enough_and_does_not_say_the_answer() -> None:
    assert "few-facts" in [finding.code for finding in remarks((sample.ladder(),))]
    telling = Note(True, (("en", ("are you a ladder",)), ("fr", ("grimper",))))
    assert _remarked(replace(sample.ladder(), notes=(telling,))) == ["answer-in-facts"]


def test_names_stand_once_and_texts_are_translated() -> None:
    assert _remarked(_named(sample.ladder(), aliases=("Ladder",))) == ["repeated-name"]
    same = "Me, je, I: both at once."
    assert _remarked(_with_clue(2, same, same)) == ["untranslated"]


def test_a_long_word_of_the_answer_is_remarked() -> None:
    card = _named(sample.ladder(), answer="A rolling ladder")
    told = replace(card, wordings=(_clue_of(card, 2, "I am often rolling along shelves."), card.wordings[1]))
    assert _remarked(told) == ["word-of-answer"]


def test_words_are_folded() -> None:
    assert words("L'Île d'Œdipe, n° 7!") == ("l", "ile", "d", "oedipe", "n", "7")
    assert bare("Le  Machu-Picchu", "fr") == ("machu", "picchu")
    assert bare("The", "en") == ("the",)
    assert holds(folded("The Great Barrier Reef!"), ("barrier", "reef"))
    assert not holds(folded("the reef barrier"), ("barrier", "reef"))
    assert not holds(folded("anything"), ())
