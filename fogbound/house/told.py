"""Words that a card has too, so that they fit beside its name or describe it: Attila, king of the Huns."""

from __future__ import annotations

from functools import cache, lru_cache

from fogbound.games.twenty import text
from fogbound.games.twenty.card import QUESTION, Card
from fogbound.house import description
from fogbound.house.fact_sheet import NOTE, Entry, kinds, sheet
from fogbound.house.knowledge import mentions
from fogbound.house.names import PERSON, PLACE, Names, is_common
from fogbound.house.numbers import says
from fogbound.house.words import Words, phrases, plain, speech, stem

SMALL = (
    "guess.links",
    "guess.near",
    "guess.plain",
    "guess.looks",
    "guess.who",
    "guess.chatter",
    "guess.praise",
    "guess.naming",
    "guess.exclamations",
    "question.idle",
    "joiners",
)
FEWEST = 2  # words of a description that the card has
STRANGE = 0.5  # for each of them, so many others
FIRM = (NOTE, "country", "continent", "gender")


@cache
def _small(language: str) -> frozenset[str]:
    """Words that say nothing by themselves."""
    listed = {phrase for name in SMALL for phrase in phrases(language, name)}
    return frozenset(word for phrase in listed if len(phrase) == 1 for word in phrase)


def content(words: Words, language: str) -> Words:
    """The words that say something, without articles and in the singular."""
    small = _small(language)
    bare = plain(words, speech(language).list("articles"))
    return tuple(word for word in bare if word not in small and not word.isdigit())


def share(card: Card, words: Words, language: str) -> tuple[int, int]:
    """How many of the words that say something are on the card, and how many there are."""
    said, known, all_words = mentions(card, language), sheet(card, language), content(words, language)
    true = [stem(word, language) in said or _is_true(known.get((word,))) for word in all_words]
    return sum(true), len(true)


def _is_true(entry: Entry | None) -> bool:
    return entry is not None and entry.truth is True


def is_told(card: Card, words: Words, known: Names, languages: Words) -> bool:
    """Whether the card has all these words, says nothing against them, and they belong to no reject."""
    if is_place_noted(card, words):
        return True
    if any(word in reject for reject in known.rejects for word in words if not _is_small(word, languages)):
        return False
    return any(_is_told_in(card, words, code) for code in languages if code in card.languages)


def _is_small(word: str, languages: Words) -> bool:
    return any(not content((word,), code) for code in languages)


def _is_told_in(card: Card, words: Words, language: str) -> bool:
    found, number = share(card, words, language)
    return found == number and not is_denied(card, words, language)


def is_denied(card: Card, words: Words, language: str) -> bool:
    """Whether a note, a country or the gender on the card is against one of the words."""
    known = sheet(card, language)
    bare, nots = plain(words, speech(language).list("articles")), phrases(language, "guess.negations")
    for place, word in enumerate(bare):
        entry, negated = known.get((word,)), says(bare[max(0, place - 3) : place], nots)
        if entry and entry.truth is False and entry.key in FIRM and not negated:  # `can't fly` denies nothing
            return True
    return False


@lru_cache(maxsize=256)
def _namesakes(card: Card, language: str) -> frozenset[str]:
    """The stems of clues about something else that has the subject's name."""
    if language not in card.languages:
        return frozenset()
    clues = [text.words(entry) for entry in card.wording(language).entries if entry != QUESTION]
    listed = phrases(language, "guess.namesakes")
    about = [words for words in clues if says(plain(words, frozenset()), listed)]
    return frozenset(stem(word, language) for words in about for word in content(words, language))


def is_namesake(card: Card, words: Words, language: str) -> bool:
    """Whether words beside the name are those of something else that has it: the Penguin from Batman."""
    others = [code for code in card.languages if code != language]
    foreign = {word for word in words if any(_is_own_word(card, word, code) for code in others)}  # a slave is no Slav
    said = {stem(word, language) for word in content(words, language) if word not in foreign}
    said &= _namesakes(card, language)
    if not said:
        return False
    own = {stem(word, language) for phrase, entry in sheet(card, language).items() if entry.value for word in phrase}
    return not said <= own


def _is_own_word(card: Card, word: str, language: str) -> bool:
    """Whether a word of this language is true of the subject, and not of something else that has its name."""
    return _is_true(sheet(card, language).get((word,))) and stem(word, language) not in _namesakes(card, language)


def is_place_noted(card: Card, words: Words) -> bool:
    """Whether a note on a place has these words as a name: Nevada, for Las Vegas."""
    listed = (phrase for note in card.notes if note.value is True for _, named in note.words for phrase in named)
    return card.category == PLACE and any(phrase[:1].isupper() and text.words(phrase) == words for phrase in listed)


def may_precede(card: Card, before: Words, languages: Words) -> bool:
    """Whether words before a name can leave it what it is: `Disney's Mulan`, `the ancient city of Troy`."""
    naming = {phrase for code in languages for phrase in phrases(code, "guess.naming")}
    small = {phrase for code in languages for name in ("plain", "links") for phrase in phrases(code, f"guess.{name}")}
    if before[-1:] in naming:
        return _is_kind(card, before[-2:-1], languages) and not any((word,) in small for word in before[:-1])
    return not before or (card.category == PERSON and not any((word,) in small for word in before))


def may_follow(card: Card, after: Words, languages: Words) -> bool:
    """Whether words after a name can: a link, a kind that it is (`Attila roi des Huns`), or where it is."""
    lists = ("links", "near", "who")
    links = {phrase for code in languages for name in lists for phrase in phrases(code, f"guess.{name}")}
    return not after or after[:1] in links or _is_kind(card, after[:1], languages) or is_place_noted(card, after)


def _is_kind(card: Card, word: Words, languages: Words) -> bool:
    """Whether a noun in the singular names what the subject is: not `the tombs of Petra`."""
    bare = plain(word, frozenset())
    return bare == word and any(kinds(card, code).get(bare, False) for code in languages)


def describes(card: Card, words: Words, known: Names, languages: Words) -> bool:
    """Whether most of what a guess says is on the card, so that it is a description: the god with an elephant's head.

    It has an article and a small word inside, as no mere name has.
    """
    parts = {word for part in known.parts for word in part.on_track} | known.surnames | known.shared
    if parts & set(words) or words in known.rejects or description.is_of_another_kind(card, words, languages):
        return False
    return any(_describes_in(card, words, known, code) for code in languages if code in card.languages)


def _describes_in(card: Card, words: Words, known: Names, language: str) -> bool:
    found, number = share(card, words, language)
    others = {word for reject in known.rejects for word in reject if not is_common(word)}
    named = any(word in others for word in content(words, language))
    enough = found >= FEWEST + named and number - found <= (0 if named else found * STRANGE)
    return enough and _is_clause(words, language) and not is_denied(card, words, language)


def _is_clause(words: Words, language: str) -> bool:
    lists = ("guess.links", "guess.near", "guess.who", "guess.genitives")
    return any((word,) in speech(language).list(name) for word in words[1:] for name in lists)
