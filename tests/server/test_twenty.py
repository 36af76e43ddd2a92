"""Twenty questions in a room: the house's own seat, its word, time to cut in, races, clocks, bots that interrupt."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

from fogbound import catalog, record, verify
from fogbound.game import Move, View
from fogbound.games.twenty.rules import TwentyState
from fogbound.house import twenty as house
from fogbound.house.steward import Deadline
from fogbound.house.twenty import TwentySteward
from tests.server.table import PATIENCE, InlineWorkers, Line, Table, run, seated, serving

TWENTY = "twenty/classic-1993"
THREE = {"p1": "Ann", "p2": "Bob", "p3": "Cleo"}
AT_ONCE = {"pace": 0, "window": 0}


@contextmanager
def time_is_up_after(seconds: float) -> Iterator[None]:
    """A clock that no test has to wait for."""
    with mock.patch.object(TwentySteward, "_when_time_is_up", lambda self, move, wait=0.0: Deadline(move, seconds)):
        yield


def truth(table: Table, line: Line) -> TwentyState:
    state = table.truth(line.room["room"])
    assert isinstance(state, TwentyState)
    return state


def answer_of(table: Table, line: Line) -> str:
    state = truth(table, line)
    return state.edition.wording(state.position.card).answer


async def everybody_at(lines: dict[str, Line], ply: int) -> None:
    for line in lines.values():
        await line.at_ply(ply)


async def play(lines: dict[str, Line], seat: str, move: str) -> None:
    """A move by the person who sits there; everyone gets it."""
    line = lines[THREE[seat]]
    answer = await line.ask("play", seat=seat, ply=line.ply, move=move)
    assert answer["type"] == "view", answer
    await everybody_at(lines, answer["ply"])


async def to_a_clue(table: Table, lines: dict[str, Line], seat: str = "p2") -> None:
    """The investigator picks a number on which there is a clue."""
    state = truth(table, lines["Ann"])
    entries = state.edition.wording(state.position.card).entries
    await play(lines, seat, f"pick{next(n for n, text in enumerate(entries, 1) if text != '?')}")
    assert lines["Ann"].views["p1"]["table"]["phase"] == "clue"


def test_the_house_has_a_seat_of_its_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            wish = {"edition": TWENTY, "options": {"players": "2", "reader": "house"}}
            assert (await ann.post("/api/rooms", {**wish, "seats": {"house": "me"}}))["code"] == "house"
            assert (await ann.post("/api/rooms", {**wish, "seats": {"house": "bot:expert"}}))["code"] == "house"
            line = await ann.open((await ann.post("/api/rooms", wish))["room"])
            assert [(seat["seat"], seat["bot"]) for seat in line.room["seats"]][-1] == ("house", "house")
            for who in ("me", "open", "bot:expert"):
                assert await line.refused("sit", seat="house", who=who) == "house"
            assert await line.refused("attach", seats=["house"]) == "not-yours"
            await line.ask("sit", seat="p1", who="me")
            await line.ask("host", do="start")
            assert await line.refused("sit", seat="house", who="me") == "house"
            assert await line.refused("attach", seats=["house"]) == "not-yours"
            assert line.views["p1"]["table"]["card"] is None

    run(test())


def test_the_house_reads_judges_and_replies(tmp_path: Path) -> None:
    """Bots and the house play a whole game; its record verifies, and nothing in it was said by nobody."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            eve = await table.guest("Eve")
            options = {"players": "3", "reader": "house", "deck": "first-light", "die_question_faces": "5"}
            seats = dict.fromkeys(THREE, "bot:newcomer")
            room = await eve.create(TWENTY, options=options, seats=seats, settings=AT_ONCE)
            line = await eve.open(room)
            await line.ask("host", do="start")
            await line.until(lambda m: m["type"] == "room" and m["status"] == "over")
            game_record = record.read((await eve.http.get(f"/api/rooms/{room}/record")).text)
            assert verify.verify(game_record, catalog.start_of(game_record)).finished
            verbs = {(ply["seat"], Move.parse(ply["move"]).verb) for ply in line.views[None]["log"]}
            assert {("house", "right"), ("house", "wrong"), ("house", "answer")} <= verbs
            assert (game_record.tag("House"), game_record.tag("P1")) == ("the house", "bot newcomer")

    run(test())


