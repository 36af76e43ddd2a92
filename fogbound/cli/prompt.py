"""The screen and the keyboard: lines out, lines in, and a curtain between players.

A terminal has colour, completion and a screen that can be cleared. In a pipe there is plain text, one fact per line,
and typed lines are repeated after their prompts so that the output reads as a conversation.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import time
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.text import Text

from fogbound.cli.friendly import Stop, printable
from fogbound.cli.lines import Line, plain_spaces
from fogbound.cli.speech import name, refusal, t
from fogbound.errors import FogboundError

try:
    import readline
except ImportError:  # missing on some systems; there is no completion then
    readline = None  # type: ignore[assignment]

# Words to complete, or a function that gives them for the text before the current word.
Completions = Sequence[str] | Callable[[str], Sequence[str]]

NARROWEST = 24
WIDEST = 100
# Characters of a typed line; the rest counts as the next line, so that an endless line cannot fill the memory.
LONGEST = 65536
# The screen first, the scrollback after it: some terminals push what they clear into the scrollback.
QUIT = ("quit", "exit", "q")
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
# The colour of each pawn, by its id.
COLOURS = {
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "bobby1": "cyan",
    "bobby2": "cyan",
    "x": "bold magenta",
}


class Screen:
    """Where a person reads and types."""

    def __init__(self, *, colour: bool = True) -> None:
        self.terminal = sys.stdout.isatty()
        self.interactive = self.terminal and sys.stdin.isatty()
        plain = not colour or "NO_COLOR" in os.environ
        self._console = Console(
            file=sys.stdout, force_terminal=self.terminal, no_color=plain, highlight=False, markup=False, emoji=False
        )
        self._styled = self.terminal and not plain

    @property
    def width(self) -> int:
        columns = shutil.get_terminal_size().columns
        return max(NARROWEST, min(columns - 1, WIDEST))

    def say(self, text: str = "", *, style: str = "", hang: int = 0) -> None:
        """Show one line, folded between words if the terminal is too narrow."""
        folded = [text]
        if self.terminal:
            # A deep indent on a narrow terminal leaves no room for words.
            hang = hang if hang < self.width // 2 else 4
            folded = textwrap.wrap(text, self.width, subsequent_indent=" " * hang, break_on_hyphens=False) or [""]
        for part in folded:
            self._print(printable(plain_spaces(part)), style)

    def _print(self, text: str, style: str) -> None:
        if not self._styled:
            print(text, flush=not self.terminal)
            return
        shown = Text(text, style=style)
        for seat, colour in COLOURS.items():
            ids = () if seat == "x" else (seat,)
            shown.highlight_words((plain_spaces(name(seat)), *ids), colour)
        self._console.print(shown, soft_wrap=True)

    def show(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.say(line.text, style=line.style, hang=line.hang)

    def attempt(self, act: Callable[[], object]) -> bool:
        """Do what a line asks for. If it is refused, say why; the turn continues."""
        try:
            act()
        except (FogboundError, Stop) as problem:
            self.say(refusal(problem))
            return False
        return True

    def ask(self, prompt: str, completions: Completions = ()) -> str:
        """Read a line; `EOFError` at the end of input. Tab completes from `completions`."""
        prompt = self._folded(plain_spaces(prompt))
        if self.interactive:
            _complete_with(completions)
            return input(prompt)
        print(prompt, end="", flush=True)
        line = sys.stdin.readline(LONGEST)
        print(printable(line.rstrip("\r\n")))
        if not line:
            raise EOFError
        return line.rstrip("\r\n")

    def _folded(self, prompt: str) -> str:
        """Show the first lines of a prompt that is wider than the terminal; the last one is returned."""
        if not self.terminal or len(prompt) <= self.width:
            return prompt
        *first, last = textwrap.wrap(prompt, self.width, break_on_hyphens=False)
        for part in first:
            self._print(part, "")
        return f"{last} "

    def wait(self, seconds: float) -> None:
        if seconds:
            sys.stdout.flush()
            time.sleep(seconds)

    def pause(self, prompt: str, leave: Callable[[], object]) -> None:
        """Wait for Enter. Typing quit leaves instead; any other word only asks again."""
        while (answer := self.ask(prompt, ("quit",)).strip().lower()) != "":
            if answer in QUIT:
                self.attempt(leave)

    def curtain(self, who: str, leave: Callable[[], object]) -> None:
        """Hide everything shown before, scrollback and typed lines included, until the next player is ready."""
        if not self.interactive:
            self.say()
            self.say(f"--- {t('cli-pass', who=who)} ---")
            return
        self.clear()
        self.say(t("cli-pass", who=who), style="bold")
        self.pause(f"{t('cli-pass-enter', who=who)} ", leave)
        self.clear()

    def lift(self, text: str) -> None:
        """Hide what one person saw: everybody may look again."""
        if not self.interactive:
            self.say(f"--- {text} ---")
            return
        self.clear()
        self.say(text)

    def clear(self) -> None:
        if readline is not None:
            readline.clear_history()
        if os.environ.get("TERM", "dumb") == "dumb":
            print("\n" * 60)
        else:
            print(CLEAR, end="", flush=True)


def _complete_with(words: Completions) -> None:
    if readline is None:
        return

    def complete(text: str, number: int) -> str | None:
        before = readline.get_line_buffer()[: readline.get_begidx()].strip(" :").lower()
        fits = sorted(word for word in (words(before) if callable(words) else words) if word.startswith(text.lower()))
        return f"{fits[number]} " if number < len(fits) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" :")
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
