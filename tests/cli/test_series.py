"""Series through the command line: heats rotate, one file holds them all, and the score adds up."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import fogbound
from fogbound import catalog, proof, record
from fogbound.bots import BOTS, HOUSE
from fogbound.cli import score
from fogbound.cli.lines import listed
from fogbound.game import Move, Outcome, Seat, State
from fogbound.games.yard.edition import X
from fogbound.match import Match
from fogbound.polled import choices
from fogbound.series import Series
from fogbound.verify import verify_series

from .helpers import CURTAIN, first_move, run

HARBOUR = ("play", "2015", "--board", "tiny-harbour")


def played(
    series: Series,
    seed: int,
    here: tuple[str, ...],
    choose: Callable[[State, Seat], Move] = first_move,
) -> tuple[list[Match], list[str]]:
    """The heats `play --seed` deals against the house's bots, and the lines the people at the keyboard type in them."""
    edition = catalog.known(series.edition)
    matches, lines = [], []
    for n, own_seed in enumerate(proof.seeds_from(seed, series.length)):
        roles = series.roles(n)
        mine = {seat for name in here for seat in roles[name]}
        fleeing, hunting = (
            BOTS["yard"][HOUSE["yard"]](edition, Random(f"{seed} {n + 1} {side}")) for side in ("x", "pursuers")
        )
        match = Match(fogbound.start(edition), own_seed)
        while match.state.turn:
            own = [seat for seat in match.state.turn if seat in mine]
            seat = (own or list(match.state.turn))[0]
            if own:
                move = choose(match.state, seat)
                lines.append(str(move))
            else:
                chosen = (fleeing if seat == X else hunting).choose(match.view(seat))
                assert chosen is not None
                move = chosen
            match.submit(seat, move, match.ply)
        matches.append(match)
    return matches, lines


def varied(state: State, seat: Seat) -> Move:
    return Random(len(state.log)).choice(choices(state, seat))


def compact(players: int = 3, **options: object) -> fogbound.Edition:
    return fogbound.find("yard/compact-2015", players=players, board="tiny-harbour", **options)


def outcomes(matches: list[Match]) -> tuple[Outcome, ...]:
    return tuple(match.state.outcome for match in matches if match.state.outcome is not None)


# Whole series


@pytest.mark.parametrize("chair", [1, 2, 3])
def test_a_whole_series_against_bots(chair: int, folder: Path) -> None:
    people = tuple("You" if n == chair else f"Bot {n}" for n in (1, 2, 3))
    series = Series(compact(), people)
    matches, lines = played(series, 4, ("You",), varied)
    done = Series(compact(), people, outcomes(matches))
    args = ("--chair", str(chair), "--seed", "4", "--yes", "--record", "s")
    ran = run(*HARBOUR, *args, typed="".join(f"{line}\n" for line in lines))
    assert (ran.code, ran.err) == (0, "")
    assert score.result(done) in ran.out
    for line in score.table(done):
        assert line.text in ran.out
    assert ran.out.count("Mister X's way: ") == 3
    read = record.read_all((folder / "s.fog").read_text(encoding="utf-8"))
    assert [one.plies for one in read] == [record.read(match.record()).plies for match in matches]
    assert verify_series(read, [catalog.start_of(one) for one in read]).series == done
    checked = run("verify", "s.fog")
    assert checked.code == 0
    assert score.result(done) in checked.out
    commitment = proof.series_commitment([match.commitment for match in matches])
    assert f"  {commitment}\n" in ran.out
    assert run("verify", "s.fog", "--commitment", commitment).code == 0
    assert "other-commitment" in run("verify", "s.fog", "--commitment", matches[0].commitment).err


