"""What a client gets once, besides views: the track, but never the deck."""

from __future__ import annotations

from typing import Any

from fogbound.games.twenty.card import CATEGORIES, ENTRIES
from fogbound.games.twenty.edition import TwentyEdition


def material(edition: TwentyEdition) -> dict[str, Any]:
    """The fixed parts of the table: track, numbers, die and categories, and the size of the deck."""
    return {
        "track": {"finish": edition.finish, "suns": list(edition.suns)},
        "numbers": ENTRIES,
        "categories": list(CATEGORIES),
        "die": {"faces": edition.die_faces, "questions": edition.die_question_faces},
        "violets": edition.violets,
        "violet_points": edition.violet_points,
        "deck": {"title": edition.deck.title, "cards": len(edition.deck.cards), "language": edition.language},
    }
