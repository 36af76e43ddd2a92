"""A package that adds a game, as an installer would leave it behind: a folder on the path with its metadata."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parents[1]


def install(folder: Path, **games: str) -> dict[str, str]:
    """Write the metadata of a package with these games (`toy="tests.toy:GAME"`), and return an environment that has it.

    Every process that is started with that environment sees the games, whichever process starts it.
    """
    metadata = folder / "somebody_elses_games-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: somebody-elses-games\nVersion: 1.0\n")
    points = "".join(f"{name} = {where}\n" for name, where in games.items())
    (metadata / "entry_points.txt").write_text(f"[fogbound.games]\n{points}")
    path = [str(folder), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
