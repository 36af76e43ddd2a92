"""What is said in unusual moments: games set up by hand, last tickets, rounds without a ride, pawns out of turn."""

from __future__ import annotations

from pathlib import Path

import pytest

import fogbound
from fogbound import proof
from fogbound.game import Move
from fogbound.games.yard.edition import X
from fogbound.match import Match

from .helpers import Ran, run, scripted

# On tiny-docks the taxi is the only line of 10, and leads to 9 alone.
BLOCKED = "x@1/red@10/blue@9/green@7 1,0,0/0,0,0/0,0,0 3,2 x 5 6 -"


def match_from(line: str, edition: str = "yard/classic-1983", players: int = 4, **options: object) -> Match:
    found = fogbound.find(edition, players=players, board="tiny-docks", **options)
    return Match(fogbound.start(found, line), proof.seed_from(1))


def resumed(match: Match, *args: str, typed: str = "") -> Ran:
    Path("set-up.fog").write_text(match.record(), encoding="utf-8")
    return run("play", "--resume", "set-up.fog", "--bots", "random", *args, typed=typed)


# Games set up by hand


def test_moves_are_counted_from_the_position() -> None:
    match = match_from("x@1/red@10/blue@7/green@3 9,9,9/9,9,9/9,9,9 3,2 x 7 7 3@5")
    ran = resumed(match, "--seat", "x", typed="t2\nback\nlog\nconcede\n")
    assert "Round 7 of 22. You show yourself with your next move." in ran.out
    assert "last seen at 5 (move 3, 4 moves ago)" in ran.out
    assert "Your moves from 1 (move 8, after which everybody sees you):" in ran.out
    assert "This is move 8: everybody will see you there." in ran.out
    assert "log             (7 earlier)\n" in ran.out
    assert "  7 moves before this game was set up\nStill to be shown: moves 8, 13 and 18." in ran.out
    assert "has not moved yet" not in ran.out


def test_a_pursuit_set_up_half_way_says_nothing_of_those_who_moved_before() -> None:
    match = match_from("x@1/red@10/blue@7/green@3 9,9,9/9,9,9/9,9,9 3,2 pursuit:green 7 7 3@5")
    ran = resumed(match, "--seats", "detectives", typed="red t9\nt6\n\n")
    assert "Red cannot ride now." in ran.out
    assert "sits the round out" not in ran.out


def test_nobody_can_say_where_x_probably_is() -> None:
    match = match_from("x@1/red@10/blue@7/green@3 9,9,9/9,9,9/9,9,9 3,2 x 7 7 3@5")
    ran = resumed(match, "--seats", "detectives", "--whereabouts")
    assert ran.code == 2
    assert "was set up by hand" in ran.err
    assert "Leave out --whereabouts" in ran.err


# Rounds without a ride


def test_a_round_in_which_nobody_can_ride_is_told() -> None:
    match = match_from(BLOCKED)
    said = "Neither red, blue nor green can ride: all sit the round out."
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


def test_one_who_cannot_ride_is_still_named() -> None:
    match = match_from("x@1/red@10/blue@5/green@7 1,0,0/0,0,0/0,0,0 3,2 x 5 5 -")
    ran = resumed(match, "--hotseat", "--yes", typed="t4\nt9\nt1\n")
    for seat in ("Blue", "Green"):
        assert ran.out.count(f"{seat} cannot ride and sits the round out.\n") >= 1
    assert "Red cannot ride" not in ran.out


# Tickets


def test_the_moves_tell_how_many_tickets_are_left() -> None:
    match = match_from("x@5/red@6/blue@7/green@3 4,2,1/3,3,3/2,2,2 3,1 x 1 0 -")
    ran = resumed(match, "--hotseat", "--yes", typed="t2\nt9\n")
    assert (
        "  taxi t:           2 4\n  bus b:            1 9\n  black k (3 left): 1 2 4 9\n  double (1 left): " in ran.out
    )
    assert "Your moves for red, now at 6:\n  taxi t (4 left): 5 9\n" in ran.out
    counted = match_from("x@5/red@6/blue@7/green@3 4,2,1/3,3,3/2,2,2 3,1,8,7,6 x 1 0 -", x_ticket_accounting="counted")
    assert "  taxi t (8 left):  2 4\n  bus b (7 left):   1 9\n" in resumed(counted, "--seat", "x").out


def test_colleagues_tickets_are_told_too() -> None:
    line = "x@5/red@6/blue@10/bobby1@1/bobby2@3 3,2,1/4,4,4 3,1 x 1 0 -"
    match = match_from(line, "yard/police-2017", players=3)
    ran = resumed(match, "--hotseat", "--yes", typed="b9\n")
    assert "  blue at 10: taxi (4 left) 9\n" in ran.out
    assert "  bobby1 at 1: taxi 2 4; bus 5\n" in ran.out
    reserve = match_from(line.replace("3,1 x", "3,1,8,7,6 x"), "yard/police-2017", 3, x_ticket_accounting="reserve")
    assert "  taxi t (8 left):  2 4\n" in resumed(reserve, "--seat", "x").out


