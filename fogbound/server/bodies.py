"""The bodies of HTTP answers, typed like the messages of the socket and part of the same schema."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from fogbound.server.wire import Mark, Outcome, Room, Status, View, You


class Me(Struct, frozen=True):
    """Who you are; `person` is null before you have introduced yourself."""

    person: str | None
    name: str


class Reach(Struct, frozen=True):
    """Who can reach the server. `address`: where other devices find it; `may`: you sit at it, and may switch."""

    address: str | None
    here_only: bool
    may: bool


class PushKey(Struct, frozen=True):
    """The key that browsers subscribe to; null where the server sends no notices."""

    key: str | None


class Invitation(Struct, frozen=True):
    """What a room's link leads to. `joined`: you are in that room already."""

    edition: str
    title: str
    host: str
    joined: bool


class RoomSummary(Struct, frozen=True):
    """A room in a person's list of games; `yours`: a seat of theirs is to move.

    `result`: how its game, or its whole series, went for them; null while it runs, or if they played on both sides.
    `heat`: which of how many, in a series.
    """

    room: str
    code: str
    title: str
    edition: str
    status: Status
    seats: Sequence[str]
    yours: bool
    changed: float
    result: Literal["won", "lost"] | None
    heat: tuple[int, int] | None


class OptionInfo(Struct, frozen=True):
    """An option of an edition, or a setting of its rooms. Values are given and returned as text."""

    name: str
    kind: Literal["number", "decimal", "numbers", "switch", "choice", "name"]
    default: str
    allowed: str
    low: int
    high: int
    choices: Sequence[str]


class BotInfo(Struct, frozen=True):
    """A bot. Those that people choose from have a line of character and a level. `boards` null: it plays on any."""

    name: str
    line: str
    level: int | None
    boards: Sequence[str] | None


class HandicapInfo(Struct, frozen=True):
    """Options that make an edition fair, and X's share of wins without and with them."""

    options: Mapping[str, str]
    usual: float
    fair: float


class EditionInfo(Struct, frozen=True):
    """Everything a form for a new table needs. Seats, sides, roles and handicaps go by number of people."""

    id: str
    title: str
    screens: str
    bots: Sequence[BotInfo]
    default_bot: str
    usual: Mapping[str, Any]
    options: Sequence[OptionInfo]
    handicaps: Mapping[str, HandicapInfo]
    settings: Sequence[OptionInfo]
    seats: Mapping[str, Sequence[str]]
    sides: Mapping[str, Sequence[Sequence[str]]]
    roles: Mapping[str, Sequence[Sequence[str]]]
    heats: bool
    agreed: bool
    uploads: str | None
    adviser: str | None


class LessonStep(Struct, frozen=True):
    """A step of a lesson: its number, its title, and how many things there are to do."""

    n: int
    title: str
    tasks: int


class LessonInfo(Struct, frozen=True):
    """A lesson. `first_game` says how to go on: the side or seat to play in a first game of this edition."""

    id: str
    title: str
    line: str
    edition: str
    first_game: str
    steps: Sequence[LessonStep]


class TaskPointer(Struct, frozen=True):
    """Words about a thing on the table; docs/lessons.md lists the things that can be pointed at."""

    at: str
    text: str


class TaskInfo(Struct, frozen=True):
    """What there is to do now, in words, and the things that those words point at."""

    text: str
    points: Sequence[TaskPointer]


class ExerciseState(Struct, frozen=True):
    """An exercise after a try: the messages of a room, and what to say.

    `frames` are the moments to show one after another, each as a view for every seat of the player. `words` answer the
    try; `moves` are the accepted ones, to be sent again with the next. `task` is null when the exercise is done.
    """

    room: Room
    you: You
    frames: Sequence[Sequence[View]]
    verdict: Literal["begin", "again", "on", "done"]
    words: str
    task: TaskInfo | None
    moves: Sequence[str]


class GamePlayer(Struct, frozen=True):
    """Who played some seats of a finished game; `you`: you were one of them."""

    name: str
    seats: Sequence[str]
    bot: bool
    you: bool


class GameSummary(Struct, frozen=True):
    """A finished game in a list. `length` is in rounds or cards, as the game counts; `began` 0: nobody knows.

    `result` is yours: null if you did not play, or played on both sides. `even`: options were set for even chances.
    """

    id: str
    edition: str
    title: str
    screens: str
    began: float
    ended: float
    length: int
    outcome: Outcome
    result: Literal["won", "lost"] | None
    players: Sequence[GamePlayer]
    heat: tuple[int, int] | None
    practice: bool
    even: bool
    taken_back: int
    public: bool


class GamePage(Struct, frozen=True):
    """Your finished games, newest first; `next`: what to ask for to see more."""

    games: Sequence[GameSummary]
    next: str | None


class FinishedGame(Struct, frozen=True):
    """A finished game at its own address, as messages of a room that is over. `table`: the room, if you are in it."""

    game: GameSummary
    room: Room
    you: You
    view: View
    material: Mapping[str, Any]
    may: Sequence[Literal["share"]]
    table: str | None


class Shared(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/games/{id}/share`: may anyone with the link open the game?"""

    public: bool


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list: its number there, what it asks, and the share of bots that miss it (`difficulty`)."""

    id: str
    n: int
    kind: Literal["catch", "escape", "where"]
    title: str
    edition: str
    band: Literal["easy", "medium", "hard"]
    difficulty: float


class PuzzleList(Struct, frozen=True):
    """All puzzles, the easiest first, and the id of today's."""

    daily: str
    puzzles: Sequence[PuzzleInfo]


class PuzzleState(Struct, frozen=True):
    """A puzzle after a try. `answer`, `why` and `marks` are empty until the answer is given or given up."""

    puzzle: PuzzleInfo
    source: str
    exercise: ExerciseState
    solved: bool
    answer: str
    why: Sequence[TaskPointer]
    marks: Sequence[Mark]
