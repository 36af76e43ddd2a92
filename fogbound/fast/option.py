"""Where each option stands in the row of numbers that a search reads."""

from __future__ import annotations

ASKED = 0  # the seat to move
EXPLORATION = 1
HISTORY = 2  # 0: plain UCT
COALITION = 3  # what a pursuer loses where a colleague makes the capture
X_SLIPS = 4
PURSUERS_SLIP = 5
WATCHED = 6  # 1: pursuers of playouts close in on all suspects; 0: they chase X's station in the drawn world
URGENCY = 7  # the value of a ply never tried; 0: such plies come before all others
BIAS = 8  # the weight of a ply that leads away from pursuers, or towards X
SIZE = 9
