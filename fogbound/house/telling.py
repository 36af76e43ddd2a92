"""Whether a guess tells the subject without naming it: a noun that fits, and enough that is true of this card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise, takewhile

from rapidfuzz.distance import OSA

from fogbound.games.twenty import text
from fogbound.games.twenty.card import CATEGORIES, QUESTION, Card
from fogbound.house import guess
from fogbound.house.names import PERSON
from fogbound.house.sheet import KINDS, NOTE, kinds, sheet
from fogbound.house.words import Speech, Words, phrases, plain, speech

GENDERS = ("man", "woman")
LONGEST = 5  # words of a phrase of the fact sheet
STEM = 4  # letters that two forms of a word have in common at least
ENDING = 3  # letters in which they may differ: paint, painted, painter
TYPED = 6  # letters of a word in which one slip is forgiven
CLUE_WORD = 4  # letters of a word of a clue that speaks for a card
ABOUT_ANYTHING = ("gender", "human", "alive", "real", *KINDS)  # facts that speak for too many cards


@dataclass(frozen=True)
class Told:
    """What a description holds: things that give the subject away, things that are true of it, and a noun for it."""

    tells: int
    hints: int
    fits: bool | None  # whether its noun fits the subject; None if it has none
    clause: bool  # there is a `who`, a `that` or a `where`, or a kind from the answer with a fact
    untrue: bool

    @property
    def enough(self) -> bool:
        """A noun that fits, and one tell or two hints, in a clause one hint; without a noun, two tells."""
        if self.untrue or self.fits is False:
            return False
        return self.tells > 1 or (self.fits is True and (self.tells > 0 or self.hints > 1 - self.clause))


def description(card: Card, words: Words, languages: tuple[str, ...]) -> bool:
    """Do these words tell the subject without naming it, and nothing that is untrue of it?"""
    return any(each.enough for each in _in_all(card, words, languages))


def apposition(card: Card, words: Words, languages: tuple[str, ...]) -> bool:
    """Do these words describe the subject beside its name? There they need no noun: `penicillin, found by Fleming`."""
    links = {link for code in languages for name in ("links", "near") for link in speech(code).list(f"guess.{name}")}
    linked = any((word,) in links for word in words)
    if description(card, words, languages):
        return True
    found = _in_all(card, words, languages)
    return linked and any(each.tells > 0 and each.fits is not False and not each.untrue for each in found)


def _in_all(card: Card, words: Words, languages: tuple[str, ...]) -> list[Told]:
    """What is told in each language. A noun that is missing in one of them may be a word of another."""
    found = [told(card, words, code) for code in languages if code in card.languages]
    nouns = {each.fits for each in found} - {None}
    borrowed = nouns.pop() if len(nouns) == 1 else None
    return [replace(each, fits=borrowed) if each.fits is None else each for each in found]


def told(card: Card, words: Words, language: str) -> Told:
    spoken = speech(language)
    said = _numbered(plain(words, spoken.list("articles")), spoken)
    matched = [used for tell in _tells(card, language) if (used := _matched(tell, said)) is not None]
    used = frozenset(word for each in matched for word in each)
    nouns = frozenset(word for each in matched if len(each) > 1 for word in each)
    true, untrue = _facts(card, said, spoken, used)
    untrue |= _second(said, spoken, used)
    hints = true | {word for word in said if word not in used and word in _clue_words(card, language)}
    clause = any((word,) in phrases(language, "guess.who") for word in said) or (
        _own(card, said, spoken) and bool(true)
    )
    return Told(_distinct(matched), len(hints), _fits(card, said, spoken, nouns), clause, untrue)


def _own(card: Card, said: Words, spoken: Speech) -> bool:
    """Is there a kind that stands in the answer itself: a tower, for the Eiffel Tower?"""
    answer = plain(text.words(card.wording(spoken.language).answer), spoken.list("articles"))
    return any(word in answer and (word,) in _nouns(spoken, card.category) for word in said)


def _distinct(matched: list[frozenset[str]]) -> int:
    """Tells that share a word count once."""
    found: list[frozenset[str]] = []
    for each in sorted(matched, key=len, reverse=True):
        if not any(each & other for other in found):
            found.append(each)
    return len(found)


def _numbered(words: Words, spoken: Speech) -> Words:
    """Numbers in figures, so that eight arms are 8 arms."""
    return guess.ordinals(("", *words), (spoken,))[1:]


@lru_cache(maxsize=4096)
def _tells(card: Card, language: str) -> tuple[Words, ...]:
    spoken = speech(language)
    small = phrases(language, "guess.links")
    found = []
    for tell in card.wording(language).tells:
        said = _numbered(plain(text.words(tell), spoken.list("articles")), spoken)
        large = tuple(word for word in said if (word,) not in small)
        found.append(large if len(large) > 1 else said)  # on water is more than water
    return tuple(tell for tell in found if tell)


def _matched(tell: Words, said: Words) -> frozenset[str] | None:
    """The words of a guess that say a tell, in any order, or None."""
    found = [next((mine for mine in said if _same(mine, theirs)), None) for theirs in tell]
    return None if None in found else frozenset(word for word in found if word)


@lru_cache(maxsize=65_536)
def _same(mine: str, theirs: str) -> bool:
    """Are they forms of one word, or one of them a slip?"""
    if mine == theirs:
        return True
    if min(len(mine), len(theirs)) < STEM or mine.isdigit() or theirs.isdigit():
        return False
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(mine, theirs, strict=False)))
    if shared >= STEM and max(len(mine), len(theirs)) - shared <= ENDING:
        return True
    return len(theirs) >= TYPED and OSA.distance(mine, theirs, score_cutoff=1) <= 1


def _facts(card: Card, said: Words, spoken: Speech, used: frozenset[str]) -> tuple[set[str], bool]:
    """Phrases that the fact sheet confirms, and whether it denies one that no tell explains."""
    known, nouns = sheet(card, spoken.language), _nouns(spoken, card.category)
    true, untrue, start = set(), False, 0
    while start < len(said):
        length = next((n for n in range(LONGEST, 0, -1) if said[start : start + n] in known), 0)
        phrase = said[start : start + length]
        entry = known.get(phrase)
        if entry and not used.issuperset(phrase):
            kind = len(phrase) == 1 and phrase in nouns and not any(_noun(card, word, spoken) for word in said[:start])
            if entry.truth is True and entry.key not in ABOUT_ANYTHING and not kind:
                true.add(" ".join(phrase))
            denied = said[start - 1 : start] in spoken.list("guess.negations")
            denied |= phrase in _heads(spoken, card.category)  # the land of the penguins is no country
            untrue |= entry.truth is False and entry.key in (NOTE, "country", "continent", "gender") and not denied
        start += max(1, len(phrase))
    return true, untrue


def _second(said: Words, spoken: Speech, used: frozenset[str]) -> bool:
    """`the second highest mountain`: not the highest, unless the card says so."""
    praise = phrases(spoken.language, "guess.praise")
    return any(one.isdigit() and one != "1" and one not in used and (two,) in praise for one, two in pairwise(said))


@lru_cache(maxsize=4096)
def _clue_words(card: Card, language: str) -> frozenset[str]:
    """Words of the clues that say something."""
    spoken = speech(language)
    idle = {word for name in ("question.idle", "guess.praise", "guess.plain") for word in phrases(language, name)}
    nouns = {noun for category in CATEGORIES for noun in _nouns(spoken, category)} | _heads(spoken, "relatives")
    nouns |= {noun for category in CATEGORIES for noun in _heads(spoken, category)}
    clues = (entry for entry in card.wording(language).entries if entry != QUESTION)
    found = (word for clue in clues for word in plain(text.words(clue), spoken.list("articles")))
    return frozenset(word for word in found if len(word) >= CLUE_WORD and (word,) not in idle | nouns)


def _fits(card: Card, said: Words, spoken: Speech, told: frozenset[str]) -> bool | None:
    """Whether the first noun for a kind of subject fits this one: a man who discovered a cure is no cure.

    Nouns in a row are one: a sea animal is an animal. Without a noun, a clause will do: `wood that comes back`.
    """
    row: list[bool] = []
    known = sheet(card, spoken.language)
    for word, following in pairwise((*said, "")):
        fits = _noun(card, word, spoken)
        # The world's best detective is no world, and a man-made lake no man.
        if following == guess.POSSESSIVE or (fits is False and (word, following) in known):
            continue
        if fits is None and row:
            break
        if fits is not None:
            row.append(fits or (word in told and not _gendered(word, spoken)))
    if row:
        return any(row)
    clause = any((word,) in phrases(spoken.language, "guess.who") for word in said)
    return True if clause or (card.category == PERSON and _of_the_country(card, said, spoken)) else None


def _gendered(word: str, spoken: Speech) -> bool:
    return any((word,) in _heads(spoken, gender) for gender in GENDERS)


def _of_the_country(card: Card, said: Words, spoken: Speech) -> bool:
    """`the Brazilian`: a person by the country alone."""
    entries = (sheet(card, spoken.language).get((word,)) for word in said)
    return any(entry.key == "country" and entry.truth is True for entry in entries if entry)


def _noun(card: Card, word: str, spoken: Speech) -> bool | None:
    """Whether a noun for a kind of subject fits the card; None if it is no such noun."""
    entry = sheet(card, spoken.language).get((word,))
    if entry and entry.key == "gender":
        return entry.truth is True
    for gender in GENDERS if card.category == PERSON else ():
        if (word,) in _heads(spoken, gender):
            return card.tag("gender") == gender
    if (word,) in _heads(spoken, card.category):
        return True
    if (word,) in _nouns(spoken, card.category):
        return kinds(card, spoken.language).get((word,), entry is None or entry.truth is not False)
    return False if (word,) in _others(spoken.language, card.category) else None


@lru_cache(maxsize=64)
def _others(language: str, category: str) -> frozenset[Words]:
    """Nouns for what a subject of this category is not. A place may be called a thing, a person may not."""
    spoken = speech(language)
    strangers = CATEGORIES if category == PERSON else (PERSON,)
    found = {noun for name in (*strangers, *GENDERS, "relatives") for noun in _heads(spoken, name)}
    found |= {noun for each in CATEGORIES for noun in _nouns(spoken, each)}
    return frozenset(found) - phrases(language, "guess.who")


def _heads(spoken: Speech, name: str) -> frozenset[Words]:
    return phrases(spoken.language, f"guess.heads.{name}")


def _nouns(spoken: Speech, category: str) -> frozenset[Words]:
    return phrases(spoken.language, f"kinds.{category}")
