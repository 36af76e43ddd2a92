"""Ends the programs of others when this process ends, even if it is killed.

A watchdog runs in a process of its own and holds a list of the programs that were started. When its input closes,
because this process has ended in any way, it kills every program still on the list with all its children. The watchdog
runs this very file and imports nothing else of Fogbound.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import subprocess
import sys
from functools import cache


def end_group(number: int, how: int = signal.SIGKILL) -> None:
    """Send a signal to a program and all its children; does nothing if they are gone."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(number, how)


def watch(number: int) -> None:
    """Put a process, the first of its group, on the watchdog's list."""
    _send(f"+{number}\n")


def unwatch(number: int) -> None:
    """Take a process that has ended off the list: the system may soon give its number to another."""
    _send(f"-{number}\n")


def _send(line: str) -> None:
    pipe = _process(os.getpid()).stdin
    assert pipe is not None
    with contextlib.suppress(BrokenPipeError):  # someone killed the watchdog; programs still see their own pipes close
        pipe.write(line.encode())
        pipe.flush()


@cache
def _process(_owner: int) -> subprocess.Popen[bytes]:
    """The watchdog of this process, in a session of its own so that Ctrl-C does not reach it."""
    watchdog = subprocess.Popen([sys.executable, "-I", "-S", __file__], stdin=subprocess.PIPE, start_new_session=True)
    atexit.register(_stop, watchdog)
    return watchdog


def _stop(watchdog: subprocess.Popen[bytes]) -> None:
    assert watchdog.stdin is not None
    with contextlib.suppress(BrokenPipeError):
        watchdog.stdin.close()
    watchdog.wait()


def _run() -> None:
    watched: set[int] = set()
    for line in sys.stdin:
        number = int(line[1:])
        (watched.add if line.startswith("+") else watched.discard)(number)
    for number in watched:
        end_group(number)


if __name__ == "__main__":
    _run()
