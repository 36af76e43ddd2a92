"""A name for weights, so that a card can say which ones it belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray


def digest(weights: Mapping[str, NDArray[np.float16]]) -> str:
    """Names weights as they are stored, whatever their card says."""
    hashed = sha256()
    for name in sorted(weights):
        hashed.update(f"{name} {weights[name].shape} ".encode())
        hashed.update(weights[name].astype("<f2").tobytes())
    return hashed.hexdigest()
