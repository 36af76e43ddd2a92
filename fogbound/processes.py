"""Processes of our own that work for us: they leave stopping to whoever started them, and never outlive him."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from threading import Thread


def pool(size: int, begin: Callable[[], object] | None = None) -> ProcessPoolExecutor:
    """A pool of fresh processes, which inherit nothing: neither sockets nor locks. Each does `begin` first."""
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(size, mp_context=spawn, initializer=_settle_in, initargs=(begin,))


def _settle_in(begin: Callable[[], object] | None) -> None:
    if begin is not None:
        begin()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to every process of a terminal
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
