"""`fogbound deck ask`: a checklist for the author of a card."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import ROOT, run

KITCHEN = ROOT / "tests" / "games" / "twenty" / "kitchen.toml"


def test_a_single_card_needs_no_number() -> None:
    ran = run("deck", "ask", str(KITCHEN))
    assert ran.code == 0
    assert ran.out.startswith("An onion (onion, en): tick what is true\n")
    assert ran.out.count("  [ ] ") == 30
    assert "  [ ] Can I eat you? Yes.\n" in ran.out
    assert "  [ ] Do you have wheels? " in ran.out


def test_a_card_of_a_deck_is_asked_in_each_of_its_languages() -> None:
    by_id, by_number = run("deck", "ask", "first-light", "amelia-earhart"), run("deck", "ask", "first-light", "1")
    assert by_id.out == by_number.out
    assert by_id.out.count("  [ ] ") == 60
    assert "  [ ] Are you a woman? Yes.\n" in by_id.out
    assert "  [ ] Es-tu une femme ? Oui.\n" in by_id.out


def test_one_language_is_enough_if_you_say_so() -> None:
    ran = run("deck", "ask", "first-light", "venice", "--language", "fr")
    assert ran.out.count("  [ ] ") == 30
    assert "Are you" not in ran.out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("first-light",), "first-light has 36 cards. Say which"),
        (("first-light", "nobody"), "has no card 'nobody'"),
        (("first-light", "0"), "has no card 0"),
        (("first-light", "99"), "has no card 99"),
        (("first-light", "1", "-l", "de"), "languages are en, fr"),
        (("nothing",), "There is no deck 'nothing'"),
        (("missing.toml",), "missing.toml cannot be read"),
    ],
)
def test_bad_input_gets_one_line(arguments: tuple[str, ...], says: str) -> None:
    ran = run("deck", "ask", *arguments)
    assert ran.code == 2
    assert says in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_language_without_questions_is_told(folder: Path) -> None:
    text = KITCHEN.read_text(encoding="utf-8").replace('languages = ["en"]', 'languages = ["de"]')
    german = (
        text.replace(".en = ", ".de = ").replace("{ en = ", "{ de = ").replace("[cards.onion.en]", "[cards.onion.de]")
    )
    (folder / "kueche.toml").write_text(german.replace(", en = ", ", de = "), encoding="utf-8")
    ran = run("deck", "ask", "kueche.toml")
    assert ran.code == 0
    assert "There are no everyday questions in 'de'." in ran.out
