"""How well a belief knows where X is: the mean logarithm of its chance for X's true station while X is hidden.

Bots play games. Half of the games fit a softmax policy, and the other half test all models. Counting paths is a model
as well: every path is equally likely. The weights of location categories are measured too: how often X was on a
possible station, by its distance to the nearest pursuer when X rode.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from math import log
from random import Random

import numpy as np
from rich.console import Console
from rich.progress import Progress

from fogbound import Match, polled, start
from fogbound.bots.naming import parse_bot
from fogbound.catalog import find_chase
from fogbound.fast import Chase, Sifter
from fogbound.fast.fit import choices, fit, likelihood
from fogbound.fast.policies import CATEGORIES, FEATURES, FILE, ByCategory, BySoftmax, Policy, uniform
from fogbound.game import State
from fogbound.games.yard.edition import X
from fogbound.games.yard.rules import ChaseState


def play_game(chase: Chase, x: str, pursuers: str, seed: int) -> State:
    hunters = parse_bot(pursuers, chase.edition).make(chase.edition, Random(2 * seed))
    fleeing = parse_bot(x, chase.edition).make(chase.edition, Random(2 * seed + 1))
    players = dict.fromkeys(chase.edition.seats, hunters) | {"x": fleeing}
    return polled.play(Match(start(chase.edition), seed=f"belief {seed}".encode()), players).state


def scores(chase: Chase, policy: Policy | None, game: State) -> Iterator[tuple[float, float]]:
    """(log of the chance of X's station, the same for equal chances) each time the pursuers begin to move."""
    state, sifter = start(chase.edition), Sifter(chase, policy)
    for ply in game.log[:-1]:
        state = state.play(ply.seat, ply.move)
        sifter.after(ply.seen_by(None))
        assert isinstance(state, ChaseState)
        if state.position.phase == "pursuit" and len(state.position.waiting) == len(chase.edition.pursuers):
            weights = sifter.weights
            possible = np.count_nonzero(weights)
            if possible > 1:
                here = weights[chase.index_of[state.position.at[0]]]
                yield log(here / weights.sum()), -log(possible)


def by_category(chase: Chase, game: State) -> Iterator[tuple[int, bool]]:
    """(distance category, was X there?) for every possible station each time the pursuers begin to move."""
    state, sifter = start(chase.edition), Sifter(chase)
    for ply in game.log[:-1]:
        state = state.play(ply.seat, ply.move)
        sifter.after(ply.seen_by(None))
        assert isinstance(state, ChaseState)
        if state.position.phase == "pursuit" and ply.seat == X and len(sifter.stations) > 1:
            ways = chase.edition.board.distances
            for station in sifter.stations:
                near = min(ways[at][station] for at in state.position.at[1:])
                yield min(max(near, 1), CATEGORIES) - 1, station == state.position.at[0]


def write(policy: BySoftmax, edition: str, note: str) -> None:
    """Put coefficients where the shipped policy of an edition reads them."""
    listed = "".join(f"{name} = {value:.3f}\n" for name, value in zip(FEATURES, policy.coefficients, strict=True))
    text, heading = FILE.read_text(encoding="utf-8"), f'[softmax."{edition}"]\n'
    others = re.sub(rf"\n# [^\n]*\n{re.escape(heading)}[^#[]*", "", text)
    FILE.write_text(f"{others.rstrip()}\n\n# {note}\n{heading}{listed}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="yard/classic-1983")
    parser.add_argument("--x", default="greedy", help="the bot that plays X")
    parser.add_argument("--pursuers", default="greedy", help="the bot that plays the others")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--write", action="store_true", help="store the fitted coefficients as the shipped ones")
    arguments = parser.parse_args()
    console = Console(soft_wrap=True, highlight=False)
    chase = Chase(find_chase(arguments.edition))
    with Progress(console=console, transient=True) as progress:
        seeds = progress.track(range(arguments.games), description="games")
        games = [play_game(chase, arguments.x, arguments.pursuers, seed) for seed in seeds]
    half = len(games) // 2
    seen, unseen = games[:half], games[half:]
    fitted_on, tested_on = choices(chase, [game.log for game in seen]), choices(chase, [game.log for game in unseen])
    fitted = fit(fitted_on)
    console.print(f"{len(games)} games of {arguments.edition}, X {arguments.x}, pursuers {arguments.pursuers}")
    console.print(
        f"X's plies in the other half: {likelihood(tested_on, np.array(fitted.coefficients)):.3f}, "
        f"with equal chances {likelihood(tested_on, np.zeros(len(FEATURES))):.3f}"
    )
    models = {
        "paths counted": None,
        "uniform": uniform,
        "by category": ByCategory.shipped(),
        "by softmax, as shipped": BySoftmax.shipped(arguments.edition),
        "by softmax, fitted now": fitted,
    }
    for name, policy in models.items():
        pairs = np.array([score for game in unseen for score in scores(chase, policy, game)])
        console.print(f"{name:28} {pairs[:, 0].mean():.3f}  (equal chances: {pairs[:, 1].mean():.3f})")
    shares = np.array([pair for game in games for pair in by_category(chase, game)])
    weights = [shares[shares[:, 0] == n, 1].mean() for n in range(CATEGORIES) if (shares[:, 0] == n).any()]
    console.print(f"X's share of possible stations 1, 2, 3, 4, 5+ rides away: {' '.join(f'{w:.3f}' for w in weights)}")
    if arguments.write:
        note = f"Fitted to {len(games)} games: X {arguments.x}, pursuers {arguments.pursuers}."
        write(fit(choices(chase, [game.log for game in games])), arguments.edition, note)


if __name__ == "__main__":
    main()
