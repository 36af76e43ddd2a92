"""Runs a program of someone else: lines in, lines out, each with a deadline.

One loop writes, reads answers and keeps the end of its standard error, all without blocking. A program that does not
read, does not answer or never stops writing costs the time that it was given, and no more.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from time import monotonic
from typing import IO

from fogbound.bots.watchdog import end_group, unwatch, watch
from fogbound.errors import FogboundError

LONGEST = 64 * 1024  # bytes of a line of output
LAST_WORDS = 2000  # bytes of its standard error that are kept
PIECE = 64 * 1024
GRACE = 1.0  # seconds to exit by itself, and again after a signal


class Failed(FogboundError):
    """A program gave no valid answer; docs/bot-protocol.md lists the codes."""


def _open(process: subprocess.Popen[bytes], name: str) -> IO[bytes]:
    stream: IO[bytes] | None = getattr(process, name)
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream


class Program:
    """A running program. `Failed` says what is wrong with it; its owner must still `end` it."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as problem:
            raise Failed("dead", f"it cannot be started: {problem}") from None
        watch(self._process.pid)
        self._stdin, self._stdout, self._stderr = (_open(self._process, name) for name in ("stdin", "stdout", "stderr"))
        self._unsent = b""
        self._heard = b""
        self._skipping = False  # dropping the rest of a line that was too long, or unfinished when it was dropped
        self._words = b""
        self._ready = selectors.DefaultSelector()
        self._ready.register(self._stdout, selectors.EVENT_READ)
        self._ready.register(self._stderr, selectors.EVENT_READ)

    def say(self, line: bytes) -> None:
        """Queue a line for it. The line is sent while we wait for an answer, as fast as it reads."""
        self._unsent += line + b"\n"

    def hear(self, until: float) -> bytes:
        """Its next line."""
        while True:
            line, newline, rest = self._heard.partition(b"\n")
            if not newline and len(line) <= LONGEST:
                if not self._turn(until):
                    raise Failed("late", "it did not answer in time")
                continue
            dropped, self._skipping, self._heard = self._skipping, not newline, rest
            if not dropped and len(line) > LONGEST:
                raise Failed("garbage", f"it said a line of more than {LONGEST} bytes")
            if not dropped:
                return line

    def forget(self) -> None:
        """Drop all unread output, with the rest of a line that it is still writing."""
        _, newline, unfinished = self._heard.rpartition(b"\n")
        self._skipping = bool(unfinished) or (self._skipping and not newline)
        self._heard = b""

    def _turn(self, until: float) -> bool:
        """Move bytes once, in either direction; False when time is up."""
        self._writing(bool(self._unsent))
        left = until - monotonic()
        found = self._ready.select(left) if left > 0 else []
        for key, _ in found:
            if key.fileobj is self._stdin:
                self._send()
            elif key.fileobj is self._stdout:
                self._listen()
            else:
                self._overhear()
        return bool(found)

    def _writing(self, wanted: bool) -> None:
        if wanted and self._stdin not in self._ready.get_map():
            self._ready.register(self._stdin, selectors.EVENT_WRITE)
        elif not wanted and self._stdin in self._ready.get_map():
            self._ready.unregister(self._stdin)

    def _send(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._stdin.fileno(), self._unsent[:PIECE]) :]
        except BlockingIOError:
            return
        except OSError:  # it has stopped reading, but may still answer
            self._unsent = b""

    def _listen(self) -> None:
        piece = os.read(self._stdout.fileno(), PIECE)
        if not piece:
            raise Failed("dead", self._farewell())
        self._heard += piece

    def _overhear(self) -> None:
        piece = os.read(self._stderr.fileno(), PIECE)
        self._words = (self._words + piece)[-LAST_WORDS:]
        if not piece:
            self._ready.unregister(self._stderr)

    def _farewell(self) -> str:
        """How it ended, and the last line of its standard error."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE / 4)
        with contextlib.suppress(BlockingIOError):
            self._words = (self._words + os.read(self._stderr.fileno(), PIECE))[-LAST_WORDS:]
        code = self._process.returncode
        how = "it closed its standard output" if code is None else f"it ended with exit code {code}"
        lines = self._words.decode("utf-8", "replace").strip().splitlines()
        return f"{how}: {lines[-1].strip()}" if lines else how

    def end(self, line: bytes | None = None) -> None:
        """Stop it and all its children: a last line, the end of its input, then SIGTERM, then SIGKILL."""
        until = monotonic() + GRACE
        if line is not None:
            self.say(line)
        with contextlib.suppress(Failed, OSError):
            while self._unsent and self._turn(until):
                self._heard = b""
        self._ready.close()
        self._stdin.close()
        if not self._gone(until - monotonic()):
            end_group(self._process.pid, signal.SIGTERM)
            self._gone(GRACE)
        end_group(self._process.pid)  # and any children that it left behind
        self._process.wait()
        unwatch(self._process.pid)
        self._stdout.close()
        self._stderr.close()

    def _gone(self, seconds: float) -> bool:
        try:
            self._process.wait(max(0.0, seconds))
        except subprocess.TimeoutExpired:
            return False
        return True
