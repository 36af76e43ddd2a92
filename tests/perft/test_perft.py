"""Move counts in positions of every edition, by two implementations of the rules that share no code."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from fogbound import start, testing
from fogbound.catalog import YARD, find_chase
from fogbound.games.yard.edition import X
from fogbound.games.yard.rules import ChaseState
from fogbound.polled import choices
from tests.perft import naive, naive_compact
from tests.perft.examples import chase_examples, heat_examples
from tests.perft.translate import REASON, naive_game, naive_perft

POSITIONS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("positions.toml").read_text(encoding="utf-8"))[
    "position"
]


def _chase(entry: dict[str, Any]) -> ChaseState:
    state = start(find_chase(entry["edition"], **entry["options"]), entry.get("line"))
    assert isinstance(state, ChaseState)
    return state


@pytest.mark.parametrize("module", [naive, naive_compact])
def test_the_naive_counter_shares_no_code_with_fogbound(module: ModuleType) -> None:
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    names = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    names |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert names <= {"collections.abc", "copy", "dataclasses", "tests.perft.naive"}


def test_every_edition_has_several_positions() -> None:
    for edition_id in YARD.ids:
        assert sum(entry["edition"] == edition_id for entry in POSITIONS) >= 4


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["name"])
def test_the_rules_count_as_the_file_says(entry: dict[str, Any]) -> None:
    state = _chase(entry)
    assert [testing.perft(state, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["name"])
def test_the_naive_counter_agrees(entry: dict[str, Any]) -> None:
    state = _chase(entry)
    depths = range(1, len(entry["counts"]) + 1)
    assert [naive_perft(state.edition, state.position, depth) for depth in depths] == entry["counts"]


def test_divide_adds_up_to_perft() -> None:
    state = _chase(POSITIONS[0])
    parts = testing.divide(state, 3)
    assert sum(count for _, count in parts) == testing.perft(state, 3)
    game = naive_game(state.edition, state.position)
    assert {(ply.seat, str(ply.move)): count for ply, count in parts} == naive.divide(game, 3)


def test_the_naive_counter_agrees_with_examples_worked_by_hand() -> None:
    for name, counted, worked in [*chase_examples(), *heat_examples()]:
        assert counted == worked, name


TABLES: list[tuple[str, dict[str, Any]]] = [
    *(("yard/classic-1983", {"players": n}) for n in (3, 4, 6)),
    *(("yard/police-2017", {"players": n}) for n in (2, 3, 4, 6)),
    ("yard/classic-1983", {"players": 3, "voluntary_reveal": True, "x_ticket_accounting": "counted"}),
    ("yard/classic-1983", {"players": 5, "voluntary_reveal": True, "reveals": "2,5", "max_rounds": 9}),
    ("yard/police-2017", {"players": 6, "x_ticket_accounting": "reserve", "max_rounds": 40}),
    ("yard/police-2017", {"players": 2, "x_ticket_accounting": "reserve", "stuck_counts_police": True}),
    *(
        ("yard/classic-1983", {"board": board, "players": 3, "voluntary_reveal": True})
        for board in ("tiny-docks", "tiny-village")
    ),
    *(
        ("yard/classic-1983", {"board": board, "players": 4, "x_ticket_accounting": "counted"})
        for board in ("tiny-docks", "tiny-village")
    ),
    *(("yard/police-2017", {"board": board, "players": n}) for board in ("tiny-docks", "tiny-village") for n in (2, 4)),
]


@pytest.mark.parametrize(("edition_id", "options"), TABLES)
def test_both_implementations_play_the_same_games(edition_id: str, options: dict[str, Any]) -> None:
    """Whole random games, ply by ply: the same moves for the same seats, the same end for the same reason."""
    edition = find_chase(edition_id, **options)
    for seed in range(12 if edition.board.name.startswith("tiny") else 3):
        game: naive.Game | None = None
        for state in testing.random_game(start(edition), Random(seed)):
            assert isinstance(state, ChaseState)
            if state.position.phase == "deal":
                continue
            if game is None:
                game = naive_game(edition, state.position._replace(outcome=None, phase="x"))
            else:
                last = state.log[-1]
                game = naive.play(game, last.seat, str(last.move))
            ours = {(seat, str(move)) for seat in state.turn for move in choices(state, seat)}
            assert set(naive.legal(game)) == ours
            assert _outcome(state) == naive.outcome(game)


def _outcome(state: ChaseState) -> tuple[str, str] | None:
    if state.outcome is None:
        return None
    side = "x" if state.outcome.winners == (X,) else "pursuers"
    return side, REASON.get(state.outcome.reason, state.outcome.reason)
