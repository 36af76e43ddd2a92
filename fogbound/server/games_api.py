"""Finished games over HTTP: a person's list of them, and each at its own address."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from fogbound.game import State
from fogbound.server import archive, history, wire
from fogbound.server.api import analysis_response, json_response, material_of
from fogbound.server.bodies import FinishedGame, Shared
from fogbound.server.services import Anyone, Language, Person, Server, address_of
from fogbound.server.wire import Refused

GameId = Annotated[str, Query(max_length=64)]

router = APIRouter(prefix="/api/games")


@router.get("")
async def my_games(
    server: Server,
    person: Person,
    after: GameId | None = None,
    count: Annotated[int, Query(ge=1, le=history.MOST)] = 20,
) -> Response:
    return json_response(await server.history.page(person, after, count))


@router.get("/{id}")
async def finished_game(server: Server, person: Anyone, id: str) -> Response:
    kept = await server.history.find(id, person)
    match = await server.history.match(kept)
    edition = match.state.edition
    server.rooms.know_board(edition)
    view = wire.view(match.view(None), 1, 0, match.seals)
    return json_response(
        FinishedGame(
            game=history.summary(kept, person),
            room=history.room_message(kept, edition),
            you=history.you_message(kept, person),
            view=view,
            material=material_of(edition),
            may=["share"] if kept.own else [],
            table=await server.rooms.table_of(kept.room_id, person),
        )
    )


@router.post("/{id}/share")
async def share(request: Request, server: Server, person: Person, id: str) -> Response:
    wanted = wire.read_body(Shared, await request.body())
    await server.history.share(id, person, wanted.public)
    return json_response(wanted)


@router.get("/{id}/record")
async def record(server: Server, person: Anyone, id: str) -> PlainTextResponse:
    text = await server.history.record(await server.history.find(id, person))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="fogbound-{id}.fog"'})


@router.get("/{id}/picture.{kind}")
async def picture(request: Request, server: Server, person: Anyone, language: Language, id: str, kind: str) -> Response:
    """The game as a picture to share. Only drawing one counts against a limit: those that are kept cost nothing."""
    kept = await server.history.find(id, person)
    if kind not in ("svg", "png"):
        raise Refused("no-such-page", "Pictures are svg or png.", status=404)
    if not server.pictures.has(kept, language, png=kind == "png"):
        server.limits["pictures"].check(address_of(request))

    async def state() -> State:
        return (await server.history.match(kept)).state

    # A player may make the game private again.
    headers = {"Cache-Control": "private, max-age=300", "Vary": "Accept-Language"}
    if kind == "svg":
        return Response(await server.pictures.svg(kept, state, language), media_type="image/svg+xml", headers=headers)
    return Response(await server.pictures.png(kept, state, language), media_type="image/png", headers=headers)


@router.get("/{id}/tables")
async def tables(server: Server, person: Anyone, id: str) -> JSONResponse:
    match = await server.history.match(await server.history.find(id, person))
    return JSONResponse({"tables": await asyncio.to_thread(archive.past_tables, match)})


@router.get("/{id}/analysis")
async def analysis(server: Server, person: Anyone, id: str) -> JSONResponse:
    kept = await server.history.find(id, person)
    base = await server.history.base(kept)
    finished, found = await server.analyses.look_back(kept.room_id, kept.number, base, person or "")
    return analysis_response(finished, {**found, "game": 1} if finished else found)
