"""The people who listen to a room. Each gets what is new to them, and every message is encoded once.

Telling compares what a person should see with what they were sent, so nothing has to be announced by hand.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from fogbound.game import Ply, Seat
from fogbound.server import wire
from fogbound.server.logs import place
from fogbound.server.room import proposals, talk, undo
from fogbound.server.room.gaze import Gaze, begins_game, default_gaze, gaze_after_change, gaze_in_new_game
from fogbound.server.room.names import tell_apart
from fogbound.server.room.play import timing
from fogbound.server.room.presence import Presence
from fogbound.server.room.rights import room_rights
from fogbound.server.room.shown import room_message, you_message
from fogbound.server.room.state import HeldMove, Person, Proposal, RoomState
from fogbound.server.room.view_texts import AidTexts, ViewTexts

log = logging.getLogger("fogbound.rooms")
MOST_TOLD = 200  # lines of chat on joining
KICKED, REPLACED = 4000, 4001
COME_AGAIN = 1012  # clients connect again by themselves, and find the room wherever it is then


class Point(NamedTuple):
    """How far a game has come: which game and line of it, how many plies, and whether it is over."""

    line: tuple[int, int]
    plies: int
    over: bool


@dataclass
class Sent:
    """What a listener has received so far."""

    room: wire.Room | None = None
    you: wire.You | None = None
    views: dict[Seat | None, Point] = field(default_factory=dict)  # how far each seat has seen the game
    view_of: tuple[object, ...] = ()  # the match and steward they show
    held: HeldMove | None = None
    proposals: dict[Seat, wire.Proposal] = field(default_factory=dict)
    talk_of: tuple[object, ...] = ()  # the chat, facts and seats that chat and marks were last sent from
    chat: int | None = None  # the number of the last line
    team: int | None = None  # the side they were last told things of
    marks: tuple[wire.Mark, ...] = ()

    def look_anew(self) -> None:
        """The person looks from other seats: views and marks are sent whole, chat is not sent again."""
        self.views.clear()
        self.talk_of, self.marks = (), ()


class Attempt(NamedTuple):
    """Which of a page's attempts to connect a socket is. Pages that do not say so have none."""

    page: str
    n: int

    def is_before(self, other: Attempt | None) -> bool:
        return other is not None and self.page == other.page and self.n < other.n


class Listener(Protocol):
    """One open socket, as a room sees it. A public screen is nobody's: its `person` is empty."""

    person: Person
    gaze: Gaze
    follows: bool  # they get X's probable whereabouts, ply by ply
    visible: bool  # the page is in sight
    attempt: Attempt | None
    sent: Sent

    def send(self, text: str) -> None: ...

    def close(self, code: int) -> None: ...


class Movers:
    """The seats that have moved in the present game, kept up ply by ply."""

    def __init__(self) -> None:
        self._log: tuple[Ply, ...] = ()
        self._seats: frozenset[Seat] = frozenset()

    def have_changed(self, log: tuple[Ply, ...]) -> bool:
        """Are they others than in the log before?"""
        known, before, seats = len(self._log), self._log, self._seats
        goes_on = 0 < known <= len(log) and log[known - 1] is before[-1]  # a log shares its plies with the one before
        moved = {ply.seat for ply in (log[known:] if goes_on else log)}
        self._log = log
        if not goes_on or not moved <= seats:
            self._seats = frozenset(moved | seats if goes_on else moved)
        return self._seats != seats


