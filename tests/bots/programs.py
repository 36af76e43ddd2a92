"""Programs that play badly, each in its own way: what stands between reading views and a move."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from shlex import quote

import psutil

from fogbound.bots import watchman

EXAMPLE = f"{quote(sys.executable)} {quote(str(Path(__file__).parents[2] / 'examples' / 'bot.py'))}"

# A well-behaved program that plays the first move offered; `{bad}` stands where it is about to answer.
HONEST = """
import json, os, signal, subprocess, sys, time
def say(text):
    print(text, flush=True)
def answer(told, move):
    say(json.dumps(dict(type="move", id=told["id"], move=move)))
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
    """The programs that we have started and that are still there, if only as zombies; the watchman may stay."""
    hired = watchman._hired
    kept = {hired(os.getpid()).pid} if hired.cache_info().currsize else set()
    return [str(one) for one in psutil.Process().children(recursive=True) if one.pid not in kept and _apart(one.pid)]


def _apart(number: int) -> bool:
    """Programs have sessions of their own; what Python starts for itself is in ours."""
    try:
        return os.getsid(number) != os.getsid(0)
    except ProcessLookupError:
        return False
