"""From the file that is shipped back to a network in torch: `export.py` the other way round."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from fogbound.bots.mind import families
from fogbound.bots.mind.card import unpacked
from fogbound.learn.course import DAMAGE, BadCourse
from fogbound.learn.net import Net
from fogbound.learn.rules import Rules


def shipped(rules: Rules, family: str) -> tuple[Net, dict[str, Any]]:
    """The network that comes with Fogbound for a family, and its card."""
    path = families.shipped().get(family)
    if path is None:
        raise BadCourse("not-shipped", f"No network of {family} is shipped with this Fogbound.")
    return net_in(rules, path)


def net_in(rules: Rules, path: Path) -> tuple[Net, dict[str, Any]]:
    """The network in a file that was exported, and its card; its width and depth are those of its weights."""
    try:
        with path.open("rb") as file:
            card, weights = unpacked(file)
        blocks = sum(name.endswith("first.weight") for name in weights)
        net = Net(rules, len(weights["begin.weight"]), blocks).to(rules.device)
        net.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()})
    except DAMAGE as problem:
        raise BadCourse("bad-network", f"{path} is no network that plays on these boards.") from problem
    return net.eval(), card
