"""The map at a glance: what stands out, what a tap does, and what is in view."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Guests
from tests.browser.people import CLASSIC, POLICE, Person, rides
from tests.browser.test_layout import in_view

TEAM = dict.fromkeys(["red", "blue", "green", "bobby1"], "me")


def unreachable(person: Person) -> int:
    """A station in view that is no target, with no target or pawn near it."""
    view = person.views["x"]
    taken = {pawn["station"] for pawn in view["table"]["pawns"]} | person.stations
    places = person.places

    def lonely(n: int) -> bool:
        x, y = places[n]
        return all(abs(x - places[other][0]) + abs(y - places[other][1]) > 70 for other in taken)

    return person.in_reach(*(n for n in places if n not in taken and lonely(n)))[0]


def test_a_tap_on_another_station_says_why_not(guest: Guests) -> None:
    """The rules' own words, beside the station and for screen readers; the next tap takes them away."""
    ann = guest("Ann")
    ann.create(POLICE, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    station = unreachable(ann)
    ann.tap_map(station)
    expect(ann.get("why")).to_contain_text(f"and {station}")
    expect(ann.get("why-spoken")).to_contain_text("No line joins")
    said = ann.last("why")
    assert (said["place"], said["code"]) == (station, "not-linked")
    expect(ann.get("why")).to_have_text(said["text"])
    ann.click(f"station-{rides(ann.offers)[0][2]}")
    expect(ann.get("why")).to_have_count(0)
    expect(ann.get("picker")).to_be_visible()
    assert not [message for message in ann.sent if message["type"] == "play"]


def test_suspects_are_for_detectives_unless_x_asks_for_them(guest: Guests) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    ann.create(POLICE, options={"players": "2"}, seats={"x": "me"})
    bob.enter(ann.room)
    bob.take("red", "blue", host=ann)
    ann.start(bob)
    assert ann.await_turn()
    expect(bob.get("suspects-layer")).to_be_visible()
    expect(ann.get("suspects-layer")).to_have_count(0)
    ann.click("suspects")
    expect(ann.get("suspects-layer")).to_be_visible()
    ann.page.reload()
    assert ann.await_turn()
    expect(ann.get("suspects-layer")).to_be_visible()


def test_on_a_phone_the_nearest_pursuer_is_in_view_and_arrows_point_to_the_others(guest: Guests) -> None:
    ann = guest("Ann", **PHONE)
    ann.create(CLASSIC, options={"players": "6"}, seats={"x": "me"})
    ann.get("start").tap()
    assert ann.await_turn()
    pawns = {pawn["seat"]: pawn["station"] for pawn in ann.views["x"]["table"]["pawns"]}

    def outside() -> list[str]:
        return [seat for seat, yes in zip(pawns, in_view(ann, *pawns.values()), strict=True) if not yes]

    away = outside()
    for seat in pawns:
        expect(ann.get(f"edge-{seat}")).to_have_count(1 if seat in away else 0)
    assert all(in_view(ann, *ann.stations))
    for _ in range(3):  # come close
        ann.click("zoom-in")
    seat = outside()[0]
    ann.get(f"edge-{seat}").tap()
    expect(ann.get(f"edge-{seat}")).to_have_count(0)
    assert seat not in outside()


def test_a_window_of_another_size_and_back_shows_what_it_showed(guest: Guests) -> None:
    ann = guest("Ann", viewport={"width": 1440, "height": 900})
    ann.create(POLICE, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    before = ann.places
    ann.page.set_viewport_size({"width": 800, "height": 600})
    assert all(in_view(ann, *ann.stations))
    ann.page.set_viewport_size({"width": 1440, "height": 900})

    def apart() -> float:
        return max(abs(a - b) for n, place in ann.places.items() for a, b in zip(place, before[n], strict=True))

    ann.wait(lambda: apart() < 3)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)], ids=str)
def test_the_numbers_of_targets_can_be_read_and_the_tickets_are_beside_them(
    guest: Guests, size: tuple[int, int]
) -> None:
    ann = guest("Ann", viewport={"width": size[0], "height": size[1]})
    ann.create(POLICE, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    ann.rest()
    heights = (
        ann.get("targets")
        .locator("text")
        .evaluate_all("all => all.map(e => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a)")
    )
    assert len(heights) == len(ann.stations)
    assert min(heights) >= 11
    whole = ann.get("map").bounding_box()
    assert whole is not None
    for station in sorted(ann.stations):
        ann.click(f"station-{station}")
        expect(ann.get("picker")).to_be_visible()
        ann.rest()
        box = ann.get("picker").bounding_box()
        assert box is not None
        assert box["x"] >= whole["x"]
        assert box["x"] + box["width"] <= whole["x"] + whole["width"]
        assert box["y"] >= whole["y"]
        assert box["y"] + box["height"] <= whole["y"] + whole["height"]
        for ticket in ann.get("picker").locator("button").all():
            target = ticket.bounding_box()
            assert target is not None
            assert min(target["width"], target["height"]) >= 44
        ann.page.keyboard.press("Escape")
        expect(ann.get("picker")).to_have_count(0)


def test_confirming_each_move_is_a_preference(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    ann.click("menu")
    ann.get("confirm-moves").check()
    ann.click("menu-close")
    [(_, ticket, station)] = rides([ann.calm(ann.offers)])
    ann.click(f"station-{station}")
    ann.click(f"ticket-{ticket}")
    expect(ann.get(f"ticket-{ticket}")).to_have_attribute("aria-pressed", "true")
    expect(ann.get("confirm")).to_be_visible()
    assert not [message for message in ann.sent if message["type"] == "play"]
    with ann.acknowledged():
        ann.click("confirm")


def test_a_black_ticket_on_a_ride_that_is_seen_asks_first(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, options={"reveals": "1,3"}, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    station = next(station for _, ticket, station in rides(ann.offers) if ticket == "k")
    ann.click(f"station-{station}")
    ann.click("ticket-k")
    expect(ann.get("wasted")).to_have_text(f"You will be seen at {station} anyway. Use a black ticket?")
    ann.click("keep")
    expect(ann.get("wasted")).to_have_count(0)
    assert not [message for message in ann.sent if message["type"] == "play"]
    ann.click("ticket-k")
    with ann.acknowledged():
        ann.click("confirm")


def test_a_double_asks_once_and_then_only_where_x_is_seen(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, options={"reveals": "9"}, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    ann.click("double")
    expect(ann.get("double-confirm")).to_be_visible()
    ann.click("double-cancel")
    ann.page.evaluate("localStorage.setItem('fogbound.knowsDouble', 'yes')")
    ann.page.reload()
    assert ann.await_turn()
    with ann.acknowledged():
        ann.click("double")
    expect(ann.get("turn")).to_have_attribute("data-phase", "double")


def test_a_tap_on_an_own_pawn_chooses_it(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(POLICE, seats={**TEAM, "x": "bot:greedy"})
    ann.start()
    assert ann.await_turn()
    ann.click("fit")
    pawns = {pawn["seat"]: pawn["station"] for pawn in ann.views["red"]["table"]["pawns"]}
    others = {pawns[seat]: seat for seat in ("blue", "green", "bobby1") if pawns[seat] not in ann.stations}
    station = ann.in_reach(*others)[0]
    seat = others[station]
    ann.tap_map(station)
    expect(ann.get(f"chip-{seat}")).to_have_attribute("aria-pressed", "true")
    expect(ann.get(f"pawn-{seat}")).to_have_attribute("data-chosen", "true")
