"""From the phrases of a question to one truth: with and, or, not and comparisons."""

from __future__ import annotations

from collections.abc import Iterable

from fogbound.games.twenty.card import CATEGORIES, Card
from fogbound.games.twenty.facts import PARTLY
from fogbound.house import contemporaries, sizes, superlatives
from fogbound.house.comparison import BEFORE, Comparison, compare, order
from fogbound.house.fact_sheet import KINDS, NOTE, Entry, Truth, contrary
from fogbound.house.knowledge import PLACES, mentions
from fogbound.house.numbers import Span
from fogbound.house.question import Find, Question
from fogbound.house.truths import COLOUR, is_about_subject, is_partly_in, opening_length, truth_of_phrase
from fogbound.house.words import phrases, stem

OF_TIME = ("before", "after", "more", "fewer", "exactly", "century", "ago", "years", "older", "younger", "old")
UNITS = ("metres", "legs", "inhabitants", "money")
TURNING = ("more", "fewer", "always", "older", "younger", "comparing", "turning")
FURTHEST = 3  # words between `plus` and `que`
DATED = ("born", "lived", "died", "begun", "found_out", "in_age", "era", "existing", "made_then")

Reasoned = tuple[Truth | None, str]  # a truth, or None if the card does not say, and a code for the reason


def truth_of(card: Card, asked: Question, year: int) -> Reasoned:
    """The truth that a question asks for, and why; None if the card does not say."""
    if (record := superlatives.asks(asked)) and not asked.numbers:
        return _superlative(card, asked, record), "record"
    if asked.says("liking") and _likes(card, asked):
        return True, "fact"
    if asked.has("beware") or (asked.has("dying") and not asked.numbers and not _asks_how_it_ended(asked)):
        return None, "words"
    if contemporaries.denies(card, asked):
        return False, "age"
    if sizes.asks(asked):
        return sizes.answer(card, asked), "size" if _likens(asked) else "fits"
    if not asked.numbers and _compares_with_others(asked):
        return None, "words"
    truths: list[Truth | None] = []
    finds, rest = _without_headings(_without_pronouns(asked)), set(asked.rest)
    if numbers := _numbers(asked):
        if len(numbers) > 1:
            return None, "words"
        truths.append(_compare(card, asked, numbers[0], year))
        used = set(_places(asked, (*OF_TIME, *DATED, *UNITS)))
        rest -= used
        finds = [find for find in finds if not used & set(range(find.start, find.end))]
    if rest and _is_told(card, asked, finds, rest):
        return True, "clue"
    if len(rest) == 1 and not is_about_subject(asked) and _is_vouched(card, asked, finds):
        return True, "note"  # `Are people mad about cheese there?`
    if rest:
        return (False, "kind") if _no_such_kind(asked, finds) else (None, "words")
    if not finds and not truths:
        return _general(card, asked)
    if asked.says("relations") and (len(finds) > 1 or _is_about_relative(asked)):
        return None, "words"
    if _is_noted(finds):
        # What the card says beside a true note is no objection: `open doors`.
        finds = [find for find in finds if find.entry is None or not find.entry.mentioned]
        # Nor is what is only partly so: pyramids were built there.
        finds = [find for find in finds if not (find.entry and find.entry.truth == PARTLY and find.entry.key != NOTE)]
    truths += [truth_of_phrase(card, asked, find) for find in finds]
    truth = _combine(asked, finds, truths)
    if truth is None and _is_vouched(card, asked, finds):
        return True, "note"
    if truth == PARTLY and len(finds) == 1 and (is_partly_in(card, asked, finds[0]) or _is_colour(finds[0])):
        return truth, "shared"
    return truth, "silent" if None in truths else "fact"


def _is_colour(find: Find) -> bool:
    return find.entry is not None and find.entry.key == COLOUR


