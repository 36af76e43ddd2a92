"""Two browsers at one table: none of X's secrets reach the detectives' page, network or storage before the end."""

from __future__ import annotations

import json
import re
from random import Random
from urllib.parse import urlsplit

from playwright.sync_api import Response, expect

from tests.browser.conftest import Guests
from tests.browser.people import CLASSIC, Message, Offer, Person

OPEN_TO_ALL = re.compile(
    r"/|/t/[\w-]+|/icon\.svg|/assets/[\w.-]+|/api/editions|/api/reach|/api/boards/\w+/(light|dark)\.svg"
)
OF_THE_ROOM = re.compile(r"/api/rooms/[\w-]+/(material|qr\.svg)")
CARD = {"room", "code", "title", "edition", "status", "seats", "yours", "changed"}


def check_view(view: Message) -> None:
    """A view that is not X's holds only what X has shown."""
    if view["outcome"] is not None:
        return
    table = view["table"]
    shown = {window["station"] for window in table["windows"] if window["shown"]}
    on_view = bool(table["windows"]) and table["windows"][-1]["shown"]
    for pawn in table["pawns"]:
        if pawn["kind"] == "x":
            assert (pawn["station"] is not None) == on_view
    for window in table["windows"]:
        assert (window["station"] is not None) == window["shown"]
    for ply in view["log"]:
        if ply["seat"] == "x" and ply["move"] not in ("double", "hide"):
            where = re.fullmatch(r"(?:[tbuk]|show)(\?|\d+)", ply["move"])
            assert where, ply
            assert where[1] == "?" or int(where[1]) in shown
        if ply["secret"]:
            assert "?" in ply["move"]
    assert view["seat"] != "x"
    assert set(view["aids"]) <= {"suspects"}


def check_network(person: Person, stranger: Person) -> None:
    room = person.last("room")
    other = person.ask("/api/rooms", {"edition": room["edition"], "options": room["options"]})["room"]
    material = person.ask(f"/api/rooms/{other}/material")
    for frame in person.messages:
        if frame["type"] == "view":
            check_view(frame)
        else:
            assert frame["type"] in ("room", "you", "said", "mark", "done", "pong")
            assert not {"table", "log", "moves"} & frame.keys()
    for response in person.responses:
        check_body(person, response, material, stranger)


def check_body(person: Person, response: Response, material: Message, stranger: Person) -> None:
    """Check every HTTP answer to the last byte: public data of any game, or a few words about the person."""
    address = urlsplit(response.url)
    if address.path == "/api/me":
        assert response.json().keys() == {"person", "name"}
    elif address.path.endswith("/join"):
        assert response.json() == {"room": person.room}
    elif address.path == "/api/rooms":
        assert all(card.keys() == CARD for card in response.json())
    elif address.path.endswith("/material"):
        assert response.json() == material
    elif address.path.endswith("/tables"):  # asked for, and open, only when the game is over
        assert any(view["outcome"] for view in person.views.values())
    else:
        assert OPEN_TO_ALL.fullmatch(address.path) or OF_THE_ROOM.fullmatch(address.path), response.url
        assert response.body() == stranger.context.request.get(response.url).body()


def check_page(person: Person, x_at: int, window: int, on_view: bool) -> None:
    """X's station is nowhere in the page, unless X appears."""
    page = person.page
    drawn = page.locator("[data-testid=pawn-x]")
    if on_view:
        expect(drawn).to_have_attribute("data-station", str(x_at))
        return
    expect(drawn).to_have_count(0)
    expect(page.get_by_test_id("travel-strip").locator("li").nth(window - 1)).to_contain_text("hidden")
    sentences = page.evaluate(
        """() => [...document.querySelectorAll('[data-testid=plies] li, [data-testid=announcer], [data-testid=turn],'
            + '[data-testid=tickets-x], .sr')].map(e => e.textContent).filter(t => t.includes('Mister X'))"""
    )
    for sentence in sentences:
        # Each may name the latest sighting, never X's hidden station.
        about_x = re.findall(r"Mister X[^.;!]*?(?:at|to) (\d+)", sentence)
        shown = {str(w["station"]) for w in person.views["red"]["table"]["windows"] if w["shown"]}
        assert set(about_x) <= shown, sentence


