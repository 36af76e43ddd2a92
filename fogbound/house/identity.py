"""`Are you a …?` with a word of a note: a note says what goes with a subject, which may not be what it is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from fogbound.games.twenty import facts, text
from fogbound.games.twenty.card import Card
from fogbound.house import atlas, sense
from fogbound.house.fact_sheet import kinds
from fogbound.house.names import PERSON
from fogbound.house.phrasing import plain_question
from fogbound.house.subject import asks_what_it_is, with_one_subject
from fogbound.house.traits import traits
from fogbound.house.words import Words, phrases, plain, singular, speech

OTHER_SORTS = ("other-places", "object-kinds", "vehicle-kinds", "animal-kinds")
BEING = 2  # words before the noun: `is you`, the same of any subject
MOST_OF_NOUN = 2  # words of a noun; more of them say what the subject does


def goes_with(card: Card, phrase: Words, language: str, *, indefinite: bool) -> bool:
    """Whether a noted word may be something beside the subject: a guitar for a singer, Paris for France."""
    small = phrases(language, "question.places") | phrases(language, "question.beside")
    if kinds(card, language).get(phrase) is True or phrase[:1] in small:
        return False
    if phrase in _other_sorts(language) or phrase in _proper_names(card, language):
        return True
    if not indefinite:
        return False
    return _is_denied_by_sense(card, phrase, language) or (_is_human(card) and not _is_someone(phrase, language))


@dataclass(frozen=True)
class Named:
    """What a question takes the subject for: `Are you a piano?`, `Are you Julius Caesar?`"""

    noun: Words
    is_name: bool  # of somebody or something; otherwise one of a sort


def named(card: Card, question: str, language: str) -> Named | None:
    """The noun of a question that asks only what the subject is; None if there is none, or too many words for one."""
    words = with_one_subject(plain_question(question, language), language)
    if not asks_what_it_is(words, language):
        return None
    noun = _compared(" ".join(words[BEING:]), language)
    if words[BEING : BEING + 1] in speech(language).list("question.one"):
        return Named(noun, is_name=False) if 0 < len(noun) <= MOST_OF_NOUN else None
    if is_place_name(noun, language):
        return Named(noun, is_name=True)
    if noun not in _proper_names(card, language) or traits(question, language).values:
        return None  # `Es-tu grec ?`
    return Named(noun, is_name=True)


def in_full(question: str, language: str) -> str:
    """A question of a mere noun as it is meant: `a museum?` asks what the subject is, not what it has."""
    words, spoken = text.words(question), speech(language)
    is_noun = words[:1] in spoken.list("question.one") and 1 < len(words) <= 1 + MOST_OF_NOUN
    if not is_noun and not (len(words) == 1 and words in phrases(language, "question.relations")):
        return question
    return " ".join([*(" ".join(opening) for opening in spoken.list("question.in_full")), question])


def may_be_beside(card: Card, noun: Named, language: str) -> bool:
    """Whether what a question takes the subject for may merely go with it, so that only its own word confirms it."""
    return noun.is_name or goes_with(card, noun.noun, language, indefinite=True)


def is_place_name(phrase: Words, language: str) -> bool:
    """Whether a phrase is the name of a country, a region or a city rather than its adjective."""
    return phrase in _place_names(language)


def _is_human(card: Card) -> bool:
    return card.category == PERSON and dict(card.facts).get("human", True) is True


def _is_someone(phrase: Words, language: str) -> bool:
    """Whether the noun names a person, as far as a list and its ending tell: a lawyer, a genius."""
    ends = tuple(end for (end,) in speech(language).list("question.person_ends"))
    listed = phrases(language, "question.people")
    return any((word,) in listed or (len(word) > 4 and word.endswith(ends)) for word in phrase)


@lru_cache(maxsize=256)
def _proper_names(card: Card, language: str) -> frozenset[Words]:
    """The notes that are names; an adjective with a capital (Victorian) is none."""
    noted = [phrase for note in card.notes if note.value is True for phrase in note.words_in(language)]
    ends = tuple(end for (end,) in speech(language).list("question.adjective_ends"))
    named = (phrase for phrase in noted if phrase[:1].isupper() and not phrase.lower().endswith(ends))
    return frozenset(_compared(phrase, language) for phrase in named) - phrases(language, "question.adjectives")


@cache
def _place_names(language: str) -> frozenset[Words]:
    cities = [phrase for region in atlas.regions().values() for phrase in region.words.get(language, ())[:1]]
    values = [words for key in ("country", "continent") for _, words in facts.vocabulary()[key].values]
    return frozenset(_compared(phrase, language) for phrase in (*cities, *_first_words(values, language)))


def _first_words(values: list[sense.Words], language: str) -> list[str]:
    return [phrase for words in values for phrase in dict(words).get(language, ())[:1]]


@cache
def _other_sorts(language: str) -> frozenset[Words]:
    """Words for sorts of things that fact sheets do not list."""
    named = [phrase for key in OTHER_SORTS for phrase in dict(sense.topics()[key].words).get(language, ())]
    return frozenset(tuple(map(singular, text.words(phrase))) for phrase in named)


def _is_denied_by_sense(card: Card, phrase: Words, language: str) -> bool:
    """Whether common sense alone, without the note, would say no."""
    return any(sense.finding(card, key).truth is False for key in _topics_by_word(language).get(phrase, ()))


@cache
def _topics_by_word(language: str) -> dict[Words, tuple[str, ...]]:
    found: dict[Words, tuple[str, ...]] = {}
    for topic in sense.topics().values():
        for phrase in dict(topic.words).get(language, ()):
            said = _compared(phrase, language)
            found[said] = (*found.get(said, ()), topic.key)
    return found


def _compared(phrase: str, language: str) -> Words:
    return plain(text.words(phrase), speech(language).list("articles"))
