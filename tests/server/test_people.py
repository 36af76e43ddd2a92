"""People: guests who are known again by a signed cookie, also after a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from fogbound.server import store as db
from fogbound.server.clock import clock
from fogbound.server.people import People
from fogbound.server.quotas import DAY
from fogbound.server.store import Store
from fogbound.server.wire import Refused
from tests.server.table import run


def _url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'db'}"


def test_a_cookie_names_its_person_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with Store.open(_url(tmp_path)) as store:
            people = await People.load(store)
            ann = await people.introduce(None, " Ann ")
            assert await people.introduce(ann, "Anna") == ann
            cookie = people.cookie(ann)
        async with Store.open(_url(tmp_path)) as store:
            people = await People.load(store)
            assert await people.who(cookie) == ann
            assert people.name(ann) == "Anna"

    run(test())


def test_forged_and_unknown_cookies_name_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with Store.open(_url(tmp_path)) as store:
            people = await People.load(store)
            ann = await people.introduce(None, "Ann")
            cookie = people.cookie(ann)
            for bad in (None, "", ann, cookie[:-1], "x" + cookie, people.cookie("stranger"), "\u00ff.\u00ff"):
                assert await people.who(bad) is None, bad
            assert people.name("stranger") == "?"

    run(test())


def test_a_bad_name_introduces_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with Store.open(_url(tmp_path)) as store:
            people = await People.load(store)
            with pytest.raises(Refused, match="visible characters"):
                await people.introduce(None, "\u200b")
            assert people.names == {}

    run(test())


def test_a_guest_who_plays_just_before_they_would_be_forgotten_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with Store.open(_url(tmp_path)) as store:
            people = await People.load(store)
            ann, bob = await people.introduce(None, "Ann"), await people.introduce(None, "Bob")
            read = store.read

            async def read_slowly(query: Any) -> list[Any]:
                rows = await read(query)
                await store.write(db.upsert(db.played, person=ann, id="g", ended=clock()))
                return rows

            with mock.patch.object(store, "read", read_slowly):
                assert await people.forget_idle(clock() + DAY) == 1
            assert people.names == {ann: "Ann"}
            assert await people.who(people.cookie(ann)) == ann
            assert await people.who(people.cookie(bob)) is None

    run(test())
