"""From the phrases of a question to one truth: with and, or, not and comparisons."""

from __future__ import annotations

from collections.abc import Iterable

from fogbound.games.twenty.card import CATEGORIES, Card
from fogbound.games.twenty.facts import vocabulary
from fogbound.games.twenty.text import words
from fogbound.house.comparison import BEFORE, Comparison, compare, order
from fogbound.house.fact_sheet import KINDS, NOTE, Entry, Truth, contrary, kinds
from fogbound.house.names import PERSON
from fogbound.house.numbers import Span
from fogbound.house.question import Find, Question
from fogbound.house.words import Words, phrases, plain, speech

PLACES = ("country", "continent")
SIZE = "bigger-than-person"
OF_TIME = ("before", "after", "more", "fewer", "exactly", "century", "ago", "years", "older", "younger", "old")
UNITS = ("metres", "legs", "inhabitants")
DATED = ("born", "lived", "died", "begun", "found_out", "in_age", "era")

Reasoned = tuple[Truth | None, str]  # a truth, or None if the card does not say, and a code for the reason


def truth_of(card: Card, asked: Question, year: int) -> Reasoned:
    """The truth that a question asks for, and why; None if the card does not say."""
    if asked.has("beware") or (asked.has("dying") and not asked.numbers):
        return None, "words"
    if _asks_for_size(asked):
        return _size(card, asked), "size"
    truths: list[Truth | None] = []
    finds, rest = _without_pronouns(asked), set(asked.rest)
    if numbers := _numbers(asked):
        if len(numbers) > 1:
            return None, "words"
        truths.append(_compare(card, asked, numbers[0], year))
        used = set(_places(asked, (*OF_TIME, *DATED, *UNITS)))
        rest -= used
        finds = [find for find in finds if not used & set(range(find.start, find.end))]
    if rest:
        return (False, "kind") if _no_such_kind(asked, finds) else (None, "words")
    if not finds and not truths:
        return _general(card, asked)
    if asked.says("relations") and (len(finds) > 1 or _is_about_relative(asked)):
        return None, "words"
    truths += [_truth(card, asked, find) for find in finds]
    return _combine(asked, finds, truths), "silent" if None in truths else "fact"


def _without_pronouns(asked: Question) -> list[Find]:
    """The phrases without pronouns: `Is she alive?` does not ask for the gender."""
    finds = list(asked.entries)
    pronouns = phrases(asked.language, "question.pronouns")
    others = [find for find in finds if asked.singular[find.start : find.end] not in pronouns]
    return others or finds


def _numbers(asked: Question) -> tuple[Span, ...]:
    if asked.numbers:
        return asked.numbers
    era = [place for place in _places(asked, ("era",)) if place not in _places_of_notes(asked)]
    return (Span(0, 0, max(era) + 1, max(era) + 1),) if era else ()


def _places_of_notes(asked: Question) -> set[int]:
    return {n for find in asked.entries if find.entry and find.entry.key == NOTE for n in range(find.start, find.end)}


def _places(asked: Question, names: Iterable[str]) -> Iterable[int]:
    """The places of all words that are in one of these lists."""
    said = asked.singular
    for name in names:
        listed = phrases(asked.language, f"question.{name}")
        for start in range(len(said)):
            for end in range(start + 1, min(start + 5, len(said)) + 1):
                if said[start:end] in listed:
                    yield from range(start, end)


def _compare(card: Card, asked: Question, span: Span, year: int) -> Truth | None:
    how = BEFORE if span.low == span.high == 0 else order(asked.singular, span, asked.language)
    return compare(card, Comparison(asked.singular, span, how, asked.language, year))


def _asks_for_size(asked: Question) -> bool:
    if asked.numbers or not (asked.says("bigger") or asked.says("smaller")):
        return False
    return not any(
        find.entry and (find.entry.key == NOTE or (find.entry.key == SIZE and find.end - find.start > 1))
        for find in asked.entries
    )


def _size(card: Card, asked: Question) -> Truth | None:
    """Whether the subject is bigger or smaller than something that is clearly bigger or smaller than a person."""
    big, said = dict(card.facts).get(SIZE), asked.singular
    if not isinstance(big, bool):
        return None
    tail = next((said[n:] for n in range(1, len(said)) if said[n:] in _named_sizes(asked.language)), ())
    if tail in phrases(asked.language, "sizes.large") and not big:
        return asked.says("smaller")
    if tail in phrases(asked.language, "sizes.small") and big:
        return asked.says("bigger")
    return None


