"""The moves and the tickets in words."""

from __future__ import annotations

import pytest

from fogbound.cli.yard import sheet
from fogbound.games.yard.danger import Danger
from tests.cli.yard.positions import match_from, resumed


def test_moves_show_how_many_tickets_are_left() -> None:
    match = match_from("x@5/red@6/blue@7/green@3 4,2,1/3,3,3/2,2,2 3,1 x 1 0 -")
    ran = resumed(match, "--hotseat", "--yes", typed="t2\nt9\n")
    assert (
        "  taxi t:                  2 4\n  bus b:                   1 9\n  black ticket k (3 left): 1 2 4 9\n"
        "  double (1 left): " in ran.out
    )
    assert "Your moves for Red, now at 6:\n  taxi t (4 left): 5 9\n" in ran.out
    counted = match_from("x@5/red@6/blue@7/green@3 4,2,1/3,3,3/2,2,2 3,1,8,7,6 x 1 0 -", x_ticket_accounting="counted")
    assert "  taxi t (8 left):         2 4\n  bus b (7 left):          1 9\n" in resumed(counted, "--seat", "x").out


def test_colleagues_tickets_are_shown_too() -> None:
    line = "x@5/red@6/blue@10/bobby1@1/bobby2@3 3,2,1/4,4,4 3,1 x 1 0 -"
    match = match_from(line, "yard/police-2017", players=3)
    ran = resumed(match, "--hotseat", "--yes", typed="b9\n")
    assert "  Blue at 10: taxi (4 left) 9\n" in ran.out
    assert "  Police 1 (bobby1) at 1: taxi 2 4; bus 5\n" in ran.out
    reserve = match_from(line.replace("3,1 x", "3,1,8,7,6 x"), "yard/police-2017", 3, x_ticket_accounting="reserve")
    assert "  taxi t (8 left):         2 4\n" in resumed(reserve, "--seat", "x").out


@pytest.mark.parametrize(
    ("purse", "move", "warning"),
    [
        ("1,5,5", "t10", " This is the last taxi ticket of Red. No other line leaves 10."),
        (
            "1,0,0",
            "t8",
            " This is the last taxi ticket of Red. From 8 only underground leaves, and no such ticket is left.",
        ),
        ("1,0,1", "t8", ""),
        ("2,0,0", "t10", ""),
        ("1,1,0", "b5", ""),
        ("0,1,9", "b5", " This is the last bus ticket of Red. From 5 only taxi leaves, and no such ticket is left."),
    ],
)
def test_a_ride_that_strands_its_pawn_gets_a_warning(purse: str, move: str, warning: str) -> None:
    match = match_from(f"x@1/red@9/blue@7/green@3 {purse}/9,9,9/9,9,9 3,2 pursuit:red+blue+green 5 5 -")
    kind = {"t": "taxi", "b": "bus"}[move[0]]
    ran = resumed(match, "--seats", "detectives", typed=f"{move}\nback\n")
    assert f"Red takes the {kind} to {move[1:]}.{warning}\n" in ran.out


def test_the_last_ticket_of_a_pool_and_the_free_rides_of_the_police() -> None:
    line = "x@1/red@9/blue@7/bobby1@8/bobby2@3 1,5,5 3,2 pursuit:red+blue+bobby1+bobby2 5 5 -"
    match = match_from(line, "yard/police-2017", players=2)
    ran = resumed(match, "--seats", "detectives", typed="t10\nback\nbobby1 t4\nback\n")
    assert "This is the last taxi ticket of the pool. No other line leaves 10." in ran.out
    assert "Police 1 takes the taxi to 4.\n" in ran.out


def test_danger_names_the_pursuers_or_says_that_there_are_none() -> None:
    found = (Danger(116, ("red",)), Danger(133, ("red", "blue")))
    assert sheet.danger(found).text == "Pursuers can reach 116 (Red) and 133 (Red and Blue) next."
    assert "No pursuer can reach you" in sheet.danger(()).text
