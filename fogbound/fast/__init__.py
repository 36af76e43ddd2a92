"""The chase on flat arrays, compiled, for bots that search. `docs/fast.md` describes it.

The rules stay the authority: tests compare every kernel with them, ply by ply.
"""

from __future__ import annotations

from fogbound.fast.belief import Sifter, Undecided
from fogbound.fast.chance import seeded
from fogbound.fast.chase import Chase
from fogbound.fast.moves import legal, may_concede
from fogbound.fast.playouts import next_ply, playout, playouts
from fogbound.fast.search import Finding, Search, SearchOptions
from fogbound.fast.suspects import listing, play_watched, playout_watched
from fogbound.fast.turns import play

__all__ = [
    "Chase", "Finding", "Search", "SearchOptions", "Sifter", "Undecided", "legal", "listing", "may_concede", "next_ply",
    "play", "play_watched", "playout", "playout_watched", "playouts", "seeded",
]  # fmt: skip
