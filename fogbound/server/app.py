"""The web application: the API, one socket per person and room, and the built client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from fogbound.server import api, client, games_api, health_api, installing, lessons, push_api, puzzles
from fogbound.server.analyses import Analyses
from fogbound.server.clock import clock
from fogbound.server.endings import end
from fogbound.server.files import Files, upload_folder
from fogbound.server.guard import Guard, answer_errors
from fogbound.server.history import History
from fogbound.server.limits import CommonLimits, Limits
from fogbound.server.many import Many
from fogbound.server.many.chores import for_all
from fogbound.server.many.leases import Leases
from fogbound.server.many.takeover import take_over_for_ever
from fogbound.server.only_server import only_server
from fogbound.server.people import People
from fogbound.server.pictures import Pictures
from fogbound.server.push.notices import Push, PushSettings
from fogbound.server.reach import Reach
from fogbound.server.rooms import Rooms
from fogbound.server.services import Services
from fogbound.server.store import Store
from fogbound.server.sweeping import Broom
from fogbound.server.watch.health import Health
from fogbound.server.watch.requests import RequestIds
from fogbound.server.watch.watching import Watch, watched
from fogbound.server.workers import Workers, long_processes


@asynccontextmanager
async def _store(database: str) -> AsyncIterator[Store]:
    """The store, for this server alone."""
    with only_server(database):
        async with Store.open(database) as store:
            yield store


@asynccontextmanager
async def _push(store: Store, settings: PushSettings | None) -> AsyncIterator[Push | None]:
    """What sends notices, where the server does."""
    if settings is None:
        yield None
        return
    async with Push.open(store, settings) as push:
        yield push


@asynccontextmanager
async def _news(
    store: Store, many: Many | None, people: People, rooms: Rooms, files: Files, push: Push | None
) -> AsyncIterator[None]:
    """What this process changes is told to the others, and the other way round, where there are others."""
    if many is None or many.redis is None:
        yield
        return
    from fogbound.server.many.caches import following  # its library is an extra

    async with following(many.redis, store, people, rooms, files, push):
        yield


@asynccontextmanager
async def _leases(app: FastAPI, store: Store, many: Many | None) -> AsyncIterator[Leases | None]:
    """Where there are several processes: the rooms that this one owns, and a relay to the owners of the others."""
    if many is None:
        yield None
        return
    from fogbound.server.many.relay import Relay  # what it needs is an extra

    async with Leases.open(store, many) as leases, Relay.open(store, leases) as relay:
        app.state.relay, leases.gone = relay, relay.hang_up
        yield leases


def _is_cut_off(leases: Leases | None) -> bool:
    return leases is not None and leases.is_cut_off


def _chores(
    store: Store, rooms: Rooms, workers: Workers, broom: Broom, leases: Leases | None
) -> Iterator[Coroutine[Any, Any, None]]:
    """What a server does for as long as it runs."""
    yield rooms.unload_idle_for_ever()
    yield workers.preload_compiled()
    if leases is None:
        yield broom.sweep_for_ever()
    else:
        yield for_all(store, broom.sweep_for_ever)
        yield take_over_for_ever(leases, rooms)


@asynccontextmanager
async def _sharing(
    store: Store, many: Many | None, files: Files, workers: Workers, analyses: Analyses
) -> AsyncIterator[None]:
    """Where there are several processes, any of them does long searches and analyses."""
    if many is None or many.redis is None:
        yield
        return
    from fogbound.server.many.sharing import sharing  # its library is an extra

    async with sharing(many.redis, store, files, workers, analyses):
        yield


@asynccontextmanager
async def _counting(store: Store, many: Many | None, limits: CommonLimits) -> AsyncIterator[None]:
    """What people do seldom is counted for all processes together, where there are several."""
    if many is None or many.redis is None:
        yield
        return
    from fogbound.server.many.redis_link import shared_key  # its library is an extra
    from fogbound.server.many.shared_limits import SharedLimits

    async with SharedLimits.open(many.redis, await shared_key(store)) as limits.sharing:
        yield


@asynccontextmanager
async def _doing(chores: Iterator[Coroutine[Any, Any, None]]) -> AsyncIterator[None]:
    """Do chores until the end of the block."""
    tasks = [asyncio.create_task(chore) for chore in chores]
    try:
        yield
    finally:
        await end(*tasks)


def create_app(
    database: str,
    limits: Limits | None = None,
    bot_processes: int = 1,
    reach: Reach | None = None,
    push: PushSettings | None = None,
    many: Many | None = None,
    watch: Watch | None = None,
    stopping: Callable[[], bool] = lambda: False,
) -> FastAPI:
    """The application on one database. Without `push` it sends no notices.

    It shares nothing with any other; with `many` it is one of several processes on a PostgreSQL database.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with (
            _store(database) as store,
            upload_folder() as folder,
            _push(store, push) as notices,
            _leases(app, store, many) as leases,
        ):
            workers = Workers(bot_processes, folder, long_processes(1 if many is None else many.siblings))
            try:
                await workers.preload()
                people = await People.load(store)
                files = Files(store, folder, others=many is not None)
                await files.restore()
                rooms, analyses = Rooms(store, people, workers, files, notices, leases), Analyses(store)
                broom = Broom(store, rooms, people, clock, files=files if many is not None else None)
                rates = (limits or Limits()).start()
                app.state.services = Services(
                    store,
                    people,
                    workers,
                    rooms,
                    files,
                    analyses,
                    History(store),
                    Pictures(),
                    reach or Reach(),
                    notices,
                    rates,
                )
                redis, cut_off = None if many is None else many.redis, partial(_is_cut_off, leases)
                health = app.state.health = Health(store, redis, stopping, cut_off)
                async with (
                    _doing(_chores(store, rooms, workers, broom, leases)),
                    _news(store, many, people, rooms, files, notices),
                    _sharing(store, many, files, workers, analyses),
                    _counting(store, many, app.state.services.common),
                    watched(watch, app.state.services, health),
                ):
                    yield
                await rooms.stop()
                await analyses.stop()
            finally:
                workers.close()

    app = FastAPI(title="Fogbound", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard)
    answer_errors(app)
    if many is not None:
        from fogbound.server.many.relay import Relaying  # what it needs is an extra

        app.add_middleware(Relaying)  # it passes on what `app.state.relay` can
    app.add_middleware(RequestIds)
    app.include_router(health_api.router)
    app.include_router(api.router)
    app.include_router(games_api.router)
    app.include_router(lessons.router)
    app.include_router(puzzles.router)
    app.include_router(push_api.router)
    app.include_router(installing.router)
    app.include_router(client.router)
    return app
