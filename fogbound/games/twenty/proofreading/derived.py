"""Forms of the answer in clues: Egyptian on a card about Egypt, Venetian on one about Venice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fogbound.errors import Finding
from fogbound.games.twenty import facts
from fogbound.games.twenty.card import Card
from fogbound.games.twenty.proofreading.lexicon import lexicon
from fogbound.games.twenty.proofreading.names import PLACES
from fogbound.games.twenty.text import bare, words

SHORTEST = 4  # letters of a name that has derived forms
SHORT_STEM = 3  # letters of a stem that most endings would turn into an ordinary word
LONG_STEM = 6  # letters of a stem that any ending leaves recognisable
VOWELS = "aeiouy"
CASES = ("is", "us", "os")  # endings that a derived form drops: Atlantis, Atlantean


def derived_forms(card: Card) -> Iterator[Finding]:
    """Remarks on clues with a word that is made from the answer."""
    for wording in card.wordings:
        forms = [(code, name) for code in card.languages for name in sorted(_names(card, code))]
        for number in card.clues:
            for word in dict.fromkeys(words(wording.entries[number - 1])):
                name = next((name for code, name in forms if _says(word, name, code, wording.language)), None)
                if name:
                    where = f"{card.id}: clue {number} in {wording.language!r}"
                    yield Finding("derived-form", f"{where} says {word!r}, which is made from {name!r}")


def _says(word: str, name: str, language: str, spoken: str) -> bool:
    """Whether a clue's word is made from a name. A long stem alone counts in its own language only: Islande, island."""
    return is_derived(word, name, language) or (language == spoken and begins_like(word, name))


def is_derived(word: str, name: str, language: str) -> bool:
    """Whether a folded word is made from a name: by an ending, or because the fact sheet lists it as the same place."""
    if word == name or len(name) < SHORTEST:
        return False
    return word in _place_forms(name) or word in _forms(name, language)


def begins_like(word: str, name: str) -> bool:
    """Whether a word begins with nearly all of a long name: a robinsonnade, to eclipse."""
    stem = name[:-1] if name[-1] in VOWELS else name
    return word != name and len(stem) >= LONG_STEM and word.startswith(stem)


def _names(card: Card, language: str) -> set[str]:
    """The words of the answer from which forms are made."""
    known = lexicon(language)
    small = known.plain | known.titles if known else frozenset()
    return {word for word in bare(card.wording(language).answer, language) if word not in small}


@cache
def _forms(name: str, language: str) -> frozenset[str]:
    known = lexicon(language)
    if known is None:
        return frozenset()
    irregular = known.stems.get(name, ())
    endings = {ending[0] for ending in known.phrases("derived.endings")}
    certain = {ending[0] for ending in known.phrases("derived.certain")}
    made = {stem + ending for stem in _stems(name) for ending in (endings if len(stem) > SHORT_STEM else certain)}
    return frozenset({*irregular, *(stem + ending for stem in irregular for ending in endings), *made} - {name})


def _stems(name: str) -> set[str]:
    """What an ending is put after: the name, or the name without its last vowels."""
    stems = {name, name[:-1] if name[-1] in VOWELS else name}
    stems |= {name.removesuffix(case) for case in CASES if len(name) > len(case) + SHORTEST}
    return stems


@cache
def _place_forms(name: str) -> frozenset[str]:
    """All words for a country or a continent, if the name is one of them."""
    for key in PLACES:
        for _, by_language in facts.vocabulary()[key].values:
            first = {words(phrases[0]) for _, phrases in by_language if phrases}
            if (name,) in first:
                listed = (words(phrase) for _, phrases in by_language for phrase in phrases)
                return frozenset(form[0] for form in listed if len(form) == 1)
    return frozenset()
