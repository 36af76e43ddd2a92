"""Playing lessons at a browser: the right answer to every task, made by taps."""

from __future__ import annotations

from playwright.sync_api import expect

from fogbound.games.yard.board import Board
from tests.browser.people import Person
from tests.browser.scripts import PLACES

# By lesson and step: the answers, one for each task. A ride is `seat:ticket station`.
ANSWERS: dict[str, list[list[str]]] = {
    "mister-x": [["x:t75"], ["x:u46"], ["x:b1"], ["x:t57"], ["x:u74"], ["x:k115"], ["double", "x:t76", "x:t77"]],
    "detective": [
        ["red:u46"],
        ["red:b58"],
        ["point:61"],
        ["red:u46"],
        ["blue:t79", "bobby1:t9"],
        ["green:t23"],
    ],
    "compact": [["x:t41"], ["x:t68"], ["x:k47", "x:t33"], ["x:t82"]],
    "quiz": [
        ["pick:7"],
        ["guess:The Eiffel Tower"],
        ["pick:10", "ask:Is it a mountain?", "guess:Mount Everest"],
        ["buzz", "guess:Chess"],
        ["verdict:wrong"],
    ],
}


class Pupil:
    """A person in a lesson."""

    words = "lesson-words"  # the part of the page that says how a try went

    def __init__(self, person: Person, lesson: str) -> None:
        self.person, self.lesson = person, lesson

    @property
    def step(self) -> int:
        return int(self.person.get("learn-step").get_attribute("data-step") or 0)

    @property
    def tries(self) -> int:
        return int(self.person.get(self.words).get_attribute("data-tries") or 0)

    def at_step(self, step: int) -> None:
        """Wait for a step and its task."""
        expect(self.person.page.locator(f'[data-testid="learn-step"][data-step="{step}"]')).to_be_visible()
        expect(self.person.get("lesson-task")).to_be_visible()

    def do_step(self) -> None:
        """Do every task of the step that is open."""
        for answer in ANSWERS[self.lesson][self.step - 1]:
            before = self.tries
            self.answer(answer)
            self.person.wait(lambda before=before: self.tries > before)  # type: ignore[misc]
            assert self.person.get(self.words).get_attribute("data-verdict") in ("on", "done"), answer
        expect(self.person.get("lesson-next")).to_be_visible()

    def go_on(self) -> None:
        """To the next step, or to the end."""
        step = self.step
        self.person.get("lesson-next").click()
        if step < len(ANSWERS[self.lesson]):
            self.at_step(step + 1)

    def answer(self, text: str) -> None:
        kind, _, what = text.partition(":")
        if kind == "double":
            self._press("double", "double-confirm")
        elif kind == "point":
            self.tap(int(what))
        elif kind in ("pick", "guess", "ask", "buzz", "verdict"):
            self._say(kind, what)
        else:
            self._ride(kind, what[0], int(what[1:]))

    def _ride(self, seat: str, ticket: str, station: int) -> None:
        expect(self.person.page.locator("[data-testid^=station-]").first).to_be_attached()  # and so the chips are there
        chip = self.person.get(f"chip-{seat}")
        if chip.count() and chip.get_attribute("aria-pressed") == "false":
            chip.click()
        self.tap(station)
        self._press(f"ticket-{ticket}", "confirm")

    def _press(self, name: str, question: str) -> None:
        """Press a button that plays a move, and say yes if it asks first."""
        before = self.tries
        self.person.click(name)
        self.person.wait(lambda: self.tries > before or self.person.get(question).is_visible())
        if self.tries == before:
            self.person.click(question)

    def _say(self, kind: str, what: str) -> None:
        person = self.person
        if kind == "pick":
            person.click(f"number-{what}")
        elif kind == "verdict":
            person.click(f"verdict-{what}")
        elif kind in ("guess", "ask"):
            person.get(f"{kind}-input").fill(what)
            person.click(f"{kind}-input-send")
        else:
            person.click("buzz-p1")

    def tap_map(self, board: Board, station: int) -> None:
        """Tap any station where it is drawn."""
        self.person.rest()
        [[x, y]] = self.person.get("overlay").evaluate(PLACES, [[*board.at[station]]])
        self.person.page.mouse.click(x, y)

    def tap(self, station: int) -> None:
        """Tap a station that is offered, with the keyboard's own button: the map may still be moving."""
        target = self.person.get(f"station-{station}")
        self.person.rest()
        target.focus()
        target.press("Enter")
