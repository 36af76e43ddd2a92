"""From the pieces of a question to one truth: what is asked together, either-or, negated, compared."""

from __future__ import annotations

from collections.abc import Iterable

from fogbound.games.twenty.card import CATEGORIES, Card
from fogbound.games.twenty.facts import vocabulary
from fogbound.games.twenty.text import words
from fogbound.house.figures import Span
from fogbound.house.names import PERSON
from fogbound.house.question import Find, Question
from fogbound.house.sheet import KINDS, NOTE, Entry, Truth, contrary, kinds
from fogbound.house.when import BEFORE, Asked, compare, order
from fogbound.house.words import Words, phrases, plain, speech

PLACES = ("country", "continent")
SIZE = "bigger-than-person"
OF_TIME = ("before", "after", "more", "fewer", "exactly", "century", "ago", "years", "older", "younger", "old")
UNITS = ("metres", "legs", "inhabitants")
DATED = ("born", "lived", "died", "begun", "found_out", "in_age", "era")

Settled = tuple[Truth | None, str]  # a truth or none, and why


def settle(card: Card, asked: Question, year: int) -> Settled:
    """What the card says to a question, or why it says nothing."""
    if asked.has("beware") or (asked.has("dying") and not asked.numbers):
        return None, "words"
    if _size_asked(asked):
        return _size(card, asked), "size"
    truths: list[Truth | None] = []
    finds, rest = _without_pronouns(asked), set(asked.rest)
    if numbers := _numbers(asked):
        if len(numbers) > 1:
            return None, "words"
        truths.append(_compared(card, asked, numbers[0], year))
        spent = set(_places(asked, (*OF_TIME, *DATED, *UNITS)))
        rest -= spent
        finds = [find for find in finds if not spent & set(range(find.start, find.end))]
    if rest:
        return (False, "kind") if _no_such_kind(asked, finds) else (None, "words")
    if not finds and not truths:
        return _general(card, asked)
    if asked.says("relations") and (len(finds) > 1 or _of_somebody_else(asked)):
        return None, "words"
    truths += [_truth(card, asked, find) for find in finds]
    return _together(asked, finds, truths), "silent" if None in truths else "fact"


def _without_pronouns(asked: Question) -> list[Find]:
    """`Is she alive?` asks for no gender."""
    finds = list(asked.entries)
    pronouns = phrases(asked.language, "question.pronouns")
    others = [find for find in finds if asked.singular[find.start : find.end] not in pronouns]
    return others or finds


def _numbers(asked: Question) -> tuple[Span, ...]:
    if asked.numbers:
        return asked.numbers
    era = [place for place in _places(asked, ("era",)) if place not in _noted(asked)]
    return (Span(0, 0, max(era) + 1, max(era) + 1),) if era else ()


def _noted(asked: Question) -> set[int]:
    return {n for find in asked.entries if find.entry and find.entry.key == NOTE for n in range(find.start, find.end)}


def _places(asked: Question, names: Iterable[str]) -> Iterable[int]:
    """The places of all words that belong to one of these lists."""
    said = asked.singular
    for name in names:
        listed = phrases(asked.language, f"question.{name}")
        for start in range(len(said)):
            for end in range(start + 1, min(start + 5, len(said)) + 1):
                if said[start:end] in listed:
                    yield from range(start, end)


def _compared(card: Card, asked: Question, span: Span, year: int) -> Truth | None:
    how = BEFORE if span.low == span.high == 0 else order(asked.singular, span, asked.language)
    return compare(card, Asked(asked.singular, span, how, asked.language, year))


def _size_asked(asked: Question) -> bool:
    if asked.numbers or not (asked.says("bigger") or asked.says("smaller")):
        return False
    return not any(
        find.entry and (find.entry.key == NOTE or (find.entry.key == SIZE and find.end - find.start > 1))
        for find in asked.entries
    )


