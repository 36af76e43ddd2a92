"""Texts made comparable: folded words, names without articles, and names inside texts."""

from __future__ import annotations

from fogbound.games.twenty.text import bare, folded, holds, words


def test_words_lose_accents_capitals_and_punctuation() -> None:
    assert words("L'Île d'Œdipe, n° 7!") == ("l", "ile", "d", "oedipe", "n", "7")
    assert words("") == words("…!") == ()


def test_a_name_loses_its_leading_articles_unless_nothing_else_is_left() -> None:
    assert bare("Le  Machu-Picchu", "fr") == ("machu", "picchu")
    assert bare("The", "en") == ("the",)
    assert bare("The Great Wall of the East", "en") == ("great", "wall", "of", "the", "east")
    assert bare("Le Machu", "en") == ("le", "machu"), "articles of another language stay"


def test_a_text_holds_a_name_as_words_in_a_row() -> None:
    assert holds(folded("The Great Barrier Reef!"), ("barrier", "reef"))
    assert not holds(folded("the reef barrier"), ("barrier", "reef"))
    assert not holds(folded("anything"), ())


def test_a_long_word_is_found_inside_another_word_and_a_short_one_is_not() -> None:
    assert holds(folded("two stepladders"), ("ladder",))
    assert not holds(folded("relax"), ("lax",))
    assert holds(folded("relax"), ("lax",), parts_from=3)
