"""Before a game: the home page, a new table, its lobby and settings."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Guests
from tests.browser.people import CLASSIC, COMPACT, POLICE, TWENTY, Person
from tests.server.quiz import deck


def open_settings(person: Person, edition: str, players: str) -> None:
    person.go("/new")
    person.get(f"edition-{edition}").check()
    person.get(f"players-{players}").check(force=True)
    person.click("create-settings")
    expect(person.get("setting-pace")).to_be_visible()


def test_each_game_has_its_own_settings(guest: Guests) -> None:
    """Deciding together appears only where people share pawns; rotating roles only where roles differ."""
    ann = guest("Ann")
    for edition, players, shown, hidden in (
        (POLICE, "3", {"suspects", "decide", "series"}, {"judge", "window"}),
        (POLICE, "2", {"suspects", "series"}, {"decide"}),
        (COMPACT, "3", {"suspects", "decide"}, {"series"}),
        (TWENTY, "4", {"judge", "letters", "window", "clock"}, {"suspects", "decide", "series"}),
    ):
        open_settings(ann, edition, players)
        for name in shown:
            expect(ann.get(f"setting-{name}")).to_be_visible()
        for name in hidden:
            expect(ann.get(f"setting-{name}")).to_have_count(0)


def test_a_table_of_twenty_questions(guest: Guests) -> None:
    """The lobby keeps the options and settings; people and bots have names there, and the house keeps its seat."""
    ann, bob = guest("Ann"), guest("Bob", **PHONE)
    open_settings(ann, TWENTY, "4")
    ann.get("setting-window").fill("2")
    ann.get("setting-clock").select_option("45")
    ann.get("setting-letters").check()
    ann.get("how-bots").check()
    ann.get("reader-house").check()
    ann.get("language-fr").check(force=True)
    ann.click("options")
    ann.page.get_by_label("Length of the track").fill("30")
    ann.click("create-go")
    expect(ann.get("chosen")).to_contain_text("French")
    expect(ann.get("chosen")).to_contain_text("The house reads")
    expect(ann.get("chosen")).to_contain_text("Length of the track: 30")
    wanted = {"window": 2, "clock": "45", "letters": True, "judge": "reader"}
    assert wanted.items() <= ann.last("room")["settings"].items()

    expect(ann.get("seat-p1")).to_contain_text("Ann")
    expect(ann.get("seat-p2")).to_contain_text("Newcomer")
    ann.click("bot-p2")
    expect(ann.get("pick-expert")).to_contain_text("half a clue")
    expect(ann.get("pick-expert").get_by_role("img", name="strength 4 of 4")).to_be_visible()
    ann.click("pick-expert")
    expect(ann.get("seat-p2")).to_contain_text("Expert")
    expect(ann.get("seat-p2")).to_contain_text("half a clue")
    ann.click("bot-p3")
    ann.click("pick-none")
    expect(ann.get("seat-p3")).to_contain_text("Player 3")
    expect(ann.get("seat-house")).to_contain_text("The house")
    for act in ("take-house", "bot-house", "leave-house"):
        expect(ann.get(act)).to_have_count(0)
    bob.enter(ann.last("room")["room"])
    bob.take("p3", host=ann)
    expect(bob.get("start")).to_have_count(0)
    ann.click("settings")
    expect(ann.get("setting-judge")).to_have_count(0)  # the house reads, so nobody needs a suggestion
    ann.get("setting-letters").uncheck()
    bob.wait(lambda: not bob.last("room")["settings"]["letters"])
    ann.click("start")
    ann.click("menu")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Expert")
    ann.get("setting-clock").select_option("off")
    bob.wait(lambda: bob.last("room")["settings"]["clock"] == "off")


def upload(person: Person, name: str, text: str) -> None:
    """Choose a file in the browser's own dialog."""
    person.get("file-bring").set_input_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def test_uploaded_decks(guest: Guests) -> None:
    """Upload a deck, see all errors of a bad one, mix decks, play with them, and delete them."""
    ann = guest("Ann")
    ann.excuse("status of 400")
    ann.go("/new")
    ann.get(f"edition-{TWENTY}").check()
    expect(ann.get("file-First light")).to_be_checked()
    expect(ann.get("language-fr")).to_be_attached()
    upload(ann, "broken.toml", 'title = "Broken"\nlanguages = ["en"]\n[cards.a]\ncategory = "nothing"\n')
    expect(ann.get("file-refused")).to_contain_text("broken.toml cannot be used")
    expect(ann.get("file-refused").get_by_role("listitem").nth(1)).to_be_visible()
    upload(ann, "kitchen.toml", deck(range(14)))
    expect(ann.get("file-taken")).to_contain_text("From the kitchen")
    expect(ann.get("file-refused")).to_have_count(0)
    expect(ann.get("file-From the kitchen")).to_be_checked()
    expect(ann.get("language-fr")).to_have_count(0)  # not all of these cards are in French

    for title in ("First light", "Lamplight", "From the kitchen"):
        ann.get(f"file-{title}").uncheck()
    expect(ann.get("create-trouble")).to_have_text("Choose at least one deck.")
    expect(ann.get("create-go")).to_be_disabled()
    ann.get("file-From the kitchen").check()
    ann.get("reader-house").check()
    ann.get("how-bots").check()
    ann.click("create-go")
    expect(ann.get("chosen")).to_contain_text("From the kitchen: 14 cards")
    ann.click("start")
    ann.click("menu")
    expect(ann.get("unseen")).to_have_text("14 cards new to everyone here")

    ann.go("/new")
    ann.get(f"edition-{TWENTY}").check()
    ann.click("file-remove-From the kitchen")
    expect(ann.get("file-From the kitchen")).to_have_count(0)
    ann.page.reload()
    ann.get(f"edition-{TWENTY}").check()
    expect(ann.get("file-First light")).to_be_visible()
    expect(ann.get("file-From the kitchen")).to_have_count(0)


