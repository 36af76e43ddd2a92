"""Who may come in, and who has to go."""

from __future__ import annotations

import pytest

from fogbound.server.edge.allowance import Allowance
from fogbound.server.edge.census import Census
from fogbound.server.limits import Limit
from fogbound.server.wire import Refused
from tests.server.edge.connections import Clock


class Visitor:
    def __init__(self, household: str, endable: bool = True, deadline: float | None = None) -> None:
        self.household, self.endable, self.deadline = household, endable, deadline
        self.fate = ""

    def end(self) -> None:
        self.fate = "ended"

    def late(self) -> None:
        self.fate = "late"


def _census(people: int = 1, in_all: int = 100, arrivals: Limit | None = None) -> Census:
    return Census(Allowance(people=people), in_all, arrivals or Limit(1e9, 1e9))


def _arrive(census: Census, *visitors: Visitor) -> str:
    """The code that the last one is refused with, or nothing."""
    try:
        for visitor in visitors:
            census.arrive(visitor)
    except Refused as problem:
        return problem.code
    return ""


def test_an_address_beyond_its_share_loses_its_oldest_half_open_connection() -> None:
    census = _census(people=1)  # three connections
    busy, first, second, third = Visitor("a", endable=False), Visitor("a"), Visitor("a"), Visitor("a")
    other = Visitor("b")
    assert _arrive(census, other, busy, first, second, third) == ""
    assert [each.fate for each in (other, busy, first, second, third)] == ["", "", "ended", "", ""]
    assert len(census) == 4


def test_an_address_whose_connections_are_all_in_use_is_refused() -> None:
    census = _census(people=1)
    assert _arrive(census, *(Visitor("a", endable=False) for _ in range(3))) == ""
    assert _arrive(census, Visitor("a")) == "too-many"
    assert _arrive(census, Visitor("b")) == ""


def test_a_full_server_takes_the_place_from_the_address_that_has_the_most() -> None:
    census = _census(people=100, in_all=5)
    many, few = [Visitor("a") for _ in range(3)], [Visitor("b") for _ in range(2)]
    assert _arrive(census, *few, *many, Visitor("c")) == ""
    assert [each.fate for each in (*few, *many)] == ["", "", "ended", "", ""]
    assert len(census) == 5


def test_the_greediest_cannot_push_others_out() -> None:
    census = _census(people=100, in_all=5)
    few, many = [Visitor("b") for _ in range(2)], [Visitor("a", endable=False) for _ in range(3)]
    assert _arrive(census, *few, *many, Visitor("a")) == "busy"
    assert {each.fate for each in (*few, *many)} == {""}


def test_who_left_makes_room() -> None:
    census = _census(people=1)
    visitors = [Visitor("a", endable=False) for _ in range(3)]
    _arrive(census, *visitors)
    census.leave(visitors[0])
    census.leave(visitors[0])  # twice does no harm
    assert len(census) == 2
    assert _arrive(census, Visitor("a")) == ""


def test_connections_that_open_too_fast_are_refused() -> None:
    clock = Clock()
    census = _census(people=100, arrivals=Limit(2, 1, clock))
    assert _arrive(census, Visitor("a"), Visitor("a")) == ""
    assert _arrive(census, Visitor("a")) == "too-fast"
    assert _arrive(census, Visitor("b")) == ""
    clock.now += 1
    assert _arrive(census, Visitor("a")) == ""


def test_connections_of_a_proxy_count_only_in_all() -> None:
    census = _census(people=1, in_all=6, arrivals=Limit(0, 1))
    for _ in range(6):
        census.arrive(Visitor("proxy", endable=False), counted=False)
    with pytest.raises(Refused, match="as many connections"):
        census.arrive(Visitor("proxy"), counted=False)


def test_sockets_of_an_address_are_counted() -> None:
    census = _census(people=2)
    census.open_socket("a")
    census.open_socket("a")
    census.open_socket("b")
    with pytest.raises(Refused) as caught:
        census.open_socket("a")
    assert (caught.value.code, caught.value.status) == ("too-many", 429)
    census.close_socket("a")
    census.open_socket("a")


def test_a_socket_keeps_the_place_of_its_connection() -> None:
    census = _census(people=1)
    old, new = Visitor("proxy"), Visitor("a", endable=False)
    census.arrive(old)
    census.replace(old, new)
    assert len(census) == 1
    census.leave(new)
    assert len(census) == 0


def test_the_late_are_ended() -> None:
    census = _census(people=9)
    late, early, never = Visitor("a", deadline=5.0), Visitor("a", deadline=5.1), Visitor("a")
    _arrive(census, late, early, never)
    census.sweep(5.0)
    assert [each.fate for each in (late, early, never)] == ["late", "", ""]
    assert len(census) == 2
