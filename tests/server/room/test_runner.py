"""The runner: it sends nothing that is not written, and a failed write changes nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fogbound import catalog
from fogbound.errors import FogboundError
from fogbound.game import Move, View
from fogbound.server import wire
from fogbound.server.room import stored
from fogbound.server.room.audience import KICKED, Attempt, Sent
from fogbound.server.room.gaze import Gaze
from fogbound.server.room.presence import Presence
from fogbound.server.room.rows import GameRow, PlyRow, RoomRow, Row, SaidRow
from fogbound.server.room.runner import RoomRunner
from fogbound.server.room.shown import room_message
from fogbound.server.room.state import RoomState
from fogbound.server.wire import Refused
from tests.server.room.rooms import NAMES, NOW, SMALL, a_room, playing
from tests.server.table import PATIENCE

PEOPLE = ("ann", "bob", "cid")


class CutOff(Exception):
    """The connection to the store broke; the commit may have come through or not."""


class FlakyStore:
    """A store that is slow, fails, or is cut off after the commit. `rooms`, `plies` and `said` are what it has."""

    def __init__(self, rng: Random, trouble: float) -> None:
        self._rng, self._trouble = rng, trouble
        self.rows: list[Row] = []

    async def write_rows(self, rows: Sequence[Row]) -> None:
        for _ in range(self._rng.randrange(3)):
            await asyncio.sleep(0)
        luck = self._rng.random()
        if luck < self._trouble / 2:
            raise OSError("no space left")
        self.rows += rows
        await asyncio.sleep(0)
        if luck < self._trouble:
            raise CutOff

    async def has_rows(self, rows: Sequence[Row]) -> bool:
        await asyncio.sleep(0)
        if self._rng.random() < self._trouble / 2:
            raise CutOff
        return all(row in self.rows for row in rows)

    async def seen_cards(self, game: str, people: list[str]) -> tuple[str, ...]:
        await asyncio.sleep(0)
        return ()

    # Committed rows

    @property
    def facts(self) -> dict[str, Any]:
        """The room's latest row."""
        return [row.facts for row in self.rows if isinstance(row, RoomRow)][-1]

    def plies(self, game: int) -> list[PlyRow]:
        return [row for row in self.rows if isinstance(row, PlyRow) and row.game_number == game]

    @property
    def said(self) -> list[int]:
        return [row.n for row in self.rows if isinstance(row, SaidRow)]


