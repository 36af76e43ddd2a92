"""People at browsers: each has their own context, plays by clicks, and keeps everything the server sent them."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Response, WebSocket, expect

from fogbound import catalog

CLASSIC, COMPACT, POLICE = "yard/classic-1983", "yard/compact-2015", "yard/police-2017"
TWENTY = "twenty/classic-1993"
RIDE = re.compile(r"([tbuk])(\d+)")
PLACE = re.compile(r"place(\d+)")
PATIENCE = 45_000  # milliseconds; waiting costs nothing when all is well, and a busy machine is slow
SLOW = float(os.environ.get("SLOW_BROWSER", "1"))  # slows down the processor of every page by this factor
MINE = "[data-testid=turn][data-mine=true]:not(:has([data-testid=sending]))"
OUTCOME = "[data-testid=outcome]"

# Fonts and pictures are loaded, and nothing has moved or changed colour for some frames.
RESTS = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const ends = a => a.playState !== 'finished' && a.effect?.getComputedTiming().endTime !== Infinity;
  const still = () => document.fonts.status === 'loaded' && [...document.images].every(image => image.complete)
    && !document.querySelector('.world.moving, .picture:not(:has(svg))') && !document.getAnimations().some(ends);
  await frame();
  await frame();  // animations that were requested have begun
  if (!still()) return false;
  await frame();
  return still();
}"""

Message = dict[str, Any]
Offer = tuple[str, str]

expect.set_options(timeout=PATIENCE)


