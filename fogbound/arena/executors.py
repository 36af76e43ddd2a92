"""Plays many games at once: on the cores of this machine, or on a Ray cluster. Results arrive as games finish."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any

from fogbound import processes
from fogbound.arena.play import Task, play
from fogbound.arena.result import Result
from fogbound.errors import BadOption, BadResults

# Plays tasks and yields results in any order. Closing the generator drops unfinished games.
Executor = Callable[[Iterable[Task]], Generator[Result, None, None]]

AHEAD = 3  # tasks handed out per process: enough to keep it busy, few enough to lose little when stopped
TRIES = 3


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(tasks: Iterable[Task]) -> Generator[Result, None, None]:
    """One after the other, in this process."""
    for task in tasks:
        yield play(task)


def on_cores(jobs: int) -> Executor:
    """In `jobs` processes."""

    def run(tasks: Iterable[Task]) -> Generator[Result, None, None]:
        waiting = iter(tasks)
        while lost := (yield from _until_broken(jobs, waiting)):
            for task in lost:
                yield from _alone(task)

    return run


def _alone(task: Task) -> Generator[Result, None, None]:
    """Replays a game that was lost with its process. Alone, a crash can only be its own fault."""
    for _ in range(1, TRIES):
        if not (yield from _until_broken(1, iter([task]))):
            return
    x, hunters, start = task.fixture
    raise BadResults(
        "died",
        f"The process that played {x} as X against {hunters} from start {start} died {TRIES} times. "
        f"Finished games are saved.",
    )


def _until_broken(jobs: int, tasks: Iterator[Task]) -> Generator[Result, None, list[Task]]:
    """Play in one pool. If one of its processes dies, the pool is lost; returns the tasks lost with it."""
    pool, running, lost = processes.pool(jobs), dict[Future[Result], Task](), list[Task]()

    def hand_out(count: int) -> None:
        for task in islice(tasks, count):
            try:
                running[pool.submit(play, task)] = task
            except BrokenProcessPool:
                lost.append(task)
                return

    try:
        hand_out(AHEAD * jobs)
        while running and not lost:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                task = running.pop(future)
                try:
                    result = future.result()
                except BrokenProcessPool:
                    lost.append(task)
                    continue
                yield result
                hand_out(0 if lost else 1)
        return [*lost, *running.values()]
    finally:
        processes.stop(pool)


def on_ray(address: str) -> Executor:
    """On every core of a Ray cluster; `local` starts one on this machine. All machines need the same Fogbound."""
    try:
        import ray
    except ImportError:
        raise BadOption("no-ray", "Ray is not installed here: pip install 'fogbound[ray]'.") from None

    def run(tasks: Iterable[Task]) -> Generator[Result, None, None]:
        _check_reachable(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing about these games leaves the cluster
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", include_dashboard=False)
        except (ConnectionError, ValueError, RuntimeError) as problem:
            raise _no_cluster(address, problem) from None
        try:
            yield from _play_on_ray(ray, iter(tasks))
        finally:
            ray.shutdown()

    return run


def _check_reachable(address: str) -> None:
    """Fail early if nothing listens at the address; Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isascii() and port.isdigit()):
        return
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, OverflowError) as problem:
        raise _no_cluster(address, problem) from None


def _no_cluster(address: str, problem: BaseException) -> BadOption:
    return BadOption("no-ray", f"There is no Ray cluster at {address}: {_first_line(problem)}.")


def _play_on_ray(ray: Any, tasks: Iterator[Task]) -> Iterator[Result]:
    """Ray itself replays the games that a lost machine had not finished."""
    remote = ray.remote(max_retries=TRIES)(play)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = [remote.remote(task) for task in islice(tasks, ahead)]
    while running:
        done, running = ray.wait(running)
        for reference in done:
            try:
                result: Result = ray.get(reference)
            except ray.exceptions.RayTaskError as problem:
                raise problem.cause from None
            except ray.exceptions.RayError as problem:
                raise BadResults("died", f"The Ray cluster lost a game for good: {_first_line(problem)}") from None
            yield result
            running += [remote.remote(task) for task in islice(tasks, 1)]


def _first_line(problem: BaseException) -> str:
    with contextlib.suppress(IndexError):
        return str(problem).strip().splitlines()[0]
    return type(problem).__name__
