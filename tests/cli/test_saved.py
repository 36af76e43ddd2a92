"""Saved games: replayed as they were, checked against their own proof, refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest

import fogbound
from fogbound import proof, record
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.saved import open_game
from fogbound.cli.speech import t
from fogbound.errors import Tampered
from fogbound.match import Match
from tests.cli.helpers import finished, run
from tests.cli.yard.series import HARBOUR

FILE = Path("game.fog")


def _saved() -> Match:
    match = Match(fogbound.start(fogbound.find("yard/classic-1983", board="tiny-docks", players=4)), proof.seed_from(2))
    match.submit("x", match.state.moves("x")[0], match.ply)
    FILE.write_text(match.record(), encoding="utf-8")
    return match


def _change(old: str, new: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    FILE.write_text(text.replace(old, new), encoding="utf-8")


def test_a_game_continues_where_it_was() -> None:
    match = _saved()
    game = open_game(FILE, None)
    assert game.states == (match.state,)
    assert game.seeds == (proof.seed_from(2),)
    assert game.edition == match.state.edition
    assert (game.people, game.notes) == ((), (t("cli-saved-deal"),))
    assert game.tags["Edition"] == "yard/classic-1983"


def test_a_game_of_other_rules_continues_with_a_note() -> None:
    _saved()
    _change('[Digest "edition ', '[Digest "edition 0')
    assert open_game(FILE, None).notes == (t("cli-saved-other-rules"), t("cli-saved-deal"))


def test_a_finished_game_cannot_continue() -> None:
    finished(FILE)
    with pytest.raises(Stop, match=r"The game in game\.fog is over\. To watch it: fogbound replay game\.fog") as no:
        open_game(FILE, None)
    assert no.value.code == WRONG_CONTENT


def test_a_record_without_a_seed_cannot_continue() -> None:
    match = _saved()
    FILE.write_text(record.write(match.start, match.state), encoding="utf-8")
    with pytest.raises(Stop, match="contains no seed, so the game cannot continue") as refused:
        open_game(FILE, None)
    assert refused.value.code == WRONG_CONTENT


def test_a_game_that_does_not_agree_with_its_seed_is_refused() -> None:
    match = _saved()
    FILE.write_text(record.write(match.start, match.state, seed=proof.seed_from(3)), encoding="utf-8")
    with pytest.raises(Tampered):
        open_game(FILE, None)


@pytest.fixture
def series() -> list[str]:
    """The records of a series that is saved in its first heat."""
    run(*HARBOUR, "--people", "Ann,bot,Bob", "--seed", "5", "--yes", typed="red\nplace1\nsave game\nquit\n")
    head, *heats = FILE.read_text(encoding="utf-8").split('[Fogbound "')
    assert head == ""
    return [f'[Fogbound "{heat}' for heat in heats]


def test_a_series_continues_with_all_its_heats(series: list[str]) -> None:
    game = open_game(FILE, None)
    assert len(series) == len(game.seeds) == len(game.states) == 3
    assert game.people == ("Ann", "Bot 2", "Bob")
    assert game.seeds == proof.seeds_from(5, 3)
    assert [len(state.log) > 0 for state in game.states] == [True, False, False]


def test_a_series_without_the_seeds_of_later_heats_cannot_continue(series: list[str]) -> None:
    FILE.write_text("".join(series[:2]), encoding="utf-8")
    with pytest.raises(Stop, match="has 2 of 3 heats but not the seeds of the others") as refused:
        open_game(FILE, None)
    assert refused.value.code == WRONG_CONTENT


def test_lines_that_were_taken_back_stay_with_the_game() -> None:
    match = _saved()
    match.take_back(match.ply - 1)
    FILE.write_text(match.record(), encoding="utf-8")
    game = open_game(FILE, None)
    assert game.taken == match.taken != ()
    assert Match.resume(game.start, game.states[0], game.seeds[0], game.taken).record() == match.record()
