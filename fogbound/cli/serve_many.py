"""`fogbound serve` with several processes: what they need, and where they reach each other."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any, Literal

from fogbound.cli.friendly import WRONG_CONTENT, Stop

HERE = "127.0.0.1"
WINDOWS = os.name == "nt"
ONE = "Leave out --workers and --internal to serve with one process"


def refuse_many(url: str, redis: str | None) -> str:
    """The URL of the Redis that several processes share, or what is missing."""
    if not url.startswith("postgresql+asyncpg:"):
        raise Stop(
            "Several processes need PostgreSQL: give --database postgresql+asyncpg://USER@HOST/NAME "
            f"(fogbound admin move copies your games there). {ONE}."
        )
    if not redis:
        raise Stop(f"Several processes need a Redis: give --redis redis://HOST:6379. {ONE}.")
    if find_spec("redis") is None or find_spec("asyncpg") is None:
        raise Stop(
            "Several processes need parts that are not installed: pip install 'fogbound[many,postgres]'.", WRONG_CONTENT
        )
    if WINDOWS:
        raise Stop(f"Several processes need Linux or macOS. {ONE}.")
    from fogbound.server.many.redis_link import connect

    try:
        connect(redis)
    except ValueError as problem:
        raise Stop(f"{problem}.") from None
    return redis


def internal_sockets(workers: int, internal: tuple[str, int] | None) -> dict[str, socket.socket]:
    """For each process the address at which the others reach it, with a socket that keeps it."""
    return _reserved(workers, *internal or (HERE, 0), option="--internal")


def fleet_sockets(
    workers: int, internal: tuple[str, int] | None, metrics: tuple[str, int] | None
) -> tuple[dict[str, socket.socket], list[socket.socket | None]]:
    """What `internal_sockets` has, and for each process a socket that keeps the address of its figures."""
    inside = internal_sockets(workers, internal)
    if metrics is None:
        return inside, [None] * workers
    try:
        return inside, [*_reserved(workers, *metrics, option="--metrics").values()]
    except Stop:
        for each in inside.values():
            each.close()
        raise


def _reserved(workers: int, host: str, first: int, *, option: str) -> dict[str, socket.socket]:
    """An address for each process, in a row or wherever one is free, with a socket that keeps it."""
    from fogbound.server.many.fleet import reserved

    sockets: dict[str, socket.socket] = {}
    for n in range(workers):
        port = first + n if first else 0
        try:
            kept = reserved(host, port)
        except (OSError, OverflowError) as problem:
            for each in sockets.values():
                each.close()
            reason = getattr(problem, "strerror", None) or str(problem).removeprefix("bind(): ").removesuffix(".")
            raise Stop(f"Cannot listen on {host}:{port}: {reason}. Try another {option}.") from None
        name = f"[{host}]" if ":" in host else host
        sockets[f"{name}:{kept.getsockname()[1]}"] = kept
    return sockets


def run_fleet(
    sockets: Mapping[str, socket.socket],
    metrics: Sequence[socket.socket | None],
    ready: Callable[[], None],
    log: Literal["text", "json"],
    **arguments: Any,
) -> bool:
    """Serve with a process for each of these sockets; each shows its figures at an address of its own."""
    from fogbound.server.many import member
    from fogbound.server.many.fleet import Fleet, Place
    from fogbound.server.watch import log_lines

    log_lines.begin(log)
    places = [
        Place(f"{socket.gethostname()[:48]}-{n}", kept, {"address": address, "metrics": figures})
        for n, ((address, kept), figures) in enumerate(zip(sockets.items(), metrics, strict=True))
    ]

    def died(place: Place) -> None:
        member.declare_dead(arguments["database"], place.more["address"])

    common = {**arguments, "log": log, "siblings": len(places)}
    return Fleet(member.serve, common, places, died).run(ready)
