"""Bots at the keyboard: people's own programs, and what is said when a bot fails."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from random import Random

from fogbound.bots import bots_for
from fogbound.bots.line import command_line
from fogbound.bots.stand_in import Refused, choose, dismiss
from fogbound.cli.friendly import Stop
from fogbound.cli.speech import t
from fogbound.errors import FogboundError
from fogbound.game import Edition, Move, Player, Seat, View

UNNAMED = "program"
_NAMED = re.compile(r"([A-Za-z][A-Za-z0-9_-]{0,30})=(.*)", re.DOTALL)

# What a person is told about. The move that a bot wanted is its secret: the person may be its opponent.
FAILURES = ("late", "garbage", "illegal")


def read(given: Sequence[str] | None, edition: Edition) -> dict[str, str]:
    """Commands by name, from `--bot-command CMD` or `NAME=CMD`."""
    commands: dict[str, str] = {}
    for text in given or ():
        fits = _NAMED.fullmatch(text.strip())
        name, command = fits.groups() if fits else (UNNAMED, text)
        if name in commands:
            raise Stop(t("cli-programs-alike", name=name))
        if name in bots_for(edition):
            raise Stop(t("cli-program-name", name=name))
        command_line(command)  # refuses what cannot be run, before the game
        commands[name] = command
    return commands


class Steady:
    """A bot that never ends a game: if it fails it gets a random move, and `tell` says so."""

    def __init__(self, bot: Player, rng: Random, tell: Callable[[str], None]) -> None:
        self._bot = bot
        self._rng = rng
        self._tell = tell
        self._gone = False

    def choose(self, view: View) -> Move | None:
        move, trouble = choose(self._bot, view, self._rng)
        if trouble is not None:
            self._report(view.seat, trouble)
        return move

    def end(self, seen: View | None) -> None:
        dismiss([self._bot], seen)

    def _report(self, seat: Seat | None, trouble: Exception) -> None:
        if isinstance(trouble, FogboundError) and trouble.code == "dead":
            if not self._gone:
                self._tell(t("cli-program-dead", seat=seat))
            self._gone = True
            return
        self._tell(_failure(trouble, seat))


def _failure(trouble: Exception, seat: Seat | None) -> str:
    if isinstance(trouble, Refused):
        return t("cli-bot-illegal", seat=seat)
    if isinstance(trouble, FogboundError) and trouble.code in FAILURES:
        return t(f"cli-bot-{trouble.code}", seat=seat)
    return t("cli-bot-failed", seat=seat, problem=type(trouble).__name__)


def steady_bots(bots: Mapping[Seat, Player], chance: object | None, tell: Callable[[str], None]) -> dict[Seat, Player]:
    """All bots of a table, made steady. A bot with several seats stays one bot."""
    made = {
        id(bot): Steady(bot, Random(None if chance is None else f"{chance} {seat}"), tell) for seat, bot in bots.items()
    }
    return {seat: made[id(bot)] for seat, bot in bots.items()}
