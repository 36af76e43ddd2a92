"""What a client is given besides views: the track, once. Never the deck."""

from __future__ import annotations

from typing import Any

from fogbound.games.twenty.card import CATEGORIES, ENTRIES
from fogbound.games.twenty.edition import TwentyEdition


def material(edition: TwentyEdition) -> dict[str, Any]:
    """What lies there whatever is played: track, numbers, die, categories, and how many cards there are."""
    return {
        "track": {"finish": edition.finish, "suns": list(edition.suns)},
        "numbers": ENTRIES,
        "categories": list(CATEGORIES),
        "die": {"faces": edition.die_faces, "questions": edition.die_question_faces},
        "violets": edition.violets,
        "violet_points": edition.violet_points,
        "deck": {"title": edition.deck.title, "cards": len(edition.deck.cards), "language": edition.language},
    }
