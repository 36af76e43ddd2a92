"""Twenty questions on small screens and with long names: everything needed stays in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from fogbound.languages.catalogue import languages
from tests.browser.conftest import DESKTOP, PHONE, Guests
from tests.browser.people import TWENTY, Person
from tests.browser.quiz import answers, card_of, clue, number, plays, sit_down, table, turn
from tests.browser.reading import cut_off

SMALL_PHONE = {**PHONE, "viewport": {"width": 360, "height": 640}}
LANDSCAPE = {**PHONE, "viewport": {"width": 844, "height": 390}}
LONG = "Grandmother Wilhelmina o"

TOO_WIDE = """() => [...document.querySelectorAll('main, aside, main *, aside *')].filter(e =>
  e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('.sr')).map(e => e.outerHTML.slice(0, 80))"""
IN_SIGHT = """e => { const box = e.getBoundingClientRect();
  return [[box.left + box.width / 2, box.top + 3], [box.left + box.width / 2, box.bottom - 3]].every(([x, y]) => {
    const at = document.elementFromPoint(x, y); return at !== null && (e === at || e.contains(at)); }) }"""


def in_sight(person: Person, *names: str) -> None:
    person.rest()
    for name in names:
        assert person.get(name).last.evaluate(IN_SIGHT), name


def test_long_names_at_the_end(guest: Guests) -> None:
    """Nothing is wider than the screen; a finder who wins moves, and the reader does not."""
    how: dict[str, dict[str, Any]] = {"Cy": SMALL_PHONE, LONG: PHONE, "Dan": DESKTOP}
    cy, long, _ = people = sit_down(guest, "Cy", LONG, "Dan", how=how, options={"finish": "15"})
    card = card_of(cy)
    clue(long, "p2", card)
    answers(long, card["answer"])
    plays(cy, "p1", "right")
    for person in people:
        expect(person.get("outcome")).to_contain_text(LONG)
        person.rest()
        assert person.page.evaluate(TOO_WIDE) == []
        expect(person.get("past")).to_contain_text("found it after 1 number: 19 squares.")
        expect(person.get("past")).not_to_contain_text("Cy read")
        person.get("past").locator("summary").click()  # the last card is open
        expect(person.get("past")).to_contain_text(card["entries"][19].replace("?", "Question mark"))
        assert person.page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize("how", [SMALL_PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("text", ["It may be the emperor from Corsica, " * 5, "W" * 200], ids=["words", "word"])
def test_a_long_guess_leaves_the_verdict_in_sight(guest: Guests, how: dict[str, Any], text: str) -> None:
    ann, bob = sit_down(guest, "Ann", LONG, how={"Ann": how})
    clue(bob, "p2", card_of(ann))
    answers(bob, text.strip())
    for ruling in ("right", "wrong", "precise"):
        expect(ann.get(f"verdict-{ruling}")).to_be_visible()
    in_sight(ann, "verdict-right", "verdict-wrong", "verdict-precise")
    assert ann.page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize("how", [SMALL_PHONE, LANDSCAPE], ids=["upright", "landscape"])
def test_six_around_a_small_phone(guest: Guests, how: dict[str, Any]) -> None:
    """Every buzzer and the clue are in reach; if the house reads, the page says nothing about the reader's squares."""
    ann = guest("Ann", **how)
    seats = [f"p{n}" for n in range(1, 7)]
    ann.create(TWENTY, options={"players": "6", "reader": "house"}, seats=dict.fromkeys(seats, "me"))
    ann.start()
    n = 0
    while table(ann)["phase"] != "clue":  # past question marks
        ann.wait(lambda: turn(ann) != "house" and ann.get("whose").count() > 0)
        phase = table(ann)["phase"]
        if phase == "choose":
            n += 1
            plays(ann, turn(ann), f"pick{n}")
        elif phase == "ask":
            plays(ann, turn(ann), 'ask"Am I old?"')
        elif phase == "answer":
            plays(ann, turn(ann), "pass")
        ann.page.wait_for_function("() => !document.querySelector('[data-testid=sending]')")
    in_sight(ann, *(f"buzz-{seat}" for seat in seats if seat != turn(ann)), "moment", "guess-input")
    expect(ann.get("moment")).to_have_attribute("data-number", str(table(ann)["chips"][-1]))
    expect(ann.get("buzz-costs")).not_to_contain_text("reader")


def test_two_quick_clicks_count_once(guest: Guests) -> None:
    """A button that appears under the finger is not pressed, although the browser does not count the clicks."""
    ann, bob, _ = sit_down(guest, "Ann", "Bob", "Cid")
    n = number(bob, card_of(ann))
    bob.rest()
    box = bob.get(f"number-{n}").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 2
    # A button appears there as soon as the clue is read.
    style = f"position: fixed; z-index: 9; left: {x - 40}px; top: {y - 28}px"
    bob.page.add_style_tag(content=f"[data-testid=pass] {{ {style} }}")
    bob.page.evaluate("window.now = performance.now(); performance.now = () => now")
    bob.page.mouse.click(x, y)
    expect(bob.get("pass")).to_be_enabled()
    bob.page.evaluate("now += 260")
    bob.page.mouse.click(x, y)
    assert [message["move"] for message in bob.sent if message["type"] == "play"] == [f"pick{n}"]
    bob.page.evaluate("now += 500")
    bob.page.mouse.click(x, y)  # a later click counts
    expect(bob.get("pass")).to_have_count(0)
    assert [message["move"] for message in bob.sent if message["type"] == "play"] == [f"pick{n}", "pass"]


PLACES = """() => [...document.querySelectorAll('[data-testid=numbers] > li')].map(e => {
  const box = e.getBoundingClientRect(); return [box.left, box.top, box.width, box.height].map(Math.round); })"""


