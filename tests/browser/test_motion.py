"""The chase moves, tells and sounds: it can be skipped, repeats nothing, and gives nothing away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from fogbound import catalog
from tests.browser.conftest import PHONE, Guests
from tests.browser.people import CLASSIC, COMPACT, POLICE, RIDE, Offer, Person, rides

MOVING = {"reduced_motion": "no-preference"}
TEAM = ("red", "blue", "green", "yellow")

# Timers of at least so many milliseconds do not end by themselves within a test.
HOLD = """(least => {
  const plain = window.setTimeout;
  window.setTimeout = (what, ms, ...more) => plain(what, ms >= least && ms < 3000 ? 1000 * ms : ms, ...more);
})(%d);"""
RIDES, LINGERS, REVEALS, CLOSEUPS = 300, 1000, 1300, 1800

# Counts contexts and the sounds that begin in them.
LISTEN = """(() => {
  window.heard = { contexts: 0, voices: 0 };
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.heard.contexts += 1; }
  };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.heard.voices += 1; return start.apply(this, when); };
  }
})();"""


# The map is close by, and at rest.
CLOSE = """() => new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).a > 2
  && !document.querySelector('.world.moving')"""


def hold(person: Person, least: int) -> None:
    person.context.add_init_script(HOLD % least)


def tap_beside(person: Person) -> None:
    """Tap the map where there is nothing."""
    box = person.get("map").bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + 4, box["y"] + 4)


def sit_down(ann: Person, bob: Person, **options: str) -> None:
    """Ann is X, Bob moves all detectives."""
    bob.create(CLASSIC, options=options, seats=dict.fromkeys(TEAM, "me"))
    ann.enter(bob.room)
    ann.take("x", host=bob)
    bob.start(ann)


def distance(person: Person, offer: Offer, *others: int | None) -> float:
    """How far from the others a ride ends; what is no ride ends nowhere."""
    room, ride = person.last("room"), RIDE.fullmatch(offer[1])
    board = catalog.find_chase(room["edition"], **room["options"]).board
    return min(board.distances[other][int(ride[2])] for other in others if other) if ride else 99


def bob_moves(ann: Person, bob: Person) -> None:
    """All detectives move away from X."""
    for _ in TEAM:
        assert bob.await_turn()
        bob.play(*bob.calm(bob.offers, ann))
        ann.catch_up(bob)


def capture(ann: Person, bob: Person) -> None:
    """X and the detectives come to meet, until Bob can catch Ann; he does that by clicks."""

    def meet(offers: list[Offer]) -> Offer:
        pursuers = [ann.station_of(seat) for seat in TEAM]
        return min((o for o in offers if not o[1].startswith("k")), key=lambda offer: distance(ann, offer, *pursuers))

    def follow(offers: list[Offer]) -> Offer:
        return min(offers, key=lambda offer: distance(bob, offer, ann.station_of("x")))

    while ann.rush(meet, 1):
        bob.catch_up(ann)
        while not ann.offers:
            bob.wait(lambda: bool(bob.offers))
            onto = [(seat, f"{ticket}{to}") for seat, ticket, to in rides(bob.offers) if to == ann.station_of("x")]
            if onto:
                assert bob.await_turn()
                bob.rest()  # the camera has come to where the pawn can go
                return bob.play(*onto[0])
            bob.rush(follow, 1)
            ann.catch_up(bob)
    raise AssertionError("nobody was caught")


@pytest.fixture
def held(guest: Guests) -> tuple[Person, dict[str, int]]:
    """X has moved, and so have the bots, but X's page still shows where they came from."""
    ann = guest("Ann", **MOVING)
    hold(ann, RIDES)
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    before = {seat: ann.station_of(seat) or 0 for seat in TEAM}
    ann.play(*ann.calm(ann.offers))
    assert ann.await_offers()
    moved = {seat: station for seat, station in before.items() if ann.station_of(seat) != station}
    assert moved
    for seat, station in moved.items():
        expect(ann.get(f"pawn-{seat}")).to_have_attribute("data-station", str(station))
    return ann, moved


def expect_present(person: Person, seats: dict[str, int]) -> None:
    for seat in seats:
        expect(person.get(f"pawn-{seat}")).to_have_attribute("data-station", str(person.station_of(seat)))
    expect(person.get("skip-hint")).to_have_count(0)


