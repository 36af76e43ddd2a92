"""The catalogue: every game has one entry, and whatever that leaves out has a default."""

from __future__ import annotations

import logging
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pytest
from msgspec import to_builtins

from fogbound import catalog
from fogbound.bots import adviser, bots_for, default_bot
from fogbound.bots.roster import Roster
from fogbound.catalog import Game
from fogbound.cli.terminals import PLAIN, Terminal, terminal
from fogbound.errors import BadEntry, BadOption
from fogbound.game import Edition
from fogbound.house.steward import Steward, complete_settings, steward
from fogbound.server.edition_info import all_editions, edition_info
from tests import toy
from tests.installed import ROOT, install

GAMES = pytest.mark.parametrize("game", catalog.OWN_GAMES, ids=lambda game: game.name)


@GAMES
def test_every_part_that_an_entry_names_is_there(game: Game[Edition]) -> None:
    roster, house, screen = (game.part(field) for field in ("bots", "steward", "terminal"))
    assert isinstance(roster, Roster)
    assert {roster.default, *roster.advisers} <= set(roster.kinds)
    assert issubclass(house, Steward)
    assert isinstance(screen, Terminal)
    assert (ROOT / "web" / "src" / "games" / game.screens / "entry.ts").is_file()


@GAMES
def test_every_edition_belongs_to_its_game(game: Game[Edition]) -> None:
    for edition_id in game.ids:
        edition = catalog.find(edition_id)
        assert (catalog.game_of(edition_id), edition.game, edition.id) == (game.name, game.name, edition_id)
        assert catalog.title(edition_id)
        assert {option.name for option in catalog.options(edition_id)} == set(dict(edition.options))


@pytest.mark.parametrize(
    ("field", "given", "why"),
    [
        ("bots", "fogbound.bots.nobody:BOTS", "No module named 'fogbound.bots.nobody'"),
        ("steward", "fogbound.house.yard:Butler", "has no attribute 'Butler'"),
        ("terminal", "no name at all", "invalid format"),
    ],
)
def test_a_part_that_is_named_wrongly_is_one_clear_error(field: str, given: str, why: str) -> None:
    entry = replace(catalog.YARD, **{field: given})  # type: ignore[arg-type]
    with pytest.raises(BadEntry) as caught:
        entry.part(field)
    assert f"The entry of the game yard says {field}={given!r}" in caught.value.text
    assert why in caught.value.text
    assert caught.value.details == {"game": "yard", "part": field, "given": given}


def test_a_game_without_parts_has_plain_ones() -> None:
    with mock.patch.object(catalog, "OWN_GAMES", (toy.GAME,)):
        assert list(bots_for(toy.EDITION)) == [default_bot(toy.EDITION)] == ["random"]
        assert adviser(toy.EDITION) is None
        assert complete_settings(toy.EDITION, {}) == {}
        house, view = steward(toy.EDITION), toy.START.view("p1")
        assert (house.aids(view), house.deadline(view, person=True), house.hints) == ({}, None, False)
        assert terminal(toy.EDITION) is PLAIN
        assert catalog.uploads("toy") is None
        assert catalog.opened(toy.START, toy.START) == ()
        assert catalog.unseen(toy.EDITION, ["a"]) == (toy.EDITION, None)
        assert catalog.handicaps("toy/one") == {}
        assert not catalog.is_even(catalog.find("toy/one"))
        catalog.preload(toy.EDITION)
        with pytest.raises(BadOption, match="no setting hats; it has: none"):
            complete_settings(toy.EDITION, {"hats": True})
        with pytest.raises(BadOption, match="no board to draw"):
            catalog.picture(toy.EDITION, "light")
        with pytest.raises(BadOption, match="no tables to look back on"):
            catalog.open_table(toy.START)


def test_the_list_of_editions_needs_no_part() -> None:
    with mock.patch.object(catalog, "OWN_GAMES", (toy.GAME,)):
        info = to_builtins(edition_info("toy/one"))
    seats = list(toy.EDITION.seats)
    assert (info["seats"], info["roles"]) == ({"4": seats}, {"4": [[seat] for seat in seats]})
    assert (info["screens"], info["settings"], info["uploads"], info["adviser"]) == ("", [], None, None)
    assert [bot["name"] for bot in info["bots"]] == ["random"]
    assert info["usual"]["opening"] == {"card": None, "guesses": 0}


def test_a_broken_entry_hides_no_other_edition(caplog: pytest.LogCaptureFixture) -> None:
    broken = replace(toy.GAME, bots="nowhere:BOTS")
    with mock.patch.object(catalog, "games", return_value=(*catalog.OWN_GAMES, broken)):
        assert [info.id for info in all_editions()] == [*catalog.YARD.ids, *catalog.TWENTY.ids]
    assert "toy/one is left out" in caplog.text
    assert "bots='nowhere:BOTS'" in caplog.text


def test_installed_packages_add_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, toy="tests.toy:GAME")
    monkeypatch.syspath_prepend(tmp_path)
    assert catalog.games.__wrapped__() == (*catalog.OWN_GAMES, toy.GAME)


def test_a_broken_package_is_reported_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    install(tmp_path, a="nowhere:GAME", b="tests.toy:START", c="fogbound.games.yard.entry:YARD", d="tests.toy:GAME")
    monkeypatch.syspath_prepend(tmp_path)
    with mock.patch.object(toy, "GAME", replace(toy.GAME, name="yard")), caplog.at_level(logging.WARNING):
        assert catalog.games.__wrapped__() == catalog.OWN_GAMES
    assert "The game a cannot be loaded from nowhere:GAME: No module named 'nowhere'" in caplog.text
    assert "The game b is left out: tests.toy:START is not a fogbound.catalog.Game." in caplog.text
    assert "An installed package adds a game named yard, but there is one already." in caplog.text


def test_only_a_list_of_editions_searches_installed_packages() -> None:
    """Importing Fogbound and finding one of its editions must stay quick."""
    code = (
        "import sys, fogbound; fogbound.start(fogbound.find('twenty/classic-1993'));"
        "assert 'importlib.metadata' not in sys.modules; assert fogbound.EDITIONS;"
        "assert 'importlib.metadata' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_names_that_do_not_exist() -> None:
    with pytest.raises(BadOption, match=r"There is no game 'chess'. Games are yard, twenty"):
        catalog.game("chess")
    for wrong in ("chess/1475", "yard", "yard/none", "", "twenty/classic-1983"):
        with pytest.raises(BadOption, match="There is no edition") as caught:
            catalog.find(wrong)
        assert caught.value.details["allowed"] == list(catalog.EDITIONS)
    with pytest.raises(BadOption, match="is not an edition"):
        catalog.start("yard/classic-1983")  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        catalog.EDITION  # type: ignore[attr-defined]  # noqa: B018


def test_a_game_is_even_if_exactly_its_handicap_is_set() -> None:
    for edition_id in ("yard/classic-1983", "yard/police-2017"):
        for people, handicap in catalog.handicaps(edition_id).items():
            usual = {"players": str(people)}
            even = catalog.find(edition_id, **usual, **dict(handicap.options))
            assert catalog.is_even(even) == bool(handicap.options)
            assert not catalog.is_even(catalog.find(edition_id, **usual))
        handicap = catalog.handicaps(edition_id)[4]
        elsewhere = catalog.find(edition_id, players="4", **dict(handicap.options), board="tiny-docks")
        assert not catalog.is_even(elsewhere), "it was measured on the usual map"
