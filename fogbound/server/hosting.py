"""What the host of a room may do, and who is host when he is gone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from fogbound import catalog, proof
from fogbound.game import Edition
from fogbound.match import Match
from fogbound.server import archive, chairs, had, lineup, wire
from fogbound.server import store as db
from fogbound.server.audience import Listener
from fogbound.server.chairs import Lineup
from fogbound.server.deciding import Deciding, echo
from fogbound.server.people import tidy_name
from fogbound.server.wire import Refused

KICKED = 4000
MOST_MEMBERS = 64
MOST_BANNED = 200


class Hosting(Deciding):
    """The host's commands, and the comings and goings he answers for."""

    async def _host(self, listener: Listener, message: wire.Host) -> None:
        if message.do != "claim":
            self._host_only(listener.person)
        with self._all_or_nothing():
            await self._do(listener, message)
        self._tell_room(echo={listener.person: echo(message)})
        if self.facts.status == "closed":
            self._send_all_away()
        await self._settle()

    async def _do(self, listener: Listener, message: wire.Host) -> None:
        match message.do:
            case "start":
                await self._start(message.names)
            case "next":
                await self._next()
            case "rematch":
                await self._rematch(message.rotate)
            case "settings":
                await self._set(message.settings)
            case "options":
                await self._choose(message.options)
            case "captain":
                await self._appoint(message.person)
            case "kick":
                await self._kick(message.person)
            case "pardon":
                await self._pardon(message.person)
            case "claim":
                await self._claim(listener.person)
            case "close":
                self.facts.status = "closed"
                await self._save()

    async def _settle(self) -> None:
        """After a change of people or seats: proposals and bots look again."""
        await self._reconsider()
        self.wake_bots()

    def _host_only(self, person: str) -> None:
        if person != self.facts.host:
            raise Refused("not-host", "Only the host of this room may do that.", status=403)

    def _send_all_away(self) -> None:
        self._proposals.clear()
        for other in [*self._listeners.values(), *self._screens.values()]:
            other.close(KICKED)

    # Games

    async def _start(self, names: Sequence[str]) -> None:
        if self.facts.status != "lobby":
            raise Refused("not-now", "The game has already begun.")
        if self.facts.settings.series:
            await self._start_series([tidy_name(name) for name in names])
            return
        chairs.fill(self.edition, self.facts)
        seed = proof.new_seed()
        await self._deal(seed, sa.insert(db.games).values(**self._game(self.facts.game, seed)))

    async def _start_series(self, names: Sequence[str]) -> None:
        """All seeds are drawn before the first heat, so that no heat can answer to another."""
        people = lineup.enlist(self.edition, self.facts, self._people.name, names)
        seeds = proof.new_seeds(len(people))
        self.facts.series = Lineup(self.facts.game, people, [proof.commitment(seed) for seed in seeds])
        rows = [self._game(n, seed) for n, seed in enumerate(seeds, self.facts.game)]
        await self._begin_heat(seeds[0], *(sa.insert(db.games).values(**row) for row in rows))

    async def _next(self) -> None:
        """The next heat, at once: the roles have moved on."""
        if self.facts.status != "over" or not lineup.goes_on(self.facts):
            raise Refused("not-now", "No other heat is to come now.")
        self.facts.game += 1
        kept = await archive.game(self._store, self.id, self.facts.game)
        assert kept is not None, "its seed was written when the series began"
        await self._begin_heat(kept.seed)

    async def _begin_heat(self, seed: bytes, *rows: db.Statement) -> None:
        assert self.facts.series is not None
        heat = self.facts.game - self.facts.series.first
        lineup.seat(self.edition, self.facts, self.facts.series.people, heat)
        chairs.begin(self.edition, self.facts)
        self.facts.ready, self.facts.marks = [], {}
        await self._deal(seed, *rows, all_anew=True)

    def _game(self, number: int, seed: bytes) -> dict[str, Any]:
        return {"room": self.id, "game": number, "seed": seed.hex()}

    async def _deal(self, seed: bytes, *rows: db.Statement, all_anew: bool = False) -> None:
        edition, fresh = await self._for_this_game()
        start = catalog.start(edition)
        match = Match(start, seed)
        self.facts.status = "playing"
        seen = had.rows(self.facts, start, match.state)
        about = self._about(edition, fresh)
        await self._store.write(*rows, *about, *self._ply_rows(0, match.state.log), *seen, *self._row())
        self._play_with(edition, fresh)
        self.match = match
        self._proposals.clear()
        for listener in self._listeners.values():
            if all_anew or not self._at_once(listener.person):  # at a shared device somebody else may look now
                listener.attached, listener.chose = (), False
                listener.sent.clear()
        self._refresh_attachments()
        self._tell_views()

    async def _for_this_game(self) -> tuple[Edition, int | None]:
        """What is dealt from: nothing that anybody here has had, if enough is left. A series has one for all heats."""
        if self.facts.series is not None and self.facts.game > self.facts.series.first:
            return self.edition, self._fresh
        base = self._base
        return catalog.fresh(base, await had.by(self._store, base.game, had.people(self.facts)))

    async def _rematch(self, rotate: bool) -> None:
        """The same people, a new game in the same room: back to the lobby, so that they can change seats."""
        if self.facts.status != "over":
            raise Refused("not-now", "A rematch comes after the game.")
        if lineup.goes_on(self.facts):
            raise Refused("not-now", "The series is not over: another heat comes next.")
        series, base = self.facts.series, self._base
        if series is not None or rotate:
            people = series.people if series else lineup.enlist(self.edition, self.facts, self._people.name, [])
            lineup.seat(self.edition, self.facts, people, int(rotate))
        self.facts.game, self.facts.series = self.facts.game + 1, None
        self.facts.status, self.facts.ready, self.facts.marks, self.facts.sided = "lobby", [], {}, {}
        await self._save()
        self.match = None
        self._play_with(base, None)
        self._refresh_attachments()

    async def _if_all_ready(self) -> None:
        """Between heats nobody need wait for the host: it goes on when everybody who sits is ready."""
        seated = {person for chair in self.facts.chairs.values() for person in chair.holders}
        if self.facts.status == "over" and lineup.goes_on(self.facts) and seated and seated <= set(self.facts.ready):
            with self._all_or_nothing():
                await self._next()
            self._tell_room()
            await self._settle()

    async def _set(self, settings: wire.Settings | None) -> None:
        """What is left out stays as it was; whoever is watching sees the difference at once."""
        if settings is None:
            raise Refused("bad-message", "Say which settings.", field="settings")
        chairs.refuse_settings(self.edition, settings)
        before = self.facts.settings
        wanted = before.model_copy(update=settings.model_dump(exclude_unset=True))
        self.facts.settings = chairs.settled(self.edition, wanted)
        if self.facts.settings.series != before.series and self.facts.status != "lobby":
            raise Refused("not-now", "Whether it is a series is settled before the start.")
        await self._save()
        self._renew()
        if self.facts.settings.decide != before.decide:
            for proposal in list(self._proposals.values()):
                self._withdraw(proposal, None)
        self._tell_views()

    async def _choose(self, options: Mapping[str, str]) -> None:
        """Finer points of the rules, before the start; what is left out stays, and so does who sits where."""
        if self.facts.status != "lobby":
            raise Refused("not-now", "The rules are settled before the start.")
        if any(option.name in options for option in catalog.options(self.facts.edition) if option.kind == "name"):
            raise Refused("bad-option", "Boards and decks stay as the table was made; make another one for that.")
        before = self._base
        edition = catalog.find(before.id, **{**self.facts.options, **options})
        if (edition.seats, edition.roles, edition.house) != (before.seats, before.roles, before.house):
            raise Refused("bad-option", "The seats stay as the table was made; make another one for that.")
        self.facts.options = dict(edition.options)
        await self._save()
        self._play_with(edition, None)

    # People

    async def _appoint(self, person: str | None) -> None:
        sides = chairs.sides_of(self.edition, self.facts, person or "")
        if person is None or len(sides) != 1:
            raise Refused("bad-message", "Say who is captain: somebody who sits on one side.", field="person")
        self.facts.captains[str(next(iter(sides)))] = person
        await self._save()

    async def _kick(self, person: str | None) -> None:
        if person is None or person not in self.facts.members or person == self.facts.host:
            raise Refused("bad-message", "Say whom to send away: a person in the room, not yourself.", field="person")
        self._expel(person)
        self.facts.banned = [*self.facts.banned, person][-MOST_BANNED:]
        await self._save()
        self._dismiss(person)

    def _expel(self, person: str) -> None:
        chairs.expel(self.edition, self.facts, person)
        lineup.follow(self.edition, self.facts, self._people.name)

    async def _pardon(self, person: str | None) -> None:
        if person not in self.facts.banned:
            raise Refused("bad-message", "Say whom to let back in: somebody who was sent away.", field="person")
        self.facts.banned.remove(person)
        await self._save()

    async def _claim(self, person: str) -> None:
        """Nobody need wait for ever for a host who is gone."""
        wait = self._claim_in()
        if person == self.facts.host or wait is None:
            raise Refused("not-now", "The host is here.")
        if wait > 0:
            raise Refused("not-now", f"The host may be back soon; ask again in {wait} s.", seconds=wait)
        self.facts.host = person
        await self._save()

    async def _leave(self, person: str) -> None:
        """Out of the room for good. A host who leaves hands over; with the last one the room closes."""
        with self._all_or_nothing():
            self._expel(person)
            if person == self.facts.host:
                self._hand_over_house()
            await self._save()
        self._dismiss(person)
        self._tell_room()
        self._refresh_attachments()
        if self.facts.status == "closed":
            self._send_all_away()
        await self._settle()

    def _hand_over_house(self) -> None:
        """To somebody who plays and is here, if there is one; to somebody who is here, else to anybody."""
        if not self.facts.members:
            self.facts.status = "closed"
            return
        seated = {person for chair in self.facts.chairs.values() for person in chair.holders}
        self.facts.host = max(self.facts.members, key=lambda who: (who in self._listeners, who in seated))

    def _dismiss(self, person: str) -> None:
        for listeners in (self._listeners, self._screens):
            listener = listeners.pop(person, None)
            if listener is not None:
                listener.close(KICKED)

    async def enter(self, person: str) -> None:
        async with self._lock:
            if self.facts.status == "closed":
                raise no_such_room()
            if person in self.facts.members:
                return
            if person in self.facts.banned:
                raise Refused("banned", "The host has sent you away from this room.", status=403)
            if len(self.facts.members) >= MOST_MEMBERS:
                raise Refused("full", f"This room has {MOST_MEMBERS} people; it takes no more.", status=409)
            with self._all_or_nothing():
                self.facts.members.append(person)
                await self._save()
            self._tell_room()


def no_such_room() -> Refused:
    """One answer for rooms that never were and rooms that are closed."""
    return Refused("no-such-room", "No room has this address or code.", status=404)
