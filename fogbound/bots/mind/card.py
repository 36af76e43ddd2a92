"""A file of weights: the card in it that says what they are, and a name for them that the card can bear."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray


def digest(weights: Mapping[str, NDArray[np.float16]]) -> str:
    """Names weights as they are stored, whatever their card says."""
    hashed = sha256()
    for name in sorted(weights):
        hashed.update(f"{name} {weights[name].shape} ".encode())
        hashed.update(weights[name].astype("<f2").tobytes())
    return hashed.hexdigest()


@lru_cache(maxsize=4)
def card_of(path: Path) -> dict[str, Any]:
    """What a file says of itself; its weights stay where they are."""
    with np.load(path) as stored:
        return _card(stored)


def unpacked(file: IO[bytes]) -> tuple[dict[str, Any], dict[str, NDArray[np.float32]]]:
    """The card and the weights, which are stored in half precision and used in full."""
    with np.load(file) as stored:
        return _card(stored), {name: stored[name].astype(np.float32) for name in stored.files if name != "card"}


def _card(stored: Mapping[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(bytes(stored["card"]).decode())
    return told
