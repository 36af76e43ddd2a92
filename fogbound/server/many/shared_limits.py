"""Limits that count for all processes together, in Redis. Without Redis each process counts for itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

from redis.asyncio import Redis

from fogbound.server.many.redis_link import LOST, connect, derived, prefix_of

# A bucket is the moment at which it will be full again. One that is full needs no place.
SCRIPT: Final = """
local burst, rate, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local full = math.max(now, tonumber(redis.call('GET', KEYS[1]) or now))
local left = burst - (full - now) * rate
if left < cost then
  return tostring((cost - left) / rate)
end
full = math.max(now, full + cost / rate)
redis.call('SET', KEYS[1], string.format('%.6f', full), 'PX', string.format('%.0f', (full - now) * 1000 + 1))
return '0'
"""
REST: Final = 5.0  # seconds in which a Redis that was lost is not asked: nobody waits for it with each request


class SharedLimits:
    """Buckets of all processes on one database. Redis learns no address and no person."""

    def __init__(self, redis: Redis, key: bytes) -> None:
        self._take = redis.register_script(SCRIPT)
        self._prefix, self._names = f"{prefix_of(key)}:limits", derived(key, "limits")
        self._asked_again = 0.0  # when Redis may be asked again

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, key: bytes) -> AsyncIterator[SharedLimits]:
        """Count together until the end of the block."""
        async with connect(url) as redis:
            yield cls(redis, key)

    async def take(self, name: str, key: str, rate: tuple[float, float], cost: float) -> float:
        """Take from a bucket and return 0, or take nothing and return how many seconds to wait.

        A negative cost is given back. 0 as well if Redis is lost.
        """
        if monotonic() < self._asked_again:
            return 0.0
        bucket = f"{self._prefix}:{derived(self._names, f'{name} {key}').hex()[:32]}"
        try:
            return float(await self._take(keys=[bucket], args=[*rate, cost]))
        except LOST:
            self._asked_again = monotonic() + REST
            return 0.0
