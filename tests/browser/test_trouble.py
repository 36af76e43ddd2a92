"""Lost connections, a killed server, wrong codes, closed tables: the page says so and recovers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from fogbound import record, verify
from fogbound.catalog import start_of
from tests.browser.conftest import Guests
from tests.browser.people import CLASSIC, PATIENCE, Person, rides
from tests.browser.serving import Server

# Cuts the connection and returns whether the page said so: it may be back almost at once.
CUT = """patience => new Promise(done => {
  const look = () => document.querySelector('[data-testid=offline]') && done(true);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  setTimeout(() => done(false), patience);
  sockets.at(-1).close();
})"""
OFFLINE = ("net::ERR_INTERNET_DISCONNECTED", "net::ERR_CONNECTION_REFUSED", "WebSocket connection to", "Failed to load")


def pick(person: Person) -> str:
    """Make X's move up to the last tap; returns the ticket to tap."""
    assert person.await_turn()
    [(_, ticket, station)] = rides([person.calm(person.offers)])
    person.click(f"station-{station}")
    return f"ticket-{ticket}"


def plays(person: Person) -> int:
    """The number of X's rides in the page's own view."""
    return sum(ply["seat"] == "x" and ply["move"][0] in "tbuk" for ply in person.views["x"]["log"])


def test_a_lost_connection_in_mid_turn(guest: Guests) -> None:
    """The half-made move stays, and a move confirmed meanwhile is sent when the connection is back."""
    ann = guest("Ann")
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    ticket = pick(ann)
    assert ann.page.evaluate(CUT, PATIENCE)
    expect(ann.get("picker")).to_be_visible()
    ann.click(ticket)
    expect(ann.get("offline")).to_have_count(0)
    ann.wait(lambda: plays(ann) == 1)
    assert ann.await_turn()
    assert ann.page.evaluate("sockets.length") == 2


def test_the_home_page_recovers_when_the_server_comes_back(guest: Guests) -> None:
    ann = guest("Ann")
    ann.excuse(*OFFLINE, "net::ERR_FAILED")
    ann.page.route("**/api/editions", lambda route: route.abort())
    ann.page.goto(ann.address + "/")
    ann.see("No answer from the server. Check your connection.")
    expect(ann.get("play-x")).to_be_disabled()
    ann.page.unroute("**/api/editions")
    expect(ann.get("play-x")).to_be_enabled()


def test_a_page_with_missing_parts_offers_to_reload(guest: Guests) -> None:
    """The client was rebuilt while the page was open."""
    ann = guest("Ann")
    ann.excuse(*OFFLINE, "Failed to fetch", "404")
    ann.page.route("**/assets/Screen-*.js", lambda route: route.fulfill(status=404))
    ann.create(CLASSIC, seats={"x": "me"})
    ann.click("start")
    again = ann.page.get_by_role("button", name="Reload")
    expect(again).to_be_visible()
    ann.page.unroute("**/assets/Screen-*.js")
    again.click()
    expect(ann.get("map")).to_be_visible()


def test_without_a_network(guest: Guests) -> None:
    ann = guest("Ann")
    ann.excuse(*OFFLINE)
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    ticket = pick(ann)
    ann.context.set_offline(True)
    ann.page.evaluate("sockets.at(-1).close()")
    expect(ann.get("offline")).to_be_visible()
    ann.click(ticket)
    expect(ann.get("sending")).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.get("offline")).to_have_count(0)
    ann.wait(lambda: plays(ann) == 1)
    assert ann.await_turn()


