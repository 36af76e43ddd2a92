"""Moves typed for pawns out of turn."""

from __future__ import annotations

from pathlib import Path

import fogbound
from fogbound import proof
from fogbound.game import Move
from fogbound.games.yard.edition import X
from fogbound.match import Match
from tests.cli.helpers import run
from tests.cli.yard.positions import match_from, resumed


def test_each_pawn_out_of_turn_gets_its_own_reason() -> None:
    match = Match(fogbound.start(fogbound.find("yard/classic-1983", players=4)), proof.seed_from(3))
    for _ in range(2):
        match.submit(match.state.turn[0], match.state.moves(match.state.turn[0])[0], match.ply)
    Path("g.fog").write_text(match.record(), encoding="utf-8")
    ran = run("play", "--resume", "g.fog", "--hotseat", typed="red t56\nred\nRED: t5\ngreen t5\nx t5\nblue t\n")
    answers = [line for line in ran.out.splitlines() if line.startswith(("Red has", "It is not"))]
    assert answers == [
        *["Red has already moved this round."] * 3,
        "It is not the turn of Green yet.",
        "It is not the turn of Mister X yet.",
    ]
    assert "Say where to" in ran.out
    alone = run("play", "--resume", "g.fog", "--seat", "blue", typed="red t56\nx t5\n")
    assert "Red is played by a bot." in alone.out
    assert "Mister X is played by a bot." in alone.out


def test_a_pawn_that_cannot_ride_says_so() -> None:
    line = "x@5/red@6/blue@10/bobby1@9/bobby2@3 3,2,1/4,4,4 3,1 pursuit:red+blue+bobby1+bobby2 1 0 -"
    ran = resumed(match_from(line, "yard/police-2017", players=3), "--seats", "detectives", typed="blue t9\n")
    assert "Blue cannot ride now." in ran.out


def test_for_x_black_means_the_ticket() -> None:
    edition = fogbound.find("yard/classic-1983", players=6)
    match = Match(fogbound.start(edition), proof.seed_from(3))
    end = next(move.args[0] for move in match.view(X).moves if move.verb == "k")
    ran = run(
        "play", "1983", "--players", "6", "--hotseat", "--seed", "3", typed=f"black {end}\nback\nblack t5\nblack\n"
    )
    assert f"You ride to {end} on a black ticket" in ran.out
    assert ran.out.count("It is not the turn of Black yet.") == 2
    match.submit(X, Move("k", (end,)), match.ply)
    Path("g.fog").write_text(match.record(), encoding="utf-8")
    assert "It is not the turn of Black yet." in run("play", "--resume", "g.fog", "--hotseat", typed="black 58\n").out
