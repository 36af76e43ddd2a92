"""Every screen is accessible (axe, keyboard, touch) in both themes and sizes, and quick to load."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import pairwise
from math import dist
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import CDPSession, expect

from fogbound.languages.catalogue import languages
from tests.browser.conftest import DESKTOP, PHONE, Guests
from tests.browser.people import CLASSIC, POLICE, TWENTY, Person
from tests.browser.quiz_screens import QUIZ_SCREENS
from tests.browser.reading import cut_off

WIDE = 700  # pixels; a screen below is a phone's
CHOSEN_ELSEWHERE = """tag => {
  localStorage.setItem('fogbound.language', tag);
  dispatchEvent(new StorageEvent('storage', { key: 'fogbound.language', newValue: tag }));
}"""
AXE = Axe().axe_script
RUN_AXE = "options => axe.run(options).then(({ violations }) => violations)"
BUDGET = 250_000  # bytes over the wire for a first visit
TEAM = dict.fromkeys(["red", "blue", "green", "bobby1"], "me")
SMALL = """() => {
  const targets = 'button, a[href]:not(.skip), select, summary, input:not([type=range]), [role=tab]';
  return [...document.querySelectorAll(targets)].flatMap(element => {
    const label = ['checkbox', 'radio'].includes(element.type) && element.closest('label');
    const { width, height } = (label || element).getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || (width > 43.5 && height > 43.5)) return [];
    return `${element.dataset.testid || element.className || element.tagName} ${width}x${height}`;
  });
}"""


def home(person: Person) -> None:
    person.go("/")
    expect(person.get("play-x")).to_be_enabled()


def home_with_games(person: Person) -> None:
    person.create(seats={"x": "me"})
    home(person)
    expect(person.page.locator("[data-testid^=game-]").first).to_be_visible()


def create(person: Person) -> None:
    person.go("/new")
    person.click("options")
    expect(person.page.get_by_label("Rounds")).to_be_visible()


def create_twenty(person: Person) -> None:
    person.go("/new")
    person.get(f"edition-{TWENTY}").check()
    person.click("options")
    person.click("create-settings")
    expect(person.get("setting-clock")).to_be_visible()


def lobby_of_twenty(person: Person) -> None:
    person.create(TWENTY, options={"reader": "house"}, seats={"p1": "me", "p2": "bot:keen"})
    person.click("settings")
    expect(person.get("setting-clock")).to_be_visible()


def lobby(person: Person) -> None:
    person.create(seats={"x": "me", "blue": "bot:random"})
    expect(person.get("start")).to_be_visible()


def bots(person: Person) -> None:
    lobby(person)
    person.click("bot-blue")
    expect(person.get("bot-typed")).to_be_visible()


def as_x(person: Person) -> None:
    person.create(CLASSIC, seats={"x": "me"})
    person.start()
    person.await_turn()
    person.play(*person.calm(person.offers))
    person.await_turn()
    person.page.locator("[data-testid^=station-]").first.focus()
    person.page.keyboard.press("Enter")
    expect(person.get("picker")).to_be_visible()


def as_detectives(person: Person) -> None:
    person.create(seats={**TEAM, "x": "bot:greedy"}, settings={"hints": True})
    person.start()
    person.await_turn()
    person.click("hint-ask")
    expect(person.get("belief-layer")).to_be_visible()
    person.click("pencil")


def whereabouts(person: Person) -> None:
    person.create(seats={**TEAM, "x": "bot:greedy"}, settings={"whereabouts": True})
    person.start()
    person.await_turn()
    person.click("whereabouts")
    expect(person.get("belief-layer")).to_be_visible()


def in_words(person: Person) -> None:
    person.create(CLASSIC, seats={"x": "me"})
    person.start()
    person.await_turn()
    person.click("tab-text")
    expect(person.get("text-view")).to_be_visible()


def chat(person: Person) -> None:
    person.create(seats={**TEAM, "x": "bot:greedy"})
    person.start()
    person.await_turn()
    person.click("tab-chat")
    person.get("chat-input").fill("Where is he?")
    person.click("say")
    expect(person.get("chat")).to_contain_text("Where is he?")


def menu(person: Person) -> None:
    person.create(seats={"x": "me"})
    person.start()
    person.click("menu")
    expect(person.get("menu-close")).to_be_visible()


def curtain(person: Person) -> None:
    person.create(options={"players": "3"}, seats=dict.fromkeys(["x", "red", "blue"], "me"))
    person.start()
    expect(person.get("curtain")).to_be_visible()


def end(person: Person) -> None:
    person.create(options={"max_rounds": "1"}, seats={"x": "me"})
    person.start()
    person.play_on(person.calm)
    expect(person.get("outcome")).to_be_visible()
    person.click("tab-analysis")
    person.click("analysis-table")
    expect(person.get("chart-suspects")).to_be_visible()


def lost(person: Person) -> None:
    person.go("/no/such/place")
    expect(person.get("lost")).to_be_visible()


Screen = Callable[[Person], None]
SCREENS: list[Screen] = [
    home,
    home_with_games,
    create,
    create_twenty,
    lobby,
    bots,
    lobby_of_twenty,
    as_x,
    as_detectives,
    whereabouts,
    in_words,
    chat,
    menu,
    curtain,
    end,
    lost,
    *QUIZ_SCREENS,
]


# Which language a screen has on a desktop by day and by night, and on a phone by day and by night, when colours are
# looked at as well. Each screen has all four; the next one has them in other places.
PLACES_OF_LANGUAGES = [deque(languages()) for _ in SCREENS]
for n, places in enumerate(PLACES_OF_LANGUAGES):
    places.rotate(n)


@pytest.mark.parametrize(
    ("screen", "tags"),
    list(zip(SCREENS, map(list, PLACES_OF_LANGUAGES), strict=True)),
    ids=[str(screen.__name__) for screen in SCREENS],
)
def test_every_screen_is_accessible(guest: Guests, screen: Screen, tags: list[str]) -> None:
    """On a desktop and a phone, in light and dark, in four languages: axe finds nothing serious, every target is large
    enough, no text is cut off, and nothing is wider than the screen. Colours change with the theme and not with the
    language, and to look at them takes nearly all of the time: each theme is enough.
    """
    found: list[str] = []
    for size, (by_day, by_night) in ((DESKTOP, tags[:2]), (PHONE, tags[2:])):
        person = guest("Ann", **{**size, "color_scheme": "light"})
        screen(person)
        person.page.evaluate(AXE)
        found += problems(person, by_day)
        person.page.emulate_media(color_scheme="dark")
        expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
        found += problems(person, by_night)
        for tag in {*languages()} - {by_day, by_night}:
            found += problems(person, tag, colours=False)
    assert not found, "\n".join(found)


def problems(person: Person, tag: str, *, colours: bool = True) -> list[str]:
    """What is wrong with a screen in a language."""
    speak(person, tag)
    wide, shown = person.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    found = serious(person, colours=colours) + [f"scrolls sideways: {wide} > {shown}"] * (wide > shown)
    found += [f"cut off: {text}" for text in cut_off(person)]
    if shown < WIDE:
        found += [f"too small: {target}" for target in person.page.evaluate(SMALL)]
    return [f"{tag}, {shown} pixels wide: {problem}" for problem in found]


def speak(person: Person, tag: str) -> None:
    """Choose a language as another page of the same browser would; this page follows."""
    person.page.evaluate(CHOSEN_ELSEWHERE, tag)
    expect(person.page.locator("html")).to_have_attribute("lang", tag)


def serious(person: Person, *, colours: bool) -> list[str]:
    """Axe's findings once everything has its final colour and place."""
    person.rest()
    rules = {} if colours else {"color-contrast": {"enabled": False}}
    violations = person.page.evaluate(RUN_AXE, {"resultTypes": ["violations"], "rules": rules})
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in violations
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]