def check_seed(host: Person, *others: Person) -> None:
    """The record reveals the seed at the end; before that, nobody has it."""
    assert not host.await_turn()
    written = host.context.request.get(f"{host.address}/api/rooms/{host.room}/record").text()
    seed = re.findall(r'\[Seed "([0-9a-f]{64})"\]', written)[0]
    for person in others:
        before = [frame for frame in person.heard if not json.loads(frame).get("outcome")]
        assert seed not in "".join(before)
        assert not [response.url for response in person.responses if seed.encode() in response.body()]


def test_no_secret_of_x_reaches_the_detectives(guest: Guests) -> None:
    ann, bob, dot = guest("Ann"), guest("Bob"), guest("Dot")
    for person in (bob, dot):
        person.keep_responses()
    team = ["red", "blue", "green"]
    ann.create(CLASSIC, options={"players": "4", "max_rounds": "6", "reveals": "2,5"}, seats={"x": "me"})
    bob.enter(ann.room)
    bob.take(*team, host=ann)
    ann.start(bob)
    dot.enter(ann.room)
    bob.click("tab-text")  # the text view shows the most
    rng = Random(3)
    hidden = 0

    def legs(offers: list[Offer]) -> Offer:
        double = [offer for offer in offers if offer[1] == "double"]
        return double[0] if double and len(ann.views["x"]["table"]["windows"]) == 2 else rng.choice(offers)

    for _ in range(6):
        if not ann.await_turn():
            break
        while "x" in ann.views["x"]["turn"]:
            ann.play_on(legs, 1)
        if not bob.await_turn():
            break
        truth = ann.views["x"]["table"]
        at = next(pawn["station"] for pawn in truth["pawns"] if pawn["seat"] == "x")
        window = truth["windows"][-1]
        assert window["station"] == at
        hidden += not window["shown"]
        check_page(bob, at, window["number"], window["shown"])
        expect(dot.get("pawn-x")).to_have_count(int(window["shown"]))
        stored = bob.page.evaluate("() => JSON.stringify([{...localStorage}, {...sessionStorage}])")
        assert set(json.loads(stored)[0]) <= {
            f"fogbound.{key}" for key in ("name", "named", "theme", "suspects", "learned")
        }
        assert json.loads(stored)[1] == {}
        assert not re.search(r"\d", stored)
        while set(team) & set(bob.views["red"]["turn"]):  # pawns that cannot move are skipped
            bob.rush(rng.choice, 1)
            bob.wait(lambda: bob.in_step)
    assert hidden > 0
    assert bob.page.evaluate("async () => (await indexedDB.databases()).length + (await caches.keys()).length") == 0
    eve = guest("Eve")
    eve.ask(f"/api/rooms/{ann.room}/join", {})
    for person in (bob, dot):
        check_network(person, eve)
    check_seed(ann, bob, dot)
    # X's own browser had all of it, so the comparison would have found it.
    assert any(view["seat"] == "x" for view in ann.messages if view["type"] == "view")


def test_x_may_cover_their_own_screen(guest: Guests) -> None:
    """X sees their station at once. With the cover, it is not on X's page until X peeks or uncovers."""
    ann = guest("Ann")
    ann.create(CLASSIC, options={"reveals": "9"}, seats={"x": "me"})
    ann.start()
    assert ann.await_offers()
    expect(ann.get("pawn-x")).to_have_count(1)
    expect(ann.get("cover")).to_have_count(0)
    assert ann.await_turn()  # with the stations that X can go to
    ann.hide_station()
    expect(ann.get("cover")).to_have_attribute("data-covered", "true")
    expect(ann.get("pawn-x")).to_have_count(0)
    ann.expect_stations()
    ann.get("peek").hover()
    ann.page.mouse.down()
    expect(ann.get("pawn-x")).to_have_count(1)
    ann.page.mouse.up()
    expect(ann.get("pawn-x")).to_have_count(0)
    ann.page.keyboard.down(" ")
    expect(ann.get("pawn-x")).to_have_count(1)
    ann.page.keyboard.up(" ")
    expect(ann.get("pawn-x")).to_have_count(0)
    assert ann.await_turn()
    expect(ann.get("pawn-x")).to_have_count(1)
    ann.play(*ann.calm(ann.offers))
    assert ann.await_offers()
    expect(ann.get("cover")).to_have_attribute("data-covered", "true")  # covered again after the turn
    expect(ann.get("pawn-x")).to_have_count(0)
    ann.click("tab-text")
    expect(ann.get("text-view")).to_contain_text("Mister X: covered")
    place = rf"Mister X[^.;]*\b(?:at|to|station) {ann.station_of('x')}\b"
    assert not re.search(place, ann.page.locator("body").inner_text())
