"""Nothing covers a control, nothing jumps, and what matters is in view."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Guests
from tests.browser.people import CLASSIC, POLICE, TWENTY, Person, rides
from tests.browser.test_trouble import OFFLINE

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])

# Controls in view that a click in their middle would not reach, because a notice covers them.
COVERED = """() => {
  const notices = [...document.querySelectorAll('[data-testid=refusal], [data-testid=request], [data-testid=offline]')];
  return [...document.querySelectorAll('button, a[href], input, select, summary')].flatMap(control => {
    if (!control.checkVisibility()) return [];
    const { x, y, width, height } = control.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const over = notices.find(notice => notice.contains(top) && !notice.contains(control));
    return over ? [control.dataset.testid || control.textContent] : [];
  });
}"""


def covered(person: Person) -> list[str]:
    person.rest()
    found: list[str] = person.page.evaluate(COVERED)
    return found


def box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found is not None
    return found


def apart(one: FloatRect, other: FloatRect) -> bool:
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


def in_view(person: Person, *stations: int) -> list[bool]:
    """Whether each station is on the visible part of the map."""
    places, frame = person.places, box(person.get("map"))

    def inside(x: float, y: float) -> bool:
        return frame["x"] < x < frame["x"] + frame["width"] and frame["y"] < y < frame["y"] + frame["height"]

    return [inside(*places[station]) for station in stations]


# Notices


@SIZES
def test_a_refusal_covers_no_control(guest: Guests, size: dict[str, object]) -> None:
    ann = guest("Ann", **size)
    ann.excuse("status of 4")
    ann.go("/")
    ann.get("join-code").fill("ZZZZ")
    ann.click("join")
    expect(ann.get("refusal")).to_be_in_viewport()
    assert covered(ann) == []
    ann.go("/new")
    ann.click("options")
    ann.page.get_by_label("Rounds").fill("0")
    ann.click("create-go")
    expect(ann.get("refusal")).to_be_in_viewport()
    assert covered(ann) == []
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    ann.await_turn()
    ann.click("tab-text")
    ann.get("text-move").fill("t500")
    ann.click("text-play")
    expect(ann.get("refusal")).to_be_in_viewport()
    assert covered(ann) == []
    expect(ann.get("refusal")).to_have_count(0)  # it disappears by itself


def test_a_request_stays_in_sight_while_scrolling(guest: Guests) -> None:
    ann, bob = guest("Ann", **PHONE), guest("Bob")
    ann.create(seats={"x": "me"})
    bob.enter(ann.room)
    expect(ann.get("kick-Bob")).to_be_visible()
    wide, shown = ann.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= shown == 390, "a full lobby scrolls sideways"
    ann.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    bob.click("take-x")
    expect(ann.get("request")).to_be_in_viewport()
    expect(bob.get("refusal")).to_have_attribute("data-code", "taken")
    ann.get("consent-yes").tap()
    expect(bob.get("seat-x")).to_contain_text("Bob (you)")


def test_late_messages_move_no_seat(guest: Guests) -> None:
    """The deck arrives a moment after the seats: a seat must not slip away from under a finger."""
    ann, bob = guest("Ann"), guest("Bob")
    ann.create(TWENTY, seats={"p1": "me"})
    late: list[Route] = []
    for what in ("**/material", "**/api/editions"):
        bob.page.route(what, lambda route: late.append(route))
    bob.enter(ann.room)
    expect(bob.get("take-p2")).to_be_visible()
    bob.wait(lambda: len(late) == 2)
    bob.rest()
    before = box(bob.get("take-p2"))
    for route in late:
        route.continue_()
    expect(bob.get("chosen")).to_contain_text("cards")
    bob.rest()
    assert box(bob.get("take-p2")) == before


def test_the_notice_about_another_window_leaves_the_menu_free(guest: Guests) -> None:
    ann = guest("Ann", **PHONE)
    ann.create(seats={"x": "me"})
    ann.get("start").tap()
    expect(ann.get("turn")).to_be_visible()
    second = ann.watch(ann.context.new_page())
    second.goto(ann.page.url)
    expect(ann.get("play-here")).to_be_visible()
    ann.get("menu").tap()
    expect(ann.get("menu-close")).to_be_visible()
    ann.get("play-here").tap()  # the menu says so too
    expect(ann.get("play-here")).to_have_count(0)


def test_a_new_table_can_be_made_when_the_server_comes_back(guest: Guests) -> None:
    ann = guest("Ann")
    ann.excuse(*OFFLINE, "net::ERR_FAILED")
    ann.page.route("**/api/editions", lambda route: route.abort())
    ann.go("/new")
    ann.see("No answer from the server. Check your connection.")
    expect(ann.get("create-go")).to_be_disabled()
    ann.page.unroute("**/api/editions")
    expect(ann.get("create-go")).to_be_enabled()
    expect(ann.get("refusal")).to_have_count(0)


# The map


def test_x_is_in_view_at_an_appearance_and_at_the_end(guest: Guests) -> None:
    ann, bob, dot = guest("Ann"), guest("Bob", **PHONE), guest("Dot", **PHONE)
    ann.create(POLICE, options={"players": "2", "reveals": "1", "max_rounds": "1"}, seats={"x": "me"})
    bob.enter(ann.room)
    bob.take("red", "blue", host=ann)
    ann.start(bob)
    dot.enter(ann.room)
    expect(dot.get("map")).to_be_visible()
    ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    shown = int(str(bob.get("pawn-x").get_attribute("data-station")))
    bob.await_turn()
    for person in (bob, dot):
        expect(person.get("pawn-x")).to_have_attribute("data-station", str(shown))
        assert in_view(person, shown) == [True]
    assert all(in_view(bob, *bob.stations))
    bob.get("focus").tap()  # back to their own pawn
    bob.play_on(bob.calm)
    expect(bob.get("outcome")).to_be_visible()
    bob.rest()
    assert box(bob.get("map"))["height"] > 0.33 * 844, "at the end of a game the map needs room"
    shown_at = bob.page.locator("[data-testid^=pawn-]").evaluate_all("all => all.map(e => +e.dataset.station)")
    assert len(shown_at) == len(bob.views["red"]["table"]["pawns"])
    assert all(in_view(bob, *shown_at))


def test_a_peek_moves_nothing(guest: Guests) -> None:
    """The button stays under the finger, and once covered again the map does not show where X was."""
    ann = guest("Ann", **PHONE)
    ann.create(CLASSIC, seats={"x": "me"})
    ann.get("start").tap()
    ann.await_offers()
    ann.hide_station()
    peek = ann.get("peek")
    whole = ann.place_of(1)
    before = box(peek)
    ann.page.mouse.move(before["x"] + 20, before["y"] + 20)
    ann.page.mouse.down()
    expect(ann.get("cover")).to_have_attribute("data-covered", "false")
    expect(ann.get("cover")).to_contain_text("You are at")
    ann.rest()
    assert box(peek) == before
    ann.page.mouse.up()
    expect(ann.get("cover")).to_have_attribute("data-covered", "true")
    ann.rest()
    assert box(peek) == before
    assert ann.place_of(1) == pytest.approx(whole, abs=1)


def test_the_pencil_leaves_the_map_free(guest: Guests) -> None:
    ann = guest("Ann", **PHONE)
    team = dict.fromkeys(["red", "blue", "green", "bobby1"], "me")
    ann.create(seats={**team, "x": "bot:greedy"})
    ann.get("start").tap()
    ann.await_turn()
    ann.get("pencil").tap()
    expect(ann.get("pencil-box")).to_be_visible()
    station = ann.in_reach(*(station for _, _, station in rides(ann.offers)))[0]
    assert apart(box(ann.get("map")), box(ann.get("pencil-box")))
    ann.page.touchscreen.tap(*ann.place_of(station))
    expect(ann.page.locator("[data-testid=marks] > g")).to_have_count(1)
    ann.get("pencil-done").tap()
    expect(ann.get("pencil-box")).to_have_count(0)
    expect(ann.page.locator("button[data-testid^=chip-]").first).to_be_visible()


# Controls


def test_a_seat_is_shared_with_the_team(guest: Guests) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    ann.create(POLICE, options={"players": "3"}, seats={"x": "bot:greedy", "red": "me"})
    bob.enter(ann.room)
    bob.take("blue", host=ann)
    ann.click("share-red")
    expect(bob.get("seat-red")).to_contain_text("shared by the team")
    ann.start()
    assert bob.await_turn()
    bob.wait(lambda: {seat for seat, _ in bob.offers} >= {"red", "blue"})
    ann.click("menu")
    ann.click("share-red")
    expect(ann.get("share-red")).to_have_attribute("aria-pressed", "false")
    bob.wait(lambda: "red" not in bob.views)


def test_the_host_changes_settings_in_the_lobby_and_during_the_game(guest: Guests) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    ann.create(seats={"x": "me"})
    bob.enter(ann.room)
    expect(bob.get("seat-x")).to_be_visible()
    expect(bob.get("settings")).to_have_count(0)  # only the host has them
    ann.click("settings")
    ann.get("setting-pace").fill("2.5")
    ann.get("setting-suspects").uncheck()
    wanted = {"suspects": False, "pace": 2.5}
    bob.wait(lambda: wanted.items() <= bob.last("room")["settings"].items())
    ann.start()
    ann.await_turn()
    expect(ann.get("suspects")).to_have_count(0)
    ann.click("menu")
    ann.get("setting-suspects").check()
    ann.click("menu-close")
    expect(ann.get("suspects")).to_be_visible()


def test_a_pin_set_during_the_game(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    ann.await_turn()
    ann.click("menu")
    ann.click("pin-x")
    ann.get("pin-input").fill("2468")
    ann.click("pin-save")
    expect(ann.get("pin-x")).to_have_attribute("aria-pressed", "true")
    ann.page.reload()
    expect(ann.get("curtain")).to_be_visible()
    ann.get("curtain-pin-x").fill("2468")
    ann.click("enter-x")
    expect(ann.get("turn")).to_be_visible()
