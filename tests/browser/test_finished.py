"""Finished games: the list of them, and each at its own address, private until a player shares it."""

from __future__ import annotations

import re
import struct

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.people import CLASSIC, Person
from tests.browser.quiz import answers, card_of, clue, plays, sit_down


def a_short_chase(ann: Person) -> None:
    """Ann wins as X, in one round: in this edition X cannot be caught by then."""
    ann.create(CLASSIC, options={"players": "4", "max_rounds": "1"}, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    expect(ann.get("outcome")).to_be_visible()


def test_finished_games_are_kept_and_open_at_their_own_address(guest: Guests) -> None:
    ann = guest("Ann")
    a_short_chase(ann)
    ann.click("menu")
    ann.click("games-link")
    row = ann.get("finished-game")
    expect(row).to_have_count(1)
    expect(row).to_have_attribute("data-result", "won")
    expect(row).to_contain_text("Scotland Yard")
    expect(row).to_contain_text("1 round")
    expect(row).to_contain_text("You: Mister X")
    row.click()
    expect(ann.get("outcome")).to_contain_text("You win")
    expect(ann.get("replay")).to_be_visible()
    for gone in ("rematch", "tab-chat", "chat-input"):
        expect(ann.get(gone)).to_have_count(0)
    ann.get("replay-slider").fill("0")
    expect(ann.page.get_by_text("Start", exact=True).first).to_be_visible()
    ann.get("replay-play").focus()
    for key, at in (("End", "max"), ("ArrowLeft", "before"), ("ArrowRight", "max"), ("Home", "0")):
        last = int(ann.get("replay-slider").get_attribute("max") or 0)
        ann.page.keyboard.press(key)
        expect(ann.get("replay-slider")).to_have_value({"max": str(last), "before": str(last - 1), "0": "0"}[at])
    with ann.page.expect_download() as download:
        ann.click("record")
    assert download.value.path().read_text().startswith("[Fogbound")
    ann.click("look-back")
    expect(ann.get("chart-chance")).to_be_visible()
    ann.page.reload()
    expect(ann.get("outcome")).to_contain_text("You win")
    ann.go("/")
    expect(ann.get("games-link")).to_be_visible()


def test_a_game_is_private_until_a_player_shares_it(guest: Guests) -> None:
    ann, eve = guest("Ann"), guest("Eve")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    a_short_chase(ann)
    address = ann.finished_address()
    eve.excuse("403")
    eve.go(address)
    assert "og:image" not in eve.context.request.get(ann.address + address).text()
    expect(eve.get("lost")).to_contain_text("This game is private")
    assert "Ann" not in eve.page.content()
    ann.click("share")
    ann.click("share-go")
    expect(ann.get("share-link")).to_have_value(ann.address + address)
    expect(ann.get("share-picture")).to_be_visible()
    ann.page.wait_for_function("() => document.querySelector('[data-testid=share-picture]').naturalWidth === 1200")
    for kind, start in (("png", b"\x89PNG"), ("svg", b"<svg")):
        with ann.page.expect_download() as download:
            ann.click(f"share-{kind}")
        picture = download.value.path().read_bytes()
        assert picture.startswith(start)
        if kind == "png":
            assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    crawled = eve.context.request.get(ann.address + address).text()
    assert '<meta property="og:title" content="Mister X wins · Fogbound" />' in crawled
    image = re.search(r'<meta property="og:image" content="([^"]+)" />', crawled)
    assert image is not None
    assert eve.context.request.get(image[1]).headers["content-type"] == "image/png"
    assert ann.page.evaluate("navigator.clipboard.readText()") == ann.address + address
    eve.page.reload()
    expect(eve.get("outcome")).to_contain_text("Mister X wins")
    expect(eve.get("share")).to_have_count(0)
    expect(eve.get("outcome")).not_to_contain_text("You win")
    ann.click("share-undo")
    expect(ann.get("share-link")).to_have_count(0)
    eve.page.reload()
    expect(eve.get("lost")).to_contain_text("This game is private")


def test_somebody_without_a_game_is_invited_to_play(guest: Guests) -> None:
    eve = guest("Eve")
    eve.go("/games")
    expect(eve.get("games-none")).to_be_visible()


def test_a_quiz_has_its_own_address_too(guest: Guests) -> None:
    ann, bob = sit_down(guest, "Ann", "Bob", options={"finish": "1"})
    card = card_of(ann)
    clue(bob, "p2", card)
    answers(bob, card["answer"])
    plays(ann, "p1", "right")
    expect(bob.get("outcome")).to_be_visible()
    bob.go("/games")
    expect(bob.get("finished-game")).to_contain_text("1 card")
    bob.click("finished-game")
    expect(bob.get("podium")).to_be_visible()
    expect(bob.get("past")).to_contain_text(card["answer"])
    expect(bob.get("share")).to_be_visible()
