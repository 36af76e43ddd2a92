"""A table with people: options, joining by code and by link, chat, pencil, seats, spectators."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.people import POLICE, Offer, Person, rides


def two_teams(guest: Guests, **wanted: object) -> tuple[Person, Person, Person]:
    """Ann is X; Bob has red, Cid has blue, and they share the police."""
    ann, bob, cid = guest("Ann"), guest("Bob"), guest("Cid")
    ann.create(POLICE, options={"players": "3", **dict(wanted)}, seats={"x": "me"})
    for person, seat in ((bob, "red"), (cid, "blue")):
        person.enter(ann.room)
        person.take(seat, host=ann)
    ann.start(bob, cid)
    return ann, bob, cid


def calm_move(person: Person, seat: str, x: Person) -> Offer:
    """A move of one pawn that does not catch X."""
    return person.calm([offer for offer in person.offers if offer[0] == seat], x)


def test_create_with_options_and_join_by_code_and_link(guest: Guests) -> None:
    ann, bob, cid = guest("Ann"), guest("Bob"), guest()
    ann.go("/")
    ann.click("create")
    ann.page.get_by_test_id("edition-yard/police-2017").check()
    ann.get("players-3").check(force=True)
    ann.get("how-link").check()
    ann.click("options")
    ann.page.get_by_label("Rounds").fill("7")
    ann.click("create-go")
    ann.see("Rounds: 7")
    code = ann.get("code").inner_text()
    assert len(code) == 4
    link = ann.get("link").input_value()
    ann.page.wait_for_function("() => document.querySelector('[data-testid=qr]').naturalWidth > 0")

    bob.go("/")
    bob.get("join-code").fill(code.lower())
    bob.click("join")
    bob.take("red", host=ann)
    cid.page.goto(link)  # a stranger must give a name first
    cid.name = "Cid"
    cid.get("name").fill("Cid")
    cid.click("enter")
    cid.take("blue", host=ann)
    cid.click("ready")
    ann.take("x", host=ann)
    for seat, name in (("x", "Ann"), ("red", "Bob"), ("blue", "Cid")):
        expect(bob.get(f"seat-{seat}")).to_contain_text(name)
    expect(ann.page.get_by_text("Ready", exact=True)).to_be_visible()
    expect(bob.get("start")).to_have_count(0)
    ann.start(bob, cid)
    expect(bob.get("round")).to_contain_text("of 7")


def test_bots_play_alone_only_after_a_confirmation(guest: Guests) -> None:
    """A table where nobody sits asks once before it starts."""
    ann = guest("Ann")
    ann.create(POLICE, settings={"pace": 5})  # quick bots would be through in no time
    ann.click("start")
    expect(ann.get("start-sure")).to_contain_text("Nobody has a seat. Let the bots play alone?")
    ann.click("start-no")
    ann.take("x", host=ann)
    ann.click("leave-x")
    expect(ann.get("take-x")).to_be_visible()
    ann.click("start")
    ann.click("start-yes")
    expect(ann.get("turn")).to_be_visible()
    ann.see("You are watching.")


def test_the_link_is_copied(guest: Guests) -> None:
    """One click copies it; without a clipboard, one key press is left."""
    ann = guest("Ann", permissions=["clipboard-read", "clipboard-write"])
    ann.create(seats={"x": "me"})
    ann.click("copy")
    expect(ann.get("copy").locator("xpath=..").get_by_role("status")).to_have_text("Copied")
    assert ann.page.evaluate("navigator.clipboard.readText()") == ann.page.url
    bob = guest("Bob")
    bob.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    bob.enter(ann.room)
    bob.click("copy")
    expect(bob.get("link")).to_be_focused()
    bob.wait(lambda: bob.page.evaluate("getSelection().toString()") == ann.page.url)


def test_seats_are_handed_over_only_with_consent(guest: Guests) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    ann.create(seats={"x": "me"})
    bob.enter(ann.room)
    bob.click("take-x")
    bob.see("This seat is taken")
    expect(ann.get("request")).to_contain_text("Bob would like your seat: Mister X.")
    ann.click("consent-no")
    expect(ann.get("request")).to_have_count(0)
    bob.click("take-x")
    ann.click("consent-yes")
    expect(bob.get("seat-x")).to_contain_text("Bob (you)")


def test_chat_with_everyone_and_with_the_side(guest: Guests) -> None:
    ann, bob, cid = two_teams(guest)
    dot = guest("Dot")
    dot.enter(ann.room)
    expect(dot.get("turn")).to_be_visible()
    for person in (ann, bob, cid, dot):
        person.click("tab-chat")
    expect(ann.get("chat-to")).to_have_count(0)
    expect(dot.get("chat-to")).to_have_count(0)
    bob.get("chat-to").select_option("side")
    bob.get("chat-input").fill("He is by the river")
    bob.click("say")
    expect(cid.get("chat")).to_contain_text("He is by the river")
    bob.get("chat-to").select_option("all")
    bob.get("chat-input").fill("Good evening <b>all</b>")
    bob.get("chat-input").press("Enter")
    for person in (ann, bob, cid, dot):
        expect(person.get("chat")).to_contain_text("Good evening <b>all</b>")
    for person in (ann, dot):
        assert "by the river" not in person.page.content() + "".join(person.heard)
        person.page.reload()
        person.click("tab-chat")
        expect(person.get("chat")).to_contain_text("Good evening")
        assert "by the river" not in person.page.content() + "".join(person.heard)
    cid.page.reload()
    cid.click("tab-chat")
    expect(cid.get("chat")).to_contain_text("He is by the river")


def test_a_side_shares_its_pencil_marks(guest: Guests) -> None:
    ann, bob, cid = two_teams(guest)
    dot = guest("Dot")
    dot.enter(ann.room)
    expect(dot.get("turn")).to_be_visible()
    ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    bob.await_turn()
    bob.click("pencil")
    bob.click("mark-note")  # its box is the largest
    a, b = bob.in_reach(*{station for _, _, station in rides(bob.offers)})[:2]
    bob.click("mark-ring")
    bob.tap_map(a)
    bob.click("mark-note")
    bob.get("mark-text").fill("here?")
    bob.tap_map(b)
    bob.click("mark-arrow")
    bob.tap_map(a)
    bob.tap_map(b)
    marks = cid.page.locator("[data-testid=marks] > g")
    expect(marks).to_have_count(3)
    expect(cid.get("marks")).to_contain_text("here?")
    cid.click("pencil")
    cid.click("mark-undo")
    expect(bob.page.locator("[data-testid=marks] > g")).to_have_count(2)
    bob.page.reload()  # the marks stay
    expect(bob.page.locator("[data-testid=marks] > g")).to_have_count(2)
    cid.page.reload()
    cid.click("pencil")
    cid.click("mark-clear")
    expect(bob.page.locator("[data-testid=marks] > g")).to_have_count(0)
    for person in (ann, dot):
        expect(person.get("pencil")).to_have_count(0)
        assert not [message for message in person.messages if message["type"] == "mark"]
    assert not [message for message in bob.sent if message["type"] == "play"]  # drawing is not moving


def test_shared_police_move_for_the_first_to_move_them(guest: Guests) -> None:
    ann, bob, cid = two_teams(guest, max_rounds="2")
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    for person in (bob, cid):
        person.catch_up(ann)
        assert person.await_turn()
        assert {seat for seat, _ in person.offers} >= {"bobby1", "bobby2"}
    bob.play(*calm_move(bob, "bobby1", ann))
    expect(cid.page.locator("button[data-testid=chip-bobby1]")).to_have_count(0)
    cid.catch_up(bob)
    assert not [seat for seat, _ in cid.offers if seat == "bobby1"]
    cid.play(*calm_move(cid, "bobby2", ann))
    for person, other, seat in ((cid, bob, "blue"), (bob, cid, "red")):
        person.catch_up(other)
        assert person.await_turn()
        assert {seat for seat, _ in person.offers} == {seat}
        person.play(*person.calm(person.offers, ann))
    assert ann.await_turn()


def test_a_spectator_sees_what_is_public(guest: Guests) -> None:
    ann, _, _ = two_teams(guest)
    dot = guest("Dot")
    dot.enter(ann.room)
    expect(dot.get("turn")).to_have_attribute("data-mine", "false")
    dot.see("You are watching.")
    dot.expect_stations()
    ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    expect(dot.page.locator("[data-testid=window-1] .ticket").first).to_be_visible()
    expect(dot.get("pawn-x")).to_have_count(0)
    assert set(dot.views) == {None}


def test_one_active_window_per_person(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(seats={"x": "me"})
    ann.start()
    second = ann.watch(ann.context.new_page())
    second.goto(ann.page.url)
    expect(second.get_by_test_id("turn")).to_be_visible()
    ann.see("This table is open in another window.")
    ann.click("play-here")
    expect(ann.get("play-here")).to_have_count(0)
    expect(second.get_by_test_id("play-here")).to_be_visible()


def test_people_change_their_name(guest: Guests) -> None:
    ann = guest()
    ann.go("/")
    ann.click("name-change")
    ann.get("name").fill("Zoë 🦊")
    ann.click("name-save")
    ann.see("Zoë 🦊")
    ann.page.reload()
    ann.see("Zoë 🦊")
