"""The web application: a few pages of JSON, one socket per person and room, and the built client."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from fastapi import Body, Depends, FastAPI, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from fogbound import catalog
from fogbound.bots import adviser, bots_for, house_bot, levels_for
from fogbound.errors import FogboundError
from fogbound.game import Edition
from fogbound.house.steward import manners
from fogbound.options import Option
from fogbound.server import wire
from fogbound.server.analyses import Analyses
from fogbound.server.files import MOST_BYTES, Files, folder_for_files
from fogbound.server.limits import Limit
from fogbound.server.people import COOKIE, People
from fogbound.server.room import Room
from fogbound.server.rooms import Rooms
from fogbound.server.socket import serve
from fogbound.server.store import Store
from fogbound.server.wire import NewName, NewRoom, Refused
from fogbound.server.workers import Workers

log = logging.getLogger("fogbound.server")
STATIC = Path(__file__).with_name("static")
YEAR = 365 * 24 * 3600

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass
class Limits:
    """How fast is too fast: (at once, per second)."""

    guesses: tuple[float, float] = (10, 1 / 60)  # wrong codes of a person
    newcomers: tuple[float, float] = (30, 1 / 10)
    rooms: tuple[float, float] = (30, 1 / 10)
    messages: tuple[float, float] = (60, 20)
    pins: tuple[float, float] = (5, 1 / 10)
    guesses_here: tuple[float, float] = (40, 1 / 30)  # wrong codes from an address
    files: tuple[float, float] = (20, 1 / 20)  # sent by a person
    files_here: tuple[float, float] = (60, 1 / 10)  # sent from an address
    hints: tuple[float, float] = (3, 1 / 2)  # to a person in a room


@dataclass
class House:
    """Everything a request needs."""

    store: Store
    people: People
    workers: Workers
    rooms: Rooms
    files: Files
    analyses: Analyses
    limits: dict[str, Limit] = field(default_factory=dict)
    drawing: set[asyncio.Task[None]] = field(default_factory=set)  # maps on their way


def create_app(database: str, limits: Limits | None = None, bot_processes: int = 1) -> FastAPI:
    """The application on one database; nothing is shared with any other."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with Store.open(database) as store, folder_for_files() as folder:
            workers = Workers(bot_processes, folder)
            try:
                await workers.warm()
                people = await People.load(store)
                files = Files(store, folder)
                await files.lay_out()
                rooms, analyses = Rooms(store, people, workers, files), Analyses(store)
                await rooms.restore()
                tidying, settling = (asyncio.create_task(it) for it in (rooms.tidy_for_ever(), workers.settle()))
                rates = {name: Limit(*rate) for name, rate in vars(limits or Limits()).items()}
                app.state.house = House(store, people, workers, rooms, files, analyses, rates)
                yield
                tidying.cancel()
                settling.cancel()
                await rooms.rest()
                await analyses.rest()
            finally:
                workers.close()

    app = FastAPI(title="Fogbound", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.middleware("http")(_guard)
    _answer_refusals(app)
    _pages(app)
    return app


async def _guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse what is too big or comes from another site; say with every answer what a browser may do with it."""
    length = request.headers.get("content-length", "0")
    most = MOST_BYTES if request.url.path.startswith("/api/files/") else wire.MAX_BYTES
    if not length.isdecimal() or len(length) > 12 or int(length) > most:
        return _refused(Refused("too-big", f"This request may have at most {most} bytes.", status=413))
    if "transfer-encoding" in request.headers:
        return _refused(Refused("too-big", "Say how long the request is (Content-Length).", status=411))
    if request.method != "GET" and not same_origin(request.headers):
        return _refused(Refused("bad-origin", "This request came from a page of another site.", status=403))
    response = await call_next(request)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.url.path.startswith("/api/"):
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def same_origin(headers: Any) -> bool:
    """Browsers say where a page came from; programs that are no browsers say nothing."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def _refused(problem: FogboundError) -> JSONResponse:
    status = problem.status if isinstance(problem, Refused) else 400
    return JSONResponse(wire.refusal(problem), status_code=status, headers=HEADERS)


def _answer_refusals(app: FastAPI) -> None:
    @app.exception_handler(FogboundError)
    async def refused(_: Request, problem: FogboundError) -> JSONResponse:
        return _refused(problem)

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, problem: RequestValidationError) -> JSONResponse:
        first = problem.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        return _refused(Refused("bad-message", f"The request cannot be read: {where}: {first['msg']}.", field=where))

    @app.exception_handler(HTTPException)
    async def no_page(_: Request, problem: HTTPException) -> JSONResponse:
        text = "There is no such page." if problem.status_code == 404 else str(problem.detail)
        code = "no-such-page" if problem.status_code in (404, 405) else "bad-message"
        return _refused(Refused(code, text, status=problem.status_code))

    @app.exception_handler(Exception)
    async def failed(_: Request, __: Exception) -> JSONResponse:
        return _refused(Refused("failed", "The server could not do that. Please try again.", status=500))


