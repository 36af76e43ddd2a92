"""Programs of others: deadlines, limits, and nothing left behind."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from random import Random
from shlex import quote

import pytest

import fogbound
from fogbound.bots.line import LineBot
from fogbound.bots.program import LONGEST, Failed
from fogbound.bots.stand_in import dismiss
from fogbound.match import Match
from fogbound.proof import seed_from
from tests.bots.programs import Noted, is_alive, line_bot, patient, play_with, program, running

VILLAGE = fogbound.find("yard/police-2017", board="tiny-village", players=2)


def test_a_program_that_does_not_read_is_late_and_then_stopped(tmp_path: Path) -> None:
    path = tmp_path / "deaf.py"
    path.write_text('import time\nprint(\'{"type": "ready"}\', flush=True)\ntime.sleep(60)\n', encoding="utf-8")
    bot = Noted(line_bot(f"{quote(sys.executable)} {quote(str(path))}", fogbound.find("yard/police-2017"), ms=100))
    match = Match(fogbound.start(fogbound.find("yard/police-2017")), seed_from(1))
    for _ in range(6):
        bot.choose(match.view("x"))
    assert bot.codes == ["late"] * 3 + ["dead"] * 3
    dismiss([bot.bot], None)
    assert running() == []


def test_half_a_late_answer_does_not_spoil_the_next(tmp_path: Path) -> None:
    """The time ran out in the middle of a line: the other half is skipped as well."""
    late = tmp_path / "late"
    half = f"sys.stdout.write('[0,'); sys.stdout.flush(); wait_for({str(late)!r}); say('1]')"
    bot = Noted(line_bot(program(tmp_path, f"exec({half!r}) if asked == 1 else answer(told, good)"), VILLAGE, ms=300))
    view = Match(fogbound.start(VILLAGE), seed_from(1)).view("x")
    bot.choose(view)
    late.touch()
    patient(bot)
    assert bot.choose(view) == view.moves[0]
    assert bot.codes == ["late"]
    dismiss([bot.bot], None)


@pytest.mark.parametrize(("more", "codes"), [(-1, []), (0, []), (1, ["garbage"]), (LONGEST // 2, ["garbage"])])
def test_a_line_over_the_limit_is_refused(more: int, codes: list[str], tmp_path: Path) -> None:
    padded = f"text = json.dumps(dict(type='move', id=told['id'], move=good)); say(text.ljust({LONGEST + more}))"
    bot = Noted(line_bot(program(tmp_path, padded), VILLAGE))
    view = Match(fogbound.start(VILLAGE), seed_from(1)).view("x")
    for _ in range(4):
        bot.choose(view)
    assert bot.codes == codes * 4
    dismiss([bot.bot], None)


def test_children_of_a_program_end_with_it(tmp_path: Path) -> None:
    """Even where the program has exited before and left its child an orphan."""
    number = tmp_path / "number"
    child = f"open({str(number)!r}, 'w').write(str(subprocess.Popen(['sleep', '60']).pid))"
    bot = line_bot(program(tmp_path, f"{child}; answer(told, good); sys.exit()"), VILLAGE)
    bot.choose(Match(fogbound.start(VILLAGE), seed_from(1)).view("x"))
    assert is_alive(int(number.read_text()))
    bot.end(None)
    until = time.monotonic() + 10
    while is_alive(int(number.read_text())) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_alive(int(number.read_text()))


def test_files_and_pipes_are_closed(tmp_path: Path) -> None:
    before = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    for _ in range(3):
        play_with(VILLAGE, program(tmp_path))
    if before:
        assert len(os.listdir("/proc/self/fd")) <= before + 1  # the watchdog's


def test_no_answer_needs_a_line_as_long_as_the_limit() -> None:
    assert LONGEST > 10 * 2000


def test_a_program_that_cannot_be_started_counts_as_dead(tmp_path: Path) -> None:
    path = tmp_path / "not-a-program"
    path.write_text("\x7f", encoding="utf-8")
    path.chmod(0o755)
    bot = LineBot(VILLAGE, Random(1), command=(str(path),))
    with pytest.raises(Failed, match="it cannot be started"):
        bot.choose(Match(fogbound.start(VILLAGE), seed_from(1)).view("x"))
    bot.end(None)