def test_a_tap_on_the_map_skips_moves(held: tuple[Person, dict[str, int]]) -> None:
    ann, moved = held
    expect(ann.get("skip-hint")).to_be_attached()
    tap_beside(ann)
    expect_present(ann, moved)


def test_a_key_skips_moves(held: tuple[Person, dict[str, int]]) -> None:
    ann, moved = held
    ann.page.keyboard.press("Escape")
    expect_present(ann, moved)


def test_moves_never_wait_for_what_is_shown(held: tuple[Person, dict[str, int]]) -> None:
    ann, moved = held
    _, _, station = rides(ann.offers)[0]
    ann.click(f"station-{station}")
    expect_present(ann, moved)


def test_last_rides_stay_as_arrows_but_never_a_hidden_one(guest: Guests) -> None:
    """Without movement too: arrows stand still."""
    ann, bob = guest("Ann"), guest("Bob")
    sit_down(ann, bob)
    for window in range(1, 5):
        assert ann.await_turn()
        before = ann.station_of("x")
        ann.play(*ann.calm([(seat, move) for seat, move in ann.offers if move != "double"]))
        bob.catch_up(ann)
        arrow = ann.get("trail-x")
        expect(arrow).to_have_attribute("data-from", str(before))
        expect(arrow).to_have_attribute("data-to", str(ann.station_of("x")))
        assert bob.await_turn()
        expect(bob.get("trail-x")).to_have_count(0)
        words = bob.get("seen-words")
        if window == 3:
            expect(words).to_contain_text(f"at {ann.station_of('x')}")
            expect(bob.get("fog")).to_have_count(0)
        else:
            expect(words).to_have_count(0)
        stood = {seat: bob.station_of(seat) for seat in TEAM}
        bob_moves(ann, bob)
        expect(bob.get("trail-x")).to_have_count(0)
        for seat in TEAM:
            for page in (ann, bob):
                expect(page.get(f"trail-{seat}")).to_have_attribute("data-from", str(stood[seat]))
                expect(page.get(f"trail-{seat}")).to_have_attribute("data-to", str(bob.station_of(seat)))


def test_fog_lifts_where_x_shows_themselves_and_a_tap_ends_it(guest: Guests) -> None:
    ann, bob = guest("Ann"), guest("Bob", **MOVING)
    hold(bob, REVEALS)
    sit_down(ann, bob, reveals="1")
    assert ann.await_turn()
    expect(bob.get("pawn-x")).to_have_count(0)
    ann.play(*ann.calm([(seat, move) for seat, move in ann.offers if move != "double"]))
    expect(bob.get("fog")).to_be_attached()
    expect(bob.get("seen-words")).to_contain_text(f"at {ann.station_of('x')}")
    tap_beside(bob)
    expect(bob.get("fog")).to_have_count(0)
    expect(bob.get("pawn-x")).to_have_attribute("data-station", str(ann.station_of("x")))


@pytest.mark.parametrize("how", ["tap", "key", "button"])
def test_a_capture_is_shown_once_and_can_be_skipped(guest: Guests, how: str) -> None:
    ann, bob = guest("Ann"), guest("Bob", **({**PHONE, **MOVING} if how == "button" else MOVING))
    hold(bob, CLOSEUPS)
    sit_down(ann, bob)
    capture(ann, bob)
    finale = bob.get("finale")
    expect(finale).to_have_attribute("data-finale", "closeup")
    round = bob.views["red"]["table"]["round"]
    last = bob.views["red"]["log"][-1]
    expect(finale).to_contain_text(f"Caught at {bob.station_of('x')} by {last['seat'].title()}, in round {round}")
    expect(bob.get("outcome")).to_have_count(0)
    bob.page.wait_for_function(CLOSE)
    if how == "tap":
        tap_beside(bob)
    elif how == "key":
        bob.page.keyboard.press("Enter")
    else:
        bob.click("finale-skip")
    expect(bob.get("outcome")).to_be_visible()
    expect(finale).to_have_count(0)
    expect(bob.get("path")).to_be_visible()
    # Who wants no movement gets the words beside the result.
    expect(ann.get("outcome")).to_be_visible()
    expect(ann.get("finale")).to_have_attribute("data-finale", "done")
    expect(ann.get("finale")).to_contain_text("Caught at")
    for page in (ann, bob):
        page.page.reload()
        expect(page.get("path")).to_be_visible()
        expect(page.get("outcome")).to_be_visible()
        expect(page.get("finale")).to_have_count(0)


