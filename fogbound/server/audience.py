"""What a room tells: views, the room itself, chat and pencil marks, each person only what is his to know."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Protocol

from fogbound import catalog
from fogbound.game import Edition, Seat, View
from fogbound.house.steward import Due, Steward, steward
from fogbound.match import Match
from fogbound.server import chairs, lineup, wire
from fogbound.server.chairs import Facts
from fogbound.server.people import People

CLAIM_AFTER = 60.0  # seconds a host may be away before somebody else can be host
GRACE = 20.0  # seconds to come back (a page loaded again, a phone that slept) before the others move without one
PATIENCE = 120.0  # seconds before the others may give up without one


class Listener(Protocol):
    """One person's socket, as a room sees it."""

    person: str
    attached: tuple[Seat, ...]
    chose: bool
    sent: dict[Seat | None, tuple[int, int, bool]]
    follows: bool  # he is told where X probably is, ply by ply

    def send(self, message: dict[str, Any]) -> None: ...

    def close(self, code: int) -> None: ...


class Audience:
    """A room as its people see it. Nothing here changes the room."""

    def __init__(self, id: str, code: str, facts: Facts, people: People) -> None:
        self.id, self.code, self.facts = id, code, facts
        self.edition: Edition = catalog.find(facts.edition, **facts.options)
        facts.settings = chairs.settled(self.edition, facts.settings)
        self.match: Match | None = None
        self.changed = time.time()
        self._people = people
        self._steward: Steward = steward(self.edition, facts.settings.manners)
        self._moved = time.monotonic()  # when the last ply was played, as far as this process knows
        self._fresh: int | None = None
        self._frozen = False
        self._listeners: dict[str, Listener] = {}
        self._screens: dict[str, Listener] = {}  # for everybody's eyes, by who opened them; each is nobody's itself
        self._views: tuple[Match | None, dict[Seat | None, View]] = (None, {})
        self._sealed: tuple[Match | None, dict[int, str]] = (None, {})
        self._since = self._touched = time.monotonic()
        self._left: dict[str, float] = {}  # when each person hung up

    @property
    def status(self) -> str:
        return "frozen" if self._frozen else self.facts.status

    @property
    def _base(self) -> Edition:
        """What the room was made for; a game may be dealt from less, as its people have had some."""
        return catalog.find(self.facts.edition, **self.facts.options)

    # Who is there

    def _away(self, person: str) -> float:
        """For how many seconds somebody has not been here; a room that has just come back knows of nobody who left."""
        return 0.0 if person in self._listeners else time.monotonic() - self._left.get(person, self._since)

    def _here(self, person: str, grace: float | None = None) -> bool:
        """Is he here, or away so shortly that he has his say?"""
        return person in self._listeners or self._away(person) < (GRACE if grace is None else grace)

    def wake(self) -> None:
        """Back from the shelf: whoever has not yet come back as well has just left."""
        self._since = time.monotonic()
        self._left.clear()

    def _captain(self, side: int) -> str | None:
        """Who moves for a side of several people: whom the host named, else the first who sits there; if he is here."""
        if self.facts.settings.decide != "captain":
            return None
        sitting = chairs.people_on(self.edition, self.facts, side)
        if len(sitting) < 2:
            return None
        here = [person for person in sitting if self._here(person)]
        named = self.facts.captains.get(str(side))
        return named if named in here else (here or sitting)[0]

    def _claim_in(self) -> float | None:
        """In how many seconds anybody may claim to be host; None while the host is here."""
        host = self.facts.host
        return None if host in self._listeners else round(max(0.0, CLAIM_AFTER - self._away(host)), 1)

    # Views

    def _at_once(self, person: str, unlocked: tuple[Seat, ...] = ()) -> tuple[Seat, ...]:
        """All his seats, if they are of one side and none is locked: else he must attach to them."""
        seats = chairs.playable(self.edition, self.facts, person)
        sides = {chairs.side_of(self.edition, seat) for seat in seats}
        locked = any(self.facts.chairs[seat].pin and seat not in unlocked for seat in seats)
        return tuple(seats) if len(sides) == 1 and not locked else ()

    def _refresh_attachments(self) -> None:
        """After people changed seats: nobody stays attached to what is no longer his."""
        for listener in self._listeners.values():
            kept = tuple(s for s in listener.attached if chairs.may_play(self.edition, self.facts, listener.person, s))
            listener.chose = listener.chose and (bool(kept) or not listener.attached)  # a drawn curtain stays drawn
            wanted = kept if listener.chose else self._at_once(listener.person, listener.attached)
            if wanted != listener.attached:
                listener.attached = wanted
                listener.sent.clear()
                self._send_room(listener)
                self._send_marks(listener)
                self._send_views(listener)

    def _view(self, seat: Seat | None) -> View:
        """What a seat sees, worked out once a ply: every ply is a match of its own here, and so is every new game."""
        assert self.match is not None
        if self._views[0] is not self.match:
            self._views = (self.match, {})
        seen = self._views[1]
        if seat not in seen:
            seen[seat] = self.match.view(seat)
        return seen[seat]

    def _send_views(self, listener: Listener, id: str | None = None) -> None:
        if self.match is None:
            return
        for n, seat in enumerate(listener.attached or (None,)):
            seen = self._view(seat)
            over = seen.outcome is not None
            game, ply, was_over = listener.sent.get(seat, (0, 0, False))
            start = ply if game == self.facts.game and was_over == over else 0
            message = wire.view(seen, self.facts.game, start, self._seals())
            if aids := self._steward.aids(seen):
                message["aids"] = aids
            if timing := self._timing():
                message["timing"] = timing
            listener.sent[seat] = (self.facts.game, len(seen.log), over)
            listener.send({**message, **({"id": id} if id is not None and n == 0 else {})})

    # Time

    def _due(self, seat: Seat) -> Due | None:
        """What the house plays for a seat in turn. Nobody's clock runs in an empty room."""
        person = self.facts.chairs[seat].bot is None
        return self._steward.due(self._view(seat), person=person) if self._listeners or not person else None

    def _opens(self) -> float:
        """In how many seconds the seats in turn may move."""
        return max(0.0, self._moved + self._steward.opens(self._view(None)) - time.monotonic())

    def _timing(self) -> dict[str, float]:
        """What time counts for, at this moment; nothing where nobody's does."""
        assert self.match is not None
        if self.status != "playing":
            return {}
        dues = [due.after for seat in self.match.state.turn if (due := self._due(seat)) is not None]
        ends = [self._moved + after - time.monotonic() for after in dues if after is not None]
        told = {"opens": self._opens(), "lapses": max(0.0, min(ends, default=0.0))}
        return {name: round(seconds, 2) for name, seconds in told.items() if seconds > 0}

    def _seals(self) -> dict[int, str]:
        """The public seals of the hidden plies so far, worked out once a ply."""
        assert self.match is not None
        if self._sealed[0] is not self.match:
            self._sealed = (self.match, dict(self.match.seals))
        return self._sealed[1]

    def _tell_views(self, ids: Mapping[str, str] | None = None) -> None:
        for person, listener in self._listeners.items():
            self._send_views(listener, (ids or {}).get(person))
        for screen in self._screens.values():
            self._send_views(screen)

    # Talk

    def _side(self, listener: Listener) -> int | None:
        """The side a person looks at, else sits on; X and spectators have no colleagues."""
        seats = listener.attached or tuple(chairs.seats_of(self.facts, listener.person))
        sides = {chairs.side_of(self.edition, seat) for seat in seats}
        side = next(iter(sides)) if len(sides) == 1 else None
        return side if side is not None and len(self.edition.sides[side]) > 1 else None

    def _may_hear(self, listener: Listener, message: dict[str, Any]) -> bool:
        return message["to"] == "all" or (message["game"], message["side"]) == (self.facts.game, self._side(listener))

    def _send_marks(self, listener: Listener, by: str | None = None, **more: Any) -> None:
        side = self._side(listener)
        if side is not None and (by is not None or self.facts.marks.get(str(side))):
            listener.send({"type": "mark", "marks": self.facts.marks.get(str(side), []), "by": by, **more})

    # The room itself

    def _tell_room(self, echo: dict[str, dict[str, Any]] | None = None) -> None:
        for person, listener in list(self._listeners.items()):
            self._send_room(listener, **(echo or {}).get(person, {}))
        for screen in self._screens.values():
            self._send_room(screen)

    def _send_room(self, listener: Listener, **more: Any) -> None:
        facts, person = self.facts, listener.person
        listener.send(
            {
                "type": "room",
                "room": self.id,
                "code": self.code,
                "edition": facts.edition,
                "title": catalog.title(facts.edition),
                "options": dict(facts.options),
                "settings": facts.settings.model_dump(),
                "status": self.status,
                "game": facts.game,
                "you": person,
                "host": facts.host,
                "commitment": self.match.commitment if self.match is not None else None,
                "people": [self._card(member) for member in facts.members],
                "seats": [
                    {
                        "seat": seat,
                        "side": chairs.side_of(self.edition, seat),
                        "holders": chair.holders,
                        "bot": chair.bot,
                        "shared": chair.shared,
                        "pin": bool(chair.pin),
                        "name": chair.name,
                    }
                    for seat, chair in facts.chairs.items()
                ],
                "attached": list(listener.attached),
                "requests": [
                    {"person": who, "name": self._people.name(who), "seat": seat}
                    for who, seat in facts.requests
                    if person in facts.chairs[seat].holders
                ],
                "captains": [self._captain(side) for side in range(len(self.edition.sides))],
                "banned": [
                    {"person": who, "name": self._people.name(who)} for who in facts.banned if person == facts.host
                ],
                "claim": self._claim_in(),
                "series": lineup.told(self.edition, facts),
                "fresh": self._fresh,
                **more,
            }
        )

    def _card(self, person: str) -> dict[str, Any]:
        return {
            "person": person,
            "name": self._people.name(person),
            "online": person in self._listeners or person in self._screens,
            "ready": person in self.facts.ready,
        }

    def card(self, person: str) -> dict[str, Any]:
        """The room in a person's list of games."""
        seats = chairs.playable(self.edition, self.facts, person)
        turn = self.match.state.turn if self.match is not None else ()
        return {
            "room": self.id,
            "code": self.code,
            "title": catalog.title(self.facts.edition),
            "edition": self.facts.edition,
            "status": self.status,
            "seats": seats,
            "yours": any(seat in turn for seat in seats),
            "changed": round(self.changed, 1),
        }
