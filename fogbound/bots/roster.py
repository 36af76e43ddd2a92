"""The bots of one game."""

from __future__ import annotations

from dataclasses import dataclass

from fogbound.bots.kind import Kind


@dataclass(frozen=True)
class Roster:
    """A game's bots by name, the levels for people last and weakest first.

    `default` plays where nobody chose a bot, and answers at once. `advisers` give hints and analyse finished games: the
    first of them that plays an edition does.
    """

    kinds: dict[str, Kind]
    default: str
    advisers: tuple[str, ...] = ()
