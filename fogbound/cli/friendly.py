"""How every command fails: one line that says what is wrong and what to do, and an exit code; never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from fogbound.errors import BadMaterial, BadRecord, FogboundError

WRONG_ARGUMENTS = 2
WRONG_CONTENT = 1
INTERRUPTED = 130


class Stop(Exception):
    """A command cannot go on: what to tell the person, and the exit code."""

    def __init__(self, text: str, code: int = WRONG_ARGUMENTS) -> None:
        super().__init__(text)
        self.text = text
        self.code = code


class FriendlyGroup(TyperGroup):
    """The whole command line; whatever is refused inside it becomes one line on stderr."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        def run() -> Any:
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
        sys.exit(_guarded(run, self._named(sys.argv[1:] if args is None else args)))

    def _named(self, args: Sequence[str]) -> str:
        """The command that was asked for, to say whose --help explains more."""
        names, commands = ["fogbound"], self.commands
        for arg in args:
            if arg not in commands:
                break
            names.append(arg)
            commands = getattr(commands[arg], "commands", {})
        return " ".join(names)


def _guarded(run: Callable[[], Any], command: str) -> int:
    """Run, and turn refusals into a line and an exit code. Anything else is a bug and stays a traceback."""
    try:
        result = run()
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except Stop as stop:
        return _refused(stop.text, stop.code, command)
    except typer.TyperException as problem:
        return _refused(_sentence(problem.format_message()), problem.exit_code, command)
    except BadMaterial as problem:
        return _refused(_findings_line(problem), WRONG_ARGUMENTS, command)
    except FogboundError as problem:
        return _refused(problem.text, WRONG_CONTENT if isinstance(problem, BadRecord) else WRONG_ARGUMENTS, command)
    except BrokenPipeError:
        silence()
        return WRONG_CONTENT
    except (KeyboardInterrupt, typer.Abort):
        return _refused("Stopped.", INTERRUPTED, command)


def _refused(text: str, code: int, command: str) -> int:
    hint = f" See: {command} --help" if code == WRONG_ARGUMENTS and " See: " not in text else ""
    print(one_line(text) + hint, file=sys.stderr)
    return code


def silence() -> None:
    """Whoever read our output has left (head, a closed terminal); Python must not complain about it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def one_line(text: str) -> str:
    """Any text as one printable line."""
    return printable(" ".join(text.split()))


def printable(text: str) -> str:
    """Control characters would move a cursor or colour a terminal: they are shown, not obeyed."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)


def _sentence(text: str) -> str:
    text = text.rstrip()
    return text if text.endswith((".", "?", ")")) else f"{text}."


def _findings_line(problem: BadMaterial) -> str:
    if len(problem.findings) < 2:
        return problem.text
    head = problem.text.partition(":")[0]
    first = problem.findings[0].text
    return f"{head}: {first}, and {len(problem.findings) - 1} more. See: fogbound {problem.kind} check FILE"