@pytest.mark.parametrize("how", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_card_fills_up_and_nothing_jumps(guest: Guests, how: dict[str, Any]) -> None:
    """All twenty numbers can be tapped at once; each clue comes to its place, and the newest is large and in sight."""
    ann, bob, cid = sit_down(guest, "Ann", "Bob", "Cid", how={"Bob": how, "Cid": how})
    card, people = card_of(ann), {"p2": bob, "p3": cid}
    expect(bob.get("now")).to_have_text("Tap a number")
    in_sight(bob, *(f"number-{n}" for n in range(1, 21)))
    heights = [place[3] for place in bob.page.evaluate(PLACES)]
    assert min(heights) >= 44
    before = bob.page.evaluate(PLACES)
    for _ in range(4):
        seat = turn(ann)
        person = people[seat]
        expect(person.get("now")).to_have_text("Tap a number")
        heard = clue(person, seat, card)
        in_sight(person, "moment")
        expect(person.get("moment")).to_contain_text(heard)
        sizes = [
            float(person.page.evaluate(f"parseFloat(getComputedStyle(document.querySelector('{at}')).fontSize)"))
            for at in ("[data-testid=moment] .read p", "[data-testid=numbers] .text")
        ]
        assert sizes[0] >= 1.4 * sizes[1] >= 1.4 * 11
        plays(person, seat, "pass")
        for other in (ann, bob, cid):
            other.catch_up(person)
    waiting = next(person for seat, person in people.items() if seat != turn(ann))
    choosing = people[turn(ann)]
    expect(choosing.get("now")).to_have_text("Tap a number")
    choosing.rest()
    after = choosing.page.evaluate(PLACES)
    assert [place[2:] for place in after] == [place[2:] for place in before], "places keep their size"
    first = table(ann)["chips"][0]
    waiting.click(f"number-{first}")  # an earlier clue in large type again
    expect(waiting.get("moment")).to_contain_text(card["entries"][first - 1])
    assert waiting.page.evaluate(TOO_WIDE) == []


def test_how_to_play(guest: Guests) -> None:
    ann, bob = sit_down(guest, "Ann", "Bob", how={"Ann": SMALL_PHONE}, options={"finish": "33"})
    ann.click("help")
    expect(ann.get("rules")).to_contain_text("First to square 33 wins.")
    expect(ann.get("rules")).not_to_contain_text("violet")  # with two players, they are out of play
    ann.click("help-close")
    expect(ann.get("rules")).to_be_hidden()
    expect(bob.get("help")).to_be_visible()


@pytest.mark.parametrize("how", [PHONE, LANDSCAPE, DESKTOP], ids=["upright", "landscape", "desktop"])
def test_the_card_fills_the_room_beside_or_above_the_panel(guest: Guests, how: dict[str, Any]) -> None:
    ann = guest("Ann", **how)
    ann.create(TWENTY, options={"players": "2", "reader": "house"}, seats={"p1": "me"})
    ann.start()
    expect(ann.get("card")).to_be_visible()
    ann.rest()
    card, board = ann.get("card").bounding_box(), ann.page.locator("main").bounding_box()
    assert card is not None
    assert board is not None
    assert card["height"] > 0.7 * board["height"]


def test_all_numbers_are_in_sight_on_a_low_laptop(guest: Guests) -> None:
    ann = guest("Ann", viewport={"width": 1280, "height": 720})
    ann.create(TWENTY, options={"players": "2", "reader": "house"}, seats={"p1": "me", "p2": "bot:casual"})
    ann.start()
    ann.await_turn()
    in_sight(ann, *(f"number-{n}" for n in range(1, 21)))


# Names that a line breaks in the middle of a word: the letters of a word lie below each other.
BROKEN = """() => [...document.querySelectorAll('[data-testid=players] .name')].flatMap(name => {
  const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT), found = [];
  while (texts.nextNode()) for (const word of texts.currentNode.data.matchAll(/\\S+/g)) {
    const range = document.createRange();
    range.setStart(texts.currentNode, word.index);
    range.setEnd(texts.currentNode, word.index + word[0].length);
    const tops = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
    if (tops.size > 1) found.push(word[0]);
  }
  return found;
})"""


@pytest.mark.parametrize("language", languages())
def test_no_name_in_a_row_of_five_is_broken_in_a_word(guest: Guests, language: str) -> None:
    ann = guest("Bartholomew", **SMALL_PHONE, locale=language)
    bots = {f"p{n}": "bot:casual" for n in range(2, 6)}
    ann.create(TWENTY, options={"players": "5", "reader": "house"}, seats={"p1": "me", **bots})
    ann.start()
    expect(ann.get("player-p1")).to_contain_text("Bartholomew")
    ann.rest()
    assert ann.page.evaluate(BROKEN) == []
    assert ann.page.evaluate(TOO_WIDE) == []
    # The phone shows the public screen as a table: the whole card is in sight, down to its last numbers.
    ann.go(f"/t/{ann.room}/screen")
    expect(ann.get("wall")).to_be_visible()
    ann.rest()
    assert ann.page.evaluate(BROKEN) == []
    in_sight(ann, "player-p5", "track-line", "now")
    assert cut_off(ann) == []


def test_a_rematch_of_players_has_no_sides_to_swap(guest: Guests) -> None:
    ann, bob = sit_down(guest, "Ann", "Bob", options={"finish": "1"})
    card = card_of(ann)
    clue(bob, "p2", card)
    answers(bob, card["answer"])
    plays(ann, "p1", "right")
    expect(ann.get("rematch")).to_be_visible()
    expect(ann.get("rematch-rotate")).to_have_count(0)
