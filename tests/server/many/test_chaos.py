"""A small chaos, and that its checks find what is wrong: benches/chaos is what `make chaos` runs for ten minutes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benches.chaos import checks, events
from benches.chaos.checks import StoredPly, StoredRoom
from benches.chaos.evidence import Acknowledged, Evidence, Member, RoomEvidence
from benches.chaos.proxy import HOST, Proxy
from benches.chaos.run import Plan
from benches.chaos.run import run as run_chaos
from benches.chaos.tables import TABLES
from fogbound import catalog
from fogbound.game import DEALER
from fogbound.house.steward import steward
from fogbound.match import Match
from fogbound.notation import CONCEDE
from fogbound.proof import seed_from
from fogbound.server import wire
from fogbound.server.archive import StoredGame
from fogbound.server.room.game_info import GameInfo
from fogbound.server.room.settings import read_settings
from fogbound.server.room.state import Facts
from tests.server.postgres import PostgreSQL
from tests.server.redis import Redis
from tests.server.table import run

SECONDS = 300  # a busy machine is slow


def test_a_kill_and_a_long_pause_lose_nothing(
    tmp_path: Path, postgresql: PostgreSQL, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "PAUSES", (4.0, 4.0))  # seconds: longer than a lease
    plan = Plan(rooms=4, processes=2, think=0.2)
    happening = ["kill", "pause"]

    async def test() -> None:
        result = await run_chaos(plan, tmp_path, postgresql, redis, lambda *_: None, happening)
        assert result.problems == []
        assert [event.kind for event in result.events] == happening
        assert all(len(room.plies) > len(happening) for room in result.rooms)
        assert all(room.acknowledged for room in result.rooms)
        assert result.counts["views checked"] == result.counts["views"] > 100
        assert result.counts["records"] >= plan.rooms

    run(test(), within=SECONDS)


# What the checks find


@dataclass
class Evening:
    """A room in which one game was played, as people saw it and as the database has it."""

    evidence: RoomEvidence
    room: StoredRoom
    match: Match
    views: list[tuple[str, dict[str, Any]]]  # who was shown what

    def problems(self) -> list[str]:
        self.evidence.journal.unlink(missing_ok=True)
        for person, view in self.views:
            self.evidence.note_view(person, (view["game"], view["ply"]), wire.write_body(view).decode())
        self.evidence.close()
        return checks.findings(self.evidence, self.room).problems


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    """X and a detective of three pawns play until the end, and somebody looks on."""
    table = TABLES[0]
    edition = catalog.find(table.edition, **table.options)
    members = [Member("ann", "Ann", ("x",)), Member("bob", "Bob", ("red", "blue", "green")), Member("eve", "Eve", ())]
    evidence = Evidence(tmp_path).room("room", table, members)
    rng, seed, house = Random(1), seed_from(1), steward(edition)
    match = Match(catalog.start(edition), seed)
    views = list[tuple[str, dict[str, Any]]]()
    stored = {(1, n): StoredPly(ply.seat, str(ply.move), None) for n, ply in enumerate(match.state.log)}

    def show(start: int) -> None:
        for member in members:
            for seat in member.seats or (None,):
                aids = house.aids(match.view(seat), match.view(None))
                seals = [seal for seal in match.seals if seal[0] >= start]
                view = wire.view(match.view(seat), 1, start, seals, aids)
                views.append((member.person, json.loads(wire.write(view))))

    show(0)
    while match.state.outcome is None:
        before, seat = match.ply, match.state.turn[0]
        move = rng.choice([move for move in match.state.moves(seat) if move != CONCEDE])
        person = "ann" if seat == "x" else "bob"
        for n, ply in enumerate(match.submit(seat, move, before), before):
            sender = None if ply.seat == DEALER else f"{person} 1.{n}"
            stored[1, n] = StoredPly(ply.seat, str(ply.move), sender)
        evidence.acknowledged.append(Acknowledged(person, f"1.{before}", 1, before, seat, str(move)))
        show(before if match.state.outcome is None else 0)
    info = GameInfo(options=dict(edition.options), record=match.record())
    game = StoredGame(seed, info, [(ply.seat, str(ply.move)) for ply in match.state.log])
    facts = Facts(edition.id, dict(edition.options), "ann", read_settings(edition, {}), {}, game_number=1)
    return Evening(evidence, StoredRoom(edition, facts, {1: game}, stored), match, views)


def test_nothing_is_wrong_with_an_honest_evening(evening: Evening) -> None:
    assert evening.problems() == []
    assert len(evening.views) > 50


def lose_a_ply(evening: Evening) -> None:
    """The last acknowledged ply is not there."""
    last = max(evening.room.plies)
    game = evening.room.games[1]
    evening.room = replace(
        evening.room,
        plies={at: ply for at, ply in evening.room.plies.items() if at != last},
        games={1: game._replace(plies=game.plies[:-1], info=replace(game.info, record=None))},
    )


def change_a_ply(evening: Evening) -> None:
    """Another move stands where one was acknowledged."""
    at = (1, evening.evidence.acknowledged[3].ply)
    ply = evening.room.plies[at]
    evening.room = replace(evening.room, plies={**evening.room.plies, at: ply._replace(move="k999")})


def double_a_ply(evening: Evening) -> None:
    """One message became two plies."""
    one, two = ((1, evening.evidence.acknowledged[n].ply) for n in (2, 6))
    sender = evening.room.plies[one].sender
    evening.room = replace(
        evening.room, plies={**evening.room.plies, two: evening.room.plies[two]._replace(sender=sender)}
    )


def leave_a_gap(evening: Evening) -> None:
    at = (1, evening.evidence.acknowledged[4].ply)
    evening.room = replace(evening.room, plies={key: ply for key, ply in evening.room.plies.items() if key != at})


def acknowledge_out_of_order(evening: Evening) -> None:
    evening.evidence.acknowledged.reverse()


def show_what_x_sees(evening: Evening) -> None:
    """The detectives get X's view."""
    n, mine = next((n, view) for n, (person, view) in enumerate(evening.views) if person == "ann" and view["ply"] > 8)
    evening.views.insert(n, ("bob", mine))


