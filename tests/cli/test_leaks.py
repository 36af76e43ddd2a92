"""What detectives are shown does not depend on anything they may not know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import fogbound
from fogbound import proof, record
from fogbound.game import State, worlds
from fogbound.games.yard.edition import X
from fogbound.match import Match
from fogbound.polled import choices
from tests.cli.helpers import CURTAIN, run

SEED = 8
LOOKS = ("table", "suspects", "log", "tickets", "moves", "look 74", "map seen.svg")


def dealt() -> State:
    return Match(fogbound.start(fogbound.find("yard/classic-1983", players=4)), proof.seed_from(SEED)).state


def two_rounds(state: State) -> Iterator[tuple[State, list[str]]]:
    """Every way X can spend two rounds while red, blue and green do always the same."""
    for first in choices(state, X):
        if first.verb != "t":
            continue
        one, typed = pursued(state.play(X, first), 0)
        for second in choices(one, X) if one.turn else ():
            if second.verb == "t":
                two, more = pursued(one.play(X, second), 1)
                yield two, [str(first), *typed, str(second), *more]


def pursued(state: State, round_: int) -> tuple[State, list[str]]:
    typed = []
    while state.turn and state.turn[0] != X:
        move = choices(state, state.turn[0])[-1 - round_]
        typed += [*LOOKS, str(move)]
        state = state.play(state.turn[0], move)
    return state, typed


def lookalikes() -> tuple[list[str], list[str]]:
    """The typed lines of two games that look the same to the detectives, though X goes elsewhere."""
    games = [(state, typed) for state, typed in two_rounds(dealt()) if state.outcome is None]
    for (a, one), (b, two) in combinations(games, 2):
        if a.view("red") == b.view("red") and a.log[4].move != b.log[4].move and a.log[8].move != b.log[8].move:
            return one, two
    raise AssertionError("this deal has no two such games; take another seed")


def sections(out: str) -> dict[str, list[str]]:
    """What was shown, by the side that was looking."""
    shown: dict[str, list[str]] = {}
    for part in out.split(CURTAIN)[1:]:
        who, _, text = part.partition(". ---\n")
        shown.setdefault(who, []).append(text)
    return shown


def test_a_hotseat_game_hides_x_from_the_detectives(folder: Path) -> None:
    shown, pictures = [], []
    for typed in lookalikes():
        ran = run("play", "1983", "--players", "4", "--hotseat", "--seed", str(SEED), "--yes", typed="\n".join(typed))
        assert ran.code == 0
        shown.append(sections(ran.out))
        pictures.append((folder / "seen.svg").read_text())
    one, two = shown
    assert one["the detectives"] == two["the detectives"]
    assert len(one["the detectives"]) == 2
    assert one["Mister X"] != two["Mister X"]
    assert pictures[0] == pictures[1]


def test_a_heat_hides_from_the_detectives_where_x_vanished_to(folder: Path) -> None:
    """X vanishes to every station he can reach; until he comes out, the others are shown the same."""
    edition = fogbound.find("yard/compact-2015", players=2, board="tiny-harbour")
    seed = proof.seeds_from(SEED, 2)[0]
    match = Match(fogbound.start(edition), seed)
    placed = []
    for seat in edition.seats[1:]:
        placed.append(str(match.state.moves(seat)[0]))
        match.submit(seat, placed[-1], match.ply)
    ends = [move for move in match.state.moves(X) if move.verb == "k"]
    assert len(ends) > 1
    shown, pictures, told = set(), set(), set()
    for end in ends:
        args = ("2015", "--players", "2", "--board", "tiny-harbour", "--hotseat", "--seed", str(SEED), "--yes")
        ran = run("play", *args, typed="\n".join([*placed, str(end), *LOOKS[:-2], "look 7", LOOKS[-1], "save g"]))
        assert ran.code == 0
        (text,) = sections(ran.out)["Person 2 (the detectives)"]
        shown.add(text)
        pictures.add((folder / "seen.svg").read_text())
        told.add(run("replay", "g.fog", "--as", "red").out + run("replay", "g.fog", "--as", "spectator").out)
        (folder / "g.fog").unlink()
    assert (len(shown), len(pictures), len(told)) == (1, 1, 1)


def unfinished(start: State) -> State:
    """A small game after two rounds in which X went by taxi, from the first deal that gets so far."""
    for seed in range(100):
        state = Match(start, proof.seed_from(seed)).state
        while state.turn and len(state.log) < 12:
            taxis = [move for move in choices(state, state.turn[0]) if move.verb == "t"]
            state = state.play(state.turn[0], (taxis or choices(state, state.turn[0]))[0])
        if state.turn == (X,) and sum(1 for _ in worlds(start, state.view("red"))) > 1:
            return state
    raise AssertionError("no deal leads to such a game")


def test_replay_as_a_detective_hides_what_they_did_not_see(folder: Path) -> None:
    start = fogbound.start(fogbound.find("yard/classic-1983", players=4, board="tiny-docks"))
    state = unfinished(start)
    told = set()
    others = list(worlds(start, state.view("red")))
    for number, world in enumerate(others):
        path = folder / f"{number}.fog"
        path.write_text(record.write(start, world))
        told.add(run("replay", path.name, "--as", "red", "--map", "m.svg").out + (folder / "m.svg").read_text())
    assert len(others) > 1
    assert len(told) == 1


def frozen(start: State, state: State) -> str:
    """The record of a game, and then a ride of X's that no rules allow."""
    text = record.write(start, state).replace(f'[Plies "{len(state.log)}"]', f'[Plies "{len(state.log) + 1}"]')
    return f"{text} t{start.edition.board.stations[-1]}"  # type: ignore[attr-defined]


