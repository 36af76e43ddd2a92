"""Where notices may go, and where the server must never knock."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import pytest

from fogbound.server.push.endpoints import NotPublic, find_address, is_public, refuse_endpoint
from fogbound.server.wire import Refused

PRIVATE = (
    *("127.0.0.1", "10.0.0.1", "192.168.1.5", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
    *("224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "::", "::1", "fe80::1", "fc00::1", "ff02::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::", "2001:db8::1"),
)
PUBLIC = ("8.8.8.8", "93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:8.8.8.8")


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "not an address",
        "http://push.example/x",
        "ftp://push.example/x",
        "https:///x",
        "https://localhost/x",
        "https://intranet/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::1",
        "https://10.0.0.1/x",
        "https://push.example:8443/x",
        "https://push.example:99999/x",
        "https://ann@push.example/x",
        "https://push.example/\nx",
        "https://push.example/ x",
        "https://push.example/é",
        "https://push.example/" + "x" * 1000,
    ],
)
def test_refused_endpoints(endpoint: str) -> None:
    with pytest.raises(Refused) as refusal:
        refuse_endpoint(endpoint)
    assert refusal.value.details["field"] == "endpoint"


def test_endpoints_of_push_services() -> None:
    for endpoint in ("https://fcm.googleapis.com/fcm/send/abc:APA91b", "https://push.example:443/wpush/v2/gAAA"):
        refuse_endpoint(endpoint)


@pytest.mark.parametrize("addresses", [["10.0.0.1"], ["8.8.8.8", "127.0.0.1"], []])
def test_a_name_that_leads_home(monkeypatch: pytest.MonkeyPatch, addresses: list[str]) -> None:
    """Whoever owns a name can make it mean any address."""
    with pytest.raises(NotPublic):
        asyncio.run(_found(monkeypatch, addresses))


def test_a_name_that_leads_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(_found(monkeypatch, ["8.8.8.8"])) == "8.8.8.8"


async def _found(monkeypatch: pytest.MonkeyPatch, addresses: list[str]) -> str:
    async def getaddrinfo(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in addresses]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo, raising=False)
    return await find_address(urlsplit("https://push.example/x"))
