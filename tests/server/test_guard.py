"""The guard: which requests come from our own pages, and refusals as HTTP answers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, HTMLResponse
from starlette.types import Message, Scope

from fogbound.errors import BadOption
from fogbound.server.files import MOST_BYTES
from fogbound.server.guard import HEADERS, Guard, refuse, same_origin
from fogbound.server.wire import MAX_BYTES, Refused


@pytest.mark.parametrize(
    ("origin", "own"),
    [
        (None, True),  # no browser
        ("http://fog.example:8000", True),
        ("https://fog.example:8000", True),  # behind a proxy
        ("http://fog.example", False),
        ("http://fog.example:8000.evil.example", False),
        ("null", False),
        ("http://[", False),
    ],
)
def test_only_pages_of_this_host_are_our_own(origin: str | None, own: bool) -> None:
    headers = {"host": "fog.example:8000"} | ({} if origin is None else {"origin": origin})
    assert same_origin(headers) is own


def test_a_refusal_is_an_answer_with_its_status_and_security_headers() -> None:
    answer = refuse(Refused("not-host", "Only the host may do that.", status=403, seat="x"))
    assert answer.status_code == 403
    assert json.loads(bytes(answer.body)) == {
        "code": "not-host",
        "text": "Only the host may do that.",
        "details": {"seat": "x"},
    }
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


def test_a_refusal_of_the_rules_has_status_400() -> None:
    assert refuse(BadOption("bad-option", "No.")).status_code == 400


class Left:
    """A browser that has asked for a page, and goes before it gets anything."""

    def __init__(self) -> None:
        self.got: list[Message] = []
        self._says = iter(({"type": "http.request", "body": b"", "more_body": False}, {"type": "http.disconnect"}))

    async def receive(self) -> Message:
        return next(self._says)

    async def send(self, message: Message) -> None:
        self.got.append(message)


def scope(path: str, method: str = "GET", **headers: str) -> Scope:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    asgi = {"version": "3.0", "spec_version": "2.3"}  # as of the web server that we run in
    return {"type": "http", "asgi": asgi, "method": method, "path": path, "headers": sent, "query_string": b""}


def test_people_who_leave_before_they_get_a_file_are_no_error(tmp_path: Path) -> None:
    file = tmp_path / "icon.svg"
    file.write_text("<svg/>")
    person = Left()
    app = Guard(GZipMiddleware(FileResponse(file)))
    asyncio.run(app(scope("/icon.svg"), person.receive, person.send))
    assert person.got == []


def answer_of(path: str, method: str = "GET", **headers: str) -> Message:
    person = Left()
    page = HTMLResponse("A page.", headers={"Referrer-Policy": "no-referrer"})
    asyncio.run(Guard(page)(scope(path, method, **headers), person.receive, person.send))
    return person.got[0]


def test_an_answer_gets_the_security_headers_that_it_has_not() -> None:
    paths = ("/learn", "/assets/app.js", "/api/games")
    page, asset, api = [Headers(raw=answer_of(path)["headers"]) for path in paths]
    for headers in (page, api):
        assert {name: headers[name] for name in HEADERS} == {**HEADERS, "Referrer-Policy": "no-referrer"}
    assert "Content-Security-Policy" not in asset
    assert asset["X-Content-Type-Options"] == "nosniff"
    assert api["Cache-Control"] == "no-store"
    assert "Cache-Control" not in page


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/api/me", {"content_length": str(MAX_BYTES + 1)}, 413),
        ("/api/me", {"content_length": "-1"}, 413),
        ("/api/files/1", {"content_length": str(MAX_BYTES + 1)}, 200),
        ("/api/files/1", {"content_length": str(MOST_BYTES + 1)}, 413),
        ("/api/me", {"transfer_encoding": "chunked"}, 411),
        ("/api/me", {"host": "fog.example", "origin": "https://evil.example"}, 403),
    ],
)
def test_a_request_is_refused_before_it_is_read(path: str, headers: dict[str, str], status: int) -> None:
    assert answer_of(path, "POST", **headers)["status"] == status
