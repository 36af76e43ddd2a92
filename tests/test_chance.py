"""What passed once passes again: no test draws its chances from the system."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent
SYSTEM = {"secrets", "uuid"}
FROM_SYSTEM = {("os", "urandom"), ("random", "SystemRandom")}


# In a process of its own: elsewhere a thread that an earlier test has left may draw between two chances.
DRAW = """
from random import Random
from fogbound import proof
from tests import chance

def draw(name):
    chance.reseed(name)
    return proof.new_seed(), Random().getrandbits(64), Random().getrandbits(64)

chance.install()
print([draw(name) for name in ("one", "one", "another")])
"""


def test_the_name_of_a_test_decides_its_chances() -> None:
    ran = subprocess.run([sys.executable, "-c", DRAW], cwd=ROOT.parent, capture_output=True, text=True, check=True)
    first, again, other = ast.literal_eval(ran.stdout)
    assert again == first
    assert len({*first, *other}) == 6


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
