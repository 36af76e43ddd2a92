"""Names for the arrays that kernels take. `compiled.TYPES` has the numba type of each.

Stations are numbered from 1 in the board's order; 0 is a pawn that is not on the board yet. Seats are numbered as in
the edition, X is 0. A set of seats is a number with one bit for each seat.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

State = NDArray[np.int16]  # one position, see `offset`
States = NDArray[np.int16]  # several, row by row
Suspects = NDArray[np.int16]  # stations X can be on, see `suspects`
Book = NDArray[np.int32]  # an edition and its board, see `matrix`
Draft = NDArray[np.int32]  # a book while it is being written
Plies = NDArray[np.int32]  # see `verbs`
PlyRows = NDArray[np.int32]
Counts = NDArray[np.int64]
Weights = NDArray[np.float64]
WeightRows = NDArray[np.float64]
Chance = NDArray[np.uint64]  # the state of a random generator

SEATS = 8  # x, five detectives and two police at most
PURSES = 5
X = 0
DEALER = 14
X_ONLY = 1 << X
DEALER_ONLY = 1 << DEALER
