"""A reload keeps what somebody has begun; not where a device goes from hand to hand."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.people import CLASSIC, rides
from tests.browser.quiz import card_of, clue, sit_down


def test_a_chosen_station_and_half_a_line_of_chat_survive_a_reload(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, seats={"red": "me", "blue": "me", "x": "bot:random"})
    ann.start()
    assert ann.await_turn()
    seat = max(ann.acting)
    ann.click(f"chip-{seat}")
    station = next(station for who, _, station in rides(ann.offers) if who == seat)
    ann.click(f"station-{station}")
    expect(ann.get("picker")).to_contain_text(str(station))
    ann.click("tab-chat")
    ann.get("chat-input").fill("I think he")
    ann.page.reload()
    expect(ann.get("picker")).to_contain_text(str(station))
    ann.click("tab-chat")
    expect(ann.get("chat-input")).to_have_value("I think he")
    ann.get("chat-input").fill("")
    ann.click("cancel")
    ann.page.reload()
    assert ann.await_turn()
    expect(ann.get("picker")).to_have_count(0)


def test_nothing_is_kept_at_a_device_that_both_sides_share(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, seats={"x": "me", "red": "me"})
    ann.click("start")
    ann.click("enter-x")
    assert ann.await_turn()
    ann.click(f"station-{min(ann.stations)}")
    expect(ann.get("picker")).to_be_visible()
    assert ann.page.evaluate("Object.keys(sessionStorage).filter(key => key.includes('draft'))") == []


def test_half_an_answer_survives_a_reload(guest: Guests) -> None:
    ann, bob = sit_down(guest, "Ann", "Bob")
    clue(bob, "p2", card_of(ann))
    bob.get("guess-input").fill("The Eiffel")
    bob.page.reload()
    expect(bob.get("guess-input")).to_have_value("The Eiffel")