def _is_vouched(card: Card, asked: Question, finds: list[Find]) -> bool:
    """Whether a true note is in the question, and nothing in it is untrue or turns it round.

    Whoever has the word for what a subject is known for asks something true about it far more often than not.
    """
    turned = any(map(asked.has, ("negations", "rhetorical", "beware", "dying"))) or asked.numbers or _says_either(asked)
    if turned or any(map(asked.says, TURNING)) or _likens(asked):
        return False
    if any(find.entry and find.entry.truth is False and _is_sure(find.entry) for find in finds):
        return False
    firm = [find for find in finds if find.entry and not find.entry.sensed]
    truths = {find: truth_of_phrase(card, asked, find) for find in firm}
    notes = {truth for find, truth in truths.items() if find.entry and find.entry.key == NOTE}
    return notes == {True} and False not in truths.values()


def _is_sure(entry: Entry) -> bool:
    """Whether common sense denies something of this very subject without a doubt: nobody had a telephone then."""
    return entry.sensed and not entry.doubtful and not entry.of_category


def _likens(asked: Question) -> bool:
    """Whether the question says `than` or `like`; the French `que` of `est-ce que` does not."""
    start = max((n for n in (1, 2, 3) if asked.singular[:n] in phrases(asked.language, "question.asking")), default=0)
    return any((word,) in phrases(asked.language, "question.than") for word in asked.singular[start:])


def _likes(card: Card, asked: Question) -> bool:
    """Whether someone is asked about a liking for their own work: `Did you like maths?` No other liking is known."""
    finds = asked.entries
    of_work = bool(finds) and all(find.entry and find.entry.key in KINDS for find in finds)
    return of_work and not asked.rest and all(truth_of_phrase(card, asked, find) is True for find in finds)


def _superlative(card: Card, asked: Question, record: str) -> Truth | None:
    """`Are you the biggest bird?` is no for what is no bird, and for what is not the biggest."""
    if not is_about_subject(asked) or asked.has("negations") or _says_either(asked):
        return None
    kinds = [find for find in asked.entries if find.entry and find.entry.key in KINDS]
    other = any(truth_of_phrase(card, asked, find) is False for find in kinds)
    held = False if other else superlatives.answer(card, asked, record)
    return None if held is False and _is_of_a_part(asked) else held


def _is_of_a_part(asked: Question) -> bool:
    """Whether a superlative may be about a part of the world or of the subject: `the highest in its country`."""
    lists = ("question.possessives", "question.ranks")
    hedged = any((word,) in phrases(asked.language, name) for word in asked.singular for name in lists)
    small = phrases(asked.language, "question.places") | phrases(asked.language, "question.beside")
    led = asked.singular[opening_length(asked) :][:1] in small
    return hedged or led or asked.says("one_of")


def _compares_with_others(asked: Question) -> bool:
    """Whether the question says `more famous than` or the like, outside a phrase that a note or a fact explains."""
    explained = {n for find in asked.entries for n in range(find.start, find.end)}
    unexplained = [n for n in range(len(asked.words)) if n not in explained]
    first, last = (phrases(asked.language, f"question.{name}") for name in ("comparing", "compared_with"))
    begun = [n for n in unexplained if asked.singular[n : n + 1] in first]
    return any(asked.singular[n : n + 1] in last and 0 <= n - start <= FURTHEST for start in begun for n in unexplained)


def _is_told(card: Card, asked: Question, finds: list[Find], rest: set[int]) -> bool:
    """Whether a note is true, nothing is denied, and the card has the other words somewhere too."""
    compared = any(map(asked.says, ("more", "fewer", "before", "after"))) or _likens(asked)
    denied = asked.has("negations") or asked.has("rhetorical")
    if compared or denied or _says_either(asked) or asked.numbers:
        return False
    said = mentions(card, asked.language)
    if not all(stem(asked.words[place], asked.language) in said for place in rest):
        return False
    truths = [truth_of_phrase(card, asked, find) for find in finds if find.entry and not find.entry.mentioned]
    return _is_noted(finds) and all(truth is True for truth in truths)


def _asks_how_it_ended(asked: Question) -> bool:
    """Whether every phrase is about a death, so that `die of` leads to no place: `Did you die of old age?`"""
    keys = {find.entry.key for find in asked.entries if find.entry}
    return bool(keys) and keys <= {NOTE, "killed", "died-young", "alive", "ill"}


