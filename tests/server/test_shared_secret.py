"""Secrets in the database: every process has the same ones."""

from __future__ import annotations

import asyncio
from itertools import count

from fogbound.server.shared_secret import shared_secret
from fogbound.server.store import Store
from tests.server.table import run


def test_whoever_looks_first_makes_a_secret_and_everybody_has_the_same(database: str) -> None:
    numbers = count()

    def make() -> str:
        return f"secret {next(numbers)}"

    async def test() -> None:
        async with Store.open(database) as store, Store.open(database) as another:
            found = await asyncio.gather(*(shared_secret(each, "work", make) for each in [store, another] * 5))
            assert len(set(found)) == 1
            assert await shared_secret(store, "work", lambda: "later") == found[0]
            assert await shared_secret(store, "news", lambda: "other") == "other"

    run(test())
