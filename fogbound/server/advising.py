"""A room's adviser: hints for whoever is to move, and a look back on games that are over."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from fogbound.bots import adviser
from fogbound.errors import FogboundError, StaleMove
from fogbound.game import View
from fogbound.server import archive, wire
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

    async def rest(self) -> None:
        for task in list(self._hints):
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
