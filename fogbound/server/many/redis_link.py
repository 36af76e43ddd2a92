"""Connections to Redis that say at once when they are lost: nothing waits long for a Redis that does not answer."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from fogbound.server.shared_secret import shared_secret
from fogbound.server.store import Store

PATIENCE = 2.0  # seconds for an answer; what blocks on purpose blocks for less
AGAIN = 0.25  # seconds until the next attempt to reach a Redis that is lost
LOST: Final = (RedisError, OSError)  # whatever it is: Redis cannot be used now
SECRET = "redis"  # the name among the database's secrets


class Lost(Exception):
    """Redis cannot be reached, or has forgotten what it was told."""


def connect(url: str) -> Redis:
    """A client with connections that fail rather than wait or try again behind our back."""
    try:
        return Redis.from_url(
            url, retry=Retry(NoBackoff(), 0), socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
        )
    except ValueError as problem:
        shown = re.sub("//.*@", "//***@", url)  # without a password
        raise ValueError(f"{shown} is not the address of a Redis: {problem}") from None


async def shared_key(store: Store) -> bytes:
    """What all processes on one database know, and nobody else."""
    return bytes.fromhex(await shared_secret(store, SECRET, lambda: secrets.token_hex(32)))


def derived(key: bytes, purpose: str) -> bytes:
    """Another key, for one purpose alone."""
    return hmac.digest(key, purpose.encode(), hashlib.sha256)


def prefix_of(key: bytes) -> str:
    """What all names in Redis begin with, so that several databases can share one. It tells nothing about the key."""
    return f"fogbound:{{{derived(key, 'prefix').hex()[:16]}}}"
