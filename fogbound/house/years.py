"""When a subject lived or began, as the earliest and the latest year that the card allows."""

from __future__ import annotations

from fogbound.games.twenty.card import Card

Years = tuple[int, int]

OLDEST, YOUNGEST = 100, 20  # years of the longest and the shortest life of a person whose birth or death is not known
CENTURY = 100
LONG_AGO = -10_000  # before it, nothing was made that people ask for
ANTIQUITY = 500  # the year from which nothing is ancient
TIMELESS = 1500  # what has always been there is older
SLACK = 60  # years by which a life may reach beyond the century of its card
IMAGINED = 100  # the same for a life that is only told


def number(card: Card, key: str) -> int | None:
    """A number on the fact sheet."""
    value = dict(card.facts).get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def century(card: Card) -> Years | None:
    """The years of the card's century."""
    tag = card.tag("century")
    return (CENTURY * (int(tag) - 1) + 1, CENTURY * int(tag)) if tag.isdecimal() else None


def life(card: Card) -> tuple[Years | None, Years | None]:
    """Between which years a person was born and died."""
    born, died = number(card, "born"), number(card, "died")
    if born is None and died is None:
        return _told_life(card)
    first = (born, born) if born is not None else None
    last = (died, died) if died is not None else None
    if first is None and died is not None:
        first = (died - OLDEST, died - YOUNGEST)
    if last is None and born is not None:
        last = (born + YOUNGEST, born + OLDEST)
    return first, last


def _told_life(card: Card) -> tuple[Years | None, Years | None]:
    """A life of which only the century is known."""
    if card.tag("century") == "bc":
        return (LONG_AGO, -YOUNGEST), (LONG_AGO + YOUNGEST, 0)
    span = century(card)
    if span is None:
        return None, None
    slack = SLACK if card.tag("life") == "died" else IMAGINED
    return (span[0] - slack, span[1]), (span[0], span[1] + slack)


def beginning(card: Card) -> Years | None:
    """Between which years a place or a thing began."""
    given = number(card, "since")
    if given is not None:
        return given, given
    if card.tag("century") == "bc":
        return LONG_AGO, 0
    if span := century(card):
        return span
    facts = dict(card.facts)
    if facts.get("ancient") is True:
        return LONG_AGO, ANTIQUITY
    return (LONG_AGO, TIMELESS) if card.tag("century") == "timeless" and facts.get("ancient") is not False else None


def is_timeless(card: Card) -> bool:
    """Whether nature has kept a subject for as long as people remember."""
    facts = dict(card.facts)
    return facts.get("natural") is True and facts.get("real") is True and facts.get("exists-today") is not False
