"""Every switch of an edition is handled by all implementations of the chase, or a reason says why not."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest

from fogbound.game import Edition
from fogbound.games.yard.edition import YardEdition, data, ids
from tests.games.yard.switches import IMPLEMENTATIONS, PAGE, ROOT, Row, functions, problems, read_rows, switches_of

ROWS = read_rows(PAGE.read_text(encoding="utf-8"))
SWITCHES = set[str]().union(*(switches_of(data(edition)) for edition in ids()))


def test_every_switch_of_every_edition_is_handled_everywhere_or_explained() -> None:
    assert [*problems(SWITCHES, ROWS)] == []


def test_every_field_of_an_edition_comes_from_a_switch() -> None:
    described = {row.field for row in ROWS} | {"stock_holder"}
    assert {field.name for field in fields(YardEdition)} - {field.name for field in fields(Edition)} <= described


def test_random_tables_vary_every_option() -> None:
    """So that the fast core is compared with the rules under each of them."""
    varied = set[str]().union(*functions(ROOT / "tests/fast/tables.py").values())
    assert {name for edition in ids() for name in data(edition)["options"]} <= varied


# A switch that does not exist: x_whistle


def test_a_new_switch_needs_a_row() -> None:
    edition = data("yard/classic-1983")
    for changed in (
        edition | {"x_whistle": True},
        edition | {"options": edition["options"] | {"x_whistle": {"kind": "switch", "default": False}}},
        edition | {"players": edition["players"] | {"7": {"x_whistle": 1}}},
    ):
        [problem] = problems(SWITCHES | switches_of(changed), ROWS)
        assert "x_whistle has no row" in problem


def test_a_row_needs_a_switch() -> None:
    [problem] = problems(SWITCHES - {"x_open"}, ROWS)
    assert problem == "x_open has a row, but no edition has this switch"


RULES = '''
def whistled(edition, position):
    """X may whistle."""
    return edition.x_whistle and position.phase == "x"
'''
SILENT = '''
def play(book, state):
    """Does nothing about x_whistle."""
    return state  # x_whistle
'''
FAST = (
    "def write(edition):\n    return [edition.x_whistle]\n\n\ndef play(book, state):\n    return book[matrix.WHISTLE]\n"
)


def _row(folder: Path, **cells: str) -> tuple[Row, dict[str, tuple[Path, ...]]]:
    """A row for x_whistle, handled by every implementation that `cells` leaves out."""
    folders: dict[str, tuple[Path, ...]] = {}
    for implementation in IMPLEMENTATIONS:
        own = folder / implementation
        own.mkdir()
        (own / "turns.py").write_text(RULES, encoding="utf-8")
        folders[implementation] = (own,)
    handled = dict.fromkeys(IMPLEMENTATIONS, "`turns.py:whistled`")
    return Row(
        "x_whistle", "x_whistle", handled | {name.replace("_", " "): cell for name, cell in cells.items()}
    ), folders


def test_a_switch_that_everyone_handles_is_fine(tmp_path: Path) -> None:
    row, folders = _row(tmp_path)
    assert [*problems({"x_whistle"}, [row], folders)] == []


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        ("", "names no function and gives no reason"),
        ("later", "names no function and gives no reason"),
        ("`turns.py:`", "names no function and gives no reason"),
        ("no: reasons", "the reason is too short"),
        ("`turns.py:play`", "turns.py:play does not read x_whistle"),
        ("`turns.py:whistle`", "there is no turns.py:whistle"),
        ("`moves.py:play`", "there is no moves.py:play"),
    ],
)
def test_a_switch_that_one_place_handles_and_another_does_not_is_found(tmp_path: Path, cell: str, said: str) -> None:
    """Mentioning it in a comment or a docstring is not handling it."""
    row, folders = _row(tmp_path, fast_core=cell)
    (tmp_path / "fast core" / "turns.py").write_text(SILENT, encoding="utf-8")
    [problem] = problems({"x_whistle"}, [row], folders)
    assert problem.startswith("x_whistle, fast core: ")
    assert said in problem


def test_a_reason_must_not_contradict_the_code(tmp_path: Path) -> None:
    row, folders = _row(tmp_path, fast_core="no: bots never hear a whistle")
    assert next(problems({"x_whistle"}, [row], folders)).endswith("turns.py:whistled reads it")
    (tmp_path / "fast core" / "turns.py").write_text(SILENT, encoding="utf-8")
    functions.cache_clear()
    assert [*problems({"x_whistle"}, [row], folders)] == []


def test_a_kernel_may_read_a_switch_under_another_name(tmp_path: Path) -> None:
    row, folders = _row(tmp_path, fast_core="`turns.py:write`, `turns.py:play` (`WHISTLE`)")
    (tmp_path / "fast core" / "turns.py").write_text(FAST, encoding="utf-8")
    assert [*problems({"x_whistle"}, [row], folders)] == []
    forgotten = replace(row, cells={**row.cells, "fast core": "`turns.py:write`, `turns.py:play`"})
    assert [*problems({"x_whistle"}, [forgotten], folders)] == [
        "x_whistle, fast core: turns.py:play does not read x_whistle"
    ]
