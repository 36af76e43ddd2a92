"""Whether a guess is on the right track: what it says of the subject, held against the fact sheet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from fogbound.games.twenty.card import Card
from fogbound.house.names import PERSON
from fogbound.house.sheet import NOTE, Entry, kinds, sheet
from fogbound.house.words import Speech, Words, phrases, plain, speech

# Facts that may stand beside a name and leave it what it is: "the Mexican painter Frida Kahlo", "Venice, Italy".
BESIDE = ("country", "continent", "work", "place-kind", "thing-kind")
OF_THINGS = ("colour", "made-of")
LONGEST = 5  # words of a phrase


UNKNOWN = 2  # words that a clause with `who` or `that` may hold which nobody understands


@dataclass(frozen=True)
class Said:
    """What some words say of the subject, piece by piece."""

    pieces: int  # that say something
    notes: int  # of those, what is true of this card alone
    kind_noted: bool  # one of them is a kind of subject with something of its own: the lost city
    harmless: bool  # every piece is true or says nothing, and could stand beside the name
    strange: int  # words that were not understood
    clause: bool  # there is a `who` or a `that`
    related: bool  # a person, by what he has to do with: the prisoner of Robben Island

    @property
    def telling(self) -> bool:
        """Does it fit the subject, and hardly any other? A mere kind, even with its country, does not."""
        if self.strange > (UNKNOWN if self.clause else int(self.related)) or not self.notes:
            return False
        return self.kind_noted or self.pieces > 1 or self.clause or self.strange > 0


def description(card: Card, words: Words, languages: tuple[str, ...]) -> bool:
    """Do these words tell the subject without naming it, and nothing that is untrue of it?"""
    return any((said := describe(card, words, code)) is not None and said.telling for code in languages)


def beside(card: Card, words: Words, languages: tuple[str, ...]) -> bool:
    """May these words stand beside a name without making it another one?"""
    told = (describe(card, words, code) for code in languages)
    return any(said is not None and said.harmless and not said.strange for said in told)


def describe(card: Card, words: Words, language: str) -> Said | None:
    """None as soon as something is untrue."""
    spoken, known = speech(language), sheet(card, language)
    rest = plain(words, spoken.list("articles"))
    pieces, notes, strange = 0, 0, 0
    noted = clause = linked = related = False
    harmless = True
    while rest:
        length = next((n for n in range(min(LONGEST, len(rest)), 0, -1) if rest[:n] in known), 0)
        if length and known[rest[:length]].truth is not None:
            phrase, entry = rest[:length], known[rest[:length]]
            if entry.truth is not True and not (entry.truth == "partly" and is_kind(card, phrase, spoken)):
                return None
            special = entry.key == NOTE and phrase not in _nouns(language, card.category)
            rare = phrase in phrases(language, "guess.rare")
            pieces, notes = pieces + 1, notes + (special or rare)
            noted |= special and length > 1 and is_kind(card, phrase, spoken)
            nouns = _nouns(language, card.category)
            harmless &= _beside(card, phrase, entry, spoken, linked or rest[length : length + 1] in nouns)
            linked = phrase in nouns  # in French what is said of a noun follows it
        else:
            length, word = 1, rest[:1]
            clause |= word in spoken.list("guess.who")
            linked |= word in spoken.list("guess.links")
            related |= linked and card.category == PERSON
            if not any(word in spoken.list(name) for name in ("guess.links", "guess.plain", "joiners")):
                idle = any(word in phrases(language, name) for name in ("question.idle", "guess.praise"))
                kind = word in _nouns(language, card.category) and word not in known
                harmless, strange = harmless and kind, strange + (not idle and not kind)
        rest = rest[length:]
    return Said(pieces, notes, noted, harmless, strange, clause, related)


def is_kind(card: Card, phrase: Words, spoken: Speech) -> bool:
    """Does a phrase name a kind of subject, as `queen of Egypt` does, and not one that the card is known not to be?"""
    nouns, known = _nouns(spoken.language, card.category), kinds(card, spoken.language)
    return any(part in nouns and known.get(part, True) for part in (phrase, phrase[:1], phrase[-1:]))


def _beside(card: Card, phrase: Words, entry: Entry, spoken: Speech, linked: bool) -> bool:
    if entry.key == NOTE:
        return linked or phrase[:1] in spoken.list("guess.links") or is_kind(card, phrase, spoken)
    return entry.key in BESIDE or (card.category == "thing" and entry.key in OF_THINGS)


@cache
def _nouns(language: str, category: str) -> frozenset[Words]:
    spoken = speech(language)
    return frozenset(plain(noun, spoken.list("articles")) for noun in spoken.list(f"kinds.{category}"))
