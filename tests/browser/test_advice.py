"""Hints for the mover, where X probably is, and the analysis of a finished game."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Guests
from tests.browser.people import COMPACT

FAILED = {"code": "no-advice", "text": "The adviser could not make up his mind.", "details": {}}


def make_last_move_costly(route: Route) -> None:
    """The server's answer, changed so that the last move was costly: whether one really was is up to chance."""
    answer = route.fetch()
    answer_json = answer.json()
    if answer.status == 200:
        ply = next(ply for ply in reversed(answer_json["plies"]) if "best" in ply)
        ply["best"].sort(key=lambda choice: choice["move"] == ply["move"])
        answer_json["costliest"] = [ply["n"]]
    route.fulfill(response=answer, json=answer_json)


def test_a_hint_and_the_analysis(guest: Guests) -> None:
    """Only the mover gets a hint; after the game, everyone sees the adviser's analysis."""
    ann, eve = guest("Ann", **PHONE), guest("Eve")
    team = dict.fromkeys(["red", "blue", "green", "bobby1"], "me")
    ann.create(options={"max_rounds": "1"}, seats={**team, "x": "bot:random"}, settings={"hints": True})
    eve.enter(ann.room)
    ann.start(eve)
    assert ann.await_turn()
    ann.click("hint-ask")
    expect(ann.get("hint-spoken")).to_contain_text("Master would play:")
    idea = ann.get("hint-idea").inner_text()
    assert idea.endswith(".")
    expect(ann.get("hint-spoken")).to_contain_text(idea)
    expect(ann.get("hint-why")).to_have_count(0)
    ann.click("hint-details")
    expect(ann.get("hint-why")).to_be_visible()
    ann.click("hint-details")
    expect(ann.get("belief-layer").locator("text").first).to_contain_text("%")
    ann.get("hint-belief").uncheck()
    expect(ann.get("belief-layer")).to_have_count(0)
    ann.get("hint-belief").check()
    expect(ann.get("belief-layer")).to_be_visible()
    hint = ann.last("hint")
    seat, move = hint["seat"], hint["choices"][-1]["move"]
    ann.page.set_viewport_size({"width": 1280, "height": 800})
    expect(ann.get(f"hint-{move}")).to_be_in_viewport(ratio=1)
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.click(f"hint-{move}")
    expect(ann.get("confirm")).to_have_count(0)  # one button a move: the marked ticket plays it
    with ann.acknowledged():
        ann.page.locator("[data-picker] .suggested").click()
    assert any((ply["seat"], ply["move"]) == (seat, move) for ply in ann.views[seat]["log"])
    expect(ann.get("belief-layer")).to_have_count(0)  # the position has moved on
    if not ann.over:  # the hint may have caught X
        expect(ann.get("hint-ask")).to_be_visible()
    assert not any(message["type"] == "hint" for message in eve.messages)
    expect(eve.get("hint-ask")).to_have_count(0)

    ann.play_on(ann.calm)
    ann.excuse("status of 500")
    ann.page.route("**/analysis?*", make_last_move_costly)
    ann.page.route("**/analysis?*", lambda route: route.fulfill(status=500, body=json.dumps(FAILED)), times=1)
    ann.click("tab-analysis")
    ann.see("Master could not analyse this game.")
    ann.click("analysis-again")
    expect(ann.get("chart-chance")).to_have_attribute("aria-label", re.compile("As Mister X saw it: .* at the end"))
    expect(ann.get("chart-suspects")).to_be_visible()
    ann.click("analysis-table")
    chosen = [ply for ply in ann.views[seat]["log"] if ply["seat"] != "dealer"]  # fewer if X was caught early
    expect(ann.get("analysis").locator("tbody tr")).to_have_count(len(chosen))
    long, shown = ann.page.evaluate("() => [document.documentElement.scrollHeight, innerHeight]")
    assert long <= shown, "only the panel scrolls"
    ann.page.locator("[data-testid^=costly-]").click()
    expect(ann.get("advised")).to_be_visible()
    ann.rest()
    board, panel = ann.get("map").bounding_box(), ann.page.get_by_role("complementary").bounding_box()
    assert board is not None
    assert panel is not None
    assert board["height"] > 150, "a phone shows the map above the analysis"
    assert board["y"] + board["height"] <= panel["y"] + 14
    expect(ann.get("advice")).to_contain_text("Master would have played")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_where_x_probably_is(guest: Guests, size: dict[str, Any]) -> None:
    """Off by default; then after every ply, the same for both sides; remembered; gone when the game is over."""
    ann, xen, eve = guest("Ann", **size), guest("Xen", **size), guest("Eve", **size)
    ann.create(options={"max_rounds": "2", "players": "2"}, settings={"whereabouts": True})
    ann.take("red", "blue", host=ann)
    for other in (xen, eve):
        other.enter(ann.room)
    xen.take("x", host=ann)
    ann.start(xen, eve)
    assert xen.await_turn()
    expect(ann.get("whereabouts")).to_have_attribute("aria-pressed", "false")
    expect(eve.get("whereabouts")).to_have_count(0)
    xen.play(*xen.calm(xen.offers))
    assert ann.await_turn()
    expect(ann.get("suspects-layer")).to_be_visible()
    for person in (ann, xen):
        person.click("whereabouts")
        expect(person.get("belief-layer").locator("text").first).to_contain_text("%")
        expect(person.get("suspects-layer")).to_have_count(0)
    expect(ann.get("whereabouts-short")).to_have_count(1 if size is PHONE else 0)  # a desktop shows all of them
    expect(ann.get("whereabouts-spoken")).to_contain_text("Mister X is probably at")
    expect(xen.get("whereabouts-spoken")).to_contain_text("They may think you are at")
    ann.rest()
    tools = ann.get("zoom-in").bounding_box()
    assert tools is not None
    assert tools["x"] + tools["width"] <= size["viewport"]["width"]

    ply = ann.last("view")["ply"]
    ann.play(*ann.calm(ann.offers))
    for person in (ann, xen):  # without asking again
        person.wait(lambda person=person: person.last("whereabouts")["ply"] > ply)  # type: ignore[misc]
    ann.wait(lambda: ann.last("whereabouts")["ply"] == xen.last("whereabouts")["ply"])
    assert ann.last("whereabouts")["belief"] == xen.last("whereabouts")["belief"]
    assert not any(message["type"] == "whereabouts" for message in eve.messages)

    ann.page.reload()
    expect(ann.get("whereabouts")).to_have_attribute("aria-pressed", "true")
    expect(ann.get("belief-layer")).to_be_visible()
    ann.click("suspects")
    expect(ann.get("belief-layer")).to_have_count(0)
    expect(ann.get("suspects-layer")).to_be_visible()
    ann.click("whereabouts")
    expect(ann.get("belief-layer")).to_be_visible()
    ann.click("tab-text")
    expect(ann.get("text-view")).to_contain_text("Mister X is probably at")
    ann.click("tab-text")
    for person in (ann, xen):
        person.click("menu")
    ann.click("setting-whereabouts")
    expect(xen.get("whereabouts")).to_have_count(0)
    expect(xen.get("belief-layer")).to_have_count(0)
    ann.click("setting-whereabouts")
    expect(xen.get("belief-layer")).to_be_visible()


def test_an_x_in_sight_has_no_whereabouts(guest: Guests) -> None:
    ann = guest("Ann", **PHONE)
    seats = {"x": "me", "red": "bot:random", "blue": "bot:random"}
    ann.create(COMPACT, options={"players": "2"}, seats=seats, settings={"whereabouts": True, "hints": True})
    ann.start()
    assert ann.await_turn()
    expect(ann.get("whereabouts")).to_have_count(0)
    ann.click("hint-ask")
    expect(ann.get("hint-spoken")).to_contain_text("would play")
    expect(ann.get("hint-belief")).to_have_count(0)
