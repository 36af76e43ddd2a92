"""The bot `master`: networks that taught themselves by playing, with the exact belief that goes with them."""

from __future__ import annotations

from random import Random
from typing import Any

from fogbound import catalog
from fogbound.bots.kind import Kind
from fogbound.bots.mind.families import FAMILIES, file_for, shipped
from fogbound.errors import BadOption
from fogbound.game import Edition, Player
from fogbound.options import Option

SETTINGS = (
    Option("sharpness", "decimal", 1.0, low=0, high=10),
    Option("width", "number", 0, low=0, high=64),
    Option("trust", "decimal", 0.0, low=0, high=1000),
    Option("x_trust", "decimal", 0.0, low=0, high=1000),
    Option("endgame", "switch", True),
    Option("doubt", "decimal", 0.0, low=0, high=1),
)


def learned(edition: Edition) -> bool:
    """Is there a network that knows this table's board?"""
    return edition.game == "yard" and file_for(catalog.known(edition).board) is not None


def unlearned() -> BadOption:
    """Why master does not play here."""
    known = [board for family in shipped() for board in FAMILIES[family]]
    there = f"it plays on {', '.join(known)}" if known else "no network is shipped with this Fogbound"
    return BadOption("not-learned", f"master has not learned this board; {there}.", given="master")


def _make(edition: Edition, rng: Random, **given: Any) -> Player:
    from fogbound.bots.mind.network import read
    from fogbound.bots.mind.player import LearnedBot  # loading numba takes a second, which no other bot needs

    path = file_for(catalog.known(edition).board)
    if path is None:
        raise unlearned()
    return LearnedBot(edition, rng, read(path), **given)


MASTER = Kind(_make, SETTINGS, compiled=True)
