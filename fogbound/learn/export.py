"""From a trained network to the file to ship: half precision, and a model card."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from fogbound.bots.mind.families import FAMILIES
from fogbound.bots.mind.model_card import digest
from fogbound.games.yard import board as boards
from fogbound.learn.course import BadCourse
from fogbound.learn.net import Net
from fogbound.learn.school import TABLES
from fogbound.learn.train import Learner

HOW = (
    "self-play with proximal policy optimisation, exact beliefs, annealed entropy, a pool of earlier selves and, where "
    "the note says so, hunters; this is the running average of the weights"
)


def model_card(learner: Learner, trained: str, note: str = "", measured: Sequence[str] = ()) -> dict[str, Any]:
    """The facts about a network. Its strength comes from the person who measured it."""
    family = learner.school.family
    if family not in FAMILIES:
        raise BadCourse(
            "too-little", f"Nobody plays {family} with bots; networks are exported for {', '.join(FAMILIES)}."
        )
    if learner.school.hedged:
        raise BadCourse("hedged", "Bots cannot read yet where X's routes lead, so hedged networks are not exported.")
    return {
        "family": family,
        "decisions": learner.decisions,
        "lessons": learner.lessons,
        "tables": [f"{name} players={people}" for name, people, _ in TABLES[family]],
        "boards": {name: boards.load(name).digest for name in FAMILIES[family]},
        "trained": trained,
        "licence": "MIT",
        "how": HOW,
        "note": note,
        "measured": list(measured),
    }


def half_weights(net: Net) -> dict[str, Any]:
    """A network's weights in half precision, as a file stores them."""
    return {name: value.detach().cpu().numpy().astype(np.float16) for name, value in net.state_dict().items()}


def export(net: Net, card: dict[str, Any], path: Path) -> dict[str, Any]:
    """Write a network for `fogbound.bots.mind.network` to read; returns the card with the digest of the weights."""
    weights = half_weights(net)
    whole = {**card, "digest": digest(weights)}
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.tmp")
    with draft.open("wb") as file:
        np.savez(file, card=np.frombuffer(json.dumps(whole).encode(), dtype=np.uint8), **weights)
    draft.replace(path)
    return whole
