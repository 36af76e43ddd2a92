"""Which cards of a deck a table is dealt: those that children know, all of them, or no easy ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fogbound.games.twenty.card import LEVELS, Card

FEWEST_CARDS = 12  # of a deck from which seen or unsuitable cards are left out


@dataclass(frozen=True)
class Selection:
    """What a card must be to be dealt. An edition's file has one for each value of its option `cards`."""

    difficulty: tuple[int, ...] = LEVELS
    child: bool = False  # only cards that children know, and that are suitable for them

    def has(self, card: Card) -> bool:
        return card.difficulty in self.difficulty and (not self.child or (card.child and card.family))


EVERYTHING = Selection()


def selection(data: Mapping[str, Any]) -> Selection:
    """A selection as an edition's file writes it."""
    return Selection(tuple(data.get("difficulty", LEVELS)), data.get("child", False))
