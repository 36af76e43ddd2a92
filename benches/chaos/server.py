"""One of several processes, started by itself: just what each process of `fogbound serve --workers` runs.

The others reach it through a proxy, so at another address than the one it listens at. With `--unfenced` it writes
whatever it likes to rooms of others, to show that a run finds out.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from benches.chaos.proxy import HOST
from fogbound.server import store
from fogbound.server.many.member import serve
from fogbound.server.reach import new_listener


async def _none_fallen(connection: object, fences: Iterable[object]) -> frozenset[store.Fence]:
    return frozenset()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--name", required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--internal", type=int, required=True, help="the port for other processes")
    parser.add_argument("--address", required=True, help="HOST:PORT at which the others reach it")
    parser.add_argument("--database", required=True)
    parser.add_argument("--redis", required=True)
    parser.add_argument("--unfenced", action="store_true")
    given = parser.parse_args()
    if given.unfenced:
        store._fallen = _none_fallen
    serve(
        name=given.name,
        internal=new_listener(HOST, given.internal),
        address=given.address,
        redis=given.redis,
        ready=lambda: print(f"{given.name} is ready", flush=True),
        database=given.database,
        listening=new_listener(HOST, given.port),
        proxies=[HOST],
        log="json",
    )


if __name__ == "__main__":
    main()