# A phone


def touches(cdp: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def scale(person: Person) -> float:
    return float(person.get("overlay").evaluate("svg => svg.getScreenCTM().a"))


@pytest.mark.parametrize("edition", [CLASSIC, POLICE])
def test_a_game_by_touch(guest: Guests, edition: str) -> None:
    """Tap a station and a ticket; a phone needs nothing else."""
    ann = guest("Ann", **PHONE)
    ann.create(edition, options={"max_rounds": "3"}, seats={"x": "me"})
    ann.get("start").tap()
    while ann.await_turn():
        _, move = ann.calm([offer for offer in ann.offers if offer[1][0] in "tbu"])  # a black one may ask first
        x, y = ann.place_of(int(move[1:]))
        frame = ann.get("map").bounding_box()
        assert frame is not None
        inside = frame["x"] < x < frame["x"] + frame["width"] and frame["y"] < y < frame["y"] + frame["height"]
        assert inside, "an offered station is not in view"
        ann.page.touchscreen.tap(x, y)
        with ann.acknowledged():
            ann.get(f"ticket-{move[0]}").tap()
    expect(ann.get("outcome")).to_be_visible()


def test_pinch_pan_and_zoom(guest: Guests) -> None:
    ann = guest("Ann", **PHONE)
    ann.create(seats={"x": "me"})
    ann.get("start").tap()
    ann.get("fit").tap()
    ann.rest()
    cdp = ann.context.new_cdp_session(ann.page)
    before = scale(ann)
    touches(cdp, "touchStart", (150, 350), (240, 350))
    for step in range(1, 6):
        touches(cdp, "touchMove", (150 - 16 * step, 350), (240 + 16 * step, 350))
    touches(cdp, "touchEnd")
    ann.wait(lambda: scale(ann) > 1.5 * before)
    at = ann.place_of(100)
    pinched = scale(ann)
    touches(cdp, "touchStart", (200, 350))
    for step in range(1, 6):
        touches(cdp, "touchMove", (200 + 12 * step, 350))
    touches(cdp, "touchEnd")
    ann.get("zoom-in").tap()  # at once: the tap must not count as the end of a fling
    ann.wait(lambda: scale(ann) > 1.2 * pinched)
    ann.get("zoom-out").tap()
    ann.wait(lambda: scale(ann) < 1.1 * pinched)
    assert ann.place_of(100)[0] > at[0] + 20
    assert scale(ann) == pytest.approx(pinched)
    ann.get("zoom-in").tap()
    ann.wait(lambda: scale(ann) > 1.2 * pinched)
    ann.get("zoom-out").tap()
    ann.wait(lambda: scale(ann) < 1.1 * pinched)
    ann.get("fit").tap()
    ann.wait(lambda: abs(scale(ann) - before) < 0.01 * before)
    assert ann.page.evaluate("visualViewport.scale") == 1  # the map was zoomed, not the page


# A keyboard


def tab_to(person: Person, name: str, most: int = 60) -> int:
    """Press Tab until an element has the focus; returns the number of presses. The focus must always be visible."""
    for pressed in range(most):
        here = person.page.evaluate(
            "() => { const at = document.activeElement; return at.dataset.testid || at.id || at.textContent.trim(); }"
        )
        if here == name or (name.endswith("*") and here.startswith(name[:-1])):
            return pressed
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached with Tab")


def test_a_game_by_keyboard(guest: Guests) -> None:
    """From the home page to the record without a mouse: arrow keys on the map, then typed moves in the text view."""
    ann = guest("Ann")
    press = ann.page.keyboard.press
    ann.go("/")
    expect(ann.get("play-x")).to_be_enabled()
    tab_to(ann, "create")
    press("Enter")
    expect(ann.get("create-go")).to_be_enabled()
    tab_to(ann, "edition-*")
    for _ in ann.page.locator("[data-testid^=edition-]").all():
        if not ann.get(f"edition-{CLASSIC}").is_checked():
            press("ArrowUp")
    expect(ann.get(f"edition-{CLASSIC}")).to_be_checked()
    tab_to(ann, "how-link")
    press("ArrowDown")
    press("ArrowDown")
    expect(ann.get("how-bots")).to_be_checked()
    tab_to(ann, "options")
    press("Enter")
    tab_to(ann, "o-max_rounds")
    ann.page.keyboard.type("4")
    tab_to(ann, "create-settings")
    press("Enter")
    tab_to(ann, "setting-pace")
    ann.page.keyboard.type("0")
    tab_to(ann, "create-go")
    press("Enter")
    expect(ann.get("start")).to_be_visible()
    tab_to(ann, "start")
    press("Enter")
    assert ann.await_turn()
    tab_to(ann, "station-*")
    first = ann.page.evaluate("() => document.activeElement.dataset.testid")
    for arrow in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        press(arrow)
        assert ann.page.evaluate("() => document.activeElement.dataset.testid").startswith("station-")
    assert first
    ann.get(f"station-{ann.calm(ann.offers)[1][1:]}").focus()  # one that is not next to a pursuer
    press("Enter")
    expect(ann.get("picker").locator(":focus")).to_have_count(1)  # the focus moves to the next choice
    tab_to(ann, "ticket-*", 2)
    press("Enter")
    ann.wait(lambda: len(ann.views["x"]["table"]["windows"]) == 1)
    tab_to(ann, "tab-text")
    press("Enter")
    while ann.await_offers():
        tab_to(ann, "text-move")
        ann.page.keyboard.type(ann.calm(ann.offers)[1])
        with ann.acknowledged():
            press("Enter")
    expect(ann.get("announcer")).not_to_be_empty()
    tab_to(ann, "record")
    with ann.page.expect_download():
        press("Enter")


def test_screen_readers_hear_every_event(guest: Guests) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    ann.create(options={"players": "2"}, seats={"x": "me"})
    bob.enter(ann.room)
    bob.take("red", "blue", host=ann)
    ann.start(bob)
    expect(bob.get("announcer-turn")).to_have_text("Waiting for Ann")
    ann.await_turn()
    ann.play("x", next(move for _, move in ann.offers if move.startswith("t")))
    expect(bob.get("announcer")).to_have_text("Mister X takes the taxi (move 1).")
    expect(bob.get("announcer-turn")).to_contain_text("Your turn")


# Motion, weight


SAMPLED = """(zoom) => new Promise(done => {
  const svg = document.querySelector('[data-testid=overlay]'), scales = new Set();
  const begun = performance.now();
  document.querySelector('[data-testid=zoom-in]').click();
  const look = () => {
    scales.add(svg.getScreenCTM().a.toFixed(4));
    if (performance.now() - begun < 600) requestAnimationFrame(look);
    else done([scales.size, Math.max(0, ...document.getAnimations().map(a => {
      const { duration, iterations } = a.effect.getComputedTiming();
      return duration * Math.min(iterations, 100);
    }))]);
  };
  look();
})"""


def test_reduced_motion_is_respected(guest: Guests) -> None:
    """The map jumps instead of gliding, and nothing pulses."""
    for motion in ("reduce", "no-preference"):
        ann = guest("Ann", reduced_motion=motion)
        ann.create(seats={"x": "me"})
        ann.start()
        ann.await_turn()
        ann.place_of(1)
        scales, longest = ann.page.evaluate(SAMPLED)
        if motion == "reduce":
            assert scales <= 2
            assert longest == 0
        else:
            # A busy machine may draw no frame in so short a time: then try again.
            ann.wait(lambda ann=ann, scales=scales: max(scales, ann.page.evaluate(SAMPLED)[0]) > 2)  # type: ignore[misc]


# Halts each pawn on its way for a moment and notes where it is; notes also which animations run.
ON_THE_WAY = """() => {
  window.between = [];
  window.animated = new Set();
  const at = pawn => { const m = new DOMMatrix(getComputedStyle(pawn).transform); return [m.e, m.f]; };
  addEventListener('animationstart', event => animated.add(event.animationName), true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const move = animate.apply(this, how);
    if (!this.matches('.pawn')) return move;
    const now = move.currentTime, whole = move.effect.getComputedTiming().endTime;
    const places = [0, 0.5, 0.999].map(part => { move.currentTime = part * whole; return at(this); });
    move.currentTime = now;
    between.push({ seat: this.dataset.pawn, places });
    return move;
  };
}"""


def line_of(person: Person, station: int | None, move: str) -> list[list[float]]:
    """The line of a ride as the map draws it, with all its bends."""
    board = person.ask(f"/api/rooms/{person.room}/material")["board"]
    at = {place["n"]: [place["x"], place["y"]] for place in board["stations"]}
    mode, to = {"t": "taxi", "b": "bus", "u": "underground"}[move[0]], int(move[1:])
    bends = {(a, b): list(zip(xy[::2], xy[1::2], strict=True)) for a, b, kind, xy in board["bends"] if kind == mode}
    bend = bends.get((station, to)) or bends.get((to, station), [])[::-1]
    return [at[station], *map(list, bend), at[to]]


def beside(point: list[float], a: list[float], b: list[float]) -> float:
    """How far a point is from a straight leg."""
    (px, py), (ax, ay), (bx, by) = point, a, b
    long = (bx - ax) ** 2 + (by - ay) ** 2
    along = max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / long)) if long else 0.0
    return dist(point, [ax + along * (bx - ax), ay + along * (by - ay)])


