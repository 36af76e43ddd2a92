"""Why a move of twenty questions is not legal, in words. Says nothing of the card, so that nobody can fish for it."""

from __future__ import annotations

from fogbound.errors import IllegalMove
from fogbound.game import DEALER, Move, Seat
from fogbound.games.twenty.card import ENTRIES
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.position import Position
from fogbound.notation import MAX_TEXT

TEXTS = ("guess", "ask", "answer")
VERDICTS = ("right", "wrong", "precise")
VERBS = ("pick", "speak", "pass", "buzz", *TEXTS, *VERDICTS)
DEALS = ("card", "clue", "roll", "open")

# What each phase waits for, as an example to follow.
WANTED = {
    "choose": "name a number that is still free, such as pick7",
    "clue": "speak, or pass",
    "answer": 'give an answer, such as guess"Paris", or pass',
    "verdict": "say right, wrong or precise",
    "ask": 'ask the reader, such as ask"Am I old?"',
    "reply": 'reply, such as answer"Yes."',
}


def refusal(edition: TwentyEdition, position: Position, seat: Seat, move: Move) -> IllegalMove:
    """The first reason that applies, as a code and a sentence."""
    code, text = _reason(edition, position, seat, move)
    return IllegalMove(code, text, seat=seat, move=str(move))


def _reason(edition: TwentyEdition, position: Position, seat: Seat, move: Move) -> tuple[str, str]:
    if move.verb not in (*VERBS, *DEALS):
        return "no-such-move", f"Twenty questions has no move {str(move)!r}; its moves are {', '.join(VERBS)}."
    if seat == DEALER or move.verb in DEALS:
        return "not-now", f"{move.verb} is the dealer's, in its own time."
    if seat not in position.turn:
        return "only-buzz", f"It is {position.turn[0]}'s turn to think; {seat} may only play buzz."
    if move.verb == "buzz":
        return "not-now", f"A violet chip interrupts somebody else; {seat} may {WANTED[position.phase]}."
    if move.verb == "precise" and position.phase == "verdict" and not move.args:
        return "asked-already", "This answer has been made more precise once; it is right or wrong now."
    if move.verb == "pick" and position.phase == "choose":
        return _pick(position, move)
    if move.verb in TEXTS and _wants(position.phase, move.verb):
        return "incomplete", f"{move.verb} takes a text of up to {MAX_TEXT} characters: {WANTED[position.phase]}."
    return "not-now", f"{seat} cannot play {move.verb} now; {seat} may {WANTED[position.phase]}."


def _wants(phase: str, verb: str) -> bool:
    return {"answer": "guess", "ask": "ask", "reply": "answer"}.get(phase) == verb


def _pick(position: Position, move: Move) -> tuple[str, str]:
    if len(move.args) != 1 or not isinstance(move.args[0], int):
        return "incomplete", f"Say which number: {WANTED['choose']}."
    if not 1 <= move.args[0] <= ENTRIES:
        return "no-such-number", f"Numbers go from 1 to {ENTRIES}."
    return "taken", f"A red chip lies on {move.args[0]} already; {WANTED['choose']}."
