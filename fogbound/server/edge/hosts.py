"""By which names this server may be asked.

A page of another site can make its own name point to this machine (DNS rebinding); then browsers take the two for one
site. But the request still says that name.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Sequence
from ipaddress import ip_address

from fogbound.server.reach import EVERYWHERE, is_loopback, name_in
from fogbound.server.wire import Refused


class Hosts:
    """The names of a server: those of this machine, the addresses it listens on, and what its host gave it."""

    def __init__(
        self, listens_on: str, names: Sequence[str] = (), machine: Callable[[], str] = socket.gethostname
    ) -> None:
        self._everywhere = listens_on in EVERYWHERE
        own = machine().lower()
        # Nobody else can have these: a name without a dot, or one that only this network knows.
        local = (own, f"{own.partition('.')[0]}.local")
        self._names = {name.lower().rstrip(".") for name in names} | {*local}
        self._shown = ("localhost", listens_on, *names) if not self._everywhere else ("any address", *local, *names)

    def check(self, host: str, local: str) -> None:
        """Refuse a request for another name. `local` is the address that it came to."""
        name = name_in(host).rstrip(".")
        if not name or not (is_loopback(name) or name == local or name in self._names or self._is_ours(name)):
            allowed = ", ".join(dict.fromkeys(self._shown))
            text = f"This server does not go by that name, but by {allowed}. Its host can add one with --name."
            raise Refused("bad-host", text, status=421)

    def _is_ours(self, name: str) -> bool:
        """Where the server listens everywhere, by any address: no name can pretend to be one."""
        if not self._everywhere:
            return False
        try:
            ip_address(name)
        except ValueError:
            return False
        return True
