"""Where notices may go. A browser names the address, so it may lie: the server never knocks at its own network."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from fogbound.server.wire import Refused

MOST_LETTERS = 1000
HTTPS = 443
# IPv6 addresses that lead to an IPv4 address, which may be a private one: no push service needs them.
_TRANSLATED = [ip_network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]


class NotPublic(Exception):
    """An address that is not out in the internet, or none at all."""


def refuse_endpoint(endpoint: str, *, loopback: bool = False) -> None:
    """Only https at a public host, on its usual port. `loopback`: tests have a push service on this machine."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise _refused() from None
    if len(endpoint) > MOST_LETTERS or not endpoint.isascii() or any(letter <= " " for letter in endpoint):
        raise _refused()
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or parts.password is not None:
        raise _refused()
    if loopback:
        return
    if port not in (None, HTTPS) or "." not in parts.hostname.strip("."):
        raise _refused()
    literal = _literal(parts.hostname)
    if literal is not None and not is_public(literal):
        raise _refused()


async def find_address(parts: SplitResult, *, loopback: bool = False) -> str:
    """The address of an endpoint's host, at this moment. The message goes there, whatever the name means later."""
    assert parts.hostname is not None
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(parts.hostname, parts.port or HTTPS, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotPublic from None
    addresses = [ip_address(str(info[4][0]).partition("%")[0]) for info in found]
    if not addresses or not all(is_public(one) or (loopback and one.is_loopback) for one in addresses):
        raise NotPublic
    return str(addresses[0])


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Is this the address of a machine in the internet?"""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in _TRANSLATED):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _literal(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _refused() -> Refused:
    return Refused("bad-message", "endpoint is an https address in the internet.", field="endpoint")
