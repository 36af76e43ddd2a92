"""Bots in any language: the example plays everything, and whatever a program does wrong, the game goes on."""

from __future__ import annotations

import json
import sys
from itertools import islice
from pathlib import Path
from random import Random
from shlex import quote

import pytest

import fogbound
from fogbound import plain, polled, testing
from fogbound.bots import line
from fogbound.bots.line import command_line, kinds
from fogbound.bots.naming import parse_bot
from fogbound.bots.stand_in import dismiss, must_move, stand_in
from fogbound.errors import BadOption
from fogbound.game import Edition, Move, View
from fogbound.match import Match
from fogbound.proof import seed_from
from tests.bots.programs import EXAMPLE, STUBBORN, Noted, line_bot, patient, play_with, program, running

VILLAGE = fogbound.find("yard/police-2017", board="tiny-village", players=2)
LONDON = fogbound.find("yard/police-2017", players=2)
QUIZ = fogbound.find("twenty/classic-1993", players=3)


@pytest.mark.parametrize("edition", fogbound.EDITIONS)
def test_the_example_plays_whole_games_without_a_fault(edition: str) -> None:
    match, noted = play_with(fogbound.find(edition), EXAMPLE)
    assert match.state.outcome is not None
    assert noted.troubles == []


def test_the_same_chance_plays_the_same_game() -> None:
    one, two = (play_with(VILLAGE, EXAMPLE)[0].state for _ in range(2))
    assert one.log == two.log


def test_the_example_is_short_and_does_not_import_fogbound() -> None:
    text = (Path(__file__).parents[2] / "examples" / "bot.py").read_text(encoding="utf-8")
    assert len([row for row in text.splitlines() if row.strip()]) <= 30
    assert "import fogbound" not in text
    assert "from fogbound" not in text


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
def test_the_game_goes_on_whatever_a_program_does(fault: str, edition: Edition, tmp_path: Path) -> None:
    """It plays well at first, then does it: chance moves for it, again and again."""
    bad, code = FAULTS[fault]
    command = program(tmp_path, f"answer(told, good) if asked == 1 else exec({bad!r})")
    bot = Noted(line_bot(command, edition, ms=300 if code == "late" or "endless" in fault else 10_000))
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
def test_a_program_that_never_says_it_is_ready_is_dead(
    greeting: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "STARTING", 1.0)
    bot = Noted(line_bot(program(tmp_path, greeting=greeting), VILLAGE))
    view = Match(fogbound.start(VILLAGE), seed_from(1)).view("x")
    for _ in range(2):
        move = bot.choose(view)
        assert move in view.moves
    assert bot.codes == ["dead", "dead"]
    assert said in str(bot.troubles[0])
    dismiss([bot.bot], None)
    assert running() == []


def test_a_late_answer_is_not_taken_for_the_next_question(tmp_path: Path) -> None:
    late = tmp_path / "late"
    command = program(tmp_path, f"wait_for({str(late)!r}); answer(told, told['moves'][asked % 2])")
    bot = Noted(line_bot(command, VILLAGE, ms=300))
    view = Match(fogbound.start(VILLAGE), seed_from(1)).view("x")
    bot.choose(view)
    late.touch()
    patient(bot)
    assert bot.choose(view) == view.moves[0]
    assert bot.codes == ["late"]
    dismiss([bot.bot], None)


def test_a_program_hears_of_errors_and_of_the_end(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    bad = f"open({str(heard)!r}, 'w').write(line); answer(told, 'nonsense' if asked == 1 else good)"
    more = f"\n    if told['type'] in ('error', 'end'): open({str(heard)!r}, 'a').write(line)"
    bot = Noted(line_bot(program(tmp_path, bad + more), VILLAGE))
    match = Match(fogbound.start(VILLAGE), seed_from(1))
    bot.choose(match.view("x"))
    bot.choose(match.view("x"))
    match.submit("x", "concede", match.ply)
    dismiss([bot.bot], match.view(None))
    told = [json.loads(row) for row in heard.read_text(encoding="utf-8").splitlines()]
    assert [one["type"] for one in told] == ["view", "end"]  # the second question wrote the file anew
    assert told[-1]["outcome"]["reason"] == "conceded"
    assert told[-1] == json.loads(json.dumps({"type": "end", **plain.view(match.view(None))}))


def test_a_program_gets_the_views_of_its_side_and_nothing_else(tmp_path: Path) -> None:
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
    _, noted = play_with(edition, f"{quote(sys.executable)} {quote(str(path))}")
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


def test_pursuers_messages_do_not_depend_on_where_x_hides() -> None:
    edition, compared = fogbound.find("yard/police-2017"), 0
    first = fogbound.start(edition)
    hunts = [state for state in testing.random_game(first, Random(2)) if "bobby1" in state.turn]
    for state in Random(1).sample(hunts, 4):
        view = state.view("bobby1")
        for world in islice(testing.lookalikes(first, view, Random(1)), 2):
            compared += world.view("x") != state.view("x")
            assert json.dumps(plain.view(world.view("bobby1"))) == json.dumps(plain.view(view))
    assert compared > 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "A bot’s command is a program"),
        ("'unbalanced", "cannot be read: No closing quotation"),
        ("no-such-program-anywhere --fast", "There is no program 'no-such-program-anywhere'"),
    ],
)
def test_impossible_commands_are_refused(text: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        command_line(text)


def test_commands_do_not_run_in_a_shell(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    bot = Noted(line_bot(f"echo {{}} ; touch {quote(str(trap))} && $(touch {quote(str(trap))})", VILLAGE))
    bot.choose(Match(fogbound.start(VILLAGE), seed_from(1)).view("x"))
    dismiss([bot.bot], None)
    assert bot.codes == ["dead"]
    assert not trap.exists()


def test_programs_are_named_like_other_bots() -> None:
    more = kinds({"mine": EXAMPLE})
    assert str(parse_bot("mine:ms=10000", VILLAGE, more)) == "mine"
    assert str(parse_bot("mine:ms=50", VILLAGE, more)) == "mine:ms=50"
    with pytest.raises(BadOption, match="ms of the bot mine cannot be '0'"):
        parse_bot("mine:ms=0", VILLAGE, more)
    with pytest.raises(BadOption, match="There is no bot 'mine'"):
        parse_bot("mine", VILLAGE)
