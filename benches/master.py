"""How long master thinks: CPU time per decision in whole games against itself, table by table.

A bot decides every ply of its side and follows the game from one to the next, as at a real table, so a decision
includes updating its belief with the plies since the last one. It runs on one thread.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterator
from random import Random
from time import process_time

from rich.console import Console

from fogbound import bots, polled, start
from fogbound.catalog import find_chase
from fogbound.game import Edition, Move, Player, View
from fogbound.match import Match

TABLES = (
    ("yard/classic-1983", 4),
    ("yard/classic-1983", 6),
    ("yard/police-2017", 3),
    ("yard/police-2017", 5),
    ("yard/police-2017", 6),
    ("yard/compact-2015", 3),
)


class Timed:
    """A player whose decisions are timed; plies without a choice do not count."""

    def __init__(self, player: Player) -> None:
        self._player, self.seconds = player, list[float]()

    def choose(self, view: View) -> Move | None:
        begun = process_time()
        move = self._player.choose(view)
        if len(view.moves) > 2:  # `concede` is always one of them
            self.seconds.append(process_time() - begun)
        return move


def time_decisions(edition: Edition, name: str, games: int) -> Iterator[tuple[list[float], list[float]]]:
    """Seconds of X's decisions and of the pursuers', game by game."""
    for game in range(games):
        kind = bots.bots_for(edition)[name]
        x, pursuers = (Timed(kind(edition, Random(2 * game + side))) for side in range(2))
        players = {seat: x if seat == "x" else pursuers for seat in edition.seats}
        polled.play(Match(start(edition), Random(game).randbytes(32)), players)
        yield x.seconds, pursuers.seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5, help="games at each table")
    parser.add_argument("--bot", default="master", help="the bot, by its name")
    arguments = parser.parse_args()
    console = Console()
    for name, people in TABLES:
        edition = find_chase(name, players=people)
        by_game = list(time_decisions(edition, arguments.bot, arguments.games))
        for side, games in zip(("X", "pursuers"), zip(*by_game, strict=True), strict=True):
            seconds = [second for game in games for second in game]
            mean, median, longest = (1e3 * f(seconds) for f in (statistics.mean, statistics.median, max))
            console.print(
                f"{edition.id}, {people} people, {side}: {len(seconds)} decisions, "
                f"mean {mean:.1f} ms, median {median:.1f}, longest {longest:.1f}",
                highlight=False,
            )


if __name__ == "__main__":
    main()
