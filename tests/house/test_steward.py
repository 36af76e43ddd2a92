"""Stewards of all games: their settings, and what a game without one does."""

from __future__ import annotations

import pytest

from fogbound import catalog, find, start
from fogbound.errors import BadOption
from fogbound.game import Move, View
from fogbound.house.steward import Deadline, HelpedBot, Settings, Steward, complete_settings, settings, steward

CHASE = find("yard/police-2017")


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.ids[0])
def test_every_game_has_settings_that_its_steward_accepts(game: catalog.Game) -> None:  # type: ignore[type-arg]
    edition = find(game.ids[0])
    assert complete_settings(edition, {}) == {option.name: option.default for option in settings(edition.game)}
    assert steward(edition)
    with pytest.raises(BadOption, match="has no setting hats"):
        complete_settings(edition, {"hats": True})


def test_a_given_setting_replaces_its_default_and_a_wrong_value_is_refused() -> None:
    assert complete_settings(find("twenty/classic-1993"), {"window": 7})["window"] == 7
    with pytest.raises(BadOption, match="window"):
        complete_settings(find("twenty/classic-1993"), {"window": 99})


def test_a_game_without_a_steward_gets_no_help_and_no_pauses() -> None:
    plain, view = Steward(CHASE, {}), start(CHASE).view(None)
    assert (plain.aids(view), plain.seconds_to_cut_in(view), plain.pause(view)) == ({}, 0.0, 1.0)
    assert plain.deadline(view, person=True) is None
    assert not plain.hints
    assert not plain.whereabouts


class Reading(Steward):
    """A steward that always has a move ready, or never."""

    def __init__(self, chosen: Settings) -> None:
        self._move = chosen.get("move")

    def deadline(self, view: View, *, person: bool) -> Deadline | None:
        return Deadline(Move(self._move)) if self._move else None


def test_tables_look_at_the_time_only_where_a_steward_may_have_a_move_or_a_wait() -> None:
    assert Reading.keeps_time
    assert steward(find("twenty/classic-1993")).keeps_time
    assert not Steward.keeps_time
    assert not steward(CHASE).keeps_time


class Passing:
    def choose(self, view: View) -> Move | None:
        return Move("pass")


def test_the_house_reads_for_a_helped_bot_which_plays_the_rest_itself() -> None:
    view = start(CHASE).view(None)
    assert HelpedBot(Passing(), Reading({"move": "right"})).choose(view) == Move("right")
    assert HelpedBot(Passing(), Reading({})).choose(view) == Move("pass")
