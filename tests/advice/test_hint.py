"""Hints: what the adviser would do, from one seat's view and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from unittest import mock

import pytest

from fogbound import find, start, testing
from fogbound.advice import hint as hints
from fogbound.advice.hint import MOST, Hint, Tip, hint, plain
from fogbound.bots import adviser
from fogbound.bots.kind import Advice, Choice
from fogbound.errors import BadOption
from fogbound.game import DEALER, Edition, Move, Seat
from fogbound.games.yard.reasons import Catches, Settled
from fogbound.games.yard.rules import ChaseState

FEW = "sleuth:simulations=300,most=0"
BOTH = pytest.mark.parametrize("by", [FEW, "master"])


def _moments(edition: Edition, seed: int) -> Iterator[tuple[ChaseState, Seat]]:
    for state in testing.random_game(start(edition), Random(seed)):
        assert isinstance(state, ChaseState)
        if state.turn and state.turn != (DEALER,):
            yield state, state.turn[-1]


@BOTH
@pytest.mark.parametrize("edition_id", ["yard/classic-1983", "yard/police-2017", "yard/compact-2015"])
def test_a_hint_names_legal_moves_their_chances_and_where_x_is(edition_id: str, by: str) -> None:
    edition = find(edition_id)
    for state, seat in islice(_moments(edition, 3), 0, None, 5):
        view = state.view(seat)
        given = hint(edition, view, by)
        assert given.adviser == by.partition(":")[0]
        assert 1 <= len(given.tips) <= MOST
        assert {tip.move for tip in given.tips} <= {move for move in view.moves if move.verb != "concede"}
        shares = [tip.share for tip in given.tips]
        assert sum(shares) <= 1 + 1e-9
        assert all(0 <= tip.chance <= 1 for tip in given.tips)
        if state.position.at[0]:
            assert sum(chance for _, chance in given.belief) == pytest.approx(1)
            assert state.position.at[0] in dict(given.belief)
            assert [chance for _, chance in given.belief] == sorted(dict(given.belief).values(), reverse=True)
        else:
            assert given.belief == ()
        for tip in given.tips:
            for reason in tip.why:
                if isinstance(reason, Catches):
                    assert reason.chance == dict(given.belief)[reason.station]
        assert given.first is None or given.first in view.turn
        assert hint(edition, view, by) == given


@BOTH
@pytest.mark.parametrize("edition_id", ["yard/classic-1983", "yard/police-2017", "yard/compact-2015"])
def test_pursuers_get_the_same_hint_wherever_x_hides(edition_id: str, by: str) -> None:
    """Under the same public history X's hidden station is moved: not a word of the hint changes."""
    edition = find(edition_id)
    first, moved = start(edition), 0
    for seed in range(8):
        hunts = [(state, seat) for state, seat in _moments(edition, seed) if _hidden(state, seat)]
        for state, seat in Random(seed).sample(hunts, min(2, len(hunts))):
            for world in islice(testing.lookalikes(first, state.view(seat), Random(seed)), 2):
                assert isinstance(world, ChaseState)
                moved += world.position.at[0] != state.position.at[0]
                assert hint(edition, world.view(seat), by) == hint(edition, state.view(seat), by)
    assert moved > 6


def _hidden(state: ChaseState, seat: Seat) -> bool:
    """In the compact game X is in sight but after a black ticket."""
    return seat != "x" and state.position.phase == "pursuit" and not state.position.x_visible


@BOTH
def test_xs_hint_shows_what_the_public_believes(by: str) -> None:
    """The public belief is the same wherever X really is."""
    edition, moved = find("yard/classic-1983"), 0
    state, _ = next((s, seat) for s, seat in _moments(edition, 2) if seat == "x" and len(s.log) > 12)
    for world in islice(testing.lookalikes(start(edition), state.view("red"), Random(1)), 3):
        assert isinstance(world, ChaseState)
        moved += world.position.at[0] != state.position.at[0]
        assert hint(edition, world.view("x"), by).belief == hint(edition, state.view("x"), by).belief
    assert moved


