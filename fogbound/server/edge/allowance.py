"""How much one address may use, and how long it may take."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address

try:
    import resource
except ImportError:  # a system without such limits
    resource = None  # type: ignore[assignment]

PEOPLE = 256  # four full rooms behind one router
MOST_FILES = 65_536
SPARE_FILES = 256  # for the database, the bots' processes, and connections that are about to be refused

Rate = tuple[float, float]  # at once, per second


@dataclass(frozen=True)
class Allowance:
    """What the edge allows. Everything that counts by address follows from `people`: how many may share one.

    Nobody honest comes near these. A browser opens up to six connections and one socket, asks for some twenty files
    when it comes, and then sends a message every few seconds.
    """

    people: int = PEOPLE
    in_all: int = 10_000  # connections
    head_bytes: int = 32 * 1024
    headers: int = 100
    head_seconds: float = 15.0  # to send a whole head
    body_seconds: float = 60.0  # to send a whole body
    answer_seconds: float = 60.0  # to take what was asked for
    body_bytes: int = 4 * 1024 * 1024  # read and thrown away at most, after a refusal
    pipelined: int = 8  # requests sent before the first is answered

    @property
    def connections(self) -> int:
        """Open at once; sockets count too."""
        return 3 * self.people

    @property
    def sockets(self) -> int:
        return self.people

    @property
    def arrivals(self) -> Rate:
        """New connections."""
        return 6 * self.people, self.people

    @property
    def openings(self) -> Rate:
        """New sockets. Everyone in a room hears of each, so these cost the most."""
        return max(4, self.people / 16), max(4, self.people / 16)

    @property
    def requests(self) -> Rate:
        return 8 * self.people, self.people / 4

    @property
    def messages(self) -> Rate:
        return self.people, self.people / 2


def capacity(wanted: int, files_each: int = 1) -> int:
    """How many connections this process can have open: it may open as many files as the system lets it."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):  # macOS says that there is no limit, and still refuses so many
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return (
        wanted if soft == resource.RLIM_INFINITY else max(SPARE_FILES, min(wanted, (soft - SPARE_FILES) // files_each))
    )


def read_address(text: str) -> IPv4Address | IPv6Address:
    """An address, without the network card that it was heard at; a ValueError if it is none.

    A server that listens on an IPv6 address hears from IPv4 ones as `::ffff:192.0.2.7`.
    """
    ip = ip_address(text.partition("%")[0])
    return ip.ipv4_mapped or ip if isinstance(ip, IPv6Address) else ip


def household(address: str) -> str:
    """What counts as one address. Who has one IPv6 address has the 2**64 beside it too."""
    try:
        ip = read_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    return address if ip.is_loopback else f"{IPv6Address(int(ip) >> 64 << 64)}/64"
