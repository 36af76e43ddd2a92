"""Banks of asked questions: for each card, what people ask about it, the reply, and several ways to ask it.

Shipped cards have theirs in `asked`, a folder for each deck, read when somebody asks about the card, and share the
common questions of their category. Cards of people's own decks may bring a bank along.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Set
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fogbound.games.twenty import text
from fogbound.games.twenty.card import Asked, Card, asked
from fogbound.games.twenty.layout import asked_lines
from fogbound.house import common
from fogbound.house.words import Words
from fogbound.toml_text import value

FOLDER = Path(__file__).with_name("asked")
REPLIES = ("yes", "no", "partly")
Phrasings = tuple[tuple[str, tuple[str, ...]], ...]  # by language

_SPACED_IN_FRENCH = re.compile(r"[ \u00a0\u202f]*([?!:;])")
_SPACES = re.compile(r"[ \u00a0\u202f]+")


@lru_cache(maxsize=64)
def bank(card: Card) -> tuple[Asked, ...]:
    """The questions of a card's own bank, and after them the common ones, each in its place.

    Where both have the same words, those of the own bank count, so the common question lacks them.
    """
    own = own_bank(card)
    taken = {(code, text.words(said)) for each in own for code, texts in each.phrasings for said in texts}
    shared = common.questions(card.category) if is_shipped(card) else ()
    return (*own, *(Asked(each.reply(card.id), _without(each.phrasings, taken)) for each in shared))


def _without(phrasings: Phrasings, taken: Set[tuple[str, Words]]) -> Phrasings:
    return tuple(
        (code, tuple(said for said in texts if (code, text.words(said)) not in taken)) for code, texts in phrasings
    )


def is_shipped(card: Card) -> bool:
    """Whether a card is one of ours, with a bank in `asked`."""
    return not card.asked and bool(own_bank(card))


@lru_cache(maxsize=64)
def own_bank(card: Card) -> tuple[Asked, ...]:
    """The bank of a card. A card of somebody's own deck gets no bank of a shipped card that has the same id."""
    if card.asked:
        return card.asked
    path = _files().get(card.id)
    if path is None:
        return ()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(map(asked, data["asked"])) if data["subject"] in card.wordings[0].names else ()


@cache
def _files() -> dict[str, Path]:
    return {path.stem: path for path in sorted(FOLDER.glob("*/*.toml"))}


def forget() -> None:
    """Read the files again when somebody next asks: one of them has changed."""
    for known in (_files, bank, own_bank, common.questions):
        known.cache_clear()


def bank_text(card: Card, questions: Iterable[Asked]) -> str:
    """The file of a shipped card's bank, in one order and typography."""
    entries: list[Mapping[str, Any]] = [
        {"is": each.reply, **{code: list(said) for code, said in each.phrasings}} for each in tidied(questions)
    ]
    return "".join(f"{line}\n" for line in (f"subject = {value(card.wordings[0].answer)}", *asked_lines(entries)))


def tidied(questions: Iterable[Asked]) -> tuple[Asked, ...]:
    """A bank without repetitions, sorted. A phrasing with two replies is of no use, so it is left out."""
    listed = list(questions)
    replies: dict[tuple[str, tuple[str, ...]], set[str]] = defaultdict(set)
    for each in listed:
        for code, said in each.phrasings:
            for phrasing in said:
                replies[code, text.words(phrasing)].add(each.reply)
    taken: set[tuple[str, tuple[str, ...]]] = {key for key, given in replies.items() if len(given) > 1}
    kept = []
    for each in listed:
        phrasings = []
        for code, said in each.phrasings:
            fresh = []
            for phrasing in said:
                key = code, text.words(phrasing)
                if key[1] and key not in taken:
                    taken.add(key)
                    fresh.append(typeset(phrasing, code))
            if fresh:
                phrasings.append((code, tuple(fresh)))
        if phrasings:
            kept.append(Asked(each.reply, tuple(phrasings)))
    return tuple(sorted(kept, key=lambda each: (REPLIES.index(each.reply), each.phrasings)))


def typeset(phrasing: str, language: str) -> str:
    """A phrasing with straight apostrophes and the spaces of its language."""
    plain = _SPACES.sub(" ", phrasing.strip()).replace("\u2019", "'")
    return _SPACED_IN_FRENCH.sub(r" \1" if language == "fr" else r"\1", plain).strip()
