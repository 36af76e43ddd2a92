"""Lessons in the browser: each played to its end on a phone, left and resumed; the rules with their pictures."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from fogbound import EDITIONS, catalog
from tests.browser.conftest import PHONE, Guests
from tests.browser.lessons import ANSWERS, Pupil
from tests.browser.people import CLASSIC, POLICE
from tests.browser.serving import Server

# What words beside things hide: lines of text, the pawns in a row, and buttons that have a text.
HIDDEN = """() => {
  const share = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / (b.width * b.height || 1);
  const pointers = [...document.querySelectorAll('[data-testid=pointer]')].map(e => e.getBoundingClientRect());
  const panel = document.querySelector('aside').getBoundingClientRect();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), read = [];
  while (texts.nextNode()) {
    const node = texts.currentNode, parent = node.parentElement;
    if (node.data.trim().length < 4 || !parent.checkVisibility() || parent.closest('svg, .sr, .layer')) continue;
    const range = document.createRange();
    range.selectNode(node);
    for (const line of range.getClientRects())
      if (!parent.closest('main') || line.bottom < panel.top) read.push([line, node.data.trim()]);
  }
  for (const chip of document.querySelectorAll('[data-testid^=chip-]'))
    read.push([chip.getBoundingClientRect(), chip.dataset.testid]);
  return pointers.flatMap(at => read.filter(([box]) => share(at, box) > 0.15).map(([, text]) => text));
}"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("lesson", "step"), [*(("quiz", n) for n in (1, 2, 4, 5)), ("mister-x", 7)])
def test_words_beside_things_hide_no_others(
    server: Server, guests: Guests, lesson: str, step: int, language: str
) -> None:
    person = guests(server.address, **PHONE, locale=language)
    kept = {"played": False, "steps": {lesson: step}, "done": []}
    person.context.add_init_script(f"localStorage.setItem('fogbound.learned', JSON.stringify({json.dumps(kept)}))")
    person.go(f"/learn/{lesson}")
    expect(person.get("pointer").first).to_be_visible()
    person.rest()
    person.wait(lambda: person.page.evaluate(HIDDEN) == [])


@pytest.mark.parametrize("lesson", list(ANSWERS))
def test_a_lesson_is_played_to_its_end_on_a_phone(server: Server, guests: Guests, lesson: str) -> None:
    person = guests(server.address, **PHONE)
    person.go("/learn")
    person.get(f"open-{lesson}").click()
    pupil = Pupil(person, lesson)
    for step in range(1, len(ANSWERS[lesson]) + 1):
        pupil.at_step(step)
        if step == 1:
            expect(person.get("pointer").first).to_be_visible()
        pupil.do_step()
        if step == 2:  # left in the middle, and resumed
            person.get("learn-leave").click()
            expect(person.get(f"open-{lesson}")).to_contain_text("step 3")
            person.page.reload()
            person.get(f"open-{lesson}").click()
            continue
        pupil.go_on()
    expect(person.get("lesson-finished")).to_be_visible()
    person.get("all-lessons").click()
    expect(person.get(f"lesson-{lesson}")).to_have_attribute("data-done", "true")


def test_a_wrong_try_is_explained_and_changes_nothing(server: Server, guests: Guests) -> None:
    person = guests(server.address, **PHONE)
    person.go("/learn/mister-x")
    pupil = Pupil(person, "mister-x")
    expect(person.get("lesson-task")).to_be_visible()
    pupil.answer("x:b46")
    expect(person.get("lesson-said")).to_contain_text("That is a bus")
    expect(person.get("pawn-x")).to_have_attribute("data-station", "58")
    pupil.do_step()


@pytest.mark.parametrize(
    ("lesson", "step", "station", "words"),
    [
        ("mister-x", 1, 60, "No line joins 58 and 60: it is two rides away, for example by way of 45."),
        ("detective", 3, 59, "No taxi goes there from 46. Follow the thin lines."),
    ],
)
def test_a_tap_on_another_station_says_why_not(
    server: Server, guests: Guests, lesson: str, step: int, station: int, words: str
) -> None:
    """The rules' words where a ride is asked for, and the task's where a station is."""
    person = guests(server.address, **PHONE)
    person.go(f"/learn/{lesson}")
    for _ in range(step - 1):
        expect(person.get("lesson-task")).to_be_visible()
        person.get("lesson-skip").click()
    pupil = Pupil(person, lesson)
    expect(person.page.locator(f'[data-testid="learn-step"][data-step="{step}"]')).to_be_visible()
    expect(person.get(f"pawn-{'x' if lesson == 'mister-x' else 'red'}")).to_be_visible()
    before = pupil.tries
    pupil.tap_map(catalog.find_chase(POLICE).board, station)
    expect(person.get("why")).to_have_text(words)
    assert pupil.tries == before
    expect(person.get("refusal")).to_have_count(0)
    pupil.do_step()
    expect(person.get("why")).to_have_count(0)


