"""A database with something in every table, as a server and its people left it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from unittest import mock

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from fogbound.server import reading
from fogbound.server import store as db
from fogbound.server.room import play
from tests.server import quiz
from tests.server.table import CLASSIC, SMALL, Guest, offers, play_some, run, seated, serving

SEATS = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Ann"}


def make(path: Path) -> None:
    """A finished chase, one under way that has a snapshot, a finished quiz with an uploaded deck, and an empty room."""
    with mock.patch.object(reading, "_ask_process", reading._answer), mock.patch.object(play, "SNAPSHOT_EVERY", 1):
        run(_play(path))


async def _play(path: Path) -> None:
    async with serving(path) as table:
        for plies in (10_000, 9):
            # Without appearances, what the house works out depends on what it worked out before.
            lines = list((await seated(table, SEATS, CLASSIC, options={**SMALL, "reveals": ""})).values())
            await play_some(lines, Random(3), plies)
            await lines[0].ask("say", text="“Straße”, сказал он \N{GRINNING FACE}")
        ann, bob = await table.guest("Ann"), await table.guest("Bob")
        room, others = await quiz.sit_down([ann, bob], await quiz.bring(ann, quiz.deck(range(14))))
        await quiz.begin(others)
        await quiz.play(table, room, others)
        await _take_back(ann)
        await ann.create()
        extra = [
            db.insert(db.leases, room=room, number=7, process="gone"),
            db.insert(db.analyses, room=room, game=1, version="1", found={"plies": [None, 0.1, 1e-9]}),
            db.insert(
                db.subscriptions,
                id="s",
                person=ann.person,
                endpoint="https://push.example/1",
                p256dh="p",
                auth="a",
                language="ru",
                at=1.5,
            ),
        ]
        await table.services.store.write(*extra)


async def _take_back(guest: Guest) -> None:
    """A game of one person, who takes a move back."""
    seats = dict.fromkeys(("x", "red", "blue", "green"), "me")
    line = await guest.join(await guest.create(options={**SMALL, "reveals": ""}, seats=seats))
    await line.ask("host", do="start")
    await line.ask("attach", seats=["x"])
    await line.ask("play", seat="x", ply=line.ply, move=offers(line)[0][1])
    await line.ask("undo", ply=line.ply)
    assert line.views["x"]["line"] == 1


def change(database: str, *statements: sa.UpdateBase | sa.TextClause) -> None:
    """Change a database behind everybody's back."""

    async def work() -> None:
        engine = create_async_engine(database)
        try:
            async with engine.begin() as connection:
                for statement in statements:
                    await connection.execute(statement)
        finally:
            await engine.dispose()

    asyncio.run(work())
