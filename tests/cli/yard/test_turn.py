"""The compact chase at the prompt: placing, vanishing, giving up, agreeing."""

from __future__ import annotations

from fogbound.game import Move, Seat, State
from fogbound.polled import choices
from fogbound.series import Series
from tests.cli.helpers import run
from tests.cli.yard.series import HARBOUR, compact, played


def test_placing_is_typed_in_many_ways() -> None:
    typed = (
        "\n99\nplace 6\nplace\nt4\nred 4\n\nblue: place 10\nback\nstart at 10\n\nred 12\ngreen 4\nsuspects\nmap\nhelp\n"
    )
    ran = run(*HARBOUR, "--chair", "2", "--seed", "5", typed=typed)
    assert "The detectives choose where to start." in ran.out
    assert "Where does Red start?\n  place: 1 4 10 12 14\n" in ran.out
    assert "Type a move such as place1, or help." in ran.out
    assert "Nobody starts on 99. Free: 1, 4, 10, 12, 14." in ran.out
    assert "Say where: place and a station" in ran.out
    assert "Red starts at 4.\n" in ran.out
    assert "Red already has a start." in ran.out
    assert "A colleague stands on 4" in ran.out
    assert "Mister X is not on the board yet." in ran.out
    assert "Frames: where Green can start." in ran.out
    assert "place58   start at 58, an underground station" in ran.out
    assert ran.err == ""


def test_vanishing_and_coming_out_again() -> None:
    series = Series(compact(2), ("You", "Bot 2"))

    def black_first(state: State, seat: Seat) -> Move:
        moves = choices(state, seat)
        return next((move for move in moves if move.verb == "k"), moves[0])

    matches, lines = played(series, 5, ("You",), black_first)
    end = lines[0].removeprefix("k")
    args = ("--players", "2", "--chair", "1", "--seed", "5")
    ran = run(*HARBOUR, *args, typed=f"{lines[0]}\n\ntable\nlog\n")
    assert f"You vanish, and ride to {end} on a black ticket." in ran.out
    assert "It costs you 3 points." in ran.out
    assert f"You come out of hiding at {end}!" in ran.out
    assert "Mister X has " in ran.out
    assert "(shown)" not in ran.out
    other = Series(compact(2), ("Bot 1", "You"))
    for seed in range(40):
        matches, lines = played(other, seed, ("You",))
        if any(ply.move.verb == "k" for ply in matches[0].state.log):
            break
    seen = run(*HARBOUR, "--players", "2", "--chair", "2", "--seed", str(seed), "--yes",
               typed="".join(f"{line}\n" for line in lines)).out  # fmt: skip
    heat = seen.split("Heat 2 of 2")[0]
    assert "Mister X plays a black ticket and vanishes." in heat
    assert "Mister X has vanished, and comes out of hiding when the round is over." in heat or "moved onto" in heat


def test_giving_up_says_what_it_costs() -> None:
    args = ("--players", "2", "--chair", "2", "--seed", "5", "--yes", "--bots", "random")
    start = "place1\nplace4\nplace10\n"
    ran = run(*HARBOUR, *args, typed=f"{start}concede\nback\nconcede\nconcede\n")
    # In this deal the bot vanishes at once, for which it has paid 3 points.
    warning = (
        "Mister X then gets every ticket left (taxi 12, bus 8, and underground 4), worth 40 points, "
        "and ends with 37 instead of the \N{MINUS SIGN}3 he has now. That ends the heat.\n"
    )
    assert ran.out.count(warning) == 2
    assert "The game goes on." in ran.out
    assert "The detectives gave up in round 1. Their remaining tickets, worth 40 points, go to Mister X." in ran.out
    assert "Mister X takes 37 points." in ran.out
    as_x = run(*HARBOUR, "--players", "2", "--chair", "1", "--seed", "5", typed="concede\nhelp\n").out
    assert "only the detectives can give up" in as_x
    assert "  concede " not in as_x
    assert "cannot play concede now" in run(*HARBOUR, *args, typed="concede\n").out


def test_people_who_must_agree_are_asked_together() -> None:
    ran = run(*HARBOUR, "--people", "Ann,Bob,Cy", "--seed", "5", typed="1\n\n4\n\n10\n\n")
    assert ran.out.count("Do you all agree? [Enter = yes, back = no]") == 3
    alone = run(*HARBOUR, "--people", "Ann,bot,Cy", "--seed", "5", typed="1\n\n")
    assert "Confirm? [Enter = yes, back = no]" in alone.out


def test_x_may_ask_where_danger_is_and_nobody_else() -> None:
    play = ("play", "1983", "--players", "4", "--board", "tiny-docks", "--seed", "1", "--yes")
    ran = run(*play, "--seat", "x", typed="danger\nhelp\nquit\nno\n")
    assert "ursuer" in ran.out.partition("x> danger")[2].splitlines()[1]
    assert "danger    the stations" in ran.out
    ran = run(*play, "--seats", "detectives", typed="danger\nhelp\nquit\nno\n")
    assert "Only Mister X is in danger." in ran.out
    assert "danger    the stations" not in ran.out
