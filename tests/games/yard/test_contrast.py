"""What tells choices apart comes first, and what is true of all of them is left out."""

from __future__ import annotations

from itertools import islice, pairwise
from random import Random

from fogbound import find, start, testing
from fogbound.advice.hint import hint
from fogbound.game import DEALER
from fogbound.games.yard.contrast import MOST, contrast
from fogbound.games.yard.reasons import (
    Away,
    Catches,
    Closer,
    Keeps,
    Only,
    Reach,
    Reason,
    Shows,
    Spends,
    Suspects,
    Ways,
)  # fmt: skip

RED = "red"


def test_shared_reasons_are_left_out_and_the_biggest_difference_comes_first() -> None:
    told = contrast(
        [
            (Suspects(9, 20), Away(3, RED), Ways(6)),
            (Suspects(9, 20), Away(1, RED), Ways(9)),
            (Suspects(9, 20), Away(2, RED), Ways(6)),
        ]
    )
    assert told == ((Away(3, RED), Ways(6)), (Away(1, RED), Ways(9)), (Away(2, RED), Ways(6)))


def test_a_sure_capture_comes_first() -> None:
    near = (Catches(5, 1.0), Reach(1.0, 2), Closer(9.0, 0.1))
    assert contrast([near, (Reach(1.0, 2), Closer(9.0, 8.0))])[0][0] == Catches(5, 1.0)


def test_a_choice_that_saves_a_precious_ticket_says_so() -> None:
    black, bus = contrast([(Suspects(4, 20), Ways(5), Spends("k", 2)), (Suspects(4, 6), Ways(5))])
    assert black == (Spends("k", 2), Suspects(4, 20))
    assert bus == (Keeps("k", 3), Suspects(4, 6))
    double, both = contrast([(Away(1, RED), Spends("double", 0)), (Away(3, RED), Spends("k", 0))])
    assert (double[0], both[0]) == (Away(1, RED), Away(3, RED))
    assert Keeps not in {type(reason) for reason in (*double, *both)}


def test_two_tickets_to_the_same_station_differ_in_the_ticket() -> None:
    taxi, bus = contrast([(Reach(0.4, 3), Spends("t", 7)), (Reach(0.4, 3), Spends("b", 5))])
    assert (taxi, bus) == ((Spends("t", 7),), (Spends("b", 5),))


def test_a_single_choice_gets_every_reason_that_matters() -> None:
    assert contrast([(Catches(5, 0.2), Reach(0.4, 3), Only(0.1), Closer(3.0, 2.0), Spends("t", 7))]) == (
        (Catches(5, 0.2), Reach(0.4, 3), Only(0.1)),
    )
    assert contrast([(Ways(4), Spends("t", 7))]) == ((Ways(4),),)
    assert contrast([(Shows(7),)]) == ((Shows(7),),)
    assert contrast([()]) == ((),)


def test_equal_choices_still_get_a_reason() -> None:
    alike: tuple[Reason, ...] = (Away(2, RED), Ways(5))
    assert contrast([alike, alike]) == ((Away(2, RED),), (Away(2, RED),))


def test_hints_seldom_give_two_choices_the_same_reasons() -> None:
    """The complaint was that all three read alike."""
    same = pairs = 0
    for edition in (find("yard/police-2017"), find("yard/compact-2015")):
        for seed in range(3):
            states = [s for s in testing.random_game(start(edition), Random(seed)) if s.turn and s.turn != (DEALER,)]
            for state in islice(states, 0, 40, 3):
                tips = hint(edition, state.view(state.turn[0])).tips
                assert all(len(tip.why) <= MOST for tip in tips)
                pairs += len(tips) - 1
                same += sum(one.why == other.why for one, other in pairwise(tips))
    assert pairs > 30
    assert same <= pairs / 10
