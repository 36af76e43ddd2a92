"""What people have had on the table, so that no table gets it again: kept with the plies that brought it there."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

import sqlalchemy as sa

from fogbound import catalog
from fogbound.game import State
from fogbound.server import store as db
from fogbound.server.chairs import Facts
from fogbound.server.store import Store


def people(facts: Facts) -> list[str]:
    """Whoever sits at the table."""
    return list(dict.fromkeys(person for chair in facts.chairs.values() for person in chair.holders))


def rows(facts: Facts, before: State, after: State) -> Iterator[db.Statement]:
    """New rows for what came on the table between two moments, and for everybody who sits there."""
    for thing in catalog.used(before, after):
        for person in people(facts):
            yield db.upsert(db.had, person=person, game=after.edition.game, thing=thing, at=time.time())


async def by(store: Store, game: str, whom: Iterable[str]) -> tuple[str, ...]:
    """What any of these people has had, that of longest ago first."""
    last = sa.func.max(db.had.c.at)
    where = sa.and_(db.had.c.game == game, db.had.c.person.in_(list(whom)))
    query = sa.select(db.had.c.thing).where(where).group_by(db.had.c.thing).order_by(last, db.had.c.thing)
    return tuple(row.thing for row in await store.read(query))
