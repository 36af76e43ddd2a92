"""The chase on a phone: everything can be read, nothing is in the way, and a tap explains what it is about."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import DESKTOP, PHONE, Guests
from tests.browser.people import CLASSIC, POLICE, TWENTY, Person, rides

SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}
SIDEWAYS = {**PHONE, "viewport": {"width": 844, "height": 390}}
UPRIGHT = pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
PHONES = pytest.mark.parametrize("size", [PHONE, SMALL, SIDEWAYS], ids=["phone", "small", "sideways"])
TEAM = dict.fromkeys(["red", "blue", "green", "bobby1"], "me")
SMALLEST = 11  # pixels

# Drawn texts that can be seen and are smaller than they should be. Names of parks and rivers only adorn the map.
TOO_SMALL = """(least) => [...document.querySelectorAll('svg text')].flatMap(text => {
  const style = getComputedStyle(text);
  if (!text.checkVisibility() || style.visibility !== 'visible' || style.fontStyle === 'italic') return [];
  const { a, b } = text.getScreenCTM();
  const size = parseFloat(style.fontSize) * Math.hypot(a, b);
  return size < least - 0.05 ? [`${text.textContent}: ${size.toFixed(1)}`] : [];
})"""


def box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found is not None
    return found


def play_as_x(guest: Guests, size: dict[str, Any], edition: str = POLICE, **wanted: Any) -> Person:
    ann = guest("Ann", **size)
    ann.create(edition, seats={"x": "me"}, **wanted)
    ann.start()
    assert ann.await_turn()
    ann.rest()
    return ann


def too_small(person: Person) -> list[str]:
    person.rest()
    found: list[str] = person.page.evaluate(TOO_SMALL, SMALLEST)
    return found


# What can be read


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP], ids=["phone", "sideways", "desktop"])
def test_no_label_of_the_chase_is_too_small_to_be_read(guest: Guests, size: dict[str, Any]) -> None:
    """From near, from far, with the odds of a hint, with a note, and at the end with X's trail."""
    ann = guest("Ann", **size)
    options = {"max_rounds": "2", "players": "4"}
    ann.create(POLICE, options=options, seats={**TEAM, "x": "bot:greedy"}, settings={"hints": True})
    ann.start()
    assert ann.await_turn()
    assert too_small(ann) == []
    numbers = ann.page.locator("[data-layer=numbers] text").first
    expect(numbers).to_be_visible()
    ann.click("hint-ask")
    expect(ann.get("belief-layer")).to_be_visible()
    assert too_small(ann) == []
    ann.click("fit")
    assert too_small(ann) == []
    if size is not DESKTOP:  # the stations are too close for numbers, but those of the pawns are there
        expect(numbers).to_be_hidden()
        expect(ann.get("far-numbers").locator("text")).not_to_have_count(0)
    else:
        expect(numbers).to_be_visible()
    ann.click("hint-close")
    ann.play_on(ann.calm)
    expect(ann.get("path")).to_be_visible()
    assert too_small(ann) == []
    ann.click("fit")
    assert too_small(ann) == []
    expect(ann.get("path").locator("text").first).to_be_visible()


@PHONES
def test_no_letter_of_the_quiz_is_too_small_and_no_bots_name_is_cut(guest: Guests, size: dict[str, Any]) -> None:
    ann = guest("Ann", **size)
    bots = {"p2": "bot:newcomer", "p3": "bot:newcomer", "p4": "bot:casual"}
    ann.create(TWENTY, options={"reader": "house", "players": "4"}, seats={"p1": "me", **bots})
    ann.start()
    expect(ann.get("card")).to_be_visible()
    assert too_small(ann) == []
    if size is SIDEWAYS:
        return  # the row of players has no room there
    names = ann.get("players").locator(".name")
    expect(names).to_have_text(["Ann", "Newcomer 1", "Newcomer 2", "Casual"])
    assert names.evaluate_all("all => all.filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)") == []


