"""The bot `master`: networks that taught themselves by playing, with the exact belief that goes with them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from fogbound import catalog
from fogbound.bots.kind import Kind, Schooling
from fogbound.bots.mind.families import FAMILIES, file_for, shipped
from fogbound.errors import BadOption
from fogbound.game import Edition, Player
from fogbound.options import Option, usually

SETTINGS = (
    Option("sharpness", "decimal", 1.0, low=0, high=10),
    Option("width", "number", 0, low=0, high=64),
    Option("trust", "decimal", 0.0, low=0, high=1000),
    Option("x_trust", "decimal", 0.0, low=0, high=1000),
    Option("endgame", "switch", True),
    Option("doubt", "decimal", 0.5, low=0, high=1),  # how likely X is a stranger, who plays otherwise
    Option("draws", "switch", False),
)


def master(line: str = "", **numbers: Any) -> Kind:
    """A bot that plays by shipped networks, with other usual numbers than those above."""
    schooling = Schooling(_boards, _learned, _lore, unlearned)
    return Kind(_make, usually(SETTINGS, **numbers), compiled=True, line=line, schooling=schooling)


def unlearned() -> BadOption:
    """Why master does not play here."""
    known = _boards()
    there = f"it plays on {', '.join(known)}" if known else "no network is shipped with this Fogbound"
    text = f"master has not learned this board; {there}. Choose another bot."
    return BadOption("not-learned", text, given="master", allowed=list(known))


def _boards() -> tuple[str, ...]:
    return tuple(board for family in shipped() for board in FAMILIES[family])


def _learned(edition: Edition) -> bool:
    return file_for(catalog.known(edition).board) is not None


def _lore(edition: Edition) -> str:
    from fogbound.bots.mind.card import card_of  # numpy, too, is loaded only by whoever needs it

    return str(card_of(_path(edition))["digest"])


def _path(edition: Edition) -> Path:
    path = file_for(catalog.known(edition).board)
    if path is None:
        raise unlearned()
    return path


def _make(edition: Edition, rng: Random, **given: Any) -> Player:
    path = _path(edition)
    from fogbound.bots.mind.network import read
    from fogbound.bots.mind.player import LearnedBot  # loading numba takes a second, which no other bot needs

    return LearnedBot(edition, rng, read(path), **given)