@pytest.mark.parametrize(
    ("purse", "move", "warning"),
    [
        ("1,5,5", "t10", " This is red's last taxi ticket; no other line leaves 10."),
        ("1,0,0", "t8", " This is red's last taxi ticket, and there is none left for the underground from 8."),
        ("1,0,1", "t8", ""),
        ("2,0,0", "t10", ""),
        ("1,1,0", "b5", ""),
        ("0,1,9", "b5", " This is red's last bus ticket, and there is none left for the taxi from 5."),
    ],
)
def test_a_ride_that_strands_its_rider_is_warned_of(purse: str, move: str, warning: str) -> None:
    match = match_from(f"x@1/red@9/blue@7/green@3 {purse}/9,9,9/9,9,9 3,2 pursuit:red+blue+green 5 5 -")
    kind = {"t": "taxi", "b": "bus"}[move[0]]
    ran = resumed(match, "--seats", "detectives", typed=f"{move}\nback\n")
    assert f"Red takes the {kind} to {move[1:]}.{warning}\n" in ran.out


def test_the_last_ticket_of_a_pool_and_the_free_rides_of_the_police() -> None:
    line = "x@1/red@9/blue@7/bobby1@8/bobby2@3 1,5,5 3,2 pursuit:red+blue+bobby1+bobby2 5 5 -"
    match = match_from(line, "yard/police-2017", players=2)
    ran = resumed(match, "--seats", "detectives", typed="t10\nback\nbobby1 t4\nback\n")
    assert "This is the pool's last taxi ticket; no other line leaves 10." in ran.out
    assert "Bobby1 takes the taxi to 4.\n" in ran.out


# Pawns out of turn


def test_pawns_out_of_turn_are_told_apart() -> None:
    match = Match(fogbound.start(fogbound.find("yard/classic-1983", players=4)), proof.seed_from(3))
    for _ in range(2):
        match.submit(match.state.turn[0], match.state.moves(match.state.turn[0])[0], match.ply)
    Path("g.fog").write_text(match.record(), encoding="utf-8")
    ran = run("play", "--resume", "g.fog", "--hotseat", typed="red t56\nred\nRED: t5\ngreen t5\nx t5\nblue t\n")
    answers = [line for line in ran.out.splitlines() if line.startswith(("Red has", "It is not"))]
    assert answers == [
        *["Red has moved already this round."] * 3,
        "It is not green's turn yet.",
        "It is not Mister X's turn yet.",
    ]
    assert "Say where to" in ran.out
    alone = run("play", "--resume", "g.fog", "--seat", "blue", typed="red t56\nx t5\n")
    assert "Red is played by a bot." in alone.out
    assert "Mister X is played by a bot." in alone.out


def test_a_pawn_that_cannot_ride_says_so() -> None:
    line = "x@5/red@6/blue@10/bobby1@9/bobby2@3 3,2,1/4,4,4 3,1 pursuit:red+blue+bobby1+bobby2 1 0 -"
    ran = resumed(match_from(line, "yard/police-2017", players=3), "--seats", "detectives", typed="blue t9\n")
    assert "Blue cannot ride now." in ran.out


def test_to_x_black_is_a_ticket_first() -> None:
    edition = fogbound.find("yard/classic-1983", players=6)
    match = Match(fogbound.start(edition), proof.seed_from(3))
    end = next(move.args[0] for move in match.view(X).moves if move.verb == "k")
    ran = run(
        "play", "1983", "--players", "6", "--hotseat", "--seed", "3", typed=f"black {end}\nback\nblack t5\nblack\n"
    )
    assert f"You ride to {end} on a black ticket" in ran.out
    assert ran.out.count("It is not black's turn yet.") == 2
    match.submit(X, Move("k", (end,)), match.ply)
    Path("g.fog").write_text(match.record(), encoding="utf-8")
    assert "It is not black's turn yet." in run("play", "--resume", "g.fog", "--hotseat", typed="black 58\n").out


# Beginnings


def test_a_resumed_game_says_what_it_is() -> None:
    _, lines = scripted("yard/police-2017", 6, lambda seat: seat == X)
    ran = run("play", "--seat", "x", "--seed", "6", "--yes", typed=f"{lines[0]}\nsave g\nquit\n")
    assert "practice deal" in ran.out
    again = run("play", "--resume", "g.fog")
    assert "The deal is the one this game began with." in again.out
    assert "fixed now" not in again.out
    assert "other rules" not in again.out
    text = Path("g.fog").read_text(encoding="utf-8")
    Path("old.fog").write_text(text.replace('[Digest "edition ', '[Digest "edition 0'), encoding="utf-8")
    older = run("play", "--resume", "old.fog").out
    assert "This game was saved under other rules, another board or deck" in older
    assert "The deal is fixed now and sealed." in run("play", "--seat", "x").out


def test_a_deal_under_way_in_words() -> None:
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
