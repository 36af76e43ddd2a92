"""The table of twenty questions in words."""

from __future__ import annotations

import pytest

import fogbound
from fogbound import proof
from fogbound.cli.speech import label, name
from fogbound.cli.twenty import sheet
from fogbound.cli.twenty.words import table_of
from fogbound.games.twenty.edition import TwentyEdition


@pytest.mark.parametrize(
    ("numbers", "text"), [([], ""), ([4], "4"), ([1, 2, 3], "1–3"), ([1, 2, 3, 5, 7, 8], "1–3 5 7–8")]
)
def test_numbers_are_shown_as_ranges(numbers: list[int], text: str) -> None:
    assert sheet.ranges(numbers) == text


def test_the_table_marks_the_reader_the_investigator_and_you() -> None:
    edition = fogbound.find("twenty/classic-1993", players=3)
    assert isinstance(edition, TwentyEdition)
    match = fogbound.Match(fogbound.start(edition), proof.seed_from(1))
    laid = table_of(match.view("p2"))
    lines = [line.text for line in sheet.table(edition, match.view("p2"), frozenset({"p2"}))]
    assert any(line.startswith(f"Card 1. {name(laid.reader)} reads. I am a ") for line in lines)
    assert "  numbers left: 1–20" in lines
    notes = {line.split(":")[0].strip() for line in lines if " of " in line}
    assert f"{label(laid.investigator)} (to play)" in notes or f"{label(laid.investigator)} (you, to play)" in notes
    assert any(note.startswith("Player 2 (p2) (you") for note in notes)
