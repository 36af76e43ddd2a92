"""Refusals, and sentences that the catalogues have too."""

from __future__ import annotations

import pickle

import pytest

from fogbound import errors
from fogbound.errors import BadBoard, Finding, FogboundError, IllegalMove, Said

HERE = Said("why-here", "Red is at 4 now.", target=4)


def test_a_sentence_is_its_text() -> None:
    assert HERE == "Red is at 4 now."
    assert (HERE.id, HERE.facts) == ("why-here", {"target": 4})


def test_a_sentence_survives_a_process() -> None:
    again = pickle.loads(pickle.dumps(HERE))
    assert (again, again.id, again.facts) == (HERE, HERE.id, HERE.facts)


def test_a_refusal_names_the_sentence_and_has_its_facts() -> None:
    refused = IllegalMove("here", HERE, seat="red")
    assert refused.details == {"said": "why-here", "target": 4, "seat": "red"}
    assert type(refused.text) is str
    assert str(refused) == refused.text == HERE


def test_a_refusal_may_have_a_text_of_its_own() -> None:
    assert IllegalMove("here", "No.", seat="red").details == {"seat": "red"}


@pytest.mark.parametrize(
    "refusal",
    [
        BadBoard("Nobody can play on it.", (Finding("lost", "Station 4 leads nowhere."),)),
        *(
            kind("here", HERE, seat="red")
            for kind in vars(errors).values()
            if isinstance(kind, type) and issubclass(kind, FogboundError) and not issubclass(kind, errors.BadMaterial)
        ),
    ],
    ids=lambda refusal: type(refusal).__name__,
)
def test_a_refusal_survives_a_process(refusal: FogboundError) -> None:
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is type(refusal)
    assert (str(again), again.args, vars(again)) == (str(refusal), refusal.args, vars(refusal))
