"""A process without a table: it does long searches and analyses for the others, until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from fogbound.server.analyses import Analyses
from fogbound.server.files import Files, upload_folder
from fogbound.server.many.news import FileChanged, Missed, News
from fogbound.server.many.redis_link import prefix_of, shared_key
from fogbound.server.many.sharing import sharing
from fogbound.server.store import Store
from fogbound.server.workers import Workers


async def think(database: str, redis: str, processes: int, ready: Callable[[], None]) -> None:
    """Do others' work until SIGINT or SIGTERM. Jobs that are under way then are given back."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with Store.open(database) as store, upload_folder() as folder:
        workers, analyses = Workers(folder=folder, long=processes), Analyses(store)
        files = Files(store, folder, others=True)
        try:
            await files.restore()
            await workers.preload_searches()
            async with (
                News.open(redis, prefix_of(await shared_key(store))) as news,
                sharing(redis, store, files, workers, analyses),
            ):
                _follow(news, files)
                ready()
                await stop.wait()
            await analyses.stop()
        finally:
            workers.close()


def _follow(news: News, files: Files) -> None:
    """Delete here what others delete."""

    async def file_changed(item: FileChanged) -> None:
        await files.refresh(item.game, item.name)

    async def missed(_: Missed) -> None:
        await files.refresh_all()

    news.on(FileChanged, file_changed)
    news.on(Missed, missed)
