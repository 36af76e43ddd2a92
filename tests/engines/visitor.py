"""People at any browser: they read the page and click on it, and know nothing that it does not show."""

from __future__ import annotations

import json
from typing import Any

from fogbound import catalog
from tests.browser.people import POLICE
from tests.browser.quiz import NO_IDEA, QUESTION, answer_to
from tests.engines.window import Window

# What the page asks this person for. Null while it asks for nothing: others are playing, or a move is on its way.
ASKED = """() => {
  const ids = start => [...document.querySelectorAll(`[data-testid^=${start}-]`)]
    .map(one => one.dataset.testid.slice(start.length + 1)).sort();
  if (document.querySelector('[data-testid=outcome]')) return { over: true };
  const mine = document.querySelector('[data-testid=turn][data-mine=true]:not(:has([data-testid=sending]))');
  const stations = ids('station');
  const picker = document.querySelector('[data-testid=picker]');
  return mine && stations.length && !picker ? { stations, pawns: ids('chip'), said: mine.textContent } : null;
}"""
# The stations that glow, and where the pawns stand.
MAP = """() => [
  [...document.querySelectorAll('[data-testid^=station-]')].map(one => +one.dataset.testid.slice(8)),
  [...document.querySelectorAll('.pawn')].filter(one => one.dataset.pawn !== 'x').map(one => +one.dataset.station)
]"""
# A ticket for the chosen station, a black one only if there is no other.
TICKET = """() => {
  const all = [...document.querySelectorAll('[data-testid=picker] [data-testid^=ticket-]')].map(e => e.dataset.testid);
  return all.find(name => name !== 'ticket-k') ?? all[0];
}"""
# What a quiz asks this person for.
QUIZ = """() => {
  const shown = css => { const one = document.querySelector(css); return one?.checkVisibility() && !one.disabled; };
  if (document.querySelector('[data-testid=outcome]')) return ['over'];
  if (shown('[data-testid=ask-input]')) return ['ask'];
  const clues = [...document.querySelectorAll('[data-testid^=clue-]')].map(one => one.textContent.trim());
  if (shown('[data-testid=guess-input]')) return ['guess', clues];
  const mine = document.querySelector("[data-testid=turn][data-mine=true]:not(:has([data-testid=sending]))");
  const free = mine && document.querySelector("[data-testid^=number-]:enabled");
  return free?.checkVisibility() ? ['pick', free.dataset.testid] : null;
}"""


class Visitor:
    """A person at a window."""

    def __init__(self, window: Window, address: str, name: str) -> None:
        self.window, self.address, self.name = window, address, name
        self.room = ""
        self._excused: list[str] = []
        self.go("/")
        self.ask("/api/me", {"name": name})

    def go(self, path: str) -> None:
        self.window.go(self.address + path)

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        """One request with this person's cookie."""
        script = """async (path, body) => {
          const headers = { 'Content-Type': 'application/json' };
          const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
          window.answered = [answer.ok, await answer.text()];
        }"""
        self.window.run("() => { delete window.answered; }")
        self.window.run(f"(...how) => {{ ({script})(...how); }}", path, body)
        ok, text = self.window.wait("() => window.answered", trouble=f"no answer from {path}")
        assert ok, text
        return json.loads(text)

    def excuse(self, *texts: str) -> None:
        """Allow these complaints of the page in this test, because the test is about them."""
        self._excused += texts

    def unexcused(self) -> list[str]:
        return [said for said in self.window.errors if not any(text in said for text in self._excused)]

    def create(self, edition: str = POLICE, **wanted: Any) -> str:
        """Make a room with quick bots, and open its page."""
        settings = {"pace": 0, **wanted.pop("settings", {})}
        self.enter(self.ask("/api/rooms", {"edition": edition, **wanted, "settings": settings})["room"])
        return self.room

    def enter(self, room: str) -> None:
        self.room = room
        self.go(f"/t/{room}")

    # Reading and clicking

    def click(self, name: str) -> None:
        self.window.click(f"[data-testid={name}]")

    def sees(self, name: str, text: str = "") -> None:
        """Wait until an element is shown, with this text in it."""
        script = """(css, text) => {
          const shown = one => one.checkVisibility() || [...one.children].some(shown);
          return [...document.querySelectorAll(css)].some(one => shown(one) && one.textContent.includes(text));
        }"""
        self.window.wait(script, f"[data-testid={name}]", text)

    def sees_no(self, name: str) -> None:
        self.window.wait("css => !document.querySelector(css)", f"[data-testid={name}]")

    def fits(self) -> bool:
        """Whether the page is no wider than the window."""
        return bool(self.window.run("() => document.documentElement.scrollWidth <= innerWidth"))

    # A chase

    def take(self, *seats: str) -> None:
        for seat in seats:
            self.click(f"take-{seat}")
            self.sees(f"leave-{seat}")

    def asked(self) -> dict[str, Any]:
        """What the page asks for, once it is this person's turn or the game is over."""
        return dict(self.window.wait(ASKED, trouble=f"{self.name} is not asked"))

    def ride(self) -> bool:
        """Ride with one pawn, and wait until the page asks for something else; False once the game is over.

        X keeps away from the others, so that the game goes on.
        """
        before = self.asked()
        if "over" in before:
            return False
        if before["pawns"]:
            self.click(f"chip-{before['pawns'][0]}")
            self.window.wait(ASKED)
        self.click(f"station-{self._calm()}")
        self.click(self.window.wait(TICKET))
        self.window.until(lambda: self._has_ridden(before), "the ride is not accepted")
        return True

    def _calm(self) -> int:
        """The station that glows farthest from the detectives and the police."""
        stations, pawns = self.window.run(MAP)
        distances = catalog.find_chase(POLICE).board.distances
        return int(max(stations, key=lambda station: min(distances[station][pawn] for pawn in pawns)))

    def _has_ridden(self, before: dict[str, Any]) -> bool:
        """Say yes if the page asks whether the ride is meant."""
        if self.window.run("() => document.querySelector('[data-testid=confirm]')?.checkVisibility()"):
            self.click("confirm")
        return not self.is_mover or self.window.run(ASKED) not in (None, before)

    @property
    def is_mover(self) -> bool:
        return bool(self.window.run("() => !!document.querySelector('[data-testid=turn][data-mine=true]')"))

    def ride_with_all(self) -> None:
        """Ride with one pawn after the other, until it is others' turn or the game is over."""
        while self.ride() and self.is_mover:
            pass

    def play_on(self) -> int:
        """Ride until the game is over; returns how often."""
        rides = 0
        while self.ride():
            rides += 1
        return rides

    # A quiz

    def quiz(self) -> int:
        """Answer every clue rightly until the game is over; returns how many numbers it took."""
        picked = 0
        asked: Any = None
        while True:
            match asked := self._next_of_quiz(asked):
                case ["over"]:
                    return picked
                case ["pick", name]:
                    picked += 1
                    self.click(name)
                case ["ask"]:
                    self.write("ask-input", QUESTION)
                case ["guess", clues]:
                    self.write("guess-input", NO_IDEA if QUESTION in clues[-1] else answer_to(clues[-1]))

    def _next_of_quiz(self, done: Any) -> Any:
        """What the quiz asks for, once that is something else than has been done."""

        def look() -> Any:
            asked = self.window.run(QUIZ)
            return asked if asked != done else None

        return self.window.until(look, "the quiz asks nothing")

    def write(self, box: str, text: str) -> None:
        self.click(box)
        self.window.type(text)
        self.window.press("Enter")
