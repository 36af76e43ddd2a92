"""Unknown words of a question that are another form of a known word, or a slip of the keyboard."""

from __future__ import annotations

from functools import cache, lru_cache

from rapidfuzz import process
from rapidfuzz.distance import OSA

from fogbound.games.twenty import facts, text
from fogbound.games.twenty.card import Card
from fogbound.house import atlas, sense
from fogbound.house.knowledge import mentions
from fogbound.house.respelling import sounds_alike
from fogbound.house.words import Words, phrases, singular, speech, stem

SLIP_FROM = 5  # letters of a word in which a missing, extra or swapped letter is forgiven
SUBSTITUTED_FROM = 8  # letters of a word in which one letter may be another
# Lists that say how a word bears on a question, but not what it asks for.
UNEXPLAINED = tuple(
    f"question.{name}"
    for name in (
        "dealing",
        "visiting",
        "people",
        "person_ends",
        "adjectives",
        "adjective_ends",
        "noun_first",
    )
)
TWO_FROM = 9  # letters of a word that forgives two slips


def repair(card: Card, words: Words, language: str) -> Words:
    """The words of a question with each unknown one replaced by the known word that it must mean, if there is one."""
    known, noted = known_words(language), _noted_words(card, language)
    return tuple(
        _noted_form(card, word, language)
        if _is_known(word, known, noted)
        else _meant(card, word, language) or _noted_form(card, word, language)
        for word in words
    )


def _noted_form(card: Card, word: str, language: str) -> str:
    """A word of small talk as a note has it, if a note has another form of it: `regarde` for `regarder`."""
    if len(word) < SLIP_FROM or (singular(word),) not in phrases(language, "question.idle"):
        return word
    return _single_notes(card, language).get(stem(word, language), word)


def _is_known(word: str, known: frozenset[str], noted: frozenset[str]) -> bool:
    bare = singular(word)
    return len(word) < SLIP_FROM - 1 or bare in known or bare in noted or any(map(str.isdigit, word))


def _meant(card: Card, word: str, language: str) -> str | None:
    noted = _noted_words(card, language)
    root = stem(word, language)
    related = [each for each in noted if stem(each, language) == root] or _by_stem(language).get(root, ())
    if related:
        return min(related, key=lambda each: (OSA.distance(each, singular(word)), each))
    if root in mentions(card, language):  # a word of a clue is no slip
        return None
    return _corrected(singular(word), tuple(sorted(noted))) or _corrected_in(singular(word), language)


def _corrected(word: str, known: Words) -> str | None:
    """The only known word that one slip turns into this one, or two slips if it is long."""
    most = 2 if len(word) >= TWO_FROM else 1
    near = process.extract(word, known, scorer=OSA.distance, score_cutoff=most, limit=4)
    found = [each for each, distance, _ in near if _is_slip(word, each, int(distance))]
    return found[0] if len(found) == 1 or (found and near[0][1] < near[1][1]) else None


@lru_cache(maxsize=4096)
def _corrected_in(word: str, language: str) -> str | None:
    return _corrected(word, _choices(language))


def _is_slip(typed: str, meant: str, distance: int) -> bool:
    """Whether people type one word for the other. Two short words that differ in one letter are often two words."""
    if len(meant) < SLIP_FROM - (sorted(typed) == sorted(meant)) or typed[0] != meant[0]:
        return False
    alike = len(typed) != len(meant) or sorted(typed) == sorted(meant) or sounds_alike(typed, meant)
    return (distance == 1 and alike) or len(meant) >= SUBSTITUTED_FROM


@cache
def known_words(language: str) -> frozenset[str]:
    """Every word that the house knows in a language, in the singular."""
    spoken = speech(language)
    lists = [phrases for name, phrases in spoken.phrases.items() if name not in UNEXPLAINED]
    listed = {word for phrases in lists for phrase in phrases for word in phrase}
    measures = (spoken.sizes, spoken.containers, spoken.eras, spoken.superlatives)
    for mapping in (*measures, spoken.ordinals, spoken.compounds):
        listed |= {word for phrase in mapping for word in phrase}
    texts = [phrase for region in atlas.regions().values() for phrase in region.words.get(language, ())]
    for topic in sense.topics().values():
        texts += [phrase for each in (topic.words, topic.opposites) for phrase in dict(each).get(language, ())]
    for fact in facts.vocabulary().values():
        named = (fact.words, fact.opposites, *(words for _, words in fact.values))
        texts += [phrase for each in named for phrase in dict(each).get(language, ())]
    listed |= {word for phrase in texts for word in text.words(phrase)} | set(spoken.numbers)
    return frozenset(map(singular, listed))


@cache
def _choices(language: str) -> Words:
    return tuple(sorted(word for word in known_words(language) if len(word) >= SLIP_FROM - 1))


@cache
def _by_stem(language: str) -> dict[str, Words]:
    found: dict[str, list[str]] = {}
    for word in sorted(known_words(language)):
        found.setdefault(stem(word, language), []).append(word)
    return {root: tuple(words) for root, words in found.items()}


@lru_cache(maxsize=256)
def _single_notes(card: Card, language: str) -> dict[str, str]:
    """The notes of one word, by their stems."""
    noted = (text.words(phrase) for note in card.notes for phrase in note.words_in(language))
    return {stem(words[0], language): words[0] for words in noted if len(words) == 1}


@lru_cache(maxsize=256)
def _noted_words(card: Card, language: str) -> frozenset[str]:
    """The words of a card's notes, in the singular."""
    phrases = (phrase for note in card.notes for phrase in note.words_in(language))
    return frozenset(singular(word) for phrase in phrases for word in text.words(phrase))
