"""The contract catches games that break it. The toy game keeps it; each test spoils one thing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Self

import pytest

from fogbound import testing
from fogbound.game import DEALER, HIDDEN, Move, Outcome, Seat, Secret
from tests import toy
from tests.toy import EDITION, START, Toy, ToyTable


def _dealt(start: Toy = START) -> Toy:
    return start.play(DEALER, "card2")


@pytest.mark.parametrize("seed", range(5))
def test_the_toy_keeps_the_contract(seed: int) -> None:
    end = testing.check(START, Random(seed))
    assert end.outcome is not None


def test_random_games_are_whole_and_the_same_for_the_same_chance() -> None:
    one, other = (list(testing.random_game(START, Random(7))) for _ in range(2))
    assert one == other
    assert one[0] == START
    assert one[-1].outcome is not None
    assert [len(state.log) for state in one] == list(range(len(one)))


def test_perft_counts_sequences_and_divide_splits_them() -> None:
    assert [testing.perft(START, depth) for depth in range(4)] == [1, 4, 8, 16]
    parts = testing.divide(START, 3)
    assert [str(ply.move) for ply, _ in parts] == ["card1", "card2", "card3", "card4"]
    assert sum(count for _, count in parts) == testing.perft(START, 3)


class Endless(Toy):
    """Nobody is ever right, and guesses are not counted."""

    @property
    def outcome(self) -> Outcome | None:
        return None


def test_a_game_that_never_ends_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(testing, "MAX_PLIES", 50)
    with pytest.raises(AssertionError, match="random play must end"):
        list(testing.random_game(Endless(EDITION, ()), Random(1)))


class Twice(Toy):
    def moves(self, seat: Seat) -> tuple[Move, ...]:
        return super().moves(seat) * 2


class Stuck(Toy):
    def moves(self, seat: Seat) -> tuple[Move, ...]:
        return ()


class Late(Toy):
    """The game is over, but somebody is still to move."""

    @property
    def turn(self) -> tuple[Seat, ...]:
        return ("p1",)

    @property
    def outcome(self) -> Outcome | None:
        return Outcome(("p1",), "found")


class Stranger(Toy):
    @property
    def turn(self) -> tuple[Seat, ...]:
        return ()

    @property
    def outcome(self) -> Outcome | None:
        return Outcome(("nobody",), "found")


class Crowd(Toy):
    @property
    def turn(self) -> tuple[Seat, ...]:
        return (DEALER, "p1")


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (Twice, "dealer is offered a move twice"),
        (Stuck, "dealer is to move but has no move"),
        (Late, "a game is over exactly when nobody is to move"),
        (Stranger, "only seats can win"),
        (Crowd, "while the dealer deals, nobody else is to move"),
    ],
)
def test_turns_moves_and_outcomes_that_disagree_are_found(game: type[Toy], said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        testing.check_agreement(game(EDITION, ()))


@dataclass(frozen=True)
class Restless(Toy):
    """A table that looks different at every look."""

    def _table(self, seat: Seat | None) -> ToyTable:
        looks.append(1)
        return ToyTable(len(looks), 0)


looks: list[int] = []


def test_a_view_that_changes_is_found() -> None:
    with pytest.raises(AssertionError, match="two looks at one state differ"):
        testing.check_views(Restless(EDITION, ()))


class Blabbing(Toy):
    """Everybody is told what the reader sees."""

    def viewpoint(self, seat: Seat | None) -> Seat | None:
        return "reader"


def test_a_viewpoint_that_shows_more_than_the_seat_sees_is_found() -> None:
    testing.check_views(_dealt())
    with pytest.raises(AssertionError, match="a viewpoint shows what the seat itself sees"):
        testing.check_views(Blabbing(EDITION, ()).play(DEALER, "card2"))


class Forgetful(Toy):
    """A pass is played differently the second time."""

    def _play(self, seat: Seat, move: Move) -> Self:
        looks.append(1)
        return replace(self, guesses=len(looks))


def test_a_log_that_does_not_replay_is_found() -> None:
    state = Forgetful(EDITION, (), card=2).play("p1", "pass")
    with pytest.raises(AssertionError, match="does not replay to the same state"):
        testing.check_replay(Forgetful(EDITION, (), card=2), state)


class Leaky(Toy):
    """Everybody sees the card on the table."""

    def _table(self, seat: Seat | None) -> ToyTable:
        return ToyTable(self.card or None, self.guesses)


class Open(Toy):
    """The card is dealt face up."""

    def _secret(self, seat: Seat, move: Move) -> Secret | None:
        return None


def test_truths_that_look_alike_are_found_by_plies_alone() -> None:
    state = _dealt().play("p1", "pass")
    alike = list(testing.lookalikes(START, state.view("p1"), Random(1)))
    assert sorted(world.card for world in alike if isinstance(world, Toy)) == list(toy.CARDS)
    assert [
        world.card for world in testing.lookalikes(START, state.view("reader"), Random(1)) if isinstance(world, Toy)
    ] == [2]


def test_a_table_that_leaks_is_found() -> None:
    start = Leaky(EDITION, ())
    with pytest.raises(AssertionError, match="p1 can tell two truths apart"):
        testing.check_no_leak(start, _dealt(start), "p1", Random(1))


def test_what_is_known_to_all_is_no_leak() -> None:
    assert testing.check_no_leak(START, _dealt(), "p1", Random(1)) == 4
    assert testing.check_no_leak(START, _dealt(), "reader", Random(1)) == 1
    start = Open(EDITION, ())
    assert testing.check_no_leak(start, _dealt(start), "p1", Random(1)) == 1


def test_a_search_among_truths_may_be_cut_short() -> None:
    assert testing.check_no_leak(START, _dealt(), "p1", Random(1), most=2) == 2
    assert len(list(islice(testing.lookalikes(START, _dealt().view("p1"), Random(1)), 2))) == 2
    assert _dealt().view("p1").log[0].move.args[0] == HIDDEN
