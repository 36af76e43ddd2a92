"""How well a text fits a subject: its words against all that the house has about the card, and how telling they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from fogbound.games.twenty import text
from fogbound.games.twenty.card import Card
from fogbound.house import description, told
from fogbound.house.asked import own_bank
from fogbound.house.fact_sheet import NOTE, sheet
from fogbound.house.guess import POSSESSIVE
from fogbound.house.knowledge import mentions
from fogbound.house.meaning import lexicon
from fogbound.house.names import PERSON
from fogbound.house.numbers import says
from fogbound.house.words import Words, speech, stem

PREFIX = 5  # letters that two stems of one family share: photograph, photography
KIN = 0.7  # how much a word of the same family counts
SHARE, TELLING = 0.5, 6.0  # what a description needs: the share of its words that fit, and how telling those are
SURE, CERTAIN = 0.6, 11.0  # the same where its noun is strange
VAGUE = 14.0  # how telling it must be if it does not claim to be the only one: a man who ...
BEYOND_DOUBT = 21.0  # the same where its noun is a person and the subject is none
SUPERLATIVE = 4.0  # the same with `the highest` and the like
AGAINST = 0.4  # for each word that fits, so much may not
FIRM = (NOTE, "country", "gender")  # facts that a description may not contradict
INSIDE = (
    "guess.links", "guess.near", "guess.who", "guess.genitives", "guess.praise", "guess.telling", "guess.openings",
)  # fmt: skip


@dataclass(frozen=True)
class Likeness:
    """How much of what a text says, by rarity, the card confirms, denies, and leaves open."""

    confirmed: float
    denied: float
    unknown: float
    contradicted: bool  # by a note, the country or the gender

    @property
    def share(self) -> float:
        return self.confirmed / max(self.confirmed + self.denied + self.unknown, 1e-6)


def describes(card: Card, words: Words, languages: Words, *, indefinite: bool = False) -> bool:
    """Whether these words are a description, not a name, and most of what they say goes with the subject."""
    strange = description.is_of_another_kind(card, words, languages)
    someone = strange and card.category != PERSON and description.is_about_someone(words, languages)
    for code in (code for code in languages if code in card.languages):
        like, (share, least) = likeness(card, words, code), (SURE, CERTAIN) if strange else (SHARE, TELLING)
        if someone:  # a man who found a mould is no medicine
            share, least = 1.0, BEYOND_DOUBT
        elif not strange and _is_superlative(words, code):
            least = SUPERLATIVE
        enough = like.share >= share and like.confirmed >= max(least, VAGUE * indefinite)
        enough = enough and not description.says_second(words, code)
        if enough and not like.contradicted and like.denied <= AGAINST * like.confirmed and _is_clause(words, code):
            return True
    return False


def _is_clause(words: Words, language: str) -> bool:
    """Whether it opens like a description or has a small word inside, as few names have."""
    listed = {phrase for name in INSIDE for phrase in speech(language).list(name)} | {(POSSESSIVE,)}
    openings = speech(language).list("guess.openings")
    opens = any(words[:n] in openings for n in (1, 2, 3))
    inside = any((word,) in listed for word in words[1:-1])
    return _says_enough(words, language) and (opens or inside or _is_superlative(words, language))


def _says_enough(words: Words, language: str) -> bool:
    """Whether any word tells something: `nobody at all` describes no subject, though a clue may have the word."""
    nobody = speech(language).list("guess.nobody")
    return len(words) > 1 and any((word,) not in nobody for word in told.content(words, language))


def _is_superlative(words: Words, language: str) -> bool:
    return any((word,) in speech(language).list("guess.praise") for word in words)


def likeness(card: Card, words: Words, language: str) -> Likeness:
    """What a text in one language says of the card, word by word."""
    (yes, no), facts, known = portrait(card, language), sheet(card, language), lexicon()
    families = {each[:PREFIX] for each in yes}
    nots = speech(language).list("guess.negations")
    weights = {"confirmed": 0.0, "denied": 0.0, "unknown": 0.0}
    contradicted = False
    for word in dict.fromkeys(told.content(words, language)):
        token, entry = stem(word, language), facts.get((word,))
        weight = known.rarity_of(f"{language}:{token}")
        if token in yes or (entry is not None and entry.truth is True):
            weights["confirmed"] += weight
        elif token in no or (entry is not None and entry.truth is False):
            weights["denied"] += weight
            contradicted |= entry is not None and entry.key in FIRM and not says(words, nots)
        elif len(token) >= PREFIX and token[:PREFIX] in families:
            weights["confirmed"] += KIN * weight
        else:
            weights["unknown"] += weight
    return Likeness(**weights, contradicted=contradicted)


@lru_cache(maxsize=256)
def portrait(card: Card, language: str) -> tuple[frozenset[str], frozenset[str]]:
    """The stems that go with the subject, and those that only questions with the reply no have."""
    asked = own_bank(card)
    yes = set(mentions(card, language)) | _stems(
        (said for each in asked if each.reply == "yes" for said in dict(each.phrasings).get(language, ())), language
    )
    for phrase, entry in sheet(card, language).items():
        if entry.truth is True and entry.value:
            yes |= {stem(word, language) for word in phrase}
    no = _stems(
        (said for each in asked if each.reply == "no" for said in dict(each.phrasings).get(language, ())), language
    )
    return frozenset(yes), frozenset(no - yes)


def _stems(phrasings: Iterable[str], language: str) -> set[str]:
    return {stem(word, language) for said in phrasings for word in told.content(text.words(said), language)}
