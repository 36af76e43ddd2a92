"""People at browsers: each has their own context, plays by clicks, and keeps everything the server sent them."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Response,
    WebSocket,
    expect,
)

from fogbound import catalog
from tests.browser.scripts import FREE, NOTES, PLACES, RESTS, SHOWN, TOO_SOON

CLASSIC, COMPACT, POLICE = "yard/classic-1983", "yard/compact-2015", "yard/police-2017"
TWENTY = "twenty/classic-1993"
RIDE = re.compile(r"([tbuk])(\d+)")
PLACE = re.compile(r"place(\d+)")
PATIENCE = 45_000  # milliseconds; waiting costs nothing when all is well, and a busy machine is slow
SLOW = float(os.environ.get("SLOW_BROWSER", "1"))  # slows down the processor of every page by this factor
MINE = "[data-testid=turn][data-mine=true]:not(:has([data-testid=sending]))"
OUTCOME = "[data-testid=outcome]"

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
        self.sent: list[Message] = []
        self._clicked = ""
        self.sockets: list[WebSocket] = []
        self._responses: list[Response] | None = None
        self.complaints: list[str] = []
        self.views: dict[str | None, Message] = {}
        self._excused: list[str] = []
        self._places: dict[str, dict[int, tuple[float, float]]] = {}
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NOTES)
        self.page = self.watch(context.new_page())
        if name:
            self.ask("/api/me", {"name": name})

    # Watching

    def watch(self, page: Page) -> Page:
        page.on("console", self._console)
        page.on("pageerror", lambda problem: self.complaints.append(f"page error: {problem}"))
        page.on("websocket", self._socket)
        if SLOW > 1:
            self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        return page

    def keep_responses(self) -> None:
        """Keep every answer to this person's pages from here on. Few tests look at them, and each takes its time."""
        self._responses = []
        self.context.on("response", lambda response: self.responses.append(response))

    @property
    def responses(self) -> list[Response]:
        assert self._responses is not None, "keep_responses comes first"
        return self._responses

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
        """Click no faster than people do: the page takes two quick clicks at one spot for a double click."""
        kind = name.partition("-")[0]  # buttons of one kind may come to the same spot
        soon = self.get(name).evaluate(TOO_SOON, kind == self._clicked)
        if soon > 0:
            self.page.wait_for_timeout(soon)
        self.get(name).click()
        self._clicked = kind

    def wait(self, come: Callable[[], bool], trouble: Callable[[], str] = lambda: "timed out") -> None:
        """Wait for something that only messages show; use `expect` for pages."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not come():
            assert time.monotonic() < deadline, trouble()
            self.page.wait_for_timeout(25)  # each look costs processor time

    def rest(self) -> None:
        """Wait until nothing moves, so that colours and places can be measured or a picture taken."""
        self.wait(lambda: bool(self.page.evaluate(RESTS)))  # wait_for_function takes the promise for a yes

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
        """The stations that glow. Only `await_turn` has waited for them."""
        return {int(number) for number in self.page.evaluate(SHOWN)[0]}

    def expect_stations(self, *stations: int) -> None:
        """Wait until these stations glow, and no others."""
        self.wait(lambda: self.stations == set(stations), lambda: f"{self.stations} glow, not {stations}")

    def last(self, type: str) -> Message:
        """The newest message of a type, once there is one."""
        self.wait(lambda: any(message["type"] == type for message in self.messages), lambda: f"no message {type!r}")
        return next(message for message in reversed(self.messages) if message["type"] == type)

    def finished_address(self) -> str:
        """The address of the game that is over. The last view may come before the room says it."""
        self.wait(lambda: bool(self.last("room")["finished"]), lambda: "the room names no finished game")
        return f"/g/{self.last('room')['finished']}"

    # Playing

    def station_of(self, seat: str) -> int | None:
        """Where a pawn is, as far as this person knows."""
        pawns = self._mine[0]["table"]["pawns"]
        station: int | None = next(pawn["station"] for pawn in pawns if pawn["seat"] == seat)
        return station

    @property
    def offers(self) -> list[Offer]:
        return [
            (seat, move) for seat, view in self.views.items() if seat for move in view["moves"] if move != "concede"
        ]

    @property
    def acting(self) -> set[str]:
        """The seats that this person may move now."""
        may = {own["seat"] for own in self.last("you")["seats"] if {"play", "propose"} & set(own["may"])}
        return may & {seat for seat, _ in self.offers}

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
        """Wait for this person's turn, uncovered, with everything to choose from; False once the game is over."""
        if not self.await_offers():
            return False
        if self.page.locator("[data-testid=cover][data-covered=true]").count():
            self.click("uncover")
            expect(self.get("pawn-x")).to_be_visible()
        self.wait(self._shows_choices, lambda: f"the map shows {self.page.evaluate(SHOWN)}, not {self.offers}")
        return True

    def _shows_choices(self) -> bool:
        """Whether the map shows what is offered: the views of several pawns come one by one, and maps load."""
        seats = self.acting
        offered = [{to for who, to in targets(self.offers) if who == seat} for seat in seats]
        if not any(offered):  # a question that no station answers
            return True
        stations, chips = self.page.evaluate(SHOWN)
        return {int(number) for number in stations} in offered and set(chips) == (seats if len(seats) > 1 else set())

    def hide_station(self) -> None:
        """Choose in the menu to keep X's own station covered."""
        self._set_cover(True)
        expect(self.get("cover")).to_have_attribute("data-covered", "true")

    def show_station(self) -> None:
        self._set_cover(False)
        expect(self.get("cover")).to_have_count(0)

    def _set_cover(self, on: bool) -> None:
        self.click("menu")
        self.get("cover-pref").set_checked(on)
        self.click("menu-close")

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
            if len(self.acting) > 1:
                self.click(f"chip-{seat}")
            ride, place = RIDE.fullmatch(move), PLACE.fullmatch(move)
            if move == "double":
                self.press("double", "double-confirm")
            elif place:
                self.click(f"station-{place[1]}")
                self.click("confirm")
            elif ride:
                self.click(f"station-{ride[2]}")
                self.use_ticket(ride[1])
            else:
                self.click(f"move-{move}")

    def rush(self, choose: Callable[[list[Offer]], Offer], plies: int = 1000) -> int:
        """Play as `play_on` does, but at once, without clicks: for what comes before the matter of a test."""
        for played in range(plies):
            self.wait(lambda: self.in_step and (bool(self.offers) or self.over))
            if self.over:
                return played
            self._send(*choose(self.offers))
        return plies

    def _send(self, seat: str, move: str) -> None:
        view = self.views[seat]
        play = {"type": "play", "seat": seat, "ply": view["ply"], "line": view.get("line", 0), "move": move}
        with self.acknowledged():
            self.page.evaluate("play => sockets.at(-1).send(JSON.stringify(play))", {**play, "id": uuid4().hex})

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

    def in_reach(self, *stations: int) -> list[int]:
        """Those of the stations that are on screen, with nothing over them."""
        places = self.places
        free = self.page.evaluate(FREE, [places[station] for station in stations])
        return [station for station, yes in zip(stations, free, strict=True) if yes]

    def place_of(self, station: int) -> tuple[float, float]:
        """Where a station is on the screen, once the map is at rest."""
        return self.places[station]

    @property
    def places(self) -> dict[int, tuple[float, float]]:
        """Where all stations are on the screen, once the map is at rest."""
        if self.room not in self._places:
            stations = self.ask(f"/api/rooms/{self.room}/material")["board"]["stations"]
            self._places[self.room] = {place["n"]: (place["x"], place["y"]) for place in stations}
        known = self._places[self.room]
        expect(self.get("overlay")).to_be_visible()
        self.rest()
        return dict(zip(known, self.get("overlay").evaluate(PLACES, list(known.values())), strict=True))

    def use_ticket(self, ticket: str) -> None:
        """Ride to the chosen station with this ticket."""
        self.press(f"ticket-{ticket}", "confirm")

    def press(self, name: str, question: str) -> None:
        """Press a button that plays a move, and say yes if it asks first."""
        before = len(self._plays())
        self.click(name)
        self.wait(lambda: len(self._plays()) > before or self.get(question).is_visible())
        if len(self._plays()) == before:
            self.click(question)

    def calm(self, offers: list[Offer], x: Person | None = None) -> Offer:
        """A ride after which the game goes on: X keeps away from pursuers, and they from where X can be.

        In the classic edition X has such a ride after every deal; in the other, after 97 of a hundred. Pursuers may
        catch X by chance, unless they know X's page.
        """
        room, view = self.last("room"), self.views[offers[0][0]]
        board = catalog.find_chase(room["edition"], **room["options"]).board
        hunters = [pawn["station"] for pawn in view["table"]["pawns"] if pawn["kind"] != "x"]
        suspects = [station for station, _ in view["aids"].get("suspects", [])]
        if x and (at := x.station_of("x")):
            suspects = [at]

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


def targets(offers: Iterable[Offer]) -> set[tuple[str, int]]:
    """(seat, station) of the offers that a station answers."""
    found = ((seat, RIDE.fullmatch(move) or PLACE.fullmatch(move)) for seat, move in offers)
    return {(seat, int(match[match.lastindex or 0])) for seat, match in found if match}


def rides(offers: Iterable[Offer]) -> list[tuple[str, str, int]]:
    """(seat, ticket, station) of the offers that are rides."""
    found = ((seat, RIDE.fullmatch(move)) for seat, move in offers)
    return [(seat, ride[1], int(ride[2])) for seat, ride in found if ride]
