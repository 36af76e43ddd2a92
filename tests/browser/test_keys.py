"""A quick hand: tapping a station again, and keys for everything at the table."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Guests
from tests.browser.people import CLASSIC, POLICE, Person, rides
from tests.browser.quiz import card_of, number, sit_down, table, turn, types

DETECTIVES = {"x": "bot:random", "red": "me", "blue": "me", "green": "me", "yellow": "me"}


def hunting(guest: Guests) -> Person:
    """Ann is all detectives, and it is their turn."""
    ann = guest("Ann")
    ann.create(CLASSIC, options={"players": "5"}, seats=DETECTIVES)
    ann.start()
    assert ann.await_turn()
    return ann


def by_tickets(person: Person, tickets: int) -> int:
    """A station that this many tickets lead to."""
    found = rides(person.offers)
    seat = found[0][0]
    ways = [station for of, _, station in found if of == seat]
    return next(station for station in ways if ways.count(station) == tickets)


def sent_moves(person: Person) -> list[str]:
    return [message["move"] for message in person.sent if message["type"] == "play"]


def test_a_second_tap_on_a_station_rides_by_the_only_ticket(guest: Guests) -> None:
    ann = hunting(guest)
    station = by_tickets(ann, 1)
    ann.click(f"station-{station}")
    expect(ann.get("tap-again")).to_have_text("Tap again to ride")
    with ann.acknowledged():
        ann.click(f"station-{station}")
    assert sent_moves(ann) == [f"t{station}"]


def test_a_double_click_rides_too_but_not_where_moves_are_confirmed(guest: Guests) -> None:
    ann = hunting(guest)
    station = by_tickets(ann, 1)
    with ann.acknowledged():
        ann.page.mouse.dblclick(*ann.place_of(station))
    assert ann.await_turn()
    ann.click("menu")
    ann.get("confirm-moves").check()
    ann.click("menu-close")
    ann.page.mouse.dblclick(*ann.place_of(by_tickets(ann, 1)))
    expect(ann.get("confirm")).to_be_visible()
    expect(ann.get("tap-again")).to_have_count(0)
    assert len(sent_moves(ann)) == 1


def test_enter_on_a_station_and_enter_again_ride_by_the_first_ticket(guest: Guests) -> None:
    ann = hunting(guest)
    station = by_tickets(ann, 1)
    ann.get(f"station-{station}").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.get("picker").locator(".ticket").first).to_be_focused()
    with ann.acknowledged():
        ann.page.keyboard.press("Enter")
    assert sent_moves(ann) == [f"t{station}"]


def test_a_station_is_typed_and_a_letter_chooses_the_ticket(guest: Guests) -> None:
    ann = hunting(guest)
    station = by_tickets(ann, 1)
    ann.page.keyboard.type(f"{station}9")
    ann.page.keyboard.press("Backspace")
    ann.page.keyboard.press("Escape")
    expect(ann.get("typed")).to_have_text("")
    ann.page.keyboard.type(str(station))
    expect(ann.get("typed")).to_have_text(f"{station} Enter to choose")
    ann.page.keyboard.press("Enter")
    expect(ann.get("picker").locator(".ticket").first).to_be_focused()
    ann.page.keyboard.press("Control+t")  # with another key it is no ticket
    ann.page.keyboard.press("k")  # not offered here
    assert not sent_moves(ann)
    with ann.acknowledged():
        ann.page.keyboard.press("t")
    assert sent_moves(ann) == [f"t{station}"]


def test_a_station_and_a_letter_ride_at_once(guest: Guests) -> None:
    ann = hunting(guest)
    station = by_tickets(ann, 1)
    with ann.acknowledged():
        ann.page.keyboard.type(f"{station}t")
    assert sent_moves(ann) == [f"t{station}"]


def test_a_letter_beside_the_question_of_a_double_move_asks_first(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, options={"reveals": "1"}, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    _, ride = ann.calm([(seat, move) for seat, move in ann.offers if move[0] == "t"])
    ann.page.keyboard.press("d")
    expect(ann.get("double-confirm")).to_be_focused()
    ann.page.keyboard.type(f"{ride[1:]}t")
    expect(ann.get("single-ride")).to_be_visible()
    expect(ann.get("confirm")).to_be_focused()
    assert not sent_moves(ann)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("d")
    expect(ann.get("double-confirm")).to_be_focused()
    with ann.acknowledged():
        ann.page.keyboard.press("Enter")
    assert sent_moves(ann) == ["double"]


def test_a_typed_station_out_of_reach_says_why(guest: Guests) -> None:
    ann = hunting(guest)
    far = next(n for n in range(1, 200) if n not in {station for _, _, station in rides(ann.offers)})
    ann.page.keyboard.type(str(far))
    ann.page.keyboard.press("Enter")
    expect(ann.get("why")).not_to_be_empty()
    expect(ann.get("picker")).to_have_count(0)


def test_the_help_lists_the_keys_and_fields_keep_theirs(guest: Guests) -> None:
    ann = hunting(guest)
    ann.page.keyboard.press("?")
    expect(ann.get("keys")).to_contain_text("Whole map")
    ann.page.keyboard.type("12")  # the dialog is in the way
    ann.page.keyboard.press("Escape")
    expect(ann.get("rules")).to_have_count(0)
    expect(ann.get("typed")).to_have_text("")
    ann.click("tab-chat")
    ann.get("chat-input").fill("")
    ann.page.keyboard.type("what? 12")
    expect(ann.get("chat-input")).to_have_value("what? 12")
    expect(ann.get("rules")).to_have_count(0)
    expect(ann.get("typed")).to_have_text("")


def test_a_move_is_taken_back_by_a_key(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, options={"players": "4", "reveals": ""}, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    before = ann.views["x"]["ply"]
    ann.play(*ann.calm(ann.offers))
    assert ann.await_turn()
    ann.page.keyboard.press("Control+z")
    ann.wait(lambda: ann.views["x"]["ply"] == before)


def test_numbers_are_typed_and_space_buzzes(guest: Guests) -> None:
    """After the guess the numbers have the keyboard focus, not the page."""
    ann, bob, cid = sit_down(guest, "Ann", "Bob", "Cid")
    people = {"p1": ann, "p2": bob, "p3": cid}
    card = card_of(ann, bob, cid)
    seat = turn(ann)
    investigator = people[seat]
    third = next(s for s in people if s not in (seat, table(ann)["reader"]))
    n = number(investigator, card)
    assert n is not None
    expect(investigator.get(f"number-{n}")).to_be_enabled()
    with investigator.acknowledged():
        investigator.page.keyboard.type(str(n))
        if n in (1, 2):  # 10 and 20 begin alike
            expect(investigator.get("typed")).to_have_text(f"{n} Enter to choose")
            investigator.page.keyboard.press("Enter")
    assert sent_moves(investigator) == [f"pick{n}"]
    other = people[third]
    expect(other.get(f"buzz-{third}")).to_contain_text("Space")
    with other.acknowledged():
        other.page.keyboard.press("Space")
    assert sent_moves(other) == ["buzz"]
    with other.acknowledged():
        types(other, "guess-input", '"the moon"')
    expect(other.get("numbers")).to_be_focused()


def test_a_bare_station_is_typed_and_a_refused_text_stays(guest: Guests) -> None:
    ann = hunting(guest)
    ann.click("tab-text")
    expect(ann.get("text-move")).to_be_focused()
    ann.page.keyboard.type("t999")
    ann.page.keyboard.press("Enter")
    expect(ann.get("refusal")).to_be_visible()
    expect(ann.get("text-move")).to_have_value("t999")
    station = by_tickets(ann, 1)
    ann.get("text-move").fill(str(station))
    with ann.acknowledged():
        ann.page.keyboard.press("Enter")
    expect(ann.get("text-move")).to_have_value("")
    assert sent_moves(ann)[-1] == f"t{station}"


def test_the_badge_of_a_pawn_chooses_it_where_the_order_is_free(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(POLICE, options={"players": "5"}, seats=DETECTIVES)
    ann.start()
    assert ann.await_turn()
    expect(ann.get("turn")).to_contain_text("any order")
    ann.rest()
    seat = next(seat for seat in ("blue", "green", "yellow") if seat in ann.acting)
    box = ann.get(f"pawn-{seat}").locator(".badge").bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ann.get(f"pawn-{seat}")).to_have_attribute("data-chosen", "true")


def test_the_pawn_that_a_hint_would_move_first_is_chosen_by_a_click(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(POLICE, options={"players": "5"}, seats=DETECTIVES, settings={"hints": True})
    ann.start()
    assert ann.await_turn()
    advised = next(seat for seat in ann.acting if seat != "red")

    def advise(frame: str | bytes) -> str | bytes:
        message = json.loads(frame)
        return json.dumps({**message, "first": advised}) if message["type"] == "hint" else frame

    def listen(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda frame: route.send(advise(frame)))

    ann.page.route_web_socket("**/*", listen)
    ann.page.reload()
    assert ann.await_turn()
    ann.click("hint-ask")
    ann.click("hint-first")
    expect(ann.get(f"pawn-{advised}")).to_have_attribute("data-chosen", "true")
