"""Which bots are asked, and what the house plans, on plain values."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

from fogbound.game import Move, View
from fogbound.server import wire
from fogbound.server.room.bots import (
    BotPlayers,
    Plan,
    bots_in_turn,
    bots_that_may_cut_in,
    house_plans,
    needs_bots,
    people_may_cut_in,
)
from fogbound.server.room.change import Message, PlannedMove
from fogbound.server.room.presence import Presence
from fogbound.server.room.state import RoomState
from tests.server.room.rooms import NOW, TWENTY, a_play, a_room, act, everyone, play_on, playing
from tests.server.room.test_play import at_a_clue, holder, thinks
from tests.server.table import PATIENCE


def test_bots_in_turn_are_asked() -> None:
    room = playing({"x": "ann", "red": "bob"})
    assert not bots_in_turn(room), "it is X's turn"
    assert not needs_bots(room, everyone(room))
    room = act(act(room, "ann", a_play(room, "x")), "bob", a_play(act(room, "ann", a_play(room, "x")), "red"))
    assert bots_in_turn(room) == ["blue"]
    assert needs_bots(room, everyone(room))
    assert not needs_bots(a_room(), everyone(a_room()))


def test_bots_do_not_play_while_nobody_is_here() -> None:
    room = playing({})
    assert bots_in_turn(room)
    assert not needs_bots(room, Presence())
    assert needs_bots(room, Presence(attached={"ann": ()}))


def test_the_house_moves_for_people_whose_time_is_up_and_at_once_where_it_reads() -> None:
    room = playing({"p1": "ann", "p2": "bob"}, edition_id=TWENTY, options={"players": "2"}, clock="10")
    (plan,) = house_plans(room, everyone(room))
    assert (plan.at, plan.bot) == (NOW + 10, None)
    assert not list(house_plans(room, Presence()))
    assert not bots_that_may_cut_in(room)


def test_a_bot_may_cut_in_on_a_clue() -> None:
    options = {"players": "3", "reader": "house"}
    room = playing({"p1": "ann", "p2": "bob", "p3": "bot:casual"}, edition_id=TWENTY, options=options)
    asked = set[str]()
    for _ in range(30):
        asked |= set(bots_that_may_cut_in(room))
        room = play_on(room, Random(1), 1)
    assert asked == {"p3"}, "people are never asked"


class Table:
    """A room whose bots think until they are allowed to answer, and the moves they sent."""

    def __init__(self, room: RoomState) -> None:
        self.room, self.asked, self.played = room, 0, list[PlannedMove]()
        self.thinking = asyncio.Event()
        self.bots = BotPlayers(self, self._submit, lambda: NOW, Random(1))

    async def choose(self, bot: str, view: View, owner: str = "") -> Move | None:
        self.asked += 1
        await self.thinking.wait()
        return view.moves[0]

    def least_time(self, bot: str, view: View) -> float:
        return 0.0

    async def _submit(self, move: PlannedMove) -> None:
        self.played.append(move)
        self.become(act(self.room, None, move))

    def become(self, room: RoomState) -> None:
        self.room = room
        self.bots.room_changed(room, everyone(room))

    async def after(self, person: str, message: Message) -> None:
        self.become(act(self.room, person, message))
        for _ in range(10):
            await asyncio.sleep(0)


def _bots_to_move(**settings: float) -> RoomState:
    return playing({"red": "ann", "blue": "ann", "green": "ann"}, **settings)


def test_chat_makes_no_bot_think_again() -> None:
    async def test() -> None:
        table = Table(_bots_to_move(pace=5.0))
        await table.after("ann", wire.Say(text="hello"))
        assert table.asked == 1
        await table.after("ann", wire.Say(text="thinking?"))
        table.thinking.set()
        for message in (wire.Say(text="well?"), wire.Name(seat="red", name="Kim"), wire.Say(text="please")):
            await table.after("ann", message)
        assert (table.asked, table.played) == (1, []), "the plan stands until its time has come"
        await table.after("ann", wire.Host(do="settings", settings={"pace": 0}))
        assert (table.asked, len(table.played)) == (2, 1), "at another pace it is another plan"
        await table.bots.stop()

    asyncio.run(test())


def test_a_plan_from_old_settings_is_not_played() -> None:
    async def test() -> None:
        table = Table(_bots_to_move(pace=0.0))
        await table.after("ann", wire.Say(text="hello"))
        await table.after("ann", wire.Host(do="settings", settings={"pace": 5}))
        table.thinking.set()
        await table.after("ann", wire.Say(text="now"))
        assert (table.asked, table.played) == (2, [])
        await table.bots.stop()

    asyncio.run(test())


def test_they_stop_even_if_there_is_news_at_that_moment() -> None:
    async def test() -> None:
        table = Table(_bots_to_move(pace=5.0))
        table.thinking.set()
        await table.after("ann", wire.Say(text="hello"))
        assert table.asked == 1, "the plan waits for its time"
        table.become(act(table.room, "ann", wire.Host(do="settings", settings={"pace": 4})))
        await asyncio.sleep(0)  # the news is heard, and nothing has been done about it
        async with asyncio.timeout(PATIENCE):
            await table.bots.stop()
        assert (table.bots.busy, table.played) == (False, [])

    asyncio.run(test())


def _passed(third: str) -> RoomState:
    """The investigator has passed, and others still have a moment to cut in."""
    room = at_a_clue(third)
    return act(room, holder(room), thinks(room, "pass"))


def test_a_held_move_comes_when_the_others_had_their_moment() -> None:
    room = _passed("cid")
    (plan,) = house_plans(room, everyone(room))
    assert (plan.at, plan.bot, plan.move) == (NOW + 4, None, Move("pass"))
    assert needs_bots(room, everyone(room))
    assert people_may_cut_in(room)


class Minds:
    """Bots that cut in, or do not."""

    def __init__(self, *, eager: bool) -> None:
        self._eager = eager

    async def choose(self, bot: str, view: View, owner: str = "") -> Move | None:
        return view.moves[0] if self._eager or view.seat in view.turn else None

    def least_time(self, bot: str, view: View) -> float:
        return 0.0


def _next_plan(room: RoomState, *, eager: bool) -> Plan:
    async def ask() -> Plan | None:
        bots = BotPlayers(Minds(eager=eager), lambda move: asyncio.sleep(0), lambda: NOW, Random(1))
        return await bots._next_plan(room, everyone(room))

    plan = asyncio.run(ask())
    assert plan is not None
    return plan


def test_with_bots_alone_a_pass_waits_only_if_one_of_them_cuts_in() -> None:
    room = at_a_clue("bot:casual")
    room = act(room, holder(room), thinks(room, "pass"))
    assert people_may_cut_in(room), "the other person may"
    other = next(seat for seat in ("p1", "p2") if seat not in room.match.state.turn)  # type: ignore[union-attr]
    bot = replace(room.facts.chairs[other], holders=(), bot="casual")
    alone = room.with_chairs({other: bot})
    assert not people_may_cut_in(alone)
    passes, cuts = _next_plan(alone, eager=False), _next_plan(alone, eager=True)
    assert (passes.move, passes.at <= NOW) == (Move("pass"), True)
    assert (cuts.move, NOW + 3 <= cuts.at < NOW + 4) == (Move("buzz"), True)
    assert _next_plan(room, eager=False).at == NOW + 4


def test_a_bot_cuts_in_only_when_people_had_time_to_read() -> None:
    room = at_a_clue("bot:casual")
    clue = room.match.view(None).table.entries[-1].text  # type: ignore[union-attr]
    reading = 1.5 + len(clue.split()) / 4
    plan = _next_plan(room, eager=True)
    assert plan.move == Move("buzz")
    assert plan.at >= NOW + 0.75 * max(4.0, reading)


# The time of an answer


class Clockwork:
    """Bots that take a given time on a clock that only they move, and the room they sit in."""

    def __init__(self, least: float) -> None:
        self.now, self.thought, self._least = NOW, 0.0, least

    async def choose(self, bot: str, view: View, owner: str = "") -> Move | None:
        self.now += self.thought
        self.owner = owner
        return view.moves[0]

    def least_time(self, bot: str, view: View) -> float:
        return self._least

    def answers_after(self, room: RoomState, thought: float, began: float = NOW) -> float:
        """When the next bot's move shows, in seconds after the last ply."""
        self.now, self.thought = began, thought
        bots = BotPlayers(self, lambda move: asyncio.sleep(0), lambda: self.now, Random(1))
        plan = asyncio.run(bots._next_plan(room, everyone(room)))
        assert plan is not None
        return round(max(plan.at, self.now) - NOW, 6)


