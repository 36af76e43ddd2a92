"""How to reach every screen of twenty questions, and the big screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import TWENTY, Person
from tests.browser.quiz import plays


def twenty_number(person: Person) -> None:
    person.create(TWENTY, options={"players": "6"}, seats={"p2": "me"})
    person.start()
    person.await_turn()
    expect(person.get("number-7")).to_be_enabled()


def twenty_clue(person: Person) -> None:
    """One device: the investigator's buttons, and a buzzer for each of the others."""
    mine = dict.fromkeys(["p1", "p2", "p3"], "me")
    person.create(TWENTY, options={"players": "3", "reader": "house"}, seats=mine, settings={"window": 0})
    person.start()
    while person.get("turn").get_attribute("data-phase") != "clue":  # past question marks
        expect(person.get("whose")).to_be_visible()
        phase = person.get("turn").get_attribute("data-phase")
        if phase == "choose":
            with person.acknowledged():
                person.page.locator("button.pick").first.click()
        elif phase == "ask":
            plays(person, "", 'ask"Am I old?"')
        elif phase == "answer":
            plays(person, "", "pass")
        person.page.wait_for_function("() => !document.querySelector('[data-testid=sending]')")


def twenty_verdict(person: Person) -> None:
    """The reader with their card open, and a guess to judge."""
    person.create(TWENTY, options={"players": "3"}, seats={"p1": "me"}, settings={"window": 0})
    person.start()
    while person.await_offers() and ("p1", "right") not in person.offers:
        with person.acknowledged():
            person.click("reply-suggested")
    person.get("own-card").locator("summary").click()


def twenty_end(person: Person) -> None:
    person.create(TWENTY, options={"players": "2", "finish": "1"}, seats={"p1": "me"}, settings={"window": 0})
    person.start()
    while person.await_offers():
        with person.acknowledged():
            person.click("verdict-right" if ("p1", "right") in person.offers else "reply-suggested")
    expect(person.get("podium")).to_be_visible()
    expect(person.get("past")).to_be_visible()


def big_screen_lobby(person: Person) -> None:
    person.create(TWENTY, seats={"p1": "me", "p2": "bot:casual"})
    person.go(f"/t/{person.room}/screen")
    expect(person.get("qr")).to_be_visible()


def big_screen(person: Person) -> None:
    person.create(TWENTY, seats={"p1": "bot:casual", "p2": "me"})
    person.start()
    person.go(f"/t/{person.room}/screen")
    expect(person.get("wall")).to_be_visible()


QUIZ_SCREENS: tuple[Callable[[Person], None], ...] = (
    twenty_number,
    twenty_clue,
    twenty_verdict,
    twenty_end,
    big_screen_lobby,
    big_screen,
)
