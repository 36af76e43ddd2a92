"""The log: lines for people to read, or lines of JSON for programs. Neither holds a secret."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import IO, Literal

from fogbound.server.logs import place
from fogbound.server.watch.requests import request_id

Style = Literal["text", "json"]


class JsonLines(logging.Formatter):
    """A line of JSON for each entry, with the id of the request that it comes from."""

    def __init__(self, process: str = "") -> None:
        super().__init__()
        self._process = process

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        entry: dict[str, object] = {
            "at": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if self._process:
            entry["process"] = self._process
        if id := request_id.get():
            entry["request"] = id
        if record.exc_info and record.exc_info[1] is not None:
            entry["problem"] = place(record.exc_info[1])
        return json.dumps(entry | getattr(record, "fields", {}), ensure_ascii=False)


def begin(style: Style = "text", process: str = "", stream: IO[str] | None = None) -> None:
    """Write what goes wrong; in JSON, each request too."""
    handler = logging.StreamHandler(stream or sys.stderr)
    if style == "json":
        handler.setFormatter(JsonLines(process))
        logging.getLogger("fogbound.requests").setLevel(logging.INFO)
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
