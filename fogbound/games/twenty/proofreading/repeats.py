"""The same fact twice: two clues of a card that share a number or a name, and most of their other words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from fogbound.errors import Finding
from fogbound.games.twenty.card import Card
from fogbound.games.twenty.proofreading.lexicon import lexicon
from fogbound.games.twenty.proofreading.names import begins_sentence, capitals
from fogbound.games.twenty.proofreading.numbers import numbers
from fogbound.games.twenty.text import words

STEM = 5  # letters that two forms of a word share: sold and sells do not, painted and painter do
MOST = 0.5  # the share of the shorter clue's words from which both clues say the same
FEWEST = 3  # words that both share, the number or name among them


def repeated_facts(card: Card) -> Iterator[Finding]:
    """Remarks on clues that say again what another clue says."""
    for wording in card.wordings:
        known = lexicon(wording.language)
        if known is None:
            continue
        clues = {number: wording.entries[number - 1] for number in card.clues}
        content = {number: _content(clue, known.plain) for number, clue in clues.items()}
        anchors = {number: _anchors(clue, wording.language) for number, clue in clues.items()}
        for one, other in combinations(card.clues, 2):
            if anchors[one] & anchors[other] and _is_same(content[one], content[other]):
                where = f"{card.id}: clue {other} in {wording.language!r}"
                yield Finding("same-fact", f"{where} says the same as clue {one}")


def _content(clue: str, plain: frozenset[str]) -> frozenset[str]:
    return frozenset(word[:STEM] for word in words(clue) if word not in plain)


def _anchors(clue: str, language: str) -> set[str]:
    """Numbers and names: what two clues about one fact have in common."""
    names = {each.folded for each in capitals(clue, language) if not begins_sentence(clue, each)}
    names |= {each.folded for each in capitals(clue, language)[:2]}
    return names | {str(number.value) for number in numbers(clue, language)}


def _is_same(one: frozenset[str], other: frozenset[str]) -> bool:
    shared = len(one & other)
    return shared >= FEWEST and shared >= MOST * min(len(one), len(other))
