"""A window of any browser, as WebDriver shows it: scripts run in it, and a mouse and a keyboard act on it.

Firefox is driven through WebDriver BiDi and WebKit through WebDriver's older protocol. Both take the same actions and
evaluate the same JavaScript, so that everything above these few methods is written once.
"""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple

PATIENCE = 45  # seconds; waiting costs nothing when all is well, and a busy machine is slow
LOOK = 0.03  # seconds between two looks
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "Backspace": "\ue003"}

Actions = list[dict[str, Any]]

# Where to click an element. Null until it is there, at rest, and nothing lies over it.
SPOT = """(css) => {
  const one = document.querySelector(css);
  if (!one || one.disabled || !one.checkVisibility({ visibilityProperty: true })) return null;
  const middle = () => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  let [x, y] = middle();
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) one.scrollIntoView({ block: 'center', behavior: 'instant' });
  [x, y] = middle();
  const hit = document.elementFromPoint(x, y);
  return hit && (one.contains(hit) || hit.contains(one)) ? [x, y] : null;
}"""


class Size(NamedTuple):
    """A screen in CSS pixels."""

    width: int
    height: int


DESKTOP, PHONE = Size(1440, 900), Size(390, 844)


class Window(ABC):
    """A window with cookies of its own."""

    def __init__(self) -> None:
        self.errors: list[str] = []  # what the page has written on the console, and errors it has not caught
        self._clicked = (0.0, 0.0, 0.0)

    @abstractmethod
    def go(self, address: str) -> None:
        """Open an address and wait until the page has loaded."""

    @abstractmethod
    def _evaluate(self, expression: str) -> str:
        """The value of an expression, a text, in the page."""

    @abstractmethod
    def _act(self, actions: Actions) -> None:
        """Perform actions, in the form that all protocols share."""

    @abstractmethod
    def picture(self) -> bytes:
        """The window as PNG."""

    @abstractmethod
    def close(self) -> None: ...

    def run(self, function: str, *values: Any) -> Any:
        """What a JavaScript function returns for these values."""
        return json.loads(self._evaluate(f"JSON.stringify(({function})(...{json.dumps(values)}) ?? null)"))

    def wait(self, function: str, *values: Any, trouble: str = "") -> Any:
        """What a JavaScript function returns, once it returns something that counts as yes."""
        return self.until(lambda: self.run(function, *values), trouble or f"{function} {values}")

    def until(self, look: Callable[[], Any], trouble: str) -> Any:
        deadline = time.monotonic() + PATIENCE
        while not (found := look()):
            assert time.monotonic() < deadline, f"{trouble}: did not happen\n{self.text()}\n{self.errors}"
            time.sleep(LOOK)
        return found

    def text(self) -> str:
        return str(self.run("() => location.href + '\\n' + document.body?.innerText"))

    # A mouse

    def click(self, css: str) -> None:
        """Click an element where it is on the screen, once it rests there and nothing lies over it."""
        before: Any = None

        def rests() -> bool:
            nonlocal before
            now = self.run(SPOT, css)
            same, before = now is not None and now == before, now
            return same

        self.until(rests, f"{css} cannot be clicked")
        x, y = before
        self._as_slowly_as_people(x, y)
        self._point("mouse", {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0})
        self._clicked = (x, y, time.monotonic())

    def _as_slowly_as_people(self, x: float, y: float) -> None:
        """The page takes two quick clicks at one spot for a double click."""
        was_x, was_y, then = self._clicked
        if abs(x - was_x) + abs(y - was_y) < 200:
            time.sleep(max(0.0, 0.55 - (time.monotonic() - then)))

    def _point(self, kind: str, *moves: dict[str, Any]) -> None:
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        source = {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}}
        self._act([{**source, "actions": [*moves, *press]}])

    # A keyboard

    def press(self, *keys: str) -> None:
        for key in keys:
            self._strokes(KEYS.get(key, key))

    def type(self, text: str) -> None:
        self._strokes(text)

    def _strokes(self, text: str) -> None:
        strokes = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self._act([{"type": "key", "id": "keyboard", "actions": strokes}])
