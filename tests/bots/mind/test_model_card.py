"""Shipped weight files are what their model cards say."""

from __future__ import annotations

import json

import numpy as np

from fogbound.bots.mind import families
from fogbound.bots.mind.model_card import digest
from fogbound.games.yard import board as boards

HEAVIEST = 8_000_000  # bytes of a file


def test_shipped_weights_match_their_model_cards() -> None:
    """As many as there are, and none is too heavy."""
    for family, path in families.shipped().items():
        with np.load(path) as stored:
            card = json.loads(bytes(stored["card"]).decode())
            weights = {name: stored[name] for name in stored.files if name != "card"}
        assert path.stat().st_size <= HEAVIEST
        assert {value.dtype for value in weights.values()} == {np.dtype(np.float16)}
        assert card["family"] == family
        assert card["digest"] == digest(weights)
        assert card["boards"] == {name: boards.load(name).digest for name in families.FAMILIES[family]}
        assert card["licence"] == "MIT"
        assert card["measured"]
