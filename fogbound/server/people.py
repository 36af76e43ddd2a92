"""Who is who: named guests, known again by a signed cookie."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable

import sqlalchemy as sa
from itsdangerous import BadSignature, Signer

from fogbound.server import store as db
from fogbound.server.clock import clock
from fogbound.server.room.names import tidy_name
from fogbound.server.shared_secret import shared_secret
from fogbound.server.store import Statement, Store
from fogbound.server.wire import Refused

COOKIE = "fogbound"
SALT = "fogbound guest"
MOST_FORGOTTEN = 5000  # guests at once
AT_ONCE = 1000  # names that are read again together


class People:
    """The guests of this server. The key that signs their cookies lives in the database."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self._store, self._signer = store, signer
        self.names: dict[str, str] = {}  # of those who were here since the start, or whose rooms were looked at
        self.tell: Callable[[str], None] = _tell_nobody  # called with each person who has another name, or is gone

    @classmethod
    async def load(cls, store: Store) -> People:
        key = await shared_secret(store, "cookie", lambda: secrets.token_hex(32))
        return cls(store, Signer(key, salt=SALT))

    async def learn(self, people: Iterable[str]) -> None:
        """Look up the names of these people, so that `name` knows them."""
        unknown = {person for person in people if person not in self.names}
        if unknown:
            rows = await self._store.read(sa.select(db.people).where(db.people.c.id.in_(unknown)))
            self.names.update({row.id: row.name for row in rows})

    async def refresh(self, people: Iterable[str]) -> list[str]:
        """Look again at the names that this process remembers of these people; those who have another one."""
        known, renamed = [person for person in people if person in self.names], list[str]()
        for start in range(0, len(known), AT_ONCE):
            some = known[start : start + AT_ONCE]
            rows = await self._store.read(sa.select(db.people).where(db.people.c.id.in_(some)))
            now = {row.id: row.name for row in rows}
            renamed += [person for person in now if now[person] != self.names.get(person)]
            self.names.update(now)
            for person in set(some) - set(now):
                self.names.pop(person, None)
        return renamed

    async def who(self, cookie: str | None) -> str | None:
        """The person behind a cookie; None if it is missing, forged or of an unknown guest."""
        try:
            person = self._signer.unsign(cookie or "").decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        await self.learn([person])
        return person if person in self.names else None

    async def known(self, cookie: str | None) -> str:
        """The person behind a cookie, or a refusal that asks them to introduce themselves."""
        person = await self.who(cookie)
        if person is None:
            raise Refused("who-are-you", "Introduce yourself first.", status=401)
        return person

    def cookie(self, person: str) -> str:
        return self._signer.sign(person).decode()

    def name(self, person: str) -> str:
        return self.names.get(person, "?")

    async def introduce(self, person: str | None, name: str) -> str:
        """Give a newcomer an id, or a known guest another name."""
        clean = tidy_name(name)
        id = person or secrets.token_urlsafe(12)
        await self._store.write(db.upsert(db.people, id=id, name=clean, at=clock()))
        self.names[id] = clean
        if person is not None:
            self.tell(id)
        return id

    async def forget_idle(self, before: float) -> int:
        """Forget guests who gave a name or left a room before this and have nothing else: no room, no game, no file."""
        people = db.people.c
        # Guests of a version without the date have theirs from now on.
        await self._store.write(Statement(sa.update(db.people).where(people.at.is_(None)).values(at=clock())))
        traces = (db.members.c.person, db.played.c.person, db.seen.c.person, db.files.c.owner)
        idle = [people.at < before, *(~sa.exists().where(trace == people.id) for trace in traces)]
        found = await self._ids(sa.select(people.id).where(*idle).limit(MOST_FORGOTTEN))
        if not found:
            return 0
        named = people.id.in_(found)
        await self._store.write(Statement(sa.delete(db.people).where(named, *idle)))  # some may have played since
        gone = found - await self._ids(sa.select(people.id).where(named))
        await self._store.write(Statement(sa.delete(db.subscriptions).where(db.subscriptions.c.person.in_(gone))))
        for id in gone:
            self.names.pop(id, None)
            self.tell(id)
        return len(gone)

    async def _ids(self, query: sa.Select[tuple[str]]) -> set[str]:
        return {row.id for row in await self._store.read(query)}


def _tell_nobody(person: str) -> None:
    """There is no other process."""
