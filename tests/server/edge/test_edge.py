"""What the connections of a server share."""

from __future__ import annotations

import asyncio

from fogbound.server.edge.allowance import Allowance
from fogbound.server.edge.edge import VOUCHER, Edge, later
from tests.server.edge.connections import Clock


def test_a_caller_counts_for_their_household() -> None:
    edge = Edge(proxies=["127.0.0.1"])
    headers = [(b"x-forwarded-for", b"2001:db8:1:2::9"), (b"x-forwarded-proto", b"https")]
    assert edge.caller("127.0.0.1", b"GET", b"/", headers) == ("2001:db8:1:2::9", "https", "2001:db8:1:2::/64")
    assert edge.caller("192.0.2.1", b"GET", b"/", headers) == ("192.0.2.1", None, "192.0.2.1")


def test_strangers_vouch_for_nobody() -> None:
    headers = [(b"host", b"a"), (VOUCHER, b"1 https 192.0.2.9 x"), (b"cookie", b"b"), (VOUCHER, b"")]
    assert Edge().caller("192.0.2.1", b"GET", b"/", headers) == ("192.0.2.1", None, "192.0.2.1")
    assert headers == [(b"host", b"a"), (b"cookie", b"b")]


def test_an_edge_has_the_limits_of_its_allowance() -> None:
    edge = Edge(Allowance(people=4), clock=Clock())
    assert [edge.messages.passes("a", lambda: None) for _ in range(3)] == [True] * 3
    assert sum(edge.openings.passes("b", lambda: None) for _ in range(3)) == 3


def test_turns_come_from_the_running_loop() -> None:
    async def test() -> list[str]:
        done, heard = asyncio.Event(), list[str]()
        later(0.001, done.set)
        later(0, lambda: heard.append("now"))
        await done.wait()
        return heard

    assert asyncio.run(test()) == ["now"]
