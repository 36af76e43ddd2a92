"""Random games over real sockets: every byte a person was sent is held against what that person may know.

1. Every view is what the core's one exit for information gives, and nothing is beside it.
2. The same evening with another hidden truth gives everybody but X the same bytes.
3. Nothing that opens only at the end is anywhere before it, in no answer and in no log.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest

from fogbound import catalog, testing
from fogbound.game import DEALER, State
from fogbound.house.steward import steward
from fogbound.match import Match
from fogbound.proof import seed_from
from fogbound.server.room import play as room_play
from fogbound.server.room import runner
from tests.server.table import CLASSIC, COMPACT, POLICE, Guest, Line, Message, Table, as_sent, offers, run
from tests.server.table import serving_over_network as serving

Options = dict[str, str]

TABLES: list[tuple[str, Options]] = [
    (CLASSIC, {"players": "3"}),
    (CLASSIC, {"players": "6", "voluntary_reveal": "true", "board": "tiny-village", "max_rounds": "6"}),
    (CLASSIC, {"players": "4", "x_ticket_accounting": "counted", "reveals": "2,4"}),
    (CLASSIC, {"players": "5", "board": "tiny-village", "reveals": "", "voluntary_reveal": "true"}),
    (POLICE, {"players": "2"}),
    (POLICE, {"players": "3", "reveals": "1,3", "max_rounds": "8"}),
    (POLICE, {"players": "4", "x_ticket_accounting": "reserve"}),
    (POLICE, {"players": "6", "board": "tiny-village", "max_rounds": "6"}),
    (POLICE, {"players": "3", "decide": "all"}),  # `decide` is the room's setting, the rest are the edition's options
    (POLICE, {"players": "3", "decide": "captain"}),
]
HEATS: list[tuple[str, Options]] = [
    (COMPACT, {"players": "3", "board": "tiny-harbour"}),
    (COMPACT, {"players": "4", "board": "tiny-harbour", "x_black": "4"}),
]

NEVER = ("t9999", "deal7", "hop", "b", "t?", "T1", "", "u46,u46")
WRONG = (*NEVER, "t1", "k5", "double", "show3", "hide", "takered,t")
PIN = "90210"
ROOM_KEYS = {
    *("type", "room", "code", "edition", "title", "options", "settings", "status", "game", "host"),
    *("commitment", "people", "seats", "captains", "bots_at_start", "claim", "series", "unseen"),
    *("started_by", "finished", "undo", "taken_back"),
}
YOU_KEYS = {"type", "person", "attached", "side", "may", "seats", "people", "requests", "banned"}
SAID_KEYS = {"type", "n", "person", "name", "to", "side", "game", "text", "at"}


def name(table: tuple[str, Options]) -> str:
    return "-".join([table[0].split("/")[1], *(f"{key}={value}" for key, value in table[1].items())])


@dataclass
class Evening:
    """People at a table, and a script of what they did that can be played again."""

    table: Table
    room: str
    guests: dict[str, Guest]
    lines: dict[str, Line]
    script: list[tuple[str, str, Message]] = field(default_factory=list)

    @property
    def truth(self) -> State:
        return self.table.truth(self.room)

    async def do(self, who: str, what: str, message: Message) -> Message:
        """One thing by one person, up to the answer."""
        self.script.append((who, what, message))
        if what == "quiet":
            for line in self.lines.values():
                await line.all_heard()
        elif what == "reopen":
            self.lines[who] = await self.guests[who].open(self.room)
        elif what == "get":
            await self.guests[who].http.get(message["path"].replace("ROOM", self.room))
        else:
            return await self.lines[who].ask("play" if what == "move" else what, **message)
        return {}

    async def quiet(self) -> None:
        """Waits until everyone has received everything."""
        await self.do("", "quiet", {})


async def sit_down(table: Table, edition: str, options: Options) -> Evening:
    """Xen is X and host; Ann and Bob share out the pursuers; Eve watches."""
    guests = {who: await table.guest(who) for who in ("Xen", "Ann", "Bob", "Eve")}
    settings = {"pace": 0, "decide": options.get("decide")}
    options = {key: value for key, value in options.items() if key != "decide"}
    room = await guests["Xen"].create(edition, options=options, seats={"x": "me"}, settings=settings)
    evening = Evening(table, room, guests, {who: await guest.join(room) for who, guest in guests.items()})
    pursuers = evening.lines["Xen"].room["seats"][1:]
    own = [seat["seat"] for seat in pursuers if not seat["shared"]]
    for n, seat in enumerate(own or [seat["seat"] for seat in pursuers[:2]]):
        await evening.do("Ann" if n % 2 == 0 else "Bob", "sit", {"seat": seat, "who": "me"})
    await evening.do("Xen", "host", {"do": "start"})
    await evening.do("Xen", "attach", {"seats": ["x"]})
    await evening.quiet()
    return evening


def noise(evening: Evening, rng: Random) -> Iterator[tuple[str, str, Message]]:
    """What people do besides playing, much of it wrong."""
    seats = evening.truth.edition.seats
    ply = len(evening.truth.log)
    who = rng.choice(list(evening.lines))
    for seat in (rng.choice(seats), rng.choice(evening.lines[who].room["attached"] or ["x"])):
        legal = [str(move) for move in evening.truth.moves(seat)]
        wrong = rng.choice(NEVER if seat == "x" else [move for move in WRONG if move not in legal])
        yield who, "play", {"seat": seat, "ply": rng.choice((ply, ply, ply - 1)), "move": wrong}
        yield who, "why", {"seat": seat, "ply": ply, "place": rng.choice((1, 5, 46, 9999))}
    yield rng.choice(("Ann", "Bob", "Eve")), "play", {"seat": "x", "ply": ply, "move": "t46"}
    yield rng.choice(("Ann", "Bob", "Eve")), "attach", {"seats": ["x"]}
    yield (
        who,
        "agree",
        {"seat": rng.choice(seats), "ply": ply, "move": rng.choice(WRONG), "yes": rng.choice((True, False))},
    )
    yield who, "say", {"text": f"word {ply}", "to": rng.choice(("all", "side"))}
    yield who, "mark", {"marks": [{"kind": "ring", "a": ply, "colour": 1}]}
    yield rng.choice(("Ann", "Eve")), "sit", {"seat": rng.choice(("x", "red")), "who": "me"}
    yield rng.choice(("Bob", "Eve")), "reopen", {}
    yield "Xen", "pin", {"seat": "x", "pin": rng.choice((PIN, ""))}
    pages = ("/api/rooms", "/api/me", "/api/rooms/ROOM/record", "/api/rooms/ROOM/material", "/api/rooms/ROOM/qr.svg")
    yield who, "get", {"path": rng.choice(pages)}


def next_move(evening: Evening, rng: Random) -> tuple[str, Message] | None:
    """A legal move after which the game goes on, and the person who makes it."""
    truth = evening.truth
    choices = [(who, *offer) for who, line in evening.lines.items() for offer in offers(line)]
    lasting = [choice for choice in choices if truth.play(*choice[1:]).outcome is None]
    if not lasting:
        return None
    who, seat, move = rng.choice(lasting)
    return who, {"seat": seat, "ply": len(truth.log), "move": move}


async def play(evening: Evening, rng: Random, plies: int) -> None:
    for _ in range(plies):
        for who, what, message in rng.sample(list(noise(evening, rng)), 2):
            await evening.do(who, what, message)
        await evening.quiet()
        choice = next_move(evening, rng)
        if choice is None:
            return
        who, message = choice
        if who != "Xen":
            for wrong in tries(evening.truth, message["seat"], rng):
                await evening.do(who, "play", {**message, "move": wrong})
            for place in places(evening.truth, rng):
                await evening.do(who, "why", {"seat": message["seat"], "ply": message["ply"], "place": place})
        answer = await evening.do(who, "move", message)
        if answer["type"] == "proposal":
            await evening.quiet()  # for a while it is only proposed
            await evening.do(rng.choice(("Xen", "Eve")), "agree", {**message, "yes": rng.choice((True, False))})
            await evening.do("Bob" if who == "Ann" else "Ann", "agree", {**message, "yes": rng.random() < 0.8})


def tries(truth: State, seat: str, rng: Random) -> list[str]:
    """What a detective to move could try just to see how it is refused: X's very station, any other, or nonsense."""
    station = truth.view("x").table.pawn("x").station  # type: ignore[attr-defined]
    anywhere = rng.choice(catalog.as_chase(truth.edition).board.stations)
    wrong = [*WRONG, *(f"{ticket}{n}" for ticket in "tbu" for n in (station, anywhere))]
    legal = [str(move) for move in truth.moves(seat)]
    return rng.sample([move for move in wrong if move not in legal], 3)


