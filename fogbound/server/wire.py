"""Every message of the socket and every body sent to the server, typed once.

`make wire` writes the JSON Schema in web/src/wire.schema.json and the client's TypeScript types from this module.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from fogbound import game
from fogbound.errors import FogboundError

MAX_BYTES = 16 * 1024
MAX_ID = 64
MAX_NAMES = 6

T = TypeVar("T")


class Refused(FogboundError):
    """A refusal by the server itself; docs/protocol.md lists the codes."""

    def __init__(self, code: str, text: str, status: int = 400, **details: Any) -> None:
        super().__init__(code, text, **details)
        self.status = status


Id = Annotated[str, Meta(max_length=MAX_ID)]
Seat = Annotated[str, Meta(max_length=32)]
Person = Annotated[str, Meta(max_length=32)]
Ply = Annotated[int, Meta(ge=0, le=100_000)]
Place = Annotated[int, Meta(ge=0, le=9999)]
MoveText = Annotated[str, Meta(max_length=2000)]
GivenName = Annotated[str, Meta(max_length=200)]
Who = Annotated[str, Meta(max_length=200)]  # me, open, or bot:NAME with its settings
Options = dict[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=1000)]]
Setting = bool | int | float | Annotated[str, Meta(max_length=200)]
# What a room may set: `pace`, `decide`, `series`, `practice`, `notify`, and what its game adds. Rooms check names and
# values.
Settings = dict[Annotated[str, Meta(max_length=64)], Setting | None]
Decide = Literal["all", "captain", "any"]
Status = Literal["lobby", "playing", "over", "closed", "frozen"]


# To the server


class Message(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True, omit_defaults=True):
    """Anything a person sends. One with an `id` is answered once: by `done`, `error`, `hint`, `why` or `pong`."""

    id: Id | None = None


class Play(Message, tag="play", frozen=True, kw_only=True):
    """`line` is that of the view it answers: after moves were taken back, a ply number alone says too little."""

    seat: Seat
    ply: Ply
    move: MoveText
    line: Ply | None = None


class Agree(Message, tag="agree", frozen=True, kw_only=True):
    seat: Seat
    ply: Ply
    move: MoveText
    yes: bool


class Undo(Message, tag="undo", frozen=True, kw_only=True):
    """Take back my last move; `ply` is the number of plies I have seen."""

    ply: Ply


class AnswerUndo(Message, tag="undo-answer", frozen=True, kw_only=True):
    """The answer to the request to take back the ply with this number."""

    ply: Ply
    yes: bool


class AskHint(Message, tag="hint", frozen=True, kw_only=True):
    seat: Seat
    ply: Ply


class AskWhy(Message, tag="why", frozen=True, kw_only=True):
    """Why can this seat not go to that place of the board?"""

    seat: Seat
    ply: Ply
    place: Place


class Follow(Message, tag="whereabouts", frozen=True, kw_only=True):
    yes: bool


class Visible(Message, tag="visible", frozen=True, kw_only=True):
    """Is this page in sight? Until it says otherwise, it is."""

    yes: bool


class Attach(Message, tag="attach", frozen=True, kw_only=True):
    seats: Annotated[list[Seat], Meta(max_length=16)]
    pin: Annotated[str, Meta(max_length=8)] = ""


class Sit(Message, tag="sit", frozen=True, kw_only=True):
    seat: Seat
    who: Who


class Name(Message, tag="name", frozen=True, kw_only=True):
    seat: Seat
    name: GivenName


class Consent(Message, tag="consent", frozen=True, kw_only=True):
    seat: Seat
    person: Person
    yes: bool


class Share(Message, tag="share", frozen=True, kw_only=True):
    seat: Seat
    yes: bool


class Pin(Message, tag="pin", frozen=True, kw_only=True):
    seat: Seat
    pin: Annotated[str, Meta(pattern=r"^([0-9]{4,8})?$")]


class Ready(Message, tag="ready", frozen=True, kw_only=True):
    yes: bool


class Leave(Message, tag="leave", frozen=True, kw_only=True):
    pass


class Say(Message, tag="say", frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: Literal["all", "side"] = "all"


class Mark(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One pencil mark: stations `a` and, for an arrow, `b`."""

    kind: Literal["ring", "cross", "note", "arrow"]
    a: Annotated[int, Meta(ge=0, le=9999)]
    b: Annotated[int, Meta(ge=0, le=9999)] | UnsetType | None = UNSET
    colour: Annotated[int, Meta(ge=0, le=4)] = 0
    text: Annotated[str, Meta(max_length=40)] | UnsetType | None = UNSET


class Draw(Message, tag="mark", frozen=True, kw_only=True):
    marks: Annotated[list[Mark], Meta(max_length=200)]


HostDoes = Literal[
    "start", "next", "rematch", "lobby", "settings", "options", "captain", "kick", "pardon", "close", "claim"
]


