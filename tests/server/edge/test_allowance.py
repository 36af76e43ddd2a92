"""What an address may use, and what counts as one address."""

from __future__ import annotations

from unittest import mock

import pytest

from fogbound.server.edge import allowance
from fogbound.server.edge.allowance import SPARE_FILES, Allowance, capacity, household


def test_a_class_of_64_fits_behind_one_address() -> None:
    """All of them open the page at once: six connections each, some twenty files, a socket, a message."""
    usual = Allowance()
    assert usual.connections >= 64 * 7
    assert usual.arrivals[0] >= 64 * 7
    assert usual.sockets >= 3 * 64, "in several rooms"
    assert usual.requests[0] >= 64 * 20
    assert usual.messages[0] >= 64
    burst, rate = usual.openings
    assert (64 - burst) / rate <= 4, "nobody waits longer for a socket"


def test_everything_grows_with_the_people() -> None:
    few, many = Allowance(people=100), Allowance(people=10_000)
    for name in ("connections", "sockets"):
        assert getattr(many, name) == 100 * getattr(few, name)
    for name in ("arrivals", "openings", "requests", "messages"):
        assert getattr(many, name) == pytest.approx(tuple(100 * each for each in getattr(few, name)))


def test_everybody_gets_a_socket_where_few_may_share_an_address() -> None:
    assert min(Allowance(people=1).openings) >= 1


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("a file", "a file"),
    ],
)
def test_a_household_is_one_ipv4_address_or_one_ipv6_network(address: str, counts_as: str) -> None:
    assert household(address) == counts_as


@pytest.mark.parametrize(
    ("soft", "hard", "fits", "raised"),
    [
        (1024, 20_000, 10_000, 20_000),
        (1024, 1024, 1024 - SPARE_FILES, None),
        (1024, -1, 10_000, 65_536),
        (300, 300, SPARE_FILES, None),
        (-1, -1, 10_000, None),
    ],
)
def test_as_many_connections_as_the_system_has_files_for(soft: int, hard: int, fits: int, raised: int | None) -> None:
    system = mock.Mock(RLIM_INFINITY=-1)
    system.getrlimit.return_value = (soft, hard)
    with mock.patch.object(allowance, "resource", system):
        assert capacity(10_000) == fits
    assert [call.args[1] for call in system.setrlimit.call_args_list] == ([] if raised is None else [(raised, hard)])


@pytest.mark.parametrize("problem", [ValueError("current limit exceeds maximum limit"), PermissionError()])
def test_a_system_that_allows_no_more_files_is_taken_as_it_is(problem: Exception) -> None:
    system = mock.Mock(RLIM_INFINITY=-1)
    system.getrlimit.return_value = (1024, -1)
    system.setrlimit.side_effect = problem
    with mock.patch.object(allowance, "resource", system):
        assert capacity(10_000) == 1024 - SPARE_FILES


def test_connections_that_need_several_files_are_fewer() -> None:
    system = mock.Mock(RLIM_INFINITY=-1)
    system.getrlimit.return_value = (4096, 4096)
    with mock.patch.object(allowance, "resource", system):
        assert [capacity(10_000, files) for files in (1, 3)] == [3840, 1280]


def test_a_system_without_such_limits_has_as_many_as_wanted() -> None:
    with mock.patch.object(allowance, "resource", None):
        assert capacity(10_000) == 10_000
