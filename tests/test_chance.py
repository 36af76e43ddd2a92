"""What passed once passes again: no test draws its chances from the system."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

from fogbound import proof
from tests import chance

ROOT = Path(__file__).parent
SYSTEM = {"secrets", "uuid"}
FROM_SYSTEM = {("os", "urandom"), ("random", "SystemRandom")}


def _chances() -> tuple[bytes, int, int]:
    return proof.new_seed(), Random().getrandbits(64), Random().getrandbits(64)


def test_the_name_of_a_test_decides_its_chances() -> None:
    chance.reseed("one")
    first = _chances()
    chance.reseed("one")
    assert _chances() == first
    chance.reseed("another")
    assert len({*_chances(), *first}) == 6


def test_a_seed_means_what_it_always_means() -> None:
    assert Random(1).random() == 0.13436424411240122


def _unseeded(path: Path) -> list[str]:
    """The calls in a file that draw from the system's randomness."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    found = []
    for call in calls:
        name = ast.unparse(call.func)
        module, _, function = name.rpartition(".")
        generator = function in ("Random", "default_rng", "RandomState") and not call.args and not call.keywords
        shared = module in ("random", "np.random", "numpy.random") and function.islower() and function != "default_rng"
        if generator or shared or module in SYSTEM or (module, function) in FROM_SYSTEM:
            found.append(f"{path.relative_to(ROOT)}:{call.lineno} {name}")
    return found


def test_tests_seed_all_they_draw() -> None:
    files = [path for path in ROOT.rglob("*.py") if path not in (ROOT / "chance.py", ROOT / "test_chance.py")]
    assert [call for path in sorted(files) for call in _unseeded(path)] == []
