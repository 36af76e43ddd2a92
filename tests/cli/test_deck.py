"""`fogbound deck`: decks in words."""

from __future__ import annotations

from pathlib import Path

from fogbound.games.twenty import deck as decks
from tests.cli.helpers import ROOT, run

EXAMPLE = ROOT / "tests" / "games" / "twenty" / "kitchen.toml"


def test_check_says_everything_at_once(folder: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    spoiled = text.replace("I am soft in a pan", "I am an onion in a pan").replace("electric = ", "elastic = ")
    (folder / "bad.toml").write_text(spoiled, encoding="utf-8")
    (folder / "not.toml").write_text("= what", encoding="utf-8")
    ran = run("deck", "check", "bad.toml", "first-light", "missing.toml", "not.toml")
    assert ran.code == 1
    assert "  answer-in-clue: onion: clue 6" in ran.out
    assert "  unknown-fact: " in ran.out
    assert "first-light: ok, 36 cards in en, fr" in ran.out
    assert "missing.toml cannot be read" in ran.out
    assert "not-toml" in ran.out


def test_a_deck_with_warnings_can_be_used(folder: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    (folder / "mine.toml").write_text(text.replace("I am soft in a pan", "It is soft in a pan"), encoding="utf-8")
    ran = run("deck", "check", "mine.toml")
    assert ran.code == 0
    assert "mine.toml: 1 warning\n  not-first-person: " in ran.out
    assert "mine.toml: ok, 1 card in en" in ran.out


def test_a_broken_deck_is_refused_in_one_line(folder: Path) -> None:
    (folder / "bad.toml").write_text("title = 1\n", encoding="utf-8")
    ran = run("deck", "show", "bad.toml")
    assert ran.code == 2
    assert "and 2 more. See: fogbound deck check FILE" in ran.err


def test_show_hides_what_a_card_is_unless_asked() -> None:
    deck = decks.load("first-light")
    hidden = run("deck", "show", "first-light").out
    assert run("deck", "show", "first-light", "--answer", "-l", "fr").out.count("Le poulpe (octopus)") == 1
    for number, card in enumerate(deck.cards, 1):
        shown = run("deck", "show", "first-light", str(number)).out
        assert card.entry(card.clues[0], "en") in shown
        for name in (card.id, card.wording("en").answer, card.wording("fr").answer):
            assert name not in hidden
            assert name not in shown


def test_show_reveals_a_card_when_asked() -> None:
    number = [card.id for card in decks.load("first-light").cards].index("mars") + 1
    shown = run("deck", "show", "first-light", str(number), "--answer", "--language", "fr").out
    for text in ("I am: Mars (mars)", "la planète rouge", "Vénus", "field science", "cold yes", "continent none"):
        assert text in shown
    assert "reviewed by: Fogbound second reader" in shown


def test_stats_count_the_deck() -> None:
    said = run("deck", "stats", "first-light").out
    for line in (
        "36 cards in en, fr",
        "category: person 12, place 12, thing 12",
        "gender: woman 6, man 6",
        "reviewed: 36",
    ):
        assert line in said


def test_the_command_alone_shows_help() -> None:
    assert "stats" in run("deck").out
