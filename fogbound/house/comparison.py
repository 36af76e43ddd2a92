"""Questions that compare numbers: before 1800, in the 19th century, more than a thousand metres, eight legs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fogbound.games.twenty.card import Card
from fogbound.house.fact_sheet import Truth
from fogbound.house.names import PERSON
from fogbound.house.numbers import Span, says
from fogbound.house.words import Words, phrases

OLDEST = 100  # years: the longest and the shortest life of a person whose death is not known
YOUNGEST = 20
FIRST_YEAR = 100  # a smaller number is an age or a count
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
    facts = dict(card.facts)
    number = {key: value for key, value in facts.items() if isinstance(value, int) and not isinstance(value, bool)}
    for unit, key in (("metres", "height"), ("legs", "legs"), ("inhabitants", "people")):
        if asked.says(unit):
            return _point(number.get(key), asked.span, asked.order)
    if _is_duration(asked.words, asked.span, asked.language) and not asked.span.century:
        return _ago(card, number, asked)
    if card.category == PERSON:
        return _life(number, asked)
    if facts.get("natural") is not False and not (asked.says("found_out") and "since" in number):
        return None
    return _since(card, number.get("since"), asked)


def _point(value: int | None, span: Span, how: str) -> Truth | None:
    if value is None:
        return None
    if how == BEFORE:
        return value < span.low
    if how == AFTER:
        return value > span.high
    return span.low <= value <= span.high


def _since(card: Card, since: int | None, asked: Comparison) -> Truth | None:
    if since is None:
        return None
    exact = _point(since, asked.span, asked.order)
    if asked.order != WITHIN or since % ROUND:
        return exact
    if asked.span.century and str(asked.span.century) == card.tag("century"):
        return True
    return None if exact or asked.span.low - ROUND <= since <= asked.span.high + ROUND else False


def _ago(card: Card, number: dict[str, int], asked: Comparison) -> Truth | None:
    """`more than 500 years ago`, `a thousand years old`: years turned into a date, or into an age at death."""
    if card.category == PERSON and not asked.says("ago"):
        return _age(number.get("born"), number.get("died"), asked)
    reversed_order = {BEFORE: AFTER, AFTER: BEFORE}.get(asked.order)
    if reversed_order is None:
        return None
    year = asked.now - asked.span.low
    then = replace(asked, span=replace(asked.span, low=year, high=year, century=0), order=reversed_order)
    if card.category == PERSON:
        return _life(number, then)
    return None if dict(card.facts).get("natural") is not False else _since(card, number.get("since"), then)


def _life(number: dict[str, int], asked: Comparison) -> Truth | None:
    born, died = number.get("born"), number.get("died")
    if asked.says("born"):
        return _point(born, asked.span, asked.order)
    if asked.says("died"):
        return _point(died, asked.span, asked.order)
    if born is None:
        return None
    ends = (died,) if died is not None else (born + YOUNGEST, born + OLDEST)
    truths = {_lived(born, end, asked.span, asked.order) for end in ends}
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
