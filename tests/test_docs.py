"""The docs are true: their commands run, their examples give the output shown, their lists are complete."""

from __future__ import annotations

import doctest
import json
import os
import re
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.request import urlopen

import pytest

import fogbound

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FOLDERS = ("benches", "docs", "examples", "fogbound", "tests")
MODULES = {
    path.name for path in [*ROOT.glob("*.py"), *(path for name in FOLDERS for path in (ROOT / name).rglob("*.py"))]
}
BLOCK = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)

# The suite runs in .venv, so make must not set it up again meanwhile.
READY = (".venv/packages", ".venv/client", ".venv/kernels", ".venv/ready", ".venv/openspiel/ready", ".venv/learn/ready")
MAKE = " ".join(("make --no-print-directory", *(f"--assume-old={stamp}" for stamp in READY)))

SMALL = "pimbot:simulations=20 pimbot:simulations=10 --edition 2015 --board tiny-harbour --starts 1"

# Short stand-ins for commands that would run this suite, take minutes, or never end.
MINIATURE = {
    "fogbound lab balance london-compact --heats 200 --seed 2": "fogbound lab balance london-compact --heats 1",
    # Torch is not in the environment of these tests; tests/learn has small training runs.
    "fogbound learn train compact --folder school --minutes 10": "fogbound learn train --help",
    "fogbound learn exploit school --side x --folder hunter --minutes 10": "fogbound learn exploit --help",
    "fogbound learn train compact --folder school --minutes 10 --sparring hunter": "fogbound learn train --help",
    "fogbound learn exploit london --side x --folder hunter --decisions 2e8 --minutes 10": (
        "fogbound learn exploit --help"
    ),
    "fogbound learn train tiny-docks --folder docks --minutes 10 --tables 512 --rounds 4": (
        "fogbound learn train --help"
    ),
    "fogbound learn train london --from london --folder high --decisions 2.4e8 --minutes 5.75": (
        "fogbound learn train --help"
    ),
    "fogbound learn train london --from london --hedged --folder hedged --decisions 2.4e8 --minutes 5.75": (
        "fogbound learn train --help"
    ),
    "fogbound learn bracket docks": "fogbound learn bracket --help",
    "fogbound solve tiny-ring --pursuers 2 --rounds 3 --starts 1,7": (
        "fogbound solve tiny-ring --pursuers 2 --rounds 2 --starts 1,7"
    ),
    "fogbound solve tiny-docks --rounds 4 --reveals 2 --starts 5": "fogbound solve tiny-docks --rounds 2 --starts 5",
    "fogbound learn eval school": "fogbound learn eval --help",
    'fogbound learn export school --to compact.npz --note "ten minutes"': "fogbound learn export --help",
    "fogbound lab study london --folder study --games 1500": "fogbound lab study --help",
    "fogbound lab study compact --folder compact --games 5000": "fogbound lab study --help",
    # tests/lab/meaning learns from tiny banks.
    "fogbound lab meaning --out meaning.npz": "fogbound lab meaning --help",
    # tests/lab/test_trust.py does it with one card.
    "fogbound lab trust --out trust.npz": "fogbound lab trust --help",
    "fogbound arena run pimbot pimbot:simulations=1000 --edition 1983 --starts 100": (
        f"fogbound arena run {SMALL} --folder b"
    ),
    "fogbound arena run pimbot:simulations=100000 pimbot --edition 1983 --starts 20": (
        f"fogbound arena run {SMALL} --folder c"
    ),
    "fogbound arena run master pimbot --edition 2017 --players 6 --starts 40": (
        "fogbound arena run master random --edition 2017 --players 6 --starts 1 --folder d"
    ),
    "fogbound arena run master pimbot:simulations=100000 --edition 2017 --players 6 --starts 16": (
        "fogbound arena run master pimbot:simulations=10 --edition 2015 --starts 1 --folder e"
    ),
    "fogbound arena run master tourist commuter cabbie reporter inspector sleuth --gauntlet --edition 2017 --players 6"
    " --starts 20": "fogbound arena run master tourist cabbie --gauntlet --edition 2015 --starts 1 --folder f",
    "fogbound arena run greedy sleuth:simulations=2000 pimbot:simulations=2000 cabbie --gauntlet --edition 1983"
    " --starts 30 --folder strangers": "fogbound arena run greedy cabbie --edition 1983 --starts 1 --folder strangers",
    "fogbound arena run sleuth:simulations=2000 master --edition 1983 --players 4 --starts 30 --folder fours": (
        "fogbound arena run random master --edition 1983 --players 4 --starts 1 --folder fours"
    ),
    "make play": "make --dry-run play",  # see test_make_play_opens_a_table
    "make test": "make --dry-run test",
    "make browsers": "make --dry-run browsers",
    "make bench-scaling": 'make bench-scaling BENCH="--processes 1 --rooms 2 --clients 2 --seconds 0.3 --rounds 1"',
    "make chaos": "make --dry-run chaos",  # tests/server/many/test_chaos.py is a small one
    "make bench-server": "make --dry-run bench-server",  # it installs another server to measure beside
    "make bench-advice": 'make bench-advice BENCH="--games 1"',
    "make bench-attack": 'make bench-attack BENCH="headers --seconds 1 --rooms 1"',
    "make bench-belief": 'make bench-belief BENCH="--games 2"',
    "make bench-fence": 'make bench-fence BENCH="--rounds 2"',
    "make bench-house": 'make bench-house BENCH="--half unseen"',
    "make bench-jobs": 'make bench-jobs BENCH="--rounds 3 --together 3"',
    "make bench-fast": 'make bench-fast BENCH="--batches 1 --seconds 0.01 --games 2000"',
    "make bench-master": 'make bench-master BENCH="--games 1 --bot cabbie"',
    "make bench-rules": 'make bench-rules BENCH="--plies 200 --games 3"',
    "make bench-search": 'make bench-search BENCH="--simulations 100 --batches 1"',
    "make bench-twenty": 'make bench-twenty BENCH="--games 2 --every 50"',
}


