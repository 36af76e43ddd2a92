"""The command `fogbound` itself: every command is there, and is imported when it is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from fogbound.cli import COMMANDS, Commands
from tests.cli.helpers import run

LOADED = """
import sys
import fogbound.cli
sys.argv = ["fogbound", *sys.argv[1:]]
try:
    fogbound.cli.main()
finally:
    print("", *(name for name in sys.modules), sep="\\n")
"""


def _modules(*args: str) -> set[str]:
    """The modules that a command has loaded when it ends."""
    command = [sys.executable, "-c", LOADED, *args]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines())


def test_help_lists_every_command_in_this_order() -> None:
    lines = run("--help").out.partition("Commands:")[2].splitlines()
    assert [line.split()[0] for line in lines if line[:2] == "  " and line[2:3].strip()][: len(COMMANDS)] == [*COMMANDS]


def test_commands_are_a_mapping() -> None:
    commands = Commands(dict.fromkeys(COMMANDS))
    assert list(commands) == [*COMMANDS]
    assert commands.get("nonsense") is None
    with pytest.raises(KeyError):
        commands["nonsense"]
    assert commands["play"] is commands["play"]


@pytest.mark.parametrize("command", ["editions", "verify"])
def test_a_command_loads_no_other_and_nothing_large_that_it_does_not_need(command: str) -> None:
    loaded = _modules(command, "--help")
    assert f"fogbound.cli.{command}" in loaded
    assert {f"fogbound.cli.{other}" for other in COMMANDS if other != command} & loaded == set()
    assert {"numba", "numpy", "sqlalchemy", "uvicorn"} & loaded == set()


def test_a_slip_in_a_name_is_noticed() -> None:
    ran = run("plya")
    assert ran.code == 2
    assert "Did you mean play or replay?" in ran.err
