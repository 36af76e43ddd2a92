"""Who is who: named guests, known again by a signed cookie."""

from __future__ import annotations

import secrets
import unicodedata

import sqlalchemy as sa
from itsdangerous import BadSignature, Signer

from fogbound.server import store as db
from fogbound.server.store import Store
from fogbound.server.wire import Refused

COOKIE = "fogbound"
MAX_NAME = 24


class People:
    """The guests of this server. The key that signs their cookies lives in the database."""

    def __init__(self, store: Store, signer: Signer, names: dict[str, str]) -> None:
        self._store, self._signer, self._names = store, signer, names

    @classmethod
    async def load(cls, store: Store) -> People:
        found = await store.read(sa.select(db.secrets.c.value).where(db.secrets.c.name == "cookie"))
        key = found[0].value if found else secrets.token_hex(32)
        if not found:
            await store.write(db.upsert(db.secrets, name="cookie", value=key))
        rows = await store.read(sa.select(db.people))
        return cls(store, Signer(key, salt="fogbound guest"), {row.id: row.name for row in rows})

    def who(self, cookie: str | None) -> str | None:
        """The person behind a cookie; None if it is missing, forged or of somebody unknown."""
        try:
            person = self._signer.unsign(cookie or "").decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        return person if person in self._names else None

    def cookie(self, person: str) -> str:
        return self._signer.sign(person).decode()

    def name(self, person: str) -> str:
        return self._names.get(person, "?")

    async def introduce(self, person: str | None, name: str) -> str:
        """Give a newcomer an id, or a known guest another name."""
        clean = tidy_name(name)
        known = person or secrets.token_urlsafe(12)
        await self._store.write(db.upsert(db.people, id=known, name=clean))
        self._names[known] = clean
        return known


def tidy_name(name: str) -> str:
    """Visible characters, single spaces, a reasonable length."""
    shown = "".join(c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] not in "C")
    clean = " ".join(shown.split())
    if not 1 <= len(clean) <= MAX_NAME:
        raise Refused("bad-name", f"A name has 1 to {MAX_NAME} visible characters.", allowed=MAX_NAME)
    return clean
