"""Fogbound: hidden-information deduction games, with exact rules and verifiable records.

>>> import fogbound
>>> edition = fogbound.find("yard/classic-1983", players=4)
>>> state = fogbound.start(edition)
>>> state.turn
('dealer',)
"""

from typing import TYPE_CHECKING, Any

from fogbound import catalog
from fogbound.catalog import find, start
from fogbound.errors import (
    BadBoard,
    BadNotation,
    BadOption,
    BadRecord,
    FogboundError,
    IllegalMove,
    StaleMove,
    Tampered,
)
from fogbound.game import DEALER, HIDDEN, SLOT, Edition, Move, Outcome, Player, Ply, Seat, Secret, State, View, worlds
from fogbound.match import Match
from fogbound.series import Series

if TYPE_CHECKING:
    from fogbound.catalog import EDITIONS
else:

    def __getattr__(name: str) -> Any:
        """`EDITIONS` also lists the games of installed packages, which are searched on first use."""
        if name == "EDITIONS":
            return catalog.editions()
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__version__ = "0.1.0"

__all__ = [
    "DEALER",
    "EDITIONS",
    "HIDDEN",
    "SLOT",
    "BadBoard",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Edition",
    "FogboundError",
    "IllegalMove",
    "Match",
    "Move",
    "Outcome",
    "Player",
    "Ply",
    "Seat",
    "Secret",
    "Series",
    "StaleMove",
    "State",
    "Tampered",
    "View",
    "find",
    "start",
    "worlds",
]
