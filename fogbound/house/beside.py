"""Words beside a name, checked against the fact sheet: `the planet Mars`, `Venice, Italy`."""

from __future__ import annotations

from fogbound.games.twenty.card import Card
from fogbound.house.fact_sheet import NOTE, Entry, kinds, sheet
from fogbound.house.words import Speech, Words, phrases, plain, speech

# Facts that do not turn a name into another one: "the Mexican painter Frida Kahlo", "Venice, Italy".
BESIDE = ("country", "continent", "work", "place-kind", "thing-kind")
WHERE = ("country", "continent")
OF_THINGS = ("colour", "made-of")
LINKS = ("guess.links", "guess.near")
LONGEST = 5  # words of a phrase


def fits(card: Card, words: Words, languages: tuple[str, ...]) -> bool:
    """Whether these words may stand beside the card's name: each is true of it or says nothing."""
    return any(_fits_in(card, words, speech(code)) for code in languages)


def _fits_in(card: Card, words: Words, spoken: Speech) -> bool:
    known, nouns = sheet(card, spoken.language), phrases(spoken.language, f"kinds.{card.category}")
    says_nothing = {word for name in (*LINKS, "guess.plain", "joiners") for word in phrases(spoken.language, name)}
    if card.category == "thing":
        says_nothing |= phrases(spoken.language, "guess.looks")
    links = {word for name in LINKS for word in phrases(spoken.language, name)}
    rest, linked = plain(words, spoken.list("articles")), False
    while rest:
        length = next((n for n in range(min(LONGEST, len(rest)), 0, -1) if rest[:n] in known), 0)
        phrase = rest[: max(1, length)]
        entry = known.get(phrase)
        if entry and entry.truth is not None:
            if not _is_true(card, phrase, entry, spoken):
                return False
            # An adjective stands before its noun in English and after it in French.
            if not _is_harmless(card, phrase, entry, spoken, linked or rest[length : length + 1] in nouns):
                return False
            linked = phrase in nouns
        else:
            phrase = rest[:1]
            linked |= phrase in links
            if phrase not in says_nothing and (phrase not in nouns or phrase in known):
                return False
        rest = rest[len(phrase) :]
    return True


def _is_true(card: Card, phrase: Words, entry: Entry, spoken: Speech) -> bool:
    """Whether it is. What is true in part, such as one of two countries, is enough beside a name."""
    in_part = entry.truth == "partly" and (entry.key in WHERE or is_kind(card, phrase, spoken))
    return entry.truth is True or in_part


def is_kind(card: Card, phrase: Words, spoken: Speech) -> bool:
    """Whether a phrase names a kind of subject, such as `queen of Egypt`, that the card does not deny to be."""
    nouns, known = phrases(spoken.language, f"kinds.{card.category}"), kinds(card, spoken.language)
    return any(part in nouns and known.get(part, True) for part in (phrase, phrase[:1], phrase[-1:]))


def _is_harmless(card: Card, phrase: Words, entry: Entry, spoken: Speech, linked: bool) -> bool:
    if entry.key == NOTE:
        return linked or phrase[:1] in phrases(spoken.language, "guess.links") or is_kind(card, phrase, spoken)
    return entry.key in BESIDE or (card.category == "thing" and entry.key in OF_THINGS)
