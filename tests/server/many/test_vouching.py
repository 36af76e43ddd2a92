"""Vouchers: for one request to one process, from those who know the key, and not for long."""

from __future__ import annotations

import pytest

from fogbound.server.many.vouching import HOLDS, Asked, Vouching
from fogbound.server.wire import Refused

ASKED = Asked("10.0.0.2:9000", b"GET", b"/api/rooms/a?x=1", "2001:db8::7", "https")


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000.25

    def __call__(self) -> float:
        return self.now


def refused(vouching: Vouching, voucher: bytes, asked: Asked = ASKED) -> bool:
    with pytest.raises(Refused) as problem:
        vouching.read(voucher, asked.to, asked.method, asked.target)
    assert (problem.value.status, problem.value.code) == (403, "not-here")
    return True


def test_a_voucher_says_who_asks() -> None:
    voucher = Vouching(b"key").voucher(ASKED)
    assert Vouching(b"key").read(voucher, *ASKED[:3]) == ASKED


@pytest.mark.parametrize(
    "other",
    [
        ASKED._replace(to="10.0.0.3:9000"),
        ASKED._replace(method=b"POST"),
        ASKED._replace(target=b"/api/rooms/b?x=1"),
    ],
)
def test_it_holds_for_one_request(other: Asked) -> None:
    vouching = Vouching(b"key")
    assert refused(vouching, vouching.voucher(ASKED), other)


def test_nothing_in_it_can_be_changed() -> None:
    vouching = Vouching(b"key")
    voucher = vouching.voucher(ASKED)
    for n in range(len(voucher)):
        assert refused(vouching, voucher[:n] + bytes((voucher[n] ^ 1,)) + voucher[n + 1 :])
    moment, scheme, client, seal = voucher.split(b" ")
    for changed in (
        b" ".join((moment, b"http", client, seal)),
        b" ".join((moment, scheme, b"192.0.2.1", seal)),
        b" ".join((str(int(moment) + 1).encode(), scheme, client, seal)),
    ):
        assert refused(vouching, changed)


@pytest.mark.parametrize("given", [b"", b" ", b"   ", b"x" * 10_000, b"1 https 192.0.2.1 ", b"\xff \xff \xff \xff"])
def test_what_is_no_voucher_is_refused(given: bytes) -> None:
    assert refused(Vouching(b"key"), given)


def test_another_key_opens_nothing() -> None:
    assert refused(Vouching(b"key"), Vouching(b"another").voucher(ASKED))


def test_it_is_good_for_a_minute_on_a_clock_that_may_be_wrong() -> None:
    clock, other = Clock(), Clock()
    voucher = Vouching(b"key", clock).voucher(ASKED)
    for seconds in (-HOLDS, HOLDS - 1):
        other.now = clock.now + seconds
        assert Vouching(b"key", other).read(voucher, *ASKED[:3]) == ASKED
    for seconds in (-HOLDS - 1, HOLDS + 1):
        other.now = clock.now + seconds
        assert refused(Vouching(b"key", other), voucher)