def _size(card: Card, asked: Question) -> Truth | None:
    """Beside something surely larger or smaller than a person."""
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
    """`Are you a Spanish flamenco singer?`: whatever flamenco is, a card that is no singer says no."""
    said, language = asked.singular, asked.language
    start = _opened(asked)
    if not start or asked.has("negations") or asked.has("rhetorical") or _either(asked):
        return False
    first = next((find for find in finds if find.entry and find.entry.key in (*KINDS, "gender")), None)
    if first is None or first.entry is None or first.entry.truth is not False:
        return False
    between = set(range(start, first.start))
    strange = any((said[place],) in phrases(language, "question.than") for place in between)
    known = {place for find in finds for place in range(find.start, find.end)}
    return not strange and between <= set(asked.rest) | known


def _general(card: Card, asked: Question) -> Settled:
    """Nothing but small talk: the category, or whether it is known at all."""
    single = {(word,) for word in asked.singular}
    said = [name for name in CATEGORIES if single & phrases(asked.language, f"categories.{name}")]
    if len(said) == 1 and not asked.has("negations"):
        return card.category == said[0], "category"
    if asked.says("named") and not asked.has("negations"):
        return True, "known"
    return None, "words"


def _truth(card: Card, asked: Question, find: Find) -> Truth | None:
    """What one phrase asks for, no more than the sheet can bear."""
    entry, phrase = find.entry, asked.singular[find.start : find.end]
    assert entry is not None
    if card.category == PERSON and _about_itself(asked) and _of_the_other_gender(card, asked, phrase):
        return False
    if entry.key == NOTE:
        return _noted_truth(card, asked, find, entry)
    if _beside_the_point(card, asked, find, entry):
        return None
    if entry.key in PLACES:
        return _place(card, asked, find, entry)
    if phrase in phrases(asked.language, "question.kin"):
        return _kin(card, asked, phrase, entry.truth)
    if card.category == PERSON and entry.truth is True and _of_the_other_gender(card, asked, phrase):
        return False
    return None if entry.truth is not False and phrase in _narrow(asked.language) else entry.truth


def _noted_truth(card: Card, asked: Question, find: Find, entry: Entry) -> Truth | None:
    """A note says what goes with a subject, not what it is: `Are you a moon?` is left to the kinds."""
    phrase = asked.singular[find.start : find.end]
    if entry.truth is not True or kinds(card, asked.language).get(phrase) is not False:
        return entry.truth
    if not _asks_what_it_is(asked, find):
        return entry.truth
    return None if phrase in phrases(asked.language, "question.loose") else False


def _asks_what_it_is(asked: Question, find: Find) -> bool:
    """Is the question nothing but `are you`, `aren't you` or `are you not`, and these words?"""
    negated = [each for each in asked.finds if each.role == "rhetorical" and not each.start]
    opened = _opened(asked) or next((_with_subject(asked, each.end) for each in negated), 0)
    nots = {place for each in asked.finds if each.role == "negations" for place in range(each.start, each.end)}
    return opened > 0 and set(range(opened, find.start)) <= nots and find.end == len(asked.words)


def _beside_the_point(card: Card, asked: Question, find: Find, entry: Entry) -> bool:
    """`Is it in a city?` is not `Is it a city?`, what snows is not made of snow, and some words are wide."""
    led = asked.singular[find.start - 1 : find.start] if find.start else ()
    if entry.key == "place-kind" and led in phrases(asked.language, "question.places"):
        return True
    if entry.truth is not False:
        return False
    if entry.key == "made-of" and card.category == "place" and not asked.says("making"):
        return True
    return asked.singular[find.start : find.end] in phrases(asked.language, "question.loose")


def _of_somebody_else(asked: Question) -> bool:
    """`Was your father famous?` is no question about the subject."""
    said, language = asked.singular, asked.language
    noted, relations = _noted(asked), phrases(language, "question.relations")
    return any(
        said[n - 1 : n] in phrases(language, "question.possessives") and said[n : n + 1] in relations and n not in noted
        for n in range(1, len(said))
    )


