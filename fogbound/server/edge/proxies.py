"""Whom to believe when somebody says that they pass on another's request."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import ip_network

from fogbound.server.edge.allowance import read_address

Headers = Iterable[tuple[bytes, bytes]]  # names in lower case

FOR, PROTO = b"x-forwarded-for", b"x-forwarded-proto"


class Proxies:
    """The web servers in front of this one, by address or network. Nobody else's `X-Forwarded-…` counts."""

    def __init__(self, addresses: Sequence[str] = ()) -> None:
        """An address that cannot be read is a ValueError."""
        self._networks = [ip_network(address) for address in addresses]

    def __bool__(self) -> bool:
        return bool(self._networks)

    def trust(self, peer: str) -> bool:
        try:
            ip = read_address(peer)
        except ValueError:
            return False
        return any(ip in network for network in self._networks)

    def client(self, peer: str, headers: Headers) -> tuple[str, str | None]:
        """Who asks, and by which scheme if a proxy says so. Every proxy adds the address that it was asked from."""
        if not self._networks or not self.trust(peer):
            return peer, None
        given = list(headers)
        named = b",".join(value for name, value in given if name == FOR).decode("latin-1").split(",")
        schemes = [value.decode("latin-1").strip() for name, value in given if name == PROTO]
        scheme = schemes[-1] if schemes and schemes[-1] in ("http", "https") else None
        for one in reversed(named):
            address = _without_port(one.strip())
            if address is None:
                break
            peer = address
            if not self.trust(address):
                break
        return peer, scheme


def _without_port(text: str) -> str | None:
    """The address in `1.2.3.4`, `1.2.3.4:80`, `::1` or `[::1]:80`; None if it is none."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(read_address(text))
    except ValueError:
        return None
