"""Imports go one way: each layer knows those below it and none above."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import fogbound

ROOT = Path(fogbound.__file__).parent
LAYERS = [
    {"errors", "frozen", "words"},
    {"notation", "languages"},
    {"game", "options", "cache_folder", "datafile", "poster", "processes", "toml_text", "upload_store"},
    {"entry"},
    {"games", "match", "record", "plain", "proof", "polled", "series", "taking_back", "verify"},
    {"catalog", "testing"},
    {"bots", "fast", "house", "solve"},
    {"advice", "lessons"},
    {"puzzles"},
    {"server", "arena", "learn"},
    {"lab"},
    {"cli", "__main__"},
]
KNOW_GAMES = {
    "games",
    "catalog",
    "fast",
    "house",
    "bots",
    "advice",
    "lessons",
    "puzzles",
    "arena",
    "learn",
    "lab",
    "solve",
    "cli",
    "__main__",
}
STANDARD_ONLY = {
    "errors",
    "frozen",
    "words",
    "notation",
    "game",
    "options",
    "cache_folder",
    "datafile",
    "poster",
    "processes",
    "toml_text",
    "upload_store",
    "entry",
    "games",
    "match",
    "record",
    "plain",
    "proof",
    "polled",
    "series",
    "taking_back",
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
        if part not in KNOW_GAMES:
            assert not [name for name in _imports(path) if name.startswith("fogbound.games")], path.name


def test_bots_never_see_a_deck() -> None:
    for part, path in _modules():
        if part == "bots":
            assert "fogbound.games.twenty.deck" not in _imports(path), path.name


def _outside(path: Path) -> set[str]:
    """What a file imports that is neither ours nor Python's."""
    tops = {name.split(".")[0] for name in _imports(path)}
    return {top for top in tops if top != "fogbound" and top not in sys.stdlib_module_names}


def test_only_learning_imports_torch() -> None:
    assert {part for part, path in _modules() if "torch" in _outside(path)} == {"learn", "lab"}


def test_a_learned_player_needs_little_more_than_numpy() -> None:
    found = [_outside(path) for path in (ROOT / "bots" / "mind").glob("*.py")]
    assert set().union(*found) == {"numpy", "threadpoolctl"}


def _loaded(path: Path) -> set[Path]:
    """The files of ours that a file loads at once, with the packages that they lie in."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            parts = name.split(".")[1:] if name.startswith("fogbound") else []
            for n in range(len(parts) + 1):
                found |= {ROOT.joinpath(*parts[:n], "__init__.py"), ROOT.joinpath(*parts[:n]).with_suffix(".py")}
    return {file for file in found if file.is_file()}


def test_learning_needs_no_more_than_numpy_and_torch() -> None:
    """Training machines may have nothing else. The report runs elsewhere, where everything is installed."""
    folders = (ROOT / "learn", ROOT / "lab" / "study")
    waiting = [path for folder in folders for path in folder.rglob("*.py") if path.name != "report.py"]
    seen = set[Path]()
    while waiting:
        path = waiting.pop()
        seen.add(path)
        assert _outside(path) <= {"numpy", "torch"}, path.relative_to(ROOT)
        waiting += _loaded(path) - seen
    assert ROOT / "games" / "yard" / "rules.py" in seen


# Rooms as values: what they are made of could run anywhere, in a browser too.
AT_WORK = {"runner.py", "bots.py", "advice.py", "turns.py"}
WORLD = {"asyncio", "sqlalchemy", "aiosqlite", "fastapi", "starlette", "uvicorn", "websockets", "multiprocessing"}


def test_pure_room_modules_know_no_task_no_database_and_no_web() -> None:
    waiting = [path for path in (ROOT / "server" / "room").glob("*.py") if path.name not in AT_WORK]
    assert len(waiting) > 10
    seen = set[Path]()
    while waiting:
        path = waiting.pop()
        seen.add(path)
        reached = {name.split(".")[0] for name in _imports_at_once(path)} & WORLD
        assert not reached, f"{path.relative_to(ROOT)} imports {reached}"
        waiting += _loaded(path) - seen


def _imports_at_once(path: Path) -> list[str]:
    """What a file imports as soon as it is loaded; parts that are resolved later are not meant."""
    found = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
    return found


PARTS = tuple(f"fogbound.server.{part}" for part in ("room", "wire", "bodies", "logs", "quotas"))


def test_rooms_are_told_apart_from_the_server_around_them() -> None:
    """A room knows its own modules, the messages, the quotas, and how to log; nothing else of the server."""
    for path in (ROOT / "server" / "room").glob("*.py"):
        for name in _imports(path):
            if name.startswith("fogbound.server"):
                assert name.startswith(PARTS) or (name == "fogbound.server"), f"{path.name} imports {name}"


def _chain(name: str, bases: dict[str, list[str]]) -> int:
    return 1 + max((_chain(base, bases) for base in bases[name]), default=0) if name in bases else 0


def test_no_class_of_the_server_has_a_grandparent_there() -> None:
    """Six classes, each on the one before, once hid what a room did."""
    bases = {
        node.name: [ast.unparse(base).rpartition(".")[2] for base in node.bases]
        for path in (ROOT / "server").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    assert {name for name in bases if _chain(name, bases) > 2} == set()