def test_master_gives_hints_where_it_has_learned_the_board_and_sleuth_elsewhere() -> None:
    for edition in (find("yard/police-2017"), find("yard/police-2017", board="tiny-village")):
        state, seat = next(_moments(edition, 1))
        with mock.patch.object(hints, "SIMULATIONS", 50):
            assert hint(edition, state.view(seat)).adviser == adviser(edition)
    assert adviser(find("yard/police-2017")) == "master"
    assert adviser(find("yard/police-2017", board="tiny-village")) == "sleuth"


def test_the_first_move_is_never_clearly_worse_than_another() -> None:
    """The move that is played most often comes first, of those about as good as the best."""
    edition = find("yard/police-2017")
    state, seat = next((s, seat) for s, seat in _moments(edition, 2) if seat != "x" and len(s.log) > 5)
    view = state.view(seat)
    moves = [move for move in view.moves if move.verb != "concede"][:4]

    def order(*rated: tuple[float, float]) -> list[int]:
        choices = [Choice(move, *one) for move, one in zip(moves, rated, strict=False)]
        advising = mock.Mock(advise=lambda view: Advice(tuple(choices), ()))
        with mock.patch("fogbound.advice.adviser.make", return_value=advising):
            return [moves.index(tip.move) for tip in hint(edition, view, FEW).tips]

    assert order((0.50, 0.6), (0.515, 0.3), (0.3, 0.1)) == [0, 1, 2], "about equally good"
    assert order((0.50, 0.6), (0.30, 0.3), (0.6, 0.1)) == [2, 0, 1]
    assert order((0.50, 0.99), (0.9, 0.01)) == [0], "what is hardly ever played is not in the hint"


def test_a_hint_says_what_the_rules_settle() -> None:
    """Whoever is surely caught, or surely catches X, reads it first."""
    said = set[bool]()
    for edition_id in ("yard/classic-1983", "yard/police-2017"):
        edition = find(edition_id)
        for seed in range(4):
            for state, seat in _moments(edition, seed):
                if not state.position.x_visible or state.position.phase != "pursuit" or len(said) == 2:
                    continue
                given = hint(edition, state.view(seat))
                first = given.tips[0]
                sure = isinstance(first.why[0], Settled | Catches) and first.chance == 1
                assert sure or 0 < first.chance < 1
                assert not sure or isinstance(given.idea[0], Settled | Catches)
                said.add(sure)
    assert said == {True, False}


def test_a_hint_in_json() -> None:
    edition = find("yard/police-2017")
    state, seat = next((s, seat) for s, seat in _moments(edition, 2) if seat != "x" and len(s.log) > 5)
    told = plain(hint(edition, state.view(seat), FEW))
    assert json.loads(json.dumps(told)) == told
    assert set(told) == {"adviser", "choices", "belief", "first", "idea"}
    assert all(set(choice) == {"move", "chance", "share", "why"} for choice in told["choices"])
    kinds = [reason["kind"] for choice in told["choices"] for reason in choice["why"]]
    assert set(kinds) <= {"catches", "reach", "only", "closer", "range", "spends"}
    assert kinds
    assert [fact["kind"] for fact in told["idea"]]


@pytest.mark.parametrize(
    ("chance", "told"),
    [(1.0, 1), (1 - 1e-15, 1), (0.99997, 0.9999), (0.23456, 0.2346), (0.2346, 0.2346), (2e-5, 1e-4)],
)
def test_only_certainty_rounds_to_one_or_nothing(chance: float, told: float) -> None:
    tip = Tip(Move("t", (58,)), 0.5, 1.0, (Catches(58, chance),))
    choice = plain(Hint("sleuth", (tip,), ()))["choices"][0]
    assert choice["why"] == [{"kind": "catches", "station": 58, "chance": told}]


def test_there_are_no_hints_about_twenty_questions() -> None:
    edition = find("twenty/classic-1993")
    with pytest.raises(BadOption, match="No bot gives advice"):
        hint(edition, start(edition).view("p1"))
