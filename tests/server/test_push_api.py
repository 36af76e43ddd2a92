"""Notices over HTTP: the key, beginning and ending them."""

from __future__ import annotations

from pathlib import Path

from fogbound.server.limits import Limits
from fogbound.server.push.notices import PushSettings
from tests.server.push.service import Browser
from tests.server.table import run, serving

SUBSCRIPTION = Browser().subscription("https://push.example/1")


def test_the_key_stays_and_only_guests_subscribe(tmp_path: Path) -> None:
    async def test() -> None:
        keys = set()
        for _ in range(2):
            async with serving(tmp_path / "db", push=PushSettings()) as table:
                stranger = table.stranger()
                keys.add((await stranger.get("/api/push"))["key"])
                assert (await stranger.post("/api/push", SUBSCRIPTION))["code"] == "who-are-you"
                ann = await table.guest("Ann")
                assert await ann.post("/api/push", SUBSCRIPTION) == {}
                assert await ann.post("/api/push/end", {"endpoint": SUBSCRIPTION["endpoint"]}) == {}
        assert len(keys) == 1
        assert len(keys.pop()) == 87

    run(test())


def test_what_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(subscriptions=(4, 0.001))
        async with serving(tmp_path / "db", push=PushSettings(), limits=limits) as table:
            ann = await table.guest("Ann")
            for body in ({}, {**SUBSCRIPTION, "endpoint": "https://127.0.0.1/"}, {**SUBSCRIPTION, "auth": "AAAA"}):
                assert (await ann.post("/api/push", body))["code"] == "bad-message"
            assert await ann.post("/api/push", SUBSCRIPTION) == {}
            assert (await ann.post("/api/push", SUBSCRIPTION))["code"] == "too-fast"

    run(test())


def test_a_server_without_notices(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            assert await ann.get("/api/push") == {"key": None}
            assert (await ann.post("/api/push", SUBSCRIPTION))["code"] == "no-such-page"

    run(test())