def test_the_house_suggests_to_the_reader_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, THREE, TWENTY, options={"players": "3"}, settings=AT_ONCE)
            await to_a_clue(table, lines)
            await play(lines, "p2", "speak")
            await play(lines, "p2", f'guess"{answer_of(table, lines["Ann"])}"')
            aids = {name: line.views[seat].get("aids") for seat, name in THREE.items() for line in [lines[name]]}
            assert aids == {"Ann": {"ruling": {"verdict": "right", "why": "name"}}, "Bob": None, "Cleo": None}
            await play(lines, "p1", "wrong")
            assert lines["Bob"].views["p2"]["table"]["guesses"][0]["verdict"] == "wrong", "the reader's word counts"

    run(test())


def test_nobody_waits_for_the_reader_where_the_house_judges(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            settings = {**AT_ONCE, "judge": "house"}
            lines = await seated(table, THREE, TWENTY, options={"players": "3"}, settings=settings)
            await to_a_clue(table, lines)
            await play(lines, "p2", "speak")
            ply = lines["Ann"].ply
            await play(lines, "p2", 'guess"certainly not this"')
            await everybody_at(lines, ply + 2)
            last = lines["Bob"].views["p2"]["log"][-1]
            assert (last["seat"], last["move"]) == ("p1", "wrong")

    run(test())


def test_others_have_time_to_cut_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            settings = {"pace": 0, "window": 15}
            lines = await seated(table, THREE, TWENTY, options={"players": "3"}, settings=settings)
            await to_a_clue(table, lines)
            for line, seat in zip(lines.values(), THREE, strict=True):
                assert 10 < line.views[seat]["timing"]["opens"] <= 15
            bob, told = lines["Bob"], len(lines["Cleo"].messages)
            refusal = await bob.ask("play", seat="p2", ply=bob.ply, move="pick1")
            assert refusal["type"] == "error", "what could not be played is not held"
            for move in ("speak", "pass"):
                answer = await bob.ask("play", seat="p2", ply=bob.ply, move=move)
                assert (answer["type"], answer["held"]) == ("view", move), "a person who passes never waits"
            assert len(lines["Cleo"].messages) == told, "nobody notices"
            await play(lines, "p3", "buzz")
            assert "held" not in lines["Bob"].views["p2"], "what was decided has lapsed"
            assert "timing" not in lines["Cleo"].views["p3"], "whoever cut in answers at once"
            await play(lines, "p3", "pass")
            assert "timing" not in lines["Bob"].views["p2"], "nobody is left who could cut in"
            await play(lines, "p2", "pass")

    run(test())


def test_two_cut_in_at_once_and_one_wins(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            seats = {**THREE, "p4": "Dan"}
            with mock.patch.dict(THREE, {"p4": "Dan"}):
                lines = await seated(table, seats, TWENTY, options={"players": "4"}, settings=AT_ONCE)
                await to_a_clue(table, lines)
                ply = lines["Cleo"].ply
                asked = [lines[seats[seat]].ask("play", seat=seat, ply=ply, move="buzz") for seat in ("p3", "p4")]
                answers = await asyncio.gather(*asked)
                kinds = sorted(str(answer.get("code", answer["type"])) for answer in answers)
                assert kinds == ["stale", "view"], "one wins, the other is refused"
                speaker = lines["Ann"].views["p1"]["table"]["speaker"]
                violets = {pawn["seat"]: pawn["violet"] for pawn in lines["Ann"].views["p1"]["table"]["pawns"]}
                loser = "p4" if speaker == "p3" else "p3"
                assert violets == {"p1": True, "p2": True, speaker: False, loser: True}, "only one chip is spent"
                assert lines[seats[loser]].views[loser]["moves"] == []

    run(test())


def test_the_house_moves_when_a_clock_runs_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, THREE, TWENTY, options={"players": "3"}, settings={**AT_ONCE, "clock": "60"})
            bob = lines["Bob"]
            assert 50 < bob.views["p2"]["timing"]["lapses"] <= 60
            with time_is_up_after(0.05):
                await lines["Ann"].ask("host", do="settings", settings={"clock": "45"})
                for line in lines.values():
                    await line.until(lambda m: m["type"] == "view" and m["table"]["number"] == 2)
            said = [ply["move"].split('"')[0] for ply in bob.views["p2"]["log"] if ply["seat"] != "dealer"]
            assert {"pass"} <= set(said) <= {"pass", "ask", "answer", *(f"pick{n}" for n in range(1, 21))}

    run(test())


def test_no_clock_runs_in_an_empty_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, THREE, TWENTY, options={"players": "3"}, settings={**AT_ONCE, "clock": "10"})
            room = table.room(lines["Ann"].room["room"])
            assert room._bots._task is not None
            assert room._bots.busy
            for line in lines.values():
                await line.hang_up()
            with time_is_up_after(0.01):
                await asyncio.wait_for(room._bots._task, PATIENCE)
                assert room.state.match is not None
                ply = room.state.match.ply
                back = await table._guests[1].open(lines["Bob"].room["room"])
                await back.at_ply(ply + 1)

    run(test())


