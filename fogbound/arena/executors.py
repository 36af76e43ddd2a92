"""Many games at once: on the cores of this machine, or on a Ray cluster. Results come as they are finished."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any

from fogbound import processes
from fogbound.arena.play import Task, play
from fogbound.arena.result import Result
from fogbound.errors import BadOption, BadResults

# A way of playing tasks: results in any order. Closing the generator drops what is not finished.
Executor = Callable[[Iterable[Task]], Generator[Result, None, None]]

AHEAD = 3  # tasks handed out per process: none waits for the next, and few are lost when it is stopped
TRIES = 3


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(tasks: Iterable[Task]) -> Generator[Result, None, None]:
    """One after the other, in this very process."""
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
    """A game that was lost with its process, perhaps another's fault: by itself, it is its own."""
    for _ in range(1, TRIES):
        if not (yield from _until_broken(1, iter([task]))):
            return
    x, hunters, start = task.fixture
    raise BadResults(
        "died",
        f"The process that played {x} as X against {hunters} from start {start} died {TRIES} times. "
        f"Finished games are kept.",
    )


def _until_broken(jobs: int, tasks: Iterator[Task]) -> Generator[Result, None, list[Task]]:
    """Play in one pool. Where a process of it dies, the pool is lost: gives the tasks that went with it."""
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
        _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """At once: a bot may think for minutes, and nobody waits for what it would have played."""
    working = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in working:
        process.terminate()
    for process in working:
        process.join()


def on_ray(address: str) -> Executor:
    """On every core of a Ray cluster; `local` starts one on this machine. All its machines need this Fogbound."""
    try:
        import ray
    except ImportError:
        raise BadOption("no-ray", "Ray is not installed here: pip install 'fogbound[ray]'.") from None

    def run(tasks: Iterable[Task]) -> Generator[Result, None, None]:
        _knock(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is nobody else's business
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", include_dashboard=False)
        except (ConnectionError, ValueError, RuntimeError) as problem:
            raise _no_cluster(address, problem) from None
        try:
            yield from _rayed(ray, iter(tasks))
        finally:
            ray.shutdown()

    return run


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isascii() and port.isdigit()):
        return
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, OverflowError) as problem:
        raise _no_cluster(address, problem) from None


def _no_cluster(address: str, problem: BaseException) -> BadOption:
    return BadOption("no-ray", f"There is no Ray cluster at {address}: {_first_line(problem)}.")


def _rayed(ray: Any, tasks: Iterator[Task]) -> Iterator[Result]:
    """Ray itself plays again what a lost machine had not finished."""
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
