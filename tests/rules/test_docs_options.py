"""The game pages agree with the editions: headings, options and defaults, pawns and tickets, notation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fogbound import Move, catalog
from fogbound.catalog import find_chase

from .compact import C
from .little import A, B
from .quiz import D

FOLDER = Path(__file__).parents[2] / "docs" / "games"
HEADINGS = [
    "What it is",
    "Components",
    "Turn",
    "Special moves",
    "End",
    "Options",
    "What the rulebook leaves open and what we decided",
]
BALANCE = "How the board plays"  # an eighth heading, where points depend on it
HERE = "How to play it here"  # the last one, where the house and a terminal have manners of their own
# Offered or not: what exists is described.
GAMES = {edition_id: game for game in catalog.games() for edition_id in game.ids}
EVERY = pytest.mark.parametrize("edition", GAMES)
CHASES = pytest.mark.parametrize("edition", [A, B, C])
DEALT = pytest.mark.parametrize("edition", [A, B])
ENDS = {
    A: ("captured", "trapped", "stuck", "escaped", "conceded"),
    B: ("captured", "trapped", "stuck", "escaped", "conceded"),
    C: ("captured", "trapped", "spent", "stuck", "conceded"),
}


def page(edition: str) -> str:
    path = FOLDER / f"{edition.replace('/', '-')}.md"
    assert path.is_file(), f"{edition} has no page {path.name}"
    return path.read_text(encoding="utf-8")


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the tables under a heading, without the head of each table."""
    section = text.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    heads = {n + shift for n, line in enumerate(lines) if set(line) <= set("|- ") for shift in (-1, 0)}
    kept = [line for n, line in enumerate(lines) if n not in heads]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in kept]


@EVERY
def test_the_headings_are_complete_and_in_order(edition: str) -> None:
    found = re.findall(r"^## (.+)$", page(edition), re.MULTILINE)
    told = [BALANCE] * GAMES[edition].find(edition, {}).heats + [HERE] * (edition not in (A, B, C))
    assert found == HEADINGS + told


@EVERY
def test_the_page_names_its_edition_and_is_independent_of_the_publisher(edition: str) -> None:
    text = " ".join(page(edition).split())
    assert f"`{edition}`" in text
    assert "implements the rules of the published game" in text
    assert "independent of the publisher" in text


@EVERY
def test_the_page_refers_to_nothing_outside_the_project(edition: str) -> None:
    for outside in ("../", "http"):
        assert outside not in page(edition)


@EVERY
def test_every_option_is_in_the_table_with_its_default(edition: str) -> None:
    listed = {cells[0].strip("`"): cells for cells in rows(page(edition), "Options")}
    known = {option.name: option for option in GAMES[edition].options(edition)}
    assert set(listed) == set(known)
    for name, option in known.items():
        _, values, default, meaning = listed[name]
        text = option.text(option.default)
        assert default == (f"`{text}`" if text else "none")
        assert meaning
        if option.kind == "choice":
            assert re.findall(r"`([^`]+)`", values) == list(option.choices)
        if option.kind == "switch":
            assert values == "`true` or `false`"
        if option.kind in ("number", "numbers"):
            assert re.findall(r"`(\d+)`", values) == [str(option.low), str(option.high)]
        if option.kind == "name":
            assert f"`{option.default}`" in values


@EVERY
def test_an_option_named_for_a_decision_exists(edition: str) -> None:
    known = {option.name for option in GAMES[edition].options(edition)}
    for cells in rows(page(edition), HEADINGS[-1]):
        assert len(cells) == 4, f"{cells[0]}: id, question, decision, option"
        assert all(cells)
        assert cells[3] in {"–", "room", "client", "docs"} | {f"`{name}`" for name in known}


@CHASES
def test_pawns_and_black_tickets_by_number_of_people(edition: str) -> None:
    for cells in rows(page(edition), "Components"):
        people, detectives, police, black = map(int, cells)
        found = find_chase(edition, players=people)
        assert (len(found.detectives), len(found.police), found.black) == (detectives, police, black)
    counts = [int(cells[0]) for cells in rows(page(edition), "Components")]
    players = next(option for option in catalog.options(edition) if option.name == "players")
    assert counts == list(range(players.low, players.high + 1))


@DEALT
def test_the_page_lists_the_start_cards(edition: str) -> None:
    text = " ".join(page(edition).split())
    found = find_chase(edition)
    for deck in dict.fromkeys(deck for _, deck in found.deals):
        assert ", ".join(map(str, found.board.deck(deck))) in text


@DEALT
def test_the_moves_shown_are_moves(edition: str) -> None:
    text = page(edition)
    shown = {word for word in re.findall(r"`([^`\s]+)`", text) if re.fullmatch(r"[tbuk]\d+|show\d+|take\w+,\w", word)}
    assert {"t58", "b94", "u46", "k115", "show46", "takered,t"} <= shown
    assert all(str(Move.parse(word)) == word for word in shown)
    assert all(f"`{word}`" in text for word in ("double", "hide", "concede", "deal132", "deal?"))


def test_the_moves_shown_of_the_compact_game_are_moves() -> None:
    text = page(C)
    shown = {word for word in re.findall(r"`([^`\s]+)`", text) if re.fullmatch(r"[tbuk]\d+|(show|place|deal)\d+", word)}
    assert shown == {"t58", "b94", "u46", "k115", "place13", "deal132", "show47"}
    assert all(str(Move.parse(word)) == word for word in shown)
    assert all(f"`{word}`" in text for word in ("k?", "concede"))


@CHASES
def test_every_way_to_end_is_under_its_heading(edition: str) -> None:
    ending = page(edition).partition("## End\n")[2].partition("\n## ")[0]
    assert all(f"`{reason}`" in ending for reason in ENDS[edition])


def test_the_moves_of_twenty_questions_are_moves() -> None:
    text = page(D)
    shown = {word for word in re.findall(r"`([a-z]+(?:[^`\s]*))`", text) if re.fullmatch(r"[a-z]+(\d+|[?\"].*)", word)}
    assert {"pick7", "roll1", "card231", 'card?,"person"', 'guess"…"', 'ask"…"', 'answer"…"', 'open"…"'} <= shown
    moves = {word for word in shown if not re.fullmatch(r"p\d", word)}
    assert all(str(Move.parse(word)) == word for word in moves)
    assert all(f"`{word}`" in text for word in ("speak", "pass", "buzz", "right", "wrong", "precise", "finished"))


def test_the_points_of_twenty_questions_add_up_as_the_page_says() -> None:
    for used, _, finder, reader in rows(page(D), "End"):
        if used.isdigit() and finder.isdigit():
            assert (int(finder), int(reader)) == (20 - int(used), int(used))
