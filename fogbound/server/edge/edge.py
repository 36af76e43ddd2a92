"""All that the connections of one server share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic

from fogbound.server.edge.allowance import Allowance, capacity, household
from fogbound.server.edge.census import Census
from fogbound.server.edge.hosts import Hosts
from fogbound.server.edge.proxies import Headers, Proxies
from fogbound.server.edge.turnstile import Go, Turnstile
from fogbound.server.limits import Limit


class Edge:
    """The limits of a running server, who is connected, and who may ask by which name."""

    def __init__(
        self,
        allowance: Allowance | None = None,
        hosts: Hosts | None = None,
        proxies: Sequence[str] = (),
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.allowance = allowance or Allowance()
        self.hosts, self.proxies, self.clock = hosts, Proxies(proxies), clock
        arrivals = Limit(*self.allowance.arrivals, clock)
        self.census = Census(self.allowance, capacity(self.allowance.in_all), arrivals)
        rates = (self.allowance.openings, self.allowance.requests, self.allowance.messages)
        self.openings, self.requests, self.messages = (Turnstile(Limit(*rate, clock), later) for rate in rates)

    def client(self, peer: str, headers: Headers) -> tuple[str, str | None, str]:
        """Who asks, the scheme that a proxy was asked by, and the address that it counts for."""
        address, scheme = self.proxies.client(peer, headers)
        return address, scheme, household(address)

    def sweep(self) -> None:
        self.census.sweep(self.clock())


def later(seconds: float, go: Go) -> object:
    loop = asyncio.get_running_loop()
    return loop.call_later(seconds, go) if seconds else loop.call_soon(go)
