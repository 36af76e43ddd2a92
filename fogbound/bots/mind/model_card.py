"""Weight files: reading the weights, and the model card that says what they are."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

KEY = "card"  # of the model card in a file; the other keys are weights


def digest(weights: Mapping[str, NDArray[np.float16]]) -> str:
    """A name for stored weights that depends on nothing else in their file."""
    hashed = sha256()
    for name in sorted(weights):
        hashed.update(f"{name} {weights[name].shape} ".encode())
        hashed.update(weights[name].astype("<f2").tobytes())
    return hashed.hexdigest()


@lru_cache(maxsize=4)
def read_model_card(path: Path) -> dict[str, Any]:
    """The model card in a file, without loading the weights."""
    with np.load(path) as stored:
        return _model_card(stored)


def read_weights(file: IO[bytes]) -> tuple[dict[str, Any], dict[str, NDArray[np.float32]]]:
    """The model card and the weights, which are stored in half precision and used in full."""
    with np.load(file) as stored:
        return _model_card(stored), {name: stored[name].astype(np.float32) for name in stored.files if name != KEY}


def _model_card(stored: Mapping[str, Any]) -> dict[str, Any]:
    card: dict[str, Any] = json.loads(bytes(stored[KEY]).decode())
    return card
