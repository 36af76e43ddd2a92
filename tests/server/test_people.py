"""People: guests who are known again by a signed cookie, also after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound.server.people import People
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
