"""What stands where in the settings of a search: one row of numbers."""

from __future__ import annotations

ASKED = 0  # the seat that is to move
EXPLORATION = 1
HISTORY = 2  # 0: none
COALITION = 3  # what a pursuer loses where a colleague makes the capture
X_SLIPS = 4
PURSUERS_SLIP = 5
FILTERED = 6
WATCHED = 7  # do pursuers of playouts close in on all suspects, or chase X where he is assumed to be?
SEPARATE = 8  # a tree for each world
URGENCY = 9  # what a ply never tried is worth; 0: it comes before all others
BIAS = 10  # what a ply is worth for leading away from pursuers, or to X
SIZE = 11
