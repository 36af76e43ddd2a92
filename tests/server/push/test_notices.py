"""Notices end to end, on this machine: from a move at a table to the text that the browser opens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fogbound.server.push import notices
from fogbound.server.push.notices import MOST_WAITING, Push, PushSettings
from tests.server.push.service import HOST, Browser, PushService, push_service
from tests.server.table import CLASSIC, PATIENCE, SMALL, Guest, Line, Table, run, serving

CONTACT = "https://fogbound.example"


@asynccontextmanager
async def pushing(folder: Path) -> AsyncIterator[tuple[Table, PushService]]:
    """A server that sends notices at once, and where they go."""
    async with push_service(folder) as service:
        settings = PushSettings(CONTACT, delay=0, loopback=True, tls=service.trusted)
        async with serving(folder / "db", push=settings) as table:
            yield table, service


def push_of(table: Table) -> Push:
    assert table.services.push is not None
    return table.services.push


async def two_at_a_table(table: Table, **settings: Any) -> tuple[Guest, Line, Guest, Line]:
    """Ann is X, Bob plays the detectives; it is Ann's turn."""
    ann, bob = await table.guest("Ann"), await table.guest("Bob")
    wanted = {"options": SMALL, "seats": {"x": "me"}, "settings": {"pace": 0, **settings}}
    room = await ann.create(CLASSIC, **wanted)
    hers, his = await ann.join(room), await bob.join(room)
    for seat in his.room["seats"]:
        if seat["seat"] != "x":
            await his.ask("sit", seat=seat["seat"], who="me")
    await hers.ask("host", do="start")
    await hers.wait(lambda: hers.ply > 0 and hers.views["x"]["moves"])
    return ann, hers, bob, his


async def move(line: Line, seat: str) -> None:
    view = line.views[seat]
    ride = next(one for one in view["moves"] if one[0] in "tbuk")
    answer = await line.ask("play", seat=seat, ply=view["ply"], move=ride)
    assert answer["type"] != "error", answer


async def subscribe(guest: Guest, browser: Browser, service: PushService, path: str = "/bob", **how: Any) -> None:
    answer = await guest.http.post("/api/push", json=browser.subscription(service.origin + path, **how))
    assert answer.status_code == 200, answer.text


def test_a_turn_reaches_the_browser_of_someone_who_is_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with pushing(tmp_path) as (table, service):
            _, hers, bob, his = await two_at_a_table(table)
            browser = Browser()
            await subscribe(bob, browser, service, language="fr")
            key = (await bob.get("/api/push"))["key"]
            code = his.room["code"]
            await his.hang_up()
            await move(hers, "x")
            [pushed] = await service.wait_for(1)
            assert json.loads(browser.open(pushed.body)) == {
                "title": "À vous de jouer",
                "body": f"La table {code} vous attend.",
                "room": his.room["room"],
            }
            assert pushed.path == "/bob"
            assert pushed.headers["host"] == service.origin.removeprefix("https://")
            assert pushed.headers["content-encoding"] == "aes128gcm"
            assert int(pushed.headers["ttl"]) > 0
            assert his.room["room"] not in str(pushed.headers), "the push service learns nothing of the table"
            claims = pushed.claims
            assert (claims["key"], claims["aud"], claims["sub"]) == (key, service.origin, CONTACT)

    run(test())


def test_who_looks_gets_none(tmp_path: Path) -> None:
    """A page in sight needs no notice; one that is hidden does, until it is in sight again."""

    async def test() -> None:
        async with pushing(tmp_path) as (table, service):
            ann, hers, bob, his = await two_at_a_table(table)
            for guest, path in ((ann, "/ann"), (bob, "/bob")):
                await subscribe(guest, Browser(), service, path)
            await his.ask("visible", yes=False)
            await his.ask("visible", yes=True)
            await move(hers, "x")
            await his.wait(lambda: any(view["moves"] for seat, view in his.views.items() if seat))
            await asyncio.sleep(0.01)
            await push_of(table).settle()
            assert service.pushed == []
            await hers.ask("visible", yes=False)
            while not hers.views["x"]["moves"]:
                seat = next(seat for seat, view in his.views.items() if seat and view["moves"])
                ply = his.ply
                await move(his, seat)
                await his.at_ply(ply + 1)
                await hers.at_ply(ply + 1)
            [pushed] = await service.wait_for(1)
            assert pushed.path == "/ann", "and only once, when it came to be her turn"

    run(test())


