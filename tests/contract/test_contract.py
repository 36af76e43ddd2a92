"""Every edition, with every sensible combination of options, keeps the contract."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogbound import catalog, find, start, testing
from fogbound.game import State
from fogbound.proof import draw, seed_from
from tests.toy import START

CLASSIC, COMPACT, POLICE = "yard/classic-1983", "yard/compact-2015", "yard/police-2017"

TABLES: list[tuple[str, dict[str, Any]]] = [
    *((CLASSIC, {"players": n}) for n in (3, 4, 5, 6)),
    *((POLICE, {"players": n}) for n in (2, 3, 4, 5, 6)),
    *((CLASSIC, {"players": n, "voluntary_reveal": True}) for n in (3, 6)),
    *((CLASSIC, {"players": n, "x_ticket_accounting": "counted"}) for n in (3, 4)),
    (CLASSIC, {"players": 5, "voluntary_reveal": True, "x_ticket_accounting": "counted", "reveals": "2,4"}),
    (CLASSIC, {"board": "london-2017", "max_rounds": 40}),
    (CLASSIC, {"players": 4, "reveals": ""}),
    *((POLICE, {"players": n, "x_ticket_accounting": "reserve"}) for n in (2, 4, 6)),
    *((POLICE, {"players": n, "stuck_counts_police": True}) for n in (2, 4)),
    (POLICE, {"players": 2, "stuck_counts_police": True, "x_ticket_accounting": "reserve", "max_rounds": 30}),
    (POLICE, {"board": "london-1983", "reveals": "1,2,3"}),
    *((CLASSIC, {"board": name, "players": 3, "max_rounds": 6}) for name in ("tiny-village", "tiny-docks")),
    *((CLASSIC, {"board": name, "players": 4, "voluntary_reveal": True}) for name in ("tiny-village", "tiny-docks")),
    *((POLICE, {"board": name, "players": 2}) for name in ("tiny-village", "tiny-docks")),
    *((POLICE, {"board": name, "players": 4}) for name in ("tiny-village", "tiny-docks")),
    *((COMPACT, {"players": n}) for n in (2, 3, 4)),
    *((COMPACT, {"x_black": n, "boat_rides": rides}) for n in (2, 4) for rides in ("once", "per_ticket")),
    (COMPACT, {"board": "tiny-harbour", "x_black": 4, "stuck_leftovers": "kept"}),
    (COMPACT, {"board": "london-2017", "prices": "3,0,7", "start_numbers": "1,13,46,74,128,199"}),
]

TINY: list[tuple[str, dict[str, Any]]] = [
    (CLASSIC, {"board": "tiny-docks", "players": 4, "max_rounds": 2, "reveals": "2"}),
    (CLASSIC, {"board": "tiny-docks", "players": 3, "max_rounds": 2, "reveals": ""}),
    (CLASSIC, {"board": "tiny-ring", "players": 4, "max_rounds": 2, "reveals": "3", "voluntary_reveal": True}),
    (CLASSIC, {"board": "tiny-village", "players": 4, "max_rounds": 2, "x_ticket_accounting": "counted"}),
    (POLICE, {"board": "tiny-docks", "players": 2, "max_rounds": 2, "reveals": "2"}),
    (POLICE, {"board": "tiny-docks", "players": 4, "max_rounds": 2, "reveals": "", "x_ticket_accounting": "reserve"}),
    (COMPACT, {"board": "tiny-harbour", "x_black": 4}),
]


def _name(table: tuple[str, dict[str, Any]]) -> str:
    edition_id, options = table
    return "-".join([edition_id, *(f"{key}={value}" for key, value in options.items())])


def _start(table: tuple[str, dict[str, Any]]) -> State:
    edition_id, options = table
    return start(find(edition_id, **options))


def test_every_edition_and_option_is_under_contract() -> None:
    assert {edition_id for edition_id, _ in TABLES} == set(catalog.YARD.ids)
    for edition_id in catalog.YARD.ids:
        used = {key for found, options in TABLES if found == edition_id for key in options}
        assert used == {option.name for option in catalog.options(edition_id)}


@pytest.mark.parametrize("table", TABLES, ids=_name)
def test_contract(table: tuple[str, dict[str, Any]]) -> None:
    for seed in range(4):
        testing.check(_start(table), Random(seed), every=7)


@pytest.mark.parametrize("table", TABLES, ids=_name)
def test_nobody_can_tell_lookalikes_apart(table: tuple[str, dict[str, Any]]) -> None:
    """On boards of any size: other states with the same seen log give the same view."""
    rng, first = Random(11), _start(table)
    for seed in range(2):
        states = list(testing.random_game(first, Random(seed)))
        for state in rng.sample(states, min(len(states), 6)) + states[-1:]:
            for seat in ("red", "x", None):
                testing.check_no_leak(first, state, seat, rng, most=3)


@pytest.mark.parametrize("table", TINY, ids=_name)
def test_all_truths_of_tiny_games_agree(table: tuple[str, dict[str, Any]]) -> None:
    """Enumerates every state that looks the same: `worlds` finds exactly these, and they really vary."""
    rng, first, most = Random(3), _start(table), 0
    for seed in range(3):
        for state in testing.random_game(first, Random(seed)):
            for seat in (*first.edition.seats, None):
                found = testing.check_no_leak(first, state, seat, rng)
                most = max(most, found)
                if seat == "x" or state.outcome is not None:
                    assert found == 1
    assert most > 3


def test_the_core_is_not_about_chases() -> None:
    for seed in range(100):
        rng = Random(seed)
        state = testing.check(START, rng)
        for seat in (*state.edition.seats, None):
            assert testing.check_no_leak(START, state, seat, rng) == 1


def test_all_start_cards_are_equally_likely() -> None:
    """Every first card comes up about equally often (chi-square at one in a thousand)."""
    placed = start(find(COMPACT, board="tiny-harbour"))
    for seat, station in (("red", 1), ("blue", 4), ("green", 10)):
        placed = placed.play(seat, f"place{station}")
    for first, limit in ((start(find(CLASSIC)), 40.8), (placed, 26.1), (start(find(POLICE)), 37.7)):
        offers = first.moves("dealer")
        drawn = [draw(seed_from(n), 0, offers) for n in range(200 * len(offers))]
        assert sum((drawn.count(offer) - 200) ** 2 / 200 for offer in offers) < limit


def test_random_games_end() -> None:
    for edition_id in catalog.YARD.ids:
        for seed in range(100):
            *_, last = testing.random_game(start(find(edition_id)), Random(seed))
            assert last.outcome is not None
