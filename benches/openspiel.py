"""OpenSpiel's own random play, for `benches.fast`: run by an interpreter with OpenSpiel, driven line by line.

Each input line names a game and the seconds to play it; the output is plies, seconds and CPU seconds. OpenSpiel's
random bots and the loop around them are C++, so the time includes only one Python call per game.
"""

from __future__ import annotations

import sys
from time import perf_counter, process_time

import pyspiel


def play(name: str, seconds: float) -> tuple[int, float, float]:
    game, plies, seed = pyspiel.load_game(name), 0, 0
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    begun, used = perf_counter(), process_time()
    while perf_counter() - begun < seconds:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        plies += len(state.history())
        seed += 1
    return plies, perf_counter() - begun, process_time() - used


for line in sys.stdin:
    asked, time = line.split()
    print(*play(asked, float(time)), flush=True)
