"""Refusals are one printable line."""

from __future__ import annotations

from fogbound.cli.friendly import one_line, printable
from tests.cli.helpers import run


def test_control_characters_are_escaped() -> None:
    assert printable("a\x1b[2Jb") == "a\\x1b[2Jb"
    assert printable("Zoë …") == "Zoë …"


def test_any_text_becomes_one_line() -> None:
    assert one_line("  a\n b\tc ") == "a b c"


def test_a_refusal_points_to_the_help_of_its_own_command() -> None:
    for line in ("play --sed 4", "board draw atlantis", "deck show first-light 999"):
        words = line.split()
        command = " ".join(words[:1] if words[0] == "play" else words[:2])
        ran = run(*words)
        assert ran.code == 2
        assert ran.err.endswith(f" See: fogbound {command} --help\n")
