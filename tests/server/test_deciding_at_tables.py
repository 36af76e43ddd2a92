"""People who share a seat: the first to move decides, their captain, or all of them. Conceding needs the whole side."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest

from fogbound.server import wire
from fogbound.server.room import presence as audience
from tests.server.table import POLICE, Line, Message, Table, offers, play_some, run, seated, serving

LONDON = {"players": "3", "max_rounds": "6"}
TEAM = {"x": "Xen", "red": "Ann", "blue": "Bob"}


@pytest.fixture(autouse=True)
def grace() -> Iterator[None]:
    """People who hang up are away at once."""
    with mock.patch.object(audience, "VOTE_GRACE", 0.0), mock.patch.object(audience, "LONG_GRACE", 0.0):
        yield


async def team(table: Table, decide: str, seats: dict[str, str] = TEAM, **wanted: Any) -> dict[str, Line]:
    """A game in which X has moved: the police, shared by all detectives, are to move too."""
    settings = {"pace": 0, "decide": decide}
    lines = await seated(table, seats, POLICE, **{"options": LONDON, "settings": settings, **wanted})
    for name, line in lines.items():
        if name != "Xen":
            police = [seat["seat"] for seat in line.room["seats"] if seat["shared"]]
            await line.ask("attach", seats=[*line.room["attached"], *police])
            await line.all_heard()
    await play_some([lines["Xen"]], Random(1), plies=1)
    for line in lines.values():
        await line.at_ply(lines["Xen"].ply)
    return lines


def a_move(line: Line, seat: str = "bobby1", n: int = 0) -> dict[str, Any]:
    return {"seat": seat, "ply": line.ply, "move": [move for s, move in offers(line) if s == seat][n]}


def proposals(line: Line) -> list[Message]:
    return [message for message in line.messages if message["type"] == "proposal"]


def patient(grace: float, patience: float) -> Any:
    """How long the others wait for people who hang up: on moves, on conceding."""
    return mock.patch.multiple(audience, VOTE_GRACE=grace, LONG_GRACE=patience)


async def missed(line: Line, *gone: Line) -> None:
    """Waits until a person sees that the others are away."""
    people = {other.room["you"] for other in gone}
    await line.wait(lambda: not any(card["online"] for card in line.room["people"] if card["person"] in people))


async def proposed(line: Line, **expected: Any) -> Message:
    return await line.until(
        lambda m: m["type"] == "proposal" and all(m[key] == value for key, value in expected.items())
    )


def test_anyone_moves_at_once_where_any_decides(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await team(table, "any")
            ann, bob = lines["Ann"], lines["Bob"]
            move = a_move(bob)
            assert (await bob.ask("play", **move))["type"] == "view"
            assert await ann.refused("play", **move) == "stale"
            assert ann.room["captains"] == [None, None]

    run(test())


def test_a_move_is_played_once_all_agree(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await team(table, "all")
            xen, ann, bob = lines.values()
            eve = await (await table.guest("Eve")).join(xen.room["room"])
            a, b = ann.room["you"], bob.room["you"]
            move = a_move(ann)
            agreement = {"by": a, "agreed": [a], "waiting": [b]}
            answer = await ann.ask("play", **move, id="mine")
            assert answer == {"type": "proposal", **move, "proposer": a, **agreement}
            heard = await proposed(bob, waiting=[b])
            assert "id" not in heard
            assert ann.ply == move["ply"]
            again = await ann.ask("play", **move, id="mine")
            assert again["type"] == "proposal", "sending it again is harmless"
            assert (await ann.ask("agree", **move, yes=True))["waiting"] == [b], "she had agreed"
            since = len(ann.messages)
            done = await bob.ask("agree", **move, yes=True)
            assert (done["type"], done["ply"]) == ("view", move["ply"] + 1)
            mine = await ann.until(lambda m: m["type"] == "view", since)
            assert mine["log"][-1]["move"] == move["move"]
            assert (await ann.ask("play", **move, id="mine"))["type"] == "view", "harmless after it was played, too"
            for line in (xen, eve):
                await line.at_ply(move["ply"] + 1)
                assert not proposals(line)
            own = a_move(ann, "red")
            assert (await ann.ask("play", **own))["type"] == "view", "nobody else may play her own pawn"

    run(test())


def test_a_proposal_is_withdrawn_replaced_or_overtaken(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await team(table, "all")
            xen, ann, bob = lines.values()
            first, second = a_move(ann), a_move(ann, n=1)
            await ann.ask("play", **first)
            gone = await bob.ask("agree", **first, yes=False)
            assert (gone["move"], gone["by"], gone["agreed"], gone["waiting"]) == (None, bob.room["you"], [], [])
            assert gone["proposer"] == ann.room["you"]
            await proposed(ann, move=None)
            assert await bob.refused("agree", **first, yes=True) == "not-now"
            await ann.ask("play", **first)
            await bob.ask("play", **second)
            assert await ann.refused("agree", **first, yes=True) == "not-now", "one agrees to what one saw"
            other = a_move(ann, "bobby2")
            await ann.ask("play", **other)  # another seat: both wait
            assert (await ann.ask("agree", **second, yes=True))["type"] == "view"
            await bob.at_ply(second["ply"] + 1)
            assert await bob.refused("agree", **other, yes=True) == "stale"
            assert await ann.refused("play", **other) == "stale"
            late = await table._guests[2].open(xen.room["room"])
            assert not proposals(late)

    run(test())


def test_an_illegal_move_is_not_proposed(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, ann, bob = (await team(table, "all")).values()
            eve = await (await table.guest("Eve")).join(xen.room["room"])
            move = a_move(ann)
            assert await ann.refused("play", **{**move, "move": "t9999"}) == "no-such-station"
            assert await ann.refused("play", **{**move, "move": "hop hop"}) == "bad-move"
            assert await ann.refused("play", **{**move, "ply": 0}) == "stale"
            for line in (xen, eve):
                assert await line.refused("play", **move) == "not-yours"
                assert await line.refused("agree", **move, yes=True) == "not-yours"
            await ann.ask("play", **move)
            for line in (xen, eve):
                for yes in (True, False):
                    assert await line.refused("agree", **move, yes=yes) == "not-yours"
                    assert await line.refused("agree", **{**move, "seat": "purple"}, yes=yes) == "not-yours"
            await bob.all_heard()
            assert len(proposals(bob)) == 1

    run(test())


def test_a_person_who_leaves_is_no_longer_waited_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            options = {**LONDON, "players": "4"}
            seats = {**TEAM, "green": "Cid"}
            lines = await team(table, "all", seats, options=options)
            _, ann, bob, cid = lines.values()
            a, b, c = (line.room["you"] for line in (ann, bob, cid))
            move = a_move(ann)
            assert (await ann.ask("play", **move))["waiting"] == [b, c]
            assert (await bob.ask("agree", **move, yes=True))["agreed"] == [a, b]
            await proposed(cid, agreed=[a, b], waiting=[c])
            await cid.hang_up()
            await ann.at_ply(move["ply"] + 1)
            assert not ann.views["bobby1"]["outcome"]
            back = await table._guests[3].open(ann.room["room"])
            assert not proposals(back)

    run(test())


def test_a_proposal_waits_for_newcomers_and_survives_a_reconnect(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            options = {**LONDON, "players": "4"}
            lines = await team(table, "all", {**TEAM, "green": "Cid"}, options=options)
            xen, ann, bob, cid = lines.values()
            a, b, c = (line.room["you"] for line in (ann, bob, cid))
            room = xen.room["room"]
            await cid.hang_up()
            await missed(ann, cid)
            move = a_move(ann)
            assert (await ann.ask("play", **move))["waiting"] == [b]
            cid = await table._guests[3].open(room)
            await proposed(cid, agreed=[a], waiting=[b, c])
            await proposed(bob, waiting=[b, c])
            with mock.patch.object(audience, "VOTE_GRACE", 30.0):  # reloading a page costs nobody their vote
                await cid.hang_up()
                await ann.all_heard()
                await bob.ask("agree", **move, yes=True)
                assert ann.ply == move["ply"]
                cid = await table._guests[3].open(room)
                assert proposals(cid)[-1]["waiting"] == [c]
                assert (await cid.ask("agree", **move, yes=True))["type"] == "view"

    run(test())


def test_nothing_is_played_while_nobody_is_here(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await team(table, "all")
            xen, ann, bob = lines.values()
            move = a_move(ann)
            await ann.ask("play", **move)
            await ann.hang_up()
            await missed(xen, ann)
            await bob.hang_up()
            await missed(xen, ann, bob)
            await asyncio.sleep(0.05)
            await xen.all_heard()
            assert xen.ply == move["ply"]
            back = await table._guests[1].open(xen.room["room"])
            await back.at_ply(move["ply"] + 1)

    run(test())


def test_a_proposal_lapses_when_its_proposer_loses_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await team(table, "all")
            xen, ann, bob = lines.values()
            await ann.ask("play", **a_move(ann))
            await proposed(bob)
            await xen.ask("host", do="kick", person=ann.room["you"])
            await proposed(bob, move=None)
            await bob.at_ply(xen.ply + 1)  # a bot goes on for her
            assert (await bob.ask("play", **a_move(bob)))["type"] == "view", "he is alone now"

    run(test())


def test_changing_how_to_decide_withdraws_proposals(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, ann, bob = (await team(table, "all")).values()
            await ann.ask("play", **a_move(ann))
            assert await bob.refused("host", do="settings", settings={"decide": "any"}) == "not-host"
            await xen.ask("host", do="settings", settings={"decide": "any"})
            for line in (ann, bob):
                await proposed(line, move=None, by=None, proposer=ann.room["you"])
            assert (await bob.ask("play", **a_move(bob)))["type"] == "view"

    run(test())


def test_the_captain_moves_for_the_side(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await team(table, "captain")
            xen, ann, bob = lines.values()
            a, b = ann.room["you"], bob.room["you"]
            assert bob.room["captains"] == [None, a]
            answer = await bob.ask("play", **a_move(bob))
            assert (answer["code"], answer["details"]["person"]) == ("captain", a)
            assert (await bob.ask("play", **a_move(bob, "blue")))["type"] == "view", "his own pawn is his"
            await ann.at_ply(bob.ply)
            assert await bob.refused("host", do="captain", person=b) == "not-host"
            for nobody in (None, "nobody", ""):
                assert await xen.refused("host", do="captain", person=nobody) == "bad-message"
            await xen.ask("host", do="captain", person=b)
            assert xen.room["captains"] == [None, b]
            assert await ann.refused("play", **a_move(ann)) == "captain"
            await bob.hang_up()
            await ann.wait(lambda: ann.room["captains"] == [None, a])
            assert (await ann.ask("play", **a_move(ann)))["type"] == "view"
            back = await table._guests[2].open(xen.room["room"])
            assert back.room["captains"] == [None, b], "he was named"

    run(test())


@pytest.mark.parametrize("decide", ["any", "captain", "all"])
def test_conceding_needs_the_whole_side(tmp_path: Path, decide: str) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await team(table, decide)
            xen, ann, bob = lines.values()
            a, b = ann.room["you"], bob.room["you"]
            give_up = {"seat": "red", "ply": ann.ply, "move": "concede"}
            answer = await ann.ask("play", **give_up)
            assert (answer["type"], answer["agreed"], answer["waiting"]) == ("proposal", [a], [b])
            await proposed(bob, move="concede")
            await bob.ask("agree", **give_up, yes=False)
            assert ann.room["status"] == "playing"
            await bob.ask("play", **{**give_up, "seat": "blue"})
            await ann.ask("agree", **{**give_up, "seat": "blue"}, yes=True)
            await xen.until(lambda m: m["type"] == "room" and m["status"] == "over")
            assert not proposals(xen)
            assert xen.views["x"]["outcome"]["winners"] == ["x"]

    run(test())


def test_a_person_alone_concedes_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await team(table, "all")
            _, ann, bob = lines.values()
            await bob.hang_up()
            await missed(ann, bob)
            answer = await ann.ask("play", seat="red", ply=ann.ply, move="concede")
            assert (answer["type"], answer["outcome"]["winners"]) == ("view", ["x"])

    run(test())


def test_an_agreed_move_that_cannot_be_written_still_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            _, ann, bob = (await team(table, "all")).values()
            move = a_move(ann)
            await ann.ask("play", **move)
            with mock.patch.object(table.services.store, "write", side_effect=OSError("no space left")):
                assert await bob.refused("agree", **move, yes=True) == "failed"
            await ann.all_heard()
            assert ann.ply == move["ply"]
            assert (await bob.ask("agree", **move, yes=True))["type"] == "view"

    run(test())


def test_people_who_unlocked_a_seat_decide_on_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            _, ann, bob = (await team(table, "all")).values()
            await ann.ask("sit", seat="bobby1", who="me")
            await bob.ask("attach", seats=["blue"])
            await ann.ask("pin", seat="bobby1", pin="1234")
            assert "bobby1" in ann.room["attached"], "whoever sets a pin stays where she is"
            move = a_move(ann)
            assert await bob.refused("agree", **move, yes=True) == "not-now"
            assert (await ann.ask("play", **move))["type"] == "view"
            assert not proposals(bob)

    run(test())


def test_a_locked_seat_waits_for_its_holder(tmp_path: Path) -> None:
    """Locking a seat is no consent, and behind the lock nobody sees the proposal."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            _, ann, bob = (await team(table, "all")).values()
            b = bob.room["you"]
            for line in (ann, bob):
                await line.ask("sit", seat="bobby1", who="me")
            await ann.ask("pin", seat="bobby1", pin="1234")
            for line in (ann, bob):
                await line.ask("attach", seats=["bobby1"], pin="1234")
                await line.all_heard()
            move, other = a_move(ann), a_move(ann, n=1)
            assert (await ann.ask("play", **move))["waiting"] == [b]
            await proposed(bob, **move)
            await bob.ask("attach", seats=[])
            assert (await ann.ask("agree", **move, yes=True))["waiting"] == [b]
            for yes in (True, False):
                assert await bob.refused("agree", **move, yes=yes) == "pin"
            assert (await ann.ask("play", **other))["waiting"] == [b]
            await bob.all_heard()
            bob = await table._guests[2].open(ann.room["room"])
            assert not proposals(bob)
            await bob.ask("attach", seats=["bobby1"], pin="1234")
            await bob.all_heard()
            assert [message["move"] for message in proposals(bob)] == [other["move"]]
            assert (await bob.ask("agree", **other, yes=True))["type"] == "view"

    run(test())


