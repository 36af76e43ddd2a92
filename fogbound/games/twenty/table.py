"""The table of twenty questions as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fogbound.game import DEALER, Ply, Seat, Table
from fogbound.games.twenty.card import QUESTION, FactValue
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.position import FinishedCard, Position


@dataclass(frozen=True)
class Pawn:
    """A player's pawn: its square on the track, and whether the player has a violet chip."""

    seat: Seat
    square: int
    violet: bool


@dataclass(frozen=True)
class Entry:
    """A number that was picked, and its text: a clue, or `?`; None until the dealer has read it."""

    number: int
    text: str | None


@dataclass(frozen=True)
class Talk:
    """A free question and the reader's reply, None until they give it."""

    seat: Seat
    question: str
    reply: str | None


@dataclass(frozen=True)
class Guess:
    """An answer and the reader's verdict (right, wrong or precise), None until they give it."""

    seat: Seat
    text: str
    verdict: str | None


@dataclass(frozen=True)
class HeldCard:
    """The card in the reader's hand, in the language of the table."""

    number: int
    id: str
    answer: str
    aliases: tuple[str, ...]
    rejects: tuple[str, ...]
    entries: tuple[str, ...]
    facts: tuple[tuple[str, FactValue], ...]


@dataclass(frozen=True)
class TwentyTable(Table):
    """The table. All of it is public except `card`, which only the reader sees until the game is over.

    `phase` is deal, choose (a number), read, clue (the investigator thinks, others may cut in), answer, verdict, roll,
    ask, reply, open or over. `number` counts the cards of this game; `speaker` is the player who answers. `die` is the
    last roll on this card, if there was one; faces up to `die_questions` are question marks.
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
    card: HeldCard | None
    past: tuple[FinishedCard, ...]

    def pawn(self, seat: Seat) -> Pawn:
        return next(pawn for pawn in self.pawns if pawn.seat == seat)


def lay_table(edition: TwentyEdition, position: Position, log: tuple[Ply, ...], viewer: Seat | None) -> TwentyTable:
    """The table as `viewer` sees it. Once the game is over everyone sees the last card."""
    sees_card = viewer == position.reader or position.outcome is not None
    card = position.card
    plies = _since_dealt(log) if card else ()
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
        entries=_entries(plies),
        talks=_talks(plies),
        guesses=_guesses(plies),
        die=next((ply.move.number for ply in reversed(plies) if ply.move.verb == "roll"), None),
        die_questions=edition.die_question_faces,
        card=_held_card(edition, card) if card and sees_card else None,
        past=position.past,
    )


def _held_card(edition: TwentyEdition, number: int) -> HeldCard:
    card, wording = edition.card(number), edition.wording(number)
    return HeldCard(number, card.id, wording.answer, wording.aliases, wording.rejects, wording.entries, card.facts)


def _since_dealt(log: tuple[Ply, ...]) -> tuple[Ply, ...]:
    """The plies since the last card was dealt. All of them are public."""
    for n in range(len(log) - 1, -1, -1):
        if log[n].seat == DEALER and log[n].move.verb == "card":
            return log[n + 1 :]
    return ()


def _text(ply: Ply) -> str:
    (text,) = ply.move.args
    return str(text)


def _entries(plies: tuple[Ply, ...]) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    for ply in plies:
        if ply.move.verb == "pick":
            entries.append(Entry(ply.move.number, None))
        elif ply.move.verb in ("clue", "roll"):
            entries[-1] = replace(entries[-1], text=_text(ply) if ply.move.verb == "clue" else QUESTION)
    return tuple(entries)


def _talks(plies: tuple[Ply, ...]) -> tuple[Talk, ...]:
    talks: list[Talk] = []
    for ply in plies:
        if ply.move.verb == "ask":
            talks.append(Talk(ply.seat, _text(ply), None))
        elif ply.move.verb == "answer":
            talks[-1] = replace(talks[-1], reply=_text(ply))
    return tuple(talks)


def _guesses(plies: tuple[Ply, ...]) -> tuple[Guess, ...]:
    guesses: list[Guess] = []
    for ply in plies:
        if ply.move.verb == "guess":
            guesses.append(Guess(ply.seat, _text(ply), None))
        elif ply.move.verb in ("right", "wrong", "precise"):
            guesses[-1] = replace(guesses[-1], verdict=ply.move.verb)
    return tuple(guesses)