class Watcher:
    """A socket that holds every message against what the store has at the moment it is sent."""

    def __init__(self, person: str, store: FlakyStore, room: RoomState) -> None:
        self.person = person
        self.gaze = Gaze()
        self.follows = False
        self.attempt: Attempt | None = None
        self.visible = True
        self.sent = Sent()
        self.heard: list[dict[str, Any]] = []
        self.closed: int | None = None
        self._store, self._room = store, room

    def send(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        check = getattr(self, f"_check_{message['type']}", None)
        if check is not None:
            check(message)

    def close(self, code: int) -> None:
        self.closed = code

    def _check_room(self, message: dict[str, Any]) -> None:
        """It is the room as some row has it. (The latest may be written a moment before the room hears of it.)"""
        assert _visible_facts(message) in [self._as_shown(row) for row in self._store.rows if isinstance(row, RoomRow)]

    def _as_shown(self, row: RoomRow) -> dict[str, Any]:
        base = catalog.find(row.facts["edition"], **row.facts["options"])
        committed = replace(self._room, facts=stored.from_json(row.facts, base), base=base, edition=base)
        return _visible_facts(json.loads(wire.write(room_message(committed, Presence(names=NAMES)))))

    def _check_view(self, message: dict[str, Any]) -> None:
        plies = self._store.plies(message["game"])
        assert message["ply"] <= len(plies), "no ply is shown before it is written"
        for ply in message["log"]:
            assert ply["seat"] == plies[ply["n"]].seat

    def _check_said(self, message: dict[str, Any]) -> None:
        assert message["n"] in self._store.said


def _visible_facts(room: dict[str, Any]) -> dict[str, Any]:
    """What a room message says of the facts."""
    facts = {key: room[key] for key in ("options", "settings", "status", "game", "host", "series")}
    seats = [(seat["holders"], seat["bot"], seat["shared"], seat["name"]) for seat in room["seats"]]
    return {**facts, "seats": seats, "people": [(who["person"], who["ready"]) for who in room["people"]]}


class Thinker:
    """A bot that takes the first move it is offered."""

    async def choose(self, bot: str, view: View, owner: str = "") -> Move | None:
        await asyncio.sleep(0)
        return next(move for move in view.moves if move.verb != "concede")

    def least_time(self, bot: str, view: View) -> float:
        return 0.0

    async def hint(self, view: View, owner: str = "") -> dict[str, Any] | None:
        return None

    async def whereabouts(self, view: View, owner: str = "") -> list[list[float]] | None:
        return None


def some_message(rng: Random, room: RoomState, person: str) -> wire.ToServer:
    """Anything a person might send, likely things more often."""
    seat = rng.choice(list(room.facts.chairs))
    if room.match is not None and rng.random() < 0.6:
        own = [each for each in room.match.state.turn if person in room.facts.chairs[each].holders]
        seat = rng.choice(own or [seat])
        moves = [str(move) for move in room.match.view(seat).moves if move.verb != "concede"] or ["t1"]
        return wire.Play(seat=seat, ply=room.match.ply, move=rng.choice(moves), id=str(rng.random()))
    other = rng.choice(PEOPLE)
    likely: list[wire.ToServer] = [
        wire.Sit(seat=seat, who=rng.choice(["me", "me", "open", "bot:random"])),
        wire.Ready(yes=rng.random() < 0.5),
        wire.Say(text="psst", to=rng.choice(["all", "side"])),
        wire.Share(seat=seat, yes=True),
        wire.Attach(seats=[]),
        wire.Host(do="start"),
        wire.Host(do="rematch", rotate=rng.random() < 0.5),
        wire.Host(do="lobby"),
        wire.Host(do="settings", settings={"pace": 0, "decide": rng.choice(["all", "any", "captain"])}),
        wire.Host(do="captain", person=other),
        wire.Consent(seat=seat, person=other, yes=True),
        wire.Draw(marks=[wire.Mark(kind="ring", a=rng.randrange(9))]),
    ]
    return rng.choice(likely)


async def an_evening(rng: Random, trouble: float, messages: int) -> tuple[RoomRunner, FlakyStore, list[Watcher]]:
    """People who come, go and send things at the same time, on a store that is in trouble now and then."""
    state = a_room(seats={"x": "ann", "red": "bob", "blue": "cid"}, pace=0.0)
    store = FlakyStore(rng, 0.0)
    await store.write_rows([RoomRow(state.id, state.code, stored.to_json(state.facts), NOW)])
    store._trouble = trouble
    runner = RoomRunner(state, store, NAMES.__getitem__, Thinker(), lambda: NOW, rng)
    watchers: list[Watcher] = []

    def come(person: str) -> Watcher:
        watcher = Watcher(person, store, state)
        watchers.append(watcher)
        runner.join(watcher)
        return watcher

    here = {person: come(person) for person in PEOPLE}
    waiting: list[asyncio.Task[None]] = []
    for _ in range(messages):
        person = rng.choice(PEOPLE)
        if rng.random() < 0.1:
            runner.part(here[person])
            here[person] = come(person)
        waiting.append(asyncio.create_task(_send(runner, here[person], some_message(rng, runner.state, person))))
        for _ in range(rng.randrange(6)):
            await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    await runner.stop()
    return runner, store, watchers


async def _send(runner: RoomRunner, watcher: Watcher, message: wire.ToServer) -> None:
    before = runner.state
    try:
        await runner.hear(watcher, message)
    except FogboundError:
        pass
    except (OSError, CutOff):
        assert before.id == runner.id


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2**32), st.sampled_from([0.0, 0.1, 0.4]))
def test_nothing_is_sent_before_it_is_written(seed: int, trouble: float) -> None:
    """Every message is checked as it is sent, in `Watcher`; in the end memory and store agree."""

    async def test() -> None:
        runner, store, _ = await an_evening(Random(seed), trouble, 40)
        store._trouble = 0.0
        await runner._resolve_uncertain()
        assert stored.to_json(runner.state.facts) == store.facts
        game, plies, _ = runner.state.moment
        assert plies == len(store.plies(game))
        assert [said.n for said in runner.state.chat] == store.said

    asyncio.run(test())


