"""How the adviser rates dead rides: those after which every pursuer sees X, and one of them can take X at once.

Master plays against itself. Before each ride of X, the adviser rates every ride; the rules say which of them are dead.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from rich.console import Console

from fogbound import bots, polled, start
from fogbound.advice.hint import hint
from fogbound.bots.kind import Adviser
from fogbound.catalog import find_chase
from fogbound.games.yard.moves import RIDES
from fogbound.games.yard.rules import ChaseState
from fogbound.match import Match
from fogbound.notation import CONCEDE


def is_dead(after: ChaseState) -> bool:
    """Do the pursuers see X, and can the next of them ride to X's station?"""
    if after.position.phase != "pursuit" or not after.position.x_visible:
        return False
    there = after.position.at[0]
    return any(m.verb in RIDES and m.number == there for seat in after.turn for m in after.moves(seat))


def count_in(state: ChaseState, adviser: Adviser) -> Counter[str]:
    """What the adviser says about X's dead rides at one moment."""
    view = state.view("x")
    rides = {move: is_dead(state.play("x", move)) for move in view.moves if move.verb in RIDES}
    dead = {move for move in rides if rides[move]}
    if not dead:
        return Counter()
    rated = {choice.move: choice.chance for choice in adviser.advise(view).choices}
    living = [chance for move, chance in rated.items() if move not in dead]
    named = [tip.move for tip in hint(state.edition, view).tips]
    return Counter(
        moments=1,
        dead=len(dead),
        alive=sum(rated[move] > 0.1 for move in dead),
        above=bool(living) and max(rated[move] for move in dead) > max(living),
        hinted=bool(living) and bool(dead & {*named}),
        played=bool(living) and adviser.choose(view) in dead,
        highest=round(100 * max(rated[move] for move in dead)),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="yard/police-2017")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    edition, found, highest = find_chase(given.edition, players=given.players), Counter[str](), 0
    for game in range(given.games):
        match = Match(start(edition), Random(game).randbytes(32))
        player = bots.bots_for(edition)["master"]
        polled.play(match, {seat: player(edition, Random(2 * game + (seat != "x"))) for seat in edition.seats})
        adviser = player(edition, Random(game))
        assert isinstance(adviser, Adviser)
        state = start(edition)
        for ply in match.state.log:
            assert isinstance(state, ChaseState)
            if ply.seat == "x" and ply.move != CONCEDE and state.position.phase in RIDING:
                counts = count_in(state, adviser)
                highest = max(highest, counts.pop("highest", 0))
                found += counts
            state = state.play(ply.seat, ply.move)
    Console().print(
        f"{edition.id}, {given.players} people, {given.games} games: {found['dead']} dead rides at {found['moments']} "
        f"moments; above 10 %: {found['alive']}, at most {highest} %; where others lived: rated above all of them "
        f"at {found['above']}, in the hint at {found['hinted']}, played at {found['played']}",
        highlight=False,
    )


RIDING = ("x", "second")

if __name__ == "__main__":
    main()
