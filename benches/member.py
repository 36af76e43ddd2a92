"""One of several processes of a server, without limits on how fast people may join and play."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager

import psutil

from benches.fogbound_server import started

MEMBER = """
import socket, sys
from fogbound.server.edge.allowance import Allowance
from fogbound.server.limits import Limits
from fogbound.server.many import Many
from fogbound.server.reach import new_listener
from fogbound.server.run import Member, run
public, internal = new_listener("127.0.0.1", 0), new_listener("127.0.0.1", 0)
ready = f"http://127.0.0.1:{public.getsockname()[1]}"
limits = Limits(**dict.fromkeys(vars(Limits()), (1e6, 1e6)))
member = Member(Many(f"127.0.0.1:{internal.getsockname()[1]}", sys.argv[2]), internal)
more = {"allowance": Allowance(people=1_000_000), "member": member}
run(sys.argv[1], public, lambda: print(ready, flush=True), limits, **more)
"""


def member(database: str, redis: str) -> AbstractContextManager[tuple[psutil.Process, str]]:
    """One of the processes of a server, and its address."""
    return started([sys.executable, "-c", MEMBER, database, redis])
