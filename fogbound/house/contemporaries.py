"""People of other times: Napoleon never flew in an aeroplane, and my grandmother never met a queen of long ago."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from fogbound.games.twenty import text
from fogbound.games.twenty.card import Card
from fogbound.house import years
from fogbound.house.fact_sheet import NOTE
from fogbound.house.names import PERSON
from fogbound.house.question import Question
from fogbound.house.words import Words, plain, speech

FILE = Path(__file__).with_name("contemporaries.toml")
LONGEST = 4  # words of a name
TURNED = ("more", "fewer", "before", "after", "comparing", "older", "younger")


def denies(card: Card, asked: Question) -> bool:
    """Whether somebody in the question lived at another time, so that they cannot have used or met the subject."""
    if asked.has("negations") or asked.has("rhetorical") or any(map(asked.says, TURNED)):
        return False
    lived = _named(asked)
    if lived is None or not asked.says("dealing"):
        return False
    first, last = lived
    if card.category != PERSON:
        began = years.beginning(card) if dict(card.facts).get("natural") is False else None
        return began is not None and began[0] > last
    born, died = years.life(card)
    real = dict(card.facts).get("real") is True
    return real and born is not None and died is not None and (born[0] > last or died[1] < first)


def _named(asked: Question) -> tuple[int, int] | None:
    """The years of somebody whom the question names, unless it is in a note of the card."""
    noted = {n for find in asked.entries if find.entry and find.entry.key == NOTE for n in range(find.start, find.end)}
    said, known = asked.singular, _people(asked.language)
    spans = ((a, b) for a in range(len(said)) for b in range(a + 1, min(a + LONGEST, len(said)) + 1))
    found = [known[said[a:b]] for a, b in spans if said[a:b] in known and noted.isdisjoint(range(a, b))]
    return found[0] if found else None


@cache
def _people(language: str) -> dict[Words, tuple[int, int]]:
    """The first and the last year of people that everybody knows, by their names."""
    articles = speech(language).list("articles")
    listed = tomllib.loads(FILE.read_text(encoding="utf-8")).get(language, {})
    rows = ((name, span.split(" to ")) for span, names in listed.items() for name in names)
    return {plain(text.words(name), articles): (int(first), int(last)) for name, (first, last) in rows}
