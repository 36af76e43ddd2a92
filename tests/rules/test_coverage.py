"""Every rule in the game pages is proved by a test, or names the place that keeps it."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = tuple(sorted((ROOT / "docs" / "games").glob("*.md")))
ITEM = re.compile(r"^(?:\* \*\*([A-Z]-R\d+)\*\*|\| ([A-Z]-S\d+) \|)", re.MULTILINE)
MENTION = re.compile(r"\b[A-Z]-[RS]\d+\b")
PLACES = {"room", "client", "docs"}
# For each game: how many rules its rulebook states, and on how many points it is silent.
COUNTS = {"A": (16, 22), "B": (16, 19), "C": (16, 23), "D": (17, 28)}


def items(page: Path) -> list[str]:
    """The ids that a page lists: stated rules as bullets, silences as rows of a table."""
    return [stated or silent for stated, silent in ITEM.findall(page.read_text(encoding="utf-8"))]


def coverage() -> dict[str, object]:
    return tomllib.loads(Path(__file__).with_name("coverage.toml").read_text(encoding="utf-8"))


def proofs_of(entry: object) -> list[str]:
    if isinstance(entry, str):
        return [entry]
    return [str(name) for name in entry] if isinstance(entry, list) else []


@cache
def functions(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def test_every_rule_is_in_the_pages_exactly_once() -> None:
    listed = [item for page in PAGES for item in items(page)]
    assert len(listed) == len(set(listed)), "an id is listed twice"
    for letter, (rules, silences) in COUNTS.items():
        expected = [f"{letter}-R{n}" for n in range(1, rules + 1)] + [f"{letter}-S{n}" for n in range(1, silences + 1)]
        assert {item for item in listed if item.startswith(letter)} == set(expected)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_lists_the_rules_of_one_game_in_order_and_mentions_no_unknown_rule(page: Path) -> None:
    listed = items(page)
    assert listed, "a page without rules"
    assert len({item[0] for item in listed}) == 1
    silences = [int(item[3:]) for item in listed if item[2] == "S"]
    assert silences == list(range(1, len(silences) + 1)), "the table of silences counts up without gaps"
    known = {item for each in PAGES for item in items(each)}
    assert set(MENTION.findall(page.read_text(encoding="utf-8"))) <= known


def test_the_coverage_file_lists_every_rule_and_no_other() -> None:
    assert set(coverage()) == {item for page in PAGES for item in items(page)}


@pytest.mark.parametrize(("item", "entry"), coverage().items())
def test_every_proof_in_the_coverage_file_exists(item: str, entry: object) -> None:
    if isinstance(entry, dict):
        assert set(entry) == {"where", "reason"}
        assert entry["where"] in PLACES
        assert len(str(entry["reason"])) > 20, "a reason, not a word"
        assert item[2] == "S", "what the rulebook states is proved by a test"
        return
    named = proofs_of(entry)
    assert named
    assert len(set(named)) == len(named)
    for name in named:
        path, _, function = name.partition("::")
        assert (ROOT / path).is_file(), f"there is no {path}"
        assert function in functions(ROOT / path), f"{path} has no test {function}"
        assert function.startswith("test_")


def test_a_test_named_after_a_rule_names_one_that_exists() -> None:
    known = {item.lower().replace("-", "_") for page in PAGES for item in items(page)}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for function in functions(path):
            found = re.match(r"test_([a-z]_[rs]\d+)_", function)
            assert found is None or found[1] in known, f"{function} is named after a rule that no page lists"
