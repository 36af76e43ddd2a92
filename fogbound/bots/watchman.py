"""Programs of others never outlive us, however we end: a watchman, in a process of his own, ends them after us.

Whoever starts a program tells him its number. When our end of his pipe closes, because we are done or were killed, he
ends whatever was not taken off his list, children and all. This file is also what he runs; he needs nothing else.
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
    """Signal a program and all that it has started; those that are gone already need none."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(number, how)


def watch(number: int) -> None:
    """From now on, this process (the first of its group) shall not outlive us."""
    _tell(f"+{number}\n")


def unwatch(number: int) -> None:
    """It has ended: its number may soon be somebody else's."""
    _tell(f"-{number}\n")


def _tell(line: str) -> None:
    pipe = _hired(os.getpid()).stdin
    assert pipe is not None
    with contextlib.suppress(BrokenPipeError):  # somebody ended him; programs still see their own pipes close
        pipe.write(line.encode())
        pipe.flush()


@cache
def _hired(_owner: int) -> subprocess.Popen[bytes]:
    """One watchman a process, in a session of his own: Ctrl-C is not for him."""
    watchman = subprocess.Popen([sys.executable, "-I", "-S", __file__], stdin=subprocess.PIPE, start_new_session=True)
    atexit.register(_dismiss, watchman)
    return watchman


def _dismiss(watchman: subprocess.Popen[bytes]) -> None:
    assert watchman.stdin is not None
    with contextlib.suppress(BrokenPipeError):
        watchman.stdin.close()
    watchman.wait()


def _stand_guard() -> None:
    watched: set[int] = set()
    for line in sys.stdin:
        number = int(line[1:])
        (watched.add if line.startswith("+") else watched.discard)(number)
    for number in watched:
        end_group(number)


if __name__ == "__main__":
    _stand_guard()
