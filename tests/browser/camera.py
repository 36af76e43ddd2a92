"""What takes pictures of screens, for `make shots`."""

from __future__ import annotations

from typing import Protocol

from tests.browser.people import Person


class Camera(Protocol):
    """Makes people with browsers of one language, size and theme, and takes pictures of what they see."""

    language: str

    def person(self, name: str = "", motion: str = "reduce", address: str = "") -> Person: ...

    def shoot(self, person: Person, name: str, whole: bool = False) -> None: ...
