"""Long searches of all processes: done wherever there is a place, or here if there is no Redis."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, Final, TypeVar

import msgspec

from fogbound import catalog
from fogbound.game import View
from fogbound.server.bot_pool import BotPool
from fogbound.server.files import Files
from fogbound.server.logs import FailedElsewhere, place
from fogbound.server.many.jobs import Jobs, Lane, Report
from fogbound.server.many.parcels import pack, unpack
from fogbound.server.many.redis_link import Lost
from fogbound.server.workers import work_by_name

LANE: Final = Lane("searches", spare=1)
T = TypeVar("T")


class Order(msgspec.Struct, frozen=True):
    """Work for another process, and the edition whose files it needs."""

    work: str
    edition: str
    options: tuple[tuple[str, str], ...]
    arguments: bytes


class Done(msgspec.Struct, frozen=True, tag="done"):
    result: bytes


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    place: str


class Died(msgspec.Struct, frozen=True, tag="died"):
    """The process that did it died, and so did the next one."""


class SharedSearches:
    """Gives this process's searches to all processes, and does theirs."""

    jobs: Jobs

    def __init__(self, pool: BotPool, files: Files) -> None:
        self._pool, self._files = pool, files
        self._doing, self._numbers = 0, count()  # others' jobs that we do now, and a number for each

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, key: bytes, pool: BotPool, files: Files) -> AsyncIterator[SharedSearches]:
        """Share until the end of the block."""
        shared = cls(pool, files)
        async with Jobs.open(url, key, LANE, shared._do, shared._places) as shared.jobs:
            yield shared

    @property
    def waiting(self) -> int:
        return self._pool.waiting + self.jobs.waiting

    async def run(self, owner: str, expected: float, work: Callable[..., T], *args: object) -> T:
        """What the work returns, wherever it is done."""
        try:
            answer = await self.jobs.ask(owner, expected, msgspec.msgpack.encode(_order(work, args)))
        except Lost:
            return await self._pool.run(owner, expected, work, *args)
        result: T = _result(answer)
        return result

    def _places(self) -> int:
        return self._pool.free + self._doing

    async def _do(self, given: bytes, report: Report) -> bytes:
        order = msgspec.msgpack.decode(given, type=Order)
        await self._files.fetch(catalog.game_of(order.edition), dict(order.options))
        self._doing += 1
        try:
            # Redis has decided that it is its turn: here each job has an owner of its own.
            owner = f"another process's {next(self._numbers)}"
            answer = Done(await self._pool.run(owner, 0.0, _perform, order.work, order.arguments))
        except BrokenProcessPool:
            return msgspec.msgpack.encode(Died())
        except Exception as problem:
            return msgspec.msgpack.encode(Failed(place(problem)))
        finally:
            self._doing -= 1
        return msgspec.msgpack.encode(answer)


def _order(work: Callable[..., Any], args: tuple[object, ...]) -> Order:
    [name] = [name for name, known in work_by_name().items() if known is work]
    view = next(each for each in args if isinstance(each, View))
    return Order(name, view.edition, view.options, pack(args))


def _perform(work: str, arguments: bytes) -> bytes:
    """In a bot's process."""
    return pack(work_by_name()[work](*unpack(arguments)))


def _result(answer: bytes) -> Any:
    """What was answered, or its failure, as if it had happened here."""
    found = msgspec.msgpack.decode(answer, type=Done | Failed | Died)
    if isinstance(found, Done):
        return unpack(found.result)
    raise BrokenProcessPool("processes died") if isinstance(found, Died) else FailedElsewhere(found.place)