def test_a_lost_answer(guest: Guests) -> None:
    """The server accepts a move, but the connection breaks before the answer: it is sent again and counts once."""
    ann = guest("Ann")
    lost: list[str] = []
    sent: list[str] = []

    def line(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def up(frame: str | bytes) -> None:
            if '"play"' in str(frame):
                sent.append(str(frame))
            server_side.send(frame)

        def down(frame: str | bytes) -> None:
            if len(sent) == 1 and '"view"' in str(frame):
                lost.append(str(frame))
                if len(lost) == 1:
                    page_side.close(code=1001)
                return
            page_side.send(frame)
            ann.hear(str(frame))  # an intercepted socket does not report its frames

        page_side.on_message(up)
        server_side.on_message(down)

    ann.create(CLASSIC, seats={"x": "me"})
    ann.page.route_web_socket("**/socket?*", line)
    ann.page.reload()
    ann.start()
    ticket = pick(ann)
    ann.click(ticket)
    expect(ann.get("sending")).to_have_count(0)
    ann.page.wait_for_selector("[data-testid=turn][data-mine=true]")
    assert lost
    assert len(sent) == 2
    assert sent[0] == sent[1]
    expect(ann.get("round")).to_contain_text("Round 2")
    expect(ann.get("refusal")).to_have_count(0)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A separate server that a test may kill."""
    server = Server(tmp_path / "fogbound.db")
    yield server
    server.stop()


def test_the_server_is_killed_and_comes_back(guests: Guests, mortal: Server) -> None:
    """SIGKILL in mid-turn, twice; the pages reconnect and the game goes on to its end."""
    ann, bob = guests(mortal.address, "Ann"), guests(mortal.address, "Bob")
    for person in (ann, bob):
        person.excuse(*OFFLINE)
    ann.create(CLASSIC, options={"max_rounds": "3", "players": "4"}, seats={"x": "me", "green": "bot:greedy"})
    bob.enter(ann.room)
    bob.take("red", "blue", host=ann)
    ann.start(bob)
    ticket = pick(ann)
    mortal.kill()
    for person in (ann, bob):
        expect(person.get("offline")).to_be_visible()
    ann.click(ticket)
    expect(ann.get("sending")).to_be_visible()
    mortal.start()
    for person in (ann, bob):
        expect(person.get("offline")).to_have_count(0)
    ann.wait(lambda: plays(ann) == 1)
    assert bob.await_turn()
    bob.play(*bob.calm(bob.offers))
    mortal.kill()
    mortal.start()
    for person in (ann, bob):
        expect(person.get("offline")).to_have_count(0)
    for _ in range(3):
        if bob.play_on(bob.calm, 1 if plays(ann) == 1 else 2) == 0:
            break
        if not ann.await_turn():
            break
        ann.play(*ann.calm(ann.offers))
    expect(ann.get("outcome")).to_be_visible()
    read = record.read(ann.context.request.get(f"{mortal.address}/api/rooms/{ann.room}/record").text())
    assert verify.verify(read, start_of(read)).finished


def test_a_game_begun_under_other_rules(guests: Guests, mortal: Server) -> None:
    """It is shown as far as it replays; nobody can move in it."""
    ann = guests(mortal.address, "Ann")
    ann.excuse(*OFFLINE)
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    assert ann.await_turn()
    ride = next(ply["n"] for ply in ann.views["x"]["log"] if ply["seat"] == "x" and ply["move"][0] in "tbuk")
    mortal.kill()
    mortal.tamper("UPDATE plies SET move='t9999' WHERE ply > ?", ride)
    mortal.start()
    ann.see("This game began under other rules")
    expect(ann.get("map")).to_be_visible()
    expect(ann.get("window-1").first).to_be_visible()
    ann.go("/")
    expect(ann.page.locator("[data-testid^=game-]")).to_contain_text("Frozen")


def test_opening_a_page_while_the_server_is_down(guests: Guests, mortal: Server) -> None:
    ann = guests(mortal.address, "Ann")
    ann.excuse(*OFFLINE)
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    ann.go("/")
    expect(ann.get("play-x")).to_be_enabled()
    mortal.kill()
    ann.click("play-x")
    ann.see("No answer from the server. Check your connection.")
    ann.page.locator("[data-testid^=game-]").click()
    ann.see("No answer from the server. Check your connection.")
    mortal.start()
    assert ann.await_turn()


def test_answers_that_arrive_after_their_page_is_gone(guest: Guests) -> None:
    """A lobby's answer during the game, a table's answer on the home page: both are ignored."""
    ann = guest("Ann")
    late: list[Route] = []
    ann.page.route("**/api/editions", lambda route: late.append(route))
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    expect(ann.get("map")).to_be_visible()
    answer(ann, late)
    ann.page.route("**/join", lambda route: late.append(route))
    ann.page.reload()
    ann.wait(lambda: bool(late))
    before = len(ann.sockets)
    ann.page.get_by_role("link", name="Fogbound").click()
    expect(ann.page.locator("[data-testid^=game-]")).to_be_visible()
    answer(ann, late)
    assert len(ann.sockets) == before


def answer(person: Person, late: list[Route]) -> None:
    """Release the held frames, and wait until the page has handled them."""
    with person.page.expect_response(late[0].request.url):
        late.pop(0).continue_()
    person.page.unroute_all()
    person.page.evaluate("() => new Promise(done => setTimeout(() => requestAnimationFrame(done)))")


def test_a_wrong_code(guest: Guests) -> None:
    ann = guest("Ann")
    ann.excuse("404")
    ann.go("/")
    ann.get("join-code").fill("zzzz")
    ann.click("join")
    expect(ann.get("refusal")).to_contain_text("No table has this link or code.")
    ann.go("/t/nowhere")
    ann.see("No table has this link or code.")
    ann.page.get_by_role("link", name="Back to the home page").click()
    expect(ann.get("play-x")).to_be_visible()


def test_an_address_that_does_not_exist(guest: Guests) -> None:
    ann = guest()
    ann.go("/no/such/place")
    expect(ann.get("lost")).to_contain_text("There is nothing at this address.")
    ann.page.get_by_role("link", name="Back to the home page").click()
    expect(ann.get("play-x")).to_be_visible()


def test_a_closed_table(guest: Guests) -> None:
    ann, bob, cid = guest("Ann"), guest("Bob"), guest("Cid")
    ann.create(CLASSIC, seats={"x": "me"})
    bob.enter(ann.room)
    expect(bob.get("seat-x")).to_be_visible()
    ann.start(bob)
    ann.click("menu")
    ann.click("close-room")
    ann.click("close-yes")
    ann.see("Play now")
    bob.see("This table was closed")
    cid.excuse("status of 4")
    cid.enter(ann.room)
    expect(cid.get("lost")).to_be_visible()


def test_a_removed_person_is_told_so(guest: Guests) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    ann.create(CLASSIC, seats={"x": "me"})
    bob.enter(ann.room)
    bob.take("red", host=ann)
    ann.click("kick-Bob")
    ann.click("kick-yes")
    bob.see("the host removed you")
    expect(ann.get("seat-red")).to_contain_text("Free")


def test_typed_text_that_is_not_a_move(guest: Guests) -> None:
    """The page refuses it in words, and nothing else happens."""
    ann = guest("Ann")
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    ann.click("tab-text")
    for typed, refusal in (
        ("t500", "There is no station 500 on this map."),
        ("hello", "The chase has no move “hello”"),
        ("hide", "Mister X may not choose to show himself"),
    ):
        ann.get("text-move").fill(typed)
        ann.click("text-play")
        expect(ann.get("refusal")).to_contain_text(refusal)
        ann.dismiss()
    assert ann.await_turn()
    _, ticket, station = rides(ann.offers)[0]
    ann.get("text-move").fill(f"{ {'t': 'taxi', 'b': 'bus', 'u': 'tube', 'k': 'black'}[ticket] } {station}")
    ann.click("text-play")
    ann.wait(lambda: plays(ann) == 1)


def test_options_that_are_not_allowed(guest: Guests) -> None:
    ann = guest("Ann")
    ann.excuse("status of 4")
    ann.go("/new")
    ann.click("options")
    ann.page.get_by_label("Rounds").fill("0")
    ann.click("create-go")
    expect(ann.get("refusal")).to_contain_text("Rounds cannot be “0”; it takes 1 to 99.")
    ann.dismiss()
    ann.page.get_by_label("Rounds").fill("4")
    ann.click("create-go")
    expect(ann.get("code")).to_be_visible()


def test_names_that_are_not_allowed(guest: Guests) -> None:
    ann = guest()
    ann.excuse("status of 4")
    ann.go("/")
    ann.click("name-change")
    ann.get("name").fill("   ")
    ann.click("name-save")
    expect(ann.get("refusal")).to_contain_text("Names have 1 to 24 visible characters.")
