"""The fast core plays by the rules: legal moves, next positions and outcomes, ply by ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from fogbound import EDITIONS, Ply
from fogbound.catalog import find_chase
from fogbound.fast import Chase, legal, page, play
from fogbound.game import DEALER
from fogbound.games.yard.moves import legal as rules_legal
from fogbound.games.yard.moves import x_rides
from fogbound.games.yard.position import PHASES
from fogbound.games.yard.rules import ChaseState

from .tables import SEEDS, anywhere, game, table


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


def test_x_has_the_rules_moves_wherever_he_is() -> None:
    """Positions that hardly any game comes to: X where boats leave, with any few tickets left."""
    for seed in SEEDS:
        chase, rng = table(seed), Random(seed)
        for _ in range(12):
            position = anywhere(chase, rng)
            expected = tuple(rules_legal(chase.edition, position, "x"))
            assert chase.moves(chase.state(position), "x") == expected, f"table {seed}: {position}"


def test_a_game_may_be_taken_up_anywhere() -> None:
    """A state made from a position in the middle goes on like one that was there from the beginning."""
    for seed in SEEDS[::2]:
        chase = table(seed)
        states = [state for state, _ in game(seed)]
        middle = Random(seed).randrange(len(states))
        row = chase.state(states[middle].position)
        assert chase.position(row) == states[middle].position
        for ply in states[-1].log[middle:]:
            play(chase.book, row, chase.ply(ply.seat, ply.move))
        assert np.array_equal(row, chase.state(states[-1].position)), f"table {seed} from ply {middle}"
        assert np.array_equal(row, chase.replay(states[-1].log))


def test_plies_survive_the_way_there_and_back() -> None:
    for seed in SEEDS[::4]:
        chase = table(seed)
        for _, ply in game(seed):
            if ply is not None:
                for seen in (ply._replace(secret=None), ply.seen_by(None)):
                    assert chase.spelt(chase.ply(seen.seat, seen.move)) == seen


def test_these_games_meet_everything() -> None:
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


@pytest.mark.parametrize("edition_id", [name for name in EDITIONS if name.startswith("yard/")])
def test_ways_are_the_boards_distances(edition_id: str) -> None:
    chase = Chase(find_chase(edition_id))
    size = len(chase.numbers)
    ways = chase.book[chase.book[page.WAYS] :].reshape(size, size)
    for here, distances in chase.edition.board.distances.items():
        for there in chase.edition.board.stations:
            assert ways[chase.counted[here], chase.counted[there]] == distances.get(there, page.FAR)


def test_stations_that_no_line_joins_are_far() -> None:
    chase = table(1)
    apart = [n for n in chase.edition.board.stations if not chase.edition.board.links(n)]
    far = chase.book[chase.book[page.WAYS] :].reshape(len(chase.numbers), -1)
    assert all(far[chase.counted[n], chase.counted[1]] == page.FAR for n in apart)


def test_the_book_cannot_be_written_in() -> None:
    with pytest.raises(ValueError, match="read-only"):
        table(0).book[0] = 1


def test_nobody_moves_out_of_turn() -> None:
    chase = table(0)
    assert legal(chase.book, chase.opening(), 0, chase.buffer()) == 0
