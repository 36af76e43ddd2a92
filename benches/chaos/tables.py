"""What is played: rooms of every edition, with people, bots and onlookers in turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

CLASSIC, POLICE, COMPACT, QUIZ = "yard/classic-1983", "yard/police-2017", "yard/compact-2015", "twenty/classic-1993"


@dataclass(frozen=True)
class Table:
    """A kind of room. `seats` has the seats of each person, the host first; all others may have bots.

    A person without a seat looks on. Seats that a whole side leads belong to nobody.
    """

    edition: str
    options: Mapping[str, str]
    seats: tuple[tuple[str, ...], ...]
    bots: Mapping[str, str] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)

    @property
    def holds(self) -> bool:
        """May a move wait until others have had their chance to cut in?"""
        return bool(self.settings.get("window"))

    @property
    def body(self) -> dict[str, Any]:
        """What to ask the server for."""
        seats = {**dict.fromkeys(self.seats[0], "me"), **{seat: f"bot:{bot}" for seat, bot in self.bots.items()}}
        settings = {"pace": 0.5, "decide": "any", **self.settings}
        return {"edition": self.edition, "options": dict(self.options), "seats": seats, "settings": settings}


SHORT = {"max_rounds": "8"}
VILLAGE = {"board": "tiny-village", **SHORT}
TABLES = (
    Table(CLASSIC, {"players": "4", **VILLAGE}, (("x",), ("red", "blue", "green"))),
    Table(POLICE, {"players": "3"}, (("x",), ("red",), ("blue",), ())),
    Table(COMPACT, {"players": "3", "board": "tiny-harbour"}, (("x",), ("red",), ("blue",))),
    Table(
        CLASSIC, {"players": "3", **SHORT}, (("red", "blue"), ("green", "yellow")), {"x": "cabbie"}, {"suspects": False}
    ),
    Table(QUIZ, {"players": "3", "finish": "20"}, (("p1",), ("p2",), ("p3",)), {}, {"window": 2}),
    Table(POLICE, {"players": "2", **VILLAGE}, (("x",), ("red", "blue")), {}, {"danger": True}),
    Table(QUIZ, {"players": "3", "finish": "20"}, (("p1",), ("p2",)), {"p3": "casual"}, {"window": 0}),
    Table(CLASSIC, {"players": "4", **VILLAGE}, (("x",), ()), dict.fromkeys(("red", "blue", "green"), "commuter")),
)