@PHONES
def test_a_bot_thinks_in_few_lines(guest: Guests, size: dict[str, Any]) -> None:
    ann = guest("Ann", **size)
    room = ann.ask("/api/rooms", {"edition": POLICE, "seats": {**TEAM, "x": "bot:tourist"}, "settings": {"pace": 5}})
    ann.enter(room["room"])
    ann.click("start")
    words = ann.get("turn").get_by_text(re.compile("thinking"))
    expect(words).to_be_visible()
    line = float(words.evaluate("e => parseFloat(getComputedStyle(e).lineHeight)"))
    assert box(words)["height"] < (2.5 if size is SMALL else 1.5) * line


@PHONES
def test_share_has_its_word(guest: Guests, size: dict[str, Any]) -> None:
    ann = play_as_x(guest, size, options={"max_rounds": "1"})
    ann.play_on(ann.calm)
    expect(ann.get("share")).to_be_in_viewport(ratio=1)
    text = ann.get("share").get_by_text("Share", exact=True).or_(ann.get("share"))
    assert text.last.inner_text().strip() == "Share"
    assert box(ann.get("share"))["width"] >= 55


# What stays in its place


@UPRIGHT
@pytest.mark.parametrize("seats", [{"x": "me"}, {**TEAM, "x": "bot:greedy"}], ids=["x", "detectives"])
def test_an_open_hint_takes_nothing_from_the_map(guest: Guests, size: dict[str, Any], seats: dict[str, str]) -> None:
    """The panel grows over the map, and what can be chosen comes out from under it."""
    ann = guest("Ann", **size)
    ann.create(POLICE, seats=seats, settings={"hints": True})
    ann.start()
    assert ann.await_turn()
    ann.rest()
    before = box(ann.get("map"))
    ann.click("hint-ask")
    expect(ann.get("hint-idea")).to_be_visible()
    ann.rest()
    assert box(ann.get("map")) == before
    assert all(ann.in_reach(station) for station in ann.stations)
    title, foot = box(ann.get("hint").locator("h3")), box(ann.get("hint").locator(".foot"))
    assert title["height"] < 32, "one line"
    assert foot["height"] < 50, "one line"
    ann.click("hint-close")
    ann.rest()
    assert box(ann.get("map")) == before
    panel = box(ann.page.get_by_role("complementary"))
    assert panel["y"] + panel["height"] == pytest.approx(size["viewport"]["height"], abs=1)


@PHONES
def test_the_question_of_a_double_move_is_one_row_and_takes_nothing_from_the_map(
    guest: Guests, size: dict[str, Any]
) -> None:
    ann = play_as_x(guest, size)
    before = box(ann.get("map"))
    ann.click("double")
    yes, no = ann.get("double-confirm"), ann.get("double-cancel")
    for button in (yes, no):
        expect(button).to_be_in_viewport(ratio=1)
    ann.rest()
    assert box(ann.get("map")) == before
    assert box(yes)["y"] == box(no)["y"]
    panel = box(ann.page.get_by_role("complementary"))
    assert box(no)["x"] + box(no)["width"] <= panel["x"] + panel["width"]
    assert all(ann.in_reach(station) for station in ann.stations)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_tap_on_a_station_keeps_the_question_of_a_double_move(guest: Guests, size: dict[str, Any]) -> None:
    ann = play_as_x(guest, size, CLASSIC, options={"reveals": "9"})
    ann.click("double")
    expect(ann.get("double-confirm")).to_be_visible()
    _, ticket, station = next(ride for ride in rides(ann.offers) if ride[1] != "k")
    ann.click(f"station-{station}")
    expect(ann.get("single-ride")).to_have_text("One ride: you keep the double move.")
    expect(ann.get("double-confirm")).to_be_visible()
    ann.click("cancel")
    expect(ann.get("double-confirm")).to_be_visible()
    ann.click("double-cancel")
    expect(ann.get("double-confirm")).to_have_count(0)
    ann.click("double")
    ann.click(f"station-{station}")
    with ann.acknowledged():
        ann.use_ticket(ticket)
    assert ann.views["x"]["log"][-1]["move"] != "double"
    expect(ann.get("double-confirm")).to_have_count(0)


