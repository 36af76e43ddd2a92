"""Tests mirror the package: a module with logic, fogbound/x/y.py, has its tests in tests/x/test_y.py."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fogbound

PACKAGE = Path(fogbound.__file__).parent
TESTS = Path(__file__).parent
HANDFUL = 10  # statements; a module with no more in all its functions is data, a protocol, or a list of parts


def statements(code: str) -> int:
    """How many statements the functions of a module have, docstrings and empty bodies not counted."""
    found = set[ast.stmt]()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found |= {inner for part in node.body for inner in ast.walk(part) if isinstance(inner, ast.stmt)}
    return sum(not _is_empty(one) for one in found)


def _is_empty(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Pass) or (
        isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    )


def with_logic(package: Path) -> Iterator[Path]:
    """The modules of a package that need tests, relative to it."""
    for path in sorted(package.rglob("*.py")):
        if statements(path.read_text(encoding="utf-8")) > HANDFUL:
            yield path.relative_to(package)


def mirror_of(module: Path) -> Path:
    """The test file of a module, relative to the tests. A package's own code is tested under the package's name."""
    if module.name == "__init__.py":
        return module.parent / f"test_{module.parent.name}.py"
    return module.with_name(f"test_{module.name}")


def unmirrored(package: Path, tests: Path) -> list[str]:
    return [str(module) for module in with_logic(package) if not _has_tests(tests / mirror_of(module))]


def _has_tests(path: Path) -> bool:
    return path.is_file() and "def test_" in path.read_text(encoding="utf-8")


def test_every_module_with_logic_has_its_tests() -> None:
    missing = unmirrored(PACKAGE, TESTS)
    assert not missing, f"write tests/{mirror_of(Path(missing[0]))} for fogbound/{missing[0]}"


# The rule itself, on a small package

LOGIC = "def add(a, b):\n" + "".join(f"    a += {n}\n" for n in range(HANDFUL)) + "    return a + b\n"
DATA = "class Row:\n    a: int\n    b: int = 2\n\n\nROWS = [Row(), Row()]\n" * 20
PROTOCOL = "class Player:\n" + "".join(
    f'    def ask{n}(self) -> int:\n        """Say it."""\n        ...\n' for n in range(30)
)


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("", 0),
        (DATA, 0),
        (PROTOCOL, 0),
        (LOGIC, HANDFUL + 1),
        ("def one():\n    def two():\n        return 1\n    return two\n", 3),
        ("async def one():\n    if 1:\n        return 2\n", 2),
    ],
)
def test_statements_of_functions_are_counted_once(code: str, count: int) -> None:
    assert statements(code) == count


@pytest.mark.parametrize(
    ("module", "mirror"),
    [
        ("match.py", "test_match.py"),
        ("games/yard/moves.py", "games/yard/test_moves.py"),
        ("bots/__init__.py", "bots/test_bots.py"),
    ],
)
def test_where_the_tests_of_a_module_lie(module: str, mirror: str) -> None:
    assert mirror_of(Path(module)) == Path(mirror)


def test_a_module_without_tests_is_found(tmp_path: Path) -> None:
    package, tests = tmp_path / "package", tmp_path / "tests"
    (package / "part").mkdir(parents=True)
    (tests / "part").mkdir(parents=True)
    (package / "part" / "sums.py").write_text(LOGIC)
    (package / "part" / "rows.py").write_text(DATA)
    assert unmirrored(package, tests) == ["part/sums.py"]
    mirror = tests / "part" / "test_sums.py"
    mirror.write_text('"""Nothing yet."""\n')
    assert unmirrored(package, tests) == ["part/sums.py"], "an empty file tests nothing"
    mirror.write_text("def test_sums() -> None:\n    assert 1 + 1 == 2\n")
    assert unmirrored(package, tests) == []
