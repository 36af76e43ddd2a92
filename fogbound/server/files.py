"""Files that people upload: kept in the store, and written to a folder where every process of the server finds them."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from fogbound import catalog, upload_store
from fogbound.errors import BadMaterial
from fogbound.languages.catalogue import worded
from fogbound.server import reading
from fogbound.server import store as db
from fogbound.server.clock import clock
from fogbound.server.quotas import QUOTAS
from fogbound.server.store import Store
from fogbound.server.wire import Refused
from fogbound.upload_store import UploadedFile

log = logging.getLogger("fogbound.files")
MOST_BYTES, MOST_FILES, MOST_IN_ALL = QUOTAS.file_bytes, QUOTAS.files, QUOTAS.all_file_bytes


@asynccontextmanager
async def upload_folder() -> AsyncIterator[Path]:
    """A folder for uploaded files, for as long as the server runs."""
    with tempfile.TemporaryDirectory(prefix="fogbound-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        upload_store.add_folder(folder)
        try:
            yield folder
        finally:
            upload_store.remove_folder(folder)


class Files:
    """All uploads. A file that its owner has deleted stays as long as a room or a finished game needs it.

    With `others` (processes on the same database, where rooms are made too) a file that nobody needs is deleted later:
    no lock of this process keeps them from making a room with it just now.
    """

    def __init__(self, store: Store, folder: Path, *, others: bool = False) -> None:
        self._store, self._folder, self._others = store, folder, others
        self._lengths: dict[tuple[str, str], int] = {}  # characters in the store, by game and name
        self._reading = asyncio.Semaphore(2)  # at a time: the bots need the processor too
        self.changing = asyncio.Lock()  # held while a room is made, so that its files are not deleted meanwhile
        self.tell: Callable[[str, str], None] = _tell_nobody  # called with the game and name of each changed file

    async def restore(self) -> None:
        """After a start: delete files that nobody needs any more, and write the others where games find them."""
        if not self._others:
            await self.delete_unused()
        await self.refresh_all()

    # What is in the store, and where games find it

    async def refresh_all(self) -> None:
        """Every file as it is in the store."""
        rows = await self._store.read(sa.select(db.files.c.game, db.files.c.name).distinct())
        for game, name in {(row.game, row.name) for row in rows} | set(self._lengths):
            await self.refresh(game, name)

    async def refresh(self, game: str, name: str) -> None:
        """A file as it is in the store: it may be new there, or gone, or belong to more people."""
        async with self.changing:
            await self._refresh(game, name)

    async def _refresh(self, game: str, name: str) -> None:
        same = _same(game, name)
        length = await self._length(same)
        if not length:
            self._lengths.pop((game, name), None)
            upload_store.delete(self._folder, game, name)
            return
        if (game, name) not in self._lengths:
            for row in await self._store.read(sa.select(db.files.c.text).where(same).limit(1)):
                await asyncio.to_thread(upload_store.put, self._folder, game, name, row.text.encode())
        self._lengths[game, name] = length

    async def fetch(self, game: str, options: Mapping[str, str]) -> None:
        """Find files that these options name where another process has uploaded them and we have not heard of it."""
        if self._others:
            named = {name for value in options.values() for name in value.split(",") if upload_store.is_name(name)}
            for name in named - {known for of, known in self._lengths if of == game}:
                await self.refresh(game, name)

    async def upload(self, person: str, game: str, content: bytes) -> dict[str, Any]:
        """Check and store a file, and return its summary; or refuse it with everything that is wrong with it."""
        _uploads(game)
        async with self._reading:
            file = await self._read(game, content)
        async with self.changing:
            new = file.name not in await self.names(person, game)
            if new and await self._count(person) >= MOST_FILES:
                raise Refused(
                    "full",
                    worded("full-files", n=MOST_FILES),
                    status=409,
                )
            if new and sum(self._lengths.values()) + len(content) > MOST_IN_ALL:
                raise Refused("full", worded("full-disk"), status=503)
            row = {"owner": person, "game": game, "name": file.name, "told": _plain(file), "text": content.decode()}
            await self._store.write(db.upsert(db.files, **row, title=file.title, listed=True, at=clock()))
            await self._refresh(game, file.name)
        self.tell(game, file.name)
        return {**_plain(file), "remarks": list(file.remarks)}

    async def _read(self, game: str, content: bytes) -> UploadedFile:
        try:
            return await asyncio.to_thread(reading.read, game, content)
        except BadMaterial as problem:
            lines = [finding.text for finding in problem.findings]
            raise Refused(problem.code, _summary(problem.text, lines), findings=lines) from None
        except reading.Failed as problem:
            log.error("a file could not be read: %s", problem)
            kind = _uploads(game).error.kind
            raise Refused(f"bad-{kind}", f"This {kind} cannot be read.", findings=[]) from None

    async def listing(self, person: str, game: str) -> list[dict[str, Any]]:
        """The files that come with Fogbound, then the person's own, the oldest first."""
        ours = [{**_plain(file), "own": False} for file in _uploads(game).shipped()]
        rows = await self._store.read(sa.select(db.files.c.told).where(_of(person, game)).order_by(db.files.c.at))
        return [*ours, *({**row.told, "own": True} for row in rows)]

    async def names(self, person: str, game: str) -> frozenset[str]:
        """The names of the files that a person has uploaded."""
        rows = await self._store.read(sa.select(db.files.c.name).where(_of(person, game)))
        return frozenset(row.name for row in rows)

    async def _count(self, person: str) -> int:
        mine = sa.and_(db.files.c.owner == person, db.files.c.listed.is_(True))
        return int((await self._store.read(sa.select(sa.func.count()).select_from(db.files).where(mine)))[0][0])

    async def _length(self, *which: sa.ColumnElement[bool]) -> int:
        """The characters of these files together."""
        length = sa.func.sum(sa.func.length(db.files.c.text)).label("length")
        [row] = await self._store.read(sa.select(length).where(*which))
        return int(row.length or 0)

    async def delete(self, person: str, game: str, name: str) -> None:
        """Take a file off a person's list. It is gone for good once no room and no finished game needs it."""
        _uploads(game)
        async with self.changing:
            if name not in await self.names(person, game):
                raise Refused("no-such-file", "You have no such file.", status=404)
            mine = sa.and_(_of(person, game), db.files.c.name == name)
            await self._store.write(db.Statement(sa.update(db.files).where(mine).values(listed=False, at=clock())))
            if not self._others:
                await self._delete_unused(game, name)

    async def delete_unused(self, before: float = inf) -> int:
        """Delete files that were taken off the last list before this, and that nobody needs any more."""
        deleted, files = 0, db.files.c
        unlisted = sa.select(files.game, files.name).where(files.listed.is_(False), files.at < before).distinct()
        for row in await self._store.read(unlisted):
            async with self.changing:
                deleted += await self._delete_unused(row.game, row.name)
        return deleted

    async def _delete_unused(self, game: str, name: str) -> bool:
        """Delete a file, unless it is on someone's list, or a room or a finished game needs it."""
        same = _same(game, name)
        listed = await self._store.read(sa.select(db.files.c.owner).where(same, db.files.c.listed.is_(True)))
        facts, status = sa.cast(db.rooms.c.facts, sa.Text), db.rooms.c.facts["status"].as_string()
        playing = sa.select(db.rooms.c.id).where(facts.contains(name, autoescape=True), status != "closed").limit(1)
        games, over = db.games.c, db.finished.c
        played = sa.select(over.id).join(db.games, sa.and_(games.room == over.room, games.game == over.game))
        played = played.where(sa.cast(games.about, sa.Text).contains(name, autoescape=True)).limit(1)
        if listed or await self._store.read(playing) or await self._store.read(played):
            return False
        # Somebody may upload the same at another process: their row is on a list, and stays.
        await self._store.write(db.Statement(sa.delete(db.files).where(same, db.files.c.listed.is_(False))))
        await self._refresh(game, name)
        self.tell(game, name)
        return True


def _tell_nobody(game: str, name: str) -> None:
    """There is no other process."""


def _same(game: str, name: str) -> sa.ColumnElement[bool]:
    return sa.and_(db.files.c.game == game, db.files.c.name == name)


def _of(person: str, game: str) -> sa.ColumnElement[bool]:
    return sa.and_(db.files.c.owner == person, db.files.c.game == game, db.files.c.listed.is_(True))


def _uploads(game: str) -> catalog.Uploads:
    uploads = catalog.uploads(game)
    if uploads is None:
        raise Refused("no-such-page", "There is no such page.", status=404)
    return uploads


def _plain(file: UploadedFile) -> dict[str, Any]:
    """All but the remarks, which quote the file: only its author gets them, once."""
    return {"name": file.name, "title": file.title, "languages": list(file.languages), "count": file.count}


def _summary(text: str, lines: list[str]) -> str:
    """The first finding and how many more there are; `findings` has them all."""
    more = len(lines) - 1
    return f"{text} {lines[0]}{f' (and {more} more)' if more else ''}" if lines else text
