"""`fogbound editions`: all editions, their bots and their options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

import fogbound
from fogbound import catalog
from fogbound.bots import bots_for, levels_for
from fogbound.cli import choose
from fogbound.cli.lines import BLANK, Line
from fogbound.cli.prompt import Screen
from fogbound.cli.speech import Language, either, game_title, is_said, pair, t, text_of
from fogbound.cli.terminals import Terminal, terminal
from fogbound.game import Edition
from fogbound.options import Option


def editions(
    edition: Annotated[str | None, typer.Argument(metavar="EDITION")] = None,
    language: Language = None,
) -> None:
    """List the editions and their options."""
    screen = Screen()
    for known in fogbound.EDITIONS if edition is None else (choose.edition_id(edition),):
        screen.show(_description(known))


def _description(edition_id: str) -> Iterator[Line]:
    options = catalog.options(edition_id)
    edition = fogbound.find(edition_id)
    yield Line(edition_id, 0, "bold")
    yield Line(f"  {_title(edition, options)}", 2)
    screens = terminal(edition)
    if edition.rotates and screens.series is not None:
        yield Line(f"  {text_of(screens.series.always if edition.heats else screens.series.optional)}", 2)
    yield from _bots(edition)
    if options:
        yield Line(f"  {t('cli-edition-options')}")
    for option in options:
        yield Line(f"  {option.name}={_usual(option)}", 4, "bold")
        yield Line(f"      {_meaning(screens, option)}", 6)
    yield from _fair(edition_id, screens)
    yield BLANK


def _title(edition: Edition, options: tuple[Option, ...]) -> str:
    title = game_title(edition.id, catalog.title(edition.id))
    for option in options:
        if option.name == "players":
            return t("cli-edition-players", title=title, low=option.low, high=option.high)
    return t("cli-edition-size", title=title, n=len(edition.roles))


def _bots(edition: Edition) -> Iterator[Line]:
    levels = levels_for(edition)
    others = ", ".join(name for name in bots_for(edition) if name not in dict(levels))
    if levels:
        yield Line(f"  {t('cli-edition-bots')}")
    for name, line in levels:
        text = t(f"bot-{name}-text") if is_said(f"bot-{name}-text") else line
        yield Line(f"  {pair(name, text)}", 4)
    if others:
        yield Line(f"  {t('cli-edition-bots-other' if levels else 'cli-edition-bots-all', names=others)}", 2)


def _fair(edition_id: str, screens: Terminal[Any]) -> Iterator[Line]:
    """The options that --fair sets, by number of people."""
    known = sorted(catalog.handicaps(edition_id).items())
    if screens.handicap is None:
        return
    if known:
        yield Line(f"  {t('cli-edition-fair')}")
    for people, handicap in known:
        yield Line(f"  {t('cli-edition-people', n=people)} {screens.handicap(edition_id, handicap)}", 4)


def _usual(option: Option) -> str:
    """The default, in the words in which it is typed."""
    return ("yes" if option.default else "no") if option.kind == "switch" else option.text(option.default)


def _meaning(screens: Terminal[Any], option: Option) -> str:
    meaning = screens.meanings.get(option.name)
    return f"{text_of(meaning)} {takes(option)}" if meaning else takes(option)


def takes(option: Option) -> str:
    """What the value of an option may be."""
    bounds = {"low": str(option.low), "high": str(option.high)}  # as they are typed
    match option.kind:
        case "number" | "decimal":
            return t("cli-takes-number", **bounds)
        case "numbers" if option.count:
            return t("cli-takes-count", **bounds, n=option.count, example=option.text(option.default))
        case "numbers" if option.default:
            return t("cli-takes-numbers", **bounds, example=option.text(option.default))
        case "numbers":
            return t("cli-takes-numbers-none", **bounds)
        case "switch":
            return t("cli-takes-switch")
        case "choice":
            return t("cli-takes-choice", choices=either(option.choices))
        case _:
            return t("cli-takes-name", choices=", ".join(option.choices))