def _without_pronouns(asked: Question) -> list[Find]:
    """The phrases without pronouns: `Is she alive?` does not ask for the gender."""
    finds = list(asked.entries)
    pronouns = phrases(asked.language, "question.pronouns")
    others = [find for find in finds if asked.singular[find.start : find.end] not in pronouns]
    return others or finds


def _without_headings(finds: list[Find]) -> list[Find]:
    """Without `continent` in `on the African continent`, which does not ask whether the subject is one."""
    named = any(find.entry and find.entry.key == "continent" and find.entry.value for find in finds)
    return [find for find in finds if not (named and find.entry and find.entry.key == "is-continent")]


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


def _no_such_kind(asked: Question, finds: list[Find]) -> bool:
    """Whether the kind alone is wrong: `Are you a Spanish flamenco singer?` is no for anyone who is not a singer."""
    said, language = asked.singular, asked.language
    start = opening_length(asked)
    if not start or asked.has("negations") or asked.has("rhetorical") or _says_either(asked):
        return False
    first = next((find for find in finds if find.entry and find.entry.key in (*KINDS, "gender")), None)
    if first is None or first.entry is None or first.entry.truth is not False:
        return False
    if first.entry.foreign and said[first.start : first.end] in phrases(language, "question.ambiguous"):
        return False
    between = set(range(start, first.start))
    strange = any((said[place],) in phrases(language, "question.than") for place in between)
    if between & set(asked.rest) and phrases(language, "question.noun_first"):
        return False  # `le repas d'un animal` is no animal
    known = {place for find in finds for place in range(find.start, find.end)}
    return not strange and between <= set(asked.rest) | known


def _general(card: Card, asked: Question) -> Reasoned:
    """The truth of a question of small talk only: about the category, or whether the subject is known at all."""
    if asked.has("negations"):
        return None, "words"
    said = _categories(asked)
    if said:
        return (
            (None if card.category in said else False, "category")
            if len(said) > 1
            else (
                card.category in said,
                "category",
            )
        )
    if asked.says("named"):
        return True, "known"
    return None, "words"


def _categories(asked: Question) -> set[str]:
    """The categories that a question asks for: `Are you a place?`, but not `Is there a place for children?`"""
    tail = asked.singular[opening_length(asked) :]
    if len(tail) == len(asked.singular):
        return set()
    joiners, praise = phrases(asked.language, "joiners"), phrases(asked.language, "question.praise")
    said: set[str] = set()
    while tail:
        named = [
            (length, name)
            for length in (3, 2, 1)
            for name in CATEGORIES
            if tail[:length] in phrases(asked.language, f"categories.{name}")
        ]
        if not named and tail[:1] not in joiners and tail[:1] not in praise:
            return set()
        said |= {name for length, name in named[:1]}
        tail = tail[named[0][0] if named else 1 :]
    return said


def _is_about_relative(asked: Question) -> bool:
    """Whether the question is about a relative of the subject: `Was your father famous?`"""
    said, language = asked.singular, asked.language
    noted, relations = _places_of_notes(asked), phrases(language, "question.relations")
    return any(
        said[n - 1 : n] in phrases(language, "question.possessives") and said[n : n + 1] in relations and n not in noted
        for n in range(1, len(said))
    )


def _says_either(asked: Question) -> bool:
    return any((word,) in phrases(asked.language, "either") for word in asked.words)


def _combine(asked: Question, finds: list[Find], truths: list[Truth | None]) -> Truth | None:
    if False in truths and _is_about_others(asked) and not any(_is_firm(find) for find in finds):
        return None  # `Did a soldier kill you?` does not ask whether the subject is a soldier
    truth = _joined_truth(asked, finds, truths)
    if truth == PARTLY and asked.says("possible"):
        return True  # what is so at times can be so
    return False if truth == PARTLY and asked.says("always") else truth