def test_the_time_of_a_bot_that_hides_something_tells_nothing() -> None:
    """Also a forced move, which needs no thought, and whatever it thinks within the step."""
    bots, room = Clockwork(0.4), playing({"red": "ann", "blue": "ann", "green": "ann"}, pace=0.0)
    assert bots_in_turn(room) == ["x"]
    assert {bots.answers_after(room, thought) for thought in (0.0, 0.001, 0.03, 0.2, 0.39)} == {0.4}
    assert bots.answers_after(room, 0.41) == 0.8, "one that takes longer waits for the next step"
    assert bots.owner == "ann", "the host, whose share of the time it takes"


def test_the_time_of_a_bot_that_hides_nothing_is_its_own() -> None:
    room = playing({"x": "ann"}, pace=0.0)
    room = act(room, "ann", a_play(room, "x"))
    assert Clockwork(0.4).answers_after(room, 0.03) == 0.03


def test_a_pause_for_people_covers_the_step_and_a_bot_asked_again_later_starts_anew() -> None:
    room = playing({"red": "ann", "blue": "ann", "green": "ann"}, pace=1.0)
    bots = Clockwork(0.4)
    assert {bots.answers_after(room, thought) for thought in (0.0, 0.3, 0.99)} == {1.0}
    assert bots.answers_after(room, 1.1) == 1.4
    assert bots.answers_after(room, 0.1, began=NOW + 7) == bots.answers_after(room, 0.2, began=NOW + 7) == 7.4
