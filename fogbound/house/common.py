"""Common questions: what people ask about any person, place or thing, with the shipped cards whose reply is not *no*.

Each category has its file in `common`, read when somebody first asks about one of its cards.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fogbound.games.twenty import text

FOLDER = Path(__file__).with_name("common")
LANGUAGES = ("en", "fr")
FEWEST, MOST = 4, 7  # phrasings of a question in each language
UNCLEAR = "unclear"  # the reply to a question that nobody can settle: the house says nothing, whatever the facts say
LISTED = ("yes", "partly", UNCLEAR)
KEYS = (*LISTED, *LANGUAGES)


@dataclass(frozen=True)
class Common:
    """A question that people ask about any card of a category: its phrasings by language, and the replies by card."""

    phrasings: tuple[tuple[str, tuple[str, ...]], ...]
    replies: Mapping[str, str]

    @property
    def title(self) -> str:
        """Its first phrasing."""
        return next((said for _, texts in self.phrasings for said in texts), "")

    def reply(self, card: str) -> str:
        """The reply for a card; whatever is not listed is *no*."""
        return self.replies.get(card, "no")


@cache
def questions(category: str) -> tuple[Common, ...]:
    """The common questions of a category."""
    return tuple(map(_common, entries(category)))


def entries(category: str) -> list[dict[str, Any]]:
    """The questions as the file has them; none if the category has no file."""
    path = FOLDER / f"{category}.toml"
    if not path.is_file():
        return []
    return list(tomllib.loads(path.read_text(encoding="utf-8")).get("question", ()))


def _common(entry: Mapping[str, Any]) -> Common:
    return Common(
        tuple((code, tuple(entry.get(code, ()))) for code in LANGUAGES),
        {card: reply for reply in LISTED for card in entry.get(reply, ())},
    )


def findings(listed: Sequence[Mapping[str, Any]], cards: Collection[str]) -> Iterator[str]:
    """What is wrong with the questions of a category that has these cards."""
    places: dict[tuple[str, tuple[str, ...]], int] = {}
    for number, entry in enumerate(listed, 1):
        named = f"question {number} ({(list(entry.get('en', ())) or ['without English'])[0]!r})"
        yield from (f"{named}: {problem}" for problem in _problems(entry, cards))
        for code in LANGUAGES:
            for phrasing in entry.get(code, ()):
                other = places.setdefault((code, text.words(phrasing)), number)
                if other != number:
                    yield f"{named}: {phrasing!r} also stands in question {other}"


def _problems(entry: Mapping[str, Any], cards: Collection[str]) -> Iterator[str]:
    for key in entry:
        if key not in KEYS:
            yield f"{key!r} is unknown; a question has {', '.join(KEYS)}"
    given = Counter(card for reply in LISTED for card in entry.get(reply, ()))
    for card, times in given.items():
        if card not in cards:
            yield f"no card of this category has the id {card!r}"
        if times > 1:
            yield f"{card!r} is listed {times} times"
    for code in LANGUAGES:
        said = [text.words(phrasing) for phrasing in entry.get(code, ())]
        if not FEWEST <= len(said) <= MOST:
            yield f"it has {len(said)} phrasings in {code!r}; there should be {FEWEST} to {MOST}"
        if len(set(said)) < len(said):
            yield f"two of its phrasings in {code!r} have the same words"
