"""What can be wrong with cards that can be read: answers given away, and what makes them poor to play with."""

from __future__ import annotations

from fogbound.errors import Finding
from fogbound.games.twenty.card import Card


def giveaways(cards: tuple[Card, ...]) -> tuple[Finding, ...]:
    """What would spoil a game."""
    return ()
