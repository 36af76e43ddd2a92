"""Why a move of twenty questions is not legal. The texts say nothing about the card, so that nobody can fish for it."""

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

# The moves of each phase, with an example to follow.
ALLOWED = {
    "choose": "pick a free number, such as pick7",
    "clue": "speak or pass",
    "answer": 'give an answer, such as guess"Paris", or pass',
    "verdict": "say right, wrong or precise",
    "ask": 'ask the reader something, such as ask"Am I old?"',
    "reply": 'reply, such as answer"Yes."',
}
# The move of each phase that takes a text.
TEXT_OF_PHASE = {"answer": "guess", "ask": "ask", "reply": "answer"}


def refusal(edition: TwentyEdition, position: Position, seat: Seat, move: Move) -> IllegalMove:
    """The first reason that applies, as a code and a sentence."""
    code, text = _reason(edition, position, seat, move)
    return IllegalMove(code, text, seat=seat, move=str(move))


def _reason(edition: TwentyEdition, position: Position, seat: Seat, move: Move) -> tuple[str, str]:
    if move.verb not in (*VERBS, *DEALS):
        return "no-such-move", f"Twenty questions has no move {str(move)!r}; its moves are {', '.join(VERBS)}."
    if seat == DEALER or move.verb in DEALS:
        return "not-now", f"Only the dealer plays {move.verb}, when it is due."
    if seat not in position.turn:
        return "only-buzz", f"It is {position.turn[0]}'s turn; {seat} can only cut in with buzz."
    if move.verb == "buzz":
        return (
            "not-now",
            f"It is {seat}'s own turn: do not cut in, but {ALLOWED[position.phase]}.",
        )
    if move.verb == "precise" and position.phase == "verdict" and not move.args:
        return "asked-already", "The reader has asked for a more precise answer already; say right or wrong."
    if move.verb == "pick" and position.phase == "choose":
        return _pick(position, move)
    if move.verb == TEXT_OF_PHASE.get(position.phase):
        return "incomplete", f"{move.verb} takes a text of up to {MAX_TEXT} characters: {ALLOWED[position.phase]}."
    return "not-now", f"{seat} cannot play {move.verb} now; {seat} may {ALLOWED[position.phase]}."


def _pick(position: Position, move: Move) -> tuple[str, str]:
    if len(move.args) != 1 or not isinstance(move.args[0], int):
        return "incomplete", f"Say which number: {ALLOWED['choose']}."
    if not 1 <= move.args[0] <= ENTRIES:
        return "no-such-number", f"Numbers go from 1 to {ENTRIES}."
    return "taken", f"There is already a red chip on {move.args[0]}; {ALLOWED['choose']}."
