"""The HTTP API: a few JSON resources, pictures and files, and the socket of a room."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import Iterable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Query, Request, WebSocket
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from fogbound import catalog
from fogbound.bots import adviser
from fogbound.errors import FogboundError
from fogbound.game import Edition
from fogbound.server import edition_info, exercises, wire
from fogbound.server.bodies import Invitation, Me, Reach
from fogbound.server.fixed_answers import SVG
from fogbound.server.many import Elsewhere
from fogbound.server.people import COOKIE
from fogbound.server.quotas import MIB
from fogbound.server.reach import refuse_strangers
from fogbound.server.room.runner import RoomRunner
from fogbound.server.services import Language, Person, Server, Services, address_of
from fogbound.server.socket import serve
from fogbound.server.wire import NewName, NewReach, NewRoom, Refused
from fogbound.server.workers import Workers

YEAR = 365 * 24 * 3600
GameNumber = Annotated[int | None, Query(ge=1, le=100_000)]

router = APIRouter(prefix="/api")


# People


@router.get("/me")
async def me(request: Request, server: Server) -> Response:
    person = await server.people.who(request.cookies.get(COOKIE))
    return json_response(Me(person, server.people.name(person) if person else ""))


@router.post("/me")
async def introduce(request: Request, server: Server) -> Response:
    name, known = (
        wire.read_body(NewName, await request.body()).name,
        await server.people.who(request.cookies.get(COOKIE)),
    )
    if known is None:
        await server.common.check("newcomers", address_of(request))
    else:
        await server.common.check("renames", known)
    person = await server.people.introduce(known, name)
    server.rooms.person_renamed(person)
    answer = json_response(Me(person, server.people.name(person)))
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, server.people.cookie(person), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return answer


# Who can reach this server


@router.get("/reach")
async def reach(request: Request, server: Server) -> Response:
    return json_response(_reach(request, server))


@router.post("/reach")
async def switch_reach(request: Request, server: Server, person: Person) -> Response:
    refuse_strangers(server.reach, request)
    await server.reach.switch(open=wire.read_body(NewReach, await request.body()).open)
    server.rooms.tell_everyone(server.reach.message())
    return json_response(_reach(request, server))


def _reach(request: Request, server: Services) -> Reach:
    now, may = server.reach.message(), server.reach.can_switch and server.reach.is_operator(request)
    return Reach(now.address, now.here_only, may)


# Games


@router.get("/editions")
async def editions(request: Request, server: Server) -> Response:
    return await server.fixed.respond(request, "editions", lambda: wire.write_body(edition_info.all_editions()))


@router.get("/boards/{digest}/{theme}.svg")
async def picture(request: Request, server: Server, language: Language, digest: str, theme: str) -> Response:
    draw = partial(_picture, server, digest, theme, language)
    return await server.fixed.respond(request, ("board", digest, theme, language), draw, SVG, age=3600)


# Files


@router.post("/files/{game}")
async def upload(request: Request, server: Server, person: Person, game: str) -> dict[str, Any]:
    await server.common.check("files", person)
    await server.common.check("files_here", address_of(request))
    content = await request.body()
    await server.common.check("file_space_here", address_of(request), len(content) / MIB)
    return await server.files.upload(person, game, content)


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
    return json_response(await server.rooms.summaries(person))


@router.post("/rooms")
async def create(request: Request, server: Server, person: Person, language: Language) -> dict[str, str]:
    await server.common.check("rooms", person)
    await server.common.check("rooms_here", address_of(request))
    room = await server.rooms.create(person, wire.read_body(NewRoom, await request.body()))
    drawing = asyncio.create_task(_draw_ahead(server.workers, room.edition, language))  # while people sit down
    server.drawing.add(drawing)
    drawing.add_done_callback(server.drawing.discard)
    return {"room": room.id, "code": room.code}


@router.post("/rooms/{name}/join")
async def join(request: Request, server: Server, person: Person, name: str) -> dict[str, str]:
    runner = await _by_link_or_code(server, name, address_of(request), person)
    await runner.enter(person)
    return {"room": runner.id}


@router.get("/rooms/{name}")
async def invitation(request: Request, server: Server, name: str) -> Response:
    """What a link leads to, for people who have not introduced themselves: a dead one must not ask for a name."""
    person = await server.people.who(request.cookies.get(COOKIE))
    facts = (await _by_link_or_code(server, name, address_of(request), person)).state.facts
    return json_response(
        Invitation(facts.edition, catalog.title(facts.edition), server.people.name(facts.host), person in facts.members)
    )


@router.get("/rooms/{room_id}/material")
async def material(request: Request, server: Server, person: Person, room_id: str) -> Response:
    edition = (await server.rooms.for_member(room_id, person)).state.edition
    key = "material", edition.id, edition.options, edition.digests
    return await server.fixed.respond(request, key, lambda: wire.write_body(material_of(edition)))


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


@router.get("/rooms/{room_id}/tables")
async def tables(server: Server, person: Person, room_id: str, game: GameNumber = None) -> JSONResponse:
    room = (await server.rooms.for_member(room_id, person)).state
    return JSONResponse({"tables": await server.rooms.past_tables(room, game)})


@router.get("/rooms/{room_id}/analysis")
async def analysis(server: Server, person: Person, room_id: str, game: GameNumber = None) -> JSONResponse:
    room = (await server.rooms.for_member(room_id, person)).state
    number = room.facts.game_number if game is None else game
    return analysis_response(*await server.analyses.look_back(room.id, number, room.base, person))


@router.websocket("/rooms/{room_id}/socket")
async def socket(websocket: WebSocket, room_id: str) -> None:
    await serve(websocket, websocket.app.state.services, room_id)


def material_of(edition: Edition) -> dict[str, Any]:
    """What never changes during a game of an edition, with addresses of the pictures of its board."""
    return {**exercises.with_pictures(edition), "adviser": adviser(edition)}


def analysis_response(finished: bool, answer: dict[str, Any]) -> JSONResponse:
    return JSONResponse(answer, 200 if finished else 202)


def json_response(body: Any) -> Response:
    return Response(wire.write_body(body), media_type="application/json")


async def _by_link_or_code(server: Services, name: str, address: str, person: str | None) -> RoomRunner:
    """The room of a link, which nobody can guess, or of a code. Guessing codes soon gets slow, even for right ones.

    A person has few wrong guesses, so that nobody uses up those of their whole household; an address has more, so that
    appearing as many persons does not help. A stranger has the few of a person, for all strangers of the address.
    """
    guesses = ("guesses", person or f"a stranger at {address}"), ("guesses_here", address)
    try:
        return await server.rooms.by_id(name)
    except Refused as problem:
        if problem.code != "no-such-room":
            raise
        for limit, key in guesses:
            await server.common.check(limit, key)
    try:
        runner = await server.rooms.by_id_or_code(name)
    except Elsewhere:  # a right guess all the same
        await _give_back(server, guesses)
        raise
    await _give_back(server, guesses)
    return runner


async def _give_back(server: Services, guesses: Iterable[tuple[str, str]]) -> None:
    for limit, key in guesses:
        await server.common.give_back(limit, key)


def _path_of(link: str) -> str:
    try:
        return urlsplit(link).path + urlsplit(link).fragment
    except ValueError:
        return ""


async def _picture(server: Services, digest: str, theme: str, language: str) -> bytes:
    edition = server.rooms.edition_on(digest) or await asyncio.to_thread(exercises.shipped_on, digest)
    if edition is None or theme not in exercises.THEMES:
        raise Refused("no-such-page", "There is no such picture.", status=404)
    return await server.workers.draw(edition, theme, language)


async def _draw_ahead(workers: Workers, edition: Edition, language: str) -> None:
    """Draw the map before anybody asks for it: a process that has drawn a large one once is quick the next time."""
    with contextlib.suppress(FogboundError, BrokenProcessPool):  # not every game has a map
        for theme in exercises.THEMES:
            await workers.draw(edition, theme, language)
