"""A game of somebody else's package in the browser: no screens of its own, so it is played on the plain one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.people import OUTCOME
from tests.browser.serving import Server
from tests.installed import install


@pytest.fixture
def other_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "fogbound.db", install(tmp_path / "site", toy="tests.toy:GAME"))
    yield server
    server.kill()  # a stop would wait for bots that are still loading


def test_a_game_of_an_installed_package_is_played_to_its_end(other_server: Server, guests: Guests) -> None:
    """From the form for a new table, against bots that play at random."""
    ann = guests(other_server.address, "Ann")
    ann.go("/new")
    ann.get("edition-toy/one").check()
    expect(ann.get("players-4")).to_have_count(0)  # there is nothing to choose
    ann.get("how-bots").check()
    ann.click("create-settings")
    ann.get("setting-pace").fill("0")
    ann.get("setting-pace").press("Enter")
    ann.click("create-go")
    ann.click("start")
    over = ann.page.locator(OUTCOME)
    asked = ann.page.locator(f"[data-testid=move-wrong]:enabled, {OUTCOME}")
    while True:
        expect(asked).to_be_visible()
        if over.is_visible():
            break
        ann.click("move-wrong")  # Ann reads, and finds every guess wrong
    expect(over).to_contain_text("Reader")