def house(request: Request) -> House:
    found: House = request.app.state.house
    return found


def person(request: Request, home: Annotated[House, Depends(house)]) -> str:
    who = home.people.who(request.cookies.get(COOKIE))
    if who is None:
        raise Refused("who-are-you", "Introduce yourself first.", status=401)
    return who


Home = Annotated[House, Depends(house)]
Who = Annotated[str, Depends(person)]
GameNumber = Annotated[int | None, Query(ge=1, le=100_000)]


def _address(request: Request) -> str:
    return request.client.host if request.client else "?"


def _pages(app: FastAPI) -> None:
    @app.get("/api/me")
    async def me(request: Request, home: Home) -> dict[str, Any]:
        who = home.people.who(request.cookies.get(COOKIE))
        return {"person": who, "name": home.people.name(who) if who else ""}

    @app.post("/api/me")
    async def introduce(request: Request, home: Home, body: NewName) -> Response:
        home.limits["newcomers"].check(_address(request))
        who = await home.people.introduce(home.people.who(request.cookies.get(COOKIE)), body.name)
        answer = JSONResponse({"person": who, "name": home.people.name(who)})
        secure = request.url.scheme == "https"
        answer.set_cookie(COOKIE, home.people.cookie(who), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return answer

    @app.get("/api/editions")
    async def editions() -> list[dict[str, Any]]:
        return [_edition_card(edition_id) for edition_id in catalog.EDITIONS]

    @app.get("/api/rooms")
    async def mine(home: Home, who: Who) -> list[dict[str, Any]]:
        return home.rooms.cards(who)

    @app.post("/api/rooms")
    async def create(home: Home, who: Who, body: Annotated[NewRoom, Body()]) -> dict[str, str]:
        home.limits["rooms"].check(who)
        room = await home.rooms.create(who, body)
        drawing = asyncio.create_task(asyncio.to_thread(_draw_ahead, room.edition))  # while people sit down
        home.drawing.add(drawing)
        drawing.add_done_callback(home.drawing.discard)
        return {"room": room.id, "code": room.code}

    @app.post("/api/rooms/{name}/join")
    async def join(request: Request, home: Home, who: Who, name: str) -> dict[str, str]:
        room = await _by_link_or_code(home, name, _address(request), who)
        await room.enter(who)
        return {"room": room.id}

    @app.get("/api/rooms/{name}/material")
    async def material(home: Home, who: Who, name: str) -> dict[str, Any]:
        room = await _member(home, who, name)
        found = catalog.material(room.edition)
        if "board" in found:  # not every game has one
            digest = dict(room.edition.digests)["board"]
            found["board"]["picture"] = {theme: f"/api/boards/{digest}/{theme}.svg" for theme in ("light", "dark")}
        return {**found, "adviser": adviser(room.edition)}

    @app.post("/api/files/{game}")
    async def bring(request: Request, home: Home, who: Who, game: str) -> dict[str, Any]:
        home.limits["files"].check(who)
        home.limits["files_here"].check(_address(request))
        return await home.files.bring(who, game, await request.body())

    @app.get("/api/files/{game}")
    async def brought(home: Home, who: Who, game: str) -> list[dict[str, Any]]:
        return await home.files.told(who, game)

    @app.delete("/api/files/{game}/{name}")
    async def drop(home: Home, who: Who, game: str, name: str) -> dict[str, Any]:
        await home.files.drop(who, game, name)
        return {}

    @app.get("/api/boards/{digest}/{theme}.svg")
    async def picture(home: Home, digest: str, theme: str) -> Response:
        svg = await asyncio.to_thread(_picture, home.rooms, digest, theme)
        return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})

    @app.get("/api/rooms/{name}/qr.svg")
    async def qr(request: Request, home: Home, who: Who, name: str, link: str) -> Response:
        room = await _member(home, who, name)
        if len(link) > 300 or room.id not in _way(link):
            raise Refused("bad-message", "Only links to this room are drawn.", field="link")
        out = io.BytesIO()
        segno.make(link, error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False, svgns=True)
        return Response(out.getvalue(), media_type="image/svg+xml")

    @app.get("/api/rooms/{name}/record")
    async def record(
        home: Home, who: Who, name: str, game: GameNumber = None, series: GameNumber = None
    ) -> PlainTextResponse:
        room = await _member(home, who, name)
        text = await room.record(game, series)
        number = game or series or room.facts.game
        named = {"Content-Disposition": f'attachment; filename="fogbound-{room.code}-{number}.fog"'}
        return PlainTextResponse(text, headers=named)

    @app.get("/api/rooms/{name}/analysis")
    async def analysis(home: Home, who: Who, name: str, game: GameNumber = None) -> JSONResponse:
        room = await _member(home, who, name)
        finished, told = await room.analysis(home.analyses, game)
        return JSONResponse(told, 200 if finished else 202)

    @app.websocket("/api/rooms/{name}/socket")
    async def socket(websocket: WebSocket, name: str) -> None:
        home: House = websocket.app.state.house
        await serve(websocket, home.rooms, home.people, name, home.limits, same_origin(websocket.headers))

    @app.get("/{path:path}")
    async def client(path: str) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404)
        return _file(path)