def test_one_click_against_bots_and_around_one_device(guest: Guests) -> None:
    ann = guest("Ann", locale="fr-CH")
    for button, mine in (("play-twenty", 1), ("play-twenty-device", 5)):
        ann.go("/")
        ann.messages.clear()
        ann.get("twenty-players-5").check(force=True)
        ann.click(button)
        if mine > 1:  # names are asked first: Enter goes on to the next one
            expect(ann.get("home-name-0")).to_be_focused()
            ann.page.keyboard.press("Enter")
            expect(ann.get("home-name-1")).to_be_focused()
            ann.page.keyboard.type("Zoë")
            for _ in range(4):
                ann.page.keyboard.press("Enter")
        ann.wait(lambda: ann.game is not None and ann.last("room")["status"] == "playing")
        room = ann.last("room")
        assert {"players": "5", "reader": "house", "language": "fr"}.items() <= room["options"].items()
        assert sum(ann.last("you")["person"] in seat["holders"] for seat in room["seats"]) == mine
        assert room["seats"][1]["name"] == ("Zoë" if mine > 1 else "")
        expect(ann.get("menu")).to_be_visible()


def test_the_home_page_describes_each_game_correctly(guest: Guests) -> None:
    """Mister X is unseen, except in the compact game."""
    ann = guest("Ann", **PHONE)
    ann.go("/")
    expect(ann.get("play-x")).to_contain_text("unseen")
    ann.get(f"edition-{COMPACT}").check(force=True)
    expect(ann.get("play-x")).to_contain_text("in full view")
    expect(ann.page.get_by_text("unseen")).to_have_count(0)
    ann.get("which-twenty").check(force=True)  # a phone shows one game at a time, but names all of them
    ann.see("Clue by clue")
    expect(ann.get("play-x")).to_be_hidden()


def test_how_to_play_is_on_the_home_page_and_in_the_lobby(guest: Guests) -> None:
    ann = guest("Ann", **PHONE)
    ann.go("/")
    for edition, rule in ((POLICE, "Police officers ride free"), (CLASSIC, "in turn, clockwise")):
        ann.get(f"edition-{edition}").check()
        ann.click("help-yard")
        expect(ann.get("rules")).to_contain_text(rule)
        ann.click("help-close")
    ann.get("which-twenty").check()
    ann.click("help-twenty")
    expect(ann.get("rules")).to_contain_text("First to square 70 wins.")
    expect(ann.get("rules")).not_to_contain_text("a new reader")  # from the home page, the house reads
    ann.page.keyboard.press("Escape")
    expect(ann.get("rules")).to_be_hidden()
    ann.create(CLASSIC, options={"max_rounds": "9", "voluntary_reveal": "true"}, seats={"x": "me"})
    ann.click("help")
    expect(ann.get("rules")).to_contain_text("free after round 9")
    expect(ann.get("rules")).to_contain_text("After a ride Mister X may show himself")


