"""Help pages of the commands that players use, in the language of this terminal.

Their texts follow from names: `cli-command-COMMAND` says what a command does, `cli-eg-COMMAND` gives examples, and
`cli-opt-COMMAND-NAME` or `cli-opt-NAME` explains an option. Commands without --language are for hosts, authors and
developers; their help is in the code, in English.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand, TyperGroup

from fogbound import catalog
from fogbound.bots import roster
from fogbound.cli.speech import is_said, semicolons, t

Row = tuple[str, str]
# Typer's words in the line of usage; those of ours stay as they are.
_USAGE = {"[OPTIONS]": "cli-usage-options", "COMMAND [ARGS]...": "cli-usage-command"}


def is_spoken(command: TyperCommand | TyperGroup) -> bool:
    return any(param.name == "language" for param in command.params)


def write_page(command: TyperCommand | TyperGroup, context: Any, formatter: Any) -> None:
    """The help page of a command with --language. Typer's types of a context and a formatter are private."""
    name = "-".join(context.command_path.split()[1:]) or "fogbound"
    usage = " ".join(t(_USAGE[piece]) if piece in _USAGE else piece for piece in command.collect_usage_pieces(context))
    formatter.write_usage(context.command_path, usage, prefix=f"{t('cli-usage')} ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(t(f"cli-command-{name}"))
    params = command.get_params(context)
    arguments = [(str(param.metavar), _meaning(name, param.name)) for param in params if _is_argument(param)]
    options = [(_left(param, context), _meaning(name, param.name)) for param in params if not _is_argument(param)]
    _write_table(formatter, t("cli-arguments"), arguments)
    _write_table(formatter, t("cli-options"), options)
    if isinstance(command, TyperGroup):
        prefix = "" if name == "fogbound" else f"{name}-"
        listed = [(one, t(f"cli-command-{prefix}{one}")) for one in command.commands]
        _write_table(formatter, t("cli-commands"), listed)
    examples = f"cli-eg-{name}"
    if is_said(examples):
        formatter.write_paragraph()
        formatter.write("".join(f"  {line}\n" for line in t(examples).splitlines()))


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")


def _left(param: Any, context: Any) -> str:
    """What to type for an option."""
    return str(param.get_help_record(context)[0])


def _meaning(command: str, name: str | None) -> str:
    """What an option or argument means. Only --bots uses the facts."""
    own, common = f"cli-opt-{command}-{name}", f"cli-opt-{name}"
    return t(own) if is_said(own) else t(common, bots=_bots(), usual=_usual_bots())


def _bots() -> str:
    """The bots of every game."""
    return semicolons(f"{', '.join(roster(game.name).kinds)} ({game.name})" for game in catalog.games())


def _usual_bots() -> str:
    return ", ".join(f"{roster(game.name).default} ({game.name})" for game in catalog.games())


def _write_table(formatter: Any, heading: str, rows: Sequence[Row]) -> None:
    if rows:
        formatter.write_paragraph()
        formatter.write(f"{heading}\n")
        with formatter.indentation():
            formatter.write_dl(rows)
