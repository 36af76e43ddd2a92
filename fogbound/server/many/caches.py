"""What a process remembers of the database, brought up to date by the news of other processes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fogbound.server.files import Files
from fogbound.server.many.news import FileChanged, Missed, News, PersonChanged
from fogbound.server.many.redis_link import prefix_of, shared_key
from fogbound.server.people import People
from fogbound.server.push.notices import Push
from fogbound.server.rooms import Rooms
from fogbound.server.store import Store


@asynccontextmanager
async def following(
    url: str, store: Store, people: People, rooms: Rooms, files: Files, push: Push | None
) -> AsyncIterator[News]:
    """Tell and hear until the end of the block. What changed before counts as missed."""
    async with News.open(url, prefix_of(await shared_key(store))) as news:
        follow(news, people, rooms, files, push)
        yield news


def follow(news: News, people: People, rooms: Rooms, files: Files, push: Push | None) -> None:
    """Tell the others what this process changes, and read again what they have changed."""

    async def person_changed(item: PersonChanged) -> None:
        for person in await people.refresh([item.person]):
            rooms.person_renamed(person)
        if push is not None:
            await push.subscriptions.refresh(item.person)

    async def file_changed(item: FileChanged) -> None:
        await files.refresh(item.game, item.name)

    async def missed(_: Missed) -> None:
        for person in await people.refresh(list(people.names)):
            rooms.person_renamed(person)
        if push is not None:
            await push.subscriptions.refresh()
        await files.refresh_all()

    news.on(PersonChanged, person_changed)
    news.on(FileChanged, file_changed)
    news.on(Missed, missed)
    people.tell = lambda person: news.tell(PersonChanged(person))
    files.tell = lambda game, name: news.tell(FileChanged(game, name))
    if push is not None:
        push.subscriptions.tell = people.tell