def places(truth: State, rng: Random) -> tuple[int, int]:
    """Where a detective could point just to hear why not: X's very station, and any other."""
    station: int = truth.view("x").table.pawn("x").station  # type: ignore[attr-defined]
    return station, rng.choice(catalog.as_chase(truth.edition).board.stations)


def states(start: State, log: Any) -> list[State]:
    """The truth at every ply number."""
    reached = [start]
    for ply in log:
        reached.append(reached[-1].play(ply.seat, ply.move))
    return reached


def check_views(evening: Evening, who: str) -> int:
    """1: views are the core's views; other messages have no room for anything."""
    start = catalog.start(evening.truth.edition)
    true, seen = states(start, evening.truth.log), 0
    tracker = steward(start.edition)
    aids = [tracker.aids(state.view(None)) for state in true]
    for line in evening.guests[who].lines:
        for message in line.messages:
            if message["type"] == "view":
                state = true[message["ply"]]
                whole = as_sent(state, message["seat"])
                expected = {**whole, "from": message["from"], "log": whole["log"][message["from"] :]}
                assert {key: message[key] for key in expected} == expected
                assert set(message) - set(expected) <= {"id", "aids"}
                assert message["aids"] == aids[message["ply"]], "aids know the public log"
                assert who == "Xen" or message["seat"] != "x"
                assert (who == "Eve") == (message["seat"] is None) or evening.lines[who] is not line or who == "Xen"
                seen += 1
            else:
                keys = {
                    "room": ROOM_KEYS,
                    "you": YOU_KEYS,
                    "said": SAID_KEYS,
                    "mark": {"type", "marks"},
                    "proposal": {"type", "seat", "ply", "proposer", "move", "by", "agreed", "waiting"},
                    "error": {"type", "code", "text", "details"},
                    "why": {"type", "seat", "ply", "place", "code", "text", "details"},
                    "pong": {"type"},
                    "done": {"type"},
                }[message["type"]]
                assert set(message) - {"id"} == keys
                assert message["type"] not in ("mark", "proposal") or who in ("Ann", "Bob")
                assert message["type"] != "why" or message["seat"] != "x" or who == "Xen"
                assert message["type"] != "why" or set(message["details"]) <= {
                    *("said", "seat", "place", "target", "station", "via", "holder", "ticket", "tickets", "n"),
                }
                assert message["type"] != "said" or message["to"] == "all" or who in ("Ann", "Bob")
                assert message["type"] != "error" or set(message["details"]) <= {
                    # The facts of a refusal, all of which its text says too.
                    *("said", "target", "station", "holder", "ticket", "n"),
                    *("possible", "example", "free", "reached", "moves", "verb", "verbs"),
                    *("seat", "move", "given", "now", "at", "field", "person"),
                }
    return seen


