"""The steward of the chase."""

from __future__ import annotations

from typing import Any

from fogbound.game import Edition, View
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.material import Aids
from fogbound.house.steward import Settings, Steward
from fogbound.options import Option


class YardSteward(Steward):
    """In a chase the house only works out the exact suspects; hints and whereabouts come from the adviser."""

    settings = (
        Option("suspects", "switch", True),  # views say where X can be
        Option("hints", "switch", False),  # people may ask the adviser
        Option("whereabouts", "switch", False),  # players may see where X probably is
    )

    def __init__(self, edition: Edition, chosen: Settings) -> None:
        assert isinstance(edition, YardEdition)
        self.hints = bool(chosen["hints"])
        self.whereabouts = bool(chosen["whereabouts"])
        self._aids = Aids(edition) if chosen["suspects"] else None

    def aids(self, view: View) -> dict[str, Any]:
        return {} if self._aids is None else self._aids.of(view)
