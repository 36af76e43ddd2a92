"""Stand-ins: random moves where a bot fails."""

from __future__ import annotations

from random import Random

import fogbound
from fogbound.bots.stand_in import is_offered, stand_in
from fogbound.game import Move
from fogbound.match import Match
from fogbound.proof import seed_from

EDITION = fogbound.find("yard/police-2017", board="tiny-village", players=2)


def test_a_stand_in_plays_any_move_but_never_concedes() -> None:
    view = Match(fogbound.start(EDITION), bytes(32)).view("x")
    moves = {stand_in(view, Random(n)) for n in range(50)}
    assert moves == {move for move in view.moves if move.verb != "concede"}
    assert all(move is not None and is_offered(view, move) for move in moves)
    assert not is_offered(view, Move("t", (999,)))


QUIZ = fogbound.find("twenty/classic-1993", players=3)


def test_a_stand_in_does_not_interrupt() -> None:
    match = Match(fogbound.start(QUIZ), seed_from(1))
    match.submit(match.state.turn[0], match.view(match.state.turn[0]).moves[0], match.ply)
    cutting = [seat for seat in QUIZ.seats if seat not in match.state.turn and match.state.moves(seat)]
    assert cutting
    assert [stand_in(match.view(seat), Random(1)) for seat in cutting] == [None] * len(cutting)
