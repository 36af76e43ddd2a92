"""Hostile input is refused clearly, and nobody else notices. Loopback only; everything bounded in count and time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fogbound.server import edition_info
from fogbound.server.edge.allowance import PEOPLE
from fogbound.server.edge.edge import Edge
from fogbound.server.limits import Limits
from fogbound.server.room.names import tidy_name
from fogbound.server.wire import MAX_BYTES, Refused
from tests.server.table import CLASSIC, MANY_PEOPLE, NO_LIMITS, PLENTY, SMALL, Line, Table, play_some, run, seated
from tests.server.table import serving_over_network as serving

FOUR = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Bob"}


async def unimpressed(lines: dict[str, Line]) -> None:
    """The room goes on for everyone."""
    await play_some(list(lines.values()), Random(1), plies=2)


async def answer_to(line: Line, frame: str | bytes) -> dict[str, Any]:
    since = len(line.messages)
    await line.raw(frame)
    return await line.until(lambda message: message["type"] == "error", since)


# The socket


MALFORMED: list[str | bytes] = [
    *("", "{", "null", "[]", "7", '"play"', "true", "{}", '{"type": null}', '{"type": ["play"]}', '{"type": "dance"}'),
    *(
        '{"type": "ping"} {"type": "ping"}',
        '{"type": "ping", "extra": 1}',
        '{"type": "ping", "id": 7}',
        "\x00",
        "\ufeff",
    ),
    *('{"type": "play"}', '{"type": "play", "seat": "x", "ply": "3", "move": "t1"}', '{"type": "ping", "id": NaN}'),
    *(
        '{"type": "play", "seat": "x", "ply": 1e3, "move": "t1"}',
        '{"type": "play", "seat": "x", "ply": -1, "move": ""}',
    ),
    '{"type": "play", "seat": "x", "ply": 99999999999999999999999, "move": "t1"}',
    '{"type": "play", "seat": {"$ne": null}, "ply": 3, "move": "t1"}',
    '{"type": "play", "seat": "x", "ply": true, "move": "t1"}',
    '{"type": "attach", "seats": "x"}',
    '{"type": "attach", "seats": [["x"]]}',
    json.dumps({"type": "attach", "seats": ["x"] * 17}),
    json.dumps({"type": "say", "text": "x" * 501}),
    json.dumps({"type": "ping", "id": "x" * 65}),
    '{"type": "say", "text": "\\ud800"}',
    '{"type": "host", "do": "shutdown"}',
    '{"type": "host", "do": "settings", "settings": {"pace": NaN}}',
    '{"type": "host", "do": "settings", "settings": {"decide": ["all"]}}',
    '{"type": "host", "do": "start", "names": "Ann"}',
    '{"type": "host", "do": "start", "names": [1]}',
    json.dumps({"type": "host", "do": "start", "names": ["Ann"] * 7}),
    json.dumps({"type": "host", "do": "start", "names": ["x" * 201]}),
    '{"type": "host", "do": "rematch", "rotate": "yes"}',
    '{"type": "host", "do": "captain", "person": 7}',
    json.dumps({"type": "host", "do": "pardon", "person": "x" * 33}),
    '{"type": "host", "do": "claim", "by": "me"}',
    '{"type": "leave", "now": true}',
    '{"type": "agree", "seat": "x", "ply": 3, "yes": true}',
    '{"type": "agree", "seat": "x", "ply": 3, "move": "t1", "yes": "yes"}',
    '{"type": "agree", "seat": "x", "ply": -1, "move": "t1", "yes": true}',
    json.dumps({"type": "agree", "seat": "x", "ply": 1, "move": "t" * 2001, "yes": True}),
    '{"type": "mark", "marks": [{"kind": "ring", "a": 1, "__proto__": {}}]}',
    "[" * 8000,
    '{"type": "say", "text": ' + "[" * 5000 + "]" * 5000 + "}",
    '{"a":' * 3000,
    b"{}",
    b"\xff\xfe\x00",
]


def test_anything_but_a_message_gets_one_clear_refusal(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            before = table.truth(lines["Xen"].room["room"]).log
            for frame in MALFORMED:
                answer = await answer_to(lines["Ann"], frame)
                assert answer["code"] == "bad-message", frame
                assert isinstance(answer["details"]["field"], str)
                assert len(answer["text"]) < 1000
            assert table.truth(lines["Xen"].room["room"]).log == before
            await unimpressed(lines)

    run(test())


def test_frames_that_are_too_big_close_the_socket(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            largest = json.dumps({"type": "say", "text": "é" * 20}).ljust(MAX_BYTES)
            eve = await (await table.guest("Eve")).join(lines["Xen"].room["room"])
            await eve.raw(largest)
            await lines["Ann"].until(lambda m: m["type"] == "said")
            for huge in ("x" * (MAX_BYTES + 1), "x" * 2_000_000, b"x" * 100_000):
                line = await table._guests[-1].open(lines["Xen"].room["room"])
                await line.raw(huge)
                assert await line.closed() == 1009
            await unimpressed(lines)

    run(test())


def test_a_flood_is_slowed_and_then_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db", limits=replace(NO_LIMITS, messages=(60, 0.01))) as table:
            lines = await seated(table, FOUR, options=SMALL)
            eve = await (await table.guest("Eve")).join(lines["Xen"].room["room"])
            for n in range(200):
                await eve.send("ping", id=str(n))
            assert await eve.closed() == 4008
            codes = [message.get("code", message["type"]) for message in eve.messages if "id" in message]
            assert codes.count("pong") == 60
            assert codes.count("too-fast") == 21
            slow = next(message for message in eve.messages if message.get("code") == "too-fast")
            assert slow["details"]["seconds"] > 0
            assert slow["id"], "one knows which of them was not taken"
            again = await table._guests[-1].open(lines["Xen"].room["room"])  # a new socket is no new start
            assert await again.refused("ping") == "too-fast"
            await unimpressed(lines)

    run(test())


def test_who_sends_much_that_cannot_be_read_is_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db", limits=replace(NO_LIMITS, unreadable=(3, 0.001))) as table:
            lines = await seated(table, FOUR, options=SMALL)
            eve = await (await table.guest("Eve")).join(lines["Xen"].room["room"])
            for _ in range(10):
                await eve.raw("{")
            assert await eve.closed() == 4008
            assert [message["code"] for message in eve.messages if message["type"] == "error"] == ["bad-message"] * 4
            again = await table._guests[-1].open(lines["Xen"].room["room"])  # a new socket is no new start
            await again.raw("{")
            assert await again.closed() == 4008
            await unimpressed(lines)

    run(test())


def test_only_a_proxy_that_the_host_names_says_for_whom_it_asks(tmp_path: Path) -> None:
    async def test(proxies: list[str]) -> tuple[bool, list[int]]:
        """Does a cookie want https, and how do newcomers fare who say that they have addresses of their own?"""
        edge, limits = Edge(MANY_PEOPLE, proxies=proxies), replace(NO_LIMITS, newcomers=(1, 0.001))
        async with serving(tmp_path / f"{len(proxies)}.db", limits=limits, edge=edge) as table:
            http = table.stranger("Eve").http
            answers = []
            for n in range(2):
                headers = {"X-Forwarded-For": f"203.0.113.{n}", "X-Forwarded-Proto": "https"}
                answers.append(await http.post("/api/me", json={"name": "Eve"}, headers=headers))
                http.cookies.clear()  # the next one is a newcomer again
            return "Secure" in answers[0].headers["set-cookie"], [answer.status_code for answer in answers]

    async def both() -> None:
        assert await test([]) == (False, [200, 429])
        assert await test(["127.0.0.1"]) == (True, [200, 200])

    run(both())


def test_a_foreign_page_cannot_open_a_socket(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create()
            for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://"):
                line = await ann.open(room, {"Origin": origin})
                assert await line.closed() == 4003
                assert [message["code"] for message in line.messages] == ["bad-origin"], origin
            own = await ann.open(room, {"Origin": table.address})
            assert own.room["you"] == ann.person

    run(test())


def test_forged_and_garbled_cookies_are_nobodys(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            eve = await table.guest("Eve")
            room = await ann.create()
            person, _, signature = ann.cookie.rpartition(".")
            forged = [
                *(person, f"{person}.", f"{person}.{signature[::-1]}", f"{eve.person}.{signature}", ".", "", "a.b"),
                *(f"{person}x.{signature}", f"{person}.{'A' * len(signature)}", '"\\351"', "x" * 4000, f".{signature}"),
            ]
            for cookie in forged:
                async with httpx.AsyncClient(base_url=table.address, trust_env=False, verify=False) as nobody:
                    header = {"Cookie": f"fogbound={cookie}"}
                    assert (await nobody.get("/api/me", headers=header)).json()["person"] is None, cookie
                    assert (await nobody.get("/api/rooms", headers=header)).status_code == 401
                    renamed = await nobody.post("/api/me", headers=header, json={"name": "Eve"})
                    assert renamed.json()["person"] != ann.person
                nobody_line = await table.stranger().open(room, {"Cookie": f"fogbound={cookie}"})
                assert await nobody_line.closed() == 4003
            assert (await ann.get("/api/me"))["name"] == "Ann"

    run(test())


def test_nobody_moves_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            room, ply = lines["Xen"].room["room"], lines["Xen"].ply
            eve = await (await table.guest("Eve")).join(room)
            x = table.truth(room).moves("x")[0]
            person = lines["Xen"].room["you"]
            for line in (eve, lines["Ann"], lines["Bob"]):
                for seat in ("x", "red", "dealer", "X", " x"):
                    if seat == "red" and line is lines["Ann"]:
                        continue
                    code = await line.refused("play", seat=seat, ply=ply, move=str(x))
                    assert code in ("not-yours", "no-such-seat")
                for type, fields in (
                    ("attach", {"seats": ["x"]}),
                    ("attach", {"seats": ["x"], "pin": "0000"}),
                    ("share", {"seat": "x", "yes": True}),
                    ("pin", {"seat": "x", "pin": "1234"}),
                    ("sit", {"seat": "x", "who": "open"}),
                    ("consent", {"seat": "x", "person": line.room["you"], "yes": True}),
                ):
                    assert await line.refused(type, **fields) == "not-yours", (type, fields)
                assert await line.refused("agree", seat="x", ply=ply, move=str(x), yes=True) == "not-yours"
                assert await line.refused("host", do="claim") == "not-now"
                for do in ("start", "next", "close", "lobby", "settings", "kick", "pardon", "captain"):
                    assert await line.refused("host", do=do, person=person) == "not-host"
            assert list(eve.views) == [None]
            await unimpressed(lines)

    run(test())


SEATS = ["x", "red", "blue", "green"]
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.sampled_from([*SEATS, "dealer", "constructor"]),
    "seats": st.lists(st.sampled_from(SEATS), max_size=4),
    "who": st.sampled_from(["me", "open", "bot:random", "bot:x", "bot:pimbot:time=-1"]),
    "name": st.text(max_size=30),
    "ply": st.integers(0, 8),
    "move": st.sampled_from(["t1", "t5", "k2", "double", "deal3", "", "show", "takered,t", 'guess"a"']),
    "yes": st.booleans(),
    "pin": st.sampled_from(["", "1234", "12345678", "abc"]),
    "person": st.text(max_size=5),
    "place": st.integers(-2, 10_001),
    "text": st.text(max_size=20),
    "to": st.sampled_from(["all", "side"]),
    "marks": st.lists(st.fixed_dictionaries({"kind": st.just("ring"), "a": st.integers(-5, 10_001)}), max_size=2),
    "do": st.sampled_from(
        ["settings", "options", "kick", "rematch", "lobby", "start", "next", "captain", "pardon", "claim"]
    ),
    "options": st.dictionaries(
        st.sampled_from(["players", "board", "max_rounds", "reveals", "moons"]),
        st.sampled_from(["3", "5", "tiny-ring", "/etc/passwd", "1,2", "", "yes"]),
    ),
    "names": st.lists(st.text(max_size=30), max_size=7),
    "rotate": st.booleans(),
    "settings": st.dictionaries(
        st.sampled_from(["pace", "suspects", "hints", "whereabouts", "danger", "decide", "series"]),
        st.floats() | st.booleans() | st.none() | st.sampled_from(["all", "captain", "any", "some"]),
    ),
}
KINDS = {
    "play": ("seat", "ply", "move"),
    "agree": ("seat", "ply", "move", "yes"),
    "hint": ("seat", "ply"),
    "why": ("seat", "ply", "place"),
    "whereabouts": ("yes",),
    "attach": ("seats", "pin"),
    "sit": ("seat", "who"),
    "name": ("seat", "name"),
    "ready": ("yes",),
    "consent": ("seat", "person", "yes"),
    "share": ("seat", "yes"),
    "pin": ("seat", "pin"),
    "say": ("text", "to"),
    "mark": ("marks",),
    "host": ("do", "person", "settings", "options", "names", "rotate"),
    "ping": (),
}


def shaped(kind: str) -> st.SearchStrategy[dict[str, Any]]:
    """Messages that are nearly right: every field is there, its value perhaps not what it should be."""
    fields = {"type": st.just(kind), **{name: FIELDS[name] for name in KINDS[kind]}}
    return st.fixed_dictionaries(fields, optional={"id": st.text(max_size=66)})


values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20)),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
messages = st.one_of(st.text(max_size=50), values.map(json.dumps), *(shaped(kind).map(json.dumps) for kind in KINDS))


def test_no_message_breaks_a_room(tmp_path: Path) -> None:
    """Whatever three of the four at the table send, the socket stays usable and the game can be played on."""
    batches: list[list[str]] = []

    @settings(max_examples=80, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(st.lists(messages, min_size=4, max_size=10))
    def collect(batch: list[str]) -> None:
        batches.append(batch)

    collect()

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            seats = {"x": "Xen", "red": "Ann", "blue": "Bob"}
            lines = await seated(table, seats, options={**SMALL, "players": "4", "max_rounds": "22"})
            room = lines["Xen"].room["room"]
            rng = Random(3)
            for batch in batches:
                line = rng.choice(list(lines.values()))
                for frame in batch:
                    if len(frame.encode("utf-8", "surrogatepass")) <= MAX_BYTES:
                        await line.raw(frame.encode("utf-8", "replace").decode())
                await line.all_heard()
            errors = [m["code"] for line in lines.values() for m in line.messages if m["type"] == "error"]
            assert "failed" not in errors
            assert {"bad-message", "not-yours", "not-host"} <= set(errors)
            assert all(line.code is None for line in lines.values())
            late = await (await table.guest("Eve")).join(room)
            assert None in late.views
            assert await table.services.rooms.summaries(late.room["host"])

    run(test())


# Pages


@pytest.fixture
def guests(tmp_path: Path) -> Callable[[Callable[[Table], Coroutine[Any, Any, None]], Limits], None]:
    def go(test: Callable[[Table], Coroutine[Any, Any, None]], limits: Limits = NO_LIMITS) -> None:
        async def served() -> None:
            async with serving(tmp_path / "db", limits=limits) as table:
                await test(table)

        run(served())

    return go


Go = Callable[..., None]


def test_bad_bodies_are_refused(guests: Go) -> None:
    async def test(table: Table) -> None:
        ann = await table.guest("Ann")
        headers = {"Content-Type": "application/json"}
        for page in ("/api/rooms", "/api/me"):
            for body in (
                b"",
                b"{",
                b"\xff\xfe",
                b"[" * 9000,
                b"null",
                b'"x"',
                b'{"name": "\\ud800"}',
                b'{"name": 1}',
                b"NaN",
            ):
                answer = await ann.http.post(page, content=body, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-message"), body
            for body in (b"x" * (MAX_BYTES + 1), b"x" * 1_000_000):
                answer = await ann.http.post(page, content=body, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
            endless = await ann.http.post(page, content=_pieces(), headers=headers)
            assert (endless.status_code, endless.json()["code"]) == (411, "too-big")
        assert (await ann.get("/api/me"))["name"] == "Ann"

    guests(test)


async def _pieces() -> Any:
    for _ in range(40):
        yield b"x" * 1000


def test_pages_of_other_sites_cannot_post(guests: Go) -> None:
    async def test(table: Table) -> None:
        ann = await table.guest("Ann")
        room = await ann.create()
        for origin in ("https://evil.example", "null", "http://[", table.address + ".evil.example"):
            for page, body in (("/api/me", {"name": "Eve"}), ("/api/rooms", {"edition": CLASSIC})):
                answer = await ann.http.post(page, json=body, headers={"Origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin"), origin
            answer = await ann.http.post(f"/api/rooms/{room}/join", headers={"Origin": origin})
            assert answer.status_code == 403
        assert (await ann.get("/api/me"))["name"] == "Ann"
        own = await ann.http.post("/api/me", json={"name": "Anna"}, headers={"Origin": table.address})
        assert own.json()["name"] == "Anna"

    guests(test)


def test_every_answer_has_security_headers(guests: Go) -> None:
    async def test(table: Table) -> None:
        ann = await table.guest("Ann")
        room = await ann.create()
        answers = [
            await ann.http.get(page)
            for page in ("/", "/api/me", "/api/editions", "/api/rooms", "/api/nothing", f"/api/rooms/{room}/record")
        ]
        answers += [
            await ann.http.post("/api/me", content=b"{"),
            await ann.http.post("/api/me", content=b"x" * 20_000),
            await ann.http.post("/api/me", json={"name": "A"}, headers={"Origin": "null"}),
            await ann.http.delete("/api/me"),
            await ann.http.options("/api/me"),
            await table.stranger().http.get("/api/rooms"),
        ]
        for answer in answers:
            for name in ("x-content-type-options", "x-frame-options", "referrer-policy", "permissions-policy"):
                assert name in answer.headers, answer.request
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe-eval" not in policy
            assert "access-control-allow-origin" not in answer.headers
            if answer.request.url.path.startswith("/api/") and answer.status_code == 200:
                fixed = (
                    answer.request.url.path == "/api/editions"
                )  # a browser may keep it, if it asks whether it changed
                assert answer.headers["cache-control"] == ("private, no-cache" if fixed else "no-store")
            assert answer.status_code < 500 or answer.request.url.path == "/"

    guests(test)


def test_a_failure_has_security_headers_and_reveals_nothing(guests: Go, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Any:
        raise RuntimeError("the treasure is under the oak")

    async def test(table: Table) -> None:
        answer = await table.stranger().http.get("/api/editions")
        assert (answer.status_code, answer.json()["code"]) == (500, "failed")
        assert "x-frame-options" in answer.headers
        assert "treasure" not in answer.text

    monkeypatch.setattr(edition_info, "all_editions", broken)
    guests(test)


def test_guessing_codes_is_slowed_down(guests: Go) -> None:
    async def test(table: Table) -> None:
        ann, eve = await table.guest("Ann"), await table.guest("Eve")
        room = await ann.create()
        code = table.room(room).state.code
        tried = [f"{a}{b}QQ" for a in "ABCD" for b in "ABCDE"]
        answers = [await eve.http.post(f"/api/rooms/{guess}/join") for guess in tried if guess != code]
        statuses = [answer.status_code for answer in answers]
        assert statuses == [404] * 10 + [429] * (len(answers) - 10)
        right = await eve.http.post(f"/api/rooms/{code}/join")
        assert (right.status_code, right.json()["code"]) == (429, "too-fast"), "it looks like a wrong one"
        assert (await eve.post(f"/api/rooms/{room}/join")) == {"room": room}, "a link is no guess"

    guests(test, replace(NO_LIMITS, guesses=(10, 1e-9)))


def test_strangers_guess_no_faster(guests: Go) -> None:
    """Whoever has not introduced themselves may ask what a link leads to, and has a person's few guesses."""

    async def test(table: Table) -> None:
        ann, eve = await table.guest("Ann"), table.stranger("Eve")
        room = await ann.create()
        code = table.room(room).state.code
        told = {"edition": "yard/classic-1983", "title": "Scotland Yard, 1983", "host": "Ann", "joined": False}
        assert await eve.get(f"/api/rooms/{code}") == told
        tried = [guess for guess in ("AAQQ", "ABQQ", "ACQQ", "ADQQ", "AEQQ") if guess != code][:4]
        statuses = [(await eve.http.get(f"/api/rooms/{guess}")).status_code for guess in tried]
        assert statuses == [404, 404, 429, 429]
        assert (await eve.get(f"/api/rooms/{code}"))["code"] == "too-fast"
        assert (await eve.get(f"/api/rooms/{room}"))["host"] == "Ann", "a link is no guess"

    guests(test, replace(NO_LIMITS, guesses=(2, 1e-9)))


