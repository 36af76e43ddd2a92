"""Pools of worker processes. Only the process that started them stops them, and they never outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from threading import Thread


def pool(size: int, begin: Callable[[], object] | None = None) -> ProcessPoolExecutor:
    """A pool of fresh processes, which inherit neither sockets nor locks. Each calls `begin` first."""
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(size, mp_context=spawn, initializer=_start_worker, initargs=(begin,))


def stop(pool: Executor) -> None:
    """End a pool at once: a bot may think for minutes, and nobody needs its answer any more.

    The pool's own thread ends before we go on. Python would wake it at exit, and it may just have closed its pipe.
    """
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.terminate()
    pool.shutdown(wait=True, cancel_futures=True)


def _start_worker(begin: Callable[[], object] | None) -> None:
    if begin is not None:
        begin()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends Ctrl-C to all its processes; the parent decides
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
