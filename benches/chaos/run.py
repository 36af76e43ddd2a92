"""One run: everything up, people seated, chaos, quiet, and then the checks."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from itertools import cycle, islice
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from benches.chaos import checks
from benches.chaos.checks import Findings
from benches.chaos.cluster import Cluster, Failed, cluster
from benches.chaos.events import Chaos, Event
from benches.chaos.evidence import Evidence, Member, RoomEvidence
from benches.chaos.person import Person
from benches.chaos.tables import TABLES, Table
from fogbound import catalog, record, verify
from fogbound.errors import FogboundError
from fogbound.server.admin.checks import check
from tests.server.postgres import PostgreSQL
from tests.server.redis import Redis

QUIET_SECONDS = 120.0  # within which every room must have played on after all is mended
ANSWER_SECONDS = 60.0
AT_ONCE = 10  # requests
TRIES = 30

Tell = Callable[[str, int, int], None]  # what is done, how much of it, of how much


@dataclass(frozen=True)
class Plan:
    """What to do: `every` and `think` are seconds, about."""

    minutes: float = 10.0
    rooms: int = 200
    processes: int = 3
    seed: int = 1
    every: float = 6.0
    think: float = 3.0
    fenced: bool = True


@dataclass
class Result:
    """What happened, and everything that is wrong with it, in sentences."""

    plan: Plan
    seconds: float = 0.0
    events: Sequence[Event] = ()
    counts: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    rooms: Sequence[RoomEvidence] = ()
    failures: Counter[str] = field(default_factory=Counter)  # that servers logged


async def run(
    plan: Plan, folder: Path, postgresql: PostgreSQL, redis: Redis, tell: Tell, events: Sequence[str] | None = None
) -> Result:
    """Play, with chaos by the plan's seed or with just these events, and check everything."""
    async with cluster(folder, plan.processes, postgresql, redis, plan.fenced) as servers:
        played = await _play(plan, folder, servers, tell, events)
        for server in servers.servers:
            await server.stop()
            played.problems += server.problems
        await _check(played, servers.database, tell)
        return played


@asynccontextmanager
async def playing(
    plan: Plan, folder: Path, servers: Cluster, rng: Random, tell: Tell
) -> AsyncIterator[tuple[Evidence, list[Person]]]:
    """Rooms full of people who play until the end of the block."""
    evidence = Evidence(folder)
    parties = await _seat(plan, servers, evidence, rng, tell)
    people = [person for party in parties for person in party]
    lives = [asyncio.create_task(person.live()) for person in people]
    try:
        for n, party in enumerate(parties, 1):
            await _sit_down(party, plan.think)
            tell("people have sat down in rooms", n, plan.rooms)
        yield evidence, people
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        evidence.close()


async def _play(plan: Plan, folder: Path, servers: Cluster, tell: Tell, events: Sequence[str] | None) -> Result:
    rng = Random(plan.seed)
    async with playing(plan, folder, servers, rng, tell) as (evidence, people):
        rooms = list(evidence.rooms.values())
        began, chaos = monotonic(), Chaos(servers, rng, plan.every)
        if events is None:
            await _with_progress(chaos.go_on(60 * plan.minutes), began, 60 * plan.minutes, tell)
        else:
            for kind in events:
                await _play_on(rooms, tell)
                await chaos.do(kind)
        stuck = await _play_on(rooms, tell)
        result = Result(plan, monotonic() - began, chaos.events, problems=stuck, rooms=rooms)
        await _stop_playing(people)
        result.problems += await _records_over_http(servers, result.rooms, people, rng, tell)
    result.counts = evidence.counts
    return result


async def _with_progress(work: Awaitable[None], began: float, seconds: float, tell: Tell) -> None:
    doing = asyncio.ensure_future(work)
    while not doing.done():
        await asyncio.wait({doing}, timeout=1)
        tell("seconds of chaos", min(int(monotonic() - began), int(seconds)), int(seconds))
    await doing


# Before


async def _seat(plan: Plan, servers: Cluster, evidence: Evidence, rng: Random, tell: Tell) -> list[list[Person]]:
    """All rooms with their people, each of whom has an address of their own, as behind a web server."""
    turnstile, parties = asyncio.Semaphore(AT_ONCE), list[list[Person]]()
    async with httpx.AsyncClient(trust_env=False, timeout=ANSWER_SECONDS) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # each person has a cookie of their own

        async def open_room(number: int, table: Table) -> None:
            async with turnstile:
                parties.append(await _room(number, table, http, servers, evidence, rng))
                tell("rooms are made", len(parties), plan.rooms)

        tables = islice(cycle(TABLES), plan.rooms)
        await asyncio.gather(*(open_room(number, table) for number, table in enumerate(tables)))
    return parties


