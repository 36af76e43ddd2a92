"""Which bot gives advice, and by which name."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound import find
from fogbound.advice import adviser
from fogbound.errors import BadOption

SMALL: dict[str, Any] = {"board": "tiny-docks", "players": 4, "max_rounds": 4}


def test_a_bot_that_gives_no_advice_is_refused() -> None:
    with pytest.raises(BadOption, match="The bot cabbie gives no advice; ask sleuth"):
        adviser.make(find("yard/classic-1983", **SMALL), "cabbie", 1)