def test_everybody_at_one_keyboard(folder: Path) -> None:
    series = Series(compact(2), ("Ann", "Bob"))
    matches, lines = played(series, 2, series.people, varied)
    typed = "".join(f"{line}\n" for line in lines)
    ran = run(*HARBOUR, "--players", "2", "--people", "Ann, Bob", "--seed", "2", "--yes", "--record", "s", typed=typed)
    assert ran.code == 0
    assert "Ann (Mister X)" in ran.out
    assert "Bob (the detectives)" in ran.out
    assert "Bob (Mister X)" in ran.out
    assert score.result(Series(compact(2), series.people, outcomes(matches))) in ran.out


def test_rotating_rematches_of_another_chase(folder: Path) -> None:
    edition = fogbound.find("yard/police-2017", players=2, board="tiny-docks", max_rounds=3, reveals="3")
    series = Series(edition, ("You", "Bot 2"))
    matches, lines = played(series, 7, ("You",))
    args = ("--players", "2", "--board", "tiny-docks", "--option", "max_rounds=3", "--option", "reveals=3")
    ran = run("play", "2017", *args, "--series", "--seat", "x", "--seed", "7", "--yes", "--record", "s",
              typed="".join(f"{line}\n" for line in lines))  # fmt: skip
    assert ran.code == 0
    done = Series(edition, series.people, outcomes(matches))
    assert score.result(done) in ran.out
    assert run("verify", "s.fog").out.count("2 heats") == 1


# Saving


@pytest.mark.parametrize("cut", [0, 1, 5, 11, 16])
def test_a_series_goes_on_where_it_was_saved(cut: int, folder: Path) -> None:
    series = Series(compact(), ("Bot 1", "You", "Bot 3"))
    matches, lines = played(series, 9, ("You",), varied)
    assert len(lines) > 16
    args = ("--chair", "2", "--seed", "9", "--yes")
    first = run(*HARBOUR, *args, typed="".join(f"{line}\n" for line in lines[:cut]) + "save s\nquit\n")
    assert first.code == 0
    assert "fogbound play --resume s.fog" in first.out
    assert run("verify", "s.fog").code == 0
    again = run("play", "--resume", "s.fog", "--yes", "--bots", "random")
    assert again.code == 0
    commitment = proof.series_commitment([match.commitment for match in matches])
    assert f"  {commitment}\n" in again.out
    found = record.read_all((folder / "s.fog").read_text(encoding="utf-8"))
    expected = [record.read(match.record()).plies for match in matches]
    for one, whole in zip(found, expected, strict=True):
        assert one.plies == whole[: len(one.plies)]


def test_a_series_broken_off_is_kept_and_goes_on_to_its_end(folder: Path) -> None:
    series = Series(compact(2), ("Ann", "Zoë"))
    matches, lines = played(series, 3, series.people, varied)
    cut = len(lines) * 2 // 3
    args = ("--players", "2", "--people", "Ann,Zoë", "--seed", "3", "--yes")
    broken = run(*HARBOUR, *args, typed="".join(f"{line}\n" for line in lines[:cut]))
    (kept,) = folder.glob("fogbound-autosave-*.fog")
    assert f"fogbound play --resume {kept.name}" in broken.out
    assert "series: not over yet, 1 of 2 heats played" in run("verify", kept.name).out
    rest = run("play", "--resume", kept.name, "--yes", "--record", "end",
               typed="".join(f"{line}\n" for line in lines[cut:]))  # fmt: skip
    assert rest.code == 0
    assert "Heat 2 of 2" in rest.out
    assert "Heat 1 of 2" not in rest.out
    done = Series(compact(2), series.people, outcomes(matches))
    assert score.result(done) in rest.out
    over = run("play", "--resume", "end.fog")
    assert over.code == 1
    assert "The series in end.fog is over." in over.err


@pytest.fixture
def whole(folder: Path) -> str:
    """A finished series of three, in s.fog."""
    series = Series(compact(), ("Ann", "Bot 2", "Bot 3"))
    _, lines = played(series, 4, ("Ann",), varied)
    ran = run(*HARBOUR, "--people", "Ann,bot,bot", "--seed", "4", "--yes", "--record", "s",
              typed="".join(f"{line}\n" for line in lines))  # fmt: skip
    assert ran.code == 0
    return (folder / "s.fog").read_text(encoding="utf-8")


