"""The chase's entry at the terminal: the welcome, the round, the end, and the open view."""

from __future__ import annotations

from random import Random

import pytest

from fogbound.catalog import find_chase, start
from fogbound.cli.yard import TERMINAL
from fogbound.game import State
from fogbound.match import Match
from fogbound.proof import seed_from
from tests.server.table import SMALL

EDITION = find_chase("yard/classic-1983", **SMALL)


def _welcome(*mine: str) -> str:
    return "\n".join(line.text for line in TERMINAL.welcome(EDITION, frozenset(mine), "f00", ("A note.",), ""))


def _finished() -> State:
    match = Match(start(EDITION), seed_from(1))
    rng = Random(4)
    while match.state.turn:
        seat = match.state.turn[0]
        match.submit(seat, rng.choice([move for move in match.state.moves(seat) if move.verb != "concede"]), match.ply)
    return match.state


@pytest.mark.parametrize(("mine", "told"), [(("x",), True), (("red",), False), (("x", "red"), False)])
def test_who_plays_x_alone_is_told_how_to_see_danger(mine: tuple[str, ...], told: bool) -> None:
    assert ("Type danger on your turn" in _welcome(*mine)) is told


def test_no_round_is_named_before_the_first() -> None:
    undealt = start(EDITION)
    assert TERMINAL.heading(undealt.view("red")) == ""
    assert TERMINAL.heading(Match(undealt, seed_from(1)).view("red")) == "Round 1"


def test_the_end_tells_the_route_only_where_all_is_open() -> None:
    state = _finished()
    open_view = TERMINAL.open_view(state)
    assert (open_view.seat, open_view.moves) == (None, ())
    closed, opened = (list(TERMINAL.ending(EDITION, state.view("red"), all_open)) for all_open in (False, True))
    assert closed == opened[:1]
    assert len(opened) == 2


def test_the_picture_has_the_path_where_all_is_open() -> None:
    state, picture = _finished(), TERMINAL.picture
    assert picture is not None
    closed, opened = (picture(EDITION, TERMINAL.open_view(state), all_open) for all_open in (False, True))
    assert closed.startswith("<svg")
    assert opened.startswith("<svg")
    assert len(opened) > len(closed)
