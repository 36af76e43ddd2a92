"""The panel beside or below the map, at five sizes: it keeps its place, cuts nothing off and hides nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.conftest import DESKTOP, PHONE, Guests
from tests.browser.people import CLASSIC, COMPACT, POLICE, Person

LAPTOP = {"viewport": {"width": 1280, "height": 720}}
SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}
SIDEWAYS = {**PHONE, "viewport": {"width": 844, "height": 390}}
NAMES = ["desktop", "laptop", "phone", "small", "sideways"]
SIZES = pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE, SMALL, SIDEWAYS], ids=NAMES)
SHEETS = pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])

# What is wrong with the page: controls outside of the window, cut off by a scrolling part, or under something else;
# on touch screens also those too small for a finger; texts too small to read; a page or action that scrolls.
# The map's stations and what is inside a tab may be out of sight.
WRONG = """(fingers) => {
  const name = e => e.dataset.testid || e.getAttribute('aria-label') || e.textContent.trim().slice(0, 30);
  const wrong = [];
  const root = document.documentElement;
  const [across, down] = [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight];
  if (across > 0 || down > 0) wrong.push(`the page scrolls by ${across} and ${down}`);
  const now = document.querySelector('.now');
  if (now.scrollHeight > now.clientHeight + 1) wrong.push('the action scrolls');
  for (const e of document.querySelectorAll('.frame button, .frame a[href], .frame input')) {
    if (!e.checkVisibility() || e.closest('[role=tabpanel], .skip')) continue;
    const { left, right, top, bottom, width, height } = e.getBoundingClientRect();
    const outside = left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    if (outside) wrong.push(name(e) + ' is outside');
    if (fingers && (width < 43.5 || height < 43.5) && e.type !== 'range') wrong.push(name(e) + ' is too small');
    for (let around = e.parentElement; around; around = around.parentElement) {
      const box = around.getBoundingClientRect();
      const cuts = getComputedStyle(around).overflowY !== 'visible' && around !== document.body && around !== root;
      if (cuts && (bottom > box.bottom + 1 || top < box.top - 1)) wrong.push(name(e) + ' is cut off');
    }
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit !== e && !e.contains(hit)) wrong.push(name(e) + ' is under ' + (hit && (name(hit) || hit.className)));
  }
  const texts = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || around.closest('svg, .sr') || !around.checkVisibility()) continue;
    if (parseFloat(getComputedStyle(around).fontSize) < 11) wrong.push('small text: ' + texts.currentNode.data.trim());
  }
  return wrong;
}"""


def problems(person: Person, size: dict[str, Any]) -> list[str]:
    person.rest()
    found: list[str] = person.page.evaluate(WRONG, "has_touch" in size)
    return found


def action(person: Person) -> FloatRect:
    """The place of the action area."""
    person.rest()
    found = person.page.locator(".now").bounding_box()
    assert found is not None
    return found


def two_sides(guest: Guests, size: dict[str, Any]) -> tuple[Person, Person]:
    ann, bob = guest("Ann", **size), guest("Bob", **size)
    ann.create(CLASSIC, options={"players": "3", "max_rounds": "8", "reveals": "5"}, seats={"x": "me"})
    bob.enter(ann.room)
    for seat in ("red", "blue"):
        bob.take(seat, host=ann)
    ann.start(bob)
    return ann, bob


@SIZES
def test_the_action_keeps_its_place_through_a_round(guest: Guests, size: dict[str, Any]) -> None:
    ann, bob = two_sides(guest, size)
    assert ann.await_turn()
    places = {"x": [action(ann)], "waiting": [action(bob)]}
    assert problems(ann, size) == []
    assert problems(bob, size) == []
    _, move = ann.calm([offer for offer in ann.offers if offer[1] != "double"])
    ann.get(f"station-{move[1:]}").focus()  # brings it into view on a phone
    ann.click(f"station-{move[1:]}")
    expect(ann.get("picker")).to_be_visible()
    places["x"].append(action(ann))
    with ann.acknowledged():
        ann.use_ticket(move[0])
    expect(ann.get("turn")).to_have_attribute("data-mine", "false")
    places["x"].append(action(ann))
    assert problems(ann, size) == []
    for _ in range(2):
        assert bob.await_turn()
        places["waiting"].append(action(bob))
        assert problems(bob, size) == []
        bob.play(*bob.calm(bob.offers, ann))
    assert ann.await_turn()
    places["x"].append(action(ann))
    assert all(place == places["x"][0] for place in places["x"]), places
    assert all(place == places["waiting"][0] for place in places["waiting"]), places


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
def test_everybodys_tickets_are_always_in_sight(guest: Guests, size: dict[str, Any]) -> None:
    """Six pawns and the longest log, and still room for the open tab."""
    ann = guest("Ann", **size)
    team = ["red", "blue", "green", "yellow", "black"]
    ann.create(CLASSIC, options={"players": "6"}, seats={**dict.fromkeys(team, "me"), "x": "bot:greedy"})
    ann.start()
    assert ann.await_turn()
    assert problems(ann, size) == []
    for seat in ("x", *team):
        expect(ann.get(f"tickets-{seat}")).to_be_in_viewport(ratio=1)
    expect(ann.get("tickets-red")).to_contain_text("10")
    for number in (1, 24):
        expect(ann.get(f"window-{number}").first).to_be_in_viewport(ratio=1)
    pinned = ann.page.locator("[data-pinned]").evaluate("e => e.scrollHeight - e.clientHeight")
    assert pinned <= 0, "only tabs scroll"
    tab = ann.page.get_by_role("tabpanel").bounding_box()
    assert tab is not None
    assert tab["height"] >= 80


def test_a_tab_begins_at_its_top(guest: Guests) -> None:
    ann = guest("Ann", **LAPTOP)
    ann.create(CLASSIC, options={"max_rounds": "8"}, seats={"x": "me"})
    ann.start()
    ann.rush(ann.calm, 3)
    assert ann.await_turn()
    body = ann.page.get_by_role("tabpanel")
    body.evaluate("e => e.scrollTop = 9999")
    assert body.evaluate("e => e.scrollTop") > 0
    ann.click("tab-text")
    expect(ann.get("text-view")).to_be_visible()
    expect(body).to_have_js_property("scrollTop", 0)


# The sheet


def sheet(person: Person) -> FloatRect:
    person.rest()
    found = person.page.get_by_role("complementary").bounding_box()
    assert found is not None
    return found


def drag(person: Person, by: float) -> None:
    """Drag the sheet's handle slowly, and let it go at rest."""
    handle = person.get("handle").bounding_box()
    assert handle is not None
    x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    for step in range(1, 11):
        person.page.mouse.move(x, y + by * step / 10)
    person.page.wait_for_timeout(150)  # a finger that rests has no speed
    person.page.mouse.move(x, y + by)
    person.page.mouse.up()
    person.rest()


