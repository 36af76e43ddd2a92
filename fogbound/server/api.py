"""The HTTP API: a few JSON resources, pictures and files, and the socket of a room."""

from __future__ import annotations

import asyncio
import contextlib
import io
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Query, Request, WebSocket
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from fogbound import catalog
from fogbound.bots import adviser
from fogbound.errors import FogboundError
from fogbound.game import Edition
from fogbound.server import edition_info, wire
from fogbound.server.bodies import Me
from fogbound.server.people import COOKIE
from fogbound.server.room.runner import RoomRunner
from fogbound.server.rooms import Rooms
from fogbound.server.services import Person, Server, Services
from fogbound.server.socket import serve
from fogbound.server.wire import NewName, NewRoom, Refused

YEAR = 365 * 24 * 3600
THEMES = ("light", "dark")
GameNumber = Annotated[int | None, Query(ge=1, le=100_000)]

router = APIRouter(prefix="/api")


# People


@router.get("/me")
async def me(request: Request, server: Server) -> Response:
    person = server.people.who(request.cookies.get(COOKIE))
    return _json(Me(person, server.people.name(person) if person else ""))


@router.post("/me")
async def introduce(request: Request, server: Server) -> Response:
    server.limits["newcomers"].check(_address(request))
    name = wire.read_body(NewName, await request.body()).name
    person = await server.people.introduce(server.people.who(request.cookies.get(COOKIE)), name)
    server.rooms.person_renamed(person)
    answer = _json(Me(person, server.people.name(person)))
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, server.people.cookie(person), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return answer


# Games


@router.get("/editions")
async def editions() -> Response:
    return _json(edition_info.all_editions())


@router.get("/boards/{digest}/{theme}.svg")
async def picture(server: Server, digest: str, theme: str) -> Response:
    svg = await asyncio.to_thread(_picture, server.rooms, digest, theme)
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})


# Files


@router.post("/files/{game}")
async def upload(request: Request, server: Server, person: Person, game: str) -> dict[str, Any]:
    server.limits["files"].check(person)
    server.limits["files_here"].check(_address(request))
    return await server.files.upload(person, game, await request.body())


@router.get("/files/{game}")
async def uploads(server: Server, person: Person, game: str) -> list[dict[str, Any]]:
    return await server.files.listing(person, game)


@router.delete("/files/{game}/{name}")
async def delete_upload(server: Server, person: Person, game: str, name: str) -> dict[str, Any]:
    await server.files.delete(person, game, name)
    return {}


# Rooms


@router.get("/rooms")
async def my_rooms(server: Server, person: Person) -> Response:
    return _json(server.rooms.summaries(person))


@router.post("/rooms")
async def create(request: Request, server: Server, person: Person) -> dict[str, str]:
    server.limits["rooms"].check(person)
    room = (await server.rooms.create(person, wire.read_body(NewRoom, await request.body()))).state
    drawing = asyncio.create_task(asyncio.to_thread(_draw_ahead, room.edition))  # while people sit down
    server.drawing.add(drawing)
    drawing.add_done_callback(server.drawing.discard)
    return {"room": room.id, "code": room.code}


@router.post("/rooms/{name}/join")
async def join(request: Request, server: Server, person: Person, name: str) -> dict[str, str]:
    runner = await _by_link_or_code(server, name, _address(request), person)
    await runner.enter(person)
    return {"room": runner.id}


@router.get("/rooms/{room_id}/material")
async def material(server: Server, person: Person, room_id: str) -> dict[str, Any]:
    room = (await server.rooms.for_member(room_id, person)).state
    values = catalog.material(room.edition)
    if "board" in values:  # not every game has one
        digest = dict(room.edition.digests)["board"]
        values["board"]["picture"] = {theme: f"/api/boards/{digest}/{theme}.svg" for theme in THEMES}
    return {**values, "adviser": adviser(room.edition)}


@router.get("/rooms/{room_id}/qr.svg")
async def qr(server: Server, person: Person, room_id: str, link: str) -> Response:
    room = (await server.rooms.for_member(room_id, person)).state
    if len(link) > 300 or room.id not in _path_of(link):
        raise Refused("bad-message", "Only links to this room are drawn.", field="link")
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False, svgns=True)
    return Response(out.getvalue(), media_type="image/svg+xml")


@router.get("/rooms/{room_id}/record")
async def record(
    server: Server, person: Person, room_id: str, game: GameNumber = None, series: GameNumber = None
) -> PlainTextResponse:
    room = (await server.rooms.for_member(room_id, person)).state
    text = await server.rooms.record(room, game, series)
    number = game or series or room.facts.game_number
    file_name = {"Content-Disposition": f'attachment; filename="fogbound-{room.code}-{number}.fog"'}
    return PlainTextResponse(text, headers=file_name)


@router.get("/rooms/{room_id}/analysis")
async def analysis(server: Server, person: Person, room_id: str, game: GameNumber = None) -> JSONResponse:
    room = (await server.rooms.for_member(room_id, person)).state
    finished, answer = await server.analyses.look_back(room, game)
    return JSONResponse(answer, 200 if finished else 202)


@router.websocket("/rooms/{room_id}/socket")
async def socket(websocket: WebSocket, room_id: str) -> None:
    await serve(websocket, websocket.app.state.services, room_id)


def _json(body: Any) -> Response:
    return Response(wire.write_body(body), media_type="application/json")


def _address(request: Request) -> str:
    return request.client.host if request.client else "?"


async def _by_link_or_code(server: Services, name: str, address: str, person: str) -> RoomRunner:
    """The room of a link, which nobody can guess, or of a code. Guessing codes soon gets slow, even for right ones.

    A person has few wrong guesses, so that nobody uses up those of their whole household; an address has more, so that
    appearing as many persons does not help.
    """
    try:
        return await server.rooms.by_id(name)
    except Refused:
        server.limits["guesses"].check(person)
        server.limits["guesses_here"].check(address)
        runner = await server.rooms.by_id_or_code(name)
    server.limits["guesses"].give_back(person)
    server.limits["guesses_here"].give_back(address)
    return runner


def _path_of(link: str) -> str:
    try:
        return urlsplit(link).path + urlsplit(link).fragment
    except ValueError:
        return ""


def _picture(rooms: Rooms, digest: str, theme: str) -> str:
    edition = rooms.edition_on(digest)
    if edition is None or theme not in THEMES:
        raise Refused("no-such-page", "There is no such picture.", status=404)
    return catalog.picture(edition, theme)


def _draw_ahead(edition: Edition) -> None:
    """Draw the map before anybody asks for it: a large one takes a moment."""
    with contextlib.suppress(FogboundError):  # not every game has one
        for theme in THEMES:
            catalog.picture(edition, theme)