def test_a_series_without_the_heats_to_come_cannot_go_on(whole: str, folder: Path) -> None:
    parts = [f"[Fogbound {part}" for part in whole.split("[Fogbound ")[1:]]
    (folder / "two.fog").write_text("".join(parts[:2]), encoding="utf-8")
    refused = run("play", "--resume", "two.fog")
    assert refused.code == 1
    assert "2 of 3 heats" in refused.err
    told = run("verify", "two.fog").out
    assert "only when all 3 heats are here, not 2" in told
    assert "2 of 3 heats played" in told
    (folder / "one.fog").write_text(parts[1], encoding="utf-8")
    assert "this is heat 2 of 3 alone" in run("verify", "one.fog").out
    assert "Heat 2 of 3\n" in run("replay", "one.fog").out


def test_verify_says_what_was_done_to_a_series(whole: str, folder: Path) -> None:
    one, two, three = (f"[Fogbound {part}" for part in whole.split("[Fogbound ")[1:])
    for text, code in (
        (two + one + three, "heat-order"),
        (one + three, "missing-heat"),
        (one + two.replace('"Ann: ', '"Eve: ') + three, "mixed-people"),
        (one + two.replace("x_black=1", "x_black=2") + three, "mixed-rules"),
    ):
        (folder / "bad.fog").write_text(text, encoding="utf-8")
        ran = run("verify", "bad.fog")
        assert (ran.code, ran.out) == (1, "")
        assert f"bad.fog does not hold ({code}): " in ran.err
        assert len(ran.err.strip().splitlines()) == 1


# Replay


def test_replay_tells_all_heats_or_one(whole: str) -> None:
    told = run("replay", "s.fog").out
    assert [f"Heat {n} of 3\n" in told for n in (1, 2, 3)] == [True] * 3
    assert "  Mister X             Bot 2\n  red, blue and green  Bot 3 and Ann\n" in told
    assert re.search(r"wins? the series|share the win", told)
    one = run("replay", "s.fog", "--heat", "2", "--map", "m").out
    assert "Heat 2 of 3\n" in one
    assert "Heat 1 of 3\n" not in one
    assert "The map is in m.svg." in one
    for args in (("--to", "3"), ("--map", "m")):
        asked = run("replay", "s.fog", *args)
        assert asked.code == 2
        assert "--heat N" in asked.err
    assert "There is no heat 4" in run("replay", "s.fog", "--heat", "4").err


def test_replay_as_a_person_of_the_series(whole: str) -> None:
    told = run("replay", "s.fog", "--as", "Ann").out
    assert "as Mister X saw it" in told.split("Heat 2")[0]
    assert "as red saw it" in told.split("Heat 2")[1]
    assert run("replay", "s.fog", "--as", "Nobody").code == 2


def test_replay_of_a_series_that_is_not_over(folder: Path) -> None:
    run(*HARBOUR, "--chair", "1", "--seed", "5", "--yes", typed="save s\nquit\n")
    told = run("replay", "s.fog")
    assert told.code == 0
    assert "Heat 1 of 3" in told.out
    assert "Heat 2 of 3" not in told.out


# Who sits where


WRONG = {
    "--chair 4": "chairs are 1 to 3",
    "--chair 0": "chairs are 1 to 3",
    "--chair 1 --hotseat": "Choose one of",
    "--people Ann,Bob --players 3": "takes 3 names",
    "--people Ann,Bob --option players=3": "takes 3 names",
    "--people Ann": "1 name; a series is for 2 to 4 people",
    "--people A,B,C,D,E": "5 names; a series is for 2 to 4 people",
    "--people Ann,,Bob": "takes 3 names",
    "--people bot,bot,bot": "bots alone",
    "--people Ann,Bob,Ann": "'Ann'",
    "--seats x,red": "together",
    "--seat purple": "no seat",
}