def _is_about_others(asked: Question) -> bool:
    """Whether the question has a subject of its own: `Has Hollywood made …?`, `Do farmers …?`, `Is there a bird …?`"""
    said = asked.singular
    if any(said[:n] in phrases(asked.language, "question.there") for n in (4, 3, 2)):
        return True
    if said[:1] not in phrases(asked.language, "question.auxiliaries"):
        return False
    known = {place for find in asked.entries if find.end - find.start > 1 for place in range(find.start, find.end)}
    subjects = phrases(asked.language, "question.subject") | phrases(asked.language, "question.anybody")
    return 1 not in known and said[1:2] not in subjects and len(said) > 2


def _is_firm(find: Find) -> bool:
    """Whether a phrase denies by itself: a note, or several words that the vocabulary has together."""
    entry = find.entry
    return entry is not None and entry.truth is False and (entry.key == NOTE or find.end - find.start > 1)


def _joined_truth(asked: Question, finds: list[Find], truths: list[Truth | None]) -> Truth | None:
    if asked.has("negations"):
        return contrary(truths[0]) if len(truths) == 1 else None
    if _says_either(asked):
        keys = {find.entry.key for find in finds if find.entry}
        if keys == {"gender"} and len(set(truths)) > 1:
            return None
        chosen, others = _alternatives(asked, finds, truths)
        return _all([_any(chosen), *others]) if chosen else _any(truths)
    joined = any((word,) in phrases(asked.language, "joiners") for word in asked.words)
    if joined and len(set(truths)) > 1:
        return None if None in truths else "partly"
    if not is_about_subject(asked) and len(finds) > 1 and False in truths and set(truths) != {False}:
        noted = [find.entry.truth for find in finds if find.entry and find.entry.key == NOTE]
        return False if False in noted else None  # `Did you write music?` is one question, not two
    if _is_noted(finds) and _is_denied_by_sense(finds):
        return None  # a gift from France, seen with a telescope
    if _is_weakly_denied(finds, truths):
        return None
    return _all(truths)


def _alternatives(
    asked: Question, finds: list[Find], truths: list[Truth | None]
) -> tuple[list[Truth | None], list[Truth | None]]:
    """The truths of the phrases between which an *or* lets choose, and of the others: `a king or a queen of France`."""
    places = [n for n, word in enumerate(asked.words) if (word,) in phrases(asked.language, "either")]
    own = list(zip(finds, truths[len(truths) - len(finds) :], strict=True))  # without that of a number
    chosen: set[str] = set()
    for place in places:
        before = [find for find in finds if find.end <= place]
        after = [find for find in finds if find.start > place]
        if before and after:
            chosen |= {each.entry.key for each in (before[-1], after[0]) if each.entry}
    named = [(find, truth) for find, truth in own if find.entry and find.entry.key in chosen]
    rest = [truth for find, truth in own if not (find.entry and find.entry.key in chosen)]
    return [truth for _, truth in named], [*truths[: len(truths) - len(finds)], *rest] if named else []


def _is_weakly_denied(finds: list[Find], truths: list[Truth | None]) -> bool:
    """Whether only common sense denies one of several phrases, which may mean something else: `run by the British`."""
    own = truths[len(truths) - len(finds) :]  # without that of a number
    denials = [find.entry for find, truth in zip(finds, own, strict=True) if truth is False and find.entry]
    return bool(denials) and len(denials) < len(finds) and all(entry.sensed and entry.doubtful for entry in denials)


def _is_noted(finds: list[Find]) -> bool:
    return any(find.entry and find.entry.key == NOTE and find.entry.truth is True for find in finds)


def _is_denied_by_sense(finds: list[Find]) -> bool:
    """Whether all that denies is a place or common sense, so that a true note may mean something else."""
    denials = [find.entry for find in finds if find.entry and find.entry.truth is False]
    return bool(denials) and all(entry.sensed or entry.key in PLACES for entry in denials)


def _any(truths: list[Truth | None]) -> Truth | None:
    return next((truth for truth in (True, None, "partly") if truth in truths), False)


def _all(truths: list[Truth | None]) -> Truth | None:
    return next((truth for truth in (False, None, "partly") if truth in truths), True)
