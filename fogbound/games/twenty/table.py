"""Twenty questions as one seat sees it: what a view's `table` is made of, and how it is laid for one viewer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fogbound.game import DEALER, Ply, Seat, Table
from fogbound.games.twenty.card import QUESTION, FactValue
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.position import Over, Position


@dataclass(frozen=True)
class Pawn:
    """A player's piece: its square of the track, and whether a violet chip lies beside it."""

    seat: Seat
    square: int
    violet: bool


@dataclass(frozen=True)
class Entry:
    """A number with a red chip on it, and what was read there: a clue, or `?`; None until it has been read."""

    number: int
    text: str | None


@dataclass(frozen=True)
class Talk:
    """A free question and the reader's reply; None until he has given it."""

    seat: Seat
    question: str
    reply: str | None


@dataclass(frozen=True)
class Guess:
    """An answer and the reader's word on it: right, wrong, precise; None until he has said it."""

    seat: Seat
    text: str
    verdict: str | None


@dataclass(frozen=True)
class Held:
    """The card as the reader holds it in his hand, in the language of the table."""

    number: int
    id: str
    answer: str
    aliases: tuple[str, ...]
    rejects: tuple[str, ...]
    entries: tuple[str, ...]
    facts: tuple[tuple[str, FactValue], ...]


@dataclass(frozen=True)
class TwentyTable(Table):
    """What lies on the table; all of it is public but `card`, which the reader alone has until the game is over.

    `phase` says what is going on: deal, choose (a number), read, clue (the investigator thinks, others may cut in),
    answer, verdict, roll, ask, reply, open or over. `number` counts the cards of this game; `speaker` is who answers.
    `die` is the face that lies up, if it was rolled on this card; faces up to `die_questions` are question marks.
    """

    phase: str
    number: int
    category: str | None
    reader: Seat
    investigator: Seat
    speaker: Seat | None
    pawns: tuple[Pawn, ...]
    finish: int
    suns: tuple[int, ...]
    chips: tuple[int, ...]
    entries: tuple[Entry, ...]
    talks: tuple[Talk, ...]
    guesses: tuple[Guess, ...]
    die: int | None
    die_questions: int
    card: Held | None
    past: tuple[Over, ...]

    def pawn(self, seat: Seat) -> Pawn:
        return next(pawn for pawn in self.pawns if pawn.seat == seat)


def lay(edition: TwentyEdition, position: Position, log: tuple[Ply, ...], viewer: Seat | None) -> TwentyTable:
    """The table as `viewer` sees it; when the game is over the last card lies open."""
    holds = viewer == position.reader or position.outcome is not None
    card = position.card
    told = _since_dealt(log) if card else ()
    return TwentyTable(
        phase=position.phase,
        number=position.number,
        category=edition.card(card).category if card else None,
        reader=position.reader,
        investigator=position.investigator,
        speaker=position.speaker,
        pawns=tuple(map(Pawn, edition.players, position.squares, position.violets)),
        finish=edition.finish,
        suns=edition.suns,
        chips=position.chips,
        entries=_entries(told),
        talks=_talks(told),
        guesses=_guesses(told),
        die=next((ply.move.number for ply in reversed(told) if ply.move.verb == "roll"), None),
        die_questions=edition.die_question_faces,
        card=_held(edition, card) if card and holds else None,
        past=position.past,
    )


def _held(edition: TwentyEdition, number: int) -> Held:
    card, wording = edition.card(number), edition.wording(number)
    return Held(number, card.id, wording.answer, wording.aliases, wording.rejects, wording.entries, card.facts)


def _since_dealt(log: tuple[Ply, ...]) -> tuple[Ply, ...]:
    """The plies after the last card was dealt: all of them are public."""
    for n in range(len(log) - 1, -1, -1):
        if log[n].seat == DEALER and log[n].move.verb == "card":
            return log[n + 1 :]
    return ()


def _said(ply: Ply) -> str:
    (text,) = ply.move.args
    return str(text)


def _entries(told: tuple[Ply, ...]) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    for ply in told:
        if ply.move.verb == "pick":
            entries.append(Entry(ply.move.number, None))
        elif ply.move.verb in ("clue", "roll"):
            entries[-1] = replace(entries[-1], text=_said(ply) if ply.move.verb == "clue" else QUESTION)
    return tuple(entries)


def _talks(told: tuple[Ply, ...]) -> tuple[Talk, ...]:
    talks: list[Talk] = []
    for ply in told:
        if ply.move.verb == "ask":
            talks.append(Talk(ply.seat, _said(ply), None))
        elif ply.move.verb == "answer":
            talks[-1] = replace(talks[-1], reply=_said(ply))
    return tuple(talks)


def _guesses(told: tuple[Ply, ...]) -> tuple[Guess, ...]:
    guesses: list[Guess] = []
    for ply in told:
        if ply.move.verb == "guess":
            guesses.append(Guess(ply.seat, _said(ply), None))
        elif ply.move.verb in ("right", "wrong", "precise"):
            guesses[-1] = replace(guesses[-1], verdict=ply.move.verb)
    return tuple(guesses)