def _place(card: Card, asked: Question, find: Find, entry: Entry) -> Truth | None:
    """With care where somebody was born, where a thing is found, and where a country is asked for itself."""
    facts, phrase = dict(card.facts), asked.singular[find.start : find.end]
    listed, truth = facts.get(entry.key), entry.truth
    if asked.says("born") and truth and isinstance(listed, tuple) and len(listed) > 1:
        return None
    if card.category == "thing" and asked.says("found_in") and not truth:
        return None
    if entry.value == "united-states" and not truth and _american(facts.get("continent")):
        return None  # America is a country or two continents
    led = {(word,) for word in asked.singular[: find.start]} & phrases(asked.language, "question.places")
    itself = entry.noun and not led and card.category != PERSON and len(asked.entries) == 1 and _about_itself(asked)
    if truth and (itself or phrase in _narrow(asked.language)):
        return None
    return truth


def _narrow(language: str) -> frozenset[Words]:
    return phrases(language, "question.narrow")


def _american(continents: object) -> bool:
    return isinstance(continents, tuple) and bool({"north-america", "south-america"} & set(continents))


def _of_the_other_gender(card: Card, asked: Question, phrase: Words) -> bool:
    other = {"man": "women", "woman": "men"}.get(card.tag("gender"), "")
    return bool(other) and phrase in phrases(asked.language, f"question.{other}")


def _kin(card: Card, asked: Question, phrase: Words, truth: Truth | None) -> Truth | None:
    """`Were you a father?` asks about the subject, `Did you have a wife?` about somebody else."""
    if truth is not True:
        return truth
    if phrase in phrases(asked.language, "question.own"):
        return None
    other = _of_the_other_gender(card, asked, phrase)
    gendered = any(phrase in phrases(asked.language, f"question.{name}") for name in ("men", "women"))
    if not gendered or card.tag("gender") not in ("man", "woman"):
        return truth if not gendered else None
    spouse = phrase in _spouses(asked.language)
    if _about_itself(asked):
        return not other
    return other if spouse else None


def _spouses(language: str) -> frozenset[Words]:
    married = dict(vocabulary()["married"].words).get(language, ())
    return frozenset(plain(words(word), speech(language).list("articles")) for word in married)


def _opened(asked: Question) -> int:
    """How many words `are you` takes at the beginning; none where the question is not about what the subject is."""
    said = asked.singular
    length = next((n for n in (5, 4, 3, 2, 1) if said[:n] in phrases(asked.language, "question.be")), 0)
    return length and _with_subject(asked, length)


def _with_subject(asked: Question, end: int) -> int:
    return end + (asked.singular[end : end + 1] in phrases(asked.language, "question.subject"))


def _about_itself(asked: Question) -> bool:
    return _opened(asked) > 0


def _either(asked: Question) -> bool:
    return any((word,) in phrases(asked.language, "either") for word in asked.words)


def _together(asked: Question, finds: list[Find], truths: list[Truth | None]) -> Truth | None:
    if asked.has("negations"):
        return contrary(truths[0]) if len(truths) == 1 else None
    if _either(asked):
        keys = {find.entry.key for find in finds if find.entry}
        return None if keys == {"gender"} and len(set(truths)) > 1 else _any(truths)
    joined = any((word,) in phrases(asked.language, "joiners") for word in asked.words)
    if joined and len(set(truths)) > 1:
        return None if None in truths else "partly"
    if not _about_itself(asked) and len(finds) > 1 and True in truths and False in truths:
        noted = [find.entry.truth for find in finds if find.entry and find.entry.key == NOTE]
        return False if False in noted else None  # `Did you write music?` is not two questions
    return _all(truths)


def _any(truths: list[Truth | None]) -> Truth | None:
    return next((truth for truth in (True, None, "partly") if truth in truths), False)


def _all(truths: list[Truth | None]) -> Truth | None:
    return next((truth for truth in (False, None, "partly") if truth in truths), True)
