"""How commands fail: with one line that says what is wrong and what to do, an exit code, and no traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from fogbound.cli.help_pages import is_spoken, write_page
from fogbound.cli.speech import language_of, refusal, speak, t
from fogbound.cli.usage_errors import no_command, usage_text
from fogbound.errors import BadMaterial, BadRecord, FogboundError

WRONG_ARGUMENTS = 2
WRONG_CONTENT = 1
INTERRUPTED = 130


class Stop(Exception):
    """A command stops: the line for the person, and the exit code."""

    def __init__(self, text: str, code: int = WRONG_ARGUMENTS) -> None:
        super().__init__(text)
        self.text = text
        self.code = code


class SpokenCommand(TyperCommand):
    """A command for players: its help and its refusals are in the language of this terminal."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_page(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise Stop(t("cli-too-much", words=" ".join(rest)))
        return rest


class FriendlyGroup(TyperGroup):
    """A group of commands. Refusals inside it become one line on stderr."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        if is_spoken(self):
            write_page(self, ctx, formatter)
        else:
            super().format_help(ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise Stop(no_command(args[0], self.commands))
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        words = sys.argv[1:] if args is None else args

        def run() -> Any:
            speak(language_of(words))
            return super(FriendlyGroup, self).main(
                args=args,
                prog_name="fogbound",
                complete_var=complete_var,
                standalone_mode=False,
                windows_expand_args=windows_expand_args,
                **extra,
            )

        if not standalone_mode:
            return run()
        sys.exit(_run_safely(run, self._command_name(words)))

    def _command_name(self, args: Sequence[str]) -> str:
        """The command that was called, to point to its --help."""
        names, commands = ["fogbound"], self.commands
        for arg in args:
            if arg not in commands:
                break
            names.append(arg)
            commands = getattr(commands[arg], "commands", {})
        return " ".join(names)


def _run_safely(run: Callable[[], Any], command: str) -> int:
    """Run, and turn refusals into a line and an exit code. Other exceptions are bugs and keep their traceback."""
    try:
        result = run()
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except Stop as stop:
        return _refuse(stop.text, stop.code, command)
    except typer.TyperException as problem:
        return _refuse(usage_text(problem), problem.exit_code, command)
    except BadMaterial as problem:
        return _refuse(_findings_line(problem), WRONG_ARGUMENTS, command)
    except FogboundError as problem:
        return _refuse(refusal(problem), WRONG_CONTENT if isinstance(problem, BadRecord) else WRONG_ARGUMENTS, command)
    except BrokenPipeError:
        silence()
        return WRONG_CONTENT
    except (KeyboardInterrupt, typer.Abort):
        return _refuse(t("cli-stopped"), INTERRUPTED, command)


def _refuse(text: str, code: int, command: str) -> int:
    hint = (
        f" {t('cli-see', command=f'{command} --help')}" if code == WRONG_ARGUMENTS and "fogbound " not in text else ""
    )
    print(one_line(text) + hint, file=sys.stderr)
    return code


def silence() -> None:
    """Discard further output: its reader is gone (head, a closed terminal), and Python would complain at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def one_line(text: str) -> str:
    """Any text as one printable line."""
    return printable(" ".join(text.split()))


def printable(text: str) -> str:
    """A text with control characters escaped, so that they cannot move the cursor or change colours."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)


def _findings_line(problem: BadMaterial) -> str:
    if len(problem.findings) < 2:
        return problem.text
    head = problem.text.partition(":")[0]
    first = problem.findings[0].text
    return f"{head}: {first}, and {len(problem.findings) - 1} more. See: fogbound {problem.kind} check FILE"
