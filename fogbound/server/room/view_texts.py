"""Views as text: what several seats see alike is worked out and written once."""

from __future__ import annotations

from typing import Any

import msgspec

from fogbound.game import Seat, View
from fogbound.match import Match
from fogbound.server import wire
from fogbound.server.room.state import RoomState


class AidTexts:
    """What the house works out for a view, as text. Most plies change nothing in it, so the last one is kept."""

    def __init__(self) -> None:
        self._aids: dict[str, Any] | None = None
        self._text = msgspec.Raw()

    def of(self, aids: dict[str, Any]) -> msgspec.Raw:
        if aids is not self._aids:
            self._aids, self._text = aids, msgspec.Raw(wire.write_body(aids))
        return self._text


class ViewTexts:
    """The views of one moment. `clock` is the same for all (`play.timing`)."""

    def __init__(
        self, room: RoomState, match: Match, clock: wire.Timing | None, aid_texts: AidTexts | None = None
    ) -> None:
        self._room, self._match, self._clock = room, match, clock
        self._aid_texts = aid_texts or AidTexts()
        self._public = match.view(None)
        self._whole: dict[tuple[Seat | None, int], str] = {}
        # By the ids of what they show. Those things are kept here too, so that nothing else takes their ids.
        self._shared: dict[tuple[int, ...], tuple[tuple[object, ...], bytes]] = {}

    def of(self, seat: Seat | None, start: int) -> str:
        """What a seat sees, with its log from ply `start` on."""
        text = self._whole.get((seat, start))
        if text is None:
            seen, held = self._match.view(seat), self._room.held
            own = held.move if held is not None and held.seat == seat else None
            text = self._whole[seat, start] = wire.view_text(self._alike(seen, start), seen, own)
        return text

    def _alike(self, seen: View, start: int) -> bytes:
        """The part of a view that is the same for all who see the same log, the same table and the same aids."""
        aids = self._room.steward.aids(seen, self._public) or None
        key = (start, id(seen.log), id(seen.table), id(aids))
        known = self._shared.get(key)
        if known is None:
            text = wire.write_body(self._shared_view(seen, start, aids))
            known = self._shared[key] = (seen.log, seen.table, aids), text
        return known[1]

    def _shared_view(self, seen: View, start: int, aids: dict[str, Any] | None) -> wire.SharedView:
        return wire.shared_view(
            seen,
            self._room.facts.game_number,
            start,
            self._match.seals,
            aids=None if aids is None else self._aid_texts.of(aids),
            timing=self._clock,
            line=len(self._match.taken),
        )