def _named_sizes(language: str) -> frozenset[Words]:
    return phrases(language, "sizes.large") | phrases(language, "sizes.small")


def _no_such_kind(asked: Question, finds: list[Find]) -> bool:
    """Whether the kind alone is wrong: `Are you a Spanish flamenco singer?` is no for anyone who is not a singer."""
    said, language = asked.singular, asked.language
    start = _opening_length(asked)
    if not start or asked.has("negations") or asked.has("rhetorical") or _says_either(asked):
        return False
    first = next((find for find in finds if find.entry and find.entry.key in (*KINDS, "gender")), None)
    if first is None or first.entry is None or first.entry.truth is not False:
        return False
    between = set(range(start, first.start))
    strange = any((said[place],) in phrases(language, "question.than") for place in between)
    known = {place for find in finds for place in range(find.start, find.end)}
    return not strange and between <= set(asked.rest) | known


def _general(card: Card, asked: Question) -> Reasoned:
    """The truth of a question of small talk only: about the category, or whether the subject is known at all."""
    single = {(word,) for word in asked.singular}
    said = [name for name in CATEGORIES if single & phrases(asked.language, f"categories.{name}")]
    if len(said) == 1 and not asked.has("negations"):
        return card.category == said[0], "category"
    if asked.says("named") and not asked.has("negations"):
        return True, "known"
    return None, "words"


def _truth(card: Card, asked: Question, find: Find) -> Truth | None:
    """The truth of what one phrase asks for; None if the fact sheet does not decide it."""
    entry, phrase = find.entry, asked.singular[find.start : find.end]
    assert entry is not None
    if card.category == PERSON and _is_about_subject(asked) and _is_of_other_gender(card, asked, phrase):
        return False
    if entry.key == NOTE:
        return _truth_of_note(card, asked, find, entry)
    if _is_beside_the_point(card, asked, find, entry):
        return None
    if entry.key in PLACES:
        return _place(card, asked, find, entry)
    if phrase in phrases(asked.language, "question.kin"):
        return _kin(card, asked, phrase, entry.truth)
    if card.category == PERSON and entry.truth is True and _is_of_other_gender(card, asked, phrase):
        return False
    return None if entry.truth is not False and phrase in _narrow(asked.language) else entry.truth


def _truth_of_note(card: Card, asked: Question, find: Find, entry: Entry) -> Truth | None:
    """The truth of a note. It says what goes with a subject, not what it is: the kinds decide `Are you a moon?`"""
    phrase = asked.singular[find.start : find.end]
    if entry.truth is not True or kinds(card, asked.language).get(phrase) is not False:
        return entry.truth
    if not _asks_only_what_it_is(asked, find):
        return entry.truth
    return None if phrase in phrases(asked.language, "question.loose") else False


def _asks_only_what_it_is(asked: Question, find: Find) -> bool:
    """Whether the question is only `are you`, `aren't you` or `are you not`, and these words."""
    negated = [each for each in asked.finds if each.role == "rhetorical" and not each.start]
    opened = _opening_length(asked) or next((_with_subject(asked, each.end) for each in negated), 0)
    nots = {place for each in asked.finds if each.role == "negations" for place in range(each.start, each.end)}
    return opened > 0 and set(range(opened, find.start)) <= nots and find.end == len(asked.words)


def _is_beside_the_point(card: Card, asked: Question, find: Find, entry: Entry) -> bool:
    """Whether a fact does not decide the question: `Is it in a city?` does not ask whether it is a city."""
    led = asked.singular[find.start - 1 : find.start] if find.start else ()
    if entry.key == "place-kind" and led in phrases(asked.language, "question.places"):
        return True
    if entry.truth is not False:
        return False
    if entry.key == "made-of" and card.category == "place" and not asked.says("making"):
        return True
    return asked.singular[find.start : find.end] in phrases(asked.language, "question.loose")