class Audience:
    """The sockets of a room: one for each person, and one public screen for each who opened one."""

    def __init__(self, room: RoomState, name_of: Callable[[Person], str], now: float) -> None:
        self._presence = Presence(since=now)  # but for the moment it is asked for
        self._name_of = name_of
        self._given_names: dict[Person, str] = {}
        self._look_up_names(room)
        self._people: dict[Person, Listener] = {}
        self._screens: dict[Person, Listener] = {}  # by the person who opened it
        self._leaving: list[Listener] = []  # of people who are out: they still hear that it is done
        self._shown: tuple[object, ...] = ()  # what the room messages were made from
        self._room: wire.Room | None = None
        self._aid_texts = AidTexts()
        self._movers = Movers()

    def presence_at(self, now: float) -> Presence:
        return replace(self._presence, now=now)

    @property
    def people(self) -> Iterable[Listener]:
        return list(self._people.values())

    def __bool__(self) -> bool:
        return bool(self._people or self._screens)

    def is_looking(self, person: Person) -> bool:
        """Has this person the room in sight? Their public screen does not count: it may hang in another room."""
        listener = self._people.get(person)
        return listener is not None and listener.visible

    # Coming and going

    def join(self, listener: Listener, room: RoomState, now: float) -> None:
        """A person's socket instead of an earlier one of theirs."""
        if not self._people:
            self._presence = replace(self._presence, occupied_since=now)
        self._put(self._people, listener.person, listener)
        listener.gaze = default_gaze(room, listener.person)
        self._notice()

    def part(self, listener: Listener, now: float) -> bool:
        """Remove a closed socket; False if another has replaced it."""
        if self._people.get(listener.person) is not listener:
            return False
        del self._people[listener.person]
        self._presence = replace(self._presence, left={**self._presence.left, listener.person: now})
        self._notice()
        return True

    def open_screen(self, screen: Listener, opener: Person) -> None:
        self._put(self._screens, opener, screen)
        self._notice()

    def close_screen(self, screen: Listener, opener: Person) -> bool:
        if self._screens.get(opener) is not screen:
            return False
        del self._screens[opener]
        self._notice()
        return True

    def wake(self, now: float) -> None:
        """The room is back in memory: absences count from now."""
        self._presence = replace(self._presence, since=now, left={})

    def _look_up_names(self, room: RoomState) -> None:
        """Names as they are now: a room in memory knows those of its members, and of people it sent away."""
        names = {person: self._name_of(person) for person in (*room.facts.members, *room.facts.banned)}
        if names != self._given_names:
            self._given_names = names
            self._presence = replace(self._presence, names=tell_apart(names))

    def last_left(self) -> float:
        return max(self._presence.left.values(), default=0.0)

    @staticmethod
    def _put(sockets: dict[Person, Listener], person: Person, listener: Listener) -> None:
        """Instead of one that came before. One that its page has given up meanwhile comes too late to end another."""
        before = sockets.get(person)
        if before is not None and listener.attempt is not None and listener.attempt.is_before(before.attempt):
            listener.close(REPLACED)
            return
        if before is not None:
            before.close(REPLACED)
        sockets[person] = listener

    def _notice(self) -> None:
        attached = {person: listener.gaze.seats for person, listener in self._people.items()}
        self._presence = replace(self._presence, attached=attached, screens=frozenset(self._screens))

    # Seats they look from

    def attach(self, listener: Listener, gaze: Gaze) -> None:
        listener.gaze = gaze
        listener.sent.look_anew()
        self._notice()

    def reconcile(self, before: RoomState, after: RoomState) -> None:
        """Bring sockets in line with a new room: people who left hear no more, seats that went are let go."""
        if after.facts is before.facts:
            return
        self._drop_outsiders(after)
        new_game = begins_game(before, after)
        next_gaze = gaze_in_new_game if new_game else gaze_after_change
        for listener in self.people:
            gaze = next_gaze(after, listener.person, listener.gaze)
            if new_game or gaze.seats != listener.gaze.seats:
                listener.sent.look_anew()
            listener.gaze = gaze
        self._notice()

    def _drop_outsiders(self, room: RoomState) -> None:
        for sockets in (self._people, self._screens):
            for person in [person for person in sockets if person not in room.facts.members]:
                self._leaving.append(sockets.pop(person))

    def dismiss(self, *, everyone: bool) -> None:
        """Close the sockets of people who left; of everyone, when the room is closed."""
        rest = (*self._people.values(), *self._screens.values()) if everyone else ()
        for listener in (*self._leaving, *rest):
            listener.close(KICKED)
        self._leaving.clear()

    def send_away(self) -> None:
        """Close every socket; people come again by themselves."""
        for listener in (*self._people.values(), *self._screens.values()):
            listener.close(COME_AGAIN)

    # Telling

    def send_all(self, message: wire.FromServer) -> None:
        """Send something that is no part of the room to every socket."""
        for listener in (*self._people.values(), *self._screens.values()):
            listener.send(wire.write(message))

    def tell(self, room: RoomState, now: float, *, anew: bool = False) -> None:
        """Send everyone what is new to them. `anew`: time has passed, so rights may have changed by themselves."""
        self._look_up_names(room)
        presence = self.presence_at(now)
        line = -1 if room.match is None else len(room.match.taken)
        made_from = (room.facts, room.edition, room.steward, room.frozen, room.undo, line, self._presence)
        stale = anew or self._shown != made_from
        if stale:
            self._shown, self._room = made_from, room_message(room, presence)
        first_moves = self._movers.have_changed(() if room.match is None else room.match.state.log)
        encoded = _Encoded(room, presence, self._aid_texts)
        for listener in (*self._people.values(), *self._screens.values()):
            try:
                self._tell(listener, room, presence, stale, first_moves, encoded)
            except Exception as problem:  # the others must hear it all the same
                log.error("a person could not be told of their room: %s", place(problem))
                listener.sent = Sent()  # next time they are told everything

    def _tell(
        self,
        listener: Listener,
        room: RoomState,
        presence: Presence,
        stale: bool,
        first_moves: bool,
        encoded: _Encoded,
    ) -> None:
        sent = listener.sent
        news: list[wire.FromServer] = []
        if stale or sent.you is None:
            news = list(self._room_news(listener, room, presence))
        elif first_moves and _undo_changed(listener, room):
            sent.you = replace(sent.you, may=list(room_rights(room, listener.person, presence)))
            news = [sent.you]
        # On joining the room comes first; later it follows the views, so that an end is seen before it is announced.
        room_first = sent.views == {} or (sent.you is not None and sent.you.attached != listener.gaze.seats)
        if room_first:
            _send(listener, news, encoded)
        talk_of = (room.chat, room.facts, listener.gaze.seats)
        if listener.person and sent.talk_of != talk_of:
            _send(listener, _talk_news(listener, room), encoded)
            sent.talk_of = talk_of
        self._send_views(listener, room, encoded)
        if listener.person and (sent.proposals or room.proposals):
            _send(listener, self._proposal_news(listener, room, presence, encoded), encoded)
        if not room_first:
            _send(listener, news, encoded)

    def _room_news(self, listener: Listener, room: RoomState, presence: Presence) -> Iterator[wire.FromServer]:
        assert self._room is not None
        sent = listener.sent
        if sent.room is None or _room_changed(sent.room, self._room):
            sent.room = self._room
            yield self._room
        you = you_message(room, listener.person, listener.gaze.seats, presence)
        if you != sent.you:
            sent.you = you
            yield you

    def _send_views(self, listener: Listener, room: RoomState, encoded: _Encoded) -> None:
        """Views that are new: after a ply, in another game, for other seats, or with other settings."""
        if room.match is None:
            listener.sent.views.clear()
            return
        sent = listener.sent
        same, now = sent.view_of == encoded.shows, encoded.point
        deciding: Collection[Seat] = ()
        if sent.held is not room.held:  # others must not notice that a seat has decided
            deciding = [held.seat for held in (sent.held, room.held) if held is not None]
        for seat in listener.gaze.seats or (None,):
            known = sent.views.get(seat)
            if same and known is not None and seat not in deciding:
                continue
            same_game = known is not None and known.line == now.line and known.over == now.over
            start = known.plies if known is not None and same_game else 0
            listener.send(encoded.views.of(seat, start))
            sent.views[seat] = now
        sent.view_of, sent.held = encoded.shows, room.held

    def _proposal_news(
        self, listener: Listener, room: RoomState, presence: Presence, encoded: _Encoded
    ) -> Iterator[wire.FromServer]:
        sent = listener.sent.proposals
        visible = proposals.visible_to(room, listener.person, presence)
        shown = {each.seat: encoded.proposal(each) for each in visible}
        yield from [message for seat, message in shown.items() if sent.get(seat) != message]
        for gone in room.withdrawals:
            voters = proposals.voters_on(room, gone.proposal, presence)
            if gone.proposal.seat in sent and listener.person in voters:
                yield proposals.withdrawal_message(gone)
        waiting = {proposal.seat for proposal in room.proposals}
        listener.sent.proposals = {**{seat: told for seat, told in sent.items() if seat in waiting}, **shown}


