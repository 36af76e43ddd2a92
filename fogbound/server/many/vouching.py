"""How processes trust each other: a voucher says whom a request comes from, sealed with a key that only they have.

A voucher is good for one request to one process, and for a minute: one that has leaked soon opens nothing.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass
from time import time
from typing import NamedTuple

from fogbound.server.wire import Refused

HOLDS = 60.0  # seconds; the clocks of two machines may differ by as much
_SCHEMES = (b"http", b"https")


class Asked(NamedTuple):
    """A request that is passed on: to whom, and from whom."""

    to: str  # the internal address of a process
    method: bytes
    target: bytes
    client: str  # the address that it comes from
    scheme: str


@dataclass(frozen=True)
class Vouching:
    """Writes vouchers and reads them. All processes on one database have the same key."""

    key: bytes
    clock: Callable[[], float] = time

    def voucher(self, asked: Asked) -> bytes:
        moment = str(int(self.clock())).encode()
        return b" ".join((moment, asked.scheme.encode(), asked.client.encode("latin-1"), self._seal(asked, moment)))

    def read(self, voucher: bytes, to: str, method: bytes, target: bytes) -> Asked:
        """What a voucher says, or a refusal."""
        moment, scheme, client, seal = (voucher.split(b" ") + [b""] * 4)[:4]
        if scheme in _SCHEMES:
            asked = Asked(to, method, target, client.decode("latin-1"), scheme.decode())
            if hmac.compare_digest(self._seal(asked, moment), seal) and abs(self.clock() - int(moment)) <= HOLDS:
                return asked
        raise no_voucher()

    def _seal(self, asked: Asked, moment: bytes) -> bytes:
        parts = (asked.to.encode(), asked.method, asked.target, asked.client.encode("latin-1"), asked.scheme.encode())
        return hmac.digest(self.key, b"\n".join((moment, *parts)), hashlib.sha256).hex().encode()


def no_voucher() -> Refused:
    return Refused("not-here", "Only processes of this very server may ask here.", status=403)
