"""Parcels: views and what bots answer come out as they went in, and nothing else comes out at all."""

from __future__ import annotations

import os
import pickle
import subprocess
from typing import Any

import pytest

from fogbound import catalog
from fogbound.bots.kind import Choice
from fogbound.game import Move
from fogbound.match import Match
from fogbound.proof import seed_from
from fogbound.server.many.parcels import BadParcel, pack, unpack


@pytest.mark.parametrize("edition", sorted(catalog.editions()))
def test_views_come_out_as_they_went_in(edition: str) -> None:
    match = Match(catalog.start(catalog.find(edition)), seed_from(1))
    for seat in (*match.state.edition.seats, None):
        view = match.view(seat)
        assert unpack(pack(("greedy", view, 7))) == ("greedy", view, 7)


@pytest.mark.parametrize(
    "value", [None, (Move("t", (58,)), 0.25), {"kind": "hint", "best": [1.5, "x"]}, Choice(Move("t"), 0.5, 0.1, True)]
)
def test_answers_come_out_as_they_went_in(value: Any) -> None:
    assert unpack(pack(value)) == value


class Mean:
    """What a forger would send."""

    def __init__(self, call: Any, *args: object) -> None:
        self.call, self.args = call, args

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        return self.call, self.args


@pytest.mark.parametrize("mean", [Mean(os.system, "true"), Mean(subprocess.Popen, ["true"]), Mean(eval, "1")])
def test_functions_and_other_classes_do_not_come_out(mean: Mean) -> None:
    with pytest.raises(BadParcel, match="no class of plain values"):
        unpack(pack(mean))


@pytest.mark.parametrize("packed", [b"", b"\x80", b"nonsense", pickle.dumps("x")[:-1]])
def test_what_is_no_parcel_is_refused(packed: bytes) -> None:
    with pytest.raises(BadParcel):
        unpack(packed)