def everything(guest: Guest) -> str:
    return "\n".join([*guest.received, *(frame for line in guest.lines for frame in line.frames)])


def check_canaries(evening: Evening, seed: bytes) -> None:
    """3: before the end, nobody but X has a secret ply, the seed, a pin, or anybody else's cookie."""
    for who, guest in evening.guests.items():
        text = everything(guest)
        assert seed.hex() not in text.lower()
        assert PIN not in text.replace(guest.person, "")
        for other in evening.guests.values():
            signature = other.cookie.rpartition(".")[2]
            assert (signature in text) == (other is guest)
        if who != "Xen":
            assert '"secret":true' not in text
            assert not re.search(r'"move":"deal\d+"[^}]*"secret":true', text)


@pytest.mark.parametrize("table", TABLES + HEATS, ids=name)
def test_nobody_gets_more_than_their_views(tmp_path: Path, table: tuple[str, Options]) -> None:
    edition, options = table

    async def test() -> None:
        async with serving(tmp_path / "db") as server:
            rng = Random(name(table))
            evening = await sit_down(server, edition, options)
            await play(evening, rng, 20)
            check_canaries(evening, seed_from(0))
            while not any(str(move) == "concede" for move in evening.truth.moves(evening.truth.turn[0])):
                await play(evening, rng, 1)
            seat = evening.truth.turn[0]
            who = next(who for who, line in evening.lines.items() if seat in line.views)
            giving_up = {"seat": seat, "ply": len(evening.truth.log), "move": "concede"}
            await evening.do(who, "play", giving_up)
            for mate in {"Ann", "Bob"} - {who} if who != "Xen" else set():
                await evening.do(mate, "agree", {**giving_up, "yes": True})
            await evening.quiet()
            assert evening.truth.outcome is not None
            assert all(check_views(evening, who) > 10 for who in evening.guests)
            for line in evening.lines.values():
                assert "?" not in json.dumps([view["log"] for view in line.views.values()]), "the log has opened"
            answer = await evening.guests["Eve"].http.get(f"/api/rooms/{evening.room}/record")
            assert seed_from(0).hex() in answer.text
            for heat in range(1, 6):
                assert not any(seed_from(heat).hex() in everything(guest) for guest in evening.guests.values())

    run(test())


# 2: the same evening, another truth


def another(truth: State, rng: Random) -> State | None:
    """A truth that looks the same to the detectives, with as much of it changed as can quickly be found."""
    worlds = islice(testing.lookalikes(catalog.start(truth.edition), truth.view("red"), rng), 30)
    differing = [(sum(a != b for a, b in zip(world.log, truth.log, strict=True)), world) for world in worlds]
    most, world = max(differing, key=lambda pair: pair[0])
    return world if most else None


