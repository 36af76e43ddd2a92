"""Taking back: which move goes, and why it may not. Tables on a server and at a keyboard ask here.

What a side has learned since cannot be unlearned; the rules say what that is (`State.learned`). In practice anything
can be taken back, even the end of a game.
"""

from __future__ import annotations

from collections.abc import Collection

from fogbound.errors import CannotTakeBack, Said
from fogbound.game import Seat
from fogbound.match import Match

PRACTICE = {"Practice": "yes"}  # the remark in the record of a practice game


def last_ply(match: Match, seats: Collection[Seat]) -> int | None:
    """The number of the last ply of these seats; None if they have not moved."""
    log = match.state.log
    return next((n for n in reversed(range(len(log))) if log[n].seat in seats), None)


def is_offered(match: Match, seats: Collection[Seat], *, practice: bool, in_series: bool) -> bool:
    """Whether people with these seats may ask. What they have learned is worked out only when they do."""
    return not in_series and (practice or match.state.outcome is None) and last_ply(match, seats) is not None


def ply_to_take_back(match: Match, seats: Collection[Seat], *, practice: bool, in_series: bool) -> int:
    """The ply that the game goes back to: the last move of these seats. `CannotTakeBack` says why it does not."""
    if in_series:
        raise CannotTakeBack("not-now", Said("now-undo-series", "In a series, moves cannot be taken back."))
    ply = last_ply(match, seats)
    if ply is None:
        raise CannotTakeBack("not-now", Said("now-undo-none", "There is no move of yours to take back."))
    learned = None if practice else match.state.learned(match.at(ply), match.state.log[ply].seat)
    if learned is not None:
        text = f"{learned} That cannot be taken back; in a practice game it can."
        known = {"said": learned.id} if isinstance(learned, Said) else {}
        raise CannotTakeBack("learned", text, **known)
    return ply
