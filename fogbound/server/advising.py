"""A room's adviser: hints for whoever is to move, where X probably is, and a look back on games that are over."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any

from fogbound.bots import adviser
from fogbound.errors import FogboundError, StaleMove
from fogbound.game import View
from fogbound.server import archive, chairs, wire
from fogbound.server.analyses import Analyses
from fogbound.server.audience import Listener
from fogbound.server.chairs import Facts
from fogbound.server.deciding import echo
from fogbound.server.hosting import Hosting
from fogbound.server.people import People
from fogbound.server.store import Store
from fogbound.server.wire import Refused
from fogbound.server.workers import Workers


class Advising(Hosting):
    """What the strongest level says, to whom it may be said. Nothing here changes the room."""

    def __init__(self, id: str, code: str, facts: Facts, store: Store, people: People, workers: Workers) -> None:
        super().__init__(id, code, facts, store, people, workers)
        self._one_hint = asyncio.Lock()
        self._hints: set[asyncio.Task[None]] = set()
        # Where X probably is, at which moment: worked out once a ply for everybody.
        self._believed: tuple[tuple[int, int] | None, list[list[float]] | None] = None, None
        self._searching: asyncio.Task[None] | None = None

    # Hints

    def _hint(self, listener: Listener, message: wire.Hint) -> None:
        """Begin to work one out, if he may have one. The room goes on meanwhile, and so does whoever asked."""
        match = self._running()
        if not self._steward.hints:
            raise Refused("no-hints", "This table plays without hints; the host can allow them.", status=403)
        self._refuse_strangers(listener, message.seat)
        self._refuse_unseen(listener, message)
        if message.ply != match.ply:
            raise self._stale(message)
        if message.seat not in match.state.turn:
            raise Refused("not-now", f"It is not {message.seat}'s turn.", status=409, seat=message.seat)
        task = asyncio.create_task(self._work_out(listener, message, self._view(message.seat)))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    def _refuse_unseen(self, listener: Listener, message: wire.Hint) -> None:
        """A hint tells of what a seat sees: whoever has drawn the curtain before it shall not hear it either."""
        if message.seat not in listener.attached:
            text = f"Attach to {message.seat} first: a hint is for whoever sees what it sees."
            raise Refused("not-yours", text, status=403, seat=message.seat)

    def _stale(self, message: wire.Hint) -> StaleMove:
        now = self.match.ply if self.match is not None else 0
        return StaleMove("stale", "The game has moved on since you asked.", given=message.ply, now=now)

    async def _work_out(self, listener: Listener, message: wire.Hint, view: View) -> None:
        moment = self._moment()
        async with self._one_hint:
            told = await self._workers.hint(view) if self._moment() == moment else None
        try:
            if self._moment() != moment:
                raise self._stale(message)
            self._refuse_strangers(listener, message.seat)  # seats may have changed hands
            self._refuse_unseen(listener, message)
            if told is None:
                raise Refused("no-advice", "The adviser could not make up his mind. Please ask again.", status=500)
        except FogboundError as problem:
            listener.send(wire.error(problem, message.id))
            return
        about = {"seat": message.seat, "game": self.facts.game, "ply": message.ply}
        listener.send({"type": "hint", **about, **told, **echo(message)})

    # Where X probably is

    def _follow(self, listener: Listener, message: wire.Whereabouts) -> None:
        """From now on he is told, or no longer; what is not worked out yet comes by itself."""
        if message.yes and not self._steward.whereabouts:
            text = "This table plays without Mister X's whereabouts; the host can allow them."
            raise Refused("no-whereabouts", text, status=403)
        if message.yes and not self._plays(listener):
            raise Refused("not-yours", "Where Mister X probably is can be seen by those who play.", status=403)
        listener.follows = message.yes
        known = message.yes and self._believed[0] == self._moment()
        listener.send({**self._told(self._believed[1] if known else None), **echo(message)})
        self._search()

    def _plays(self, listener: Listener) -> bool:
        return bool(chairs.playable(self.edition, self.facts, listener.person))

    def _followers(self) -> list[Listener]:
        """Who is to be told: only while a game runs, and only where the host allows it."""
        if self.status != "playing" or not self._steward.whereabouts:
            return []
        return [listener for listener in self._listeners.values() if listener.follows and self._plays(listener)]

    def _told(self, belief: list[list[float]] | None) -> dict[str, Any]:
        game, ply = self._moment()
        return {"type": "whereabouts", "game": game, "ply": ply, "belief": belief}

    def _tell_views(self, ids: Mapping[str, str] | None = None) -> None:
        super()._tell_views(ids)
        self._search()

    def _search(self) -> None:
        if self._followers() and (self._searching is None or self._searching.done()):
            self._searching = asyncio.create_task(self._find())

    async def _find(self) -> None:
        """Work it out from what everybody sees, and tell it; what the game has left behind is told to nobody."""
        while self._followers() and self._believed[0] != (moment := self._moment()):
            belief = await self._workers.whereabouts(self._view(None))
            if self._moment() != moment:
                continue
            self._believed = moment, belief
            for listener in self._followers():
                listener.send(self._told(belief))

    async def rest(self) -> None:
        for task in [*self._hints, *([self._searching] if self._searching else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await super().rest()

    # Looking back

    async def analysis(self, analyses: Analyses, number: int | None = None) -> tuple[bool, dict[str, Any]]:
        """(whether it is finished, what was found or how far it is), of a game that is over."""
        if adviser(self._base) is None:
            raise Refused("no-adviser", f"Nobody can look back on games of {self._base.id}.", status=404)
        key = self.id, self.facts.game if number is None else number
        # Whoever is waited for is asked first: what is found between two looks at the store would be begun again.
        underway = analyses.progress(key)
        if underway is not None:
            return False, underway
        found = await analyses.found(key, self._base)
        if found is not None:
            return True, {"game": key[1], **found}
        kept = await archive.game(self._store, *key)
        match = archive.finished(self._base, kept)
        analyses.begin(key, match.state, kept.about.get("names", {}) if kept is not None else {})
        return False, analyses.progress(key) or {}
