"""What is said in unusual moments: games set up by hand, last tickets, rounds without a ride, pawns out of turn."""

from __future__ import annotations

from pathlib import Path

import fogbound
from fogbound import proof
from fogbound.games.yard.edition import X
from fogbound.match import Match
from tests.cli.helpers import run, scripted
from tests.cli.yard.positions import match_from, resumed

# On tiny-docks the taxi is the only line of 10, and leads to 9 alone.
BLOCKED = "x@1/red@10/blue@9/green@7 1,0,0/0,0,0/0,0,0 3,2 x 5 6 -"


# Games set up by hand


def test_moves_are_counted_from_the_position() -> None:
    match = match_from("x@1/red@10/blue@7/green@3 9,9,9/9,9,9/9,9,9 3,2 x 7 7 3@5")
    ran = resumed(match, "--seat", "x", typed="t2\nback\nlog\nconcede\n")
    assert "Round 7 of 22. You show yourself with your next move." in ran.out
    assert "last seen at 5 (move 3, 4 moves ago)" in ran.out
    assert "Your moves from 1 (move 8, after which everybody sees you):" in ran.out
    assert "Move 8: everyone will see you there." in ran.out
    assert "log             7 earlier moves\n" in ran.out
    assert "  7 moves before this game was set up\nAppearances to come: moves 8, 13, and 18." in ran.out
    assert "has not moved yet" not in ran.out


def test_a_game_set_up_during_a_pursuit_does_not_guess_who_moved_before() -> None:
    match = match_from("x@1/red@10/blue@7/green@3 9,9,9/9,9,9/9,9,9 3,2 pursuit:green 7 7 3@5")
    ran = resumed(match, "--seats", "detectives", typed="red t9\nt6\n\n")
    assert "Red cannot ride now." in ran.out
    assert "sits the round out" not in ran.out


def test_a_game_set_up_by_hand_has_no_whereabouts() -> None:
    match = match_from("x@1/red@10/blue@7/green@3 9,9,9/9,9,9/9,9,9 3,2 x 7 7 3@5")
    ran = resumed(match, "--seats", "detectives", "--whereabouts")
    assert ran.code == 2
    assert "was set up by hand" in ran.err
    assert "Leave out --whereabouts" in ran.err


# Rounds without a ride


def test_a_round_in_which_nobody_can_ride_is_reported() -> None:
    match = match_from(BLOCKED)
    said = "No pursuer can ride: all sit the round out."
    ran = resumed(match, "--seat", "x", "--yes", typed="t4\ndouble\nt1\nt2\nt1\nsave end\nquit\n")
    assert ran.out.count(said) == 3
    told = run("replay", "end.fog").out
    assert told.count(said) == 3
    assert [line for line in told.splitlines() if line.startswith("Round ") and "of" not in line] == [
        "Round 5",
        "Round 6",
        "Round 7",
    ]
    ended = resumed(match, "--seat", "x", "--yes", "--record", "over", typed="t4\nconcede\nconcede\n")
    assert ended.out.count(said) == 1
    assert run("replay", "over.fog").out.count(said) == 1


def test_a_round_without_a_ride_after_a_voluntary_reveal() -> None:
    match = match_from(BLOCKED, voluntary_reveal=True)
    ran = resumed(match, "--seat", "x", "--yes", typed="t4\nhide\ndouble\nt1\nt2\nhide\nt1\nhide\n")
    assert ran.out.count("all sit the round out.") == 3


def test_a_pawn_that_cannot_ride_is_named() -> None:
    match = match_from("x@1/red@10/blue@5/green@7 1,0,0/0,0,0/0,0,0 3,2 x 5 5 -")
    ran = resumed(match, "--hotseat", "--yes", typed="t4\nt9\nt1\n")
    for seat in ("Blue", "Green"):
        assert ran.out.count(f"{seat} cannot ride and sits the round out.\n") >= 1
    assert "Red cannot ride" not in ran.out


# Beginnings


def test_a_resumed_game_says_which_deal_and_rules_it_has() -> None:
    _, lines = scripted("yard/police-2017", 6, lambda seat: seat == X)
    ran = run("play", "--seat", "x", "--seed", "6", "--yes", typed=f"{lines[0]}\nsave g\nquit\n")
    assert "The deal was chosen by --seed." in ran.out
    again = run("play", "--resume", "g.fog")
    assert "The deal is the same as when this game began." in again.out
    assert "fixed and sealed" not in again.out
    assert "other rules" not in again.out
    text = Path("g.fog").read_text(encoding="utf-8")
    Path("old.fog").write_text(text.replace('[Digest "edition ', '[Digest "edition 0'), encoding="utf-8")
    older = run("play", "--resume", "old.fog").out
    assert "This game was saved under other rules, another board or deck" in older
    assert "The deal is fixed and sealed." in run("play", "--seat", "x").out


def test_an_unfinished_deal_in_words() -> None:
    match = Match(fogbound.start(fogbound.find("yard/police-2017")), proof.seed_from(6))
    Path("g.fog").write_text(match.record(), encoding="utf-8")
    for number in range(5):
        for eyes in ("open", "red", "x"):
            told = run("replay", "g.fog", "--as", eyes, "--to", str(number), "--map", "m").out
            assert "The start cards are being dealt. " in told
            assert told.count("not placed yet") == 5 - number
            assert "None" not in told
            assert "Round 0" not in told
    assert "Round 1 of 22" in run("replay", "g.fog").out