def test_right_codes_do_not_count_as_guesses(guests: Go) -> None:
    async def test(table: Table) -> None:
        ann, bob = await table.guest("Ann"), await table.guest("Bob")
        room = await ann.create()
        for _ in range(6):
            assert await bob.post(f"/api/rooms/{table.room(room).state.code}/join") == {"room": room}

    guests(test, replace(NO_LIMITS, guesses=(2, 1e-9)))


def test_newcomers_and_rooms_are_limited(guests: Go) -> None:
    async def test(table: Table) -> None:
        ann = await table.guest("Ann")
        made = [(await ann.http.post("/api/rooms", json={"edition": CLASSIC})).status_code for _ in range(5)]
        assert made == [200, 200, 200, 429, 429]
        people = [(await table.stranger().http.post("/api/me", json={"name": "E"})).status_code for _ in range(5)]
        assert people == [200, 200, 200, 429, 429]
        assert len(await ann.get("/api/rooms")) == 3
        names = [(await ann.http.post("/api/me", json={"name": f"Ann {n}"})).status_code for n in range(4)]
        assert names == [200, 200, 429, 429], "another name is no newcomer"

    guests(test, replace(NO_LIMITS, newcomers=(4, 1e-9), rooms=(3, 1e-9), renames=(2, 1e-9)))


