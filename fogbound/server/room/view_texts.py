"""Views as text: what several seats see alike is worked out and written once."""

from __future__ import annotations

from typing import Any

import msgspec

from fogbound.game import Seat
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
        self._shared: dict[tuple[Seat | None, int], bytes] = {}  # by viewpoint

    def of(self, seat: Seat | None, start: int) -> str:
        """What a seat sees, with its log from ply `start` on."""
        text = self._whole.get((seat, start))
        if text is None:
            state, held = self._match.state, self._room.held
            moves = () if seat is None else state.moves(seat)
            own = held.move if held is not None and held.seat == seat else None
            text = wire.view_text(self._alike(state.viewpoint(seat), start), seat, moves, own)
            self._whole[seat, start] = text
        return text

    def _alike(self, viewpoint: Seat | None, start: int) -> bytes:
        """The part of a view that is the same for all who share a viewpoint."""
        text = self._shared.get((viewpoint, start))
        if text is None:
            text = self._shared[viewpoint, start] = wire.write_body(self._shared_view(viewpoint, start))
        return text

    def _shared_view(self, viewpoint: Seat | None, start: int) -> wire.SharedView:
        seen = self._match.view(viewpoint)
        aids = self._room.steward.aids(seen, self._public) or None
        return wire.shared_view(
            seen,
            self._room.facts.game_number,
            start,
            self._match.seals,
            aids=None if aids is None else self._aid_texts.of(aids),
            timing=self._clock,
            line=len(self._match.taken),
        )
