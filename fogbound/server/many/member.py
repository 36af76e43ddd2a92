"""What runs in each process of a fleet."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

from fogbound.server.many import Many
from fogbound.server.run import Member, run


def serve(
    *, name: str, internal: socket.socket, address: str, redis: str, ready: Callable[[], None], **arguments: Any
) -> bool:
    """Serve as one of several processes, which the others reach at this address. False if it never became ready."""
    return run(ready=ready, member=Member(Many(address, redis, name), internal), **arguments)