def _edition_card(edition_id: str) -> dict[str, Any]:
    options, brings = catalog.options(edition_id), catalog.brings(catalog.game_of(edition_id))
    players = next(option for option in options if option.name == "players")
    tables = {str(n): catalog.find(edition_id, players=n) for n in range(players.low, players.high + 1)}
    usual = tables[players.text(players.default)]
    return {
        "id": edition_id,
        "title": catalog.title(edition_id),
        "bots": list(_bots(usual)),
        "house_bot": house_bot(usual),
        "usual": catalog.facts(usual),
        "options": [_option(option) for option in options],
        "handicaps": {
            str(players): {"options": dict(one.options), "usual": one.usual, "fair": one.fair}
            for players, one in catalog.handicaps(edition_id).items()
        },
        "manners": [_option(option) for option in manners(tables[str(players.low)].game)],
        "seats": {n: list(edition.seats) for n, edition in tables.items()},
        "sides": {n: [list(side) for side in edition.sides] for n, edition in tables.items()},
        "roles": {n: [list(role) for role in edition.roles] for n, edition in tables.items()},
        "heats": any(edition.heats for edition in tables.values()),
        "agreed": any(edition.agreed for edition in tables.values()),
        "brings": brings.option if brings is not None else None,
        "adviser": adviser(tables[str(players.low)]),
    }


def _bots(edition: Edition) -> Iterator[dict[str, Any]]:
    """Every bot; those that people choose from have a line of character and a level, weakest first."""
    lines = dict(levels_for(edition))
    order = list(lines)
    for name, kind in bots_for(edition).items():
        level = order.index(name) + 1 if name in lines else None
        boards = None if kind.schooling is None else list(kind.schooling.boards())
        yield {"name": name, "line": lines.get(name, ""), "level": level, "boards": boards}


def _option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.text(option.default),
        "allowed": option.allowed if option.kind != "name" else ", ".join(option.choices),
        "low": option.low,
        "high": option.high,
        "choices": list(option.choices),
    }


async def _by_link_or_code(home: House, name: str, address: str, who: str) -> Room:
    """Trying codes gets slow very soon, and then a right one is not taken either. Links cannot be guessed.

    A person has few wrong ones, so that nobody uses up those of his whole house; an address has more, so that being
    many persons is of no use either.
    """
    try:
        return await home.rooms.at(name)
    except Refused:
        home.limits["guesses"].check(who)
        home.limits["guesses_here"].check(address)
        room = await home.rooms.find(name)
    home.limits["guesses"].give_back(who)
    home.limits["guesses_here"].give_back(address)
    return room


def _way(link: str) -> str:
    try:
        return urlsplit(link).path + urlsplit(link).fragment
    except ValueError:
        return ""


async def _member(home: House, who: str, name: str) -> Room:
    room = await home.rooms.at(name)
    if who not in room.facts.members:
        raise Refused("not-yours", "Join the room first.", status=403)
    return room


def _picture(rooms: Rooms, digest: str, theme: str) -> str:
    edition = rooms.edition_on(digest)
    if edition is None or theme not in ("light", "dark"):
        raise Refused("no-such-page", "There is no such picture.", status=404)
    return catalog.picture(edition, theme)


def _draw_ahead(edition: Edition) -> None:
    """A large map takes a moment to draw: better before it is asked for."""
    with contextlib.suppress(FogboundError):  # not every game has one
        for theme in ("light", "dark"):
            catalog.picture(edition, theme)


def _built(path: str) -> Path | None:
    try:
        wanted = (STATIC / path).resolve()
        return wanted if wanted.is_relative_to(STATIC.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # too long, or no name of a file at all
        return None


def _file(path: str) -> Response:
    """A file of the built client; any other address is a page of it, which it finds itself."""
    wanted = _built(path)
    if wanted is not None:
        lasting = "assets/" in path  # built files carry a hash in their name
        cache = f"public, max-age={YEAR}, immutable" if lasting else "no-cache"
        return FileResponse(wanted, headers={"Cache-Control": cache})
    if path.startswith("assets/"):  # of a build that has been replaced: a page here would be taken for a script
        raise HTTPException(404)
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse("The browser client has not been built: install Fogbound with `make play`.", 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
