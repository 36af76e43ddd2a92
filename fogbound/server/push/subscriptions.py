"""The browsers that want notices, by person."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

import sqlalchemy as sa

from fogbound.languages.catalogue import ENGLISH, languages
from fogbound.server import store as db
from fogbound.server.clock import clock
from fogbound.server.push import base64url
from fogbound.server.push.endpoints import refuse_endpoint
from fogbound.server.push.sealing import AUTH_BYTES, read_public_key
from fogbound.server.store import Statement, Store
from fogbound.server.wire import NewSubscription, Refused

MOST = 5  # browsers of a person


@dataclass(frozen=True)
class Subscription:
    """A browser: where its push service takes messages, the keys that seal them, and the language it reads."""

    endpoint: str
    p256dh: bytes
    auth: bytes
    language: str


def read_subscription(given: NewSubscription, *, loopback: bool = False) -> Subscription:
    """A subscription as a browser sends it, or a refusal."""
    refuse_endpoint(given.endpoint, loopback=loopback)
    try:
        key, auth = base64url.decode(given.p256dh), base64url.decode(given.auth)
        read_public_key(key)
    except ValueError:
        raise Refused("bad-message", "p256dh and auth are keys of a push subscription.", field="p256dh") from None
    if len(auth) != AUTH_BYTES:
        raise Refused("bad-message", f"auth has {AUTH_BYTES} bytes.", field="auth")
    return Subscription(given.endpoint, key, auth, given.language if given.language in languages() else ENGLISH)


class Subscriptions:
    """All subscriptions of the store. Whether a person has any is known without asking it."""

    def __init__(self, store: Store, people: set[str]) -> None:
        self._store = store
        self.people = people  # those who may have some
        self.tell: Callable[[str], None] = _tell_nobody  # called with each person who has a new one

    @classmethod
    async def load(cls, store: Store) -> Subscriptions:
        return cls(store, await _subscribers(store))

    async def refresh(self, person: str | None = None) -> None:
        """Look again whether a person has any; without a person, who has."""
        if person is None:
            self.people = await _subscribers(self._store)
        elif await self.of(person):
            self.people.add(person)

    async def add(self, person: str, one: Subscription) -> None:
        """Add a browser, or replace what is known of it. Beyond the most that a person may have, the oldest goes."""
        keys = {"p256dh": base64url.encode(one.p256dh), "auth": base64url.encode(one.auth)}
        row = {"person": person, "endpoint": one.endpoint, **keys, "language": one.language, "at": clock()}
        await self._store.write(db.upsert(db.subscriptions, id=_id(one.endpoint), **row))
        self.people.add(person)
        self.tell(person)
        table = db.subscriptions.c
        newest = sa.select(table.id).where(table.person == person).order_by(table.at.desc(), table.id)
        old = [row.id for row in await self._store.read(newest.offset(MOST).limit(MOST))]
        if old:
            await self._store.write(Statement(sa.delete(db.subscriptions).where(table.id.in_(old))))

    async def remove(self, endpoint: str, person: str | None = None) -> None:
        """Remove a browser; only if it is this person's, where one is given."""
        table = db.subscriptions.c
        same = [table.id == _id(endpoint), *([] if person is None else [table.person == person])]
        await self._store.write(Statement(sa.delete(db.subscriptions).where(*same)))

    async def of(self, person: str) -> list[Subscription]:
        table = db.subscriptions.c
        rows = await self._store.read(sa.select(db.subscriptions).where(table.person == person).order_by(table.at))
        if not rows:
            self.people.discard(person)
        return [
            Subscription(row.endpoint, base64url.decode(row.p256dh), base64url.decode(row.auth), row.language)
            for row in rows
        ]


async def _subscribers(store: Store) -> set[str]:
    return {row.person for row in await store.read(sa.select(db.subscriptions.c.person).distinct())}


def _tell_nobody(person: str) -> None:
    """There is no other process."""


def _id(endpoint: str) -> str:
    """Endpoints are long: rows go by their digest."""
    return sha256(endpoint.encode()).hexdigest()
