"""Who can reach this server: this machine alone, or its network too. Someone at the machine opens and closes it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from ipaddress import ip_address
from typing import Protocol
from urllib.parse import urlsplit

from starlette.requests import Request

from fogbound.server.wire import Refused, ServerReach

EVERYWHERE = ("0.0.0.0", "::")
# Whoever passes requests on adds one of these: then the request may come from anywhere.
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


class Door(Protocol):
    """A running server that takes connections on more sockets, and drops them again."""

    async def listen(self, listening: socket.socket) -> None: ...

    def hang_up(self, address: str) -> None: ...


def lan_address() -> str | None:
    """This machine's address in its network; None without a network. Finding it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation: UDP, so no packet leaves
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if is_loopback(found) else found


def new_listener(host: str, port: int) -> socket.socket:
    """A socket that listens already. An address that is taken or not ours is an OSError.

    Two sockets that are only bound may share an address, and the second server would find out too late.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named, because asyncio (where there is no uvloop) sends small frames at once only on sockets that name TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()
    except (OSError, OverflowError):
        listening.close()
        raise
    return listening


def is_loopback(host: str) -> bool:
    """Is this the name or address of the machine itself, for itself alone?"""
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def name_in(host: str) -> str:
    """The name or address in a `Host` header; empty if it cannot be read."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def origin_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


class Reach:
    """The addresses of a server. One that listens on this machine alone can listen on the network too, for a while."""

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        find: Callable[[], str | None] = lan_address,
        *,
        behind_proxy: bool = False,
    ) -> None:
        self._host, self._port, self._find = host, port, find
        # A web server on this machine that forgot to say for whom it asks would look like someone at the machine.
        self._behind_proxy = behind_proxy
        self._door: Door | None = None
        self._opened: str | None = None  # the address in the network
        self._switching = asyncio.Lock()

    def serve_with(self, door: Door) -> None:
        """From now on this server can take connections from the network."""
        self._door = door

    @property
    def here_only(self) -> bool:
        """Can no other device reach the server?"""
        return is_loopback(self._host) and self._opened is None

    @property
    def address(self) -> str | None:
        """Where other devices find the server, as far as it knows."""
        host = self._find() if self._host in EVERYWHERE else self._opened
        return None if host is None else origin_of(host, self._port)

    @property
    def can_switch(self) -> bool:
        return self._door is not None and is_loopback(self._host) and not self._behind_proxy

    def is_operator(self, request: Request) -> bool:
        """Is this someone at the machine itself? Nobody else may switch, however their request got here."""
        client, server = request.client, request.scope.get("server")
        if client is None or server is None or any(name in request.headers for name in FORWARDED):
            return False
        # A page that made its own name point here (DNS rebinding) still sends that name.
        hosts = (client.host, server[0], name_in(request.headers.get("host", "")))
        return all(map(is_loopback, hosts)) and server[0] != self._opened

    def message(self) -> ServerReach:
        return ServerReach(address=self.address, here_only=self.here_only)

    async def switch(self, *, open: bool) -> None:
        """Listen on the network, or stop and drop everyone who came from there."""
        async with self._switching:
            if open and self._opened is None:
                await self._open()
            elif not open and self._opened is not None:
                address, self._opened = self._opened, None
                assert self._door is not None
                self._door.hang_up(address)

    async def _open(self) -> None:
        host = self._find()
        if self._door is None or host is None:
            raise Refused("no-network", "This machine is on no network: connect it to one and try again.", status=409)
        try:
            await self._door.listen(new_listener(host, self._port))
        except OSError as problem:
            text = f"Cannot listen on {host}:{self._port}: {problem.strerror or problem}."
            raise Refused("no-listener", text, status=409, address=f"{host}:{self._port}") from None
        self._opened = host


def refuse_strangers(reach: Reach, request: Request) -> None:
    """Only a page of this very server, opened at this machine, may switch. Browsers name the page; it must be there."""
    if not reach.is_operator(request) or "origin" not in request.headers:
        raise Refused("not-here", "Only someone at the machine that runs Fogbound can do this.", status=403)
    if not reach.can_switch:
        raise Refused("no-switch", "This server was started for a fixed address.", status=409)
