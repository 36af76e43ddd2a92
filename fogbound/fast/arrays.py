"""Names for the arrays that kernels take. `compiled.TYPES` says what they are to numba.

Stations are counted from 1 in the board's order, 0 is nowhere yet. Seats are counted as in the edition, X is 0.
Sets of seats are bits.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

State = NDArray[np.int16]  # one moment, see `column`
States = NDArray[np.int16]  # several, row by row
Suspects = NDArray[np.int16]  # stations X can be on, see `suspects`
Book = NDArray[np.int32]  # an edition and its board, see `page`
Draft = NDArray[np.int32]  # a book that is being written
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
