"""By which names a server may be asked."""

from __future__ import annotations

import pytest

from fogbound.server.edge.hosts import Hosts
from fogbound.server.wire import Refused

HERE, LAN = "127.0.0.1", "192.168.1.5"


def _allows(hosts: Hosts, host: str, local: str = HERE) -> bool:
    try:
        hosts.check(host, local)
    except Refused:
        return False
    return True


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("localhost:8983", True),
        ("LOCALHOST", True),
        ("127.0.0.1:9000", True),  # through a tunnel
        ("[::1]:8983", True),
        ("attic:8983", True),
        ("attic.local:8983", True),
        ("fogbound.example", True),
        ("Fogbound.Example.:443", True),
        ("evil.example", False),
        ("fogbound.example.evil.example", False),
        ("localhost@evil.example", False),
        ("localhost.evil.example", False),
        (LAN, False),
        ("", False),
        ("[", False),
    ],
)
def test_a_server_for_this_machine(host: str, allowed: bool) -> None:
    assert _allows(Hosts(HERE, ["Fogbound.example"], lambda: "attic"), host) is allowed


def test_the_address_that_a_request_came_to_is_a_name_too() -> None:
    assert _allows(Hosts(HERE, machine=lambda: "attic"), f"{LAN}:8983", LAN), "the switch has opened it"


@pytest.mark.parametrize(
    ("host", "allowed"), [(LAN, True), ("203.0.113.9:80", True), ("[2001:db8::1]", True), ("evil.example", False)]
)
def test_a_server_for_the_network_goes_by_any_address(host: str, allowed: bool) -> None:
    assert _allows(Hosts("0.0.0.0", machine=lambda: "attic"), host, "172.17.0.2") is allowed


def test_the_refusal_says_what_is_allowed_and_what_to_do() -> None:
    with pytest.raises(Refused) as caught:
        Hosts(HERE).check("evil.example", HERE)
    assert (caught.value.code, caught.value.status) == ("bad-host", 421)
    with pytest.raises(Refused, match=r"by localhost, 127\.0\.0\.1, fogbound\.example\. .*--name"):
        Hosts(HERE, ["fogbound.example"]).check("evil.example", HERE)
    with pytest.raises(Refused, match=r"by any address, attic, attic\.local\."):
        Hosts("0.0.0.0", machine=lambda: "attic").check("evil.example", HERE)
