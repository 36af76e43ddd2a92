"""Bots in any language: the example plays everything, and whatever a program does wrong, the game goes on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from random import Random
from shlex import quote

import psutil
import pytest

import fogbound
from fogbound import plain, polled, testing
from fogbound.bots import line
from fogbound.bots.line import LineBot, command_line, kinds
from fogbound.bots.naming import named
from fogbound.bots.program import LONGEST, Failed
from fogbound.bots.stand_in import chosen, dismiss, must_move, stand_in
from fogbound.errors import BadOption
from fogbound.game import Edition, Move, Player, View
from fogbound.match import Match
from fogbound.proof import seed_from
from tests.bots.programs import EXAMPLE, program, running

VILLAGE = fogbound.find("yard/police-2017", board="tiny-village", players=2)
LONDON = fogbound.find("yard/police-2017", players=2)
QUIZ = fogbound.find("twenty/classic-1993", players=3)


class Noted:
    """A bot with its stand-in, and what went wrong."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot
        self.troubles: list[Exception] = []
        self.views: list[View] = []

    def choose(self, view: View) -> Move | None:
        self.views.append(view)
        move, trouble = chosen(self.bot, view, Random(1))
        self.troubles += [] if trouble is None else [trouble]
        return move

    @property
    def codes(self) -> list[str]:
        return [getattr(trouble, "code", repr(trouble)) for trouble in self.troubles]


def made(command: str, edition: Edition, ms: int = 10_000) -> LineBot:
    return LineBot(edition, Random(1), command=command_line(command), ms=ms)


def played(edition: Edition, command: str, ms: int = 10_000) -> tuple[Match, Noted]:
    """A whole game with one command in all seats; nothing of it is left behind."""
    noted = Noted(made(command, edition, ms))
    match = Match(fogbound.start(edition), seed_from(1))
    try:
        polled.play(match, dict.fromkeys(edition.seats, noted))
    finally:
        dismiss([noted.bot], match.view(None) if match.state.outcome else None)
    assert running() == []
    return match, noted


@pytest.mark.parametrize("edition", fogbound.EDITIONS)
def test_the_example_plays_whole_games_without_a_fault(edition: str) -> None:
    match, noted = played(fogbound.find(edition), EXAMPLE)
    assert match.state.outcome is not None
    assert noted.troubles == []


def test_the_same_chance_plays_the_same_game() -> None:
    one, two = (played(VILLAGE, EXAMPLE)[0].state for _ in range(2))
    assert one.log == two.log


def test_the_example_is_short_and_needs_nothing_of_ours() -> None:
    text = (Path(__file__).parents[2] / "examples" / "bot.py").read_text(encoding="utf-8")
    assert len([row for row in text.splitlines() if row.strip()]) <= 30
    assert "import fogbound" not in text
    assert "from fogbound" not in text


STUBBORN = "[signal.signal(s, signal.SIG_IGN) for s in (signal.SIGTERM, signal.SIGINT)]; "

FAULTS = {
    "slow": ("time.sleep(60)", "late"),
    "dead": ("raise ZeroDivisionError('no good')", "dead"),
    "dies quietly": ("sys.exit(0)", "dead"),
    "garbage": ("say('thinking ...')", "garbage"),
    "talkative": ("say('hm\\n' * 5000); answer(told, good)", "garbage"),
    "babbling": ("say('{}\\n' * 5000)", "garbage"),
    "a list": ("say('[1]')", "garbage"),
    "deep": ("say('[' * 60000)", "garbage"),
    "a huge number": ("say('{\"id\":' + '9' * 30000 + '}')", "garbage"),
    "no move": ("say(json.dumps(dict(type='move', id=told['id'])))", "garbage"),
    "another question": ("say(json.dumps(dict(type='move', id=told['id'] + 1, move=good)))", "garbage"),
    "true is no number": ("say(json.dumps(dict(type='move', id=True, move=good)))", "garbage"),
    "a number": ("answer(told, 58)", "garbage"),
    "lying": ("answer(told, 't9999')", "illegal"),
    "no notation": ("answer(told, 'to the station, please')", "illegal"),
    "passes": ("answer(told, None)", "illegal"),
    "a slot": ("answer(told, 'guess_')", "illegal"),
    "a half letter": ("answer(told, 'guess\"\\ud800\"')", "illegal"),
    "not UTF-8": ("sys.stdout.buffer.write(b'\\xff\\xfe\\x00\\n'); sys.stdout.flush()", "garbage"),
    "huge line": ("say('x' * 10_000_000)", "garbage"),
    "endless line": ("[sys.stdout.write('x' * 10000) for _ in iter(int, 1)]", "garbage"),
    "endless lines": ("[say('{\"id\": 0}') for _ in iter(int, 1)]", "late"),
    "closes its output": ("os.close(1); time.sleep(60)", "dead"),
    "stubborn": (STUBBORN + "[time.sleep(1) for _ in iter(int, 1)]", "late"),
    "has children": ("subprocess.Popen(['sleep', '60']); sys.exit(3)", "late"),
    "loud": ("sys.stderr.write('x' * 10_000_000); say('?')", "garbage"),
}


