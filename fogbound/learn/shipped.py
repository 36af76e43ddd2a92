"""From a shipped file to a network in torch: the inverse of `export.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from fogbound.bots.mind import families
from fogbound.bots.mind.model_card import read_weights
from fogbound.learn.course import DAMAGE, BadCourse
from fogbound.learn.net import Net
from fogbound.learn.rules import Rules


def shipped(rules: Rules, family: str) -> tuple[Net, dict[str, Any]]:
    """The network that comes with Fogbound for a family, and its model card."""
    path = families.shipped().get(family)
    if path is None:
        raise BadCourse("not-shipped", f"This Fogbound ships no network for {family}.")
    return net_in(rules, path)


def net_in(rules: Rules, path: Path) -> tuple[Net, dict[str, Any]]:
    """The network in an exported file, and its model card; the weights tell its width and depth."""
    try:
        with path.open("rb") as file:
            card, weights = read_weights(file)
        blocks = sum(name.endswith("first.weight") for name in weights)
        net = Net(rules, len(weights["begin.weight"]), blocks).to(rules.device)
        net.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()})
    except DAMAGE as problem:
        raise BadCourse("bad-network", f"{path} is not a network for these boards.") from problem
    return net.eval(), card
