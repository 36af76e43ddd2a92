from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound import start, testing, worlds
from fogbound.catalog import YARD, find_chase
from fogbound.errors import BadNotation
from fogbound.game import Outcome
from fogbound.games.yard.belief import belief
from fogbound.games.yard.position import worth, x_gets
from fogbound.games.yard.rules import ChaseState

LINE = "x@45/red@13/blue@26/bobby1@29/bobby2@34 22,16,8 5,2 x 5 4 3@46"


MORE: dict[str, list[dict[str, Any]]] = {
    "yard/classic-1983": [{"players": n, "voluntary_reveal": True} for n in (3, 4, 6)],
    "yard/compact-2015": [{"x_black": 4, "board": "tiny-harbour"}, {"boat_rides": "per_ticket"}],
    "yard/police-2017": [{"players": n, "x_ticket_accounting": "reserve"} for n in (3, 4, 6)],
}


@pytest.mark.parametrize(("edition_id", "options"), [(id, more) for id in YARD.ids for more in MORE[id]])
def test_every_position_round_trips_through_text(edition_id: str, options: dict[str, Any]) -> None:
    edition = find_chase(edition_id, **options)
    for seed in range(5):
        for state in testing.random_game(start(edition), Random(seed)):
            assert isinstance(state, ChaseState)
            if state.position.phase in ("place", "deal", "emerge", "over"):
                continue
            again = start(edition, state.position_text())
            assert isinstance(again, ChaseState)
            assert again.position == state.position
            assert again.turn == state.turn
            assert again.setup == state.position_text()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (" 3@46", "", "7: pawns"),
        ("x@45", "x@700", "not a station"),
        ("x@45", "x@?", "not a station"),
        ("x@45", "y@45", "pawns should be"),
        ("x@45", "x@13", "share a station"),
        ("22,16,8", "22,16", "tickets"),
        ("22,16,8", "22,16,8/1,1,1", "1 purse"),
        ("5,2", "5", "X’s tickets"),
        ("5,2", "5,-2", "X’s tickets"),
        ("x@45", "x@1/x@45", "pawns should be"),
        ("x@45", "x@" + "1" * 5000, "not a station"),
        ("22,16,8", "22,16,800", "from 0 to 99"),
        (" 5 4 ", " 5 25 ", "windows"),
        (" x ", " x:red ", "names no pawns"),
        (" x ", " lunch ", "phase"),
        (" x ", " deal ", "phase"),
        (" x ", " pursuit ", "still to go"),
        (" x ", " pursuit:blue+red ", "still to go"),
        (" 5 4 ", " 0 4 ", "round"),
        (" 5 4 ", " 23 4 ", "round"),
        (" 5 4 ", " 5 many ", "windows"),
        ("3@46", "3", "last sighting"),
        ("3@46", "3@777", "not a station"),
        ("3@46", "5@46", "last sighting"),
        ("3@46", "4@46", "stands on 45"),
    ],
)
def test_a_bad_position_says_what_is_wrong(old: str, new: str, why: str) -> None:
    edition = find_chase("yard/police-2017", players=2)
    with pytest.raises(BadNotation, match=why) as refused:
        start(edition, LINE.replace(old, new))
    assert refused.value.code == "bad-position"


@given(
    st.text(max_size=80) | st.lists(st.sampled_from([*"@/,:+-?x1", "45", "red", "take", " "]), max_size=40).map("".join)
)
def test_any_text_is_a_position_or_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        start(find_chase("yard/police-2017", players=2), text)


def test_a_voluntary_appearance_needs_its_option() -> None:
    edition = find_chase("yard/classic-1983", players=4, voluntary_reveal=True)
    line = "x@45/red@13/blue@26/green@29 10,8,4/0,0,0/10,8,4 3,2 {}"
    assert start(edition, line.format("take:red+green 5 5 5@45")).turn == ("x",)
    with pytest.raises(BadNotation, match="who has none"):
        start(edition, line.format("take:red+blue+green 5 5 5@45"))
    with pytest.raises(BadNotation, match="on view"):
        start(edition, line.format("show 5 5 5@45"))


def test_worlds_of_a_game_set_up_by_hand_differ_in_xs_station() -> None:
    edition = find_chase("yard/police-2017", players=2, board="tiny-village")
    first = start(edition, "x@1/red@2/blue@4/bobby1@6/bobby2@8 22,16,8 5,2 x 5 4 -")
    view = first.play("x", first.moves("x")[0]).view("red")
    brute = Counter(world.position.at[0] for world in worlds(first, view) if isinstance(world, ChaseState))
    assert len(brute) > 3
    assert dict(belief(edition, view, first.setup).suspects) == brute


def test_x_gets_the_win_or_a_share_of_the_points() -> None:
    """The game or nothing; where points count, his share of all that the tickets are worth."""
    chase, compact = find_chase("yard/police-2017"), find_chase("yard/compact-2015")
    assert x_gets(chase, Outcome(("x",), "escaped")) == 1.0
    assert x_gets(chase, Outcome(chase.pursuers, "captured")) == 0.0
    whole = worth(compact, compact.purses)
    assert x_gets(compact, Outcome((), "captured", (("x", whole // 2),))) == whole // 2 / whole
    assert x_gets(compact, Outcome((), "captured", (("x", -3),))) == 0.0
