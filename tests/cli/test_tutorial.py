"""`fogbound tutorial`: the lessons through a pipe."""

from __future__ import annotations

import pytest

from fogbound.cli.tutorial import THINGS, first_game
from fogbound.lessons.library import lesson, lessons
from tests.cli.helpers import run

TYPED = {
    "mister-x": "t75 u46 b1 t57 u74 k115 double t76 t77",
    "detective": "u46|b58|61|red u46|blue t79|bobby1 t9|green t23",
    "compact": "t41 t68 k47 t33 t82",
    "quiz": "7|speak|guess The Eiffel Tower|10|Is it a mountain?|Mount Everest|buzz|chess|wrong",
}


def lines(name: str) -> str:
    typed = TYPED[name]
    return "\n".join(typed.split("|" if "|" in typed else " ")) + "\n"


@pytest.mark.parametrize("name", list(TYPED))
def test_a_lesson_is_played_to_its_end(name: str) -> None:
    ran = run("tutorial", name, typed=lines(name))
    assert ran.code == 0
    for step in lesson(name).steps:
        for task in step.tasks:
            assert (task.keyboard or task.text) in ran.out
            assert task.done in ran.out
            for point in task.points if not task.keyboard else ():
                at_a_thing = point.at.partition(":")[0] in THINGS and point.text != "Mister X"
                assert (f": {point.text})" in ran.out) == at_a_thing, point
    assert "That is all you need to begin." in ran.out


def test_a_wrong_try_is_answered_and_bad_input_helped() -> None:
    ran = run("tutorial", "mister-x", typed="b46\nt46\nfly home\nhelp\nmoves\ntable\nt75\nquit\n")
    assert "That is a bus." in ran.out
    assert "The taxi does not go to 46" in ran.out
    assert "“fly” is neither a move nor a command" in ran.out
    assert "Type your move, or: table, moves, skip, back, quit." in ran.out
    assert ran.out.count("  taxi t:                  44 45 57 59 74 75") == 2, "listed at once, and when asked for"
    assert "To resume: fogbound tutorial mister-x --from 2" in ran.out


def test_a_lesson_is_resumed_with_any_step() -> None:
    ran = run("tutorial", "quiz", "--from", "5", typed="wrong\n")
    assert "Step 5 of 5. New situation: Be the reader" in ran.out
    assert "Step 4" not in ran.out
    assert run("tutorial", "quiz", "--from", "9").code != 0


def test_steps_can_be_skipped_and_gone_back_to() -> None:
    out = run("tutorial", "compact", typed="skip\nback\nquit\n").out
    assert [line for line in out.splitlines() if line.startswith("Step")] == [
        "Step 1 of 4. In plain sight",
        "Step 2 of 4. New situation: Points",
        "Step 1 of 4. In plain sight",
    ]


def test_a_lesson_is_chosen_from_a_list() -> None:
    ran = run("tutorial", typed=f"9\nchess\n{'1' * 5000}\n3\nquit\n")
    for one in lessons():
        assert one.title in ran.out
    assert "Type a number from 1 to 4" in ran.out
    assert "Step 1 of 4. In plain sight" in ran.out
    assert run("tutorial", typed="quit\n").code == 0


def test_an_unknown_lesson_is_refused_with_the_list() -> None:
    ran = run("tutorial", "chess")
    assert ran.code != 0
    assert "mister-x, detective, compact, quiz" in ran.err + ran.out


def test_the_end_of_input_ends_the_lesson() -> None:
    assert run("tutorial", "quiz", typed="").code == 0


def test_a_station_is_typed_as_its_number() -> None:
    out = run("tutorial", "detective", "--from", "3", typed="moves\nover there\n46\n45\nquit\n").out
    assert out.count("Type the number of a station.") == 2
    assert "X was there, but has moved on by taxi." in out
    assert "Right: X is at 33, 45, 47 or 61." in out
    assert "Type the number" in run("tutorial", "detective", "--from", "3", typed=f"{'1' * 5000}\n").out


def test_nothing_at_the_keyboard_speaks_of_taps() -> None:
    for name in TYPED:
        said = run("tutorial", name, typed=lines(name)).out.lower()
        for word in ("tap ", "thin lines", "the map marks", "square)", "an eye", "type here"):
            assert word not in said, (name, word)


def test_an_answer_that_is_two_moves_is_not_asked_for_again() -> None:
    out = run("tutorial", "quiz", "--from", "2", typed="The Eiffel Tower\nquit\n").out
    assert "Right, after 4 numbers" in out
    assert "it stands in Paris" not in out


def test_a_lesson_ends_with_a_kind_first_game() -> None:
    assert [first_game(one) for one in lessons()] == [
        "fogbound play police-2017 --seat x --bots tourist --hints --fair",
        "fogbound play police-2017 --seat detectives --bots tourist --hints --fair",
        "fogbound play compact-2015 --seat x --bots tourist --hints",
        "fogbound play classic-1993 --seat p1 --bots newcomer",
    ]
    for one in lessons():
        command = first_game(one).split()[1:]
        ran = run(*command, typed="quit\nno\n")
        assert (ran.code, ran.err) == (0, ""), command
