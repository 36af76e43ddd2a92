"""A WebSocket to an application in this process: everything but the network."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

CLOSED = {"type": "websocket.close", "code": 1000}


class LocalSocket:
    """Speaks ASGI to the application, and looks like a connection of `websockets` to a test."""

    def __init__(self, app: Any, address: str, headers: dict[str, str]) -> None:
        self.close_code: int | None = None
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        parts = urlsplit(address)
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "headers": [
                (name.lower().encode(), value.encode()) for name, value in {"Host": parts.netloc, **headers}.items()
            ],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
        }
        self._to_app.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.create_task(app(scope, self._to_app.get, self._from_app.put))

    async def send(self, frame: str | bytes) -> None:
        content = {"text": frame} if isinstance(frame, str) else {"bytes": frame}
        self._to_app.put_nowait({"type": "websocket.receive", **content})

    async def close(self) -> None:
        """Hang up, and wait until the application has noticed."""
        self._hang_up(CLOSED)
        await self._serving

    def __aiter__(self) -> LocalSocket:
        return self

    async def __anext__(self) -> str:
        while (message := await self._from_app.get())["type"] != "websocket.close":
            if message["type"] == "websocket.send":
                return str(message["text"])
        self._hang_up(message)
        raise StopAsyncIteration

    def _hang_up(self, closing: dict[str, Any]) -> None:
        if self.close_code is None:
            self.close_code = closing.get("code", 1000)
            self._to_app.put_nowait({"type": "websocket.disconnect", "code": self.close_code})
            self._from_app.put_nowait(CLOSED)