@pytest.mark.parametrize("edition", [LONDON, QUIZ], ids=lambda one: one.game)
@pytest.mark.parametrize("fault", FAULTS)
def test_whatever_a_program_does_the_game_goes_on(fault: str, edition: Edition, tmp_path: Path) -> None:
    """It plays well at first, then does it: chance moves for it, again and again."""
    bad, code = FAULTS[fault]
    command = program(tmp_path, f"answer(told, good) if asked == 1 else exec({bad!r})")
    bot = Noted(made(command, edition, ms=300 if code == "late" or "endless" in fault else 10_000))
    match = Match(fogbound.start(edition), seed_from(3))
    players = {seat: bot if seat in edition.sides[0] else Noted(_Standing()) for seat in edition.seats}
    while match.state.turn and len(bot.troubles) < 5:
        polled.step(match, players)
    dismiss([bot.bot], None)
    assert bot.codes[0] == code, bot.troubles
    assert running() == []


class _Standing:
    """Anything that is allowed."""

    def choose(self, view: View) -> Move | None:
        return stand_in(view, Random(len(view.log)))


@pytest.mark.parametrize(
    ("greeting", "said"),
    [
        ("sys.exit('no games today')", "it ended with exit code 1: no games today"),
        ("say('hello')", "it said 'hello', which is not JSON"),
        ('say(\'{"type": "move"}\')', "its first line was not"),
        ("time.sleep(60)", "it did not answer in time"),
    ],
)
def test_a_program_that_never_gets_ready(
    greeting: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "STARTING", 1.0)
    bot = Noted(made(program(tmp_path, greeting=greeting), VILLAGE))
    view = Match(fogbound.start(VILLAGE), seed_from(1)).view("x")
    for _ in range(2):
        move = bot.choose(view)
        assert move in view.moves
    assert bot.codes == ["dead", "dead"]
    assert said in str(bot.troubles[0])
    dismiss([bot.bot], None)
    assert running() == []


def test_a_program_that_does_not_read_is_late_and_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "deaf.py"
    path.write_text('import time\nprint(\'{"type": "ready"}\', flush=True)\ntime.sleep(60)\n', encoding="utf-8")
    bot = Noted(made(f"{quote(sys.executable)} {quote(str(path))}", fogbound.find("yard/police-2017"), ms=100))
    match = Match(fogbound.start(fogbound.find("yard/police-2017")), seed_from(1))
    for _ in range(6):
        bot.choose(match.view("x"))
    assert bot.codes == ["late"] * 3 + ["dead"] * 3
    dismiss([bot.bot], None)
    assert running() == []


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(tmp_path: Path) -> None:
    slow_once = "time.sleep(0.5 if asked == 1 else 0); answer(told, told['moves'][asked % 2])"
    bot = Noted(made(program(tmp_path, slow_once), VILLAGE, ms=300))
    view = Match(fogbound.start(VILLAGE), seed_from(1)).view("x")
    bot.choose(view)
    time.sleep(0.4)
    assert bot.choose(view) == view.moves[0]
    assert bot.codes == ["late"]
    dismiss([bot.bot], None)


def test_half_an_answer_that_comes_too_late_does_not_spoil_the_next(tmp_path: Path) -> None:
    """It was in the middle of a line when its time was up: the other half is passed over as well."""
    half = "sys.stdout.write('[0,'); sys.stdout.flush(); time.sleep(0.6); say('1]')"
    bot = Noted(made(program(tmp_path, f"exec({half!r}) if asked == 1 else answer(told, good)"), VILLAGE, ms=300))
    view = Match(fogbound.start(VILLAGE), seed_from(1)).view("x")
    bot.choose(view)
    time.sleep(0.5)
    assert bot.choose(view) == view.moves[0]
    assert bot.codes == ["late"]
    dismiss([bot.bot], None)


