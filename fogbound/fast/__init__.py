"""The chase on flat arrays, compiled: what bots search with. `docs/fast.md` says how it is laid out and proven.

The rules stay the authority; tests hold every kernel here against them, ply by ply.
"""

from __future__ import annotations

from fogbound.fast.belief import Sifter
from fogbound.fast.chance import seeded
from fogbound.fast.chase import Chase
from fogbound.fast.moves import legal, may_concede
from fogbound.fast.playouts import next_ply, playout, playouts
from fogbound.fast.turns import play

__all__ = ["Chase", "Sifter", "legal", "may_concede", "next_ply", "play", "playout", "playouts", "seeded"]
