"""A card as plain values: wordings, clues, question marks, notes."""

from __future__ import annotations

import pytest

from fogbound.errors import BadOption
from fogbound.games.twenty.card import ENTRIES, QUESTION
from tests.games.twenty.sample import CARD, MARKS, ladder


def test_a_card_has_a_wording_for_each_language() -> None:
    card = ladder()
    assert card.languages == ("en", "fr")
    assert card.wording("fr").names == ("Une échelle", "Un escabeau")
    assert card.wording("en").rejects == ("A staircase",)
    assert all(len(wording.entries) == ENTRIES for wording in card.wordings)


def test_a_language_that_a_card_lacks_is_refused_with_the_list() -> None:
    with pytest.raises(BadOption, match="There are no cards in 'de'; languages are en, fr") as refused:
        ladder().wording("de")
    assert refused.value.code == "no-such-language"


def test_every_number_is_a_clue_or_a_question_mark() -> None:
    card = ladder()
    assert card.questions == MARKS
    assert sorted((*card.clues, *card.questions)) == list(range(1, ENTRIES + 1))
    for number in range(1, ENTRIES + 1):
        for language in card.languages:
            assert (card.entry(number, language) == QUESTION) is (number in MARKS)
            assert card.entry(number, language) == CARD["entries"][str(number)][language]
        assert (card.levels[number - 1] == 0) is (number in MARKS)


def test_what_a_file_leaves_out_has_a_default() -> None:
    card = ladder()
    assert (card.family, card.child, card.author, card.reviewed_by) == (True, False, "", ())
    assert set(card.sources) == {""}
    assert (ladder(family=False, reviewed_by=["Ann"]).family, ladder(notes=[]).notes) == (False, ())


def test_a_source_belongs_to_its_clue() -> None:
    entries = {**CARD["entries"], "7": {**CARD["entries"]["7"], "source": "A book, page 7"}}
    card = ladder(entries=entries, author="Ann", child=True)
    assert [number for number, source in enumerate(card.sources, 1) if source] == [7]
    assert (card.author, card.child) == ("Ann", True)


def test_tags_and_facts_do_not_depend_on_their_order_in_the_file() -> None:
    turned = ladder(
        tags=dict(reversed(CARD["tags"].items())),
        facts=dict(reversed(CARD["facts"].items())),
    )
    assert turned == ladder()
    assert hash(turned) == hash(ladder())
    assert dict(turned.facts)["thing-kind"] == ("tool",)
    assert (turned.tag("region"), turned.tag("gender")) == ("world", "")


def test_a_note_has_words_in_each_language() -> None:
    (note,) = ladder().notes
    assert note.value is True
    assert (note.words_in("fr"), note.words_in("de")) == (("grimper", "barreaux"), ())


def test_the_words_for_a_digest_are_those_that_players_hear() -> None:
    (english,) = ladder().words_of(("en",))
    assert english == ["en", "A ladder", *ladder().wording("en").entries]
    assert "Stepladder" not in english
