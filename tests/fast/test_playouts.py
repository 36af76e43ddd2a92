"""Playouts are games by the rules, as random or as sound as they are asked to be."""

from __future__ import annotations

from collections import Counter
from random import Random
from threading import Event, Thread
from time import sleep

import numpy as np
import psutil
import pytest

from fogbound.fast import endings, next_ply, play, playout, playouts, seeded
from fogbound.game import Move, Seat
from fogbound.games.yard.rules import ChaseState, start
from fogbound.notation import CONCEDE

from .tables import SEEDS, game, table


@pytest.mark.parametrize("slips", [(1.0, 1.0), (0.0, 0.0), (0.1, 0.2)])
def test_a_playout_is_a_game_by_the_rules(slips: tuple[float, float]) -> None:
    for seed in SEEDS[:120]:
        chase, chance, again = table(seed), seeded(seed), seeded(seed)
        state, row = start(chase.edition), chase.opening()
        while state.turn:
            number = next_ply(chase.book, row, chance, *slips)
            seat, move, _ = chase.decode(number)
            assert move in state.moves(seat), f"table {seed}, ply {len(state.log)}"
            assert move != CONCEDE
            state = state.play(seat, move)
            play(chase.book, row, number)
        whole = chase.opening()
        assert playout(chase.book, whole, again, *slips) == len(state.log)
        assert chase.position(whole) == state.position


def _offers(state: ChaseState) -> dict[tuple[Seat, Move], float]:
    """What chance should make of a state: a seat in turn, then one of its moves, each equally likely."""
    listed = {seat: [move for move in state.moves(seat) if move != CONCEDE] for seat in state.turn}
    return {(seat, move): 1 / len(listed) / len(moves) for seat, moves in listed.items() for move in moves}


def test_random_plies_are_equally_likely() -> None:
    times = 4000
    for seed in SEEDS[:30]:
        chase, chance = table(seed), seeded(seed)
        state = Random(seed).choice([state for state, _ in game(seed) if state.turn])
        row = chase.state(state.position)
        drawn = Counter(next_ply(chase.book, row, chance, 1.0, 1.0) for _ in range(times))
        counts = Counter({chase.decode(number)[:2]: n for number, n in drawn.items()})
        offers = _offers(state)
        assert set(counts) <= set(offers)
        squares = sum((counts[offer] - times * p) ** 2 / (times * p) for offer, p in offers.items())
        freedom = len(offers) - 1
        assert squares <= freedom + 5 * (2 * freedom) ** 0.5, f"table {seed}: {counts}"


def test_sound_plies_flee_and_approach() -> None:
    looked = 0
    for seed in SEEDS[::3]:
        chase, chance = table(seed), seeded(seed)
        ways = chase.edition.board.distances
        for state, _ in game(seed):
            if state.position.phase not in ("x", "second", "pursuit"):
                continue
            seat, move, _ = chase.decode(next_ply(chase.book, chase.state(state.position), chance, 0.0, 0.0))
            ends = [other.number for other in state.moves(seat) if other.verb in "tbuk"]
            x, *pawns = state.position.at
            room = {end: min(ways[pawn].get(end, 999) for pawn in pawns) for end in ends}
            if seat != "x":
                assert ways[move.number].get(x, 999) == min(ways[end].get(x, 999) for end in ends)
            elif move.verb == "double":
                assert max(room.values()) <= 1
            else:
                assert room[move.number] == max(room.values())
            looked += 1
    assert looked > 2000


def test_sound_x_saves_black_tickets_and_never_appears_voluntarily() -> None:
    for seed in SEEDS[::3]:
        chase, chance = table(seed), seeded(seed)
        for state, _ in game(seed):
            if state.position.phase in ("x", "second", "show"):
                move = chase.decode(next_ply(chase.book, chase.state(state.position), chance, 0.0, 0.0)).move
                alike = [other for other in state.moves("x") if other.args == move.args and other.verb in "tbu"]
                assert move.verb != "show"
                assert move.verb != "k" or not alike


def test_many_playouts_equal_single_playouts_added_up() -> None:
    chase, times = table(0), 50
    state = chase.opening()
    chance, again = seeded(7), seeded(7)
    tally = playouts(chase.book, state, chance, times)
    singles = Counter[str]()
    plies = 0
    for _ in range(times):
        row = state.copy()
        plies += playout(chase.book, row, again, 1.0, 1.0)
        outcome = chase.outcome(row)
        assert outcome is not None
        singles[outcome.reason] += 1
    assert plies == tally.plies
    assert singles == Counter({endings.REASONS[n]: int(k) for n, k in enumerate(tally.reasons) if k})
    assert np.array_equal(state, chase.opening()), "the state itself stays as it is"


def test_kernels_release_the_interpreters_lock() -> None:
    chase = table(0)
    waits, going = 0, Event()

    def run() -> None:
        going.set()
        playouts(chase.book, chase.opening(), seeded(1), 40_000)

    thread = Thread(target=run)
    thread.start()
    going.wait()
    while thread.is_alive():
        sleep(0.001)
        waits += 1
    assert waits > 30, "nothing else could run meanwhile"


def test_threads_do_not_disturb_each_other() -> None:
    """Two at once give what one after the other gives."""
    chase = table(0)
    found: dict[int, list[int]] = {}

    def run(seed: int) -> None:
        found[seed] = playouts(chase.book, chase.opening(), seeded(seed), 2000).reasons.tolist()

    threads = [Thread(target=run, args=(seed,)) for seed in (1, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found[1] != found[2]
    for seed, reasons in found.items():
        assert playouts(chase.book, chase.opening(), seeded(seed), 2000).reasons.tolist() == reasons


def test_playouts_do_not_use_more_memory_over_time() -> None:
    chase, chance = table(0), seeded(3)
    row = chase.opening()
    book = chase.book
    for _ in range(1000):
        playouts(book, row, chance, 1)
    before = psutil.Process().memory_info().rss
    playouts(book, row, chance, 20_000)
    for _ in range(30_000):
        playouts(book, row, chance, 1)
        next_ply(book, row, chance, 1.0, 1.0)
    assert psutil.Process().memory_info().rss - before < 4_000_000
