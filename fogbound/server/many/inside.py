"""The edge for the other processes of this server, which ask on behalf of people whom they have let in."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import replace

import uvicorn

from fogbound.server.edge.allowance import Allowance, household
from fogbound.server.edge.edge import VOUCHER, Caller, Edge, take_out
from fogbound.server.edge.http import EdgeHttp
from fogbound.server.many.vouching import Vouching, no_voucher

# A socket that is passed on has two connections here, and those that others pass on need places too.
FILES_EACH = 3
# Processes ask for thousands of people, but they are quick about it.
FELLOWS = Allowance(people=1_000_000, in_all=20_000, head_seconds=5.0, body_seconds=10.0)
ADDED, ADDED_BYTES = 2, 512  # what the relay adds to a head at most: the voucher and the id of the request


class InsideEdge(Edge):
    """Believes those who bring a voucher, and refuses all others.

    How often an address asks and connects was limited where it came in. Its sockets and messages count here, together
    with those that came to this process directly.
    """

    inside = True

    def __init__(self, public: Edge, vouching: Vouching, internal: str) -> None:
        most = public.allowance
        fellows = replace(FELLOWS, headers=most.headers + ADDED, head_bytes=most.head_bytes + ADDED_BYTES)
        super().__init__(fellows, clock=public.clock, files_each=FILES_EACH)
        self._vouching, self._internal = vouching, internal
        self.messages = public.messages
        self.census.share_sockets(public.census)

    def caller(self, peer: str, method: bytes, target: bytes, headers: list[tuple[bytes, bytes]]) -> Caller:
        vouchers = take_out(VOUCHER, headers)
        if len(vouchers) != 1:
            raise no_voucher()
        asked = self._vouching.read(vouchers[0], self._internal, method, target)
        return Caller(asked.client, asked.scheme, household(asked.client))


async def let_in(server: uvicorn.Server, inside: InsideEdge, listening: socket.socket) -> None:
    """From now on a running server takes requests of other processes, at a socket that listens."""

    def new_connection() -> asyncio.Protocol:
        return EdgeHttp(server.config, server.server_state, server.lifespan.state, inside)

    loop = asyncio.get_running_loop()
    server.servers.append(await loop.create_server(new_connection, sock=listening, backlog=server.config.backlog))
