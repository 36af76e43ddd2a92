"""The steward of the chase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fogbound.game import Edition, View
from fogbound.games.yard.danger import dangers
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.material import Aids
from fogbound.house.steward import Settings, Steward
from fogbound.options import Option


class YardSteward(Steward):
    """In a chase the house works out the exact suspects, and warns X; hints and whereabouts come from the adviser."""

    settings = (
        Option("suspects", "switch", True),  # views say where X can be
        Option("hints", "switch", False),  # people may ask the adviser
        Option("whereabouts", "switch", False),  # players may see where X probably is
        Option("danger", "switch", False),  # X sees which stations pursuers can reach next
    )

    def __init__(self, edition: Edition, chosen: Settings) -> None:
        assert isinstance(edition, YardEdition)
        self.hints = bool(chosen["hints"])
        self.whereabouts = bool(chosen["whereabouts"])
        self._aids = Aids(edition) if chosen["suspects"] else None
        self._warned = edition if chosen["danger"] else None

    def aids(self, view: View, public: View | None = None) -> dict[str, Any]:
        suspects = {} if self._aids is None else self._aids.of(public or view)
        return suspects if self._warned is None or view.seat != X else {**suspects, "danger": self._danger(view)}

    def snapshot(self, public: View) -> dict[str, Any] | None:
        return None if self._aids is None else self._aids.snapshot(public)

    def resume(self, snapshot: Mapping[str, Any], public: View) -> None:
        if self._aids is not None:
            self._aids.resume(snapshot, public)

    def _danger(self, view: View) -> list[list[Any]]:
        assert self._warned is not None
        return [[station, list(seats)] for station, seats in dangers(self._warned, view)]
