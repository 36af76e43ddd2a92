"""`make shots`, or python -m tests.browser.shots [FOLDER [NAME…]]: every screen in both sizes and themes, as pictures.

With names of screens (`twenty`, `lobby`, …), only those. `--language`, `--size` and `--theme` choose too:

    make shots SHOTS="shots pages lobby --language ru --size phone --theme light"

Besides the name of each picture, it prints what is cut off there, and what is still in English in another language.
"""

from __future__ import annotations

import os
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from fogbound.languages.catalogue import languages, say
from tests.browser import games_shots, learn_shots, quiz_shots
from tests.browser.conftest import CHROMIUM, DESKTOP, PHONE
from tests.browser.people import CLASSIC, COMPACT, POLICE, TWENTY, Person, rides
from tests.browser.reading import cut_off, english
from tests.browser.serving import Server
from tests.browser.test_motion import CLOSEUPS, capture, hold, sit_down

SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("light", "dark")
TEAM = dict.fromkeys(["red", "blue", "green", "bobby1"], "me")


ELSEWHERE = {
    "twenty": (quiz_shots.clues, quiz_shots.questions, quiz_shots.over),
    "learn": (learn_shots.lessons, learn_shots.puzzles, learn_shots.rules),
    "games": (games_shots.first_game, games_shots.finished, games_shots.taking_back, games_shots.open_house),
}


