"""What is wrong with a command as it was typed, in the language of this terminal."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import typer
from typer._click import exceptions as wrong

from fogbound.cli.speech import either, t


def usage_text(problem: typer.TyperException) -> str:
    """Why Typer refused a command. What only other commands can get wrong is said in English."""
    match problem:
        case wrong.NoSuchOption():
            return _with_guesses(t("cli-no-such-option", given=problem.option_name), problem.possibilities or ())
        case wrong.BadOptionUsage():
            return t(
                "cli-no-value-taken" if "does not take" in problem.message else "cli-no-value",
                option=problem.option_name,
            )
        case wrong.MissingParameter() if problem.param is not None:
            option = next((word for word in problem.param.opts if word.startswith("-")), "")
            return t("cli-missing", what=option or str(problem.param.metavar))
        case wrong.BadParameter() if problem.param is not None and _takes_number(problem.param):
            option, low = problem.param.opts[0], getattr(problem.param, "min", None)
            return t("cli-number", option=option) if low is None else t("cli-number-from", option=option, low=low)
        case _:
            return _sentence(problem.format_message())


def no_command(given: str, known: Any) -> str:
    """There is no such command in a group."""
    return _with_guesses(t("cli-no-command", given=given), get_close_matches(given, known))


def _with_guesses(text: str, guesses: Any) -> str:
    return f"{text} {t('cli-mean', choices=either(sorted(guesses)))}" if guesses else text


def _takes_number(param: Any) -> bool:
    """Does an option take a number? Its value is the only kind that Typer itself refuses."""
    return param.metavar in ("N", "STEP", "SECONDS")


def _sentence(text: str) -> str:
    text = text.rstrip()
    return text if text.endswith((".", "?", ")")) else f"{text}."