def _is_about_relative(asked: Question) -> bool:
    """Whether the question is about a relative of the subject: `Was your father famous?`"""
    said, language = asked.singular, asked.language
    noted, relations = _places_of_notes(asked), phrases(language, "question.relations")
    return any(
        said[n - 1 : n] in phrases(language, "question.possessives") and said[n : n + 1] in relations and n not in noted
        for n in range(1, len(said))
    )


def _place(card: Card, asked: Question, find: Find, entry: Entry) -> Truth | None:
    """The truth about a country or continent; None for questions of birth, finds and names that it does not decide."""
    facts, phrase = dict(card.facts), asked.singular[find.start : find.end]
    listed, truth = facts.get(entry.key), entry.truth
    if asked.says("born") and truth and isinstance(listed, tuple) and len(listed) > 1:
        return None
    if card.category == "thing" and asked.says("found_in") and not truth:
        return None
    if entry.value == "united-states" and not truth and _is_american(facts.get("continent")):
        return None  # America is a country or two continents
    led = {(word,) for word in asked.singular[: find.start]} & phrases(asked.language, "question.places")
    itself = entry.noun and not led and card.category != PERSON and len(asked.entries) == 1 and _is_about_subject(asked)
    if truth and (itself or phrase in _narrow(asked.language)):
        return None
    return truth


def _narrow(language: str) -> frozenset[Words]:
    return phrases(language, "question.narrow")


def _is_american(continents: object) -> bool:
    return isinstance(continents, tuple) and bool({"north-america", "south-america"} & set(continents))


def _is_of_other_gender(card: Card, asked: Question, phrase: Words) -> bool:
    other = {"man": "women", "woman": "men"}.get(card.tag("gender"), "")
    return bool(other) and phrase in phrases(asked.language, f"question.{other}")


def _kin(card: Card, asked: Question, phrase: Words, truth: Truth | None) -> Truth | None:
    """The truth about family: `Were you a father?` is about the subject, `Did you have a wife?` about someone else."""
    if truth is not True:
        return truth
    if phrase in phrases(asked.language, "question.own"):
        return None
    other = _is_of_other_gender(card, asked, phrase)
    gendered = any(phrase in phrases(asked.language, f"question.{name}") for name in ("men", "women"))
    if not gendered or card.tag("gender") not in ("man", "woman"):
        return truth if not gendered else None
    spouse = phrase in _spouses(asked.language)
    if _is_about_subject(asked):
        return not other
    return other if spouse else None


def _spouses(language: str) -> frozenset[Words]:
    married = dict(vocabulary()["married"].words).get(language, ())
    return frozenset(plain(words(word), speech(language).list("articles")) for word in married)


def _opening_length(asked: Question) -> int:
    """How many words of `are you` the question begins with; 0 if it does not ask what the subject is."""
    said = asked.singular
    length = next((n for n in (5, 4, 3, 2, 1) if said[:n] in phrases(asked.language, "question.be")), 0)
    return length and _with_subject(asked, length)


def _with_subject(asked: Question, end: int) -> int:
    return end + (asked.singular[end : end + 1] in phrases(asked.language, "question.subject"))


def _is_about_subject(asked: Question) -> bool:
    return _opening_length(asked) > 0


def _says_either(asked: Question) -> bool:
    return any((word,) in phrases(asked.language, "either") for word in asked.words)


def _combine(asked: Question, finds: list[Find], truths: list[Truth | None]) -> Truth | None:
    if asked.has("negations"):
        return contrary(truths[0]) if len(truths) == 1 else None
    if _says_either(asked):
        keys = {find.entry.key for find in finds if find.entry}
        return None if keys == {"gender"} and len(set(truths)) > 1 else _any(truths)
    joined = any((word,) in phrases(asked.language, "joiners") for word in asked.words)
    if joined and len(set(truths)) > 1:
        return None if None in truths else "partly"
    if not _is_about_subject(asked) and len(finds) > 1 and True in truths and False in truths:
        noted = [find.entry.truth for find in finds if find.entry and find.entry.key == NOTE]
        return False if False in noted else None  # `Did you write music?` is one question, not two
    return _all(truths)


def _any(truths: list[Truth | None]) -> Truth | None:
    return next((truth for truth in (True, None, "partly") if truth in truths), False)


def _all(truths: list[Truth | None]) -> Truth | None:
    return next((truth for truth in (False, None, "partly") if truth in truths), True)
