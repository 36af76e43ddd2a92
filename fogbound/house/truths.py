"""The truth of one phrase of a question: what the fact sheet and common sense say, and when they do not decide it."""

from __future__ import annotations

from functools import cache

from fogbound.games.twenty.card import Card
from fogbound.games.twenty.facts import PARTLY, vocabulary
from fogbound.games.twenty.text import words
from fogbound.house import identity, sense
from fogbound.house.atlas import continents, continents_of
from fogbound.house.fact_sheet import KINDS, NOTE, Entry, Truth, kinds
from fogbound.house.knowledge import PLACES, foreign_kinds
from fogbound.house.names import PERSON
from fogbound.house.question import Find, Question
from fogbound.house.words import Words, phrases, plain, speech

WET, CHILDREN, COLOUR = "wet", "children", "colour"
PEOPLE = (*KINDS, "gender", CHILDREN, "married")  # facts about other people after a small word: married to a king
AMERICAS = frozenset(("north-america", "south-america"))


def truth_of_phrase(card: Card, asked: Question, find: Find) -> Truth | None:
    """The truth of what one phrase asks for; None if the fact sheet does not decide it."""
    entry, phrase = find.entry, asked.singular[find.start : find.end]
    assert entry is not None
    led = _is_led(asked, find)
    contained = entry.key in KINDS and asked.says("containing")
    if ((entry.key in PEOPLE and led) or contained) and phrase not in phrases(asked.language, "question.fields"):
        return None
    if entry.truth is False and entry.key in KINDS and _is_owned(asked, find):
        return None
    if card.category == PERSON and is_about_subject(asked) and not led and _is_of_other_gender(card, asked, phrase):
        return False
    if entry.key in ("in-films", "in-books") and phrase in phrases(asked.language, "question.works"):
        return False if _asks_only_what_it_is(asked, find) else entry.truth
    if (entry.key == NOTE or entry.key in PLACES) and is_partly_in(card, asked, find):
        return PARTLY
    if entry.key == NOTE:
        return _truth_of_note(card, asked, find, entry)
    if entry.truth is None and entry.sensed and _is_kind_in_answer(card, asked, find):
        return True
    if _is_beside_the_point(card, asked, find, entry):
        return None
    if entry.truth is False and entry.key == "is-child" and asked.says("moments"):
        return None  # `Were you a little boy when you became king?`
    if asked.indefinite and _is_held(entry) and _asks_only_what_it_is(asked, find):
        return False  # a city has trees, but is not one
    if card.category == PERSON and entry.truth is True and not entry.value and _is_one_beside_it(card, asked, find):
        return None  # a person has a nose and is in books
    if entry.key == CHILDREN and is_about_subject(asked) and phrase not in phrases(asked.language, "question.kin"):
        return sense.finding(card, "is-child").truth  # `Es-tu un enfant ?`
    if entry.key in PLACES:
        return _place(card, asked, find, entry)
    if entry.key == COLOUR and card.category == "thing" and _is_one_of_many(card, asked, find):
        return PARTLY
    if phrase in phrases(asked.language, "question.kin"):
        return _kin(card, asked, phrase, entry.truth)
    if card.category == PERSON and entry.truth is True and _is_of_other_gender(card, asked, phrase):
        return False
    if entry.truth is not False and not entry.sensed and phrase in _narrow(asked.language):
        return entry.truth if _is_name_of_fact(entry, phrase, asked.language) else None
    return entry.truth


def _is_held(entry: Entry) -> bool:
    """Whether a fact says what a place has."""
    topic = sense.topics().get(entry.key)
    return topic is not None and topic.about == sense.HELD


def _is_owned(asked: Question, find: Find) -> bool:
    """Whether a kind belongs to the subject, which need not be one: `on its country's flag`."""
    return asked.singular[max(0, find.start - 1) : find.start] in phrases(asked.language, "question.possessives")


def _is_one_of_many(card: Card, asked: Question, find: Find) -> bool:
    """Whether the question names a colour of a thing that comes in many: `Is it red?`, of a bicycle."""
    return sense.holds(card, "varied") and _asks_only_what_it_is(asked, find)


def _is_led(asked: Question, find: Find) -> bool:
    """Whether a small word makes a kind something else than the subject: in a city, married to a king."""
    led = asked.singular[find.start - 1 : find.start] if find.start else ()
    sorts = phrases(asked.language, "question.sort")
    if any(asked.singular[max(0, find.start - length) : find.start] in sorts for length in (2, 3)):
        return False  # `a kind of food`
    return led in phrases(asked.language, "question.beside") | phrases(asked.language, "question.places")