@pytest.mark.parametrize("args", list(WRONG))
def test_wrong_chairs_get_one_friendly_line(args: str) -> None:
    ran = run("play", "2015", *args.split())
    assert (ran.code, ran.out) == (2, "")
    assert WRONG[args] in ran.err
    assert len(ran.err.strip().splitlines()) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_names_say_how_many_play(players: int) -> None:
    names = ["Ann", "Bob", "Cy", "Di"][:players]
    ran = run("play", "2015", "--people", ",".join(names))
    assert f"A series of {players} heats for {listed(names)}:" in ran.out


def test_names_say_how_many_play_wherever_there_is_a_series() -> None:
    assert "A series of 3 heats for Ann, Bob and Cy:" in run("play", "1983", "--series", "--people", "Ann,Bob,Cy").out


def test_chairs_belong_to_a_series() -> None:
    for args in (("--chair", "1"), ("--people", "Ann,Bob,Cy,Di")):
        ran = run("play", "2017", *args)
        assert ran.code == 2
        assert "--series" in ran.err


def test_the_first_heat_can_be_chosen_by_its_seat() -> None:
    assert "  Mister X             you\n  red, blue and green  Bot 2 and Bot 3\n" in run(*HARBOUR, "--seat", "x").out
    hunting = run(*HARBOUR, "--seats", "detectives").out
    assert "  Mister X             Bot 1\n  red, blue and green  you and Bot 3\n" in hunting
    assert "you take chair 1" in run(*HARBOUR).out


def test_a_resumed_series_keeps_its_people_but_may_change_who_is_here(folder: Path) -> None:
    run(*HARBOUR, "--people", "Ann,bot,Bob", "--seed", "5", "--yes", typed="red\nplace1\nsave s\nquit\n")
    assert '[Chairs "1,3"]' in (folder / "s.fog").read_text()
    assert "blue> " in run("play", "--resume", "s.fog").out
    assert "Ann (Mister X)" in run("play", "--resume", "s.fog", "--hotseat", typed="4\n\n10\n\n").out
    for args, said in (
        (("--people", "Cy,Di,Ed"), "Ann, Bot 2 and Bob"),
        (("--chair", "7"), "chairs are 1 to 3"),
        (("--series",), "leave out --series"),
    ):
        ran = run("play", "--resume", "s.fog", *args)
        assert ran.code == 2
        assert said in ran.err
    text = (folder / "s.fog").read_text().replace('[Chairs "1,3"]', '[Chairs "9"]')
    (folder / "odd.fog").write_text(text)
    assert "does not say which chairs" in run("play", "--resume", "odd.fog").err


def test_editions_say_how_they_are_played() -> None:
    assert "Played as a series: everybody is Mister X once" in run("editions", "2015").out
    assert "--series makes it one" in run("editions", "1983").out


# The score


def test_the_score_in_words() -> None:
    edition = compact(4)
    people = ("Ann", "Bob", "A person with a very long name", "Di")
    ended = tuple(Outcome((), "captured", ((X, n),)) for n in (12, -3, 12, 0))
    series = Series(edition, people, ended[:2])
    lines = [line.text for line in score.table(series)]
    assert lines == [
        "  heat               1    2    3    4   total",
        "  Ann               12x   0    -    -      12",
        "  Bob                0   -3x   -    -      -3",
        "  A person with a…   0    0    -x   -       0",
        "  Di                 0    0    -    -x      0",
        "  x: was Mister X in that heat",
    ]
    over = Series(edition, people, ended)
    assert score.result(over) == "Ann and A person with a very long name share the win, with 12 points each."
    alone = Series(edition, people, (*ended[:2], ended[3], ended[3]))
    assert score.result(alone) == "Ann wins the series, with 12 points."
    level = Series(edition, people, (ended[3],) * 4)
    assert score.result(level) == "All share the win, with 0 points each."


# The compact game in words