@SHEETS
def test_the_sheet_is_dragged_tapped_and_moved_by_keys(guest: Guests, size: dict[str, Any]) -> None:
    ann = guest("Ann", **size)
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    handle, map_ = ann.get("handle"), ann.get("map")
    high = float(size["viewport"]["height"])
    low = sheet(ann)
    free = map_.bounding_box()
    assert low["y"] + low["height"] == pytest.approx(high, abs=1)
    assert free is not None
    drag(ann, -0.2 * high)
    expect(handle).to_have_attribute("data-stop", "half")
    half, less = sheet(ann), map_.bounding_box()
    assert half["height"] > low["height"] + 100
    assert less is not None
    assert less["height"] < free["height"], "the map keeps the rest"
    drag(ann, -0.5 * high)
    expect(handle).to_have_attribute("data-stop", "full")
    assert sheet(ann)["height"] > 0.8 * high
    assert problems(ann, size) == [] or sheet(ann)["y"] > 0
    drag(ann, 0.7 * high)
    expect(handle).to_have_attribute("data-stop", "peek")
    assert sheet(ann) == low
    handle.tap()
    expect(handle).to_have_attribute("data-stop", "half")
    expect(ann.page.get_by_role("tabpanel")).to_be_visible()
    handle.tap()
    expect(handle).to_have_attribute("data-stop", "peek")
    handle.focus()
    for key, stop in (("ArrowUp", "half"), ("ArrowUp", "full"), ("ArrowDown", "half"), ("ArrowDown", "peek")):
        ann.page.keyboard.press(key)
        expect(handle).to_have_attribute("data-stop", stop)
    ann.get("tab-chat").tap()  # opening a tab raises it
    expect(handle).to_have_attribute("data-stop", "half")
    expect(ann.get("chat-input")).to_be_in_viewport(ratio=1)


