from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound import proof
from fogbound.game import HIDDEN, Move, Ply, Secret

OFFERS = [Move("deal", (n,)) for n in range(1, 8)]
HIDDEN_PLY = Ply("x", Move("t", (58,)), Secret(frozenset({"x"}), Move("t", (HIDDEN,))))


def test_draws_are_fixed_for_ever() -> None:
    """Old records must stay verifiable: these values may never change."""
    seed = proof.seed_from(1)
    assert seed.hex()[:16] == "93ace7e86483a0b0"
    assert [str(proof.draw(seed, n, OFFERS)) for n in range(8)] == [
        "deal5",
        "deal6",
        "deal6",
        "deal7",
        "deal6",
        "deal5",
        "deal1",
        "deal7",
    ]
    assert proof.seal(seed, 6, HIDDEN_PLY)[:16] == "86b9230e3194a04d"


@given(st.binary(min_size=1, max_size=64), st.integers(0, 500), st.permutations(OFFERS))
def test_a_draw_does_not_depend_on_the_order_of_offers(seed: bytes, ply: int, offers: list[Move]) -> None:
    assert proof.draw(seed, ply, offers) == proof.draw(seed, ply, OFFERS)


def test_draws_are_even() -> None:
    """Chi-square over 7 offers, 7,000 draws: 22.5 is passed by chance once in a thousand."""
    drawn = Counter(proof.draw(proof.seed_from(9), n, OFFERS) for n in range(7000))
    assert sum((drawn[offer] - 1000) ** 2 / 1000 for offer in OFFERS) < 22.5


def test_a_seal_depends_on_everything() -> None:
    seed = proof.seed_from(1)
    other = HIDDEN_PLY._replace(move=Move("t", (59,)))
    seals = {
        proof.seal(seed, 6, HIDDEN_PLY),
        proof.seal(seed, 7, HIDDEN_PLY),
        proof.seal(seed, 6, other),
        proof.seal(seed, 6, HIDDEN_PLY._replace(seat="y")),
        proof.seal(proof.seed_from(2), 6, HIDDEN_PLY),
    }
    assert len(seals) == 5


def test_only_hidden_plies_are_sealed() -> None:
    log = (HIDDEN_PLY, Ply("red", Move("t", (1,))), HIDDEN_PLY)
    assert [number for number, _ in proof.seals(b"seed", log)] == [0, 2]


@pytest.mark.parametrize(
    ("cuts", "number", "line"),
    [((), 5, 0), ((6,), 5, 0), ((5,), 5, 1), ((3, 6), 5, 1), ((6, 3, 5), 5, 3), ((2, 2), 5, 2)],
)
def test_a_ply_belongs_to_the_last_line_that_began_before_it(cuts: tuple[int, ...], number: int, line: int) -> None:
    assert proof.line_of(cuts, number) == line