def test_placing_is_asked_for_and_typed_in_many_ways() -> None:
    typed = (
        "\n99\nplace 6\nplace\nt4\nred 4\n\nblue: place 10\nback\nstart at 10\n\nred 12\ngreen 4\nsuspects\nmap\nhelp\n"
    )
    ran = run(*HARBOUR, "--chair", "2", "--seed", "5", typed=typed)
    assert "The detectives choose where to start." in ran.out
    assert "Where does red start?\n  place: 1 4 10 12 14\n" in ran.out
    assert "Type a move such as place1, or help." in ran.out
    assert "Detectives start on underground stations, not on 99." in ran.out
    assert "Say where: place and a station" in ran.out
    assert "Red starts at 4.\n" in ran.out
    assert "Red has its place already." in ran.out
    assert "A colleague stands on 4" in ran.out
    assert "Mister X is not on the board yet." in ran.out
    assert "Frames: where green can start." in ran.out
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
    assert "Mister X plays a black ticket and vanishes (move " in heat
    assert "Mister X has vanished, and comes out of hiding when the round is over." in heat or "moved onto" in heat


def test_giving_up_says_what_it_costs() -> None:
    args = ("--players", "2", "--chair", "2", "--seed", "5", "--yes", "--bots", "random")
    start = "place1\nplace4\nplace10\n"
    ran = run(*HARBOUR, *args, typed=f"{start}concede\nback\nconcede\nconcede\n")
    # In this practice deal the bot vanishes at once, for which it has paid 3 points.
    warning = (
        "Mister X then gets every ticket left (12 taxi, 8 bus and 4 underground), worth 40 points: "
        "that makes 37 in all instead of the -3 he has now. It ends the heat.\n"
    )
    assert ran.out.count(warning) == 2
    assert "The game goes on." in ran.out
    assert "The detectives gave up in round 1. Their last tickets, worth 40 points, go to Mister X." in ran.out
    assert "Mister X gets 37 points." in ran.out
    as_x = run(*HARBOUR, "--players", "2", "--chair", "1", "--seed", "5", typed="concede\nhelp\n").out
    assert "only the detectives can give up" in as_x
    assert "  concede " not in as_x
    assert "cannot play concede now" in run(*HARBOUR, *args, typed="concede\n").out


def test_people_who_must_agree_are_asked_together() -> None:
    ran = run(*HARBOUR, "--people", "Ann,Bob,Cy", "--seed", "5", typed="1\n\n4\n\n10\n\n")
    assert ran.out.count("Do you all agree? [Enter = yes, back = no]") == 3
    alone = run(*HARBOUR, "--people", "Ann,bot,Cy", "--seed", "5", typed="1\n\n")
    assert "Confirm? [Enter = yes, back = no]" in alone.out


def test_the_curtain_falls_only_where_there_is_something_to_hide() -> None:
    edition = compact(2)
    match = Match(fogbound.start(edition), proof.seeds_from(5, 2)[0])
    lines = []

    def play(move: Move) -> None:
        lines.append(str(move))
        match.submit(match.state.turn[0], move, match.ply)

    for _ in range(3):
        play(match.state.moves(match.state.turn[0])[0])
    play(next(move for move in match.state.moves(X) if move.verb != "k"))
    while match.state.turn != (X,):
        play(match.state.moves(match.state.turn[0])[0])
    play(next(move for move in match.state.moves(X) if move.verb == "k"))
    ran = run(*HARBOUR, "--players", "2", "--people", "Ann,Bob", "--seed", "5", "--yes",
              typed="".join(f"{line}\n" for line in lines))  # fmt: skip
    passed = [line for line in ran.out.splitlines() if line.startswith("---")]
    assert passed == [
        "--- It is the turn of Bob (the detectives). ---",
        f"{CURTAIN}Ann (Mister X). ---",
        "--- It is the turn of Bob (the detectives). ---",
        f"{CURTAIN}Ann (Mister X). ---",
        f"{CURTAIN}Bob (the detectives). ---",
    ]
