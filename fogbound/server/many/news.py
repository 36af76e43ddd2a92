"""News between processes, over Redis: what one has changed in the database, so that the others read it again.

News says what has changed and never how: it holds no secret, and forged news makes a process read the database once
more. A process does not hear its own news. Whoever was cut off is told that they may have missed something.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec
from redis.asyncio.client import PubSub

from fogbound.server.endings import end
from fogbound.server.logs import place
from fogbound.server.many.redis_link import AGAIN, LOST, PATIENCE, Lost, connect

log = logging.getLogger("fogbound.many")
QUIET = 1.0  # seconds without news after which we ask whether Redis is still there
MOST_UNSENT = 10_000


class PersonChanged(msgspec.Struct, frozen=True, tag="person"):
    """A person has another name, wants notices in one more browser, or is gone."""

    person: str


class FileChanged(msgspec.Struct, frozen=True, tag="file"):
    """A file was uploaded or deleted."""

    game: str
    name: str


class Missed(msgspec.Struct, frozen=True, tag="missed"):
    """Anything may have changed: news was lost."""


Item = PersonChanged | FileChanged | Missed
Kind = TypeVar("Kind", PersonChanged, FileChanged, Missed)
Listener = Callable[[Any], Awaitable[None]]


class _Message(msgspec.Struct, frozen=True):
    sender: str
    item: Item


class News:
    """What other processes tell, and what they are told."""

    def __init__(self, url: str, prefix: str) -> None:
        self._redis, self._channel = connect(url), f"{prefix}:news"
        self._sender = secrets.token_hex(8)
        self._listeners: dict[type[Any], list[Listener]] = {}
        self._unsent: deque[Item] = deque()
        self._more = asyncio.Event()
        self._heard = asyncio.Event()

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, prefix: str) -> AsyncIterator[News]:
        """Tell and hear until the end of the block. It begins at once, even if Redis cannot be reached."""
        news = cls(url, prefix)
        tasks = [asyncio.create_task(news._send_for_ever()), asyncio.create_task(news._hear_for_ever())]
        try:
            yield news
        finally:
            await end(*tasks)
            await news._redis.aclose()

    async def hears(self) -> None:
        """Return once news is heard, which takes until Redis is there."""
        await self._heard.wait()

    def on(self, kind: type[Kind], listener: Callable[[Kind], Awaitable[None]]) -> None:
        """Call the listener with news of this kind. Those of `Missed` are also called after each time we were cut off,
        and at the beginning.
        """
        self._listeners.setdefault(kind, []).append(listener)

    def tell(self, item: Item) -> None:
        """Tell the others, soon and in order. While Redis is lost, news waits; too much of it becomes one `Missed`."""
        self._unsent.append(item)
        if len(self._unsent) > MOST_UNSENT:
            self._unsent.clear()
            self._unsent.append(Missed())
        self._more.set()

    async def _send_for_ever(self) -> None:
        while True:
            await self._more.wait()
            try:
                while self._unsent:
                    item = self._unsent[0]
                    await self._redis.publish(self._channel, msgspec.json.encode(_Message(self._sender, item)))
                    if self._unsent and self._unsent[0] is item:  # else there was too much, and all is missed
                        self._unsent.popleft()
                self._more.clear()
            except LOST:
                await asyncio.sleep(AGAIN)

    async def _hear_for_ever(self) -> None:
        tried = False
        while True:
            try:
                async with self._redis.pubsub() as line:
                    await self._hear(line)
            except (Lost, *LOST) as problem:
                if self._heard.is_set() or not tried:
                    log.warning("no news from other processes: %s", problem)
            tried = True
            self._heard.clear()
            await asyncio.sleep(AGAIN)

    async def _hear(self, line: PubSub) -> None:
        """Listen until the connection is lost, which raises."""
        await line.subscribe(self._channel)
        await _next(line, PATIENCE)
        self._heard.set()
        await self._pass_on(Missed())
        while True:
            message = await line.get_message(timeout=QUIET)
            if message is None:
                await line.ping()
                message = await _next(line, PATIENCE)
            if message["type"] == "message":
                await self._receive(message["data"])

    async def _receive(self, data: bytes) -> None:
        try:
            message = msgspec.json.decode(data, type=_Message)
        except msgspec.DecodeError:  # of a later version, or of somebody else
            await self._pass_on(Missed())
            return
        if message.sender != self._sender:
            await self._pass_on(message.item)

    async def _pass_on(self, item: Item) -> None:
        for listener in self._listeners.get(type(item), ()):
            try:
                await listener(item)
            except Exception as problem:  # the others must hear it all the same
                log.error("news could not be followed: %s", place(problem))


async def _next(line: PubSub, seconds: float) -> dict[str, Any]:
    message: dict[str, Any] | None = None
    with suppress(TimeoutError):
        message = await line.get_message(timeout=seconds)
    if message is None:
        raise Lost("Redis does not answer")
    return message
