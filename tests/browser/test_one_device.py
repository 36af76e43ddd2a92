"""Hot-seat: one device for everyone, a curtain between the sides, and PINs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Guests
from tests.browser.people import Person

HIDE_PAGE = """() => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
LEAVE_WINDOW = "() => window.dispatchEvent(new Event('blur'))"


def shared_device(guest: Guests, pin: str = "", rounds: str = "3") -> Person:
    ann = guest("Ann")
    ann.go("/new")
    ann.get("players-3").check(force=True)
    ann.get("how-device").check()
    ann.click("options")
    ann.page.get_by_label("Rounds").fill(rounds)
    ann.click("create-go")
    ann.get("name-x").fill("Mum")
    ann.get("name-red").fill("Zoë")
    if pin:
        ann.click("pin-x")
        ann.get("pin-input").fill(pin)
        ann.click("pin-save")
        expect(ann.get("seat-x")).to_contain_text("locked with a PIN")
    ann.start()
    return ann


def nothing_behind(person: Person) -> None:
    """The page shows only the curtain: no map, no log, no table."""
    expect(person.get("curtain")).to_be_visible()
    for name in ("map", "turn", "travel-log", "text-view", "pawn-x"):
        expect(person.get(name)).to_have_count(0)
    assert "Mister X at" not in person.page.content()


def test_a_game_on_one_device(guest: Guests) -> None:
    ann = shared_device(guest)
    nothing_behind(ann)
    assert set(ann.views) <= {None}
    while not ann.get("outcome").count():
        expect(ann.get("curtain-for")).to_have_text("Mister X")
        expect(ann.get("curtain-people")).to_have_text("Mum")
        expect(ann.get("enter-red")).to_have_count(0)  # it is not their turn
        ann.click("enter-x")
        assert ann.await_turn()
        assert {seat for seat in ann.views if seat} == {"x"}
        ann.play(*ann.calm(ann.offers))
        expect(ann.get("curtain-for")).to_have_text("The detectives")
        nothing_behind(ann)
        ann.wait(lambda: not ann.last("you")["attached"] and set(ann.views) == {None})
        ann.click("enter-red")
        expect(ann.get("turn")).to_be_visible()
        expect(ann.get("pawn-x")).to_have_count(int(ann.views[None]["table"]["windows"][-1]["shown"]))
        for _ in range(4):
            if ann.await_turn():
                assert "x" not in ann.views
                ann.play(*ann.calm(ann.offers))
        ann.page.wait_for_selector("[data-testid=curtain], [data-testid=outcome]")
    expect(ann.get("outcome")).not_to_contain_text("You")


def test_a_table_for_one_device_asks_for_names_first(guest: Guests) -> None:
    ann = guest("Ann", **PHONE)
    ann.create(options={"players": "3"}, seats=dict.fromkeys(["x", "red", "blue"], "me"))
    expect(ann.get("name-blue")).to_be_in_viewport()
    ann.create(options={"players": "2"}, seats={"x": "me"})
    ann.rest()
    place = ann.get("seat-blue").bounding_box()
    ann.click("take-red")
    ann.click("both-yes")
    expect(ann.get("leave-red")).to_be_visible()
    ann.rest()
    assert ann.get("seat-blue").bounding_box() == place, "a seat must not move from under a finger"


@pytest.mark.parametrize("leave", [LEAVE_WINDOW, HIDE_PAGE], ids=["blur", "hidden"])
def test_the_curtain_falls_when_people_leave_the_page(guest: Guests, leave: str) -> None:
    ann = shared_device(guest)
    ann.click("enter-x")
    expect(ann.get("pawn-x")).to_have_count(1)
    before = len(ann.messages)
    ann.page.evaluate(leave)
    nothing_behind(ann)
    ann.wait(lambda: not ann.last("you")["attached"])
    later = [message for message in ann.messages[before:] if message["type"] == "view"]
    assert {message["seat"] for message in later} <= {None}


def test_the_curtain_survives_a_lost_connection_and_a_reload(guest: Guests) -> None:
    ann = shared_device(guest)
    ann.click("enter-x")
    expect(ann.get("pawn-x")).to_have_count(1)
    ann.messages.clear()
    ann.views.clear()
    ann.page.reload()
    nothing_behind(ann)
    ann.wait(lambda: None in ann.views)
    assert set(ann.views) == {None}


def test_a_pin_keeps_others_out(guest: Guests) -> None:
    ann = shared_device(guest, pin="2468")
    for n, wrong in enumerate(("", "1111"), 1):
        ann.get("curtain-pin-x").fill(wrong)
        ann.click("enter-x")
        ann.wait(lambda n=n: [message.get("code") for message in ann.messages].count("pin") == n)  # type: ignore[misc]
        expect(ann.page.get_by_text("The PIN is missing or wrong. Try again.")).to_have_count(1)
        nothing_behind(ann)
        assert "x" not in ann.views
    ann.get("curtain-pin-x").fill("2468")
    ann.click("enter-x")
    assert ann.await_turn()
    assert "2468" not in ann.page.content() + "".join(ann.heard)