class Host(Message, tag="host", frozen=True, kw_only=True):
    do: HostDoes
    person: Person | None = None
    settings: Settings | None = None
    options: Options = {}
    names: Annotated[list[GivenName], Meta(max_length=MAX_NAMES)] = []
    rotate: bool = False


class Ping(Message, tag="ping", frozen=True, kw_only=True):
    pass


ToServer = (
    Play | Agree | Undo | AnswerUndo | AskHint | AskWhy | Follow | Visible | Attach | Sit | Name | Consent | Share | Pin
    | Ready | Leave | Say | Draw | Host | Ping
)  # fmt: skip


class NewName(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/me`."""

    name: GivenName


class NewReach(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/reach`: listen on the network too, or on this machine alone."""

    open: bool


class NewRoom(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/rooms`."""

    edition: Annotated[str, Meta(max_length=64)]
    options: Options = {}
    seats: dict[Seat, Who] = {}
    names: dict[Seat, GivenName] = {}
    settings: Settings = {}


Key = Annotated[str, Meta(max_length=200)]
Endpoint = Annotated[str, Meta(max_length=1000)]


class NewSubscription(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/push`: a browser's push subscription, and the language of its notices."""

    endpoint: Endpoint
    p256dh: Key
    auth: Key
    language: Annotated[str, Meta(max_length=35)]


class EndedSubscription(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/push/end`: a browser that wants no more notices."""

    endpoint: Endpoint


class Tries(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/lessons/{lesson}/{step}`: the accepted moves so far and the new try, as `seat:move`."""

    moves: Annotated[list[MoveText], Meta(max_length=50)] = []


class WhyNot(Tries, frozen=True, kw_only=True):
    """The body of `POST …/why` in a lesson or a puzzle: after these moves, why can a seat not go to a place?"""

    seat: Seat
    place: Place


class PuzzleTry(Tries, frozen=True, kw_only=True):
    """The body of `POST /api/puzzles/{puzzle}`; `show` asks for the answer instead."""

    show: bool = False


# From the server


class Told(Struct, tag_field="type", frozen=True, kw_only=True, omit_defaults=True):
    """News from the server, sent without being asked for."""


class Answer(Struct, tag_field="type", frozen=True, kw_only=True, omit_defaults=True):
    """A direct answer to the message with this `id`."""

    id: str | None = None


class Done(Answer, tag="done", frozen=True, kw_only=True):
    """The message with this id has taken effect; its effects came before."""


class Pong(Answer, tag="pong", frozen=True, kw_only=True):
    pass


class Error(Answer, tag="error", frozen=True, kw_only=True):
    code: str
    text: str
    details: dict[str, Any]


class RoomPerson(Struct, frozen=True):
    person: str
    name: str
    online: bool
    ready: bool


class RoomSeat(Struct, frozen=True):
    """`name` is empty unless its holder gave the seat one; `away`: everyone who may play it is gone."""

    seat: str
    side: int
    holders: Sequence[str]
    players: Sequence[str]  # everyone who may play it
    bot: str | None
    shared: bool
    pin: bool
    name: str
    away: bool


class Participant(Struct, frozen=True):
    """A player in a series: a person or a bot, and the name they have in the record."""

    name: str
    person: str | None
    bot: str | None


class Series(Struct, frozen=True):
    """`roles` and `points` go by heat, then by participant; `heat` counts from 1."""

    heats: int
    heat: int
    commitment: str
    commitments: Sequence[str]
    people: Sequence[Participant]
    roles: Sequence[Sequence[Sequence[str]]]
    points: Sequence[Sequence[int] | None]
    totals: Sequence[int]
    winners: Sequence[int]


class UndoRequest(Struct, frozen=True):
    """Somebody would like to take back their last move, the ply with this number, and who has yet to agree."""

    person: str
    ply: int
    agreed: Sequence[str]
    waiting: Sequence[str]


class Room(Told, tag="room", frozen=True, kw_only=True):
    """The room, the same for everyone in it. `finished` is the id of its game once that is over."""

    room: str
    code: str
    edition: str
    title: str
    options: Mapping[str, str]
    settings: Mapping[str, Setting | None]
    status: Status
    game: int
    host: str
    commitment: str | None
    people: Sequence[RoomPerson]
    seats: Sequence[RoomSeat]
    captains: Sequence[str | None]
    bots_at_start: int
    claim: float | None
    series: Series | None
    unseen: int | None
    started_by: str | None
    finished: str | None
    undo: UndoRequest | None
    taken_back: int


SeatRight = Literal["look", "play", "propose", "hint", "sit", "request", "leave", "name", "share", "pin", "bot", "open"]
RoomRight = Literal["say-side", "draw", "whereabouts", "ready", "leave", "undo"] | HostDoes
PersonRight = Literal["captain", "kick"]


class YourSeat(Struct, frozen=True):
    """What you may do with a seat. `captain`: who moves it instead of you."""

    seat: str
    may: Sequence[SeatRight]
    captain: str | None


class YourPerson(Struct, frozen=True):
    """What you may do with a person."""

    person: str
    may: Sequence[PersonRight]


class SeatRequest(Struct, frozen=True):
    person: str
    name: str
    seat: str


class Banned(Struct, frozen=True):
    person: str
    name: str


class You(Told, tag="you", frozen=True, kw_only=True):
    """What is yours alone: the seats you look from, and everything you may do here."""

    person: str
    attached: Sequence[str]
    side: int | None
    may: Sequence[RoomRight]
    seats: Sequence[YourSeat]
    people: Sequence[YourPerson]
    requests: Sequence[SeatRequest]
    banned: Sequence[Banned]


class SeenPly(Struct, frozen=True, omit_defaults=True):
    """A ply as the viewer sees it. Every hidden ply carries its public seal."""

    n: int
    seat: str
    move: str
    secret: bool
    seal: str | None = None


class Outcome(Struct, frozen=True):
    winners: Sequence[str]
    reason: str
    points: Sequence[tuple[str, int]]


class Timing(Struct, frozen=True, omit_defaults=True):
    """Seconds until moves of the seats in turn take effect, and until the house moves for them."""

    opens: float | None = None
    lapses: float | None = None


class SharedView(Struct, tag_field="type", tag="view", frozen=True, kw_only=True, omit_defaults=True):
    """The part of a view that several seats may share; its log goes from ply `from` on."""

    game: int
    ply: int
    start: int = msgspec.field(name="from")
    log: Sequence[SeenPly]
    turn: Sequence[str]
    table: Any
    outcome: Outcome | None
    aids: Mapping[str, Any] | None = None
    timing: Timing | None = None
    line: int = 0


class View(SharedView, tag="view", frozen=True, kw_only=True):
    """What one attached seat sees (`seat` null: the public), with its log from ply `from` on."""

    seat: str | None
    moves: Sequence[str]
    held: str | None = None


class Proposal(Told, tag="proposal", frozen=True, kw_only=True):
    """A move that needs the others of the side. `move` null: it was withdrawn by `by`, or lapsed (`by` null)."""

    seat: str
    ply: int
    proposer: str
    move: str | None
    by: str | None
    agreed: Sequence[str]
    waiting: Sequence[str]


class Reason(Struct, frozen=True, omit_defaults=True):
    """A fact for or against a move; docs/protocol.md lists the kinds and the fields each has."""

    kind: str
    station: int | None = None
    chance: float | None = None
    before: float | None = None
    after: float | None = None
    rides: int | None = None
    seat: str | None = None
    stations: int | None = None
    ticket: str | None = None
    left: int | None = None
    pursuers: int | None = None
    everywhere: bool | None = None
    seen: bool | None = None
    caught: bool | None = None


class Choice(Struct, frozen=True):
    """A move as the adviser sees it: its side's chance after it, and how often the adviser would play it."""

    move: str
    chance: float
    share: float
    why: Sequence[Reason]


class Hint(Answer, tag="hint", frozen=True, kw_only=True):
    seat: str
    game: int
    ply: int
    adviser: str
    choices: Sequence[Choice]
    belief: Sequence[tuple[int, float]]
    first: str | None
    idea: Sequence[Reason]


class Why(Answer, tag="why", frozen=True, kw_only=True):
    """Why a seat cannot go to a place: the rules' refusal, as a code and a sentence."""

    seat: str
    ply: int
    place: int
    code: str
    text: str
    details: dict[str, Any]


class Whereabouts(Told, tag="whereabouts", frozen=True, kw_only=True):
    """Where X probably is, from the public view; `belief` null: not worked out (yet)."""

    game: int
    ply: int
    belief: Sequence[tuple[int, float]] | None


class Said(Told, tag="said", frozen=True, kw_only=True):
    """Chat. `n` orders messages and is no count: a count would tell X how much the detectives talk."""

    n: int
    person: str
    name: str
    to: Literal["all", "side"]
    side: int | None
    game: int
    text: str
    at: float


class Marks(Told, tag="mark", frozen=True, kw_only=True):
    """The pencil marks of your side."""

    marks: Sequence[Mark]


class ServerReach(Told, tag="reach", frozen=True, kw_only=True):
    """The server opened to its network, or closed again. `address`: where other devices find it."""

    address: str | None
    here_only: bool


FromServer = Room | You | View | Proposal | Hint | Why | Whereabouts | Said | Marks | ServerReach | Done | Pong | Error


# Reading and writing

_incoming: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
_outgoing = msgspec.json.Encoder()
_PATH = re.compile(r" - at (?:`key` in )?`\$\.?(.*)`$")
_FIELD = re.compile(r"(?:unknown|required) field `(.+?)`")


def read(text: str) -> ToServer:
    """One message from a socket; anything else gets one clear refusal."""
    encoded = text.encode("utf-8", "surrogatepass")
    if len(encoded) > MAX_BYTES:
        raise Refused("too-big", f"A message may have at most {MAX_BYTES} bytes.", status=413)
    return decode(_incoming, encoded)


def decode(decoder: msgspec.json.Decoder[T], content: bytes) -> T:
    """A value of the decoder's type, or a refusal that names the first bad field."""
    try:
        return decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise _bad_message(str(problem)) from None


def _bad_message(problem: str) -> Refused:
    path = _PATH.search(problem)
    parts = re.split(r"[.\[\]]+", path[1]) if path else []
    if named := _FIELD.search(problem):
        parts.append(named[1])
    field = ".".join(part for part in parts if part)
    reason = _PATH.sub("", problem).replace("`", "'")
    return Refused("bad-message", f"The message cannot be read: {field or 'it'}: {reason}.", field=field)


class _Identified(Struct):
    id: Any = None


_identified = msgspec.json.Decoder(_Identified)


def id_of(text: str | None) -> str | None:
    """The id of a message that could not be read, so that its sender learns which one was refused."""
    try:
        id = _identified.decode((text or "").encode("utf-8", "surrogatepass")).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return id if isinstance(id, str) and len(id) <= MAX_ID and id.isprintable() else None


def read_body(kind: type[T], content: bytes) -> T:
    """The body of a request."""
    return decode(msgspec.json.Decoder(kind), content)


def write(message: FromServer) -> str:
    return _outgoing.encode(message).decode()


def write_body(body: Any) -> bytes:
    return _outgoing.encode(body)


def failure() -> Refused:
    """The refusal for whatever goes wrong in the server itself."""
    return Refused("failed", "The server could not do that. Please try again.", status=500)


def error(problem: FogboundError, id: str | None = None) -> Error:
    """A refusal as a socket message."""
    return Error(id=id, code=problem.code, text=problem.text, details=plain_details(problem))


def refusal(problem: FogboundError) -> dict[str, Any]:
    """A refusal as an HTTP body."""
    return {"code": problem.code, "text": problem.text, "details": plain_details(problem)}


def plain_details(problem: FogboundError) -> dict[str, Any]:
    """What a refusal knows, as it can be sent."""
    plain = (str, int, float, list, dict, type(None))
    return {key: value if isinstance(value, plain) else str(value) for key, value in problem.details.items()}


def shared_view(
    seen: game.View,
    number: int,
    start: int,
    seals: Sequence[tuple[int, str]],
    aids: Mapping[str, Any] | msgspec.Raw | None = None,
    timing: Timing | None = None,
    line: int = 0,
) -> SharedView:
    """A view as a message, with its log from ply `start` on, but without what is the seat's own.

    `aids` may be JSON already.
    """
    seal_of = dict(seals)
    return SharedView(
        game=number,
        ply=len(seen.log),
        start=start,
        log=[
            SeenPly(n, ply.seat, str(ply.move), ply.secret is not None, seal_of.get(n))
            for n, ply in enumerate(seen.log[start:], start)
        ],
        turn=seen.turn,
        table=seen.table,
        outcome=None if seen.outcome is None else Outcome(*seen.outcome),
        aids=cast(Any, aids),
        timing=timing,
        line=line,
    )


def view(
    seen: game.View, number: int, start: int, seals: Sequence[tuple[int, str]], aids: Mapping[str, Any] | None = None
) -> View:
    """A whole view as a message, with its log from ply `start` on."""
    shared = shared_view(seen, number, start, seals, aids)
    return View(seat=seen.seat, moves=[str(move) for move in seen.moves], **msgspec.structs.asdict(shared))


def view_text(shared: bytes, seat: str | None, moves: Sequence[game.Move], held: str | None) -> str:
    """A view as text. The fields of a JSON object have no order, so the seat's own come after the shared ones."""
    if held is None and not moves:
        return (shared[:-1] + _nothing_to_do(seat)).decode()
    own: dict[str, Any] = {"seat": seat, "moves": [str(move) for move in moves]}
    if held is not None:
        own["held"] = held
    return (shared[:-1] + b"," + _outgoing.encode(own)[1:]).decode()


@lru_cache(maxsize=1 << 8)
def _nothing_to_do(seat: str | None) -> bytes:
    """The end of most views: those of seats that have no move."""
    return b"," + _outgoing.encode({"seat": seat, "moves": ()})[1:]


def with_moves(shown: View, moves: Sequence[str]) -> View:
    """A view that offers other moves: in an exercise, the answers that it takes."""
    return msgspec.structs.replace(shown, moves=moves)