# The end


def finish(person: Person, **wanted: Any) -> None:
    person.create(**wanted)
    person.start()
    person.rush(person.calm)
    expect(person.get("outcome")).to_be_visible()


@SIZES
def test_the_end_cuts_nothing_off(guest: Guests, size: dict[str, Any]) -> None:
    ann = guest("Ann", **size)
    finish(ann, edition=POLICE, options={"max_rounds": "3", "reveals": "2"}, seats={"x": "me"})
    assert problems(ann, size) == []
    for name in ("outcome", "rematch", "rematch-rotate", "look-back", "record", "end-home", "replay-slider"):
        expect(ann.get(name)).to_be_in_viewport(ratio=1)
    reason = "3 rounds are over" if "x" in ann.views["x"]["outcome"]["winners"] else "onto Mister X"
    expect(ann.get("outcome")).to_contain_text(reason)
    board = ann.get("map").bounding_box()
    assert board is not None
    assert board["height"] >= 0.28 * size["viewport"]["height"]


@SIZES
def test_the_end_of_a_heat_cuts_nothing_off(guest: Guests, size: dict[str, Any]) -> None:
    ann = guest("Ann", **size)
    seats = dict.fromkeys(("red", "blue", "green"), "bot:greedy")
    finish(ann, edition=COMPACT, options={"players": "2", "board": "tiny-harbour"}, seats={"x": "me", **seats})
    assert problems(ann, size) == []
    for name in ("outcome", "totals", "next-heat", "record"):
        expect(ann.get(name)).to_be_in_viewport(ratio=1)


# Looking back


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_tickets_and_text_follow_the_replay(guest: Guests, size: dict[str, Any]) -> None:
    ann = guest("Ann", **size)
    finish(ann, edition=CLASSIC, options={"max_rounds": "3"}, seats={"x": "me"})
    tables = ann.ask(f"/api/rooms/{ann.room}/tables")["tables"]
    first = next(n for n, ply in enumerate(ann.views["x"]["log"]) if ply["seat"] == "x")
    ann.get("replay-slider").fill("0")
    for tab, view in (("tickets", "tickets"), ("text", "text-view")):
        if ann.get(f"tab-{tab}").count():
            ann.click(f"tab-{tab}")
        for pawn in tables[first]["pawns"]:
            expect(ann.get(view)).to_contain_text(str(pawn["station"]))
    expect(ann.get("text-view")).to_contain_text("Red: station")
    expect(ann.get("text-view")).to_contain_text("Tickets: taxi 10, bus 8, and underground 4.")
    end = {pawn["seat"]: pawn for pawn in tables[-1]["pawns"]}
    assert dict(end["red"]["tickets"]) != {"t": 10, "b": 8, "u": 4}
    expect(ann.get("text-view")).not_to_contain_text(str(ann.views["x"]["log"][-1]["move"][1:]) + " (move")
    ann.get("replay-slider").fill("999")
    expect(ann.get("text-view")).to_contain_text(f"Red: station {end['red']['station']}.")
    expect(ann.get("text-view")).not_to_contain_text("Tickets: taxi 10, bus 8, and underground 4.")


def test_a_double_move_is_looked_back_on_in_its_own_round(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, options={"max_rounds": "3"}, seats={"x": "me"})
    ann.start()
    ann.rush(ann.calm, 2)
    assert ann.await_turn()
    ann.play("x", "double")
    ann.rush(ann.calm)
    expect(ann.get("outcome")).to_be_visible()
    log = ann.views["x"]["log"]
    start = next(n for n, ply in enumerate(log) if ply["seat"] == "x")
    double = next(n for n, ply in enumerate(log) if ply["move"] == "double")
    for ply, round_ in ((double - 1, 2), (double, 3), (double + 1, 3), (double + 2, 3)):
        ann.get("replay-slider").fill(str(ply - start + 1))
        expect(ann.get("replay-line")).to_contain_text(f"Round {round_}")
        expect(ann.get("round")).to_contain_text(f"Round {round_} of 3")
