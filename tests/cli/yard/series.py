"""Series on a tiny board: what `play --seed` deals, and the lines that people type."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import fogbound
from fogbound import catalog, proof
from fogbound.bots.yard import BOTS
from fogbound.game import Move, Outcome, Seat, State
from fogbound.games.yard.edition import X
from fogbound.match import Match
from fogbound.polled import choices
from fogbound.series import Series
from tests.cli.helpers import first_move

HARBOUR = ("play", "2015", "--board", "tiny-harbour")


def played(
    series: Series,
    seed: int,
    here: tuple[str, ...],
    choose: Callable[[State, Seat], Move] = first_move,
) -> tuple[list[Match], list[str]]:
    """The heats `play --seed` deals against the house's bots, and the lines the people at the keyboard type in them."""
    edition = catalog.as_chase(series.edition)
    matches, lines = [], []
    for n, own_seed in enumerate(proof.seeds_from(seed, series.length)):
        roles = series.roles(n)
        mine = {seat for name in here for seat in roles[name]}
        fleeing, hunting = (
            BOTS.kinds[BOTS.default](edition, Random(f"{seed} {n + 1} {side}")) for side in ("x", "pursuers")
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