def test_the_random_evenings_play_games() -> None:
    """Otherwise the test above would prove little."""

    async def test() -> None:
        plies = 0
        for seed in range(12):
            _, store, watchers = await an_evening(Random(seed), 0.1, 60)
            plies += sum(isinstance(row, PlyRow) for row in store.rows)
            assert any(message["type"] == "room" for watcher in watchers for message in watcher.heard)
        assert plies > 60
        assert any(isinstance(row, GameRow) for row in store.rows)

    asyncio.run(test())


class FailingStore(FlakyStore):
    """Every write fails, or is cut off after the commit; reading works."""

    def __init__(self, commits: bool) -> None:
        super().__init__(Random(0), 0.0)
        self._commits = commits

    async def write_rows(self, rows: Sequence[Row]) -> None:
        if self._commits:
            self.rows += rows
        raise CutOff


def _room_on(store: FlakyStore) -> tuple[RoomRunner, Watcher]:
    state = a_room(options=SMALL, seats={"x": "ann"})
    store.rows.append(RoomRow(state.id, state.code, stored.to_json(state.facts), NOW))
    runner = RoomRunner(state, store, NAMES.__getitem__, Thinker(), lambda: NOW, Random(0))
    watcher = Watcher("ann", store, state)
    return runner, watcher


def test_a_failed_write_changes_nothing() -> None:
    async def test() -> None:
        runner, ann = _room_on(FailingStore(commits=False))
        runner.join(ann)
        before, heard = runner.state, len(ann.heard)
        for message in (wire.Sit(seat="red", who="me"), wire.Host(do="start"), wire.Say(text="lost")):
            try:
                await runner.hear(ann, message)
                raise AssertionError("it was done")
            except CutOff:
                pass
        assert runner.state is before
        assert len(ann.heard) == heard

    asyncio.run(test())


def test_a_write_interrupted_after_its_commit_counts() -> None:
    async def test() -> None:
        runner, ann = _room_on(FailingStore(commits=True))
        runner.join(ann)
        await runner.hear(ann, wire.Sit(seat="red", who="me", id="1"))
        assert runner.state.facts.chairs["red"].holders == ("ann",)
        assert ann.heard[-1] == {"type": "done", "id": "1"}

    asyncio.run(test())


def test_a_sender_who_hangs_up_does_not_stop_a_change() -> None:
    async def test() -> None:
        store = FlakyStore(Random(3), 0.0)
        runner, ann = _room_on(store)
        runner.join(ann)
        sending = asyncio.create_task(runner.hear(ann, wire.Sit(seat="red", who="me")))
        await asyncio.sleep(0)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        await runner.stop()
        assert runner.state.facts.chairs["red"].holders == ("ann",)
        assert stored.to_json(runner.state.facts) == store.facts

    asyncio.run(test())


def test_a_bot_that_is_stopped_in_the_middle_of_a_write_leaves_memory_and_store_alike() -> None:
    async def test() -> None:
        store = FlakyStore(Random(5), 0.0)
        state = playing({"red": "ann"})  # bots lead X and the others
        store.rows.append(RoomRow(state.id, state.code, stored.to_json(state.facts), NOW))
        runner = RoomRunner(state, store, NAMES.__getitem__, Thinker(), lambda: NOW, Random(0))
        runner.join(Watcher("ann", store, state))
        for _ in range(4):
            await asyncio.sleep(0)
        await runner.stop()
        written = [row.ply for row in store.rows if isinstance(row, PlyRow)]
        assert runner.state.moment[1] == max(written, default=state.moment[1] - 1) + 1
        assert not runner._bots.busy

    asyncio.run(test())


def test_a_curtain_does_not_wait_for_the_disk() -> None:
    class Stuck(FlakyStore):
        async def write_rows(self, rows: Sequence[Row]) -> None:
            await asyncio.Event().wait()

    async def test() -> None:
        runner, ann = _room_on(Stuck(Random(0), 0.0))
        runner.join(ann)
        saying = asyncio.create_task(runner.hear(ann, wire.Say(text="hello")))
        await asyncio.sleep(0)
        await asyncio.wait_for(runner.hear(ann, wire.Attach(seats=[], id="curtain")), PATIENCE)
        assert ann.heard[-1] == {"type": "done", "id": "curtain"}
        saying.cancel()
        for task in runner._tasks:
            task.cancel()

    asyncio.run(test())


