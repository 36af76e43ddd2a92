"""Why a move of twenty questions is not legal. The texts say nothing about the card, so that nobody can fish for it."""

from __future__ import annotations

from fogbound.errors import IllegalMove, Said
from fogbound.game import DEALER, Move, Seat
from fogbound.games.twenty.card import ENTRIES
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.position import Position
from fogbound.notation import MAX_TEXT

TEXTS = ("guess", "ask", "answer")
VERDICTS = ("right", "wrong", "precise")
VERBS = ("pick", "speak", "pass", "buzz", *TEXTS, *VERDICTS)
DEALS = ("card", "clue", "roll", "open")

# What the seat in turn may do in each phase, with an example to follow.
ALLOWED = {
    "choose": "Pick a free number, such as pick7.",
    "clue": "Speak or pass.",
    "answer": 'Give an answer, such as guess"Paris", or pass.',
    "verdict": "Say right, wrong or precise.",
    "ask": 'Ask the reader something, such as ask"Am I old?"',
    "reply": 'Reply, such as answer"Yes."',
}
# The move of each phase that takes a text.
TEXT_OF_PHASE = {"answer": "guess", "ask": "ask", "reply": "answer"}


def refusal(edition: TwentyEdition, position: Position, seat: Seat, move: Move) -> IllegalMove:
    """The first reason that applies, as a code and a sentence."""
    code, text = _reason(edition, position, seat, move)
    return IllegalMove(code, text, seat=seat, move=str(move))


def _reason(edition: TwentyEdition, position: Position, seat: Seat, move: Move) -> tuple[str, str]:
    if move.verb not in (*VERBS, *DEALS):
        verbs = ", ".join(VERBS)
        text = f"Twenty questions has no move “{move}”; its moves are {verbs}."
        return "no-such-move", Said("refuse-twenty-no-such-move", text, move=str(move), verbs=verbs)
    if seat == DEALER or move.verb in DEALS:
        return "not-now", Said("refuse-dealer", f"Only the dealer plays {move.verb}, when it is due.", verb=move.verb)
    if seat not in position.turn:
        return "only-buzz", Said("error-only-buzz", "It is someone else’s turn. You may only buzz.")
    if move.verb == "precise" and position.phase == "verdict" and not move.args:
        text = "You already asked for the exact name. Say right or wrong."
        return "asked-already", Said("error-asked-already", text)
    if move.verb == "pick" and position.phase == "choose":
        return _pick(position, move)
    if move.verb == TEXT_OF_PHASE.get(position.phase):
        text = f"{move.verb} takes a text of up to {MAX_TEXT} characters. {ALLOWED[position.phase]}"
        return "incomplete", Said("refuse-text", text, verb=move.verb, n=MAX_TEXT, phase=position.phase)
    return "not-now", _now(position)


def _now(position: Position) -> Said:
    return Said("refuse-phase", ALLOWED[position.phase], phase=position.phase)


def _pick(position: Position, move: Move) -> tuple[str, str]:
    if len(move.args) != 1 or not isinstance(move.args[0], int):
        return "incomplete", Said("refuse-number", f"Say which number, from 1 to {ENTRIES}.", n=ENTRIES)
    if not 1 <= move.args[0] <= ENTRIES:
        return "no-such-number", Said("refuse-no-number", f"Numbers go from 1 to {ENTRIES}.", n=ENTRIES)
    return "taken", Said("error-taken-move", "That number is used. Pick another.")
