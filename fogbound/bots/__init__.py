"""Bots: players made of code. They see views, like everyone else."""

from __future__ import annotations

from fogbound import catalog
from fogbound.bots.kind import Kind
from fogbound.bots.random import RandomBot
from fogbound.bots.roster import Roster
from fogbound.game import Edition

_RANDOM = Roster({"random": Kind(RandomBot)}, "random")


def roster(game: str) -> Roster:
    """The bots of a game; a game that names none has one that plays at random."""
    found: Roster | None = catalog.game(game).part("bots")
    return found or _RANDOM


def bots_for(edition: Edition) -> dict[str, Kind]:
    """The bots that play an edition, by name. Trained bots play only on boards that they know."""
    return {name: kind for name, kind in roster(edition.game).kinds.items() if kind.plays(edition)}


def levels_for(edition: Edition) -> tuple[tuple[str, str], ...]:
    """(name, description) of the levels that people choose from, weakest first."""
    return tuple((name, kind.line) for name, kind in bots_for(edition).items() if kind.line)


def default_bot(edition: Edition) -> str:
    """The bot that plays where nobody chose one."""
    return roster(edition.game).default


def adviser(edition: Edition) -> str | None:
    """The bot that gives hints and analyses; None where no bot does."""
    here = bots_for(edition)
    return next((name for name in roster(edition.game).advisers if name in here), None)