@UPRIGHT
def test_arrows_at_the_edge_lie_on_no_target(guest: Guests, size: dict[str, Any]) -> None:
    ann = play_as_x(guest, size, CLASSIC, options={"players": "6"})
    for step in ("", "zoom-in", "zoom-out", "tab-log"):
        if step:
            ann.click(step)
        ann.rest()
        signs = [box(sign) for sign in ann.page.locator("[data-testid^=edge-] .sign").all()]
        targets = [box(disc) for disc in ann.get("targets").locator(".disc").all()]
        for sign in signs:
            assert all(apart(sign, target) for target in targets), (step, sign)


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether two discs do not touch."""
    across = one["x"] + one["width"] / 2 - other["x"] - other["width"] / 2
    down = one["y"] + one["height"] / 2 - other["y"] - other["height"] / 2
    return bool((across**2 + down**2) ** 0.5 >= (one["width"] + other["width"]) / 2 - 1)


def test_a_tab_keeps_its_own_scroll(guest: Guests) -> None:
    ann = play_as_x(guest, PHONE, CLASSIC, options={"max_rounds": "8"})
    ann.play_on(ann.calm, 3)
    assert ann.await_turn()
    body = ann.page.get_by_role("tabpanel")

    def scroll() -> float:
        return float(body.evaluate("e => e.scrollTop"))

    ann.get("tab-log").tap()
    body.evaluate("e => e.scrollTop = 120")
    ann.wait(lambda: scroll() == 120)
    ann.get("tab-text").tap()
    expect(ann.get("text-view")).to_be_visible()
    assert scroll() == 0
    body.evaluate("e => e.scrollTop = 40")
    ann.wait(lambda: scroll() == 40)
    ann.get("tab-log").tap()
    expect(ann.get("plies")).to_be_visible()
    ann.wait(lambda: scroll() == 120)
    ann.get("tab-text").tap()
    expect(ann.get("text-view")).to_be_visible()
    ann.wait(lambda: scroll() == 40)


# What a tap explains


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_tap_on_the_suspects_says_what_they_are(guest: Guests, size: dict[str, Any]) -> None:
    ann = play_as_x(guest, size)
    before = box(ann.get("map"))
    many = len(ann.views["x"]["aids"]["suspects"])
    ann.click("suspects")
    said = ann.get("suspects-said")
    expect(said).to_have_text(f"Orange marks where you can be, for all they know: {many} stations.")
    expect(said).to_be_in_viewport(ratio=1)
    assert box(ann.get("map")) == before
    ann.click("suspects")
    expect(said).to_have_text("The stations where X can be are hidden now.")
    ann.click("zoom-out")
    expect(said).to_be_empty()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_log_says_why_it_is_longer_than_the_game(guest: Guests, size: dict[str, Any]) -> None:
    ann = play_as_x(guest, size, CLASSIC)
    if size is PHONE:
        ann.get("tab-log").tap()
    words = ann.get("log-extra").first
    expect(words).to_have_text("22 rounds, 2 more for doubles")
    words.scroll_into_view_if_needed()
    expect(words).to_be_in_viewport()
    ann.play("x", "double")
    expect(words).to_have_text("22 rounds, 2 more for doubles")


# Of every part of a line with dots but the first: does it begin a line, and is the dot before it to be seen?
DOTS = """() => [...document.querySelectorAll('.dots')].flatMap(({ children }) => {
  const boxes = [...children].map(part => part.getBoundingClientRect());
  const edge = boxes[0].left + parseFloat(getComputedStyle(children[0]).paddingLeft);
  return [...children].slice(1).map((part, n) =>
    [boxes[n + 1].top > boxes[n].top + 5, part.querySelector('.dot').getBoundingClientRect().right > edge + 1]);
})"""


@pytest.mark.parametrize(("room", "wraps"), [("7rem", True), ("max-content", False)])
def test_no_dot_hangs_where_a_line_ends(guest: Guests, room: str, wraps: bool) -> None:
    ann = guest("Ann", **{**PHONE, "viewport": {"width": 360, "height": 740}}, locale="de")
    ann.create(seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    expect(ann.page.locator(".yours")).to_have_text("Du bist am Zug · Mister X")
    ann.page.add_style_tag(content=f".yours {{ width: {room} }}")
    assert ann.page.evaluate(DOTS) == [[wraps, not wraps]]