class Person:
    """A person at a browser."""

    def __init__(self, context: BrowserContext, address: str, name: str = "") -> None:
        self.context, self.address, self.name = context, address, name
        self.room = ""
        self.heard: list[str] = []
        self.messages: list[Message] = []
        self._clicked = ("", 0.0)
        self.sent: list[Message] = []
        self.sockets: list[WebSocket] = []
        self.responses: list[Response] = []
        self.complaints: list[str] = []
        self.views: dict[str | None, Message] = {}
        self._excused: list[str] = []
        self._places: dict[str, dict[int, tuple[float, float]]] = {}
        context.set_default_timeout(PATIENCE)
        self.page = self.watch(context.new_page())
        if name:
            self.ask("/api/me", {"name": name})

    # Watching

    def watch(self, page: Page) -> Page:
        page.on("console", self._console)
        page.on("pageerror", lambda problem: self.complaints.append(f"page error: {problem}"))
        page.on("response", lambda response: self.responses.append(response))
        page.on("websocket", self._socket)
        if SLOW > 1:
            self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _socket(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda frame: self.hear(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def hear(self, frame: str) -> None:
        self.heard.append(frame)
        message = json.loads(frame)
        if message["type"] == "room" and message["game"] != self.game:
            self.views.clear()  # a rematch
        self.messages.append(message)
        if message["type"] == "view":
            seat, start = message["seat"], message["from"]
            known = self.views.get(seat, {"log": []})["log"] if start else []
            self.views[seat] = {**message, "log": [*known[:start], *message["log"]]}
        elif message["type"] == "you":
            wanted = message["attached"] or [None]
            self.views = {seat: view for seat, view in self.views.items() if seat in wanted or seat is None}

    @property
    def game(self) -> int | None:
        """The number of the room's game that the page knows about."""
        return next((message["game"] for message in reversed(self.messages) if message["type"] == "room"), None)

    def excuse(self, *texts: str) -> None:
        """Allow these console messages in this test, because the test is about them."""
        self._excused += texts

    def unexcused(self) -> list[str]:
        return [said for said in self.complaints if not any(text in said for text in self._excused)]

    # Rooms

    def ask(self, path: str, body: Any = None) -> Any:
        """One request with this person's cookie, outside the page."""
        if body is None:
            return self.context.request.get(self.address + path).json()
        answer = self.context.request.post(self.address + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def create(self, edition: str = POLICE, **wanted: Any) -> str:
        """Make a room with quick bots outside the page, then open its page."""
        made = self.ask(
            "/api/rooms", {"edition": edition, **wanted, "settings": {"pace": 0, **wanted.get("settings", {})}}
        )
        self.go(f"/t/{made['room']}")
        self.room = made["room"]
        return self.room

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def enter(self, room: str) -> None:
        """By link or code."""
        self.go(f"/t/{room}")
        self.room = room

    def take(self, *seats: str, host: Person) -> None:
        """Sit down, and wait until the host's page shows it: the host may start at once."""
        for seat in seats:
            self.click(f"take-{seat}")
            expect(self.get(f"leave-{seat}")).to_be_visible()
            expect(host.get(f"seat-{seat}")).to_contain_text(self.name)

    def start(self, *others: Person) -> None:
        """Start the game and wait until this page and the others' pages show it."""
        self.click("start")
        for person in (self, *others):
            expect(person.get("turn").or_(person.get("curtain"))).to_be_visible()

    # Screen

    def get(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def click(self, name: str) -> None:
        """Click no faster than people do: buttons of one kind share a spot, and two quick clicks are a double click."""
        kind, at = self._clicked
        if kind == name.partition("-")[0]:
            self.page.wait_for_timeout(max(0.0, 500 - 1000 * (time.monotonic() - at)))
        self.get(name).click()
        self._clicked = (name.partition("-")[0], time.monotonic())

    def wait(self, come: Callable[[], bool]) -> None:
        """Wait for something that only messages show; use `expect` for pages."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not come():
            assert time.monotonic() < deadline, "timed out"
            self.page.wait_for_timeout(25)  # each look costs processor time

    def rest(self) -> None:
        """Wait until nothing moves, so that colours and places can be measured or a picture taken."""
        self.page.wait_for_function(RESTS)

    def describe(self) -> str:
        """Where this person is, what they read there and what they last heard and said: for tests that fail."""
        try:
            text = self.page.evaluate("() => document.body.innerText")
        except Error as problem:
            text = str(problem)
        heard = [f"heard {frame[:300]}" for frame in self.heard[-6:]]
        sent = [f"sent {message}" for message in self.sent[-4:]]
        return "\n".join([self.page.url, text, *heard, *sent, *self.complaints])

    def see(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def dismiss(self) -> None:
        """Dismiss a refusal, unless it has gone by itself."""
        self.get("refusal").get_by_label("Dismiss").evaluate_all("all => all.forEach(e => e.click())")
        expect(self.get("refusal")).to_have_count(0)

    @property
    def stations(self) -> set[int]:
        """The stations that glow."""
        names = self.page.locator("[data-testid^=station-]").evaluate_all("all => all.map(e => e.dataset.testid)")
        return {int(name.removeprefix("station-")) for name in names}

    @property
    def chips(self) -> list[str]:
        """This person's pawns that can move now; a single one has no button."""
        chips = self.page.locator("button[data-testid^=chip-]").evaluate_all("all => all.map(e => e.dataset.testid)")
        return [chip.removeprefix("chip-") for chip in chips] or sorted({seat for seat, _ in self.offers})

    def last(self, type: str) -> Message:
        return next(message for message in reversed(self.messages) if message["type"] == type)

    # Playing

    @property
    def offers(self) -> list[Offer]:
        return [
            (seat, move) for seat, view in self.views.items() if seat for move in view["moves"] if move != "concede"
        ]

    @property
    def _mine(self) -> list[Message]:
        return [view for seat, view in self.views.items() if seat is not None]

    @property
    def over(self) -> bool:
        return any(view["outcome"] for view in self._mine)

    @property
    def in_step(self) -> bool:
        """Whether the views of all seats this person looks from have come, and show the same ply."""
        return set(self.last("you")["attached"]) <= set(self.views) and len({view["ply"] for view in self._mine}) == 1

    def await_offers(self) -> bool:
        """Wait for this person's turn; False once the game is over."""
        self.page.wait_for_selector(f"{MINE}, {OUTCOME}")
        self.wait(self._up_to_date)
        return not self.over

    def await_turn(self) -> bool:
        """Wait for this person's turn, uncovered; False once the game is over."""
        if not self.await_offers():
            return False
        if self.page.locator("[data-testid=cover][data-covered=true]").count():
            self.click("uncover")
            expect(self.get("pawn-x")).to_be_visible()
        return True

    def _up_to_date(self) -> bool:
        """Whether page and messages agree: either may be ahead, and the seats' views come one by one."""
        if not self.in_step or not (self.offers or self.over):
            return False
        return self.page.locator(OUTCOME if self.over else MINE).count() > 0

    def catch_up(self, other: Person) -> None:
        """Wait until this page is as far as the other person's."""
        ply = max(view["ply"] for view in other.views.values())
        self.wait(lambda: bool(self.views) and all(view["ply"] >= ply for view in self.views.values()))

    def play(self, seat: str, move: str) -> None:
        """Play a legal move by clicks, and wait until it is acknowledged."""
        with self.acknowledged():
            if len({seat for seat, _ in self.offers}) > 1:
                self.click(f"chip-{seat}")
            ride, place = RIDE.fullmatch(move), PLACE.fullmatch(move)
            if move == "double":
                self.click("double")
                self.click("double-confirm")
            elif place:
                self.click(f"station-{place[1]}")
                self.click("confirm")
            elif ride:
                self.click(f"station-{ride[2]}")
                self.choose_ticket(ride[1])
                self.click("confirm")
            else:
                self.click(f"move-{move}")

    @contextmanager
    def acknowledged(self) -> Iterator[None]:
        """Wrap a move: wait until it has been sent and accepted."""
        before, heard = len(self._plays()), len(self.messages)
        yield
        self.wait(lambda: len(self._plays()) > before)
        id = self._plays()[-1]["id"]
        self.wait(lambda: any(message.get("id") == id for message in self.messages[heard:]))
        answer = next(message for message in self.messages[heard:] if message.get("id") == id)
        assert answer["type"] == "done", answer

    def _plays(self) -> list[Message]:
        return [message for message in self.sent if message["type"] == "play"]

    def tap_map(self, station: int) -> None:
        """Click any station on the map, whether it glows or not."""
        assert self.in_reach(station)
        self.page.mouse.click(*self.place_of(station))

    def in_reach(self, station: int) -> bool:
        """Whether the station is on screen, with nothing over it."""
        at = list(self.place_of(station))
        script = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-testid=map]') != null"
        return bool(self.page.evaluate(script, at))

    def place_of(self, station: int) -> tuple[float, float]:
        """Where a station is on the screen, once the map is at rest."""
        if self.room not in self._places:
            stations = self.ask(f"/api/rooms/{self.room}/material")["board"]["stations"]
            self._places[self.room] = {place["n"]: (place["x"], place["y"]) for place in stations}
        script = """(svg, [x, y]) => {
            const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
            return [at.x, at.y];
        }"""
        expect(self.get("overlay")).to_be_visible()
        self.rest()
        x, y = self.get("overlay").evaluate(script, list(self._places[self.room][station]))
        return x, y

    def choose_ticket(self, ticket: str) -> None:
        button = self.get(f"ticket-{ticket}")
        if button.get_attribute("aria-pressed") != "true":
            button.click()

    def calm(self, offers: list[Offer]) -> Offer:
        """A ride after which the game goes on: X keeps away from pursuers, and they from where X can be.

        In the classic edition X has such a ride after every deal; in the other, after 98 of a hundred.
        """
        room, view = self.last("room"), self.views[offers[0][0]]
        board = catalog.find_chase(room["edition"], **room["options"]).board
        hunters = [pawn["station"] for pawn in view["table"]["pawns"] if pawn["kind"] != "x"]
        suspects = [station for station, _ in view["aids"].get("suspects", [])]

        def far(offer: Offer) -> int:
            ride = RIDE.fullmatch(offer[1])
            if not ride:
                return 0
            return min(board.distances[int(ride[2])][other] for other in (hunters if offer[0] == "x" else suspects))

        return max(offers, key=far)

    def play_on(self, choose: Callable[[list[Offer]], Offer], plies: int = 1000) -> int:
        """Play by clicks until the game is over or this many plies are played; returns how many."""
        for played in range(plies):
            if not self.await_turn():
                return played
            self.play(*choose(self.offers))
        return plies


def rides(offers: Iterable[Offer]) -> list[tuple[str, str, int]]:
    """(seat, ticket, station) of the offers that are rides."""
    found = ((seat, RIDE.fullmatch(move)) for seat, move in offers)
    return [(seat, ride[1], int(ride[2])) for seat, ride in found if ride]