def test_moves_and_appearances_are_animated(guest: Guests) -> None:
    """A pawn glides from station to station, and the map ripples where X appears."""
    ann = guest("Ann", reduced_motion="no-preference")
    ann.create(CLASSIC, options={"reveals": "1,2"}, seats={"x": "me"})
    ann.start()
    ann.await_turn()
    ann.page.evaluate(ON_THE_WAY)
    _, move = ann.calm([offer for offer in ann.offers if offer[1][0] in "tbu"])
    line = line_of(ann, ann.station_of("x"), move)
    ann.play("x", move)
    ann.wait(lambda: any(ride["seat"] == "x" for ride in ann.page.evaluate("between")))
    ride = next(ride for ride in ann.page.evaluate("between") if ride["seat"] == "x")
    expect(ann.get("pawn-x")).to_have_attribute("data-station", move[1:])
    first, halfway, last = ride["places"]
    assert dist(first, line[0]) < 1
    assert dist(last, line[-1]) < 1
    assert min(dist(halfway, end) for end in (first, last)) > 1
    assert min(beside(halfway, *leg) for leg in pairwise(line)) < 1
    ann.wait(lambda: ann.page.evaluate("[...animated].some(name => name.endsWith('ripple'))"))


def bytes_loaded(person: Person, path: str, ready: str) -> int:
    """The bytes of one cold visit, headers included."""
    cdp = person.context.new_cdp_session(person.page)
    loaded: list[float] = []

    def done(event: dict[str, Any]) -> None:
        loaded.append(event["encodedDataLength"])

    cdp.on("Network.loadingFinished", done)
    cdp.send("Network.enable")
    cdp.send("Network.setCacheDisabled", {"cacheDisabled": True})
    person.go(path)
    expect(person.get(ready)).to_be_visible()
    person.rest()
    person.page.wait_for_load_state("networkidle")
    assert len(loaded) > 3
    return int(sum(loaded))


