"""Lines typed in twenty questions, read forgivingly: `7`, `guess Paris`, `Paris`, `r`, `p3 buzz`."""

from __future__ import annotations

import re

from fogbound.cli.friendly import Stop
from fogbound.cli.speech import is_no, is_yes, t
from fogbound.errors import BadNotation
from fogbound.game import SLOT, Move, View
from fogbound.games.twenty.card import ENTRIES

COMMANDS = ("help", "table", "moves", "card", "save", "back", "undo", "quit")
_SHORT = {"r": "right", "w": "wrong", "p": "precise"}
_WORDS = ("pass", "speak", "buzz", "right", "wrong", "precise")
_PICK = re.compile(r"(?:pick\s*)?0*([0-9]{1,9})", re.ASCII)
_SAYING = re.compile(r"(guess|ask|answer|reply)\b[\s:]*(.*)", re.IGNORECASE | re.DOTALL)
_SAID_FOR = {"guess": ("guess",), "ask": ("ask",), "answer": ("answer", "reply")}  # the words that fit each


def parse_line(text: str, view: View) -> tuple[Move, ...]:
    """The moves that a line means, in order; `Stop` if it means none. The rules say whether they are legal."""
    wanted = text.strip()
    plain = wanted.lower()
    verbs = {move.verb for move in view.moves}
    exact = _exact(wanted, view)
    if exact is not None:
        return (exact,)
    if "right" in verbs and (verdict := _verdict(plain)):
        return (Move(verdict),)
    if (picked := _PICK.fullmatch(plain)) and "pick" in verbs:
        return (Move("pick", (int(picked[1]),)),)
    slot = next((move.verb for move in view.moves if SLOT in move.args), None)
    said = _SAYING.fullmatch(wanted)
    words = said[2].strip() if said else wanted
    if slot is not None and words:
        _refuse_other_words(slot, said[1].lower() if said else None, plain)
        return (Move(slot, (words.strip('"') or words,)),)
    if plain in _WORDS:
        return (Move(plain),)  # the rules say why it is illegal now
    if "speak" in verbs and words and (said or not _is_number(plain)):
        _refuse_other_words("guess", said[1].lower() if said else None, plain)
        return (Move("speak"), Move("guess", (words.strip('"') or words,)))
    if "buzz" in verbs and words and not _is_number(plain):
        raise Stop(t("cli-buzz-first"))
    raise Stop(f"{t('cli-not-understood', given=wanted[:40])} {t('cli-type-moves')}")


def _verdict(plain: str) -> str | None:
    """The reader's verdict that a word means."""
    verdict = "right" if plain and is_yes(plain) else "wrong" if is_no(plain) else _SHORT.get(plain, plain)
    return verdict if verdict in ("right", "wrong", "precise") else None


def _is_number(plain: str) -> bool:
    """A bare number on the card is a pick that comes too early or too late, not an answer."""
    return plain.isdecimal() and 1 <= int(plain[:9]) <= ENTRIES


def _refuse_other_words(slot: str, verb: str | None, plain: str) -> None:
    """Refuse `guess Paris`, or a bare number, where a question is wanted: the player means something else."""
    if (verb is not None and verb not in _SAID_FOR[slot]) or (slot == "ask" and plain.isdecimal()):
        raise Stop(t(f"cli-wanted-{slot}"))


def _exact(wanted: str, view: View) -> Move | None:
    """A legal move in Fogbound's notation, if the line is one."""
    try:
        move = Move.parse(wanted if '"' in wanted else wanted.lower().replace(" ", ""))
    except BadNotation:
        return None
    return move if any(move.fits(offer) for offer in view.moves) and SLOT not in move.args else None
