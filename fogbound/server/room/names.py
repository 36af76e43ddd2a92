"""Names that people give themselves and their seats."""

from __future__ import annotations

import unicodedata

from fogbound.server.wire import Refused

MAX_NAME = 24


def tidy_name(name: str) -> str:
    """Visible characters, single spaces, a reasonable length."""
    shown = "".join(c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] != "C")
    clean = " ".join(shown.split())
    if not 1 <= len(clean) <= MAX_NAME:
        raise Refused("bad-name", f"A name has 1 to {MAX_NAME} visible characters.", allowed=MAX_NAME)
    return clean
