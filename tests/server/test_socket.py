"""The socket: joining, reconnecting and updating are one message; moves are acknowledged, once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, cast
from unittest import mock

import pytest
from starlette.websockets import WebSocket

from fogbound import record, verify
from fogbound.catalog import start_of
from fogbound.server.room.members import no_such_room
from fogbound.server.socket import Connection, attempt_of, turn_away
from tests.server.table import POLICE, SMALL, Line, Message, as_sent, offers, play_some, run, seated
from tests.server.table import serving_over_network as serving

FOUR = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Bob"}


def kinds(messages: list[Message]) -> list[str]:
    return [message["type"] for message in messages]


async def first_move(line: Line) -> tuple[str, str]:
    await line.wait(lambda: bool(offers(line)))
    return offers(line)[0]


def test_joining_sends_room_chat_and_view_in_this_order(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            await lines["Xen"].ask("say", text="hello", to="all")
            eve = await table.guest("Eve")
            line = await eve.join(lines["Xen"].room["room"])
            assert kinds(line.messages) == ["room", "you", "said", "view", "pong"]
            assert line.room["you"] == eve.person
            assert line.room["attached"] == []
            assert line.last("view")["seat"] is None

    run(test())


def test_messages_have_the_fields_that_the_protocol_lists(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            room, view = lines["Bob"].room, lines["Bob"].last("view")
            assert set(room) - {"id"} == {
                *("type", "room", "code", "edition", "title", "options", "settings", "status", "game", "you", "host"),
                *("commitment", "people", "seats", "attached", "requests", "captains", "banned", "claim", "series"),
                *("started_by", "finished", "undo", "taken_back"),
                "unseen",
                "bots_at_start",
                "person",
                "may",
                "side",
            }
            assert set(room["people"][0]) == {"person", "name", "online", "ready"}
            assert set(room["seats"][0]) == {
                *("seat", "side", "holders", "players", "bot", "shared", "pin", "name", "away"),
            }
            assert set(view) - {"id"} == {
                *("type", "seat", "game", "ply", "from", "log", "turn", "moves", "table", "outcome", "aids"),
            }
            assert set(view["log"][0]) == {"n", "seat", "move", "secret"}
            page = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")
            for field in (*view["table"], *view["table"]["pawns"][0], "prices", "black_price"):
                assert f"`{field}`" in page or f'"{field}"' in page, f"the protocol does not explain {field}"
            assert room["attached"] == ["blue", "green"]

    run(test())


def test_deltas_add_up_to_the_whole_log(tmp_path: Path) -> None:
    """`Line` merges as a client does and fails on a gap; here every merged view is compared with the truth."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            room = lines["Xen"].room["room"]
            while not table.truth(room).outcome:
                await play_some(list(lines.values()), Random(2), plies=1)
                for line in lines.values():
                    for seat, view in line.views.items():
                        true = as_sent(table.truth(room), seat)
                        assert {key: view[key] for key in true} == true
            for line in lines.values():
                ends = [m for m in line.messages if m["type"] == "view" and m["outcome"]]
                assert [end["from"] for end in ends] == [0] * len(line.views), "the log opens: it comes whole, once"
                updates = [m for m in line.messages if m["type"] == "view" and not m["outcome"]]
                assert sum(m["from"] > 0 for m in updates) > len(updates) / 2

    run(test())


