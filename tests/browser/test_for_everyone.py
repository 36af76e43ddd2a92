"""Whole games without eyes and without a mouse, and screens at twice the size."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fogbound.languages.catalogue import say
from tests.browser.conftest import DESKTOP, PHONE, Guests
from tests.browser.people import POLICE, TWENTY, Person
from tests.browser.quiz import NO_IDEA, QUESTION, answer_to
from tests.browser.reading import cut_off

HANDFUL = 5  # keys for a move, besides the letters of an answer
OFFERED = re.compile(r'button "(\d+)')
NUMBER = re.compile(r"^Number \d+$")
ANSWER = re.compile(
    "|".join(say(f"twenty-guess-label-{kind}").replace("?", r"\?") for kind in ("person", "place", "thing"))
)
ASK = say("twenty-ask-label")
HOUSE = {"reader": "house", "finish": "1"}
# A desktop window at a zoom of 200 per cent: half the pixels each way, each twice the size.
ZOOMED = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}


class Listener:
    """A person at a screen reader: they find things by role and name, and hear what live regions say."""

    def __init__(self, person: Person) -> None:
        self.person, self._page = person, person.page

    def find(self, role: str, name: str | re.Pattern[str] | None = None, within: Locator | None = None) -> Locator:
        return (within or self._page).get_by_role(role, name=name)  # type: ignore[arg-type]

    def activate(self, thing: Locator) -> None:
        """What a screen reader does to a button: no place, no pointer."""
        expect(thing).to_be_enabled()
        thing.dispatch_event("click")

    def reads(self) -> str:
        """Everything a screen reader reads on the page, with roles."""
        return self._page.locator("body").aria_snapshot()


def is_over(listener: Listener) -> bool:
    return listener.find("button", "Rematch").count() > 0


def test_a_chase_by_screen_reader(guest: Guests) -> None:
    """From the lobby to the result by roles and names alone."""
    ann = guest("Ann")
    ann.create(POLICE, options={"max_rounds": "2"}, seats={"x": "me"})
    ann.see("The table is set")
    reader = Listener(ann)
    reader.activate(reader.find("button", re.compile("^Start")))
    ridden = []
    while True:
        mine = reader.find("region", re.compile("^Your turn"))
        expect(mine.or_(reader.find("button", "Rematch")).first).to_be_visible()
        if is_over(reader):
            break
        hunters = re.findall(r"(?:Red|Blue|Green|Police \d) at (\d+)", reader.reads())
        stations = reader.find("group", say("move-stations"))
        expect(stations.get_by_role("button").first).to_be_attached()
        to = next(station for station in OFFERED.findall(stations.aria_snapshot()) if station not in hunters)
        reader.activate(reader.find("button", re.compile(rf"^{to}\b")))
        choice = reader.find("group", f"Mister X to {to}")
        reader.activate(reader.find("button", re.compile("^(Taxi|Bus|Underground)"), choice).first)
        expect(choice).to_have_count(0)
        ridden.append(to)
        expect(listed(reader, f"Mister X takes the .* to {to} ")).not_to_have_count(0)
    assert len(ridden) == 2
    expect(reader.find("heading", "Mister X wins")).to_be_visible()
    assert "The game is over." in reader.reads().splitlines()[-1], "the last announcement"
    assert Counter(re.findall(r"Mister X takes the \w+ to (\d+)", reader.reads())) == Counter(ridden)


def listed(reader: Listener, words: str) -> Locator:
    return reader.find("tabpanel", "Log").get_by_role("listitem").filter(has_text=re.compile(words))


def test_a_quiz_by_screen_reader(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(TWENTY, options=HOUSE, seats={"p1": "me", "p2": "bot:newcomer"}, settings={"window": 0})
    ann.see("The table is set")
    reader = Listener(ann)
    reader.activate(reader.find("button", re.compile("^Start")))
    pick, answer = reader.find("region", "Tap a number"), reader.find("textbox", ANSWER)
    ask = reader.find("textbox", ASK)
    while True:
        expect(pick.or_(answer).or_(ask).or_(reader.find("button", "Rematch")).first).to_be_visible()
        if is_over(reader):
            break
        if ask.count():
            ask.fill(QUESTION)
            ask.press("Enter")
            expect(ask).to_have_count(0)
        elif answer.count():
            answer.fill(heard_answer(reader))
            answer.press("Enter")
            expect(answer).to_have_count(0)
        else:
            reader.activate(reader.find("button", NUMBER).first)
            expect(pick).to_have_count(0)
    expect(reader.find("heading", re.compile("wins?$")).first).to_be_visible()
    assert "The game is over." in reader.reads()


def heard_answer(reader: Listener) -> str:
    """The answer to what was read out last, once it has been."""
    answer = ""

    def recognises() -> bool:
        nonlocal answer
        with suppress(StopIteration):
            heard = reader.find("region", say("twenty-moment")).inner_text()
            answer = NO_IDEA if QUESTION in heard else answer_to(heard)
        return bool(answer)

    reader.person.wait(recognises)
    return answer


# A keyboard


class Typist:
    """A person at a keyboard, whose keys are counted."""

    def __init__(self, person: Person) -> None:
        self.person, self.pressed = person, 0

    def type(self, keys: str) -> None:
        for key in keys:
            self.press(key)

    def press(self, key: str) -> None:
        self.pressed += 1
        self.person.page.keyboard.press(key)


def test_a_chase_by_keyboard_takes_a_handful_of_keys_a_move(guest: Guests) -> None:
    """The number of a station and the letter of a ticket, wherever the focus is."""
    ann = guest("Ann")
    ann.create(POLICE, options={"max_rounds": "3"}, seats={"x": "me"})
    ann.start()
    typist = Typist(ann)
    most = 0
    while ann.await_turn():
        before = typist.pressed
        _, move = ann.calm(ann.offers)
        with ann.acknowledged():
            typist.type(f"{move[1:]}{move[0]}")
            if ann.get("confirm").count():  # the page asks whether it is meant
                typist.press("Enter")
        most = max(most, typist.pressed - before)
    assert 0 < most <= HANDFUL
    expect(ann.get("outcome")).to_be_visible()


def test_a_quiz_by_keyboard_takes_a_handful_of_keys_a_move(guest: Guests) -> None:
    """A number is picked by its digits; the line for the answer has the focus already, and Enter sends it."""
    ann = guest("Ann")
    ann.create(TWENTY, options=HOUSE, seats={"p1": "me", "p2": "bot:newcomer"}, settings={"window": 0})
    ann.start()
    typist = Typist(ann)
    while ann.await_offers():
        before = typist.pressed
        view = ann.last("view")["table"]
        if view["phase"] == "choose":
            with ann.acknowledged():
                typist.type(str(next(n for n in range(20, 0, -1) if n not in view["chips"])))
        else:
            box = ann.page.get_by_role("textbox", name=ASK if view["phase"] == "ask" else ANSWER)
            expect(box).to_be_focused()
            text = QUESTION if view["phase"] == "ask" else heard_answer(Listener(ann))
            with ann.acknowledged():
                ann.page.keyboard.type(text)
                typist.press("Enter")
        assert typist.pressed - before <= HANDFUL
    expect(ann.get("outcome")).to_be_visible()


# Twice the size

# What lies outside of the page, where nothing scrolls to it.
OUT_OF_REACH = """() => [...(document.querySelector('dialog[open]') ?? document)
  .querySelectorAll('button, a[href], input, select, summary')].filter(one => {
  one.focus({ preventScroll: true });  // some are only for those who come by keyboard
  if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[data-testid=map], .sr')) return false;
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
}).map(one => one.dataset.testid || one.textContent.trim())"""


def zoomed_out_of_reach(person: Person) -> list[str]:
    person.rest()
    wide, shown = person.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= shown, "it scrolls in two directions"
    found: list[str] = person.page.evaluate(OUT_OF_REACH)
    return [*found, *cut_off(person)]


def test_everything_is_in_reach_at_twice_the_size(guest: Guests) -> None:
    ann = guest("Ann", **ZOOMED)
    ann.go("/")
    expect(ann.get("play-x")).to_be_enabled()
    assert zoomed_out_of_reach(ann) == []
    ann.go("/new")
    expect(ann.get("create-go")).to_be_enabled()
    assert zoomed_out_of_reach(ann) == []
    ann.create(POLICE, options={"max_rounds": "1"}, seats={"x": "me"})
    ann.see("The table is set")
    assert zoomed_out_of_reach(ann) == []
    ann.start()
    assert ann.await_turn()
    assert zoomed_out_of_reach(ann) == []
    ann.play_on(ann.calm)
    assert zoomed_out_of_reach(ann) == []
    ann.create(TWENTY, options=HOUSE, seats={"p1": "me", "p2": "bot:newcomer"}, settings={"window": 0})
    ann.start()
    assert zoomed_out_of_reach(ann) == []


def test_every_dialog_is_in_reach_at_twice_the_size(guest: Guests) -> None:
    """In German, whose words are long; whatever unfolds in a dialog is unfolded."""
    ann = guest("Ann", **ZOOMED, locale="de")

    def check(opener: str, *further: str) -> None:
        ann.click(opener)
        dialog = ann.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        for name in further:
            ann.click(name)
        assert zoomed_out_of_reach(ann) == [], opener
        ann.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    ann.create(POLICE, options={"max_rounds": "1"}, seats={"x": "me", "blue": "bot:greedy"})
    check("bot-blue", "more-bots")
    check("take-red")  # both sides?
    ann.start()
    assert ann.await_turn()
    check("help")
    check("round")
    check("menu", "invite", "concede", "leave", "close-room")
    ann.play_on(ann.calm)
    check("share")
    ann.go("/")
    check("play-twenty-device")  # who is playing?


# Order

# Headings in the order of the document, then what is not a landmark's.
OUTLINE = """() => [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(one => one.checkVisibility())
  .map(one => +one.tagName[1])"""
# Pairs of neighbours in the main columns that the document has in another order than the screen, from top to bottom.
DISORDER = """() => [...document.querySelectorAll('main, aside, form, section')].flatMap(box => {
  const { display, flexDirection } = getComputedStyle(box);
  const shown = [...box.children].filter(one => one.checkVisibility() && !one.matches('.sr')
    && !['absolute', 'fixed'].includes(getComputedStyle(one).position) && one.getBoundingClientRect().height > 0);
  return shown.slice(1).filter((one, n) => one.getBoundingClientRect().bottom <= shown[n].getBoundingClientRect().top)
    .map(one => `${box.tagName}.${box.className}: ${one.tagName}.${one.className} (${display} ${flexDirection})`);
})"""
LANDMARKS = ("banner", "main")


def ordered(person: Person) -> None:
    person.rest()
    levels = person.page.evaluate(OUTLINE)
    assert levels.count(1) == 1, f"{person.page.url} has headings {levels}"
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels
    assert person.page.evaluate(DISORDER) == []
    for landmark in LANDMARKS:
        expect(person.page.get_by_role(landmark)).to_have_count(1)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_screens_are_read_in_the_order_in_which_they_are_seen(guest: Guests, size: dict[str, Any]) -> None:
    ann = guest("Ann", **size)
    ann.go("/")
    expect(ann.get("play-x")).to_be_enabled()
    ordered(ann)
    ann.create(POLICE, options={"max_rounds": "1"}, seats={"x": "me"})
    ann.see("The table is set")
    ordered(ann)
    ann.start()
    assert ann.await_turn()
    ordered(ann)
    ann.play_on(ann.calm)
    ordered(ann)
    ann.create(TWENTY, options=HOUSE, seats={"p1": "me", "p2": "bot:newcomer"}, settings={"window": 0})
    ann.start()
    ordered(ann)
    ann.go(f"/rules/{POLICE}")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    ordered(ann)