def name_a_station(evening: Evening) -> None:
    """A detective's view says where X went."""
    for person, view in evening.views:
        covered = [ply for ply in view["log"] if ply["move"].endswith("?")]
        if person == "bob" and view["outcome"] is None and covered:
            covered[0]["move"] = "t46"
            return
    raise AssertionError("X never hides")


def add_a_field(evening: Evening) -> None:
    person, view = evening.views[-1]
    evening.views[-1] = (person, {**view, "seed": "00"})


def show_the_future(evening: Evening) -> None:
    """A view of a ply that is not in the database."""
    person, view = evening.views[-1]
    evening.views[-1] = (person, {**view, "ply": view["ply"] + 1})


def suspect_somebody_else(evening: Evening) -> None:
    person, view = evening.views[len(evening.views) // 2]
    evening.views[len(evening.views) // 2] = (person, {**view, "aids": {**view["aids"], "suspects": [1]}})


def forge_a_record(evening: Evening) -> None:
    game = evening.room.games[1]
    assert game.info.record is not None
    forged = game.info.record.replace('[Seed "', '[Seed "00', 1)
    evening.room = replace(evening.room, games={1: game._replace(info=replace(game.info, record=forged))})


def break_the_rules(evening: Evening) -> None:
    game = evening.room.games[1]
    plies = [*game.plies[:9], ("x", "t199"), *game.plies[10:]]
    evening.room = replace(evening.room, games={1: game._replace(plies=plies)})


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (lose_a_ply, "was acknowledged"),
        (change_a_ply, "was acknowledged"),
        (double_a_ply, "One message made 2 plies"),
        (leave_a_gap, "has gaps"),
        (acknowledge_out_of_order, "acknowledged after a later ply"),
        (show_what_x_sees, "shown to somebody who may see"),
        (name_a_station, "log differs from what the rules give"),
        (add_a_field, "seed differs from what the rules give"),
        (show_the_future, "shown, and not in the database"),
        (suspect_somebody_else, "aids differs from what the rules give"),
        (forge_a_record, "does not verify"),
        (break_the_rules, "stops at ply 9"),
    ],
    ids=lambda each: each.__name__ if callable(each) else "",
)
def test_the_checks_find_it(evening: Evening, harm: Callable[[Evening], None], said: str) -> None:
    harm(evening)
    assert said in "\n".join(evening.problems())


# The proxy


async def _echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(1000):
            writer.write(data)
    writer.close()


class Caller:
    """Somebody at one end of a way to the echo."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    @asynccontextmanager
    async def at(cls, way: Proxy) -> AsyncIterator[Caller]:
        caller = cls(*await asyncio.open_connection(HOST, way.port))
        try:
            yield caller
        finally:
            caller.writer.close()
            with suppress(ConnectionError):
                await caller.writer.wait_closed()

    async def hears(self, text: bytes) -> bool:
        return await self.reader.readexactly(len(text)) == text

    async def hears_nothing(self) -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(self.reader.read(1), 0.1)

    async def is_cut_off(self) -> None:
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await self.reader.readexactly(1)


def test_a_way_can_be_cut_clogged_and_mended() -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(await asyncio.start_server(_echo, HOST, 0))
            way = await stack.enter_async_context(Proxy.to(server.sockets[0].getsockname()[1]))
            early = await stack.enter_async_context(Caller.at(way))
            early.writer.write(b"one")
            assert await early.hears(b"one")
            way.clog()
            early.writer.write(b"two")
            late = await stack.enter_async_context(Caller.at(way))
            late.writer.write(b"three")
            await early.hears_nothing()
            await late.hears_nothing()
            way.mend()
            assert await early.hears(b"two")
            assert await late.hears(b"three")
            way.cut()
            refused = await stack.enter_async_context(Caller.at(way))
            for caller in (early, late, refused):
                await caller.is_cut_off()
            way.mend()
            again = await stack.enter_async_context(Caller.at(way))
            again.writer.write(b"four")
            assert await again.hears(b"four")

    run(test())


# The events


def test_a_round_has_everything_and_its_order_is_the_seeds() -> None:
    def round_of(seed: int, alone: bool = False) -> list[str]:
        kinds = events.rounds(Random(seed), alone)
        return [next(kinds) for _ in range(sum(events.KINDS.values()))]

    assert round_of(1) == round_of(1) != round_of(2)
    assert {kind: round_of(3).count(kind) for kind in events.KINDS} == events.KINDS
    assert not any("redis" in kind or "others" in kind for kind in round_of(1, alone=True))
