"""Where each number stands in a state, which is one row of small numbers."""

from __future__ import annotations

from fogbound.fast.arrays import PURSES, SEATS

PHASE = 0  # see `phases`
ROUND = 1
WINDOWS = 2
VANISHED = 3
BLACK = 4
DOUBLES = 5
BOATS = 6  # UNCOUNTED where only tickets limit them
STOCK = 7  # taxi, bus, underground; UNCOUNTED where X never runs out
WAITING = 10
TURN = 11
SEEN_WINDOW = 12  # NEVER before X first appears
SEEN_AT = 13
REASON = 14  # see `endings`
WINNER = 15
POINTS = 16
AT = 17
PURSE = AT + SEATS
SIZE = PURSE + 3 * PURSES

UNCOUNTED = -1
NEVER = -1
