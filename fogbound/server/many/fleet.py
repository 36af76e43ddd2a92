"""Several processes of one server on one machine: a parent that starts them, and starts again those that die.

They share the socket at which people arrive. The parent reserves the addresses at which they reach each other, so a
process that is started again is found at the address of the one before. Meanwhile the system refuses connections
there, so that nobody waits for one that is dead.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic
from types import FrameType
from typing import Any

from fogbound.server import logs
from fogbound.server.reach import new_listener

log = logging.getLogger("fogbound.many")
PATIENCE = 30.0  # seconds for a process to end; then it is killed
SOON = 5.0  # seconds: a process that dies so soon after its start would probably die again at once
LATER = 1.0  # seconds until such a process is started again
MOST_FAILURES = 5  # in a row, of processes that never became ready, before all have been ready once: then we give up

Work = Callable[..., bool]


@dataclass(frozen=True, eq=False)
class Place:
    """A place for one process at a time: what it is started with, besides what all get."""

    name: str
    internal: socket.socket  # it reserves an address, and does not listen
    more: Mapping[str, Any] = field(default_factory=dict)


@dataclass
class _Running:
    process: BaseProcess
    line: Connection  # on which it says that it is ready, and nothing more
    began: float
    ready: bool = False
    ends: bool = False  # it was asked to end


class Fleet:
    """The processes of a server. `work` runs in each, with the arguments for all and those of its place.

    `died` is called with the place of each that ends without having been asked to.
    """

    def __init__(
        self, work: Work, common: Mapping[str, Any], places: list[Place], died: Callable[[Place], None]
    ) -> None:
        self._work, self._common, self._places, self._died = work, common, places, died
        self._running: dict[Place, _Running] = {}
        self._again: dict[Place, float] = {}  # when to start one again
        self._roll: list[Place] = []  # those that are still to be restarted, one after another
        self._failures = 0
        self._announced = self._stopping = False
        self._signals = multiprocessing.Pipe(duplex=False)

    def run(self, ready: Callable[[], None]) -> bool:
        """Run until a signal says to stop. Returns False if no process could be started."""
        with self._hearing_signals():
            for place in self._places:
                self._start(place)
            while self._running or self._again:
                self._look(self._wait())
                if not self._announced and len(self._running) == len(self._places) and self._all_ready():
                    self._announced = True
                    ready()
        return self._announced

    # One process

    def _start(self, place: Place) -> None:
        ours, theirs = multiprocessing.Pipe(duplex=False)
        arguments = (self._work, {**self._common, **place.more}, place.name, place.internal, theirs)
        process = multiprocessing.get_context("spawn").Process(target=_begin, args=arguments, name=place.name)
        process.start()
        theirs.close()
        self._running[place] = _Running(process, ours, monotonic())

    def _end(self, place: Place) -> None:
        """Ask it to end. Its rooms go to others before it does."""
        running = self._running[place]
        if not running.ends:
            running.ends, running.began = True, monotonic()
            running.process.terminate()

    def _gone(self, place: Place) -> None:
        running = self._running.pop(place)
        running.process.join()
        running.line.close()
        if self._stopping:
            return
        if not running.ends:
            log.warning("process %s has died (%s)", place.name, running.process.exitcode)
            self._died(place)
        self._failures = 0 if running.ready else self._failures + 1
        if self._failures >= MOST_FAILURES and not self._announced:  # later it is probably the database, and passes
            log.error("processes do not start: giving up")
            self._stop()
            return
        hasty = not running.ends and monotonic() - running.began < SOON
        self._again[place] = monotonic() + (LATER if hasty else 0.0)

    def _all_ready(self) -> bool:
        return all(running.ready for running in self._running.values())

    # What happens

    def _wait(self) -> list[Any]:
        """What has happened: signals, lines that said something, processes that ended."""
        due = [at - monotonic() for at in self._again.values()]
        due += [each.began + PATIENCE - monotonic() for each in self._running.values() if each.ends]
        lines = [each.line for each in self._running.values() if not each.ready and not each.line.closed]
        ends = [each.process.sentinel for each in self._running.values()]
        return wait([self._signals[0], *lines, *ends], max(0.0, min(due)) if due else None)

    def _look(self, happened: list[Any]) -> None:
        if self._signals[0] in happened:
            self._obey(self._signals[0].recv())
        for place, running in list(self._running.items()):
            if running.line in happened:
                running.ready = _says_that_it_is_ready(running.line)
            if running.process.sentinel in happened:
                self._gone(place)
            elif running.ends and monotonic() - running.began >= PATIENCE:
                running.process.kill()
        for place, at in list(self._again.items()):
            if at <= monotonic():
                del self._again[place]
                self._start(place)
        if self._roll and not self._again and len(self._running) == len(self._places) and self._all_ready():
            self._end(self._roll.pop(0))

    def _obey(self, number: int) -> None:
        if number == getattr(signal, "SIGHUP", None):
            self._roll = list(self._places)
        else:
            self._stop()

    def _stop(self) -> None:
        self._stopping = True
        self._again.clear()
        self._roll.clear()
        for place in self._running:
            self._end(place)

    @contextmanager
    def _hearing_signals(self) -> Iterator[None]:
        """SIGTERM and Ctrl-C end all processes; SIGHUP starts them anew, one after another."""

        def hear(number: int, _: FrameType | None) -> None:
            self._signals[1].send(number)

        names = [name for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)]
        before = {number: signal.signal(number, hear) for number in (getattr(signal, name) for name in names)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _says_that_it_is_ready(line: Connection) -> bool:
    try:
        return bool(line.recv())
    except EOFError:  # it has died, which we hear of anyway
        line.close()
        return False


def _begin(work: Work, arguments: dict[str, Any], name: str, internal: socket.socket, line: Connection) -> None:
    """In the new process."""
    Thread(target=_end_with_parent, daemon=True).start()

    def ready() -> None:
        with suppress(OSError):  # nobody listens any more: the parent has gone, and we go too
            line.send(True)

    try:
        work(name=name, internal=listener_at(internal), ready=ready, **arguments)
    except Exception as problem:  # the database is away, perhaps
        log.error("process %s cannot go on: %s", name, logs.place(problem))
        sys.exit(1)


def reserved(host: str, port: int) -> socket.socket:
    """A socket that keeps an address for later processes. An address that is taken or not ours is an OSError."""
    with new_listener(host, port) as probe:  # it fails where anybody else listens, or has reserved
        port = probe.getsockname()[1]
    return _bound(host, port)


def listener_at(place: socket.socket) -> socket.socket:
    """A socket that listens at a reserved address, and is closed when its process ends, however it ends."""
    with place:
        listening = _bound(*place.getsockname()[:2], again=True)
    listening.listen()
    return listening


def _bound(host: str, port: int, *, again: bool = False) -> socket.socket:
    """A socket that shares its address with others of ours; `again`: with earlier connections that still close, too."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, int(again))
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def _end_with_parent() -> None:
    """If the parent is killed, nobody would start this process again: it ends as if it had been asked to."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
