"""What goes over the socket: messages taken apart with care, views and refusals put into JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from fogbound import plain
from fogbound.errors import FogboundError
from fogbound.game import View

MAX_BYTES = 16 * 1024


class Refused(FogboundError):
    """The server's own refusals; `code` as in docs/protocol.md."""

    def __init__(self, code: str, text: str, status: int = 400, **details: Any) -> None:
        super().__init__(code, text, **details)
        self.status = status


MAX_ID = 64
MAX_NAMES = 6
Id = Annotated[str, Field(max_length=MAX_ID)]
Seat = Annotated[str, Field(max_length=32)]
Person = Annotated[str, Field(max_length=32)]
Options = dict[Annotated[str, Field(max_length=64)], Annotated[str, Field(max_length=1000)]]
Who = Annotated[str, Field(max_length=200)]  # me, open, or bot:NAME with its settings


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    id: Id | None = None


class Play(_Message):
    type: Literal["play"]
    seat: Seat
    ply: Annotated[int, Field(ge=0, le=100_000)]
    move: Annotated[str, Field(max_length=2000)]


class Agree(_Message):
    type: Literal["agree"]
    seat: Seat
    ply: Annotated[int, Field(ge=0, le=100_000)]
    move: Annotated[str, Field(max_length=2000)]
    yes: bool


class Hint(_Message):
    type: Literal["hint"]
    seat: Seat
    ply: Annotated[int, Field(ge=0, le=100_000)]


class Whereabouts(_Message):
    type: Literal["whereabouts"]
    yes: bool


class Attach(_Message):
    type: Literal["attach"]
    seats: Annotated[list[Seat], Field(max_length=16)]
    pin: Annotated[str, Field(max_length=8)] = ""


class Sit(_Message):
    type: Literal["sit"]
    seat: Seat
    who: Who


class Name(_Message):
    type: Literal["name"]
    seat: Seat
    name: Annotated[str, Field(max_length=200)]


class Consent(_Message):
    type: Literal["consent"]
    seat: Seat
    person: Person
    yes: bool


class Share(_Message):
    type: Literal["share"]
    seat: Seat
    yes: bool


class Pin(_Message):
    type: Literal["pin"]
    seat: Seat
    pin: Annotated[str, Field(pattern=r"^([0-9]{4,8})?$")]


class Ready(_Message):
    type: Literal["ready"]
    yes: bool


class Leave(_Message):
    type: Literal["leave"]


class Say(_Message):
    type: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=500)]
    to: Literal["all", "side"] = "all"


class Mark(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    kind: Literal["ring", "cross", "note", "arrow"]
    a: Annotated[int, Field(ge=0, le=9999)]
    b: Annotated[int, Field(ge=0, le=9999)] | None = None
    colour: Annotated[int, Field(ge=0, le=4)] = 0
    text: Annotated[str, Field(max_length=40)] | None = None


class Marks(_Message):
    type: Literal["mark"]
    marks: Annotated[list[Mark], Field(max_length=200)]


class Settings(BaseModel):
    """How a room is run; none of it changes a rule. Where it says None, the edition decides.

    The manners of the room's game stand beside these; they are checked where the game is known.
    """

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Any] = Field(init=False)
    pace: Annotated[float, Field(ge=0, le=10)] = 1.0
    decide: Literal["all", "captain", "any"] | None = None
    series: bool | None = None

    @property
    def manners(self) -> dict[str, Any]:
        return dict(self.__pydantic_extra__)


class Host(_Message):
    type: Literal["host"]
    do: Literal["start", "next", "rematch", "settings", "options", "captain", "kick", "pardon", "close", "claim"]
    person: Person | None = None
    settings: Settings | None = None
    options: Options = {}
    names: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=MAX_NAMES)] = []
    rotate: bool = False


class Ping(_Message):
    type: Literal["ping"]


Message = (
    Play
    | Agree
    | Hint
    | Whereabouts
    | Attach
    | Sit
    | Name
    | Consent
    | Share
    | Pin
    | Ready
    | Leave
    | Say
    | Marks
    | Host
    | Ping
)
_messages: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


class NewName(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    name: Annotated[str, Field(max_length=200)]


class NewRoom(BaseModel):
    model_config = ConfigDict(extra="forbid")
    edition: Annotated[str, Field(max_length=64)]
    options: Options = {}
    seats: dict[Seat, Who] = {}
    names: dict[Seat, Annotated[str, Field(max_length=200)]] = {}
    settings: Settings = Settings()


def read(text: str) -> Message:
    """One message from a socket; whatever it is instead gets one clear refusal."""
    if len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise Refused("too-big", f"A message may have at most {MAX_BYTES} bytes.", status=413)
    try:
        return _messages.validate_json(text)
    except ValidationError as problem:
        raise bad_message(problem) from None


def id_of(text: str | None) -> str | None:
    """The id of a message that is not taken, so that its sender can be told which it was."""
    try:
        found = json.loads(text or "")
    except (ValueError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= MAX_ID and id.isprintable() else None


def bad_message(problem: ValidationError) -> Refused:
    """The first thing that is wrong, named by its field."""
    first = problem.errors(include_url=False, include_input=False, include_context=False)[0]
    field = ".".join(str(part) for part in first["loc"] if not str(part)[:1].isupper())
    return Refused("bad-message", f"The message cannot be read: {field or 'it'}: {first['msg']}.", field=field)


def error(problem: FogboundError, id: str | None = None) -> dict[str, Any]:
    """A refusal as a socket message."""
    return {"type": "error", **refusal(problem), **({"id": id} if id is not None else {})}


def refusal(problem: FogboundError) -> dict[str, Any]:
    return {"code": problem.code, "text": problem.text, "details": {k: _plain(v) for k, v in problem.details.items()}}


def _plain(value: Any) -> Any:
    return value if isinstance(value, str | int | float | bool | list | dict | None) else str(value)


def view(seen: View, game: int, start: int, seals: Mapping[int, str]) -> dict[str, Any]:
    """A view as a socket message, with its log from ply `start` on; hidden plies carry their public seals."""
    return {"type": "view", "game": game, **plain.view(seen, start, seals)}
