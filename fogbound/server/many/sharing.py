"""The work of bots and advisers, shared by all processes on one database and one Redis."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fogbound.server.analyses import Analyses
from fogbound.server.files import Files
from fogbound.server.many.redis_link import shared_key
from fogbound.server.many.shared_analyses import SharedAnalyses
from fogbound.server.many.shared_searches import SharedSearches
from fogbound.server.store import Store
from fogbound.server.workers import Workers


@asynccontextmanager
async def sharing(url: str, store: Store, files: Files, workers: Workers, analyses: Analyses) -> AsyncIterator[None]:
    """Until the end of the block, others may do our long searches and analyses, and we theirs."""
    key = await shared_key(store)
    async with (
        SharedSearches.open(url, key, workers.own_searches, files) as searches,
        SharedAnalyses.open(url, key, store, files, analyses) as shared_analyses,
    ):
        workers.searches, analyses.shared = searches, shared_analyses
        try:
            yield
        finally:
            workers.searches, analyses.shared = workers.own_searches, None