def test_a_first_visit_loads_few_bytes(guest: Guests) -> None:
    ann = guest("Ann")
    room = ann.create(seats={"x": "me"})
    ann.start()
    assert bytes_loaded(guest("Bob"), "/", "play-x") < BUDGET
    assert bytes_loaded(guest("Cid"), f"/t/{room}", "map") < BUDGET


def test_a_small_phone_has_room_for_the_map(guest: Guests) -> None:
    """All of X's choices fit in one line below it."""
    ann = guest("Ann", **{**PHONE, "viewport": {"width": 360, "height": 640}})
    ann.create(seats={"x": "me"}, settings={"hints": True})
    ann.start()
    ann.await_turn()
    ann.rest()
    panel, table = ann.page.get_by_role("complementary").bounding_box(), ann.get("map").bounding_box()
    assert panel is not None
    assert table is not None
    assert panel["y"] - table["y"] >= 220
    places = [ann.get(name).bounding_box() for name in ("double", "hint-ask")]
    assert len({place["y"] + place["height"] / 2 for place in places if place is not None}) == 1


def test_the_longest_log_leaves_room_for_the_tab_below(guest: Guests) -> None:
    """22 rounds and two double moves on a small desktop, below the tallest panel: that of a finished game."""
    ann = guest("Ann", viewport={"width": 1280, "height": 800})
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    ann.await_turn()
    ann.click("menu")
    ann.click("concede")
    ann.click("concede-yes")
    expect(ann.get("outcome")).to_be_visible()
    ann.rest()
    body = ann.page.get_by_role("tabpanel").bounding_box()
    assert body is not None
    assert body["height"] >= 90
    expect(ann.get("window-24").first).to_be_in_viewport(ratio=1)
    expect(ann.get("rematch")).to_be_in_viewport(ratio=1)


def test_the_theme_is_remembered(guest: Guests) -> None:
    ann = guest("Ann", **DESKTOP, color_scheme="light")
    ann.go("/")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "light")
    ann.click("theme-dark")
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.click("theme-auto")
    ann.page.emulate_media(color_scheme="dark")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.page.emulate_media(color_scheme="light")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "light")
