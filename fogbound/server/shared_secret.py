"""A secret in the database: made once, however many processes look for it at the same moment."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from fogbound.server import store as db
from fogbound.server.store import Store


async def shared_secret(store: Store, name: str, make: Callable[[], str]) -> str:
    """The secret of this name. If there is none yet, one is made; of several made at once, the first stays."""
    query = sa.select(db.secrets.c.value).where(db.secrets.c.name == name)
    if not (rows := await store.read(query)):
        await store.write(db.insert_if_new(db.secrets, name=name, value=make()))
        rows = await store.read(query)
    return str(rows[0].value)
