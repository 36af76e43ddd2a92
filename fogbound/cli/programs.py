"""Bots at the keyboard: those that people bring as commands, and what is said when one fails."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from random import Random

from fogbound.bots import bots_for
from fogbound.bots.line import command_line
from fogbound.bots.stand_in import Refused, chosen, dismiss
from fogbound.cli.friendly import Stop
from fogbound.errors import FogboundError
from fogbound.game import Edition, Move, Player, Seat, View

UNNAMED = "program"
_NAMED = re.compile(r"([A-Za-z][A-Za-z0-9_-]{0,30})=(.*)", re.DOTALL)

# What a person may hear of a bot's failure. What it wanted to play is its secret: he may be its opponent.
FAILURES = {
    "late": "did not answer in time",
    "garbage": "said what is no answer",
    "illegal": "chose what it may not",
}


def read(given: Sequence[str] | None, edition: Edition) -> dict[str, str]:
    """Commands by name, from `--bot-command CMD` or `NAME=CMD`."""
    found: dict[str, str] = {}
    for text in given or ():
        fits = _NAMED.fullmatch(text.strip())
        name, command = fits.groups() if fits else (UNNAMED, text)
        if name in found:
            raise Stop(f"Two commands are called {name}; give them names: --bot-command NAME=CMD.")
        if name in bots_for(edition):
            raise Stop(f"There is a bot {name} already; choose another name for the command.")
        command_line(command)  # what cannot be run is better heard before the game
        found[name] = command
    return found


class Steady:
    """A bot that never ends a game: where it fails chance moves for it, and whoever listens is told."""

    def __init__(self, bot: Player, rng: Random, tell: Callable[[str], None]) -> None:
        self._bot = bot
        self._rng = rng
        self._tell = tell
        self._gone = False

    def choose(self, view: View) -> Move | None:
        move, trouble = chosen(self._bot, view, self._rng)
        if trouble is not None:
            self._report(view.seat, trouble)
        return move

    def end(self, seen: View | None) -> None:
        dismiss([self._bot], seen)

    def _report(self, seat: Seat | None, trouble: Exception) -> None:
        if isinstance(trouble, FogboundError) and trouble.code == "dead":
            if not self._gone:
                self._tell(f"The program that plays {seat} is gone; chance moves for it from now on.")
            self._gone = True
            return
        self._tell(f"The bot that plays {seat} {_failure(trouble)}; chance moves for it.")


def _failure(trouble: Exception) -> str:
    if isinstance(trouble, Refused):
        return FAILURES["illegal"]
    if isinstance(trouble, FogboundError) and trouble.code in FAILURES:
        return FAILURES[trouble.code]
    return f"failed ({type(trouble).__name__})"


def steady(bots: Mapping[Seat, Player], chance: object | None, tell: Callable[[str], None]) -> dict[Seat, Player]:
    """All bots of a table made steady; one that plays several seats stays one."""
    made = {
        id(bot): Steady(bot, Random(None if chance is None else f"{chance} {seat}"), tell) for seat, bot in bots.items()
    }
    return {seat: made[id(bot)] for seat, bot in bots.items()}