def test_a_lone_player_may_have_hints(guest: Guests) -> None:
    ann = guest("Ann")
    for wanted in (True, False):
        ann.go("/")
        expect(ann.get("home-hints")).to_be_checked()  # alone, hints are unfair to nobody
        ann.get("home-hints").set_checked(wanted)
        ann.click("play-x")
        expect(ann.get("turn")).to_be_visible()
        assert ann.last("room")["settings"]["hints"] is wanted
    ann.go("/")
    expect(ann.get("play-x")).to_be_enabled()
    expect(ann.get("home-hints")).not_to_be_checked()  # remembered


def test_a_bot_is_chosen_by_its_level_or_with_settings(guest: Guests) -> None:
    ann = guest("Ann")
    ann.go("/")
    ann.get("home-even").uncheck()
    ann.click("level-yard")
    ann.click("pick-tourist")
    ann.click("play-x")
    ann.wait(lambda: ann.game is not None and ann.last("room")["status"] == "playing")
    assert {seat["bot"] for seat in ann.last("room")["seats"] if seat["seat"] != "x"} == {"tourist"}
    ann.click("help")
    expect(ann.get("rules")).to_contain_text("He shows himself after moves 3, 8, 13, 18, and 24.")
    ann.click("help-close")
    ann.create(seats={"x": "me"})
    ann.click("bot-red")
    long, shown = ann.get("bot-red-list").evaluate("list => [list.scrollWidth, list.clientWidth]")
    assert long <= shown, "its words must wrap, though those of the row it opens from do not"
    ann.click("more-bots")
    ann.get("bot-typed").fill("pimbot:simulations=2000000")
    ann.click("bot-typed-go")
    ann.see("simulations cannot be “2000000”; it takes 1 to 1000000.")
    ann.click("bot-red")
    ann.click("more-bots")
    ann.get("bot-typed").fill("pimbot:simulations=2000")
    ann.click("bot-typed-go")
    expect(ann.get("seat-red")).to_contain_text("Bot (Pimbot, simulations 2000)")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_fair_options(guest: Guests, size: dict[str, Any]) -> None:
    """Offered for measured tables, with the change and its effect; in the lobby too."""
    ann, bob = guest("Ann", **size), guest("Bob", **size)
    ann.go("/new")
    ann.get(f"edition-{CLASSIC}").check()
    expect(ann.get("fair")).to_contain_text("Mister X must stay free for 15 rounds instead of 22.")
    expect(ann.get("fair")).to_contain_text("he then wins 51% of games; with the usual rules 24%.")
    expect(ann.get("fair-switch")).not_to_be_checked()
    ann.click("options")
    ann.get("fair-switch").check()
    rounds = ann.page.locator("#o-max_rounds")
    expect(rounds).to_have_value("15")
    ann.get("players-3").check(force=True)
    expect(ann.get("fair")).to_have_count(0)  # not measured
    expect(rounds).to_have_value("22")
    ann.get(f"edition-{POLICE}").check()
    expect(ann.get("fair")).to_contain_text("Mister X shows himself after moves 3, 6,")
    ann.get("players-2").check(force=True)
    expect(ann.get("fair")).to_contain_text("Already even: between equal players Mister X wins 48")
    ann.get(f"edition-{CLASSIC}").check()
    ann.get("fair-switch").check()
    ann.click("create-go")
    expect(ann.get("start")).to_be_visible()
    expect(ann.get("chosen")).to_have_text("Even chances · Rounds: 15")
    bob.enter(ann.page.url.rpartition("/")[2])
    expect(bob.get("chosen")).to_have_text("Even chances · Rounds: 15")
    expect(bob.get("fair")).to_have_count(0)  # only the host has it
    expect(ann.get("fair-switch")).to_be_checked()
    ann.click("fair-switch")
    expect(bob.get("chosen")).to_have_text("")
    ann.click("fair-switch")
    expect(bob.get("chosen")).to_have_text("Even chances · Rounds: 15")
    wide, shown = ann.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= shown
    ann.take("x", host=ann)
    ann.start()
    expect(ann.get("round")).to_have_text("Round 1 of 15")
