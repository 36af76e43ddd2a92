"""Where each number stands in a book: the edition's switches, the rides on which X appears, the board's matrices."""

from __future__ import annotations

from fogbound.fast.arrays import SEATS

PURSUERS = 0
DETECTIVES = 1
X_OPEN = 2
VOLUNTARY = 3
MAX_ROUNDS = 4  # NO_LIMIT where only tickets end the game
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
STATIONS = PURSE_OF + SEATS  # with index 0, off the board
GROUNDS = STATIONS + 1  # where the stations that pursuers may choose begin, and where they end
DEALS = GROUNDS + 2  # for every card to deal: its seat, where its deck begins, where it ends
WAYS = DEALS + 3 * SEATS  # where the matrix of distances between stations begins
REVEALS = WAYS + 1
RIDES = REVEALS + 256  # for every station: where its taxi, bus, underground and black rides begin, and where they end
COLUMNS = 5

NO_LIMIT = 0
FREE = -1
FAR = 16_383  # the distance between stations that no line joins
