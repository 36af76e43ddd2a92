"""Words that no dictionary knows. Names are left alone, and so are words that the card itself lists."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set

from fogbound.errors import Finding
from fogbound.games.twenty.card import Card, Wording
from fogbound.games.twenty.proofreading.lexicon import Dictionaries, IsWord, phrases
from fogbound.games.twenty.text import words

SHORTEST = 3  # letters of a word that is looked up

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_LINK = re.compile(r"['’-]")


def misspellings(card: Card, dictionaries: Dictionaries) -> Iterator[Finding]:
    """Remarks on words that are in no dictionary of their language."""
    for wording in card.wordings:
        if wording.language not in dictionaries:
            continue
        listed = _listed_words(card, wording)
        for number in card.clues:
            others = (each.entries[number - 1] for each in card.wordings if each is not wording)
            own = listed | {word for text in others for word in words(text)}
            for word in unknown_words(wording.entries[number - 1], wording.language, dictionaries, own):
                where = f"{card.id}: clue {number} in {wording.language!r}"
                yield Finding("unknown-word", f"{where} says {word!r}, which is not in the dictionary")


def unknown_words(text: str, language: str, dictionaries: Dictionaries, own: Set[str] = frozenset()) -> list[str]:
    """The words of a text that the dictionary does not know. A word with a capital is taken for a name."""
    is_word, found = dictionaries[language], []
    for written in _WORD.findall(text):
        parts = [part for part in _LINK.split(written) if _is_looked_up(part) and not own & _forms(part)]
        unknown = [part for part in parts if not _is_known(part, language, is_word)]
        if unknown and not is_word(written):  # some words are known only as a whole: aujourd'hui
            found += unknown
    return found


def _is_looked_up(word: str) -> bool:
    return word.isalpha() and word.islower() and len(word) >= SHORTEST


def _forms(word: str) -> set[str]:
    """A word as it may stand elsewhere on the card: folded, and in the singular."""
    return {form for each in words(word) for form in (each, each.removesuffix("s"))}


def _is_known(word: str, language: str, is_word: IsWord) -> bool:
    """Whether the dictionary has a word, or the word without a prefix that makes new words: uncashed."""
    if is_word(word):
        return True
    prefixes = ("".join(prefix) for prefix in phrases(language, "prefixes"))
    return any(word.startswith(prefix) and is_word(word.removeprefix(prefix)) for prefix in prefixes)


def _listed_words(card: Card, wording: Wording) -> frozenset[str]:
    """Words that the card lists as names or in its notes: a word that is there on purpose, twice, is no slip.

    For the same reason a word may be in the other language's text of the same clue: injera, mojito.
    """
    noted = (phrase for note in card.notes for phrase in note.words_in(wording.language))
    listed = (*wording.names, *wording.rejects, *noted)
    return frozenset(word for phrase in listed for word in words(phrase))
