"""All that the connections of one server share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import NamedTuple

from fogbound.server.edge.allowance import Allowance, capacity, household
from fogbound.server.edge.census import Census
from fogbound.server.edge.hosts import Hosts
from fogbound.server.edge.outbox import Outbox
from fogbound.server.edge.proxies import Proxies
from fogbound.server.edge.turnstile import Go, Turnstile
from fogbound.server.limits import Limit

VOUCHER = b"x-fogbound-voucher"  # with it one process vouches for a request that it passes on to another


class Caller(NamedTuple):
    """Who asks."""

    address: str
    scheme: str | None  # the one that a proxy or another process was asked by, if it says so
    household: str  # the address that it counts for


class Edge:
    """The limits of a running server, who is connected, and who may ask by which name."""

    inside = False  # is it only for other processes of this server?

    def __init__(
        self,
        allowance: Allowance | None = None,
        hosts: Hosts | None = None,
        proxies: Sequence[str] = (),
        clock: Callable[[], float] = monotonic,
        files_each: int = 1,
    ) -> None:
        """Each connection may need several of the files that the system lets a process open."""
        self.allowance = allowance or Allowance()
        self.hosts, self.proxies, self.clock = hosts, Proxies(proxies), clock
        arrivals = Limit(*self.allowance.arrivals, clock)
        self.census = Census(self.allowance, capacity(self.allowance.in_all, files_each), arrivals)
        rates = (self.allowance.openings, self.allowance.requests, self.allowance.messages)
        self.outbox = Outbox()
        self.openings, self.requests, self.messages = (Turnstile(Limit(*rate, clock), later) for rate in rates)

    def caller(self, peer: str, method: bytes, target: bytes, headers: list[tuple[bytes, bytes]]) -> Caller:
        """Who asks; a refusal if nobody may. Headers of our own are taken out: here they come from strangers."""
        take_out(VOUCHER, headers)
        address, scheme = self.proxies.client(peer, headers)
        return Caller(address, scheme, household(address))

    def sweep(self) -> None:
        self.census.sweep(self.clock())


def take_out(name: bytes, headers: list[tuple[bytes, bytes]]) -> list[bytes]:
    """Remove a header, which is named in lower case. Its values."""
    values = [value for key, value in headers if key == name]
    if values:
        headers[:] = [header for header in headers if header[0] != name]
    return values


def later(seconds: float, go: Go) -> object:
    loop = asyncio.get_running_loop()
    return loop.call_later(seconds, go) if seconds else loop.call_soon(go)
