"""Help, examples and wrong arguments of every command."""

from __future__ import annotations

import shlex
import shutil
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

import fogbound
from fogbound.cli import serve
from tests.cli.helpers import ROOT, finished, run

COMMANDS = (
    "",
    "play",
    "serve",
    "editions",
    "replay",
    "verify",
    "perft",
    "solve",
    "board",
    "board check",
    "board draw",
    "board show",
    "board number",
    "board mend",
    "board crossings",
    "deck",
    "deck check",
    "deck show",
    "deck stats",
    "lab",
    "lab balance",
)


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Servers that would run until stopped are over at once; whatever leads up to them is real."""

    def run_briefly(url: str, listening: socket.socket, announce: Callable[[], None], **_: object) -> bool:
        announce()
        listening.close()
        return True

    listen = serve._listen
    monkeypatch.setenv("FOGBOUND_DATA", str(folder))
    monkeypatch.setattr("fogbound.server.run.run", run_briefly)
    monkeypatch.setattr(serve, "_listen", lambda host, port: listen(host, 0))  # the port may be somebody's


@pytest.mark.usefixtures("no_waiting")
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples_that_work(command: str, folder: Path) -> None:
    ran = run(*command.split(), "--help")
    assert ran.code == 0
    assert "Example" in ran.out
    assert not set(ran.out) & set("╭╰│─")
    finished(folder / "finished.fog")
    shutil.copy(ROOT / "tests/games/yard/green.toml", folder)
    examples = [line.split("(")[0].strip() for line in ran.out.split("Example")[1].splitlines()[1:] if line.strip()]
    assert examples
    for line in examples:
        words = shlex.split(line.replace("game.fog", "finished.fog"))
        assert words[0] == "fogbound"
        expected = 1 if "--resume" in words else 0  # the game kept in finished.fog is over
        assert run(*words[1:]).code == expected, line


WRONG = (
    "nonsense",
    "play --sed 4",
    "play 1999",
    "play yard/nothing",
    "play --players 9",
    "play --players two",
    "play --seat purple",
    "play --seat x --hotseat",
    "play --seats ,",
    "play --bots clever",
    "play --pace -1",
    "play --pace nan",
    "play --option rounds=3",
    "play --option max_rounds",
    "play --option max_rounds=0",
    "play --option reveals=9,3",
    "play --board atlantis",
    "play --board nowhere.toml",
    "play --resume nowhere.fog",
    "play --resume nowhere.fog --seed 3",
    "play --resume nowhere.fog --seed 0",
    "play --resume nowhere.fog --players 0",
    "play --resume nowhere.fog --option players=3",
    "play --record nowhere/at/all.fog",
    "play --option players=3 --players 4",
    "play --option players=4 --players 4",
    "play --option board=tiny-docks --board tiny-village",
    "play --option max_rounds=3 --option max_rounds=4",
    "play --option max_rounds=3 --option max_rounds=3",
    "perft --depth 1 --option players=3 --players 4",
    "play 1983 2017",
    "editions 1999",
    "board nonsense",
    "board draw atlantis",
    "board draw london-1983 --theme pink",
    "board draw london-1983 -o nowhere/at/all.svg",
    "board show london-1983 999",
    "board show london-1983 seven",
    "board check",
    "deck nonsense",
    "deck check",
    "deck check atlantis",
    "deck show atlantis",
    "deck show first-light 999",
    "deck show first-light seven",
    "deck show first-light 7 --language xx",
    "deck show first-light,-nobody",
    "deck stats nowhere.toml",
    "perft",
    "perft --depth -1",
    "perft --depth 1 --position here",
    "perft --depth 1 --position here --seed 1",
    "replay",
    "replay nowhere.fog",
    "verify nowhere.fog",
    "verify .",
    "verify",
)


@pytest.mark.parametrize("line", WRONG)
def test_wrong_arguments_get_one_friendly_line(line: str) -> None:
    ran = run(*line.split())
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.strip().splitlines()) == 1
    assert len(ran.err) > 20
    assert " See: fogbound" in ran.err


def test_version_and_bare_command() -> None:
    assert run("--version").out == f"fogbound {fogbound.__version__}\n"
    said = run().out
    assert "Commands:" in said
    for command in ("serve", "play"):
        assert f"  {command} " in said.partition("Examples:")[0]
        assert f"  fogbound {command}" in said.partition("Examples:")[2]
    assert said.partition("Examples:")[2].split()[:2] == ["fogbound", "serve"]
    assert "check" in run("board").out