# Words at the travel log: do they stand at the cell they are about, and over nothing that is to be read?
AT_THE_CELL = """([text, cell]) => {
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const around = [...document.querySelectorAll(cell)].map(e => e.getBoundingClientRect()).find(box => box.width > 0);
  const words = [...document.querySelectorAll('[data-testid=pointer]')].find(e => e.textContent === text);
  if (!around || !words) return 'no words, or no cell';
  if (around.right > innerWidth || around.bottom > innerHeight) return 'the cell is out of sight';
  const here = words.getBoundingClientRect();
  const lines = [...document.querySelectorAll('line[marker-end]')];
  const tips = lines.map(({ x2, y2 }) => [x2, y2].map(v => v.baseVal.value));
  const at = tips.some(([x, y]) => x > around.left - 3 && x < around.right + 3 && y > around.top - 3
    && y < around.bottom + 3);
  if (!at) return 'the arrow ends elsewhere';
  const names = '.loghead h2, [data-testid=turn] h2, [data-testid=last-seen], [data-testid^=travel-] li';
  const read = document.querySelectorAll(names);
  const hidden = [...read].filter(e => e.checkVisibility() && meets(e.getBoundingClientRect(), here));
  return hidden.map(e => 'the words hide ' + e.textContent.trim()).join();
}"""
LAST = '[data-testid^="travel-"] li:has(+ li.next)'
NEXT = '[data-testid^="travel-"] li.next'


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844), (360, 640), (844, 390)], ids=str)
@pytest.mark.parametrize(
    ("lesson", "step", "words", "cell"),
    [
        ("mister-x", 4, "They see the ticket, not the number", LAST),
        ("mister-x", 5, "An eye: here you are seen", NEXT),
        ("detective", 3, "The last ticket: a taxi", LAST),
        ("detective", 6, "A bus from 13", LAST),
    ],
)
def test_words_about_the_travel_log_stand_at_their_cell(
    server: Server, guests: Guests, lesson: str, step: int, words: str, cell: str, size: tuple[int, int]
) -> None:
    person = guests(server.address, viewport={"width": size[0], "height": size[1]})
    kept = {"played": False, "steps": {lesson: step}, "done": []}
    person.context.add_init_script(f"localStorage.setItem('fogbound.learned', JSON.stringify({json.dumps(kept)}))")
    person.go(f"/learn/{lesson}")
    expect(person.get("pointer").filter(has_text=words)).to_be_visible()
    person.wait(lambda: person.page.evaluate(AT_THE_CELL, [words, cell]) == "")


def test_steps_can_be_skipped_gone_back_to_and_begun_again(server: Server, guests: Guests) -> None:
    person = guests(server.address)
    person.go("/learn/detective")
    for step, way in ((1, "skip"), (2, "skip"), (3, "back"), (2, "skip"), (3, "over")):
        expect(person.page.locator(f'[data-testid="learn-step"][data-step="{step}"]')).to_be_visible()
        person.get(f"lesson-{way}").click()
    Pupil(person, "detective").at_step(1)


def test_a_lesson_ends_with_a_first_game_in_that_role(server: Server, guests: Guests) -> None:
    person = guests(server.address, **PHONE)
    person.go("/")
    expect(person.get("learn-first")).to_have_attribute("data-fresh", "true")
    person.go("/learn/compact")
    for _ in range(len(ANSWERS["compact"])):
        expect(person.get("lesson-task")).to_be_visible()
        person.get("lesson-skip").click()
    person.get("first-game").click()
    expect(person.get("map")).to_be_visible()
    person.go("/")
    expect(person.get("learn-first")).to_have_attribute("data-fresh", "false")


def test_the_game_after_a_lesson_is_the_kind_game_of_the_first_page(server: Server, guests: Guests) -> None:
    person = guests(server.address, **PHONE)
    rooms = []
    for page in ("/learn/mister-x", "/"):
        person.go(page)
        if page == "/":
            person.get("play-x").click()
        else:
            for _ in range(len(ANSWERS["mister-x"])):
                expect(person.get("lesson-task")).to_be_visible()
                person.get("lesson-skip").click()
            person.get("first-game").click()
        assert person.await_turn()
        room = person.last("room")
        bots = [(seat["seat"], seat["bot"]) for seat in room["seats"]]
        rooms.append((room["edition"], room["options"], room["settings"], bots))
    assert rooms[0] == rooms[1]
    assert person.last("room")["settings"]["danger"] is True
    person.get("hint-ask").click()
    expect(person.get("hint-idea")).to_be_visible()
    expect(person.get("hint").locator("li").first).to_be_visible()
    expect(person.get("hint")).not_to_contain_text("to win")  # it would hold between masters


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_of_every_edition_have_pictures(server: Server, guests: Guests, edition: str) -> None:
    person = guests(server.address, **PHONE)
    person.go(f"/rules/{edition}")
    pictures = person.get("rules-picture")
    expect(pictures.nth(3)).to_be_attached()
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


def test_the_rules_page_is_reached_from_everywhere(server: Server, guests: Guests) -> None:
    person = guests(server.address, "Ann")
    person.go("/")
    person.get("help-yard").click()
    expect(person.get("rules-link")).to_have_attribute("href", f"/rules/{POLICE}")
    person.go("/new")
    expect(person.get("create-rules")).to_be_visible()
    room = person.create(CLASSIC)
    person.enter(room)
    person.get("help").click()
    expect(person.get("rules-link")).to_have_attribute("href", f"/rules/{CLASSIC}")
    person.go(f"/rules/{CLASSIC}")
    person.get(f"rules-of-{POLICE}").click()
    expect(person.page).to_have_url(f"{server.address}/rules/{POLICE}")
    person.get("rules-learn").click()
    expect(person.get("lesson-quiz")).to_be_visible()


def test_an_unknown_lesson_or_edition_is_nowhere(server: Server, guests: Guests) -> None:
    person = guests(server.address)
    person.excuse("404")
    for path in ("/learn/chess", "/rules/yard/nothing"):
        person.go(path)
        expect(person.get("lost")).to_be_visible()
