"""Files that people bring to a table: kept in the store, and laid out in a folder for every process of the server."""

from __future__ import annotations

import asyncio
import logging
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from fogbound import catalog, shelf
from fogbound.errors import BadMaterial
from fogbound.server import reading
from fogbound.server import store as db
from fogbound.server.store import Store
from fogbound.server.wire import Refused
from fogbound.shelf import Brought

log = logging.getLogger("fogbound.files")
MOST_BYTES = 2 * 1024 * 1024
MOST_FILES = 50


@asynccontextmanager
async def folder_for_files() -> AsyncIterator[Path]:
    """A folder for what people bring, as long as the server runs."""
    with tempfile.TemporaryDirectory(prefix="fogbound-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        shelf.add(folder)
        try:
            yield folder
        finally:
            shelf.remove(folder)


class Files:
    """What everybody has brought. A file that is no longer listed stays as long as a room may play with it."""

    def __init__(self, store: Store, folder: Path) -> None:
        self._store, self._folder = store, folder
        self._reading = asyncio.Semaphore(2)  # at a time: the bots need the processor too
        self.changing = asyncio.Lock()  # held while a room is made, so that nothing is taken away under it

    async def lay_out(self) -> None:
        """After a start: forget what nobody needs any more, and put the rest where games find it."""
        gone = sa.select(db.files.c.game, db.files.c.name).where(db.files.c.listed.is_(False)).distinct()
        for row in await self._store.read(gone):
            await self._forget(row.game, row.name)
        for row in await self._store.read(sa.select(db.files.c.game, db.files.c.name).distinct()):
            here = sa.and_(db.files.c.game == row.game, db.files.c.name == row.name)
            text = (await self._store.read(sa.select(db.files.c.text).where(here).limit(1)))[0].text
            shelf.lay(self._folder, row.game, row.name, text.encode())

    async def bring(self, person: str, game: str, content: bytes) -> dict[str, Any]:
        """Read a file, keep it, and tell of it; or refuse it with everything that is wrong with it."""
        _brings(game)
        async with self._reading:
            told = await self._read(game, content)
        async with self.changing:
            if told.name not in await self.names(person, game) and await self._count(person) >= MOST_FILES:
                raise Refused("full", f"You have {MOST_FILES} files here; delete one first.", status=409)
            await asyncio.to_thread(shelf.lay, self._folder, game, told.name, content)
            row = {"owner": person, "game": game, "name": told.name, "told": _plain(told), "text": content.decode()}
            await self._store.write(db.upsert(db.files, **row, title=told.title, listed=True, at=time.time()))
        return {**_plain(told), "remarks": list(told.remarks)}

    async def _read(self, game: str, content: bytes) -> Brought:
        try:
            return await asyncio.to_thread(reading.read, game, content)
        except BadMaterial as problem:
            lines = [finding.text for finding in problem.findings]
            raise Refused(problem.code, _in_short(problem.text, lines), findings=lines) from None
        except reading.Failed as problem:
            log.error("a file could not be read: %s", problem)
            bad = _brings(game).bad
            raise Refused(f"bad-{bad.kind}", f"This {bad.kind} cannot be read.", findings=[]) from None

    async def told(self, person: str, game: str) -> list[dict[str, Any]]:
        """What comes with Fogbound, then what this person has brought, in the order in which it came."""
        ours = [{**_plain(told), "own": False} for told in _brings(game).shipped()]
        rows = await self._store.read(sa.select(db.files.c.told).where(_of(person, game)).order_by(db.files.c.at))
        return [*ours, *({**row.told, "own": True} for row in rows)]

    async def names(self, person: str, game: str) -> frozenset[str]:
        """The files of a person that he may play with."""
        rows = await self._store.read(sa.select(db.files.c.name).where(_of(person, game)))
        return frozenset(row.name for row in rows)

    async def _count(self, person: str) -> int:
        mine = sa.and_(db.files.c.owner == person, db.files.c.listed.is_(True))
        return int((await self._store.read(sa.select(sa.func.count()).select_from(db.files).where(mine)))[0][0])

    async def drop(self, person: str, game: str, name: str) -> None:
        """Off a person's list. Rooms that play with it keep it; where none does it is gone for good."""
        _brings(game)
        async with self.changing:
            if name not in await self.names(person, game):
                raise Refused("no-such-file", "You have no such file.", status=404)
            mine = sa.and_(_of(person, game), db.files.c.name == name)
            await self._store.write(sa.update(db.files).where(mine).values(listed=False))
            await self._forget(game, name)

    async def _forget(self, game: str, name: str) -> None:
        """Delete a file that is on nobody's list, unless a room plays with it."""
        same = sa.and_(db.files.c.game == game, db.files.c.name == name)
        listed = await self._store.read(sa.select(db.files.c.owner).where(same, db.files.c.listed.is_(True)))
        said, status = sa.cast(db.rooms.c.facts, sa.Text), db.rooms.c.facts["status"].as_string()
        there = sa.select(db.rooms.c.id).where(said.contains(name, autoescape=True), status != "closed").limit(1)
        if not listed and not await self._store.read(there):
            await self._store.write(sa.delete(db.files).where(same))
            shelf.take_away(self._folder, game, name)


def _of(person: str, game: str) -> sa.ColumnElement[bool]:
    return sa.and_(db.files.c.owner == person, db.files.c.game == game, db.files.c.listed.is_(True))


def _brings(game: str) -> catalog.Brings:
    brings = catalog.brings(game)
    if brings is None:
        raise Refused("no-such-page", "There is no such page.", status=404)
    return brings


def _plain(told: Brought) -> dict[str, Any]:
    """All but the remarks, which quote it: they are said once, to whoever sent it."""
    return {"name": told.name, "title": told.title, "languages": list(told.languages), "count": told.count}


def _in_short(text: str, lines: list[str]) -> str:
    """The first thing that is wrong; `findings` has them all."""
    more = len(lines) - 1
    return f"{text} {lines[0]}{f' (and {more} more)' if more else ''}" if lines else text
