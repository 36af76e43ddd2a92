from __future__ import annotations

from random import Random

import pytest

from fogbound import find, polled, start
from fogbound.bots.yard import BOTS
from fogbound.game import Move, View
from fogbound.match import Match
from fogbound.proof import seed_from
from tests.toy import START


class Patient:
    """Lets everybody else go first, then plays its first move."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View) -> Move | None:
        self.asked += 1
        return None if self.asked % 2 else view.moves[0]


def test_interrupters_are_asked_before_the_seat_in_turn() -> None:
    state = START.play("dealer", "card3")
    asked = list(polled.questions(state))
    assert [(question.seat, question.may_decline) for question in asked] == [("p2", True), ("p3", True), ("p1", False)]


def test_in_free_order_a_colleague_may_go_first() -> None:
    edition = find("yard/police-2017")
    match = Match(start(edition), seed_from(4))
    match.submit("x", polled.choices(match.state, "x")[0], match.ply)
    polled.step(
        match, {seat: Patient() for seat in edition.seats} | {"bobby1": BOTS.kinds["random"](edition, Random(1))}
    )
    assert match.state.log[-1].seat == "bobby1"


def test_the_last_one_asked_must_answer() -> None:
    edition = find("yard/classic-1983")
    match = Match(start(edition), seed_from(4))
    with pytest.raises(ValueError, match="gave no move"):
        polled.step(match, {seat: Patient() for seat in edition.seats})


def test_concede_is_not_among_the_choices() -> None:
    state = Match(start(find("yard/classic-1983")), seed_from(4)).state
    assert Move("concede") in state.moves("x")
    assert Move("concede") not in polled.choices(state, "x")


def test_play_runs_a_match_to_its_end() -> None:
    edition = find("yard/police-2017", players=2)
    bot = BOTS.kinds["random"](edition, Random(1))
    match = polled.play(Match(start(edition), seed_from(4)), dict.fromkeys(edition.seats, bot))
    assert match.state.outcome is not None
