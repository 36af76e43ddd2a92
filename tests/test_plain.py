"""Views as plain JSON values."""

from __future__ import annotations

import json

from fogbound import plain
from tests.toy import START


def test_a_view_is_plain_json_with_its_log_from_a_ply_on() -> None:
    state = START.play("dealer", "card3").play("p2", "buzz").play("p2", 'guess"Zoë"')
    message = plain.view(state.view("p1"), 1, {0: "seal of the card"})
    assert json.loads(json.dumps(message)) == message
    assert message == {
        "seat": "p1",
        "ply": 3,
        "from": 1,
        "log": [
            {"n": 1, "seat": "p2", "move": "buzz", "secret": False},
            {"n": 2, "seat": "p2", "move": 'guess"Zoë"', "secret": False},
        ],
        "turn": ["reader"],
        "moves": [],
        "table": {"card": None, "guesses": 1},
        "outcome": None,
    }


def test_a_hidden_ply_carries_its_seal() -> None:
    view = START.play("dealer", "card3").view("p1")
    (ply,) = plain.view(view, seals={0: "seal of the card"})["log"]
    assert ply == {"n": 0, "seat": "dealer", "move": 'card?,"person"', "secret": False, "seal": "seal of the card"}


def test_an_outcome_names_its_fields() -> None:
    state = START.play("dealer", "card3").play("p1", 'guess"3"').play("reader", "right")
    assert plain.view(state.view(None))["outcome"] == {"winners": ("p1",), "reason": "found", "points": (("p1", 19),)}
