"""Waiting for one's turn, with a clock that only the test moves."""

from __future__ import annotations

from functools import partial

from fogbound.server.edge.turnstile import Turnstile
from fogbound.server.limits import Limit
from tests.server.edge.connections import Clock


def _turnstile(burst: float, rate: float) -> tuple[Clock, Turnstile]:
    clock = Clock()
    return clock, Turnstile(Limit(burst, rate, clock), clock.later)


def test_the_first_pass_and_the_others_come_in_order_at_the_rate() -> None:
    clock, turnstile = _turnstile(2, 1)
    went: list[int] = []
    assert [turnstile.passes("a", partial(went.append, n)) for n in range(5)] == [True, True, False, False, False]
    assert went == []
    clock.pass_by(1)
    assert went == [2]
    clock.pass_by(5)
    assert went == [2, 3, 4]


def test_nobody_overtakes_those_who_wait() -> None:
    clock, turnstile = _turnstile(1, 1)
    went: list[str] = []
    assert turnstile.passes("a", lambda: None)
    assert not turnstile.passes("a", lambda: went.append("first"))
    clock.now += 1  # there is a token again, but it belongs to the one who waits
    assert not turnstile.passes("a", lambda: went.append("second"))
    clock.pass_by(0)
    assert went == ["first"]
    clock.pass_by(1)
    assert went == ["first", "second"]


def test_others_do_not_wait() -> None:
    _, turnstile = _turnstile(1, 0.001)
    assert turnstile.passes("a", lambda: None)
    assert not turnstile.passes("a", lambda: None)
    assert turnstile.passes("b", lambda: None)


def test_when_nobody_waits_any_more_one_passes_at_once_again() -> None:
    clock, turnstile = _turnstile(1, 1)
    turnstile.passes("a", lambda: None)
    turnstile.passes("a", lambda: None)
    clock.pass_by(1)
    clock.pass_by(1)
    assert turnstile.passes("a", lambda: None)


def test_many_who_wait_share_one_timer() -> None:
    clock, turnstile = _turnstile(1, 1)
    for _ in range(1000):
        turnstile.passes("a", lambda: None)
    assert len(clock._waiting) == 1


def test_who_gives_up_costs_nobody_a_turn_and_leaves_nothing_behind() -> None:
    clock, turnstile = _turnstile(1, 1)
    went: list[int] = []
    waiting = [partial(went.append, n) for n in range(100)]
    assert [turnstile.passes("a", each) for each in waiting] == [True] + 99 * [False]
    for each in waiting[:99]:
        turnstile.give_up("a", each)  # the first has passed already
    clock.pass_by(1)
    assert went == [99]
    assert turnstile._waiting == {}
