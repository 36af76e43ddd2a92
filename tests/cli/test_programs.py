"""`--bot-command` in play and arena: programs of one's own at the table."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import fogbound
from fogbound import catalog
from fogbound.bots import roster
from fogbound.bots.line import kinds
from fogbound.bots.stand_in import dismiss
from fogbound.match import Match
from fogbound.proof import seed_from
from tests.bots.programs import EXAMPLE, program, running
from tests.cli.helpers import log_of, run

TINY = ("--edition", "2017", "--board", "tiny-village", "--players", "2", "--starts", "1", "--jobs", "1")


def against_the_example(seed: int) -> tuple[Match, list[str]]:
    """The game that `play --seed` deals, and what X types in it."""
    edition = fogbound.find("yard/police-2017")
    bot = kinds({"program": EXAMPLE})["program"](edition, Random(f"{seed} pursuers"))
    match, lines = Match(fogbound.start(edition), seed_from(seed)), []
    while match.state.turn:
        for seat in match.state.turn:
            move = match.view("x").moves[0] if seat == "x" else bot.choose(match.view(seat))
            if move is not None:
                lines += [str(move)] if seat == "x" else []
                match.submit(seat, move, match.ply)
                break
    dismiss([bot], None)
    return match, lines


@pytest.mark.parametrize(
    "how", [("--bot-command", EXAMPLE), ("--bot-command", f"me={EXAMPLE}", "--bots", "me:ms=9000")]
)
def test_a_whole_game_against_a_program(how: tuple[str, ...], folder: Path) -> None:
    match, lines = against_the_example(1)
    ran = run("play", "2017", "--seat", "x", "--seed", "1", "--yes", *how, "--record", "g.fog", typed="\n".join(lines))
    assert ran.code == 0, ran.err
    assert "random move" not in ran.out
    assert log_of(folder / "g.fog") == match.record().split("\n\n", 1)[1].split()
    assert running() == []


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ("answer(told, 't999')", "The bot that plays Mister X chose an illegal move; it gets a random move."),
        ("say('?')", "The bot that plays Mister X gave an answer that makes no sense; it gets a random move."),
        ("sys.exit('gone')", "The program that plays Mister X has stopped; from now on its moves are random."),
    ],
)
def test_a_failing_program_is_reported_without_its_secrets(bad: str, said: str, folder: Path) -> None:
    args = ("play", "1983", "--seats", "detectives", "--bot-command", program(folder, bad), "--seed", "1", "--yes")
    ran = run(*args, typed="moves\nquit\nno\n")
    assert said in ran.out
    assert "t999" not in ran.out
    assert ran.code == 0
    assert running() == []


def test_twenty_questions_and_a_series_with_programs() -> None:
    for args in (("1993", "--seat", "p1"), ("2015", "--chair", "1", "--players", "2")):
        ran = run("play", *args, "--bot-command", EXAMPLE, "--seed", "1", "--yes", typed="moves\n")
        assert ran.code == 0, ran.err
        assert "random move" not in ran.out
        assert running() == []


def test_a_saved_game_asks_for_its_program_again() -> None:
    run("play", "--seat", "x", "--seed", "1", "--bot-command", f"me={EXAMPLE}", typed="save g\nquit\n")
    refused = run("play", "--resume", "g.fog", typed="quit\n")
    assert refused.code == 2
    assert "This game’s bot “me” is missing" in refused.err
    assert run("play", "--resume", "g.fog", "--bot-command", f"me={EXAMPLE}", typed="quit\nno\n").code == 0
    assert run("play", "--resume", "g.fog", "--bots", "random", typed="quit\nno\n").code == 0


def test_a_program_in_the_arena(folder: Path) -> None:
    args = ("arena", "run", "random", "--bot-command", f"me={EXAMPLE}", *TINY, "--folder", "out")
    ran = run(*args)
    assert ran.code == 0, ran.err
    assert "2 of 2 games" in ran.out
    assert "Errors" not in ran.out
    kept = json.loads((folder / "out" / "schedule.json").read_text(encoding="utf-8"))
    assert kept["bots"] == ["me", "random"]  # whom one brings is measured, unless he is named elsewhere
    assert kept["programs"] == [["me", EXAMPLE]]
    assert run(*args).code == 0
    assert run("arena", "show", "out").code == 0
    other = run("arena", "run", "random", "--bot-command", f"me={EXAMPLE} --more", *TINY, "--folder", "out")
    assert "programs is" in other.err


def test_the_arena_counts_a_programs_errors(folder: Path) -> None:
    liar, dead = program(folder, "answer(told, 't999')"), program(folder, "sys.exit('no more')")
    args = ("--bot-command", f"liar={liar}", "--bot-command", f"dead={dead}")
    ran = run("arena", "run", "dead", "liar", *args, *TINY, "--folder", "out")
    assert ran.code == 0, ran.err
    assert "it chose 't999', which it was not offered" in ran.out
    assert "it ended with exit code 1: no more" in ran.out


def test_a_schedule_names_programs_but_not_their_commands(folder: Path) -> None:
    head = 'edition = "yard/compact-2015"\nbots = ["me", "random"]\nstarts = 1\n'
    options = '[options]\nboard = "tiny-harbour"\n'
    (folder / "a.toml").write_text(head + options, encoding="utf-8")
    assert "There is no bot 'me'" in run("arena", "run", "--schedule", "a.toml").err
    ran = run(
        "arena", "run", "--schedule", "a.toml", "--bot-command", f"me={EXAMPLE}", "--jobs", "1", "--folder", "out"
    )
    assert ran.code == 0, ran.err
    (folder / "b.toml").write_text(head + 'programs = "touch trap"\n' + options, encoding="utf-8")
    assert "A schedule has no 'programs'" in run("arena", "run", "--schedule", "b.toml").err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bot-command", "no-such-program"), "There is no program 'no-such-program'"),
        (("--bot-command", "me='"), "cannot be read: No closing quotation"),
        (("--bot-command", "me="), "A bot’s command is a program"),
        (("--bot-command", "cat", "--bot-command", "cat"), "Two commands are called program"),
        (("--bot-command", "greedy=cat"), "There is already a bot called greedy"),
        (("--bot-command", "a=cat", "--bot-command", "b=cat"), "There are several programs. Choose one: --bots a or b"),
        (("--bot-command", "a=cat", "--bots", "a:ms=no"), "ms cannot be “no”; it takes 1 to 3600000"),
    ],
)
def test_refusals_are_one_line(args: tuple[str, ...], said: str) -> None:
    ran = run("play", *args)
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_tables_offer_no_program_as_a_bot() -> None:
    """Tables take bots by name from anybody; commands are for whoever types them."""
    kinds = [kind for game in catalog.games() for kind in roster(game.name).kinds.values()]
    assert not [kind for kind in kinds if "LineBot" in repr(kind.make)]