async def _room(
    number: int, table: Table, http: httpx.AsyncClient, servers: Cluster, evidence: Evidence, rng: Random
) -> list[Person]:
    async def post(path: str, body: Any, headers: dict[str, str]) -> httpx.Response:
        for _ in range(TRIES):
            answer = await http.post(f"http://{rng.choice(servers.addresses)}{path}", json=body, headers=headers)
            if answer.status_code != 503:  # a busy machine may be too slow for one process to hear from another
                break
            await asyncio.sleep(1)
        if answer.status_code != 200:
            raise Failed(f"{path} was refused: {answer.text}")
        return answer

    members, headers = list[Member](), list[dict[str, str]]()
    for n, seats in enumerate(table.seats):
        mine = {"X-Forwarded-For": f"10.{number // 250}.{number % 250}.{n + 1}"}
        answer = await post("/api/me", {"name": f"Guest {number}.{n}"}, mine)
        mine["Cookie"] = answer.headers["set-cookie"].partition(";")[0]
        members.append(Member(answer.json()["person"], answer.json()["name"], seats))
        headers.append(mine)
    id = (await post("/api/rooms", table.body, headers[0])).json()["room"]
    for mine in headers[1:]:
        await post(f"/api/rooms/{id}/join", {}, mine)
    room = evidence.room(id, table, members)

    def address() -> str:
        return f"ws://{rng.choice(servers.addresses or [server.public for server in servers.servers])}"

    return [
        Person(member, room, mine, address, Random(rng.random())) for member, mine in zip(members, headers, strict=True)
    ]


async def _sit_down(party: list[Person], think: float) -> None:
    """The host has a seat already, and starts."""
    for person in party[1:]:
        for seat in person.member.seats:
            await person.ask(f"sit {seat}", type="sit", seat=seat, who="me")
    await party[0].ask("start", type="host", do="start")
    for person in party:
        person.begin(think)


# Afterwards


async def _play_on(rooms: Sequence[RoomEvidence], tell: Tell) -> list[str]:
    """Every room is playable: somebody sees a new ply in each. Returns what is wrong."""
    began = monotonic()
    stuck = list(rooms)
    while stuck and monotonic() - began < QUIET_SECONDS:
        await asyncio.sleep(0.2)
        stuck = [room for room in stuck if not room.plies or room.plies[-1] <= began]
        tell("rooms have played on", len(rooms) - len(stuck), len(rooms))
    return [f"Room {room.id} ({room.table.edition}) did not go on after {room.newest}." for room in stuck]


async def _stop_playing(people: Sequence[Person]) -> None:
    for person in people:
        person.playing = False
    until = monotonic() + ANSWER_SECONDS
    while any(person.unanswered for person in people) and monotonic() < until:
        await asyncio.sleep(0.1)


async def _records_over_http(
    servers: Cluster, rooms: Sequence[RoomEvidence], people: Sequence[Person], rng: Random, tell: Tell
) -> list[str]:
    """The record of each room's latest finished game, as its people get it, verifies."""
    problems = list[str]()
    cookies = {person.member.person: person.headers for person in people}
    async with httpx.AsyncClient(trust_env=False, timeout=ANSWER_SECONDS) as http:
        for n, room in enumerate(rooms, 1):
            tell("records are fetched", n, len(rooms))
            if room.newest[0] < 2:
                continue
            address = f"http://{rng.choice(servers.addresses)}/api/rooms/{room.id}/record?game={room.newest[0] - 1}"
            answer = await http.get(address, headers=cookies[room.members[0].person])
            try:
                read = record.read(answer.text)
                verify.verify(read, catalog.start_of(read))
            except FogboundError as problem:
                problems.append(f"Room {room.id}: its record, fetched with {answer.status_code}: {problem.code}.")
    return problems


async def _check(result: Result, database: str, tell: Tell) -> None:
    """Check all rooms, in processes that do nothing else, and the database as an operator checks it."""
    engine, loop = create_async_engine(database), asyncio.get_running_loop()
    pool = ProcessPoolExecutor(max_workers=2, mp_context=multiprocessing.get_context("spawn"))
    with pool:
        async with engine.connect() as connection:
            work = []
            for room in result.rooms:
                work.append(
                    loop.run_in_executor(pool, checks.findings, room, await checks.read_room(connection, room.id))
                )
        await engine.dispose()
        for n, done in enumerate(asyncio.as_completed(work), 1):
            found: Findings = await done
            result.counts += found.counts
            result.problems += found.problems
            tell("rooms are checked", n, len(work))
    report = await check(sa.make_url(database), lambda done, total: tell("rooms replay", done, total))
    result.problems += [f"fogbound admin check: {problem}" for problem in report.problems]
