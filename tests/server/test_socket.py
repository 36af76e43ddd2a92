"""The socket: joining, reconnecting and updating are one message; moves are acknowledged, once."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.server.table import SMALL, play_some, run, seated, serving


def test_a_game_from_start_to_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Bob"}, options=SMALL)
            await play_some(list(lines.values()), Random(1))

    run(test())
