"""People who come in at another process than the owner of their room see one server."""

from __future__ import annotations

from contextlib import AsyncExitStack
from random import Random

import pytest

from fogbound.server.limits import Limits
from fogbound.server.watch.figures import FIGURES
from tests.server.many.members import at, entrance, member, never_dead
from tests.server.postgres import PostgreSQL
from tests.server.table import NO_LIMITS, SMALL, Table, as_sent, play_some, run, seated

patient = pytest.fixture(autouse=True)(never_dead)
FOUR = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Bob"}


async def two(stack: AsyncExitStack, database: str, limits: Limits = NO_LIMITS) -> tuple[Table, Table]:
    one = await stack.enter_async_context(member(database, limits=limits))
    return one, await stack.enter_async_context(member(database, limits=limits))


def test_a_chase_of_people_who_come_in_at_two_processes(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            here, there = await two(stack, postgresql.new_database())
            lines = await seated(entrance(here, there), FOUR, options=SMALL)
            room = lines["Xen"].room["room"]
            owner, other = (here, there) if room in here.services.rooms._runners else (there, here)
            assert room not in other.services.rooms._runners, "it has one owner"
            assert FIGURES.relayed_sockets in (1, 2)
            while not owner.truth(room).outcome:
                await play_some(list(lines.values()), Random(2), plies=1)
                for line in lines.values():
                    for seat, view in line.views.items():
                        true = as_sent(owner.truth(room), seat)
                        assert {key: view[key] for key in true} == true
            guest = await other.guest("Eve")
            assert (await guest.post(f"/api/rooms/{room}/join"))["room"] == room
            twin = at(owner, guest)
            for what in ("record", "tables", "material", "", "qr.svg?link=/"):
                address = f"/api/rooms/{room}/{what}".rstrip("/")
                passed_on, direct = [await each.http.get(address) for each in (guest, twin)]
                assert (passed_on.status_code, passed_on.content) == (direct.status_code, direct.content)
                for answer in (passed_on, direct):
                    del answer.headers["date"], answer.headers["x-request-id"]
                assert passed_on.headers == direct.headers

    run(test())


def test_a_right_code_costs_no_guess_wherever_its_room_is(postgresql: PostgreSQL) -> None:
    few = Limits(**{**vars(NO_LIMITS), "guesses": (1, 1e-9), "guesses_here": (2, 1e-9)})

    async def test() -> None:
        async with AsyncExitStack() as stack:
            here, there = await two(stack, postgresql.new_database(), few)
            host = await here.guest("Ann")
            room = await host.create(options=SMALL)
            await host.open(room)
            code = here.room(room).state.code
            bob = await there.guest("Bob")
            for _ in range(3):
                assert (await bob.post(f"/api/rooms/{code.lower()}/join")) == {"room": room}
                assert (await bob.get(f"/api/rooms/{code}"))["joined"]
            wrong = "AAAA" if code != "AAAA" else "BBBB"
            codes = [(await bob.post(f"/api/rooms/{wrong}/join"))["code"] for _ in range(2)]
            assert codes == ["no-such-room", "too-fast"]
            assert (await bob.post(f"/api/rooms/{room}/join")) == {"room": room}, "a link is no guess"
            assert (await (await here.guest("Eve")).post(f"/api/rooms/{wrong}/join"))["code"] == "no-such-room"

    run(test())


def test_people_whom_an_owner_does_not_let_in(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            here, there = await two(stack, postgresql.new_database())
            room = await (await here.guest("Ann")).create(options=SMALL)
            answers = []
            for table in (here, there):
                stranger = table.stranger()
                line = await stranger.open(room)
                bob = await table.guest("Bob")
                other = await bob.open(room)
                foreign = await bob.open(room, {"Origin": "http://evil.example"})
                answers.append([(each.last("error")["code"], await each.closed()) for each in (line, other, foreign)])
                answers[-1] += [(await bob.get(f"/api/rooms/{room}/material"))["code"]]
            assert answers[0] == answers[1]
            assert [code for _, code in answers[0][:3]] == [4003] * 3

    run(test())
