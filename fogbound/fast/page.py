"""What stands where in a book: what an edition says, its appearances, then the board. Places in it are absolute."""

from __future__ import annotations

from fogbound.fast.arrays import SEATS

PURSUERS = 0
DETECTIVES = 1
X_OPEN = 2
VOLUNTARY = 3
MAX_ROUNDS = 4  # NO_LIMIT where tickets alone decide
COUNT_POLICE = 5
BLOCKED_IS_STUCK = 6
LEFTOVERS_TO_X = 7
PRICED = 8
PRICE = 9  # taxi, bus, underground
BLACK_PRICE = 12
BEGAN_BLACK = 13
BEGAN_WORTH = 14
PURSUERS_ONLY_CONCEDE = 15
GROUPS = 16
GROUP = 17
PURSE_OF = GROUP + SEATS  # FREE for the police
STATIONS = PURSE_OF + SEATS  # nowhere included
GROUNDS = STATIONS + 1  # where the stations to be placed on begin, and where they end
DEALS = GROUNDS + 2  # for every card to be dealt: seat, where its deck begins, where it ends
WAYS = DEALS + 3 * SEATS  # where the ways between stations begin, row by row
REVEALS = WAYS + 1
RIDES = REVEALS + 256  # for every station: where its taxi, bus, underground, black rides begin, and the end
COLUMNS = 5

NO_LIMIT = 0
FREE = -1
FAR = 16_383  # the way between stations that no line joins