def _is_kind_in_answer(card: Card, asked: Question, find: Find) -> bool:
    """Whether the question asks for the noun of the answer itself: a statue, for the Statue of Liberty."""
    phrase = asked.singular[find.start : find.end]
    answer = plain(words(card.wording(asked.language).answer), speech(asked.language).list("articles"))
    return len(phrase) == 1 and len(answer) > 1 and phrase[0] in answer and _asks_only_what_it_is(asked, find)


def _truth_of_note(card: Card, asked: Question, find: Find, entry: Entry) -> Truth | None:
    """The truth of a note. It says what goes with a subject, not what it is: the kinds decide `Are you a moon?`"""
    phrase = asked.singular[find.start : find.end]
    other = _is_other_kind(card, phrase, asked.language)
    may_be = entry.truth is True and not other and _asks_only_what_it_is(asked, find)
    if may_be and _may_only_go_with_it(card, asked, find):
        return False if identity.is_place_name(phrase, asked.language) else None
    if entry.truth is not True or not _is_other_kind(card, phrase, asked.language):
        return entry.truth
    if not _asks_what_it_is(asked, find) or find.end < len(asked.words):
        return entry.truth
    return None if phrase in phrases(asked.language, "question.loose") else False


def _may_only_go_with_it(card: Card, asked: Question, find: Find) -> bool:
    """Whether a note's word names what the card does not say it is: a guitar goes with a singer."""
    phrase = asked.singular[find.start : find.end]
    return not _is_kind_in_answer(card, asked, find) and identity.goes_with(
        card, phrase, asked.language, indefinite=asked.indefinite
    )


def _is_one_beside_it(card: Card, asked: Question, find: Find) -> bool:
    """Whether the question asks in one word whether the subject is something that goes with it: `Are you a nose?`"""
    is_plain = asked.indefinite and find.end - find.start == 1 and _asks_only_what_it_is(asked, find)
    return is_plain and _may_only_go_with_it(card, asked, find)


def _is_other_kind(card: Card, phrase: Words, language: str) -> bool:
    """Whether a phrase names a kind that the card is not."""
    own = kinds(card, language).get(phrase)
    if own is not None or phrase in phrases(language, "question.ambiguous") | phrases(language, "question.fields"):
        return own is False
    is_human = dict(card.facts).get("human", True)  # a person who is not may be an animal
    return is_human is True and phrase in foreign_kinds(card.category, language)


def _asks_only_what_it_is(asked: Question, find: Find) -> bool:
    """Whether the question is only `are you`, `aren't you` or `are you not`, and these words."""
    negated = [each for each in asked.finds if each.role == "rhetorical" and not each.start]
    opened = opening_length(asked) or next((_with_subject(asked, each.end) for each in negated), 0)
    nots = {place for each in asked.finds if each.role == "negations" for place in range(each.start, each.end)}
    return opened > 0 and set(range(opened, find.start)) <= nots and find.end == len(asked.words)


def _is_beside_the_point(card: Card, asked: Question, find: Find, entry: Entry) -> bool:
    """Whether a fact does not decide the question: `Is it in a city?` does not ask whether it is a city."""
    about = topic.about if entry.sensed and (topic := sense.topics().get(entry.key)) else ""
    if about == sense.KIND and not _asks_what_it_is(asked, find):
        return True
    if about == sense.SELF and asked.says("others"):
        return True
    if entry.foreign:
        return not _asks_what_it_is(asked, find) or asked.singular[find.start : find.end] in phrases(
            asked.language, "question.ambiguous"
        )
    if entry.truth is not False:
        return False
    if entry.key in (WET, "for-children") and asked.says("containing"):  # a dry place has water too
        return True
    if entry.key == "made-of" and card.category == "place" and not asked.says("making"):
        return True
    return asked.singular[find.start : find.end] in phrases(asked.language, "question.loose")


def _asks_what_it_is(asked: Question, find: Find) -> bool:
    """Whether the question asks for the subject itself, without a small word such as `in` before the phrase."""
    negated = [each for each in asked.finds if each.role == "rhetorical" and not each.start]
    opened = opening_length(asked) or next((_with_subject(asked, each.end) for each in negated), 0)
    small = phrases(asked.language, "question.places") | phrases(asked.language, "question.beside")
    led = any((word,) in small for word in asked.singular[opened : find.start])
    return opened > 0 and not led and not asked.says("containing")