def test_an_address_makes_only_so_many_rooms_whoever_makes_them(guests: Go) -> None:
    async def test(table: Table) -> None:
        made = []
        for n in range(4):
            guest = await table.guest(f"Guest {n}")
            made.append((await guest.http.post("/api/rooms", json={"edition": CLASSIC})).status_code)
        assert made == [200, 200, 429, 429]

    guests(test, replace(NO_LIMITS, rooms_here=(2, 1e-9)))


def test_the_limits_are_on_unless_lifted() -> None:
    usual = Limits()
    assert all(burst <= 100 and rate <= 100 for name, (burst, rate) in vars(usual).items() if name != "newcomers")
    assert usual.newcomers[0] == PEOPLE
    assert usual.guesses[1] <= 1 / 30
    assert PLENTY[0] > 1000


def test_absurd_names_are_refused_or_tidied(guests: Go) -> None:
    async def test(table: Table) -> None:
        guest = table.stranger()
        for name in ("", "   ", "\u202e\u200b", "x" * 25, "x" * 10_000, "\n\t\x00"):
            answer = await guest.http.post("/api/me", json={"name": name})
            assert answer.status_code == 400, name
            assert answer.json()["code"] in ("bad-name", "bad-message")
            assert "set-cookie" not in answer.headers
        answer = await guest.http.post("/api/me", json={"name": "A\u202en\u2066n\x00\u200b <b>&\"'"})
        assert answer.json()["name"] == "Ann <b>&\"'"

    guests(test)


@given(st.text(max_size=60))
@settings(max_examples=300, deadline=None, database=None)
def test_a_name_is_visible_and_short_or_refused(name: str) -> None:
    try:
        clean = tidy_name(name)
    except Refused as problem:
        refused = problem.code
    else:
        refused = ""
        assert 1 <= len(clean) <= 24
        assert clean.isprintable()
        assert tidy_name(clean) == clean
    assert refused in ("", "bad-name")


def test_slow_readers_delay_nobody(tmp_path: Path) -> None:
    """A person opens a socket and never reads from it: the others play on."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            eve = await table.guest("Eve")
            await eve.post(f"/api/rooms/{lines['Xen'].room['room']}/join")
            host, port = table.address.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port), limit=2**10)
            writer.write(
                f"GET /api/rooms/{lines['Xen'].room['room']}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: fogbound={eve.cookie}\r\n\r\n".encode()
            )
            assert b"101" in await reader.readline()
            for n in range(300):
                await lines["Ann"].ask("say", text="x" * 500, id=str(n))
            await unimpressed(lines)
            writer.close()

    run(test())
