"""On a real terminal: the curtain clears the screen, Ctrl-C keeps the game, colours are optional."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

import fogbound
from fogbound import proof
from fogbound.cli.friendly import Stop
from fogbound.cli.prompt import CLEAR
from fogbound.errors import BadNotation
from fogbound.games.yard.edition import X
from fogbound.match import Match
from tests.cli.helpers import ROOT
from tests.cli.screens import TypedScreen


class Terminal:
    """A command running in a pseudo-terminal of 80 by 24."""

    def __init__(self, folder: Path, *args: str, **env: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        clean = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fogbound", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={**clean, "PYTHONPATH": str(ROOT), "TERM": "xterm-256color", **env},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self._unread = ""
        self.seen = ""

    def until(self, text: str, seconds: float = 60) -> str:
        """Read up to where a text appears; what comes after it is left for the next call."""
        end = time.monotonic() + seconds
        while text not in self._unread:
            assert time.monotonic() < end, f"{text!r} did not appear in {self._unread!r}"
            if select.select([self._master], [], [], 0.2)[0]:
                try:
                    self._unread += os.read(self._master, 65536).decode()
                except OSError:
                    break
        head, found, self._unread = self._unread.partition(text)
        self.seen += head + found
        return head + found

    def type(self, line: str) -> None:
        os.write(self._master, f"{line}\r".encode())

    def press(self, key: bytes) -> None:
        os.write(self._master, key)

    def rest(self) -> None:
        """Wait until the command waits for a key. It hears a signal that comes sooner only with the next key."""
        process, asleep = psutil.Process(self.process.pid), 0
        while asleep < 10:
            time.sleep(0.01)
            asleep = asleep + 1 if process.status() == psutil.STATUS_SLEEPING else 0

    def hang_up(self) -> None:
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self.hang_up()


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


def test_a_refused_line_is_answered_with_the_reason_and_nothing_else_is_caught() -> None:
    def refuse(problem: Exception) -> bool:
        def act() -> None:
            raise problem

        return screen.attempt(act)

    screen = TypedScreen()
    assert screen.attempt(lambda: None)
    assert not refuse(BadNotation("bad-move", "No such move."))
    assert not refuse(Stop("That name is taken."))
    assert screen.said == ["No such move.", "That name is taken."]
    with pytest.raises(ZeroDivisionError):
        refuse(ZeroDivisionError())


def test_the_curtain_leaves_nothing_of_x_on_the_screen(folder: Path, terminals: list[Terminal]) -> None:
    match = Match(fogbound.start(fogbound.find("yard/police-2017")), proof.seed_from(3))
    move = match.view(X).moves[0]
    terminal = Terminal(folder, "play", "--hotseat", "--seed", "3", "--yes")
    terminals.append(terminal)
    terminal.until("Press Enter to begin")
    terminal.type("")
    terminal.until("can see the screen, or type quit.")
    terminal.type("")
    terminal.until("x> ")
    terminal.type(str(move))
    shown = terminal.until("can see the screen, or type quit.")
    assert str(move) not in shown.split(CLEAR, 1)[1]
    terminal.type("")
    told = terminal.until("red> ")
    assert CLEAR in told
    assert "(move 1)." in told
    terminal.press(b"\x1b[A")  # the line X typed must not come back from the history
    terminal.type("suspects")
    assert str(move) not in terminal.until("red> ").split("\n")[0]
    terminal.rest()
    terminal.press(b"\x03")
    terminal.until("--resume")
    assert terminal.process.wait(20) == 130
    assert len(list(folder.glob("fogbound-autosave-*.fog"))) == 1


def test_quit_at_the_curtain_leaves_and_shows_no_secret(folder: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(
        folder,
        "play",
        "1993",
        "--players",
        "3",
        "--hotseat",
        "--seed",
        "4",
        *("--option", "reader=rotate", "--option", "language=en"),
    )
    terminals.append(terminal)
    terminal.until("Press Enter to begin")
    terminal.type("")
    terminal.until("can see the screen, or type quit.")
    terminal.type("qiut")
    assert "You are:" not in terminal.until("can see the screen, or type quit.")
    terminal.type("quit")
    assert "You are:" not in terminal.until("Save")
    terminal.type("no")
    terminal.until("Not saved.")
    assert terminal.process.wait(20) == 0


def test_colour_completion_and_width(folder: Path, terminals: list[Terminal]) -> None:
    coloured = Terminal(folder, "play", "--seed", "3")
    grey = Terminal(folder, "play", "--seed", "3", "--seat", "x", NO_COLOR="1")
    terminals += [coloured, grey]
    coloured.until("x, detectives, or hotseat? ")
    coloured.type("detectives")
    coloured.until("[Enter = cabbie] ")
    coloured.type("nobody")
    coloured.until("There is no bot 'nobody'")
    coloured.type("commuter")
    for terminal in (coloured, grey):
        terminal.until("Press Enter to begin")
        terminal.type("")
        terminal.until("> ")
    coloured.press(b"susp\t")
    assert "suspects" in coloured.until("suspects")
    coloured.type("")
    coloured.until("red> ")
    assert "\x1b[" in coloured.seen
    assert not re.search(r"\x1b\[[0-9;]*m", grey.seen)
    assert [line for line in plain(f"{coloured.seen}\n{grey.seen}").splitlines() if len(line) > 80] == []
    grey.press(b"\x04")
    grey.until("Goodbye.")
    assert grey.process.wait(20) == 0


def test_the_game_is_saved_when_the_terminal_closes(folder: Path, terminals: list[Terminal]) -> None:
    match = Match(fogbound.start(fogbound.find("yard/police-2017")), proof.seed_from(3))
    terminal = Terminal(folder, "play", "--seat", "x", "--seed", "3", "--yes", "--pace", "0")
    terminals.append(terminal)
    terminal.until("Press Enter to begin")
    terminal.type("")
    terminal.until("x> ")
    terminal.type(str(match.view(X).moves[0]))
    terminal.until("Round 2 of 22")
    terminal.until("x> ")
    terminal.rest()
    terminal.process.terminate()
    assert terminal.process.wait(20) == 130
    assert len(list(folder.glob("fogbound-autosave-*.fog"))) == 1


@pytest.mark.parametrize("leave", ["ctrl-c", "ctrl-d", "hang up", "close"])
def test_a_finished_game_is_saved_however_people_leave(leave: str, folder: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(folder, "play", "--seat", "x", "--seed", "3", "--yes", "--pace", "0")
    terminals.append(terminal)
    terminal.until("Press Enter to begin")
    for line in ("", "concede", "concede"):
        terminal.type(line)
        terminal.until("> " if not line else "or back: " if "or back: " not in terminal.seen else "or no] ")
    terminal.rest()
    match leave:
        case "ctrl-c":
            terminal.press(b"\x03")
        case "ctrl-d":
            terminal.press(b"\x04")
        case "hang up":
            terminal.process.send_signal(signal.SIGHUP)
        case _:
            terminal.hang_up()
    code = terminal.process.wait(20)
    assert code in {"ctrl-c": (130,), "ctrl-d": (0,), "hang up": (130,)}.get(leave, (0, 1, 130))
    (kept,) = folder.glob("fogbound-autosave-*.fog")
    assert '[Outcome "conceded ' in kept.read_text()
    if leave.startswith("ctrl"):
        terminal.until("fogbound verify fogbound-autosave-")


def test_the_record_can_be_declined_and_a_bad_name_is_asked_again(folder: Path, terminals: list[Terminal]) -> None:
    (folder / "taken.fog").write_text("precious")
    for number, last in enumerate(("no", "mine")):
        terminal = Terminal(folder, "play", "--seat", "x", "--seed", "3", "--yes", "--pace", "0")
        terminals.append(terminal)
        for prompt, line in (
            ("to begin", ""),
            ("x> ", "concede"),
            ("or back: ", "concede"),
            ("or no] ", "blue b180"),
            ("or no] ", "taken"),
            ("or no: ", "/"),
            ("or no: ", last),
        ):
            terminal.until(prompt)
            terminal.type(line)
        # A prompt that is too wide is folded between words, and what looks like a move is no name.
        assert "\r\nname, or no] " in plain(terminal.seen)
        assert not (folder / "blue b180.fog").exists()
        terminal.until("was not kept" if last == "no" else "The record is in mine.fog.")
        assert terminal.process.wait(20) == 0
        assert len(list(folder.glob("*.fog"))) == 1 + number


def test_a_series_can_be_left_and_resumed_between_heats(folder: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(
        folder, "play", "2015", "--players", "2", "--board", "tiny-harbour", "--pace", "0", "--seed", "3"
    )
    terminals.append(terminal)
    terminal.until("1, 2, or hotseat? ")
    terminal.type("hotseat")
    terminal.until("Name [Enter = Person 1]: ")
    terminal.type("Ann")
    terminal.until("Name [Enter = Person 2]: ")
    terminal.type("Ann")
    terminal.until("Ann is already taken.")
    terminal.type("")
    terminal.until("Press Enter to begin, or type quit. ")
    terminal.type("")
    for station in ("1", "4", "10"):
        terminal.until("> ")
        terminal.type(station)
        terminal.until("Confirm?")
        terminal.type("")
    terminal.until("Press Enter when only Ann (Mister X) can see the screen, or type quit.")
    terminal.type("")
    terminal.until("x> ")
    terminal.type("t" + re.findall(r"taxi t: +([0-9]+)", plain(terminal.seen))[0])  # several tickets may lead there
    terminal.until("Confirm?")
    terminal.type("")
    terminal.until("It is the turn of Person 2 (the detectives).")
    terminal.until("red> ")
    terminal.type("concede")
    terminal.until("or back: ")
    terminal.type("concede")
    terminal.until("Press Enter to begin, or type quit. ")
    assert "After heat 1 of 2:" in plain(terminal.seen)
    terminal.type("quit")
    asked = terminal.until("Save first? [Enter = save to ") + terminal.until(", or type a file name")
    name = asked.split("Enter = save to ")[1].split(",")[0]
    time.sleep(1.1)  # the name is of this second; it must be kept all the same
    terminal.type("")
    terminal.until("Goodbye.")
    assert terminal.process.wait(20) == 0
    assert [path.name for path in folder.glob("*.fog")] == [name]
    again = Terminal(folder, "play", "--resume", name)
    terminals.append(again)
    told = again.until("Press Enter to begin, or type quit. ")
    assert "After heat 1 of 2:" in told
    assert "Heat 2 of 2" in told
