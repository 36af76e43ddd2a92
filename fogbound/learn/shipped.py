"""From a shipped file to a network in torch: the inverse of `export.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from fogbound.bots.mind import families
from fogbound.bots.mind.encode import HEDGED
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


def family_in(path: Path) -> str:
    """The family of the network in an exported file."""
    try:
        with path.open("rb") as file:
            family = str(read_weights(file)[0]["family"])
    except DAMAGE as problem:
        raise BadCourse("bad-network", f"{path} is not a network.") from problem
    if family not in families.FAMILIES:
        raise BadCourse("no-such-family", f"{path} is a network for {family}, which this Fogbound does not know.")
    return family


def net_in(rules: Rules, path: Path) -> tuple[Net, dict[str, Any]]:
    """The network in an exported file, and its model card; the weights tell its width and depth."""
    try:
        with path.open("rb") as file:
            card, weights = read_weights(file)
        blocks = sum(name.endswith("first.weight") for name in weights)
        hedged = len(weights["value_maps.bias"]) == len(HEDGED)
        net = Net(rules, len(weights["begin.weight"]), blocks, hedged).to(rules.device)
        net.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()})
    except DAMAGE as problem:
        raise BadCourse("bad-network", f"{path} is not a network for these boards.") from problem
    return net.eval(), card


def begin_with(net: Net, earlier: Net) -> None:
    """Give a network the weights of an earlier one. What only a hedged one reads counts nothing."""
    weights = dict(earlier.state_dict())
    for name, value in net.state_dict().items():
        more = [wide - narrow for wide, narrow in zip(value.shape, weights[name].shape, strict=True)]
        padding = [pad for n in reversed(more) for pad in (0, n)]
        weights[name] = torch.nn.functional.pad(weights[name], padding)
    net.load_state_dict(weights)