def _talk_news(listener: Listener, room: RoomState) -> Iterator[wire.FromServer]:
    """Chat since the last line a person got, and their side's pencil marks if they changed.

    A person who opens their locked seat also gets what their side said before.
    """
    sent, team = listener.sent, talk.side_with_colleagues(room, listener.person, listener.gaze.seats)
    other_team = team != sent.team
    new = [said for said in room.chat if sent.chat is None or said.n > sent.chat or (other_team and said.to == "side")]
    sent.team = team
    yield from [said for said in new if talk.may_hear(room, said, team)][-MOST_TOLD:]
    sent.chat = room.chat[-1].n if room.chat else 0
    marks = room.facts.marks.get(team, ()) if team is not None else ()
    if marks != sent.marks:
        sent.marks = marks
        if team is not None:
            yield wire.Marks(marks=marks)


class _Encoded:
    """Messages of one moment as text, each encoded once for everyone who gets it."""

    def __init__(self, room: RoomState, presence: Presence, aid_texts: AidTexts) -> None:
        self._room, self._presence, self._aid_texts = room, presence, aid_texts
        number, ply, line = room.moment
        over = room.match is not None and room.match.state.outcome is not None
        self.point = Point((number, line), ply, over)
        self.shows = (room.match, room.steward)  # matches and stewards are equal to themselves alone
        self._proposals: dict[Seat, wire.Proposal] = {}
        self._texts: dict[int, tuple[wire.FromServer, str]] = {}

    @cached_property
    def views(self) -> ViewTexts:
        assert self._room.match is not None
        return ViewTexts(self._room, self._room.match, timing(self._room, self._presence), self._aid_texts)

    def proposal(self, proposal: Proposal) -> wire.Proposal:
        if proposal.seat not in self._proposals:
            self._proposals[proposal.seat] = proposals.message_for(self._room, proposal, self._presence)
        return self._proposals[proposal.seat]

    def text(self, message: wire.FromServer) -> str:
        """Messages that are the same object are the same text; it is kept, so that no other takes its id."""
        if id(message) not in self._texts:
            self._texts[id(message)] = (message, wire.write(message))
        return self._texts[id(message)][1]


def _send(listener: Listener, messages: Iterable[wire.FromServer], encoded: _Encoded) -> None:
    for message in messages:
        listener.send(encoded.text(message))


def _undo_changed(listener: Listener, room: RoomState) -> bool:
    """Once a person's seat has moved, they may ask to take the move back: the one right that a ply changes."""
    you = listener.sent.you
    return you is not None and undo.may_ask(room, listener.person) != ("undo" in you.may)


def _room_changed(sent: wire.Room, now: wire.Room) -> bool:
    """Has anything changed but the seconds that run down?"""
    return replace(sent, claim=None) != replace(now, claim=None) or (sent.claim is None) != (now.claim is None)