def test_the_trail_of_an_x_who_got_away_draws_itself_and_then_the_result_comes(guest: Guests) -> None:
    ann = guest("Ann", **{**PHONE, **MOVING})
    ann.create(POLICE, options={"max_rounds": "2"}, seats={"x": "me"})
    ann.start()
    ann.play_on(ann.calm)
    expect(ann.get("outcome")).to_be_visible()
    expect(ann.get("finale")).to_have_count(0)
    expect(ann.get("path")).to_be_visible()


def test_points_are_counted_up_beside_the_trail(guest: Guests) -> None:
    ann = guest("Ann", **MOVING)
    hold(ann, LINGERS)
    ann.create(COMPACT, seats={**dict.fromkeys(("red", "blue", "green"), "me"), "x": "bot:greedy"})
    ann.start()
    for _ in range(3):
        assert ann.await_turn()
        ann.rest()
        ann.play(*ann.offers[0])  # place the pawns
    assert ann.await_turn()
    ann.click("menu")
    ann.click("concede")
    ann.click("concede-yes")
    expect(ann.get("finale")).to_have_attribute("data-finale", "trail")
    ((_, points),) = ann.views["red"]["outcome"]["points"]
    expect(ann.get("finale-points")).to_contain_text(f"Mister X takes {points} point")
    ann.page.keyboard.press("Enter")
    expect(ann.get("outcome")).to_be_visible()


def test_no_sound_before_the_first_gesture_and_none_when_it_is_off(guest: Guests) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    bob.context.add_init_script(LISTEN)
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    bob.enter(ann.room)
    expect(bob.get("pawn-red")).to_be_visible()
    ann.play_on(ann.calm, 1)
    ann.await_offers()
    bob.catch_up(ann)
    assert bob.page.evaluate("heard") == {"contexts": 0, "voices": 0}
    bob.page.keyboard.press("Shift")
    bob.page.wait_for_function("() => heard.contexts === 1")
    ann.play_on(ann.calm, 1)
    bob.page.wait_for_function("() => heard.voices > 0")
    expect(bob.get("sound")).to_have_attribute("aria-pressed", "true")
    bob.click("sound")
    expect(bob.get("sound")).to_have_attribute("aria-pressed", "false")
    bob.page.reload()
    expect(bob.get("sound")).to_have_attribute("aria-pressed", "false")
    bob.page.keyboard.press("Shift")
    ann.await_offers()
    ann.play_on(ann.calm, 1)
    ann.await_offers()
    bob.catch_up(ann)
    assert bob.page.evaluate("heard") == {"contexts": 0, "voices": 0}
    bob.click("menu")
    bob.get("sound-menu").check()
    bob.page.wait_for_function("() => heard.voices > 0")


def test_no_pawns_before_the_map_and_a_lost_map_comes_again(guest: Guests) -> None:
    ann = guest("Ann")
    asked: list[Route] = []
    ann.page.route("**/api/boards/**", lambda route: asked.append(route))
    ann.create(POLICE, seats={"x": "me"})
    ann.start()
    ann.wait(lambda: len(asked) == 1)
    expect(ann.get("turn")).to_be_visible()
    ann.see("Loading")
    expect(ann.get("overlay")).to_have_count(0)
    expect(ann.get("pawn-red")).to_have_count(0)
    ann.excuse("Failed to load resource")
    asked[0].fulfill(status=503, body="busy")
    ann.see("The map did not load.")
    expect(ann.get("pawn-red")).to_have_count(0)
    ann.wait(lambda: len(asked) == 2)
    asked[1].fulfill(status=200, body="")  # cut off on the way
    ann.wait(lambda: len(asked) == 3)
    asked[2].continue_()
    expect(ann.get("pawn-red")).to_be_visible()
    expect(ann.page.locator(".picture svg")).to_be_visible()


def test_the_next_game_has_its_map_at_once(guest: Guests) -> None:
    """Nobody reads “Tap a bright station” over an empty map while it loads again."""
    ann = guest("Ann")
    ann.create(CLASSIC, options={"max_rounds": "1"}, seats={"x": "me"})
    ann.start()
    ann.rush(ann.calm)
    expect(ann.get("outcome")).to_be_visible()
    asked: list[Route] = []
    ann.page.route("**/api/boards/**", lambda route: asked.append(route))
    ann.click("rematch")
    ann.wait(lambda: ann.game == 2 and bool(ann.offers))
    assert ann.await_turn()
    assert not asked
