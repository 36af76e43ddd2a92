"""Sends notices: a bounded queue, a few at once, each within a time. Nobody who plays ever waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from urllib.parse import urlsplit

from httpcore import AsyncConnectionPool, NetworkError, ProtocolError, TimeoutException

from fogbound.languages.catalogue import say
from fogbound.server.clock import clock
from fogbound.server.endings import end
from fogbound.server.logs import place
from fogbound.server.push import base64url
from fogbound.server.push.connecting import Connecting
from fogbound.server.push.endpoints import NotPublic, find_address
from fogbound.server.push.identity import Identity
from fogbound.server.push.sealing import read_public_key, seal
from fogbound.server.push.subscriptions import Subscription, Subscriptions
from fogbound.server.store import Store

log = logging.getLogger("fogbound.push")
MOST_WAITING = 500  # notices: beyond it new ones are dropped
AT_ONCE = 4
PATIENCE = 10.0  # seconds for one message
STAYS = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
GONE = (404, 410)  # the browser has ended its subscription
NO_NAME = "https://localhost"


@dataclass(frozen=True)
class Notice:
    """It is this person's turn at a table, by its id and its code; nothing about the game."""

    person: str
    room: str
    code: str


def payload(notice: Notice, language: str) -> bytes:
    """What the browser shows, in the person's language."""
    text = say("notify-body", language, code=notice.code)
    return json.dumps({"title": say("notify-title", language), "body": text, "room": notice.room}).encode()


@dataclass(frozen=True)
class PushSettings:
    """How a server sends notices. `loopback` and `tls` are for tests, whose push service is on this machine."""

    contact: str = NO_NAME  # whom push services may ask about this server: an https address
    delay: float = 4.0  # seconds between a move and the notice of it: most people see their turn by themselves
    loopback: bool = False
    tls: ssl.SSLContext | None = None


class Push:
    """Notices of a server: its identity, the browsers that want them, and the queue."""

    def __init__(self, settings: PushSettings, identity: Identity, subscriptions: Subscriptions) -> None:
        self.settings, self.identity, self.subscriptions = settings, identity, subscriptions
        self._queue: asyncio.Queue[Notice] = asyncio.Queue(MOST_WAITING)

    @classmethod
    @asynccontextmanager
    async def open(cls, store: Store, settings: PushSettings, now: Callable[[], float] = clock) -> AsyncIterator[Push]:
        """Load the key and the subscriptions, and send until the end of the block."""
        push = cls(settings, await Identity.load(store, settings.contact, now), await Subscriptions.load(store))
        # A bare pool follows no redirects and asks no proxies: the message goes to the address that was checked, or
        # nowhere.
        tls = settings.tls or ssl.create_default_context()
        async with AsyncConnectionPool(tls, network_backend=Connecting()) as pool:
            senders = [asyncio.create_task(push._send_for_ever(pool)) for _ in range(AT_ONCE)]
            try:
                yield push
            finally:
                await end(*senders)

    @property
    def delay(self) -> float:
        return self.settings.delay

    @property
    def people(self) -> set[str]:
        """Those who may want notices."""
        return self.subscriptions.people

    @property
    def waiting(self) -> int:
        """How many notices wait to be sent."""
        return self._queue.qsize()

    def notify(self, person: str, room: str, code: str) -> None:
        """Send a notice when its turn comes; at once for the caller."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(Notice(person, room, code))

    async def settle(self) -> None:
        """Wait until everything that was to be sent has been sent, or given up."""
        await self._queue.join()

    async def _send_for_ever(self, pool: AsyncConnectionPool) -> None:
        while True:
            notice = await self._queue.get()
            try:
                for one in await self.subscriptions.of(notice.person):
                    await self._send(pool, one, notice)
            except Exception as problem:  # the next notice may fare better
                log.error("a notice could not be sent: %s", place(problem))
            finally:
                self._queue.task_done()

    async def _send(self, pool: AsyncConnectionPool, one: Subscription, notice: Notice) -> None:
        """One message to one browser. There is no second try: a late notice is no use."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self._post(pool, one, notice)
        except (NotPublic, TimeoutError, TimeoutException, NetworkError, ProtocolError) as problem:
            log.warning("a push service could not be reached: %s", type(problem).__name__)
            return
        if status in GONE:
            await self.subscriptions.remove(one.endpoint)
        elif status >= 300:
            log.warning("a push service answered %s", status)

    async def _post(self, pool: AsyncConnectionPool, one: Subscription, notice: Notice) -> int:
        parts = urlsplit(one.endpoint)
        address = await find_address(parts, loopback=self.settings.loopback)
        at = f"[{address}]" if ":" in address else address
        body = seal(payload(notice, one.language), read_public_key(one.p256dh), one.auth)
        headers: dict[str | bytes, str | bytes] = {
            "Host": parts.netloc,
            "Authorization": self.identity.authorization(one.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(STAYS),
            "Urgency": "high",
            "Topic": _topic(notice),
        }
        url = parts._replace(netloc=at if parts.port is None else f"{at}:{parts.port}").geturl()
        how = {"sni_hostname": parts.hostname}
        async with pool.stream("POST", url, headers=headers, content=body, extensions=how) as answer:
            return answer.status  # its body is not read: there may be no end to it


def _topic(notice: Notice) -> str:
    """A later notice of the same table replaces one that has not arrived. The push service cannot read which it is."""
    return base64url.encode(sha256(f"{notice.person} {notice.room}".encode()).digest()[:24])
