"""A full disk: moves are refused with a text that people understand, and go on once there is space."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from fogbound.server.full_disk import explained, is_disk_full
from fogbound.server.wire import Refused
from tests.server.table import CLASSIC, SMALL, Table, offers, run, serving


def _sqlite_error(code: int) -> sqlite3.OperationalError:
    problem: Any = sqlite3.OperationalError("the database says no")
    problem.sqlite_errorcode = code
    return problem  # type: ignore[no-any-return]


def _wrapped(problem: BaseException) -> sa.exc.DBAPIError:
    return sa.exc.OperationalError("INSERT", {}, problem)


class Postgres(Exception):
    sqlstate = "53100"


@pytest.mark.parametrize(
    ("problem", "full"),
    [
        (_wrapped(_sqlite_error(sqlite3.SQLITE_FULL)), True),
        (_wrapped(_sqlite_error(sqlite3.SQLITE_BUSY)), False),
        (_wrapped(Postgres()), True),
        (OSError(errno.ENOSPC, "No space left on device"), True),
        (OSError(errno.EIO, "Input/output error"), False),
        (ValueError("something else"), False),
        (None, False),
    ],
)
def test_a_full_disk_is_told_from_other_failures(problem: Exception | None, full: bool) -> None:
    assert is_disk_full(problem) is full


def test_other_failures_stay_as_they_are() -> None:
    problem = ValueError("something else")
    assert explained(problem) is problem
    refusal = explained(_wrapped(_sqlite_error(sqlite3.SQLITE_FULL)))
    assert isinstance(refusal, Refused)
    assert (refusal.code, refusal.status) == ("disk-full", 507)


class Space:
    """How many pages the database may have."""

    def __init__(self, table: Table) -> None:
        disk = table.services.store._disk
        assert disk is not None
        self._disk, self._pages = disk, 1_000_000
        sa.event.listen(disk._engine, "begin", lambda connection: connection.exec_driver_sql(self._limit()))

    def set(self, pages: int) -> None:
        self._pages = pages
        self._disk._writer.submit(lambda: self._disk._connection().execute(self._limit())).result()

    def _limit(self) -> str:
        return f"PRAGMA max_page_count = {self._pages}"


def test_moves_are_refused_while_the_disk_is_full_and_the_game_goes_on_after_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            space = Space(table)
            ann = await table.guest("Ann")
            line = await ann.open(
                await ann.create(CLASSIC, options=SMALL, seats=dict.fromkeys(("x", "red", "blue", "green"), "me"))
            )
            await line.ask("host", do="start")
            await line.ask("attach", seats=["x"])
            space.set(1)  # it keeps what it has, and gets no more
            refused, ply = None, line.ply
            for n in range(500):  # the last page may have space for some lines yet
                answer = await line.ask("say", text=f"{n} " + "x" * 400)
                if answer["type"] == "error":
                    refused = answer
                    break
            assert refused is not None
            assert (refused["code"], "disk is full" in refused["text"]) == ("disk-full", True)
            wanted = {"edition": CLASSIC, "options": SMALL}
            made = {(await ann.http.post("/api/rooms", json=wanted)).status_code for _ in range(20)}
            assert 507 in made
            space.set(1_000_000)
            seat, move = offers(line)[0]
            await line.ask("play", seat=seat, ply=ply, move=move)
            assert line.ply > ply
            assert (await line.ask("say", text="we have space again"))["text"] == "we have space again"

    run(test())