class Photographer:
    """Goes through every screen in one language, size and theme."""

    def __init__(
        self, browser: Browser, server: Server, folder: Path, size: str, theme: str, language: str = "en"
    ) -> None:
        self._browser, self._server, self._folder = browser, server, folder
        self._size, self._theme, self.language = size, theme, language
        self._people: list[Person] = []
        self.taken: list[Path] = []

    def person(self, name: str = "", motion: str = "reduce", address: str = "") -> Person:
        how = {**SIZES[self._size], "color_scheme": self._theme, "reduced_motion": motion, "locale": self.language}
        self._people.append(Person(self._browser.new_context(**how), address or self._server.address, name))
        return self._people[-1]

    def shoot(self, person: Person, name: str, whole: bool = False) -> None:
        person.rest()
        language = "" if self.language == "en" else f".{self.language}"
        path = self._folder / f"{name}{language}.{self._size}.{self._theme}.png"
        person.page.screenshot(path=path, full_page=whole)
        self.taken.append(path)
        print(path, flush=True)
        for problem, texts in (("cut off", cut_off(person)), ("English", english(person, self.language))):
            for text in texts:
                print(f"  {problem}: {text}", flush=True)

    def open_tab(self, person: Person, tab: str) -> None:
        """A wide panel shows tickets all the time, so it has no tab for them."""
        if person.get(f"tab-{tab}").count():
            person.click(f"tab-{tab}")

    def all(self, wanted: Sequence[str] = ()) -> Iterator[str]:
        own = (self.pages, self.lobby, self.as_x, self.as_detectives, self.one_device, self.trouble, self.end)
        all: dict[str, Sequence[Callable[[], None]]] = {
            screens.__name__: (screens,) for screens in (*own, self.compact, self.series_over)
        }
        all |= {name: [partial(screens, self) for screens in more] for name, more in ELSEWHERE.items()}
        for name, several in all.items():
            if wanted and name not in wanted:
                continue
            for screens in several:
                screens()
                for person in self._people:
                    person.context.close()
                self._people.clear()
            yield name

    def pages(self) -> None:
        ann = self.person()
        ann.go("/")
        expect(ann.get("play-x")).to_be_enabled()
        self.shoot(ann, "01-home", whole=True)
        ann.click("name-change")
        self.shoot(ann, "02-home-name")
        ann.get("name").fill("Ann")
        ann.click("name-save")
        ann.get("join-code").fill("ZZZZ")
        ann.click("join")
        expect(ann.get("refusal")).to_be_visible()
        self.shoot(ann, "03-home-wrong-code")
        ann.go("/new")
        expect(ann.get("create-go")).to_be_enabled()
        self.shoot(ann, "04-create", whole=True)
        ann.click("options")
        self.shoot(ann, "05-create-options", whole=True)
        ann.get(f"edition-{TWENTY}").check()
        ann.click("create-settings")
        self.shoot(ann, "05-create-twenty", whole=True)
        ann.go("/no/such/place")
        self.shoot(ann, "06-lost")
        for seats in ({"x": "me"}, {**TEAM, "x": "bot:greedy"}):
            ann.create(seats=seats)
            ann.start()
            ann.await_turn()
        ann.create(CLASSIC, seats={"red": "me"})
        expect(ann.get("start")).to_be_visible()
        ann.go("/")
        expect(ann.page.locator("[data-testid^=game-]")).to_have_count(3)
        self.shoot(ann, "07-home-with-games", whole=True)

    def lobby(self) -> None:
        ann, bob = self.person("Ann"), self.person("Bartholomew Featherstone")
        ann.create(seats={"x": "me", "green": "bot:greedy"})
        self.shoot(ann, "10-lobby-alone", whole=True)
        bob.enter(ann.room)
        bob.take("red", host=ann)
        bob.click("ready")
        ann.click("pin-x")
        ann.get("chat-input").fill("Welcome! Who takes blue?")
        ann.click("say")
        expect(bob.get("chat")).to_contain_text("Welcome")
        self.shoot(ann, "11-lobby-host", whole=True)
        self.shoot(bob, "12-lobby-guest", whole=True)
        cid = self.person("Cid")
        cid.enter(ann.room)
        cid.click("take-x")
        expect(ann.get("request")).to_be_visible()
        self.shoot(cid, "13-lobby-asked")
        self.shoot(ann, "14-lobby-request")
        ann.create(TWENTY, options={"reader": "house"}, seats={"p1": "me", "p2": "bot:keen", "p3": "bot:keen"})
        ann.click("settings")
        self.shoot(ann, "16-lobby-twenty", whole=True)
        ann.create()
        ann.click("start")
        self.shoot(ann, "17-lobby-nobody-sits")
        stranger = self.person()
        stranger.enter(ann.room)
        expect(stranger.get("enter")).to_be_visible()
        self.shoot(stranger, "15-who-is-joining")

    def as_x(self) -> None:
        ann = self.person("Ann")
        ann.create(POLICE, options={"reveals": "2,5,9"}, seats={"x": "me"})
        ann.start()
        ann.await_turn()
        self.shoot(ann, "20-x")
        ann.hide_station()
        self.shoot(ann, "21-x-covered")
        ann.get("map").focus()  # on a button, the space bar presses it
        ann.page.keyboard.down(" ")
        self.shoot(ann, "22-x-peeking")
        ann.page.keyboard.up(" ")
        ann.show_station()
        ann.tap_map(next(pawn["station"] for pawn in ann.views["x"]["table"]["pawns"] if pawn["seat"] == "x"))
        expect(ann.get("why")).to_be_visible()
        self.shoot(ann, "22-x-why-not")
        station = max((ride[2] for ride in rides(ann.offers)), key=lambda n: sum(n == r[2] for r in rides(ann.offers)))
        ann.click(f"station-{station}")
        self.shoot(ann, "23-x-which-ticket")
        ann.click("cancel")
        ann.click("double")
        self.shoot(ann, "25-x-double-asked")
        ann.click("double-confirm")
        ann.await_turn()
        self.shoot(ann, "26-x-double-first-ride")
        ann.play(*ann.calm(ann.offers))
        ann.await_turn()
        _, move = ann.calm(ann.offers)
        ann.click(f"station-{move[1:]}")
        self.shoot(ann, "27-x-will-be-seen")
        ann.click("ticket-k")
        self.shoot(ann, "24-x-black-ticket")
        ann.click("cancel")
        ann.play("x", move)
        ann.await_turn()
        self.shoot(ann, "28-x-was-seen")
        for tab in ("log", "tickets", "text"):
            self.open_tab(ann, tab)
            self.shoot(ann, f"29-x-{tab}")
        ann.click("menu")
        self.shoot(ann, "30-menu")
        ann.click("concede")
        self.shoot(ann, "31-menu-give-up")

    def as_detectives(self) -> None:
        ann, bob, dot = self.person("Ann"), self.person("Bob"), self.person("Dot")
        whereabouts = {"whereabouts": True}
        ann.create(POLICE, options={"reveals": "2,5,9", "players": "3"}, seats={"x": "me"}, settings=whereabouts)
        bob.enter(ann.room)
        bob.take("red", "blue", host=ann)
        ann.start(bob)
        dot.enter(ann.room)
        self.shoot(bob, "40-detectives-wait")
        ann.await_turn()
        ann.play(*ann.calm(ann.offers))
        bob.await_turn()
        bob.click("whereabouts")
        expect(bob.get("belief-layer")).to_be_visible()
        self.shoot(bob, "40b-detectives-whereabouts")
        bob.click("suspects")
        for _ in range(4):
            bob.await_turn()
            bob.play(*bob.calm(bob.offers))
        ann.await_turn()
        ann.play(*ann.calm(ann.offers))
        bob.await_turn()
        self.shoot(bob, "41-detectives-reveal")
        bob.click("fit")
        self.shoot(bob, "42-detectives-whole-map")
        bob.click("focus")
        bob.play(*bob.calm(bob.offers))
        bob.await_turn()
        self.shoot(bob, "43-detectives-one-has-moved")
        stations = [station for _, _, station in rides(bob.offers)]
        bob.click(f"station-{rides([bob.offers[0]])[0][2]}")
        self.shoot(bob, "44-detectives-picker")
        bob.click("cancel")
        bob.click("pencil")
        stations = bob.in_reach(*stations)
        bob.tap_map(stations[0])
        bob.click("mark-cross")
        bob.tap_map(stations[1])
        bob.click("mark-arrow")
        bob.tap_map(stations[0])
        bob.tap_map(stations[1])
        bob.click("mark-note")
        bob.get("mark-text").fill("58?")
        bob.tap_map(stations[-1])
        self.shoot(bob, "45-detectives-pencil")
        bob.click("pencil")
        bob.click("tab-chat")
        bob.get("chat-to").select_option("side")
        for text in ("He took the taxi, so he is south of the river.", "I close the bridge."):
            bob.get("chat-input").fill(text)
            bob.click("say")
        expect(bob.get("chat")).to_contain_text("bridge")
        self.shoot(bob, "46-chat")
        self.open_tab(bob, "tickets")
        self.shoot(bob, "47-tickets")
        bob.click("tab-text")
        self.shoot(bob, "48-text")
        bob.get("text-move").fill("t500")
        bob.click("text-play")
        expect(bob.get("refusal")).to_be_visible()
        self.shoot(bob, "49-text-refused")
        self.shoot(dot, "50-spectator")

    def one_device(self) -> None:
        ann = self.person("Ann")
        ann.create(options={"players": "3"}, seats=dict.fromkeys(["x", "red", "blue"], "me"))
        ann.click("pin-x")
        ann.get("pin-input").fill("1234")
        ann.click("pin-save")
        expect(ann.get("seat-x")).to_contain_text("PIN")
        self.shoot(ann, "60-lobby-one-device", whole=True)
        ann.start()
        self.shoot(ann, "61-curtain")
        ann.get("curtain-pin-x").fill("9")
        ann.click("enter-x")
        ann.see(say("error-pin", self.language))
        self.shoot(ann, "62-curtain-wrong-pin")
        ann.click("curtain-one-side")
        self.shoot(ann, "63-curtain-way-out")
        ann.create(options={"players": "2"}, seats={"x": "me"})
        ann.click("take-red")
        self.shoot(ann, "64-both-sides")

    def trouble(self) -> None:
        ann, bob = self.person("Ann"), self.person("Bob")
        ann.create(seats={"x": "me"})
        bob.enter(ann.room)
        ann.start()
        ann.await_turn()
        ann.context.set_offline(True)
        ann.page.evaluate("sockets.at(-1).close()")
        expect(ann.get("offline")).to_be_visible()
        self.shoot(ann, "70-reconnecting")
        ann.context.set_offline(False)
        expect(ann.get("offline")).to_have_count(0)
        second = ann.context.new_page()
        second.goto(ann.page.url)
        expect(ann.get("play-here")).to_be_visible()
        self.shoot(ann, "71-open-elsewhere")
        ann.click("play-here")
        expect(ann.get("play-here")).to_have_count(0)
        ann.click("menu")
        ann.click("close-room")
        self.shoot(ann, "72-close-the-table")
        ann.click("close-yes")
        bob.see(say("online-closed", self.language))
        self.shoot(bob, "73-closed")

    def end(self) -> None:
        ann = self.person("Ann")
        ann.create(options={"max_rounds": "5", "reveals": "3"}, seats={"x": "me"})
        ann.start()
        ann.play_on(ann.calm)
        self.shoot(ann, "80-end-as-x")
        ann.get("replay-slider").fill("4")
        self.shoot(ann, "81-end-replay")
        bob = self.person("Bob")
        bob.create(options={"max_rounds": "2"}, seats={**TEAM, "x": "bot:greedy"})
        bob.start()
        bob.play_on(bob.calm)
        self.shoot(bob, "82-end-as-detectives")
        cid, dan = self.person("Cid"), self.person("Dan", motion="no-preference")
        hold(dan, CLOSEUPS)
        sit_down(cid, dan)
        capture(cid, dan)
        expect(dan.get("finale")).to_have_attribute("data-finale", "closeup")
        self.shoot(dan, "83-capture")

    def compact(self) -> None:
        ann, bob, cid = self.person("Ann"), self.person("Bob"), self.person("Cid")
        ann.create(COMPACT, options={"players": "3"}, seats={"x": "me"})
        for person, seat in ((bob, "red"), (cid, "blue")):
            person.enter(ann.room)
            person.take(seat, host=ann)
        self.shoot(ann, "90-compact-lobby", whole=True)
        ann.start(bob, cid)
        bob.await_turn()
        self.shoot(bob, "91-compact-placing")
        for seat in ("red", "blue", "green"):
            bob.await_turn()
            cid.await_turn()
            bob.play(*next(offer for offer in bob.offers if offer[0] == seat))
            if seat == "blue":
                self.shoot(cid, "92-compact-proposal")
                self.shoot(bob, "92-compact-proposed")
            cid.click(f"agree-{seat}")
            expect(bob.get(f"pawn-{seat}")).to_be_visible()
        ann.await_turn()
        self.shoot(ann, "93-compact-x")
        black = next(move for _, move in ann.offers if move.startswith("k"))
        ann.click(f"station-{black[1:]}")
        self.shoot(ann, "94-compact-black")
        with ann.acknowledged():
            ann.click("ticket-k")
        self.shoot(ann, "95-compact-vanished-x")
        bob.await_turn()
        self.shoot(bob, "95-compact-vanished")
        seat, _, station = rides(bob.offers)[0]
        bob.click(f"chip-{seat}")
        bob.click(f"station-{station}")
        self.shoot(bob, "96-compact-priced-tickets")
        bob.click("cancel")
        self.open_tab(bob, "tickets")
        self.shoot(bob, "96-compact-pool")
        bob.click("tab-heats")
        self.shoot(bob, "97-compact-heats")
        bob.click("menu")
        bob.click("concede")
        self.shoot(bob, "97-compact-give-up")
        bob.click("concede-yes")
        cid.wait(lambda: cid.last("proposal")["move"] == "concede")
        cid.click(f"agree-{cid.last('proposal')['seat']}")
        expect(ann.get("outcome")).to_be_visible()
        self.shoot(ann, "98-compact-heat-over")
        self.shoot(cid, "98-compact-heat-over-guest")

    def series_over(self) -> None:
        ann = self.person("Ann")
        seats = dict.fromkeys(("red", "blue", "green"), "bot:greedy")
        ann.create(COMPACT, options={"players": "2", "board": "tiny-harbour"}, seats={"x": "me", **seats})
        ann.start()
        ann.play_on(ann.calm)
        ann.click("next-heat")
        ann.wait(lambda: ann.game == 2 and bool(ann.offers))
        ann.play_on(lambda offers: offers[0])
        expect(ann.get("rematch")).to_be_visible()
        self.shoot(ann, "99-series-over")


def main(folder: Path, wanted: Sequence[str], language: str, sizes: Sequence[str], themes: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM))
        server = Server(Path(data) / "fogbound.db")
        try:
            for size in sizes:
                for theme in themes:
                    for _ in Photographer(browser, server, folder, size, theme, language).all(wanted):
                        pass
        finally:
            server.stop()
            browser.close()


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="shots")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("shots"))
    parser.add_argument("screens", nargs="*", metavar="NAME")
    parser.add_argument("--language", choices=languages(), default="en")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    return parser


if __name__ == "__main__":
    given = _parser().parse_intermixed_args()
    main(given.folder, given.screens, given.language, given.size or [*SIZES], given.theme or THEMES)