# An arena starts a process for each core. One is enough here: starting it takes longer than its games.
ARENA = re.compile("^fogbound arena (run|sprt) (?!.*--jobs)")


def _short(command: str) -> str:
    """What the tests run in place of a command."""
    short = ARENA.sub(r"fogbound arena \1 --jobs 1 ", MINIATURE.get(command, command))
    return re.sub("^make ", f"{MAKE} ", short)


def _commands(doc: Path) -> list[str]:
    blocks = BLOCK.findall(doc.read_text(encoding="utf-8"))
    return [line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ ")]


PROJECT = (
    ".venv",
    "Makefile",
    "benches",
    "docs",
    "examples",
    "fogbound",
    "hatch_build.py",
    "pyproject.toml",
    "requirements-dev.lock",
    "requirements.lock",
    "tests",
    "web",
)
WITH_COMMANDS = [doc for doc in PAGES if _commands(doc)]


def test_there_are_commands_to_run() -> None:
    assert ROOT / "README.md" in WITH_COMMANDS
    assert {"make play", "make test"} <= set(_commands(ROOT / "README.md"))


def _environment(folder: Path) -> dict[str, str]:
    """The project's own commands first on the path, and data in a fresh folder; compiled kernels are reused.

    Nothing of a `make` that runs these tests is passed on: another `make` would join its jobs.
    """
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))},
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(folder),
        "FOGBOUND_DATA": str(folder),
        "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache"),
    }


@pytest.mark.parametrize("doc", WITH_COMMANDS, ids=lambda doc: doc.name)
def test_commands_run(doc: Path, tmp_path: Path) -> None:
    """Run a page's commands in order, in one fresh folder that looks like the project, without a keyboard."""
    for name in PROJECT:
        (tmp_path / name).symlink_to(ROOT / name)
    for command in _commands(doc):
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", _short(command)],
            cwd=tmp_path,
            env=_environment(tmp_path),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, f"{doc.name}: {command}\n{done.stdout}{done.stderr}"


