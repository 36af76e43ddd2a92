"""Help of the commands that players use, in every language."""

from __future__ import annotations

import re

import pytest
import typer

from fogbound.cli import app
from fogbound.cli.help_pages import is_spoken
from fogbound.languages.catalogue import ENGLISH, ids, languages, say
from tests.cli.helpers import ENGLISH_WORD, run

# Words for people to replace, and what is named in help.
TYPED = re.compile(r"--\S+|\b[A-Z]{2,}\S*|docs/\S+|fogbound \w+(?: --?\S+| \S+\.fog| [a-z0-9-]+)*")
GROUP = typer.main.get_command(app)
SPOKEN = [
    f"{group}{name}".strip()
    for group, commands in (("", GROUP.commands), ("puzzles ", GROUP.commands["puzzles"].commands))  # type: ignore[attr-defined]
    for name, command in commands.items()
    if is_spoken(command)
]


def test_players_commands_speak() -> None:
    assert {"play", "tutorial", "puzzles", "replay", "analyse", "verify", "editions"} <= {*SPOKEN}
    assert "serve" not in SPOKEN


@pytest.mark.parametrize("command", ["", *SPOKEN])
def test_help_is_in_the_language(command: str) -> None:
    """Every line of a page, and in each language the same things to type."""
    english = run(*command.split(), "--language", ENGLISH, "--help").out
    for language in languages():
        page = run(*command.split(), "--language", language, "--help").out
        assert page.startswith(f"{say('cli-usage', language)} fogbound {command}".strip())
        assert say("cli-opt-help", language) in page
        assert re.findall(r"^  (-\S+|[A-Z]+ )", page, re.M) == re.findall(r"^  (-\S+|[A-Z]+ )", english, re.M)
        if language == "de":
            left = TYPED.sub("", page).lower()
            assert not ENGLISH_WORD.search(left), ENGLISH_WORD.search(left)


def test_the_locale_chooses_the_language_of_the_first_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert run().out.startswith("Вызов: fogbound")
    assert run("--language", "fr").out.startswith("Utilisation")


def test_examples_are_the_same_commands_in_every_language() -> None:
    for example in [id for id in ids(ENGLISH) if id.startswith("cli-eg-")]:
        commands = [_commands(say(example, language)) for language in languages()]
        assert commands[0]
        assert all(other == commands[0] for other in commands)


def _commands(text: str) -> list[str]:
    return [line.split("(")[0].strip() for line in text.splitlines()[1:]]


def test_every_text_of_the_help_belongs_to_something() -> None:
    groups = {"": GROUP, "puzzles": GROUP.commands["puzzles"]}  # type: ignore[attr-defined]
    names = dict(groups[""].commands)
    names |= {f"puzzles-{name}": command for name, command in groups["puzzles"].commands.items()}
    spoken = {name: command for name, command in names.items() if is_spoken(command)} | {"fogbound": GROUP}
    params = {(name, param.name) for name, command in spoken.items() for param in command.params}
    known = {f"cli-command-{name}" for name in ("fogbound", *names)} | {f"cli-eg-{name}" for name in spoken}
    known |= {f"cli-opt-{param}" for _, param in params} | {f"cli-opt-{name}-{param}" for name, param in params}
    texts = {id for id in ids(ENGLISH) if id.startswith(("cli-command-", "cli-eg-", "cli-opt-"))}
    assert texts - known <= {"cli-opt-help"}
