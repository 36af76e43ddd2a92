"""The fast core plays by the rules: legal moves, next positions and outcomes, ply by ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from fogbound import Ply
from fogbound.fast import play
from fogbound.game import DEALER
from fogbound.games.yard.moves import x_rides
from fogbound.games.yard.position import PHASES
from fogbound.games.yard.rules import ChaseState

from .tables import SEEDS, game, table


@pytest.mark.parametrize("first", range(6))
def test_moves_positions_and_outcomes_are_those_of_the_rules(first: int) -> None:
    for seed in SEEDS[first::6]:
        chase = table(seed)
        row = chase.opening()
        for state, ply in game(seed):
            if ply is not None:
                play(chase.book, row, chase.ply(ply.seat, ply.move))
            assert chase.position(row) == state.position, f"table {seed}, ply {len(state.log)}"
            for seat in (*chase.edition.seats, DEALER):
                assert chase.moves(row, seat) == state.moves(seat), f"table {seed}, ply {len(state.log)}, {seat}"


def test_the_random_games_meet_every_phase_verb_and_ending() -> None:
    """The games that prove the core equal are no good if they leave something out."""
    met: Counter[str] = Counter()
    for seed in SEEDS:
        for state, ply in game(seed):
            met.update(_met(state, ply))
    hard = (
        "a ticket X has run out of",
        "no boat left",
        "a pawn that waits until it is free",
        "a first leg that leads nowhere",
    )
    endings = ("captured", "trapped", "stuck", "escaped", "spent", "conceded")
    expected = (*PHASES, "t", "b", "u", "k", "double", "show", "hide", "take", "place", "deal", *endings, *hard)
    assert [name for name in expected if met[name] < 3] == []


def _met(state: ChaseState, ply: Ply | None) -> Iterator[str]:
    position, edition = state.position, state.edition
    yield position.phase
    if ply is not None:
        yield ply.move.verb
    if state.outcome is not None:
        yield state.outcome.reason
    if position.stock is not None and 0 in position.stock:
        yield "a ticket X has run out of"
    if position.boats == 0:
        yield "no boat left"
    if position.phase == "pursuit" and {*position.waiting} - {*position.turn} and len(edition.groups) == 1:
        yield "a pawn that waits until it is free"
    if position.phase == "double" and len(state.moves("x")) <= len([*x_rides(edition, position)]):
        yield "a first leg that leads nowhere"  # conceding is among the moves
