"""Questions that compare numbers: before 1800, in the 19th century, more than a thousand metres, eight legs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fogbound.games.twenty.card import Card
from fogbound.house import years
from fogbound.house.fact_sheet import Truth
from fogbound.house.names import PERSON
from fogbound.house.numbers import Span, says
from fogbound.house.sense import holds
from fogbound.house.words import Words, phrases
from fogbound.house.years import Years

OLDEST = 130  # years; a greater number is not an age
FIRST_YEAR = 100  # a smaller number is an age or a count
HUMAN_LEGS = 2
DEAR = 100  # euros, dollars or pounds: what costs so much is expensive
ROUND = 50  # years that are multiples of this are often only approximate

BEFORE, AFTER, WITHIN = "before", "after", "within"


@dataclass(frozen=True)
class Comparison:
    """A number in a question, and how the question compares with it."""

    words: Words
    span: Span
    order: str
    language: str
    now: int

    def says(self, name: str) -> bool:
        """Whether a phrase of this list is in the question."""
        return says(self.words, phrases(self.language, f"question.{name}"))


def order(words: Words, span: Span, language: str) -> str:
    """How the words before a number compare with it. `Older than` means before a date, but more than some years."""
    lead = words[max(0, span.start - 4) : span.start]
    older = says(lead, phrases(language, "question.older"))
    if older or says(lead, phrases(language, "question.younger")):
        return AFTER if older == _is_duration(words, span, language) else BEFORE
    if says(lead, phrases(language, "question.before") | phrases(language, "question.fewer")):
        return BEFORE
    if says(lead, phrases(language, "question.after") | phrases(language, "question.more")):
        return AFTER
    return WITHIN


def _is_duration(words: Words, span: Span, language: str) -> bool:
    """Whether the number is a number of years rather than a date."""
    listed = phrases(language, "question.years")
    return words[span.end : span.end + 1] in listed or 0 < span.high < FIRST_YEAR


def compare(card: Card, asked: Comparison) -> Truth | None:
    """Whether a comparison is true of the card; None if the fact sheet does not decide it."""
    for unit, key in (("metres", "height"), ("legs", "legs"), ("inhabitants", "people")):
        if asked.says(unit):
            value = HUMAN_LEGS if key == "legs" and holds(card, "human") else years.number(card, key)
            return _point(value, asked.span, asked.order)
    if asked.says("money"):
        return _price(card, asked)
    if _is_duration(asked.words, asked.span, asked.language) and not asked.span.century and not asked.span.named:
        return _ago(card, asked)
    if card.category == PERSON:
        return _life(card, asked)
    return _since(card, asked)


def _price(card: Card, asked: Comparison) -> Truth | None:
    """Whether a thing costs more or less than so much: what is not expensive costs less than a hundred."""
    if not holds(card, "~expensive") or asked.span.low < DEAR:
        return None
    return {AFTER: False, BEFORE: True}.get(asked.order)


def _point(value: int | None, span: Span, how: str) -> Truth | None:
    return None if value is None else _range((value, value), span, how)


def _range(between: Years | None, span: Span, how: str) -> bool | None:
    """Whether a year is before, after or within a span, if it is the same for every year that it may be."""
    if between is None:
        return None
    low, high = between
    if how == BEFORE:
        return True if high < span.low else False if low >= span.low else None
    if how == AFTER:
        return True if low > span.high else False if high <= span.high else None
    if high < span.low or low > span.high:
        return False
    return True if span.low <= low and high <= span.high else None


def _since(card: Card, asked: Comparison) -> Truth | None:
    """Whether a place or a thing began then. What nature made was not built; it may have been discovered."""
    given, found_out = years.number(card, "since"), asked.says("found_out")
    natural = dict(card.facts).get("natural")
    if natural is not False and not (found_out and given is not None):
        if natural is True and asked.says("made_then") and not found_out:
            return False
        return True if years.is_timeless(card) and asked.says("existing") else None
    began = years.beginning(card)
    if asked.says("existing") and not found_out and asked.order == WITHIN and began:
        return _range(began, replace(asked.span, low=-(10**15)), WITHIN)
    exact = _range(began, asked.span, asked.order)
    if asked.order != WITHIN or given is None or given % ROUND:
        return exact
    if asked.span.century and str(asked.span.century) == card.tag("century"):
        return True
    if asked.span.low + ROUND <= given <= asked.span.high - ROUND:
        return True
    return None if asked.span.low - ROUND <= given <= asked.span.high + ROUND else False


def _ago(card: Card, asked: Comparison) -> Truth | None:
    """`more than 500 years ago`, `a thousand years old`: years turned into a date, or into an age at death."""
    if card.category == PERSON and not asked.says("ago") and asked.span.low <= OLDEST:
        return _age(years.number(card, "born"), years.number(card, "died"), asked)
    reversed_order = {BEFORE: AFTER, AFTER: BEFORE}.get(asked.order)
    if reversed_order is None:
        return None
    year = asked.now - asked.span.low
    then = replace(asked, span=replace(asked.span, low=year, high=year, century=0), order=reversed_order)
    return _life(card, then) if card.category == PERSON else _since(card, then)


def _life(card: Card, asked: Comparison) -> Truth | None:
    born, died = years.life(card)
    if asked.says("born"):
        return _range(born, asked.span, asked.order)
    if asked.says("died"):
        return _range(died, asked.span, asked.order)
    if asked.span.century and str(asked.span.century) == card.tag("century"):
        return True
    if born is None or died is None:
        return None
    truths = {_lived(first, last, asked.span, asked.order) for first in born for last in died}
    return truths.pop() if len(truths) == 1 else None


def _lived(born: int, died: int, span: Span, how: str) -> bool:
    if how == BEFORE:
        return born < span.low
    if how == AFTER:
        return died > span.high
    return born <= span.high and died >= span.low


def _age(born: int | None, died: int | None, asked: Comparison) -> Truth | None:
    aged = any(map(asked.says, ("in_age", "old", "older", "younger")))
    if not aged or born is None or died is None or abs(died - born - asked.span.low) <= 1:
        return None
    return _point(died - born, asked.span, asked.order)
