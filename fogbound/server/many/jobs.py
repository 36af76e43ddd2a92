"""Jobs that any process may do: one queue in Redis, fair to everybody who asks at any process.

A script in Redis (`jobs.lua`) decides who is next, and hands each process as many jobs as it has room for. The process
renews them while it works. The asker gets the answer, or learns soon that there will be none (`Lost`): Redis was lost
or emptied, or the processes that took the job were lost. Then it does the job itself. What travels is sealed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, time
from typing import Any, Final, NamedTuple

import msgspec
from redis.asyncio import Redis

from fogbound import __version__
from fogbound.server.endings import end
from fogbound.server.fair_queue import HEAVY
from fogbound.server.logs import place
from fogbound.server.many.envelopes import Envelopes, mark_of
from fogbound.server.many.redis_link import AGAIN, LOST, Lost, connect, derived, prefix_of

log = logging.getLogger("fogbound.many")
SCRIPT: Final = Path(__file__).with_name("jobs.lua").read_text(encoding="utf-8")
BEAT = 0.5  # seconds between two signs of life
LEASE = 2.0  # seconds without one after which a process is gone, and a job that nobody renews goes back
LISTENS = 1.0  # seconds to wait for a message before we ask again, which fails if Redis is gone
MOST_TRIES = 3  # of one job
LONGEST = 60.0  # seconds to wait for an answer; then we do it ourselves
AT_ONCE = 16  # commands under way, each on a connection of its own; more of them wait, but no sign of life does
REMEMBERED = 10_000  # orders that this process was handed lately


@dataclass(frozen=True)
class Lane:
    """One queue among several, for jobs of one kind."""

    name: str
    spare: int = 0  # places, of all processes together, that heavy jobs leave free
    most: int = 500  # jobs that wait; each makes every decision a little slower
    fresh: float = 600.0  # seconds: nobody follows an older order


class Full(Exception):
    """Too many jobs wait already."""


class Progress(NamedTuple):
    """How far a job has come."""

    begun: bool
    done: int
    size: int
    ahead: int  # jobs that came before it


Report = Callable[[int], Awaitable[None]]
Do = Callable[[bytes, Report], Awaitable[bytes]]


class Jobs:
    """One process's part in a lane: it asks, and does what it is handed. `places` says for how many it has room."""

    def __init__(self, redis: Redis, key: bytes, lane: Lane, do: Do, places: Callable[[], int]) -> None:
        self._redis, self._lane, self._do, self._places = redis, lane, do, places
        # Processes of different versions may understand each other badly: each version has a queue of its own.
        prefix = f"{prefix_of(key)}:{lane.name}:{__version__}"
        self._keys = [f"{prefix}:queue", f"{prefix}:orders"]
        self._inbox = f"{prefix}:inbox:"
        self._envelopes = Envelopes(derived(key, f"jobs {prefix}"))
        self._owner_key = derived(key, "owners of jobs")
        self._script = redis.register_script(SCRIPT)
        self._lines = asyncio.Semaphore(AT_ONCE)
        self.process = secrets.token_hex(8)
        self._answers: dict[str, asyncio.Future[bytes]] = {}  # by the jobs that we wait for
        self._asked: set[str] = set()  # those of them that Redis has
        self._unknown: set[str] = set()  # those that it did not know at the last beat
        self._dropped: set[str] = set()  # jobs that we no longer need
        self._parts: list[asyncio.Task[None]] = []
        self._taken: dict[str, asyncio.Task[None]] = {}
        self._seen: OrderedDict[bytes, int] = OrderedDict()  # orders that we were handed, and the last attempt at each
        self._shared = asyncio.Event()
        self._news = asyncio.Event()  # something that Redis should know before the next beat
        self._closed = False
        self.waiting = 0  # jobs of ours that nobody has begun

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, key: bytes, lane: Lane, do: Do, places: Callable[[], int]) -> AsyncIterator[Jobs]:
        """Share jobs until the end of the block. It begins at once, even if Redis cannot be reached."""
        async with connect(url) as redis:
            jobs = cls(redis, key, lane, do, places)
            work = asyncio.create_task(jobs._share_for_ever())
            try:
                yield jobs
            finally:
                await jobs._close(work)

    async def shares(self) -> None:
        """Return once jobs are shared, which takes until Redis is there."""
        await self._shared.wait()

    # Asking

    async def ask(self, owner: str, expected: float, order: bytes) -> bytes:
        """What some process answers to an order. `Lost`: nobody will answer, and we must do it ourselves."""
        id = secrets.token_hex(16)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._answers[id] = answer
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())  # it may come when nobody waits
        try:
            await self.put(id, owner, expected, order)
            self._asked.add(id)
            async with asyncio.timeout(LONGEST):
                return await answer
        except TimeoutError:
            raise Lost("nobody has answered") from None
        except Full:
            raise Lost("too many jobs wait") from None
        finally:
            if not _has_come(answer):
                self._dropped.add(id)
                self._news.set()
            del self._answers[id]
            self._asked.discard(id)

    async def put(
        self, id: str, owner: str, expected: float, order: bytes, *, size: int = 0, for_us: bool = True
    ) -> None:
        """Have a job done; one of this id that is there already is the same. Not `for_us`: nobody hears of its end."""
        if not self._shared.is_set():
            raise Lost("Redis is not there")
        stamped = int(time()).to_bytes(8, "big") + order
        asker = self.process if for_us else ""
        facts = {"id": id, "owner": self.owner_id(owner), "expected": expected, "asker": asker, "size": size}
        try:
            answer = await self._call("put", facts, self._envelopes.seal("order", id, stamped))
        except LOST as problem:
            raise Lost(str(problem)) from None
        if answer == 0:
            raise Full
        if answer != 1:
            raise Lost("Redis believes that this process is gone")

    async def progress(self, id: str) -> Progress | None:
        """How far a job has come; None if there is no such job."""
        if not self._shared.is_set():
            raise Lost("Redis is not there")
        try:
            reply = await self._call("look", {"id": id})
        except LOST as problem:
            raise Lost(str(problem)) from None
        return Progress(bool(reply[0]), *reply[1:]) if reply else None

    def owner_id(self, owner: str) -> str:
        """An owner as Redis knows them: nobody there learns who plays."""
        return derived(self._owner_key, owner).hex()[:16]

    # Doing

    def _take(self, id: str, attempt: int, sealed: bytes) -> None:
        order = self._envelopes.open("order", id, sealed)
        mark = mark_of(sealed)
        if order is None or self._seen.get(mark, 0) >= attempt or attempt > MOST_TRIES:
            log.warning("a job in Redis is forged, or was done before; it is left alone")
            return
        if abs(time() - int.from_bytes(order[:8], "big")) > self._lane.fresh:
            log.warning("a job of another process is too old to be done. Are the clocks of all machines right?")
            return
        self._seen[mark] = attempt
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        task = self._taken[id] = asyncio.create_task(self._work(id, attempt, order[8:]))
        task.add_done_callback(lambda _: self._taken.pop(id, None))

    async def _work(self, id: str, attempt: int, order: bytes) -> None:
        mine = {"id": id, "attempt": attempt, "process": self.process}

        async def report(done: int) -> None:
            if self._shared.is_set():
                with suppress(*LOST):
                    await self._call("report", {**mine, "done": done})

        began = monotonic()
        with suppress(*LOST):  # then the asker has given up on us already
            try:
                answer = self._envelopes.seal("answer", id, await self._do(order, report))
            except Exception as problem:
                log.error("a job of another process could not be done: %s", place(problem))
                await self._call("give_back", mine)
            else:
                await self._call("finish", {**mine, "seconds": monotonic() - began}, answer)

    # With Redis

    async def _call(self, operation: str, facts: dict[str, Any], sealed: bytes = b"") -> Any:
        lane = self._lane
        always = {"inbox": self._inbox, "heavy": HEAVY, "spare": lane.spare, "most": lane.most}
        always |= {"lease": LEASE, "tries": MOST_TRIES}
        encode = msgspec.msgpack.encode
        async with nullcontext() if operation == "beat" else self._lines:
            return await self._script(keys=self._keys, args=[operation, encode(always), encode(facts), sealed])

    async def _share_for_ever(self) -> None:
        tried = False
        while not self._closed:
            try:
                await self._share()
            except (Lost, *LOST) as problem:
                if self._shared.is_set() or not tried:
                    log.warning("%s are not shared with other processes: %s", self._lane.name, problem)
            tried = True
            self._lose()
            await self._redis.connection_pool.disconnect()  # the other connections are as dead, and do not know it
            await asyncio.sleep(AGAIN)

    async def _share(self) -> None:
        """Ask, take and answer until Redis is lost, which raises."""
        await self._beat()
        self._shared.set()
        self._parts = [asyncio.create_task(self._beat_for_ever()), asyncio.create_task(self._hear_for_ever())]
        try:
            done, _ = await asyncio.wait(self._parts, return_when=asyncio.FIRST_COMPLETED)
            for part in done:
                part.result()
        finally:
            await end(*self._parts)

    def _lose(self) -> None:
        self._shared.clear()
        self._unknown.clear()
        self.waiting = 0
        for id in list(self._answers):
            self._end(id, Lost("Redis was lost"))

    async def _beat_for_ever(self) -> None:
        while not self._closed:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._news.wait()
            await self._beat()

    async def _beat(self) -> None:
        """Say that we are alive, with how much room; hear which jobs are gone. Twice: an answer may be on its way."""
        self._news.clear()
        asked, dropped = list(self._asked), list(self._dropped)
        facts = {"process": self.process, "places": max(0, self._places()), "taken": list(self._taken)}
        waiting, *unknown = await self._call("beat", {**facts, "dropped": dropped, "asked": asked})
        self._dropped.difference_update(dropped)
        self.waiting = waiting
        ids = {id.decode() for id in unknown}
        for id in ids & self._unknown:
            self._end(id, Lost("Redis has forgotten it"))
        self._unknown = ids

    async def _hear_for_ever(self) -> None:
        inbox = self._inbox + self.process
        while not self._closed:
            item: Any = await self._redis.blpop([inbox], timeout=LISTENS)
            if item is not None:
                self._hear(item[1])

    def _hear(self, message: bytes) -> None:
        """A job for us, an answer, or that there will be none. Anything else was not written by us."""
        try:
            kind, name, attempt, content = message.split(b" ", 3)
            id, number = name.decode(), int(attempt)
        except ValueError:
            return
        if kind == b"job":
            self._take(id, number, content)
        elif kind == b"lost":
            self._end(id, Lost("several processes have tried"))
        elif kind == b"answer" and (opened := self._envelopes.open("answer", id, content)) is not None:
            self._end(id, opened)

    def _end(self, id: str, result: bytes | Lost) -> None:
        answer = self._answers.get(id)
        if answer is None or answer.done():
            return
        if isinstance(result, Lost):
            answer.set_exception(result)
        else:
            answer.set_result(result)

    async def _close(self, work: asyncio.Task[None]) -> None:
        """Give back at once what we have taken, and drop what we wait for."""
        self._closed = True  # a connection that fails while it is cancelled hides that it was
        await end(work, *self._parts, *self._taken.values())
        self._lose()
        with suppress(*LOST):
            await self._call("leave", {"process": self.process})


def _has_come(answer: asyncio.Future[bytes]) -> bool:
    return answer.done() and not answer.cancelled() and answer.exception() is None
