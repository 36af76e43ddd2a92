"""Services: a request finds its server and the person who sent it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import Request
from itsdangerous import Signer

from fogbound.server.people import COOKIE, People
from fogbound.server.services import address_of, person_of, services_of
from fogbound.server.wire import Refused

PEOPLE = People(None, Signer("key"))  # type: ignore[arg-type]  # nothing is stored here
PEOPLE.names["p-ann"] = "Ann"
SERVICES: Any = SimpleNamespace(people=PEOPLE)


def _request(cookie: str | None) -> Request:
    headers = [] if cookie is None else [(b"cookie", f"{COOKIE}={cookie}".encode())]
    app = SimpleNamespace(state=SimpleNamespace(services=SERVICES))
    return Request({"type": "http", "headers": headers, "app": app})


def test_a_request_has_the_services_of_its_application() -> None:
    assert services_of(_request(None)) is SERVICES


def test_a_signed_cookie_names_the_person() -> None:
    assert asyncio.run(person_of(_request(PEOPLE.cookie("p-ann")), SERVICES)) == "p-ann"


@pytest.mark.parametrize("cookie", [None, "p-ann", "p-ann.forged"])
def test_a_request_without_a_valid_cookie_is_refused(cookie: str | None) -> None:
    with pytest.raises(Refused) as refusal:
        asyncio.run(person_of(_request(cookie), SERVICES))
    assert (refusal.value.code, refusal.value.status) == ("who-are-you", 401)


@pytest.mark.parametrize(
    ("client", "counts_as"),
    [
        (("192.0.2.7", 5000), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 5000), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.7", 5000), "192.0.2.7"),
        (None, "?"),
    ],
)
def test_limits_count_an_ipv6_network_as_one_address(client: tuple[str, int] | None, counts_as: str) -> None:
    assert address_of(Request({"type": "http", "headers": [], "client": client})) == counts_as
