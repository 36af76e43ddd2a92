"""Seats asked for on the command line, and the bots on the others."""

from __future__ import annotations

import pytest

import fogbound
from fogbound.bots import default_bot
from fogbound.cli.friendly import Stop
from fogbound.cli.seating import SeatRequest, choose_bot, make_bots
from fogbound.errors import BadOption

EDITION = fogbound.find("yard/classic-1983", players=4, board="tiny-docks")


def test_one_way_to_choose_seats_is_enough() -> None:
    assert SeatRequest().is_empty
    assert SeatRequest(seats="red,blue").named == "red,blue"
    with pytest.raises(Stop, match="Choose one of --seat"):
        SeatRequest(seat="x", hotseat=True)


def test_a_bot_is_chosen_by_the_person_then_by_the_saved_game_then_by_default() -> None:
    assert str(choose_bot("random", "greedy", EDITION, {})) == "random"
    assert str(choose_bot(None, "greedy", EDITION, {})) == "greedy"
    assert str(choose_bot(None, None, EDITION, {})) == default_bot(EDITION)


def test_a_missing_bot_is_a_slip_of_the_person_or_of_the_saved_game() -> None:
    with pytest.raises(BadOption):
        choose_bot("nobody", None, EDITION, {})
    with pytest.raises(Stop, match="This game’s bot “nobody” is missing"):
        choose_bot(None, "nobody", EDITION, {})


def test_one_bot_leads_all_free_seats_of_a_side() -> None:
    bots = make_bots(choose_bot("random", None, EDITION, {}), EDITION, frozenset({"red"}), 1)
    assert set(bots) == {"x", "blue", "green"}
    assert bots["blue"] is bots["green"]
    assert bots["x"] is not bots["blue"]


def test_a_chosen_deal_repeats_the_bots_choices() -> None:
    view = fogbound.Match(fogbound.start(EDITION), fogbound.proof.seed_from(1)).view("x")
    kind = choose_bot("random", None, EDITION, {})
    choices = {str(make_bots(kind, EDITION, frozenset({"red"}), 7)["x"].choose(view)) for _ in range(5)}
    assert len(choices) == 1
