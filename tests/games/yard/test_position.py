from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound import EDITIONS, find, start, testing
from fogbound.errors import BadNotation
from fogbound.games.yard.position import from_text, to_text
from fogbound.games.yard.rules import ChaseState

LINE = "x@45/red@13/blue@26/bobby1@29/bobby2@34 22,16,8 5,2 x 5 4 3@46"


@pytest.mark.parametrize("edition_id", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 6])
def test_any_moment_of_any_game_can_be_written_and_set_up_again(edition_id: str, players: int) -> None:
    voluntary = {"voluntary_reveal": True} if "1983" in edition_id else {"x_ticket_accounting": "reserve"}
    edition = find(edition_id, players=players, **voluntary)
    for seed in range(5):
        for state in testing.random_game(start(edition), Random(seed)):
            assert isinstance(state, ChaseState)
            if state.position.phase in ("deal", "over"):
                continue
            again = start(edition, state.position_text())
            assert isinstance(again, ChaseState)
            assert again.position == state.position
            assert again.turn == state.turn
            assert again.setup == state.position_text()


def test_a_position_can_hide_x() -> None:
    edition = find("yard/police-2017", players=2)
    assert to_text(edition, from_text(edition, LINE), hide_x=True) == LINE.replace("x@45", "x@?")


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
        ("5,2", "5", "X's tickets"),
        ("5,2", "5,-2", "X's tickets"),
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
def test_what_is_wrong_with_a_position_is_said(old: str, new: str, why: str) -> None:
    edition = find("yard/police-2017", players=2)
    with pytest.raises(BadNotation, match=why) as refused:
        start(edition, LINE.replace(old, new))
    assert refused.value.code == "bad-position"


@given(
    st.text(max_size=80) | st.lists(st.sampled_from([*"@/,:+-?x1", "45", "red", "take", " "]), max_size=40).map("".join)
)
def test_any_text_is_a_position_or_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        start(find("yard/police-2017", players=2), text)