def test_a_person_behind_a_lock_has_not_conceded(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            _, ann, bob = (await team(table, "any")).values()
            await bob.ask("pin", seat="blue", pin="1234")
            await bob.ask("attach", seats=[])
            give_up = {"seat": "red", "ply": ann.ply, "move": "concede"}
            assert (await ann.ask("play", **give_up))["waiting"] == [bob.room["you"]]
            assert await bob.refused("agree", **give_up, yes=True) == "pin"
            assert not proposals(bob)
            await bob.ask("attach", seats=["blue"], pin="1234")
            await proposed(bob, **give_up)
            assert (await bob.ask("agree", **give_up, yes=True))["outcome"]["winners"] == ["x"]

    run(test())


def test_a_proposer_who_hangs_up_does_not_decide_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            _, ann, bob = (await team(table, "all")).values()
            room, move = table.room(ann.room["room"]), a_move(ann)
            socket = room.audience._people[ann.room["you"]]
            await ann.hang_up()
            await missed(bob, ann)
            await room.hear(socket, wire.Play(**move))  # it had waited for the lock
            await proposed(bob, waiting=[bob.room["you"]], **move)
            assert bob.ply == move["ply"]

    run(test())


# The same, once more


def test_proposing_the_same_move_is_agreement(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await team(table, "all", {**TEAM, "green": "Cid"}, options={**LONDON, "players": "4"})
            _, ann, bob, cid = lines.values()
            a, b, c = (line.room["you"] for line in (ann, bob, cid))
            move = a_move(ann)
            await ann.ask("play", **move, id="hers")
            answer = await bob.ask("play", **move, id="his")
            assert (answer["type"], answer["by"], answer["agreed"], answer["waiting"]) == ("proposal", a, [a, b], [c])
            again = await ann.ask("play", **move, id="once more")
            assert (again["by"], again["agreed"]) == (a, [a, b]), "nobody need agree anew"
            since = len(bob.messages)
            assert (await cid.ask("play", **move))["type"] == "view"
            await bob.until(lambda m: m["type"] == "view", since)
            assert (await bob.ask("play", **move, id="his"))["type"] == "view", "harmless"

    run(test())


def test_two_concessions_are_one_proposal(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            _, ann, bob = (await team(table, "any")).values()
            assert (await ann.ask("play", seat="red", ply=ann.ply, move="concede"))["type"] == "proposal"
            answer = await bob.ask("play", seat="blue", ply=bob.ply, move="concede")
            assert (answer["type"], answer["outcome"]["reason"]) == ("view", "conceded")

    run(test())


# Away for a moment


def test_after_a_restart_nobody_decides_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            _, ann, bob = (await team(table, "all")).values()
            room, a, b = ann.room["room"], ann.room["you"], bob.room["you"]
            cookies = [guest.cookie for guest in table._guests]
            move = a_move(ann)
        async with serving(tmp_path / "db") as table:
            guests = [table.stranger() for _ in cookies]
            for guest, cookie in zip(guests, cookies, strict=True):
                guest.http.cookies.set("fogbound", cookie)
                guest.person = (await guest.get("/api/me"))["person"]
            ann = await guests[1].open(room)
            give_up = {**move, "seat": "red", "move": "concede"}
            for wanted in (move, give_up):
                answer = await ann.ask("play", **wanted)
                assert (answer["type"], answer["agreed"], answer["waiting"]) == ("proposal", [a], [b])
            bob = await guests[2].open(room)
            assert [message["move"] for message in proposals(bob)] == [move["move"], "concede"]
            assert (await bob.ask("agree", **move, yes=True))["type"] == "view"

    with patient(30.0, 30.0):
        run(test())


def test_a_room_back_in_memory_waits_for_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await team(table, "all")
            _, ann, bob = lines.values()
            b, room = bob.room["you"], table.room(ann.room["room"])
            for line in lines.values():
                await line.hang_up()
            while room.idle_for is None:
                await table._guests[0].get("/api/me")
            table.services.rooms.unload_idle(idle=0)
            assert room.id not in table.services.rooms._runners
            ann = await table._guests[1].open(room.id)
            assert table.room(room.id) is room
            answer = await ann.ask("play", seat="red", ply=ann.ply, move="concede")
            assert (answer["type"], answer["waiting"]) == ("proposal", [b])

    with patient(30.0, 30.0):
        run(test())


def test_a_short_absence_costs_nobody_their_vote(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            _, ann, bob = (await team(table, "all")).values()
            b, move = bob.room["you"], a_move(ann)
            await bob.hang_up()
            await missed(ann, bob)
            with patient(2.0, 4.0):
                assert (await ann.ask("play", **move))["waiting"] == [b]
                await ann.at_ply(move["ply"] + 1)  # but nobody waits for ever
                answer = await ann.ask("play", seat="red", ply=ann.ply, move="concede")
                assert (answer["type"], answer["waiting"]) == ("proposal", [b]), "giving up waits for longer"
                await ann.until(lambda m: m["type"] == "room" and m["status"] == "over")

    run(test())


def test_a_captain_who_is_away_for_a_moment_stays_captain(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, ann, bob = (await team(table, "captain")).values()
            a, b = ann.room["you"], bob.room["you"]
            with patient(1.5, 0.0):
                await ann.hang_up()
                await missed(bob, ann)
                assert bob.room["captains"] == [None, a]
                assert await bob.refused("play", **a_move(bob)) == "captain"
                await bob.wait(lambda: bob.room["captains"] == [None, b])
                await xen.wait(lambda: xen.room["captains"] == [None, b])
                assert (await bob.ask("play", **a_move(bob)))["type"] == "view"

    run(test())
