"""Whole games through `fogbound play`."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest

import fogbound
from fogbound import proof, record, verify
from fogbound.bots.kind import Kind
from fogbound.bots.random import RandomBot
from fogbound.bots.yard import BOTS
from fogbound.catalog import start_of
from fogbound.game import Move, Seat, View
from fogbound.games.yard.edition import X
from fogbound.match import Match
from fogbound.testing import random_ply
from tests.cli.helpers import CURTAIN, ROOT, log_of, run, scripted


def is_x(seat: Seat) -> bool:
    return seat == X


def hunts(seat: Seat) -> bool:
    return seat != X


@pytest.mark.parametrize("edition", ["yard/classic-1983", "yard/police-2017"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_as_x_against_bots(edition: str, seed: int, folder: Path) -> None:
    match, lines = scripted(edition, seed, is_x)
    ran = run("play", edition, "--seat", "x", "--seed", str(seed), "--yes", "--record", "g.fog", typed="\n".join(lines))
    assert ran.code == 0
    assert ran.err == ""
    assert "\x1b" not in ran.out
    assert f"  {match.commitment}" in ran.out
    assert "Mister X’s route: " in ran.out
    assert ("You win!" if X in match.state.outcome.winners else "You lose this one.") in ran.out  # type: ignore[union-attr]
    assert log_of(folder / "g.fog") == match.record().split("\n\n", 1)[1].split()
    assert run("verify", "g.fog", "--commitment", match.commitment).code == 0


@pytest.mark.parametrize(("edition", "players"), [("1983", 3), ("1983", 6), ("2017", 2), ("2017", 4)])
def test_a_whole_game_as_the_detectives(edition: str, players: int, folder: Path) -> None:
    full = next(known for known in fogbound.EDITIONS if known.endswith(edition))
    match, lines = scripted(full, 4, hunts, players=players)
    args = ("--players", str(players), "--seats", "detectives", "--seed", "4", "--record", "g.fog")
    ran = run("play", edition, *args, typed="".join(f"{line}\n\n" for line in lines))
    assert ran.code == 0
    assert log_of(folder / "g.fog") == match.record().split("\n\n", 1)[1].split()
    assert "Confirm? [Enter = yes, back = no]" in ran.out


def test_one_detective_among_bots(folder: Path) -> None:
    _, lines = scripted("yard/classic-1983", 5, lambda seat: seat == "blue")
    ran = run("play", "1983", "--seat", "blue", "--seed", "5", "--yes", "--record", "g.fog", typed="\n".join(lines))
    assert ran.code == 0
    assert (folder / "g.fog").exists()
    assert "Blue (you)" in ran.out


def test_without_bots_nobody_can_go_first() -> None:
    ran = run("play", "1983", "--seats", "detectives", "--bots", "tourist", "--seed", "3", typed="wait\nquit\nno\n")
    assert "Nobody else can go before you now." in ran.out
    assert "not a move" not in ran.out


def test_wait_lets_a_bot_go_first() -> None:
    ran = run("play", "2017", "--seat", "blue", "--seed", "5", typed="wait\nwait\nwait\nwait\n")
    assert ran.out.index("Red takes") < ran.out.index("Green takes")
    assert "Nobody else can go before you now." in ran.out
    assert "Blue takes" not in ran.out


def test_the_voluntary_reveal_in_words() -> None:
    typed = "".join(f"{line}\n" for line in ("1", "show", "take red taxi", "take blue taxi", "takegreen,t"))
    args = ("1983", "--players", "4", "--option", "voluntary_reveal=true", "--seat", "x", "--seed", "1", "--yes")
    match = Match(fogbound.start(fogbound.find("yard/classic-1983", players=4)), proof.seed_from(1))
    first = match.view(X).moves[0]
    ran = run("play", *args, typed=typed.replace("1", str(first), 1))
    assert f"You choose to be seen at {first.args[0]}!" in ran.out
    assert "You take a taxi ticket from Green." in ran.out
    assert ran.out.count("Red takes") == 1


def test_a_pipe_without_a_seat_plays_x_and_says_so() -> None:
    ran = run("play", "--seed", "1")
    assert ran.code == 0
    assert "You are Mister X. Choose other seats" in ran.out


def test_moves_are_read_forgivingly() -> None:
    match = Match(fogbound.start(fogbound.find("yard/police-2017")), proof.seed_from(3))
    end = match.view(X).moves[0].args[0]
    for typed in (f"t{end}", f"T {end}", f"taxi {end}", f"  Taxi to {end} ", f"{end}", f"X: t{end}", f"x t{end}"):
        ran = run("play", "--seat", "x", "--seed", "3", typed=f"{typed}\n")
        assert f"You take the taxi to {end}." in ran.out, typed


def test_another_pawn_may_go_first() -> None:
    match = Match(fogbound.start(fogbound.find("yard/police-2017")), proof.seed_from(3))
    match.submit(X, match.view(X).moves[0], match.ply)
    move = match.view("green").moves[0]
    for typed in (f"green {move}", f"GREEN:{move}", f"green\n{move}", f"green {move.args[0]}"):
        ran = run("play", "--seats", "detectives", "--seed", "3", typed=f"{typed}\n")
        assert f"Green takes the taxi to {move.args[0]}.\n" in ran.out, typed


def test_back_takes_an_unconfirmed_move_back(folder: Path) -> None:
    match = Match(fogbound.start(fogbound.find("yard/police-2017")), proof.seed_from(3))
    one, two = [str(move) for move in match.view(X).moves[:2]]
    ran = run("play", "--seat", "x", "--seed", "3", typed=f"{one}\nback\n{two}\n\nback\nsave g\n")
    assert ran.out.count("Not played.") == 1
    assert "No move is waiting for you to confirm it. To take back your last move, type undo." in ran.out
    moves = log_of(folder / "g.fog")
    assert two in moves
    assert one not in moves


def test_another_line_instead_of_a_confirmation_means_no() -> None:
    match = Match(fogbound.start(fogbound.find("yard/police-2017")), proof.seed_from(3))
    one, two = [str(move) for move in match.view(X).moves[:2]]
    ran = run("play", "--seat", "x", "--seed", "3", typed=f"{one}\n{two}\nback\n")
    assert ran.out.count("Not played.") == 2
    assert ran.out.count("You take the taxi to") == 2


def test_a_double_move_is_explained_and_shown() -> None:
    ran = run("play", "--seat", "x", "--seed", "3", typed="double\n\nmoves\nback\n")
    assert "two rides in a row before anybody else moves" in ran.out
    assert "first ride of two, move 1" in ran.out


def test_concede_asks_for_confirmation(folder: Path) -> None:
    kept = run("play", "--seat", "x", "--seed", "3", typed="concede\nyes\n")
    assert "The game goes on." in kept.out
    ran = run("play", "--seat", "x", "--seed", "3", "--yes", "--record", "g.fog", typed="concede\nconcede\n")
    assert "Mister X gave up. The detectives win." in ran.out
    assert run("verify", "g.fog").code == 0
    read = record.read((folder / "g.fog").read_text())
    assert verify.verify(read, start_of(read)).finished


def test_save_and_resume_is_the_same_game(folder: Path) -> None:
    match, lines = scripted("yard/police-2017", 6, is_x)
    args = ("play", "--seat", "x", "--seed", "6", "--yes")
    half = "\n".join(lines[:3])
    saved = run(*args, typed=f"{half}\ntable\nsave one\nquit\n")
    assert "secret" in saved.out
    resumed = run("play", "--resume", "one.fog", "--yes", typed="save two\nquit\n")
    assert resumed.code == 0
    assert (folder / "one.fog").read_text() == (folder / "two.fog").read_text()
    start = saved.out.rindex("\nRound ")
    table = saved.out[start : saved.out.index("x> save")].strip()
    assert table in resumed.out
    assert match.commitment in resumed.out


def test_saving_overwrites_no_other_file(folder: Path) -> None:
    (folder / "mine.fog").write_text("precious")
    ran = run("play", "--seat", "x", "--seed", "3", typed="save mine.fog\nsave\nsave\n")
    assert "mine.fog already exists" in ran.out
    assert (folder / "mine.fog").read_text() == "precious"
    assert ran.out.count("Saved to fogbound-") == 2  # the second time it is this game's own file
    assert len(list(folder.glob("*.fog"))) == 2


def test_quit_offers_to_save(folder: Path) -> None:
    _, lines = scripted("yard/police-2017", 6, is_x)
    args = ("play", "--seat", "x", "--seed", "6", "--yes")
    assert run(*args, typed=f"{lines[0]}\nquit\nno\n").code == 0
    assert not list(folder.glob("*.fog"))
    assert "The game goes on." in run(*args, typed=f"{lines[0]}\nquit\nback\nquit\nkept\n").out
    assert (folder / "kept.fog").exists()


def test_the_game_is_saved_when_the_input_ends(folder: Path) -> None:
    _, lines = scripted("yard/police-2017", 6, is_x)
    assert run("play", "--seat", "x", "--seed", "6", "--yes").code == 0
    assert not list(folder.glob("*.fog"))  # nothing was played yet
    ran = run("play", "--seat", "x", "--seed", "6", "--yes", typed=f"{lines[0]}\n{lines[1]}\n")
    (kept,) = folder.glob("fogbound-autosave-*.fog")
    assert ran.code == 0
    assert f"fogbound play --resume {kept.name}" in ran.out
    resumed = run("play", "--resume", kept.name, typed="table\n")
    assert resumed.code == 0
    assert "Round 3 of 22" in resumed.out


def test_a_finished_or_damaged_game_cannot_be_resumed(folder: Path) -> None:
    run("play", "--seat", "x", "--seed", "3", "--record", "g.fog", typed="concede\nconcede\n")
    over = run("play", "--resume", "g.fog")
    assert over.code == 1
    assert "is over" in over.err
    text = (folder / "g.fog").read_text()
    (folder / "bad.fog").write_text(text.replace('[Seed "', '[Seed "00'))
    assert run("play", "--resume", "bad.fog").code == 1
    (folder / "seedless.fog").write_text("\n".join(line for line in text.split("\n") if "Seed" not in line))
    assert "no seed" in run("play", "--resume", "seedless.fog").err


def test_the_map_shows_only_what_the_seat_knows(folder: Path) -> None:
    run("play", "--seats", "detectives", "--seed", "3", typed="map here\n")
    picture = (folder / "here.svg").read_text()
    assert picture.startswith("<svg")
    assert "x is at" not in picture
    assert "red is at" in picture


def test_commands_at_the_prompt() -> None:
    ran = run(
        "play", "1983", "--seats", "detectives", "--seed", "3", typed="help\nlog\ntickets\nsuspects\nlook 74\nlook\n"
    )
    for said in ("where the lines go", "move  1, round  1:", "taxi 10, bus 8, underground 4", "could be at", "bus:  "):
        assert said in ran.out
    assert "Look at which station?" in ran.out


def random_hotseat(seed: int, plies: int) -> list[str]:
    from random import Random

    state = Match(fogbound.start(fogbound.find("yard/police-2017")), proof.seed_from(seed)).state
    rng = Random(seed)
    lines: list[str] = []
    while state.turn and len(lines) < plies:
        seat, move = random_ply(state, rng)
        lines.append(f"{seat} {move}")
        state = state.play(seat, move)
    return lines


def test_hotseat_draws_a_curtain_between_the_sides_only() -> None:
    lines = random_hotseat(2, 21)
    ran = run("play", "--hotseat", "--seed", "2", "--yes", typed="\n".join(lines))
    told = [line for line in ran.out.splitlines() if line.startswith(CURTAIN)]
    sides = ["x" if line.startswith("x ") else "d" for line in lines]
    changes = 1 + sum(a != b for a, b in itertools.pairwise(sides))
    assert len(told) in (changes, changes + 1)  # one more if the last ply handed the turn over
    assert all(a != b for a, b in itertools.pairwise(told))


def test_real_processes_end_quietly(folder: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    fog = [sys.executable, "-m", "fogbound"]
    junk = subprocess.run(
        [*fog, "play", "--seed", "1"],
        input=b"\xff\xfe\x00\x1b[31m\nt\xc3\x28\n",
        capture_output=True,
        env=env,
        cwd=folder,
    )
    assert junk.returncode == 0
    assert junk.stderr == b""
    assert b"\x1b" not in junk.stdout
    head = subprocess.run(
        f"{sys.executable} -m fogbound editions | true", shell=True, capture_output=True, env=env, cwd=folder
    )
    assert b"Traceback" not in head.stderr


def test_a_set_up_game_says_which_bots_it_can_have(folder: Path) -> None:
    edition = fogbound.find("yard/classic-1983", players=4)
    dealt = Match(fogbound.start(edition), proof.seed_from(3)).state
    line = dealt.position_text()  # type: ignore[attr-defined]
    (folder / "g.fog").write_text(Match(fogbound.start(edition, line), proof.seed_from(3)).record())
    refused = run("play", "--resume", "g.fog", "--seat", "x")
    assert refused.code == 2
    assert "--bots random" in refused.err
    assert run("play", "--resume", "g.fog", "--seat", "x", "--bots", "random", typed="table\n").code == 0


def test_bots_take_settings(folder: Path) -> None:
    ran = run("play", "--seat", "red", "--bots", "pimbot:simulations=30", "--seed", "4", "--yes", typed="table\n")
    assert ran.code == 0
    assert "failed" not in ran.out  # X has moved by now
    refused = run("play", "--seat", "x", "--bots", "pimbot:simulations=many", "--seed", "4")
    assert refused.code == 2
    assert "it takes 1 to 1000000" in refused.err


def test_a_bot_that_fails_does_not_end_the_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(RandomBot):
        def choose(self, view: View) -> Move | None:
            raise RuntimeError("out of ideas")

    monkeypatch.setitem(BOTS.kinds, "broken", Kind(Broken))
    ran = run("play", "--seat", "red", "--bots", "broken", "--seed", "4", "--yes", typed="table\n")
    assert ran.code == 0
    assert "failed (RuntimeError); it gets a random move" in ran.out
    assert "out of ideas" not in ran.out  # what a bot says may be what its opponent must not know


def test_master_plays_where_it_has_learned_the_board() -> None:
    here = run("play", "--seat", "x", "--bots", "master", "--seed", "4", "--yes", typed="table\nquit\nno\n")
    assert here.code == 0
    refused = run("play", "--seat", "x", "--bots", "master", "--board", "tiny-village")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.count("\n") == 1
    assert "master has not learned this board; it plays on london-1983, london-2017, london-compact." in refused.err
    assert "sleuth, master (yard)" in " ".join(run("play", "--help").out.split())