def test_make_play_opens_a_table(tmp_path: Path) -> None:
    """It prints its address, answers there, and stops quietly on Ctrl-C."""
    with subprocess.Popen(
        [*MAKE.split(), "play"],
        cwd=ROOT,
        env=_environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as table:
        assert table.stdout is not None
        try:
            line = table.stdout.readline()
            assert " at http://127.0.0.1:" in line
            with urlopen(line.rpartition(" at ")[2].strip() + "api/editions", timeout=30) as answer:
                assert [edition["id"] for edition in json.load(answer)] == list(fogbound.EDITIONS)
        finally:
            os.killpg(table.pid, signal.SIGINT)
        rest = table.stdout.read()
        assert "Traceback" not in rest


@pytest.mark.parametrize("doc", PAGES, ids=lambda doc: doc.name)
def test_python_examples_give_the_output_shown(doc: Path) -> None:
    failed, _ = doctest.testfile(str(doc), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert failed == 0


def test_the_example_in_the_package_docstring() -> None:
    assert doctest.testmod(fogbound).failed == 0
    assert doctest.testmod(fogbound).attempted > 0


@pytest.mark.parametrize("doc", PAGES, ids=lambda doc: doc.name)
def test_links_lead_somewhere(doc: Path) -> None:
    prose = re.sub(r"^```.*?^```|`[^`\n]*`", "", doc.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", prose):
        assert "://" in target or (doc.parent / target).exists(), f"{doc.name} links to {target}"


@pytest.mark.parametrize("doc", PAGES, ids=lambda doc: doc.name)
def test_modules_named_in_the_docs_exist(doc: Path) -> None:
    named = set(re.findall(r"`(?:[\w/]+/)?(\w+\.py)(?::\w+)?`", doc.read_text(encoding="utf-8")))
    assert named - MODULES - {"file.py"} == set()


def test_the_docs_list_every_refusal() -> None:
    listed = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    raised = r"(?:BadNotation|IllegalMove|StaleMove|CannotTakeBack|BadOption|BadRecord|Tampered)\(\s*\"([a-z-]+)\""
    core = [*(ROOT / "fogbound").glob("*.py"), *(ROOT / "fogbound" / "games").rglob("*.py")]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in core)
    said = [path.read_text(encoding="utf-8") for path in (ROOT / "fogbound/games").glob("*/refusals.py")]
    codes = {*re.findall(raised, sources), *re.findall(r"return \"([a-z-]+)\", ", "\n".join(said))}
    assert len(codes) > 30
    assert [code for code in sorted(codes) if f"`{code}`" not in listed] == []


def test_the_changelog_has_this_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert fogbound.__version__ == version
    assert f"## {version}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("page", "example"), [("boards.md", "yard/green.toml"), ("decks.md", "twenty/kitchen.toml")])
def test_the_docs_show_the_tested_examples(page: str, example: str) -> None:
    written = (ROOT / "tests" / "games" / example).read_text(encoding="utf-8")
    assert written.split("\n", 1)[1] in (ROOT / "docs" / page).read_text(encoding="utf-8")


def test_the_docs_explain_every_finding_about_a_deck() -> None:
    page = (ROOT / "docs" / "decks.md").read_text(encoding="utf-8")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "fogbound/games/twenty").rglob("*.py"))
    codes = {*re.findall(r"Finding\(\s*\"([a-z-]+)\"", sources), *re.findall(r"yield \"([a-z-]+)\", ", sources)}
    assert len(codes) > 40
    assert [code for code in sorted(codes) if f"`{code}`" not in page] == []


def test_the_docs_explain_every_failure_of_a_program() -> None:
    page = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    sources = "\n".join(
        (ROOT / "fogbound/bots" / name).read_text(encoding="utf-8") for name in ("line.py", "program.py")
    )
    codes = set(re.findall(r"Failed\(\s*\"([a-z-]+)\"", sources))
    assert codes == {"dead", "garbage", "illegal", "late"}
    assert [code for code in sorted(codes) if f"| `{code}` |" not in page] == []
