"""One of several processes of a server, without limits on how fast people may join and play."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

import psutil

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


@contextmanager
def member(database: str, redis: str) -> Iterator[tuple[psutil.Process, str]]:
    """One of the processes of a server, and its address."""
    command = [sys.executable, "-c", MEMBER, database, redis]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    with closing(process.stdout) as said:
        try:
            address = said.readline().strip()
            if not address:
                raise SystemExit("The server did not start; its error is above.")
            yield psutil.Process(process.pid), address
        finally:
            process.terminate()
            process.wait(timeout=30)