def test_the_end_opens_the_log_and_the_record(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            eve = await table.guest("Eve")
            line = await eve.join(lines["Xen"].room["room"])
            await play_some([*lines.values(), line], Random(3))
            await line.until(lambda m: m["type"] == "room" and m["status"] == "over")
            log = line.views[None]["log"]
            assert "?" not in "".join(ply["move"] for ply in log)
            answer = await eve.http.get(f"/api/rooms/{line.room['room']}/record")
            assert answer.headers["content-type"].startswith("text/plain")
            assert answer.headers["content-disposition"].endswith('-1.fog"')
            game_record = record.read(answer.text)
            findings = verify.verify(game_record, start_of(game_record), line.room["commitment"])
            assert (findings.finished, findings.plies) == (True, len(log))
            assert game_record.tag("Red") == "Ann"
            seals = [f"{n} {seal}" for (_, n), seal in sorted(line.seals.items())]
            assert seals == list(game_record.all("Seal")), "the seals are those that everyone got at the time"
            late = await eve.open(line.room["room"])
            await late.all_heard()
            assert late.views[None]["log"] == log

    run(test())


def test_a_repeated_id_is_harmless(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            x, ann = lines["Xen"], lines["Ann"]
            seat, move = await first_move(x)
            ply = x.ply
            first = await x.ask("play", seat=seat, ply=ply, move=move, id="same")
            again = await x.ask("play", seat=seat, ply=ply, move=move, id="same")
            other = await x.ask("play", seat=seat, ply=ply, move="double", id="same")
            assert {m["type"] for m in (first, again, other)} == {"view"}
            assert {m["ply"] for m in (first, again, other)} == {ply + 1}
            assert await ann.refused("play", seat="red", ply=ply, move="t1", id="same") == "stale", "ids are one's own"

    run(test())


def test_a_repeated_id_is_harmless_after_the_end_a_rematch_and_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        two = {"x": "Xen", "red": "Ann", "blue": "Ann", "green": "Ann"}
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, two, options=SMALL)
            xen, ann = lines["Xen"], lines["Ann"]
            seat, move = await first_move(xen)
            ply, room = xen.ply, xen.room["room"]
            await xen.ask("play", seat=seat, ply=ply, move=move, id="first")
            cookie = table._guests[0].cookie
            end = await xen.ask("play", seat="x", ply=ply + 1, move="concede", id="last")
            if end["type"] == "error":  # it was the detectives' turn
                end = await ann.ask("play", seat=ann.views["red"]["turn"][0], ply=ply + 1, move="concede", id="last")
                assert (await ann.ask("play", seat="red", ply=ply + 1, move="concede", id="last"))["outcome"]
            assert end["outcome"]["reason"] == "conceded"
            assert (await xen.ask("play", seat=seat, ply=ply, move=move, id="first"))["outcome"]
        async with serving(tmp_path / "db") as table:
            guest = table.stranger("Xen")
            guest.http.cookies.set("fogbound", cookie)
            guest.person = (await guest.get("/api/me"))["person"]
            xen = await guest.open(room)
            assert (await xen.ask("play", seat=seat, ply=ply, move=move, id="first"))["outcome"]
            await xen.ask("host", do="lobby")
            await xen.ask("host", do="start")
            await xen.wait(lambda: xen.ply == ply)
            again = await xen.ask("play", seat=seat, ply=ply, move=move, id="first")
            assert (again["type"], again["game"], again["ply"]) == ("view", 2, ply), "an old move is not played anew"

    run(test())


def test_refusals_have_codes(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            x, ann, ply = lines["Xen"], lines["Ann"], lines["Xen"].ply
            seat, move = await first_move(x)
            assert await x.refused("play", seat="x", ply=ply - 1, move=move) == "stale"
            assert await x.refused("play", seat="x", ply=ply + 1, move=move) == "stale"
            assert await x.refused("play", seat="x", ply=ply, move="t9999") == "no-such-station"
            assert await x.refused("play", seat="x", ply=ply, move="hop") == "no-such-move"
            assert await x.refused("play", seat="x", ply=ply, move="T 58") == "bad-move"
            assert await x.refused("play", seat="x", ply=ply, move="show") == "not-agreed"
            assert await x.refused("play", seat="red", ply=ply, move="t1") == "not-yours"
            assert await x.refused("play", seat="dealer", ply=ply, move="deal1") == "no-such-seat"
            assert await ann.refused("play", seat="red", ply=ply, move="t1") == "not-your-turn"
            assert await ann.refused("play", seat="x", ply=ply, move=move) == "not-yours"
            assert (await x.ask("play", seat="x", ply=ply, move="x9999"))["details"]["seat"] == "x"
            assert table.truth(x.room["room"]).view("x").log[-1].seat == "dealer", "nothing was played"
            assert (await x.ask("play", seat=seat, ply=ply, move=move))["type"] == "view"

    run(test())


def test_every_answer_repeats_the_id(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            host = await table.guest("Ann")
            line = await host.join(await host.create(POLICE, options={"players": "2"}))
            asked: list[tuple[str, dict[str, Any]]] = [
                ("sit", {"seat": "red", "who": "me"}),
                ("sit", {"seat": "x", "who": "bot:random"}),
                ("share", {"seat": "red", "yes": True}),
                ("pin", {"seat": "red", "pin": "1234"}),
                ("pin", {"seat": "red", "pin": ""}),
                ("ready", {"yes": True}),
                ("say", {"text": "a", "to": "all"}),
                ("say", {"text": "b", "to": "side"}),
                ("mark", {"marks": []}),
                ("attach", {"seats": []}),
                ("attach", {"seats": ["red"]}),
                ("host", {"do": "settings", "settings": {"pace": 10}}),
                ("host", {"do": "start"}),
                ("attach", {"seats": ["red", "bobby1"]}),
                ("ping", {}),
                ("host", {"do": "close"}),
            ]
            for type, fields in asked:
                answer = await line.ask(type, **fields)
                assert answer["type"] != "error", answer
            assert await line.closed() == 4000

    run(test())


def test_a_second_socket_replaces_the_first(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create(seats={"x": "me"}, options=SMALL)
            one, two = await ann.open(room), await ann.open(room)
            assert await one.closed() == 4001
            await two.all_heard()
            assert two.room["people"][0]["online"]
            bob = await table.guest("Bob")
            other = await bob.join(room)
            await two.hang_up()
            await other.until(lambda m: m["type"] == "room" and not m["people"][0]["online"])

    run(test())


def test_sockets_of_non_members_are_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann, eve = await table.guest("Ann"), await table.guest("Eve")
            room = await ann.create()
            for guest, name, code in (
                (eve, room, "not-yours"),
                (eve, table.room(room).state.code, "no-such-room"),
                (eve, "nowhere", "no-such-room"),
                (table.stranger(), room, "who-are-you"),
            ):
                line = await guest.open(name)
                assert await line.closed() == 4003
                assert [m["code"] for m in line.messages] == [code]

    run(test())


def test_a_socket_opened_while_a_move_is_written_gets_the_move(tmp_path: Path) -> None:
    """The move came over the old socket; the same person's new one must not be left behind."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            x, room = lines["Xen"], lines["Xen"].room["room"]
            guest, ply = table._guests[0], lines["Xen"].ply
            seat, move = await first_move(x)
            store, opened = table.services.store, asyncio.Queue[Line]()
            write = store.write

            async def slow(*statements: Any) -> None:
                line = await guest.open(room)
                assert line.ply == ply, "nothing is sent before it is written"
                await write(*statements)
                opened.put_nowait(line)

            with mock.patch.object(store, "write", slow):
                await x.send("play", seat=seat, ply=ply, move=move, id="m")
                line = await opened.get()
            await line.at_ply(ply + 1)
            assert await x.closed() == 4001

    run(test())


def test_pings_and_curtains_do_not_wait_for_the_disk_and_other_messages_keep_their_order(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            x, store, disk = lines["Xen"], table.services.store, asyncio.Event()
            write = store.write

            async def slow(*statements: Any) -> None:
                await disk.wait()
                await write(*statements)

            with mock.patch.object(store, "write", slow):
                for n in range(3):
                    await x.send("say", text=f"line {n}", id=f"say-{n}")
                await x.ask("ping")
                await x.ask("attach", seats=[])
                assert x.room["attached"] == []
                assert x.said() == []
                disk.set()
                await x.until(lambda message: message.get("id") == "say-2")
            assert x.said() == ["line 0", "line 1", "line 2"]

    run(test())


def test_a_move_counts_from_the_seat_it_was_sent_from(tmp_path: Path) -> None:
    """Someone moves on a locked seat and lets the curtain fall at once: the move was made before."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            x, store, disk = lines["Xen"], table.services.store, asyncio.Event()
            await x.ask("pin", seat="x", pin="1234")
            await x.ask("attach", seats=["x"], pin="1234")
            seat, move = await first_move(x)
            ply, write = x.ply, store.write

            async def slow(*statements: Any) -> None:
                await disk.wait()
                await write(*statements)

            with mock.patch.object(store, "write", slow):
                await x.send("say", text="Here I go", id="say")
                await x.send("play", seat=seat, ply=ply, move=move, id="move")
                await x.ask("attach", seats=[])
                disk.set()
                answer = await x.until(lambda message: message.get("id") == "move")
            assert answer["type"] == "done"

    run(test())


def test_what_waits_is_never_overtaken_by_what_could_be_sent_at_once() -> None:
    """The other side takes nothing for a while; then it does, while a text is still on its way."""

    class Slow:
        """A socket whose texts are on their way until `arrive` is set."""

        def __init__(self) -> None:
            self.got: list[str] = []
            self.takes, self.arrive = True, asyncio.Event()
            self.scope = {"extensions": {"fogbound.quick_send": self.quick}}
            self.query_params: dict[str, str] = {}

        def quick(self, text: str) -> bool:
            if self.takes:
                self.got.append(text)
            return self.takes

        async def send_text(self, text: str) -> None:
            await self.arrive.wait()
            self.got.append(text)

        async def close(self, code: int) -> None:
            self.got.append(str(code))

    async def test() -> None:
        socket = Slow()
        connection = Connection(cast(Any, socket), "ann")
        writer = asyncio.create_task(connection.write())
        connection.send("1")
        socket.takes = False
        connection.send("2")
        await asyncio.sleep(0)
        socket.takes = True
        connection.send("3")
        assert socket.got == ["1"]
        socket.arrive.set()
        while len(socket.got) < 3:
            await asyncio.sleep(0)
        connection.send("4")
        connection.close(4000)
        connection.send("5")
        await writer
        assert socket.got == ["1", "2", "3", "4", "4000"]

    asyncio.run(test())


def test_people_who_hang_up_while_they_are_turned_away_leave_no_error() -> None:
    """Between the end of their connection and its notice the web server knows no socket that could be written to."""
    sent: list[str] = []

    async def send(message: Any) -> None:
        sent.append(message["type"])
        if message["type"] != "websocket.accept":
            raise RuntimeError("there is no socket")

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    run(turn_away(WebSocket({"type": "websocket"}, receive, send), no_such_room()))
    assert sent == ["websocket.accept", "websocket.send"]


@pytest.mark.parametrize(
    ("asked", "attempt"),
    [
        ({"page": "a1", "n": "3"}, ("a1", 3)),
        ({}, None),
        ({"page": "a1"}, None),
        ({"n": "3"}, None),
        ({"page": "a1", "n": "-1"}, None),
        ({"page": "a1", "n": "٣"}, None),
        ({"page": "a1", "n": "9" * 5000}, None),
        ({"page": "a" * 100, "n": "1"}, ("a" * 40, 1)),
    ],
)
def test_what_a_page_says_of_its_attempts(asked: dict[str, str], attempt: tuple[str, int] | None) -> None:
    assert attempt_of(asked) == attempt
