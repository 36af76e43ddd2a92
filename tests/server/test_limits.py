"""The token bucket, with a clock that moves only when the test moves it."""

from __future__ import annotations

import pytest

from fogbound.server import limits
from fogbound.server.edge.allowance import PEOPLE
from fogbound.server.limits import Limit, Limits
from fogbound.server.wire import Refused


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def refused(limit: Limit, key: str = "a", cost: float = 1.0) -> float | None:
    """How long to wait, or None if it is allowed."""
    try:
        limit.check(key, cost)
    except Refused as problem:
        return float(problem.details["seconds"])
    return None


def test_a_refusal_says_how_long_to_wait() -> None:
    limit = Limit(0, 0.25, Clock())
    with pytest.raises(Refused, match=r"try again in 4\.0 s") as caught:
        limit.check("a")
    assert (caught.value.code, caught.value.status, caught.value.details) == ("too-fast", 429, {"seconds": 4.0})


def test_a_burst_then_a_rate() -> None:
    clock = Clock()
    limit = Limit(3, 0.5, clock)
    assert [refused(limit) for _ in range(5)] == [None, None, None, 2.0, 2.0]
    clock.now += 1
    assert refused(limit) == 1.0, "a refusal costs nothing, and half a token is none"
    clock.now += 1
    assert [refused(limit), refused(limit)] == [None, 2.0]


def test_a_bucket_never_holds_more_than_the_burst() -> None:
    clock = Clock()
    limit = Limit(2, 10, clock)
    assert refused(limit) is None
    clock.now += 1000
    assert [refused(limit) is None for _ in range(3)] == [True, True, False]


def test_each_key_has_its_own_bucket() -> None:
    limit = Limit(1, 0.1, Clock())
    assert [refused(limit, key) for key in "abab"] == [None, None, 10.0, 10.0]


def test_a_check_can_cost_more_and_be_given_back() -> None:
    limit = Limit(5, 1, Clock())
    assert refused(limit, cost=4) is None
    assert refused(limit, cost=4) == 3.0
    limit.give_back("a", 4)
    assert refused(limit, cost=5) is None
    limit.give_back("a", 50)
    assert refused(limit, cost=6) == 1.0, "nobody saves up more than a burst"


def test_memory_is_bounded_and_the_busiest_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 3)
    limit = Limit(1, 0.001, Clock())
    for key in ("bad", "a", "bad", "b", "bad", "c", "bad", "d"):
        refused(limit, key)
    assert refused(limit, "bad") is not None
    assert refused(limit, "a") is None, "long forgotten"


@pytest.mark.parametrize(("given", "people"), [(Limits(), PEOPLE), (Limits.shared_by(1000), 1000)])
def test_all_who_may_share_an_address_can_come_at_once(given: Limits, people: int) -> None:
    newcomers = Limit(*given.newcomers, Clock())
    assert [refused(newcomers) for _ in range(people)] == [None] * people
    assert refused(newcomers) is not None