def _place(card: Card, asked: Question, find: Find, entry: Entry) -> Truth | None:
    """The truth about a country or continent; None for questions of birth, finds and names that it does not decide."""
    facts, phrase = dict(card.facts), asked.singular[find.start : find.end]
    listed, truth = facts.get(entry.key), entry.truth
    if asked.says("born") and isinstance(born_in := facts.get("born-in"), tuple):
        return _is_birthplace(born_in, entry)
    if asked.says("born") and truth and isinstance(listed, tuple) and len(listed) > 1:
        return None
    if card.category == "thing" and asked.says("found_in") and not truth:
        return None
    if entry.value == "united-states" and not truth and (continents(card) or frozenset()) & AMERICAS:
        # America is a country or two continents.
        return True if phrase in phrases(asked.language, "question.america") and card.category != PERSON else None
    if not truth and asked.singular[find.start - 1 : find.start] in phrases(asked.language, "question.agents"):
        return None  # `run by the British`
    if not truth and card.category == PERSON and asked.says("visiting"):
        return None  # `Did you see Africa?`
    if not truth and asked.says("distance"):
        return None  # `far from France`
    led = {(word,) for word in asked.singular[: find.start]} & phrases(asked.language, "question.places")
    itself = entry.noun and not led and card.category != PERSON and len(asked.entries) == 1 and is_about_subject(asked)
    if truth and (itself or phrase in _narrow(asked.language)):
        return None
    return truth


def is_partly_in(card: Card, asked: Question, find: Find) -> bool:
    """Whether `Is it in Germany?` is about a place that is in other countries or continents too."""
    entry, facts = find.entry, dict(card.facts)
    if entry is None or card.category != "place" or not _asks_only_where_it_is(asked, find):
        return False
    phrase = asked.singular[find.start : find.end]
    if entry.key == NOTE and (
        not identity.is_place_name(phrase, asked.language) or phrase in _continents(asked.language)
    ):
        return False
    listed = facts.get("country" if entry.key == NOTE else entry.key)
    if not isinstance(listed, tuple):
        return entry.truth is True and "river" in str(facts.get("place-kind"))  # its notes list the countries
    return entry.truth is True and len(listed) > 1


@cache
def _continents(language: str) -> frozenset[Words]:
    articles = speech(language).list("articles")
    values = vocabulary()["continent"].values
    return frozenset(plain(words(each), articles) for _, said in values for each in dict(said).get(language, ()))


def _asks_only_where_it_is(asked: Question, find: Find) -> bool:
    """Whether the question is only `is it in` or `is it located in`, and the name of a place."""
    small = phrases(asked.language, "question.places") | phrases(asked.language, "question.lying")
    between = asked.singular[opening_length(asked) : find.start]
    led = bool(between) and all((word,) in small for word in between)
    return led and find.end == len(asked.words) and asked.entries == (find,)


def _is_birthplace(born_in: tuple[str, ...], entry: Entry) -> bool:
    countries = born_in if entry.key == "country" else tuple(each for one in born_in for each in continents_of(one))
    return entry.value in countries


def _is_name_of_fact(entry: Entry, phrase: Words, language: str) -> bool:
    """Whether a phrase is what a fact is called, so that it is not narrower: skyscrapers."""
    fact = vocabulary().get(entry.key)
    first = dict(fact.words).get(language, ())[:1] if fact and not entry.value else ()
    return any(plain(words(each), speech(language).list("articles")) == phrase for each in first)


def _narrow(language: str) -> frozenset[Words]:
    return phrases(language, "question.narrow")


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
    if is_about_subject(asked):
        return not other
    return other if spouse else None


def _spouses(language: str) -> frozenset[Words]:
    married = dict(vocabulary()["married"].words).get(language, ())
    return frozenset(plain(words(word), speech(language).list("articles")) for word in married)


def opening_length(asked: Question) -> int:
    """How many words of `are you` the question begins with; 0 if it does not ask what the subject is."""
    said = asked.singular
    length = next((n for n in (6, 5, 4, 3, 2, 1) if said[:n] in phrases(asked.language, "question.be")), 0)
    if said[length : length + 1] in phrases(asked.language, "question.that"):  # `est-ce que` asks for anything
        return 0
    return length and _with_subject(asked, length)


def _with_subject(asked: Question, end: int) -> int:
    return end + (asked.singular[end : end + 1] in phrases(asked.language, "question.subject"))


def is_about_subject(asked: Question) -> bool:
    return opening_length(asked) > 0
