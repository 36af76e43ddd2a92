"""People during a game: captains, leaving, removals, coming back, and rematches with new roles."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.people import CLASSIC, POLICE, Person, rides
from tests.browser.test_table import calm_move, two_teams

# Whether the second click of a double click reached the page.
LISTEN = "() => document.addEventListener('click', event => { if (event.detail > 1) window.again = true; })"


def chip(person: Person, seat: str) -> Locator:
    """The button that chooses one of several pawns; only people who may move the pawn have it."""
    return person.page.locator(f"button[data-testid=chip-{seat}]")


def bot_of(person: Person, seat: str) -> str | None:
    """The bot that plays a seat, as far as this person knows."""
    bot: str | None = next(chair["bot"] for chair in person.last("room")["seats"] if chair["seat"] == seat)
    return bot


def test_the_host_names_a_captain_during_the_game(guest: Guests) -> None:
    """The captain moves shared pawns, the others their own; the host may name another captain at any time."""
    ann, bob, cid = two_teams(guest)
    ann.click("menu")
    ann.get("setting-decide").select_option("captain")
    ann.click("captain-Cid")  # the first of the side would be Bob
    expect(ann.get("captain-Bob")).to_be_visible()
    ann.click("menu-close")
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    for person in (bob, cid):
        person.catch_up(ann)
        assert person.await_turn()
    expect(chip(cid, "bobby1")).to_be_visible()
    expect(chip(bob, "bobby1")).to_have_count(0)
    bob.play(*calm_move(bob, "red", ann))
    cid.catch_up(bob)
    cid.play(*calm_move(cid, "bobby1", ann))

    ann.click("menu")
    ann.click("captain-Bob")
    expect(ann.get("captain-Cid")).to_be_visible()
    bob.catch_up(cid)
    assert bob.await_turn()
    expect(chip(cid, "bobby2")).to_have_count(0)
    bob.play(*calm_move(bob, "bobby2", ann))
    cid.catch_up(bob)
    assert cid.await_turn()
    cid.play(*cid.calm(cid.offers, ann))
    ann.click("menu-close")
    assert ann.await_turn()


def test_the_table_waits_for_people_not_pawns(guest: Guests) -> None:
    """Everyone has a badge of their own, and the table names the person it waits for."""
    ann, bob, cid = two_teams(guest)
    screen = guest("Television")
    screen.go(f"/t/{ann.room}/screen")
    assert ann.await_turn()
    expect(bob.get("turn").get_by_test_id("awaited")).to_have_text("Waiting for Ann")
    expect(bob.get("turn").get_by_title("Ann", exact=True)).to_be_visible()
    badges = [person.page.get_by_title("Ann", exact=True).locator("[data-letters=A]") for person in (bob, cid, screen)]
    colours = {badge.first.evaluate("disc => getComputedStyle(disc).backgroundColor") for badge in badges}
    assert len(colours) == 1, "one person, one colour, on every screen"
    expect(bob.page).to_have_title(re.compile("^Waiting for Ann · "))
    expect(ann.page).to_have_title(re.compile("^● Your turn · "))
    expect(screen.get("now").get_by_test_id("awaited")).to_have_text("Waiting for Ann")
    ann.play(*ann.calm(ann.offers))
    expect(ann.get("turn").get_by_test_id("awaited")).to_have_text("Waiting for Bob and Cid")
    expect(screen.get("now").get_by_test_id("awaited")).to_have_text("Waiting for Bob and Cid")


def test_leaving_during_the_game(guest: Guests) -> None:
    """A bot takes over, and the others play on."""
    ann, bob, cid = two_teams(guest)
    bob.click("menu")
    bob.click("leave")
    bob.click("leave-yes")
    expect(bob.get("create")).to_be_visible()
    expect(bob.page.locator("[data-testid^=game-]")).to_have_count(0)
    for person in (ann, cid):
        person.wait(lambda person=person: bot_of(person, "red") is not None)  # type: ignore[misc]
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    ann.wait(lambda: any(ply["seat"] == "red" and ply["move"] != "deal" for ply in ann.views["x"]["log"][-4:]))
    assert cid.await_turn()


def test_a_host_who_leaves_hands_over(guest: Guests) -> None:
    ann, bob, _ = two_teams(guest)
    ann.click("menu")
    ann.click("leave")
    ann.click("leave-yes")
    bob.wait(lambda: bob.last("room")["host"] != ann.last("you")["person"] and bot_of(bob, "x") is not None)
    assert bob.await_turn()


def test_a_removed_person_is_let_back_in(guest: Guests) -> None:
    ann, bob, cid = two_teams(guest)
    bob.excuse("status of 4")
    ann.click("menu")
    ann.click("kick-Bob")
    assert bob.last("room")["people"], "it asks first"
    ann.click("kick-no")
    ann.click("kick-Bob")
    ann.click("kick-yes")
    bob.see("This table was closed, or the host removed you.")
    bob.page.reload()
    bob.see("The host removed you from this table.")
    expect(ann.get("pardon")).to_have_text("Let back in: Bob")
    cid.click("menu")
    expect(cid.page.get_by_text("Removed")).to_have_count(0)  # only the host sees it
    ann.click("pardon")
    expect(ann.get("pardon")).to_have_count(0)
    bob.page.reload()
    bob.see("You are watching.")
    expect(bob.get("turn")).to_have_attribute("data-mine", "false")
    ann.wait(lambda: bot_of(ann, "red") is not None)

    bob.click("menu")
    expect(bob.get("open-red")).to_have_count(0)  # only the host can free a bot's seat
    expect(bob.get("take-red")).to_have_count(0)
    ann.click("open-red")
    expect(ann.get("open-red")).to_contain_text("Press again")
    ann.click("open-red")
    expect(ann.get("bot-red")).to_be_visible()  # in case nobody wants it
    bob.click("take-red")
    bob.wait(lambda: "red" in bob.last("you")["attached"])
    expect(bob.get("pin-red")).to_be_visible()
    for person in (ann, bob):
        person.click("menu-close")
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    assert bob.await_turn()


def test_the_table_says_who_is_away(guest: Guests) -> None:
    ann, bob, cid = two_teams(guest)
    assert ann.await_turn()
    ann.page.goto("about:blank")  # X, and everyone waits
    expect(bob.get("waiting-away")).to_have_text("Waiting for Ann, who is away.")
    expect(bob.get("away-x")).to_be_visible()
    expect(cid.get("waiting-bot")).to_have_count(0)  # only the host has it
    ann.enter(ann.room)
    expect(bob.get("waiting-away")).to_have_count(0)
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    for person in (bob, cid):
        person.page.goto("about:blank")
    expect(ann.get("waiting-away")).to_contain_text("Waiting for Bob and Cid, who are away.")
    ann.click("waiting-bot")
    assert ann.await_turn()  # the shared police have moved too
    assert None not in (bot_of(ann, "red"), bot_of(ann, "blue"))


def test_nobody_comes_back_on_another_side(guest: Guests) -> None:
    """A former X knows where X is, so they may not take a free detective seat."""
    ann, bob, cid = two_teams(guest)
    ann.excuse("status of 4")
    for person in (ann, cid):
        person.click("menu")
        person.click("leave")
        person.click("leave-yes")
        expect(person.get("create")).to_be_visible()
    ann.page.goto(f"{ann.address}/t/{bob.room}")
    ann.see("You are watching.")
    bob.click("menu")
    bob.wait(lambda: bot_of(bob, "blue") is not None)
    for _ in range(2):  # it asks first
        bob.click("open-blue")
    ann.click("menu")
    ann.wait(lambda: bot_of(ann, "blue") is None)
    expect(ann.get("take-blue")).to_have_count(0)
    assert ann.last("you")["attached"] == []


def test_a_rematch_swaps_roles(guest: Guests) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    ann.create(POLICE, options={"players": "2", "max_rounds": "1"}, seats={"x": "me"})
    bob.enter(ann.room)
    bob.take("red", "blue", host=ann)
    ann.start(bob)
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    bob.catch_up(ann)
    bob.play_on(bob.calm)
    expect(ann.get("outcome")).to_be_visible()
    ann.click("rematch-rotate")
    bob.wait(lambda: bob.game == 2 and bool(bob.offers))
    expect(bob.get("taken-along")).to_have_text("Ann started a new game.")
    assert bob.await_turn()
    assert {seat for seat, _ in bob.offers} == {"x"}


def test_the_second_tap_of_a_double_tap_does_nothing(guest: Guests) -> None:
    """Other buttons replace the one that ends a turn; a double tap must not press one of them too."""
    ann = guest("Ann")
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    ann.page.reload()  # nothing has happened on this page yet
    assert ann.await_turn()
    ann.page.evaluate(LISTEN)
    ann.get("fit").dblclick()
    assert ann.page.evaluate("window.again"), "before the first action, a double tap must come through"
    ann.page.evaluate("window.again = false")
    [(_, ticket, station)] = rides([ann.calm(ann.offers)])
    ann.click(f"station-{station}")
    with ann.acknowledged():
        ann.get(f"ticket-{ticket}").dblclick()
    assert len([message for message in ann.sent if message["type"] == "play"]) == 1
    assert not ann.page.evaluate("window.again")
    expect(ann.get("picker")).to_have_count(0)  # nor does it choose a station under the ticket
    assert ann.await_turn()