def dealt(world: State) -> Any:
    """A stand-in for Match that deals as that world was dealt."""

    def match(start: State, seed: bytes) -> Match:
        state = start
        for ply in world.log:
            if ply.seat != DEALER:
                break
            state = state.play(ply.seat, ply.move)
        return Match.resume(start, state, seed)

    return match


def in_other_words(evening: Evening, guest: Guest) -> list[str]:
    """All text a guest received, with placeholders for whatever differs each evening: ids, codes, times, seals."""
    text = everything(guest)
    text = text.replace(evening.room, "ROOM").replace(evening.table.room(evening.room).state.code, "CODE")
    for who, person in evening.guests.items():
        text = text.replace(person.cookie, f"COOKIE-{who}").replace(person.person, who)
    text = re.sub(r'("at":|"n":|"changed":)\d{9,}(\.\d+)?', r"\1TIME", text)
    text = re.sub(r"'date': '[^']*'", "'date': 'TODAY'", text)
    text = re.sub(r"'x-request-id': '[0-9a-f]{16}'", "'x-request-id': 'REQUEST'", text)
    text = re.sub(r'"seal":"[0-9a-f]{64}"', '"seal":"SEAL"', text)  # salted by the seed: worth nothing before the end
    return text.split("\n")


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_another_truth_gives_the_same_bytes(tmp_path: Path, table: tuple[str, Options]) -> None:
    edition, options = table

    async def test() -> None:
        world = None
        for attempt in range(5):  # until something was hidden
            async with serving(tmp_path / f"one {attempt}") as server:
                first = await sit_down(server, edition, options)
                await play(first, Random(f"again {attempt} {name(table)}"), 16)
                await first.quiet()
                world = another(first.truth, Random(5))
                one = {who: in_other_words(first, guest) for who, guest in first.guests.items()}
            if world is not None:
                break
        assert world is not None, "nothing was ever hidden"
        with mock.patch.object(room_play, "Match", dealt(world)):
            async with serving(tmp_path / "two") as server:
                second = await sit_down(server, edition, options)
                for who, what, message in first.script[len(second.script) :]:
                    if (who, what) == ("Xen", "move"):
                        message = {**message, "move": str(world.log[message["ply"]].move)}
                    await second.do(who, what, message)
                assert second.truth.log == world.log != first.truth.log
                two = {who: in_other_words(second, guest) for who, guest in second.guests.items()}
        for who in ("Ann", "Bob", "Eve"):
            for a, b in zip(one[who], two[who], strict=True):
                assert a == b, f"{who} can tell two truths apart"
        assert one["Xen"] != two["Xen"]

    run(test())


# 3: logs


def test_logs_keep_secrets_when_things_go_wrong(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    caplog.set_level(logging.DEBUG, "fogbound")

    async def test() -> None:
        async with serving(tmp_path / "db") as server:
            evening = await sit_down(server, CLASSIC, {"players": "3"})
            store = server.services.store
            await evening.do("Xen", "pin", {"seat": "x", "pin": PIN})
            commit, moves = store._commit, [str(move) for move in evening.truth.moves("x")]

            async def broken(wishes: Any) -> None:
                """The disk fails in the middle of the first wish, so that SQLAlchemy has much to complain about."""
                statements = wishes[0].statements
                await commit([wishes[0]._replace(statements=(*statements, statements[0]))])

            with mock.patch.object(store, "_commit", broken):
                for n, move in enumerate(moves):
                    ply = len(evening.truth.log)
                    answer = await evening.lines["Xen"].ask("play", seat="x", ply=ply, move=move, id=f"lost {n}")
                    assert answer["code"] == "failed"
                await evening.do("Ann", "say", {"text": "a secret word", "to": "side"})
            assert "IntegrityError" in caplog.text
            with mock.patch.object(runner, "change", side_effect=ValueError(f"{moves[0]} {evening.room}")):
                assert await evening.lines["Xen"].refused("play", seat="x", ply=0, move=moves[0]) == "failed"
                assert "ValueError" in caplog.text
                room = evening.table.room(evening.room)
                x = replace(room.state.facts.chairs["x"], bot="greedy")
                room.state = room.state.with_chairs({"x": x})
                room.wake()
                while "bots stopped" not in caplog.text:
                    await evening.lines["Ann"].all_heard()
                await room._bots.stop()
            secrets = [
                *(seed_from(0).hex(), PIN, evening.room, evening.table.room(evening.room).state.code, "a secret word"),
                *(guest.cookie for guest in evening.guests.values()),
                *(guest.person for guest in evening.guests.values()),
            ]
            for secret in secrets:
                assert secret not in caplog.text
            for move in moves:
                assert not re.search(rf"\b{move}\b", caplog.text)

    run(test())
