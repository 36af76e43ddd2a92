"""The suspects of a playout are those of the rules, and its pursuers know nothing else of X."""

from __future__ import annotations

from random import Random

import numpy as np

from fogbound.fast import Chase, legal, matrix, play, seeded, verbs
from fogbound.fast.suspects import listing, next_watched, play_watched, playout_watched, stations
from fogbound.game import Move
from fogbound.games.yard.belief import Tracker
from fogbound.games.yard.moves import RIDES, ride_is_seen
from fogbound.games.yard.moves import legal as rules_legal
from fogbound.games.yard.position import Position
from fogbound.games.yard.turns import after
from fogbound.notation import CONCEDE

from .tables import SEEDS, anywhere, game, table

# Where boats are counted and X stays hidden for several rides, suspects differ in more than their station.
EXACT = [seed for seed in SEEDS if table(seed).edition.boats is None or table(seed).edition.x_open]


def test_suspects_are_those_of_the_rules() -> None:
    for seed in EXACT[:50]:
        chase = table(seed)
        row, suspects, tracker = chase.opening(), listing(chase), Tracker(chase.edition)
        for state, ply in game(seed):
            if ply is None:
                continue
            plain = row.copy()
            play_watched(chase.book, row, chase.ply(ply.seat, ply.move), suspects)
            play(chase.book, plain, chase.ply(ply.seat, ply.move))
            assert np.array_equal(row, plain)
            if state.turn and state.position.at[0]:
                expected = tracker.follow(state.view(None)).stations
                assert stations(chase, suspects) == expected, f"table {seed}, ply {len(state.log)}"


def _reached(chase: Chase, position: Position, move: Move, known: list[int]) -> set[int]:
    """The stations X can be on after a move by the rules, given those X could be on before."""
    seen = move.verb not in RIDES or ride_is_seen(chase.edition, position, move)
    found = set()
    for station in known:
        possible = position._replace(at=(station, *position.at[1:]))
        for other in rules_legal(chase.edition, possible, "x"):
            if other == move or (other.verb == move.verb and not seen):
                then = after(chase.edition, possible, "x", other)
                if then.outcome is None:
                    found.add(then.at[0])
    return found


def test_suspects_after_any_move_of_x() -> None:
    """Also those that few games come to: boats used up, doubles that lead nowhere."""
    for seed in EXACT:
        chase, rng = table(seed), Random(seed)
        for _ in range(4):
            position = anywhere(chase, rng)
            free = [n for n in chase.edition.board.stations if n not in position.at]
            known = [position.at[0], *(rng.sample(free, 8) if not chase.edition.x_open else ())]
            if not chase.edition.x_open:
                position = position._replace(boats=None)
            for move in rules_legal(chase.edition, position, "x"):
                row, suspects = chase.state(position), listing(chase, known)
                play_watched(chase.book, row, chase.ply("x", move), suspects)
                if chase.outcome(row) is None:
                    assert set(stations(chase, suspects)) == _reached(chase, position, move, known), (
                        f"table {seed}: {move}"
                    )


def test_pursuers_close_in_on_all_suspects() -> None:
    looked = 0
    for seed in EXACT[:30]:
        chase, chance = table(seed), seeded(seed)
        ways, tracker = chase.edition.board.distances, Tracker(chase.edition)
        for state, _ in game(seed):
            if state.position.phase != "pursuit" or len(state.log) % 3:
                continue
            known = tracker.follow(state.view(None)).stations
            row = chase.state(state.position)
            ply = chase.decode(next_watched(chase.book, row, chance, 0.0, 0.0, listing(chase, known)))
            sums = {
                move: sum(ways[move.number].get(n, matrix.FAR) for n in known)
                for move in state.moves(ply.seat)
                if move != CONCEDE
            }
            assert sums[ply.move] == min(sums.values())
            looked += 1
    assert looked > 200


def test_pursuers_do_not_look_at_x() -> None:
    """They play the same wherever X really is."""
    for seed in EXACT[:20]:
        chase, tracker = table(seed), Tracker(table(seed).edition)
        for state, _ in game(seed):
            if state.position.phase != "pursuit" or len(state.log) % 5:
                continue
            known = tracker.follow(state.view(None)).stations
            found = set()
            for station in known[:8]:
                row = chase.state(state.position._replace(at=(station, *state.position.at[1:])))
                found.add(next_watched(chase.book, row, seeded(3), 0.0, 0.0, listing(chase, known)))
            assert len(found) == 1


def _watched_game(chase: Chase, seed: int) -> list[int]:
    row, chance, suspects, out = chase.opening(), seeded(seed), listing(chase), chase.buffer()
    plies = []
    while chase.outcome(row) is None:
        ply = next_watched(chase.book, row, chance, 0.1, 0.2, suspects)
        count = legal(chase.book, row, ply >> verbs.SEAT_SHIFT, out)
        assert ply in out[:count]
        play_watched(chase.book, row, ply, suspects)
        plies.append(ply)
    return plies


def test_a_watched_playout_is_a_game_by_the_rules() -> None:
    for seed in SEEDS[:60]:
        chase = table(seed)
        plies = _watched_game(chase, seed)
        row = chase.opening()
        assert playout_watched(chase.book, row, seeded(seed), 0.1, 0.2, listing(chase)) == len(plies)
        again = chase.opening()
        for ply in plies:
            play(chase.book, again, ply)
        assert np.array_equal(row, again)