def test_a_person_who_comes_back_has_all_their_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, THREE, TWENTY, options={"players": "3"}, settings={**AT_ONCE, "clock": "10"})
            room = table.room(lines["Ann"].room["room"])
            for line in lines.values():
                await line.hang_up()
            assert room._bots._task is not None
            await asyncio.wait_for(room._bots._task, PATIENCE)
            room.state = replace(room.state, moved=room.state.moved - 600)  # ten minutes later
            ply = table.truth(room.id).log
            back = await table._guests[1].open(room.id)
            assert 8 < back.views["p2"]["timing"]["lapses"] <= 10
            assert table.truth(room.id).log == ply

    run(test())


def test_the_clock_starts_when_the_seat_may_move(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            settings = {"pace": 0, "window": 15, "clock": "10"}
            lines = await seated(table, THREE, TWENTY, options={"players": "3"}, settings=settings)
            await to_a_clue(table, lines)
            timing = lines["Bob"].views["p2"]["timing"]
            assert 9 < timing["lapses"] - timing["opens"] <= 10.1

    run(test())


def test_the_reader_cannot_judge_where_the_house_does(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            settings = {"pace": 5, "window": 0, "judge": "house"}
            lines = await seated(table, THREE, TWENTY, options={"players": "3"}, settings=settings)
            await to_a_clue(table, lines)
            await play(lines, "p2", "speak")
            await play(lines, "p2", f'guess"{answer_of(table, lines["Ann"])}"')
            ann = lines["Ann"]
            assert await ann.refused("play", seat="p1", ply=ann.ply - 1, move="wrong") == "stale"
            assert await ann.refused("play", seat="p1", ply=ann.ply, move="wrong") == "house"

    run(test())


def test_the_house_keeps_its_seat_when_roles_rotate(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            options = {"players": "2", "reader": "house", "finish": "1", "die_question_faces": "5"}
            eve = await table.guest("Eve")
            line = await eve.open(await eve.create(TWENTY, options=options, seats={"p1": "me"}, settings=AT_ONCE))
            await line.ask("host", do="start")
            while line.room["status"] == "playing":
                await line.wait(lambda: line.views["p1"]["turn"] in (["p1"], []))
                verbs = {move.rstrip("0123456789").split('"')[0] for move in line.views["p1"]["moves"]}
                if not verbs:
                    break
                guess = f'guess"{answer_of(table, line)}"'
                first = line.views["p1"]["moves"][0]
                move = "speak" if "speak" in verbs else guess if "pass" in verbs else first
                move = 'ask"Old?"' if first.startswith("ask") else move
                await line.ask("play", seat="p1", ply=line.ply, move=move)
                await line.all_heard()
            await line.until(lambda m: m["type"] == "room" and m["status"] == "over")
            await line.ask("host", do="rematch", rotate=True)
            assert (line.room["status"], line.room["game"]) == ("playing", 2)
            chairs = {seat["seat"]: seat["bot"] for seat in line.room["seats"]}
            assert chairs["house"] == "house"
            assert chairs["p1"] != "house"

    run(test())


def test_no_question_stops_a_table(tmp_path: Path) -> None:
    """Neither one with odd figures, nor a judge or reader that fails."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, THREE, TWENTY, options={"players": "3"}, settings={**AT_ONCE, "judge": "house"})
            broken = mock.Mock(side_effect=ZeroDivisionError("secret"))
            with mock.patch.object(house, "judge", broken):
                await to_a_clue(table, lines)
                await play(lines, "p2", "speak")
                ply = lines["Ann"].ply
                await play(lines, "p2", 'guess"➀"')
                await everybody_at(lines, ply + 2)
            assert lines["Bob"].views["p2"]["table"]["guesses"][-1]["verdict"] == "wrong"

    run(test())


def test_bots_do_not_play_for_nobody(tmp_path: Path) -> None:
    """With a house that reads and bots that know nothing, such a game would go on for ever."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            eve = await table.guest("Eve")
            room = await eve.create(TWENTY, options={"players": "2", "reader": "house"}, settings=AT_ONCE)
            line = await eve.open(room)
            with mock.patch.object(InlineWorkers, "choose", ignorant):
                await line.ask("host", do="start")
                await line.at_ply(40)
                await line.hang_up()
                task = table.room(room)._bots._task
                assert task is not None
                await asyncio.wait_for(task, PATIENCE)
                ply = table.room(room).state.match.ply  # type: ignore[union-attr]
                back = await eve.open(room)
                await back.at_ply(ply + 10)

    run(test())


async def ignorant(self: InlineWorkers, bot: str, view: View, owner: str = "") -> Move | None:
    if view.seat not in view.turn:
        return None
    if Move("pass") in view.moves:
        return Move("pass")
    return Move("ask", ("Old?",)) if view.moves[0].verb == "ask" else view.moves[0]


class Eager(InlineWorkers):
    """Bots that cut in whenever they may, and otherwise do nothing but wait."""

    async def choose(self, bot: str, view: View, owner: str = "") -> Move | None:
        if Move("buzz") in view.moves:
            return Move("buzz")
        return Move("pass") if Move("pass") in view.moves else view.moves[0]


def test_a_bot_may_cut_in_and_leaves_people_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db", workers=Eager) as table:
            seats = {"p1": "Ann", "p2": "Bob"}
            lines = await seated(table, seats, TWENTY, options={"players": "3"}, settings={"pace": 0, "window": 1})
            loop = asyncio.get_running_loop()
            await to_a_clue(table, lines)
            started = loop.time()
            view = await lines["Bob"].until(lambda m: m["type"] == "view" and m["table"]["speaker"] == "p3")
            assert loop.time() - started >= 0.4, "people had half of the window to themselves"
            assert view["log"][-1] == {"n": view["ply"] - 1, "seat": "p3", "move": "buzz", "secret": False}
            await lines["Bob"].until(lambda m: m["type"] == "view" and m["ply"] > view["ply"])
            assert lines["Bob"].views["p2"]["table"]["phase"] == "clue", "it is Bob's turn to think again"

    run(test())


def test_each_game_has_its_own_settings(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            line = await ann.open(await ann.create(TWENTY, settings={"letters": True}))
            common = {"pace": 1.0, "decide": "any", "series": False, "practice": False, "notify": True}
            expected = {**common, "judge": "reader", "letters": True, "window": 4, "clock": "off"}
            assert line.room["settings"] == expected
            bad: list[tuple[str, Any]] = [("window", 16), ("window", True), ("judge", "me"), ("clock", 30), ("x", 1)]
            for name, value in [*bad, ("suspects", True)]:
                refusal = await line.ask("host", do="settings", settings={name: value})
                assert (refusal["code"], refusal["details"]) == ("bad-message", {"field": f"settings.{name}"})
            await line.ask("host", do="settings", settings={"window": 0, "clock": "30"})
            assert line.room["settings"] == {**expected, "window": 0, "clock": "30"}

    run(test())
