"""People at browsers: each has a context of his own, plays by clicks, and keeps whatever the server sent him."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, WebSocket, expect

from fogbound import catalog

CLASSIC, POLICE = "yard/classic-1983", "yard/police-2017"
RIDE = re.compile(r"([tbuk])(\d+)")
PATIENCE = 15_000  # milliseconds

Message = dict[str, Any]
Offer = tuple[str, str]

expect.set_options(timeout=PATIENCE)


class Person:
    """Somebody at a browser."""

    def __init__(self, context: BrowserContext, address: str, name: str = "") -> None:
        self.context, self.address, self.name = context, address, name
        self.room = ""
        self.heard: list[str] = []
        self.messages: list[Message] = []
        self.sent: list[Message] = []
        self.sockets: list[WebSocket] = []
        self.responses: list[Response] = []
        self.complaints: list[str] = []
        self.views: dict[str | None, Message] = {}
        self._excused: list[str] = []
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
        self.messages.append(message)
        if message["type"] == "view":
            seat, start = message["seat"], message["from"]
            known = self.views.get(seat, {"log": []})["log"] if start else []
            self.views[seat] = {**message, "log": [*known[:start], *message["log"]]}
        elif message["type"] == "room":
            wanted = message["attached"] or [None]
            self.views = {seat: view for seat, view in self.views.items() if seat in wanted or seat is None}

    def excuse(self, *texts: str) -> None:
        """What the console may say in this test, because the test is about it."""
        self._excused += texts

    def unexcused(self) -> list[str]:
        return [said for said in self.complaints if not any(text in said for text in self._excused)]

    # Rooms

    def ask(self, path: str, body: Any = None) -> Any:
        """One request with this person's cookie, beside the page."""
        if body is None:
            return self.context.request.get(self.address + path).json()
        answer = self.context.request.post(self.address + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def create(self, edition: str = POLICE, **wanted: Any) -> str:
        """A room made beside the page, with quick bots; then its page."""
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

    def start(self) -> None:
        self.click("start")
        expect(self.get("turn").or_(self.get("curtain"))).to_be_visible()

    # Screen

    def get(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def click(self, name: str) -> None:
        self.get(name).click()

    def wait(self, come: Callable[[], bool]) -> None:
        """For what only the messages tell; pages are waited for with `expect`."""
        for _ in range(PATIENCE // 10):
            if come():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError("it did not come")

    def see(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    @property
    def stations(self) -> set[int]:
        """What glows."""
        names = self.page.locator("[data-testid^=station-]").evaluate_all("all => all.map(e => e.dataset.testid)")
        return {int(name.removeprefix("station-")) for name in names}

    @property
    def chips(self) -> list[str]:
        """Pawns of mine that can move now; one alone needs no button."""
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

    def await_turn(self) -> bool:
        """Wait for a turn of mine, uncovered; False once the game is over."""
        mine = "[data-testid=turn][data-mine=true]:not(:has([data-testid=sending]))"
        self.page.wait_for_selector(f"{mine}, [data-testid=outcome]")
        self.wait(self._up_to_date)
        if self.get("outcome").count():
            return False
        if self.page.locator("[data-testid=cover][data-covered=true]").count():
            self.click("uncover")
        return True

    def _up_to_date(self) -> bool:
        """The page may be ahead of what has been reported of its socket, and the seats' views come one by one."""
        mine = [view for seat, view in self.views.items() if seat is not None]
        settled = len({view["ply"] for view in mine}) == 1
        return settled and (bool(self.offers) or any(view["outcome"] for view in mine))

    def play(self, seat: str, move: str) -> None:
        """A legal move by clicks, until it is acknowledged."""
        before = len(self._plays())
        chip = self.page.locator(f"button[data-testid=chip-{seat}]")
        if chip.count():
            chip.click()
        ride = RIDE.fullmatch(move)
        if move == "double":
            self.click("double")
            self.click("double-confirm")
        elif ride:
            self.click(f"station-{ride[2]}")
            self.choose_ticket(ride[1])
            self.click("confirm")
        else:
            self.click(f"move-{move}")
        self.wait(lambda: len(self._plays()) > before)
        id = self._plays()[-1]["id"]
        self.wait(lambda: any(message.get("id") == id for message in self.messages))

    def _plays(self) -> list[Message]:
        return [message for message in self.sent if message["type"] == "play"]

    def tap_map(self, station: int) -> None:
        """Any station of the map, whether it glows or not."""
        self.page.mouse.click(*self.place_of(station))

    def place_of(self, station: int) -> tuple[float, float]:
        """Where a station is on the screen, once the map rests."""
        stations = self.ask(f"/api/rooms/{self.room}/material")["board"]["stations"]
        at = next([place["x"], place["y"]] for place in stations if place["n"] == station)
        script = """(svg, [x, y]) => {
            const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
            return [at.x, at.y];
        }"""
        overlay = self.get("overlay")
        places: list[list[float]] = []

        def rests() -> bool:
            places.append(overlay.evaluate(script, at))
            return len(places) > 5 and places[-1] == places[-5]

        self.wait(rests)
        x, y = places[-1]
        return x, y

    def choose_ticket(self, ticket: str) -> None:
        button = self.get(f"ticket-{ticket}")
        if button.get_attribute("aria-pressed") != "true":
            button.click()

    def calm(self, offers: list[Offer]) -> Offer:
        """A ride after which the game goes on: X keeps away from pursuers, they from where he can be.

        In the classic edition no deal leaves X without such a ride; in the other, two in a hundred do.
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
        """Play by clicks until the game is over, or for so many plies; returns how many they were."""
        for played in range(plies):
            if not self.await_turn():
                return played
            self.play(*choose(self.offers))
        return plies


def rides(offers: Iterable[Offer]) -> list[tuple[str, str, int]]:
    """(seat, ticket, station) of the offers that are rides."""
    found = ((seat, RIDE.fullmatch(move)) for seat, move in offers)
    return [(seat, ride[1], int(ride[2])) for seat, ride in found if ride]