@pytest.mark.parametrize(("more", "codes"), [(-1, []), (0, []), (1, ["garbage"]), (LONGEST // 2, ["garbage"])])
def test_a_line_is_too_long_however_it_arrives(more: int, codes: list[str], tmp_path: Path) -> None:
    padded = f"text = json.dumps(dict(type='move', id=told['id'], move=good)); say(text.ljust({LONGEST + more}))"
    bot = Noted(made(program(tmp_path, padded), VILLAGE))
    view = Match(fogbound.start(VILLAGE), seed_from(1)).view("x")
    for _ in range(4):
        bot.choose(view)
    assert bot.codes == codes * 4
    dismiss([bot.bot], None)


def test_errors_and_the_end_are_told_to_the_program(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    bad = f"open({str(heard)!r}, 'w').write(line); answer(told, 'nonsense' if asked == 1 else good)"
    more = f"\n    if told['type'] in ('error', 'end'): open({str(heard)!r}, 'a').write(line)"
    bot = Noted(made(program(tmp_path, bad + more), VILLAGE))
    match = Match(fogbound.start(VILLAGE), seed_from(1))
    bot.choose(match.view("x"))
    bot.choose(match.view("x"))
    match.submit("x", "concede", match.ply)
    dismiss([bot.bot], match.view(None))
    told = [json.loads(row) for row in heard.read_text(encoding="utf-8").splitlines()]
    assert [one["type"] for one in told] == ["view", "end"]  # the second question wrote the file anew
    assert told[-1]["outcome"]["reason"] == "conceded"
    assert told[-1] == json.loads(json.dumps({"type": "end", **plain.view(match.view(None))}))


def test_a_program_is_told_the_views_of_its_side_and_nothing_else(tmp_path: Path) -> None:
    """Every byte that it gets, against the views that its seats may see."""
    heard = tmp_path / "heard"
    path = tmp_path / "tee.py"
    example = EXAMPLE.split()[-1]
    path.write_text(
        f"import os, sys\nlog = open({str(heard)!r} + str(os.getpid()), 'w')\n"
        "class Tee:\n    def __iter__(self):\n        for line in sys.__stdin__:\n"
        "            log.write(line)\n            log.flush()\n            yield line\n"
        f"sys.stdin = Tee()\nexec(open({example!r}).read())\n",
        encoding="utf-8",
    )
    edition = fogbound.find("yard/police-2017", players=3)
    _, noted = played(edition, f"{quote(sys.executable)} {quote(str(path))}")
    assert noted.troubles == []
    talks = [file.read_text(encoding="utf-8").splitlines() for file in sorted(tmp_path.glob("heard*"))]
    assert len(talks) == 2
    for talk in talks:
        greeting, *questions, end = map(json.loads, talk)
        side = tuple(greeting["seats"])
        assert greeting == json.loads(json.dumps(line.hello(edition, side, 10_000, greeting["chance"])))
        own = [view for view in noted.views if view.seat in side]
        assert questions == [
            json.loads(json.dumps({"type": "view", "id": n, "must": must_move(view), **plain.view(view)}))
            for n, view in enumerate(own, 1)
        ]
        assert end["outcome"] is not None
        if "x" not in side:
            rides = [ply["move"] for one in questions for ply in one["log"] if ply["seat"] == "x"]
            assert {"t?", "b?"} & set(rides)
            assert '"deal' not in json.dumps([p for p in questions[-1]["log"] if p["secret"]])


def test_x_hidden_elsewhere_changes_no_byte() -> None:
    edition, compared = fogbound.find("yard/police-2017"), 0
    first = fogbound.start(edition)
    hunts = [state for state in testing.random_game(first, Random(2)) if "bobby1" in state.turn]
    for state in Random(1).sample(hunts, 4):
        view = state.view("bobby1")
        for world in islice(testing.lookalikes(first, view, Random(1)), 2):
            compared += world.view("x") != state.view("x")
            assert json.dumps(plain.view(world.view("bobby1"))) == json.dumps(plain.view(view))
    assert compared > 3


def test_a_program_does_not_outlive_whoever_is_killed(tmp_path: Path) -> None:
    number = tmp_path / "number"
    bad = STUBBORN + f"open({str(number)!r}, 'w').write(str(os.getpid())); [time.sleep(1) for _ in iter(int, 1)]"
    owner = (
        "import fogbound, os, signal, threading, time\nfrom random import Random\n"
        "from fogbound.bots.line import LineBot, command_line\nfrom fogbound.match import Match\n"
        "edition = fogbound.find('yard/police-2017', board='tiny-village', players=2)\n"
        "def die():\n"
        f"    while not os.path.exists({str(number)!r}) or not open({str(number)!r}).read(): time.sleep(0.05)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "threading.Thread(target=die).start()\n"
        f"bot = LineBot(edition, Random(1), command=command_line({program(tmp_path, bad)!r}))\n"
        "bot.choose(Match(fogbound.start(edition), bytes(32)).view('x'))\n"
    )
    done = subprocess.run([sys.executable, "-c", owner], timeout=60, capture_output=True, text=True)
    assert done.returncode == -9, done.stderr
    until = time.monotonic() + 10
    while psutil.pid_exists(int(number.read_text())) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _alive(int(number.read_text()))


def _alive(number: int) -> bool:
    """Whoever ends as nobody's child may stay a zombie where nothing reaps: that is not our doing."""
    try:
        return psutil.Process(number).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_what_a_program_has_started_goes_with_it(tmp_path: Path) -> None:
    """Also where the program itself has left before, so that its child is nobody's."""
    number = tmp_path / "number"
    child = f"open({str(number)!r}, 'w').write(str(subprocess.Popen(['sleep', '60']).pid))"
    bot = made(program(tmp_path, f"{child}; answer(told, good); sys.exit()"), VILLAGE)
    bot.choose(Match(fogbound.start(VILLAGE), seed_from(1)).view("x"))
    assert _alive(int(number.read_text()))
    bot.end(None)
    until = time.monotonic() + 10
    while _alive(int(number.read_text())) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _alive(int(number.read_text()))


def test_files_and_pipes_are_closed(tmp_path: Path) -> None:
    before = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    for _ in range(3):
        played(VILLAGE, program(tmp_path))
    if before:
        assert len(os.listdir("/proc/self/fd")) <= before + 1  # the watchman's


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "A bot's command is a program"),
        ("'unbalanced", "cannot be read: No closing quotation"),
        ("no-such-program-anywhere --fast", "There is no program 'no-such-program-anywhere'"),
    ],
)
def test_commands_that_cannot_be(text: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        command_line(text)


def test_no_shell_ever_sees_a_command(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    bot = Noted(made(f"echo {{}} ; touch {quote(str(trap))} && $(touch {quote(str(trap))})", VILLAGE))
    bot.choose(Match(fogbound.start(VILLAGE), seed_from(1)).view("x"))
    dismiss([bot.bot], None)
    assert bot.codes == ["dead"]
    assert not trap.exists()


def test_programs_are_named_like_other_bots() -> None:
    more = kinds({"mine": EXAMPLE})
    assert str(named("mine:ms=10000", VILLAGE, more)) == "mine"
    assert str(named("mine:ms=50", VILLAGE, more)) == "mine:ms=50"
    with pytest.raises(BadOption, match="ms of the bot mine cannot be '0'"):
        named("mine:ms=0", VILLAGE, more)
    with pytest.raises(BadOption, match="There is no bot 'mine'"):
        named("mine", VILLAGE)


def test_a_stand_in_does_not_cut_in() -> None:
    match = Match(fogbound.start(QUIZ), seed_from(1))
    match.submit(match.state.turn[0], match.view(match.state.turn[0]).moves[0], match.ply)
    cutting = [seat for seat in QUIZ.seats if seat not in match.state.turn and match.state.moves(seat)]
    assert cutting
    assert [stand_in(match.view(seat), Random(1)) for seat in cutting] == [None] * len(cutting)


def test_a_long_line_has_a_limit_that_no_answer_needs() -> None:
    assert LONGEST > 10 * 2000


def test_a_program_that_cannot_be_started_fails_like_a_dead_one(tmp_path: Path) -> None:
    path = tmp_path / "not-a-program"
    path.write_text("\x7f", encoding="utf-8")
    path.chmod(0o755)
    bot = LineBot(VILLAGE, Random(1), command=(str(path),))
    with pytest.raises(Failed, match="it cannot be started"):
        bot.choose(Match(fogbound.start(VILLAGE), seed_from(1)).view("x"))
    bot.end(None)
