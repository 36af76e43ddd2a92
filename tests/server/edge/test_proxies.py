"""Whose word counts about where a request comes from."""

from __future__ import annotations

import pytest

from fogbound.server.edge.proxies import Proxies

NEAR, FAR, EVIL = "127.0.0.1", "203.0.113.9", "198.51.100.6"


def _headers(*forwarded: str, proto: str | None = None) -> list[tuple[bytes, bytes]]:
    given = [(b"x-forwarded-for", each.encode()) for each in forwarded]
    return given + ([] if proto is None else [(b"x-forwarded-proto", proto.encode())])


def test_nobody_is_believed_by_default() -> None:
    assert not Proxies()
    assert Proxies().client(NEAR, _headers(FAR, proto="https")) == (NEAR, None)


def test_only_the_named_are_believed() -> None:
    proxies = Proxies([NEAR])
    assert proxies
    assert proxies.client(NEAR, _headers(FAR, proto="https")) == (FAR, "https")
    assert proxies.client(EVIL, _headers(FAR, proto="https")) == (EVIL, None)
    assert proxies.client("", _headers(FAR)) == ("", None)


def test_a_server_on_an_ipv6_address_knows_its_proxy_too() -> None:
    assert Proxies([NEAR]).client(f"::ffff:{NEAR}", _headers(FAR, proto="https")) == (FAR, "https")


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ([f"{EVIL}, {FAR}"], FAR),  # a client that names another, and what the proxy adds
        ([EVIL, FAR], FAR),  # in two headers
        ([f"{FAR}, 10.0.0.2, 10.1.2.3"], FAR),  # proxies of ours in a row
        (["10.0.0.2"], "10.0.0.2"),
        ([f"{FAR}:4711"], FAR),
        (["[2001:db8::1]:4711"], "2001:db8::1"),
        (["2001:db8::1"], "2001:db8::1"),
        (["unknown"], NEAR),
        ([f"{FAR}, nonsense"], NEAR),
        ([""], NEAR),
        ([], NEAR),
    ],
)
def test_the_last_address_that_is_no_proxy_of_ours_counts(forwarded: list[str], client: str) -> None:
    assert Proxies([NEAR, "10.0.0.0/8"]).client(NEAR, _headers(*forwarded))[0] == client


@pytest.mark.parametrize(("proto", "scheme"), [("https", "https"), ("http", "http"), ("gopher", None), (None, None)])
def test_schemes(proto: str | None, scheme: str | None) -> None:
    assert Proxies([NEAR]).client(NEAR, _headers(FAR, proto=proto)) == (FAR, scheme)


def test_an_address_that_cannot_be_read_is_an_error() -> None:
    with pytest.raises(ValueError, match="nonsense"):
        Proxies(["nonsense"])