def test_replay_of_a_frozen_game_hides_what_a_detective_did_not_see(folder: Path) -> None:
    start = fogbound.start(fogbound.find("yard/classic-1983", players=4, board="tiny-docks"))
    last = start.edition.board.stations[-1]  # type: ignore[attr-defined]
    state = unfinished(start)
    others = [world for world in worlds(start, state.view("red")) if f"t{last}" not in map(str, world.moves(X))]
    assert len({world.view(X).table.pawn(X).station for world in others}) > 1  # type: ignore[attr-defined]
    for eyes in ("red", "blue", "spectator", "RED"):
        told = set()
        for world in others:
            (folder / "g.fog").write_text(frozen(start, world))
            ran = run("replay", "g.fog", "--as", eyes, "--map", "m.svg")
            assert ran.code == 1
            told.add((ran.out, ran.err, (folder / "m.svg").read_text()))
        assert len(told) == 1
        assert f"Ply {len(state.log)} of the record cannot be played" in told.pop()[1]
    open_ = run("replay", "g.fog").err
    assert f"t{last}, cannot be played" in open_
    assert run("replay", "g.fog", "--as", "x").err == open_


def test_a_detective_sees_why_their_own_ply_stops_a_record(folder: Path) -> None:
    start = fogbound.start(fogbound.find("yard/classic-1983", players=4, board="tiny-docks"))
    state = next(s for s in (Match(start, proof.seed_from(n)).state for n in range(100)) if s.turn == (X,))
    (folder / "g.fog").write_text(frozen(start, state.play(X, choices(state, X)[0])))
    assert "cannot be played: " in run("replay", "g.fog", "--as", "red").err
    assert "under today’s rules" in run("replay", "g.fog", "--as", "blue").err


def test_a_damaged_record_is_not_quoted_to_a_detective(folder: Path) -> None:
    start = fogbound.start(fogbound.find("yard/classic-1983", players=4, board="tiny-docks"))
    state = unfinished(start)
    good = record.write(start, state, seed=proof.seed_from(1))
    seed = proof.seed_from(1).hex()
    line = state.position_text()  # type: ignore[attr-defined]
    for bad, secret in (
        (good.replace("\n1. ", "\n1. T", 1), "at 'T"),
        (good.replace('[Seed "', "[Seed ", 1), seed[:20]),
        (good.replace("[Plies", f'[Position "{line} 7"]\n[Plies', 1), line),
    ):
        (folder / "g.fog").write_text(bad)
        assert secret in run("replay", "g.fog").err
        ran = run("replay", "g.fog", "--as", "red")
        assert ran.code == 1
        assert secret not in ran.err
        assert "g.fog is damaged" in ran.err


def test_replay_shows_each_seat_its_own_game(folder: Path) -> None:
    _, typed = next((s, t) for s, t in two_rounds(dealt()) if s.outcome is None)
    run("play", "1983", "--players", "4", "--hotseat", "--seed", str(SEED), typed="".join(f"{t}\n\n" for t in typed))
    (kept,) = folder.glob("*.fog")
    assert " to " not in run("replay", kept.name, "--as", "spectator").out.split("(move 1)")[0].splitlines()[-1]
    assert "Mister X takes the taxi (move 1)." in run("replay", kept.name, "--as", "red").out
    assert "You take the taxi to" in run("replay", kept.name, "--as", "x").out
    assert "Mister X takes the taxi to" in run("replay", kept.name).out
