"""Answers that never change while a server runs.

They are worked out and compressed once, and not sent again to those who have them.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from inspect import iscoroutinefunction
from typing import NamedTuple, cast

from fastapi import Request
from fastapi.responses import Response

MOST_KEPT = 200
Maker = Callable[[], bytes] | Callable[[], Awaitable[bytes]]
JSON, SVG = "application/json", "image/svg+xml"


class FixedAnswer(NamedTuple):
    plain: bytes
    packed: bytes
    tag: str  # as in an ETag header


class FixedAnswers:
    """By key; the least recently asked for makes way."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._answers: OrderedDict[Hashable, asyncio.Future[FixedAnswer]] = OrderedDict()

    async def respond(
        self, request: Request, key: Hashable, make: Maker, media_type: str = JSON, age: int = 0
    ) -> Response:
        """The answer to a request. `make` is called once, in a thread or awaited; its refusals are not kept."""
        answer = await self._answer(key, make)
        headers = {"ETag": answer.tag, "Vary": "Accept-Encoding, Accept-Language"}
        headers["Cache-Control"] = f"public, max-age={age}" if age else "private, no-cache"  # ask again: the same
        if answer.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(answer.packed, media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})
        return Response(answer.plain, media_type=media_type, headers=headers)

    async def _answer(self, key: Hashable, make: Maker) -> FixedAnswer:
        making = self._answers.get(key)
        if making is None:
            making = self._answers[key] = asyncio.ensure_future(_made(make))
            if len(self._answers) > self._most:
                self._answers.popitem(last=False)
        self._answers.move_to_end(key)
        try:
            return await asyncio.shield(making)  # others may wait for it too
        except Exception:
            self._answers.pop(key, None)
            raise


async def _made(make: Maker) -> FixedAnswer:
    plain = await make() if iscoroutinefunction(make) else await asyncio.to_thread(cast(Callable[[], bytes], make))
    return await asyncio.to_thread(_packed, plain)


def _packed(plain: bytes) -> FixedAnswer:
    tag = hashlib.sha256(plain).hexdigest()[:20]
    return FixedAnswer(plain, gzip.compress(plain, mtime=0), f'"{tag}"')
