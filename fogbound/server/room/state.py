"""A room as a frozen value. The other modules of this package say how one follows from another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal, Self

from fogbound.game import Edition, Outcome, Seat
from fogbound.house.steward import Steward, steward
from fogbound.match import Match
from fogbound.server.wire import Decide, Mark, Participant, Said, Status

Person = str
Sender = tuple[Person, str]  # a person and the id of their message
Stage = Literal["lobby", "playing", "over", "closed"]


@dataclass(frozen=True)
class Settings:
    """How a room is run; none of it changes a rule. `game_settings` are those that only its game has."""

    pace: float = 1.0
    decide: Decide = "any"
    series: bool = False
    practice: bool = False  # anything can be taken back, and the game counts nowhere
    notify: bool = True  # people who are not looking get notices of their turn, if they want any
    game_settings: Mapping[str, Any] = field(default_factory=dict)

    @property
    def flat(self) -> dict[str, Any]:
        """All settings side by side, as the protocol and the store have them."""
        common = {name: getattr(self, name) for name in ("pace", "decide", "series", "practice", "notify")}
        return {**common, **self.game_settings}


@dataclass(frozen=True)
class Chair:
    """One seat: the people who hold it, or the bot that plays it. An open seat has neither."""

    holders: tuple[Person, ...] = ()
    bot: str | None = None
    shared: bool = False
    pin: str = ""  # hashed
    name: str = ""  # given by a holder who plays for several people at one device

    @property
    def open(self) -> bool:
        return not self.holders and self.bot is None


@dataclass(frozen=True)
class Lineup:
    """A series: the number of its first game, who plays, what the server committed to, and the outcomes so far."""

    first: int
    people: tuple[Participant, ...]
    commitments: tuple[str, ...]
    outcomes: tuple[Outcome, ...] = ()


@dataclass(frozen=True)
class Facts:
    """Everything the store keeps in a room's row. Games, plies and chat have rows of their own."""

    edition: str
    options: Mapping[str, str]
    host: Person
    settings: Settings
    chairs: Mapping[Seat, Chair]
    stage: Stage = "lobby"
    game_number: int = 1  # counts the room's games from 1
    starter: Person | None = None  # who started the present game
    members: tuple[Person, ...] = ()
    ready: tuple[Person, ...] = ()
    requests: tuple[tuple[Person, Seat], ...] = ()
    sides_played: Mapping[Person, tuple[int, ...]] = field(default_factory=dict)  # in this game
    marks: Mapping[int, tuple[Mark, ...]] = field(default_factory=dict)  # by side
    captains: Mapping[int, Person] = field(default_factory=dict)  # by side: the host's choice
    banned: tuple[Person, ...] = ()
    lineup: Lineup | None = None  # of a series that is being played

    @cached_property
    def seats_of(self) -> Mapping[Person, tuple[Seat, ...]]:
        """The seats that each person holds, for those who hold any."""
        held: dict[Person, tuple[Seat, ...]] = {}
        for seat, chair in self.chairs.items():
            for person in chair.holders:
                held[person] = (*held.get(person, ()), seat)
        return held


@dataclass(frozen=True)
class Proposal:
    """A move that waits for the agreement of others. `ids`: the messages with which people asked for it."""

    seat: Seat
    ply: int
    move: str
    by: Person
    conceding: bool
    agreed: tuple[Person, ...] = ()
    ids: Mapping[Person, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Withdrawal:
    """A proposal that is off the table. `by` is None when nobody withdrew it: it lapsed."""

    proposal: Proposal
    by: Person | None


@dataclass(frozen=True)
class HeldMove:
    """A move that is decided while others may still cut in: the house plays it when their moment is over.

    The next ply drops it. It is not stored: after a restart the seat decides again.
    """

    seat: Seat
    move: str
    sender: Sender | None = None


@dataclass(frozen=True)
class UndoRequest:
    """A person's wish to take back the ply with this number, and everyone who agrees. It lapses with the next ply."""

    by: Person
    ply: int
    agreed: tuple[Person, ...]


@dataclass(frozen=True)
class RoomState:
    """Everything that a room is. `base` is the edition as the room was made, `edition` that of the present game."""

    id: str
    code: str
    facts: Facts
    base: Edition
    edition: Edition
    steward: Steward = field(compare=False)  # follows from edition and settings
    match: Match | None = None
    unseen: int | None = None  # cards new to everyone at the table when the game began
    frozen: bool = False
    proposals: tuple[Proposal, ...] = ()
    withdrawals: tuple[Withdrawal, ...] = ()
    held: HeldMove | None = None
    undo: UndoRequest | None = None
    chat: tuple[Said, ...] = ()
    answered: frozenset[Sender] = frozenset()  # the moves that people sent in this game
    # Those of all games before: an old move that is sent again is not played in the next game.
    answered_before: frozenset[Sender] = frozenset()
    seeds: Mapping[int, bytes] = field(default_factory=dict)  # of this game and of heats to come: secret
    began: float = 0.0  # when the game began; 0 if nobody knows
    moved: float = 0.0  # when the last ply was played; 0 if nobody knows
    changed: float = 0.0

    @property
    def status(self) -> Status:
        return "frozen" if self.frozen else self.facts.stage

    @property
    def moment(self) -> tuple[int, int, int]:
        """Which game this is, how many plies it has, and how often moves were taken back."""
        if self.match is None:
            return self.facts.game_number, 0, 0
        return self.facts.game_number, self.match.ply, len(self.match.taken)

    @property
    def heat(self) -> int:
        """The number of this game in its series, from 0."""
        assert self.facts.lineup is not None
        return self.facts.game_number - self.facts.lineup.first

    def has_answered(self, sender: Sender) -> bool:
        return sender in self.answered or sender in self.answered_before

    def with_facts(self, **facts: Any) -> Self:
        """The room with some of its facts changed."""
        return replace(self, facts=replace(self.facts, **facts))

    def with_chairs(self, chairs: Mapping[Seat, Chair]) -> Self:
        """The room with some chairs changed. What holders asked or decided lapses when they change."""
        before = self.facts.chairs
        changed_hands = {seat for seat, chair in chairs.items() if chair.holders != before[seat].holders}
        requests = tuple(request for request in self.facts.requests if request[1] not in changed_hands)
        held = None if self.held is not None and self.held.seat in changed_hands else self.held
        return replace(self, held=held).with_facts(chairs={**before, **chairs}, requests=requests)

    def with_edition(self, edition: Edition, unseen: int | None) -> Self:
        """The room with the edition of a game that begins, or comes back."""
        house = steward(edition, self.facts.settings.game_settings)
        return replace(self, edition=edition, unseen=unseen, steward=house)

    def with_settings(self, settings: Settings) -> Self:
        """The room with other settings. Their steward goes on from what the present one has worked out."""
        if settings.game_settings == self.facts.settings.game_settings:
            return self.with_facts(settings=settings)
        house = steward(self.edition, settings.game_settings)
        if self.match is not None and self.status == "playing":
            public = self.match.view(None)
            snapshot = self.steward.snapshot(public)
            if snapshot is not None:
                house.resume(snapshot, public)
        return replace(self.with_facts(settings=settings), steward=house)


def new_room(id: str, code: str, facts: Facts, base: Edition, now: float) -> RoomState:
    """A room without a game."""
    return RoomState(id, code, facts, base, base, steward(base, facts.settings.game_settings), changed=now)
