"""Little chases: what they change of the rules of 1983, and what is refused."""

from __future__ import annotations

import pytest

from fogbound.errors import BadOption
from fogbound.solve.little import Little


def test_a_little_chase_has_the_pawns_rounds_and_starts_it_says() -> None:
    edition = Little("tiny-ring", pursuers=2, rounds=3, reveals=(2,), starts=(1, 4), x_starts=(7,), black=1).edition
    assert edition.seats == ("x", "red", "blue")
    assert (edition.max_rounds, edition.reveals, edition.black) == (3, (2,), 1)
    assert edition.deals == (("red", "detectives"), ("blue", "detectives"), ("x", "x"))
    assert (edition.board.deck("detectives"), edition.board.deck("x")) == ((1, 4), (7,))


@pytest.mark.parametrize(
    ("little", "code"),
    [
        (Little("tiny-ring", pursuers=0), "not-allowed"),
        (Little("tiny-ring", pursuers=9), "not-allowed"),
        (Little("tiny-ring", x_starts=(99,)), "no-such-station"),
        (Little("tiny-ring", starts=(1,), x_starts=(1,)), "too-few-starts"),
    ],
)
def test_what_cannot_be_played_is_refused(little: Little, code: str) -> None:
    with pytest.raises(BadOption) as refusal:
        _ = little.edition
    assert refusal.value.code == code