def test_leaving_is_answered_before_the_door_closes() -> None:
    async def test() -> None:
        runner, ann = _room_on(FlakyStore(Random(0), 0.0))
        runner.join(ann)
        await runner.hear(ann, wire.Leave(id="bye"))
        assert ann.heard[-1] == {"type": "done", "id": "bye"}
        assert not runner.audience.presence_at(NOW).attached

    asyncio.run(test())


def test_a_close_that_turns_out_to_be_stored_hangs_up() -> None:
    class SilentStore(FailingStore):
        """It breaks off after the commit, and does not answer for a while."""

        silent = True

        async def has_rows(self, rows: Sequence[Row]) -> bool:
            if self.silent:
                raise CutOff
            return await super().has_rows(rows)

    async def test() -> None:
        store = SilentStore(commits=True)
        runner, ann = _room_on(store)
        runner.join(ann)
        with pytest.raises(CutOff):
            await runner.hear(ann, wire.Host(do="close"))
        assert ann.closed is None
        store.silent = False
        with pytest.raises(Refused, match="closed"):
            await runner.hear(ann, wire.Say(text="hello?"))
        assert ann.closed == KICKED

    asyncio.run(test())


def test_a_room_that_stops_finishes_what_has_begun_and_refuses_the_rest() -> None:
    async def test() -> None:
        store = FlakyStore(Random(3), 0.0)
        runner, ann = _room_on(store)
        runner.join(ann)
        begun = asyncio.create_task(runner.hear(ann, wire.Sit(seat="red", who="me")))
        await asyncio.sleep(0)
        await runner.stop()
        await begun
        assert runner.state.facts.chairs["red"].holders == ("ann",)
        written = len(store.rows)
        for message in (wire.Say(text="late"), wire.AskHint(seat="x", ply=0), wire.Follow(yes=True)):
            with pytest.raises(Refused, match="restarting"):
                await runner.hear(ann, message)
        assert len(store.rows) == written

    asyncio.run(test())


def test_a_new_name_is_told_at_once_and_changes_no_presence_from_before() -> None:
    async def test() -> None:
        names = dict(NAMES)
        state = a_room(options=SMALL, seats={"x": "ann", "red": "bob"})
        store = FlakyStore(Random(0), 0.0)
        await store.write_rows([RoomRow(state.id, state.code, stored.to_json(state.facts), NOW)])
        runner = RoomRunner(state, store, names.__getitem__, Thinker(), lambda: NOW, Random(0))
        ann = Watcher("ann", store, state)
        runner.join(ann)
        before, heard = runner.audience.presence_at(NOW), len(ann.heard)
        names["bob"] = "Robert"
        runner.person_renamed("bob")
        runner.person_renamed("eve")
        (told,) = ann.heard[heard:]
        assert [person["name"] for person in told["people"]] == ["Ann", "Robert"]
        assert before.name("bob") == "Bob"

    asyncio.run(test())


def test_a_crowd_that_leaves_at_once_is_told_of_once() -> None:
    async def test() -> None:
        state = a_room(seats={"x": "ann", "red": "bob", "blue": "cid"})
        store = FlakyStore(Random(0), 0.0)
        await store.write_rows([RoomRow(state.id, state.code, stored.to_json(state.facts), NOW)])
        runner = RoomRunner(state, store, NAMES.__getitem__, Thinker(), lambda: NOW)
        ann, bob, cid = (Watcher(person, store, state) for person in PEOPLE)
        for watcher in (ann, bob, cid):
            runner.join(watcher)
        ann.heard.clear()
        runner.part(bob)
        runner.part(cid)
        await asyncio.sleep(0)
        [room] = [message for message in ann.heard if message["type"] == "room"]
        assert {who["person"]: who["online"] for who in room["people"]} == {"ann": True, "bob": False, "cid": False}

    asyncio.run(test())
