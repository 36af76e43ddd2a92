"""Imports go one way: each layer knows those below it and none above."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import fogbound

ROOT = Path(fogbound.__file__).parent
LAYERS = [
    {"errors"},
    {"notation"},
    {"game", "options", "datafile", "processes", "shelf"},
    {"games", "match", "record", "plain", "proof", "polled", "series", "verify"},
    {"catalog", "testing"},
    {"bots", "fast", "house"},
    {"advice"},
    {"server", "arena"},
    {"cli", "__main__"},
]
STANDARD_ONLY = {
    "errors",
    "notation",
    "game",
    "options",
    "datafile",
    "processes",
    "shelf",
    "games",
    "match",
    "record",
    "plain",
    "proof",
    "polled",
    "series",
    "verify",
    "catalog",
    "testing",
}


def _modules() -> list[tuple[str, Path]]:
    paths = [path for path in sorted(ROOT.rglob("*.py")) if path != ROOT / "__init__.py"]
    return [(path.relative_to(ROOT).parts[0].removesuffix(".py"), path) for path in paths]


def _imports(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path.name}: imports are absolute"
            below = [f"{node.module}.{alias.name}" for alias in node.names] if node.module == "fogbound" else []
            found += below or [node.module]
    return found


def _layer(part: str) -> int:
    return next(n for n, layer in enumerate(LAYERS) if part in layer)


def test_every_module_has_a_layer() -> None:
    assert {part for part, _ in _modules()} == set().union(*LAYERS)


def test_imports_go_one_way() -> None:
    for part, path in _modules():
        for name in _imports(path):
            if name.startswith("fogbound."):
                target = name.split(".")[1]
                if target in set().union(*LAYERS):
                    assert _layer(target) <= _layer(part), f"{path.relative_to(ROOT)} must not import {name}"


def test_the_core_and_the_games_need_the_standard_library_only() -> None:
    for part, path in _modules():
        for name in _imports(path):
            if part in STANDARD_ONLY:
                top = name.split(".")[0]
                assert top == "fogbound" or top in sys.stdlib_module_names, f"{path.name} imports {name}"


def test_the_shared_core_knows_no_game() -> None:
    for part, path in _modules():
        if part not in ("games", "catalog", "fast", "house", "bots", "advice", "arena", "cli", "__main__"):
            assert not [name for name in _imports(path) if name.startswith("fogbound.games")], path.name


def test_bots_never_see_a_deck() -> None:
    for part, path in _modules():
        if part == "bots":
            assert "fogbound.games.twenty.deck" not in _imports(path), path.name