def test_a_muted_table_and_a_browser_that_wants_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with pushing(tmp_path) as (table, service):
            _, hers, bob, his = await two_at_a_table(table, notify=False)
            await subscribe(bob, Browser(), service, "/bob")
            await subscribe(bob, Browser(), service, "/old")
            answer = await bob.http.post("/api/push/end", json={"endpoint": service.origin + "/old"})
            assert answer.status_code == 200
            await his.hang_up()
            await move(hers, "x")
            await asyncio.sleep(0.01)
            await push_of(table).settle()
            assert service.pushed == []
            push_of(table).notify(bob.person, "room", "ABCD")
            await push_of(table).settle()
            assert [one.path for one in service.pushed] == ["/bob"]

    run(test())


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_dropped(tmp_path: Path, status: int) -> None:
    async def test() -> None:
        async with pushing(tmp_path) as (table, service):
            bob = await table.guest("Bob")
            await subscribe(bob, Browser(), service)
            push, service.status = push_of(table), 500
            for expected in (1, 2):
                push.notify(bob.person, "room", "ABCD")
                await push.settle()
                assert len(service.pushed) == expected, "trouble of the service ends no subscription"
                service.status = status
            push.notify(bob.person, "room", "ABCD")
            await push.settle()
            assert len(service.pushed) == 2

    run(test())


def test_a_slow_service_delays_nobody(tmp_path: Path) -> None:
    """The queue takes what it can and drops the rest; whoever plays does not notice."""

    async def test() -> None:
        async with pushing(tmp_path) as (table, service):
            service.status = None
            _, hers, bob, his = await two_at_a_table(table)
            await subscribe(bob, Browser(), service)
            await his.hang_up()
            push = push_of(table)
            push.notify(bob.person, "room", "ABCD")
            await service.wait_for(1)
            for _ in range(2 * MOST_WAITING):
                push.notify(bob.person, "room", "ABCD")
            assert push._queue.qsize() == MOST_WAITING
            await move(hers, "x")

    run(test())


def test_a_message_is_given_up_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "PATIENCE", 3.0)  # enough for a busy machine to reach the service

    async def test() -> None:
        async with pushing(tmp_path) as (table, service):
            bob = await table.guest("Bob")
            await subscribe(bob, Browser(), service)
            for expected, answer in ((1, None), (2, 201)):
                service.status = answer
                push_of(table).notify(bob.person, "room", "ABCD")
                await push_of(table).settle()
                assert len(service.pushed) == expected

    run(test())


def test_a_service_that_never_shakes_hands_costs_no_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes the connection and says nothing. When the message is given up, the connection ends."""
    monkeypatch.setattr(notices, "PATIENCE", 0.2)

    async def test() -> None:
        ended = asyncio.Event()

        async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            ended.set()
            writer.close()

        async with await asyncio.start_server(say_nothing, HOST, 0) as silent:
            settings = PushSettings(CONTACT, delay=0, loopback=True)
            async with serving(tmp_path / "db", push=settings) as table:
                bob = await table.guest("Bob")
                endpoint = f"https://{HOST}:{silent.sockets[0].getsockname()[1]}/bob"
                await bob.http.post("/api/push", json=Browser().subscription(endpoint))
                push_of(table).notify(bob.person, "room", "ABCD")
                await push_of(table).settle()
                async with asyncio.timeout(PATIENCE):
                    await ended.wait()

    run(test())


def test_a_certificate_that_nobody_trusts(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The name is checked though the message goes to an address; the log names no endpoint."""

    async def test() -> None:
        async with push_service(tmp_path) as service:
            settings = PushSettings(CONTACT, delay=0, loopback=True)
            async with serving(tmp_path / "db", push=settings) as table:
                bob = await table.guest("Bob")
                await subscribe(bob, Browser(), service)
                push_of(table).notify(bob.person, "room", "ABCD")
                await push_of(table).settle()
                assert service.pushed == []

    run(test())
    assert "a push service could not be reached" in caplog.text
    assert "/bob" not in caplog.text


def test_never_at_this_machine(tmp_path: Path) -> None:
    """Outside of tests, an endpoint that leads to the server's own machine gets nothing, whatever its name."""

    async def test() -> None:
        async with push_service(tmp_path) as service:
            settings = PushSettings(CONTACT, delay=0, loopback=True, tls=service.trusted)
            async with serving(tmp_path / "db", push=settings) as table:
                bob = await table.guest("Bob")
                await subscribe(bob, Browser(), service)
            async with serving(tmp_path / "db", push=PushSettings(CONTACT, tls=service.trusted)) as table:
                push = push_of(table)
                assert bob.person in push.people
                push.notify(bob.person, "room", "ABCD")
                await push.settle()
                assert service.pushed == []
                ann = await table.guest("Ann")
                answer = await ann.http.post("/api/push", json=Browser().subscription(service.origin + "/ann"))
                assert answer.status_code == 400

    run(test())
