"""`fogbound deck tidy`: deck and card files in one layout."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fogbound import datafile, toml_text
from fogbound.cli import files
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.lines import count
from fogbound.cli.prompt import Screen
from fogbound.errors import BadDeck
from fogbound.games.twenty import checks, layout
from fogbound.games.twenty import deck as decks

EXAMPLE = """\b
Examples:
  fogbound deck tidy cards/*.toml
  fogbound deck tidy --check cards/*.toml
"""


def tidy(
    given: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Deck files, or card files beside a deck.toml.")
    ],
    check: Annotated[
        bool, typer.Option("--check", help="Only say which files would change; exit code 1 if any.")
    ] = False,
) -> int:
    """Rewrite deck and card files in one layout: the same keys in the same order, long lists folded."""
    texts = {path: (_read(path), tidy_text(path)) for path in given}
    untidy = [path for path, (before, after) in texts.items() if before != after]
    screen = Screen()
    for path in untidy:
        if not check:
            _refuse_comments(path, texts[path][0])
            files.write_text(path, texts[path][1])
        screen.say(f"{path}: {'not tidy' if check else 'tidied'}")
    screen.say(f"{count(len(given), 'file')}, {len(given) - len(untidy)} tidy already")
    return WRONG_CONTENT if check and untidy else 0


def tidy_text(path: Path) -> str:
    """A deck or card file in our layout, with the comment it begins with. `BadDeck` if its form is wrong."""
    own, data = datafile.parsed(path, BadDeck, decks.LARGEST), decks.load_data(path)
    if errors := checks.findings(data):
        raise datafile.unusable(path, BadDeck, errors)
    is_card = decks.is_card_file(path, own)
    text = layout.card_text(own, tuple(data["languages"])) if is_card else layout.deck_text(own)
    return "".join(f"{line}\n" for line in toml_text.heading(_read(path))) + text


def _read(path: Path) -> str:
    return files.read_text(path, "deck")


def _refuse_comments(path: Path, written: str) -> None:
    if toml_text.has_more_comments(written):
        raise Stop(f"{path} has comments below its first lines, which would be lost. Move them to the top.")
