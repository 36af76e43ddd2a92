"""What every game's terminal must have."""

from __future__ import annotations

import pytest

import fogbound
from fogbound import catalog
from fogbound.cli.speech import text_of
from fogbound.cli.terminals import PLAIN, terminal


@pytest.mark.parametrize("edition_id", fogbound.EDITIONS)
def test_every_option_of_a_shipped_edition_is_explained(edition_id: str) -> None:
    meanings = terminal(fogbound.find(edition_id)).meanings
    for option in catalog.options(edition_id):
        assert text_of(meanings[option.name]).endswith((".", "?")), option.name


def test_meanings_are_of_options_that_exist() -> None:
    for game in catalog.OWN_GAMES:
        options = {option.name for edition_id in game.ids for option in catalog.options(edition_id)}
        assert set(terminal(fogbound.find(game.ids[0])).meanings) <= options


@pytest.mark.parametrize("edition_id", fogbound.EDITIONS)
def test_games_with_their_own_screens_do_not_use_the_plain_ones(edition_id: str) -> None:
    edition = fogbound.find(edition_id)
    assert terminal(edition) is not PLAIN
    assert (terminal(edition).series is not None) == edition.rotates


@pytest.mark.parametrize("edition_id", fogbound.EDITIONS)
def test_the_open_view_is_from_no_seat(edition_id: str) -> None:
    match = fogbound.Match(fogbound.start(fogbound.find(edition_id)), fogbound.proof.seed_from(1))
    view = terminal(match.state.edition).open_view(match.state)
    assert (view.seat, view.moves) == (None, ())
    assert [ply.move for ply in view.log] == [ply.move for ply in match.state.log]
