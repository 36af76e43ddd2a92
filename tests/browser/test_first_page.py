"""From the first page to a table: what comes first, codes and links, names, both sides, and a house that opens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Route, expect

from fogbound.server.reach import origin_of
from tests.browser.conftest import DESKTOP, PHONE, Guests
from tests.browser.people import CLASSIC, POLICE
from tests.server.reachable import HERE, NETWORK, Served


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    """A server for this machine alone. 127.0.0.2 stands for the network."""
    served = Served(tmp_path / "db")
    yield served
    served.stop()


def test_a_first_game_is_kind(guest: Guests) -> None:
    """The easiest bot, even chances, hints and danger marks, until its player says otherwise."""
    ann = guest(**PHONE)
    ann.go("/")
    expect(ann.get("play-x")).to_be_enabled()
    expect(ann.get("level-yard")).to_contain_text("Tourist")
    for switch in ("home-even", "home-hints", "home-danger"):
        expect(ann.get(switch)).to_be_checked()
    expect(ann.get("join-code")).to_be_in_viewport(ratio=1)
    expect(ann.get("join")).to_be_in_viewport(ratio=1)
    ann.get("play-x").tap()
    assert ann.await_turn()
    room = ann.last("room")
    assert {seat["bot"] for seat in room["seats"]} == {None, "tourist"}
    assert room["settings"]["danger"] is True
    assert room["settings"]["hints"] is True
    editions = {info["id"]: info for info in ann.ask("/api/editions")}
    handicap = editions[POLICE]["handicaps"][room["options"]["players"]]["options"]
    assert handicap
    assert {name: room["options"][name] for name in handicap} == handicap


def test_a_finished_game_changes_no_choice(guest: Guests) -> None:
    ann = guest("Ann")
    ann.go("/")
    ann.click("play-x")
    assert ann.await_turn()
    ann.click("menu")
    ann.click("concede")
    ann.click("concede-yes")
    expect(ann.get("outcome")).to_be_visible()
    ann.go("/")
    expect(ann.get("level-yard")).to_contain_text("Tourist")
    for switch in ("home-even", "home-hints", "home-danger"):
        expect(ann.get(switch)).to_be_checked()
    expect(ann.get("step-up")).to_have_count(0)  # they have lost


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_after_a_win_one_level_more_is_offered(guest: Guests, size: dict[str, Any]) -> None:
    ann = guest("Ann", **size)
    team = dict.fromkeys(["red", "blue", "green", "bobby1"], "bot:tourist")
    ann.create(POLICE, options={"max_rounds": "1"}, seats={"x": "me", **team})
    ann.start()
    ann.rush(ann.calm)
    assert "x" in ann.views["x"]["outcome"]["winners"]
    expect(ann.get("outcome")).to_be_visible()
    ann.go("/")
    expect(ann.get("step-up")).to_have_text(re.compile(r"You beat Tourist\.\s+Try Commuter\?"))
    ann.get("step-up").scroll_into_view_if_needed()
    expect(ann.get("step-up")).to_be_in_viewport(ratio=1)
    ann.click("step-up-go")
    expect(ann.get("level-yard")).to_contain_text("Commuter")
    expect(ann.get("step-up")).to_have_count(0)
    expect(ann.get("home-even")).to_be_checked()
    expect(ann.get("home-danger")).to_be_checked()


def test_the_quiz_is_offered_as_it_was_chosen(guest: Guests) -> None:
    ann = guest("Ann")
    ann.go("/")
    ann.click("level-twenty")
    ann.click("pick-expert")
    ann.get("twenty-players-4").check(force=True)
    ann.page.reload()
    expect(ann.get("twenty-players-4")).to_be_checked()
    expect(ann.get("level-twenty")).to_contain_text("Expert")
    ann.click("level-twenty")
    ann.click("pick-none")
    ann.page.reload()
    expect(ann.get("level-twenty")).to_contain_text("Mixed")


def test_what_was_chosen_is_offered_again(guest: Guests) -> None:
    """Edition, opponent and switches stay as their player left them, also after a finished game."""
    ann = guest("Ann")
    ann.go("/")
    ann.get(f"edition-{CLASSIC}").check(force=True)
    ann.click("level-yard")
    ann.click("pick-master")
    ann.get("home-even").uncheck()
    ann.get("home-danger").uncheck()
    ann.get("home-danger").check()
    ann.click("play-x")
    assert ann.await_turn()
    assert ann.last("room")["edition"] == CLASSIC
    ann.click("menu")
    ann.click("concede")
    ann.click("concede-yes")
    expect(ann.get("outcome")).to_be_visible()
    ann.go("/")
    expect(ann.get(f"edition-{CLASSIC}")).to_be_checked()
    expect(ann.get("level-yard")).to_contain_text("Master")
    expect(ann.get("home-even")).not_to_be_checked()
    expect(ann.get("home-danger")).to_be_checked()


def test_even_chances_are_said_before_during_and_after(guest: Guests) -> None:
    """They shorten the game: nobody should wonder where the other rounds went."""
    ann = guest("Ann")
    ann.go("/")
    ann.get(f"edition-{CLASSIC}").check(force=True)
    expect(ann.get("home-even")).to_be_checked()
    expect(ann.get("even-says")).to_have_text(re.compile(r"stay free for \d+ rounds instead of \d+\.\s.*he then wins"))
    ann.click("play-x")
    assert ann.await_turn()
    changes = re.compile(r"Even chances: \d+ rounds instead of \d+\.")
    ann.click("round-even")
    expect(ann.get("round-why")).to_contain_text(changes)
    ann.page.mouse.click(5, 400)  # beside it
    expect(ann.get("round-why")).to_have_count(0)
    ann.click("menu")
    ann.click("concede")
    ann.click("concede-yes")
    expect(ann.get("outcome")).to_contain_text(changes)
    ann.go("/games")
    expect(ann.get("finished-game")).to_contain_text("Even chances")
    ann.get("finished-game").click()
    expect(ann.get("outcome")).to_contain_text(changes)


def test_a_game_with_the_usual_rules_says_nothing_of_even_chances(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    ann.click("round-goal")
    expect(ann.get("round-why")).to_have_text(
        re.compile(r"Mister X wins if he is still free at the end of round \d+\.")
    )
    expect(ann.get("round-why")).not_to_contain_text("Even chances")
    expect(ann.get("round-even")).to_have_count(0)


def test_the_speed_of_bots_is_chosen_before_the_game(guest: Guests) -> None:
    ann = guest("Ann")
    ann.go("/")
    ann.get("home-speed").select_option("once")
    ann.page.reload()
    expect(ann.get("home-speed")).to_have_value("once")
    ann.click("play-x")
    assert ann.await_turn()
    assert ann.last("room")["settings"]["pace"] == 0


@pytest.mark.parametrize("size", [{}, PHONE])
def test_nothing_moves_when_the_editions_come(guest: Guests, size: dict[str, Any]) -> None:
    ann = guest("Ann", **size)
    held: list[Route] = []
    ann.page.route("**/api/editions", lambda route: held.append(route))
    ann.go("/")
    expect(ann.get("play-x")).to_be_disabled()
    before = ann.get("play-x").bounding_box()
    ann.wait(lambda: bool(held))
    held[0].continue_()
    expect(ann.get("play-x")).to_be_enabled()
    after = ann.get("play-x").bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["y"] - before["y"]) <= 24, "a line of text more or less is all that may move it"


def test_my_games_say_who_won(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    ann.click("menu")
    ann.click("concede")
    expect(ann.page.get_by_text("Give up? This cannot be undone.")).to_be_visible()
    ann.click("concede-yes")
    expect(ann.get("outcome")).to_be_visible()
    expect(ann.get("map")).not_to_be_focused()
    ann.go("/")
    expect(ann.page.locator('[data-testid^="game-"]')).to_contain_text("Lost")
    ann.go("/games")
    expect(ann.get("finished-game")).to_contain_text("against Cabbie")


def test_the_detectives_card_shows_the_pawns_of_its_edition(guest: Guests) -> None:
    ann = guest()
    ann.go("/")
    expect(ann.get("play-x")).to_be_enabled()
    expect(ann.get("home-pursuers")).to_contain_text("P1")
    ann.get("edition-yard/compact-2015").check(force=True)
    expect(ann.get("home-pursuers")).not_to_contain_text("P")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_each_chase_says_what_it_is_like(guest: Guests, size: dict[str, Any]) -> None:
    """A newcomer reads a name and a line; the year is a smaller detail."""
    ann = guest(**size)
    ann.go("/")
    expect(ann.get("play-x")).to_be_enabled()
    expect(ann.get("about-edition")).to_contain_text("Good to begin with, about 10 minutes.")
    for edition, name, about in (
        ("yard/classic-1983", "Classic 1983", "For those who know the chase"),
        ("yard/compact-2015", "Quick duel 2015", "For two, about 5 minutes"),
        ("yard/police-2017", "With police 2017", "with police to help"),
    ):
        pill = ann.page.locator("label").filter(has=ann.get(f"edition-{edition}"))
        expect(pill).to_have_text(name)
        year, word = (pill.locator(tag) for tag in ("small", "span"))
        sizes = [one.evaluate("e => parseFloat(getComputedStyle(e).fontSize)") for one in (year, word)]
        assert 11 <= sizes[0] < sizes[1]
        ann.get(f"edition-{edition}").check(force=True)
        expect(ann.get("about-edition")).to_contain_text(about)
    rows = {box["y"] for box in map(Locator.bounding_box, ann.page.locator("label:has(small)").all()) if box}
    assert len(rows) == 1, "the editions are in one row"


def test_the_game_that_waits_for_me_comes_first(guest: Guests) -> None:
    ann, bob = guest("Ann", **PHONE), guest("Bob")
    ann.create(seats={"x": "me"})
    ann.start()
    ann.await_turn()
    waiting = ann.room
    ann.create(POLICE, options={"players": "2"}, seats={"red": "me", "blue": "me"})
    bob.enter(ann.room)
    bob.take("x", host=ann)
    ann.start(bob)
    ann.go("/")
    going = ann.get("continue")
    expect(going).to_contain_text("Continue: your move")
    expect(going).to_be_in_viewport(ratio=1)
    expect(ann.get("join-code")).to_be_in_viewport(ratio=1)
    going.tap()
    ann.page.wait_for_url(f"**/t/{waiting}")
    assert ann.await_turn()


def test_a_dead_link_says_so_at_once(guest: Guests) -> None:
    for person in (guest(), guest("Ann")):
        person.excuse("status of 404")
        person.go("/t/there-is-no-such-table")
        expect(person.get("lost")).to_contain_text("No table has this link or code.")
        expect(person.get("name")).to_have_count(0)


def test_a_newcomer_with_a_code_is_asked_for_a_name_once(guest: Guests) -> None:
    ann, bob = guest("Ann"), guest(**PHONE)
    ann.create(seats={"x": "me"})
    bob.excuse("status of 404")
    bob.go("/")
    bob.get("join-code").fill("zzzz")
    bob.get("join").tap()
    expect(bob.get("refusal")).to_contain_text("No table")
    bob.get("join-code").fill(ann.get("code").inner_text())
    bob.get("join").tap()
    bob.see("Ann invites you to their table")
    expect(bob.get("name")).to_have_value("")
    expect(bob.get("name")).to_have_attribute("placeholder", re.compile("."))
    friendly = bob.get("name").get_attribute("placeholder")
    bob.get("enter").tap()  # the friendly name will do
    expect(ann.get("comings")).to_have_text(f"{friendly} is at the table.")
    expect(bob.get("next")).to_have_text("Take a seat.")
    ann.create(seats={"x": "me"})
    bob.go(f"/t/{ann.room}")
    expect(bob.get("take-red")).to_be_visible()


def test_someone_who_has_played_alone_is_still_asked(guest: Guests) -> None:
    """A game against bots needs no name; friends do."""
    ann, bob = guest("Ann"), guest()
    bob.go("/")
    bob.click("play-x")
    assert bob.await_turn()
    ann.create(seats={"x": "me"})
    bob.go(f"/t/{ann.room}")
    bob.get("name").fill("Bob")
    bob.click("enter")
    expect(bob.get("take-red")).to_be_visible()
    bob.page.reload()
    expect(bob.get("take-red")).to_be_visible()


def test_colleagues_talk_among_themselves_first(guest: Guests) -> None:
    ann, bob, cid = guest("Ann"), guest("Bob"), guest("Cid")
    ann.create(POLICE, options={"players": "3"}, seats={"x": "me"})
    for person, seat in ((bob, "red"), (cid, "blue")):
        person.enter(ann.room)
        person.take(seat, host=ann)
    ann.start(bob, cid)
    for person in (ann, bob):
        person.click("tab-chat")
    expect(ann.get("chat-to")).to_have_count(0)  # X talks to everyone
    expect(bob.get("chat-to")).to_have_value("side")
    expect(bob.get("chat-to").locator("option:checked")).to_have_text("Detectives only")
    bob.get("chat-input").fill("He went west")
    bob.click("say")
    expect(bob.get("chat")).to_contain_text("Detectives only")
    bob.get("chat-to").select_option("all")
    bob.get("chat-input").fill("Good luck, Ann")
    bob.click("say")
    expect(ann.get("chat")).to_contain_text("Good luck, Ann")
    assert "west" not in ann.get("chat").inner_text()
    assert not any("west" in frame for frame in ann.heard)


def test_playing_both_sides_is_a_choice(guest: Guests) -> None:
    """Whoever sits on one side and takes seats of the other is asked first."""
    ann = guest("Ann")
    ann.create(POLICE, options={"players": "2"}, seats={"x": "me"})
    ann.click("sit-all-1")
    expect(ann.get("both-sides")).to_contain_text("You would play both sides on this device")
    ann.click("both-no")
    expect(ann.get("leave-red")).to_have_count(0)
    ann.click("take-red")
    ann.click("one-side")
    expect(ann.get("leave-red")).to_be_visible()
    expect(ann.get("leave-x")).to_have_count(0)
    ann.click("take-x")
    ann.click("both-yes")
    expect(ann.get("leave-x")).to_be_visible()
    expect(ann.get("leave-red")).to_be_visible()
    ann.click("start")
    expect(ann.get("curtain")).to_be_visible()


def test_the_curtain_has_a_way_out(guest: Guests) -> None:
    """Home, or one side only: then a bot plays the other, and the curtain goes."""
    ann = guest("Ann")
    ann.create(CLASSIC, options={"players": "4"}, seats=dict.fromkeys(["x", "red", "blue", "green"], "me"))
    ann.click("start")
    ann.click("curtain-home")
    ann.click("continue")
    ann.click("curtain-one-side")
    ann.click("only-x")
    expect(ann.get("curtain")).to_have_count(0)
    assert ann.await_turn()
    ann.wait(lambda: ann.last("you")["attached"] == ["x"])
    ann.wait(lambda: [seat["seat"] for seat in ann.last("room")["seats"] if seat["bot"] is None] == ["x"])
    ann.play(*ann.calm(ann.offers))
    assert ann.await_turn()


def test_the_lobby_says_what_to_do_next_and_start_is_in_sight(guest: Guests) -> None:
    ann = guest("Ann", **PHONE)
    ann.create(seats={"x": "me"})
    expect(ann.get("start")).to_be_in_viewport(ratio=1)
    expect(ann.get("next")).to_contain_text("Invite friends, or start")
    expect(ann.get("next")).to_contain_text(ann.get("code").inner_text())
    bob = guest("Bob")
    bob.enter(ann.room)
    expect(ann.get("comings")).to_have_text("Bob is at the table.")
    bob.take("red", host=ann)
    expect(bob.get("next")).to_contain_text("Ann starts the game")
    bob.click("ready")
    expect(bob.get("next")).to_have_text("Waiting for Ann to start.")


def test_one_switch_opens_the_table_to_the_house(house: Served, guests: Guests) -> None:
    """Link and QR code change on every page at once; a friend comes in, and is out when it closes."""
    here, there = origin_of(HERE, house.port), origin_of(NETWORK, house.port)
    ann = guests(here, "Ann")
    ann.create(seats={"x": "me"})
    screen = guests(here, "Television")
    screen.go(f"/t/{ann.room}/screen")
    expect(ann.get("reach")).to_contain_text("only this computer can")
    expect(ann.get("link")).to_have_value(re.compile(f"^{re.escape(here)}/"))
    ann.click("reach-switch")
    expect(ann.get("reach-switch")).to_be_checked()
    expect(ann.get("link")).to_have_value(f"{there}/t/{ann.room}")
    for person in (ann, screen):
        expect(person.get("qr")).to_have_attribute("src", _encoded(f"{there}/t/{ann.room}"))
    bob = guests(there, "Bob")
    bob.excuse("Cross-Origin-Opener-Policy header has been ignored", "WebSocket", "ERR_CONNECTION")
    bob.enter(ann.room)
    bob.take("red", host=ann)
    expect(bob.get("link")).to_have_value(f"{there}/t/{ann.room}")
    expect(bob.get("reach-switch")).to_have_count(0)
    ann.click("reach-switch")
    expect(ann.get("link")).to_have_value(f"{here}/t/{ann.room}")
    expect(bob.get("offline")).to_be_visible()
    assert house.refuses(NETWORK)


def test_a_link_to_a_finished_game_that_only_this_machine_can_open_says_so(house: Served, guests: Guests) -> None:
    """At the table and at the game's own address, with the switch that lets others in."""
    here, there = origin_of(HERE, house.port), origin_of(NETWORK, house.port)
    ann = guests(here, "Ann")
    ann.create(CLASSIC, options={"players": "4", "max_rounds": "1"}, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    expect(ann.get("outcome")).to_be_visible()
    address = ann.finished_address()
    ann.go(address)
    ann.click("share")
    expect(ann.get("reach")).to_contain_text("only this computer can")
    ann.click("share-go")
    expect(ann.get("share-link")).to_have_value(here + address)
    ann.click("reach-switch")
    expect(ann.get("reach-switch")).to_be_checked()
    expect(ann.get("share-link")).to_have_value(there + address)


def test_a_machine_without_a_network_says_so(house: Served, guests: Guests) -> None:
    house.network = None
    ann = guests(origin_of(HERE, house.port), "Ann")
    ann.excuse("status of 409")
    ann.create(seats={"x": "me"})
    ann.click("reach-switch")
    expect(ann.get("refusal")).to_contain_text("on no network")
    expect(ann.get("reach-switch")).not_to_be_checked()


def _encoded(link: str) -> str:
    room = link.rpartition("/")[2]
    return f"/api/rooms/{room}/qr.svg?link={quote(link, safe='')}"
