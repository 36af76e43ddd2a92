"""The bot `master`: networks trained by self-play, with an exact belief about X."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from fogbound import catalog
from fogbound.bots.kind import Kind, Training
from fogbound.bots.mind.families import FAMILIES, file_for, shipped
from fogbound.errors import BadOption
from fogbound.game import Edition, Player
from fogbound.options import Option, with_defaults

SETTINGS = (
    Option("doubt", "decimal", 0.5, low=0, high=1),  # the prior that X does not play as the network would
)


def master(line: str = "", **numbers: Any) -> Kind:
    """A bot that plays by shipped networks, with its own defaults for some settings."""
    training = Training(_boards, _knows, _version, unlearned)
    return Kind(_make, with_defaults(SETTINGS, **numbers), compiled=True, line=line, training=training)


def unlearned() -> BadOption:
    """The refusal where no network knows the board."""
    known = _boards()
    there = f"it plays on {', '.join(known)}" if known else "no network is shipped with this Fogbound"
    text = f"master has not learned this board; {there}. Choose another bot."
    return BadOption("not-learned", text, given="master", allowed=list(known))


def _boards() -> tuple[str, ...]:
    return tuple(board for family in shipped() for board in FAMILIES[family])


def _knows(edition: Edition) -> bool:
    return file_for(catalog.as_chase(edition).board) is not None


def _version(edition: Edition) -> str:
    from fogbound.bots.mind.model_card import read_model_card  # loads numpy, which listing bots does not need

    return str(read_model_card(_path(edition))["digest"])


def _path(edition: Edition) -> Path:
    path = file_for(catalog.as_chase(edition).board)
    if path is None:
        raise unlearned()
    return path


def _make(edition: Edition, rng: Random, **given: Any) -> Player:
    path = _path(edition)
    from fogbound.bots.mind.network import read
    from fogbound.bots.mind.player import LearnedBot  # loading numba takes a second, and other bots do not need it

    return LearnedBot(edition, rng, read(path), **given)
