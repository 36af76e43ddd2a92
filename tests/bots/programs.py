"""Programs that play badly in many ways, and bots that ask them."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random
from shlex import quote

import psutil

import fogbound
from fogbound import polled
from fogbound.bots import watchdog
from fogbound.bots.line import LineBot, command_line
from fogbound.bots.stand_in import choose, dismiss
from fogbound.game import Edition, Move, Player, View
from fogbound.match import Match
from fogbound.proof import seed_from

EXAMPLE = f"{quote(sys.executable)} {quote(str(Path(__file__).parents[2] / 'examples' / 'bot.py'))}"


# A well-behaved program that plays the first move offered; `{bad}` replaces its answer. Tests that need a late answer
# let it `wait_for` a file, however busy the machine is.
HONEST = """
import json, os, signal, subprocess, sys, time
def say(text):
    print(text, flush=True)
def answer(told, move):
    say(json.dumps(dict(type="move", id=told["id"], move=move)))
def wait_for(path):
    while not os.path.exists(path):
        time.sleep(0.01)
asked = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        {greeting}
    elif told["type"] == "view":
        asked += 1
        good = told["moves"][0]
        {bad}
"""


READY = 'say(json.dumps(dict(type="ready")))'


GOOD = "answer(told, good)"


def program(folder: Path, bad: str = GOOD, greeting: str = READY) -> str:
    """The command of a program that does this where it should answer."""
    path = folder / f"program-{len(list(folder.iterdir()))}.py"
    path.write_text(HONEST.format(bad=bad, greeting=greeting), encoding="utf-8")
    return f"{quote(sys.executable)} {quote(str(path))}"


def running() -> list[str]:
    """The programs that still run or are zombies, without the watchdog."""
    own = {watchdog._process(os.getpid()).pid} if watchdog._process.cache_info().currsize else set()
    return [str(one) for one in psutil.Process().children(recursive=True) if one.pid not in own and _apart(one.pid)]


def _apart(number: int) -> bool:
    """Is this process in a session of its own, as programs are?"""
    try:
        return os.getsid(number) != os.getsid(0)
    except ProcessLookupError:
        return False


class Noted:
    """A bot with its stand-in, and what went wrong."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot
        self.troubles: list[Exception] = []
        self.views: list[View] = []

    def choose(self, view: View) -> Move | None:
        self.views.append(view)
        move, trouble = choose(self.bot, view, Random(1))
        self.troubles += [] if trouble is None else [trouble]
        return move

    @property
    def codes(self) -> list[str]:
        return [getattr(trouble, "code", repr(trouble)) for trouble in self.troubles]


def patient(bot: Noted) -> None:
    """From now on the bot's programs have all the time they need, however busy the machine is."""
    assert isinstance(bot.bot, LineBot)
    for talk in bot.bot._talks.values():
        talk._seconds = 30.0


def line_bot(command: str, edition: Edition, ms: int = 10_000) -> LineBot:
    return LineBot(edition, Random(1), command=command_line(command), ms=ms)


def play_with(edition: Edition, command: str, ms: int = 10_000) -> tuple[Match, Noted]:
    """A whole game with one command in all seats; nothing of it is left behind."""
    noted = Noted(line_bot(command, edition, ms))
    match = Match(fogbound.start(edition), seed_from(1))
    try:
        polled.play(match, dict.fromkeys(edition.seats, noted))
    finally:
        dismiss([noted.bot], match.view(None) if match.state.outcome else None)
    assert running() == []
    return match, noted


STUBBORN = "[signal.signal(s, signal.SIG_IGN) for s in (signal.SIGTERM, signal.SIGINT)]; "


def is_alive(number: int) -> bool:
    """A zombie is not alive: an orphan stays one where the system does not reap it."""
    try:
        return psutil.Process(number).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
