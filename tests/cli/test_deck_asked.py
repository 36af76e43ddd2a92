"""`fogbound deck asked`: banks of asked questions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from fogbound.house import asked
from tests.cli.helpers import ROOT, run

KITCHEN = ROOT / "tests" / "games" / "twenty" / "kitchen.toml"


def test_a_deck_without_banks_has_no_contradictions() -> None:
    ran = run("deck", "asked", str(KITCHEN))
    assert ran.code == 0
    assert "0 questions about 0 of 1 card; 0 contradictions" in ran.out


def test_a_reply_against_the_facts_is_listed(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    bank = 'asked = [{ is = "no", en = ["Can I eat you?"] }, { is = "yes", en = ["Are you a vegetable?"] }]\n'
    text = KITCHEN.read_text(encoding="utf-8")
    own.write_text(text.replace("category =", f"{bank}category =", 1), encoding="utf-8")
    ran = run("deck", "asked", str(own))
    assert "onion: 'Can I eat you?' is no in the bank, yes by the facts" in ran.out.replace("\n", " ")
    assert "2 questions about 1 of 1 card; 1 contradiction" in ran.out


def test_new_questions_join_the_bank_of_a_shipped_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked, "FOLDER", tmp_path / "banks")
    asked.forget()
    written = tmp_path / "written"
    written.mkdir()
    (written / "mars.toml").write_text('asked = [{ is = "yes", fr = ["T’es rouge?"] }]', encoding="utf-8")
    assert run("deck", "asked", "first-light", "--add", str(written)).code == 0
    text = (tmp_path / "banks" / "first-light" / "mars.toml").read_text(encoding="utf-8")
    assert text == 'subject = "Mars"\nasked = [\n    { is = "yes", fr = ["T\'es rouge ?"] },\n]\n'
    monkeypatch.undo()
    asked.forget()


def test_a_file_of_the_wrong_form_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mars.toml").write_text('asked = [{ is = "maybe", en = ["Red?"] }]', encoding="utf-8")
    ran = run("deck", "asked", "first-light", "--add", str(tmp_path))
    assert ran.code != 0
    assert 'needs is = "yes", "no" or "partly"' in ran.out + ran.err


def test_common_questions_are_checked(write_common: Callable[[str, str], None]) -> None:
    write_common("place", '[[question]]\nyes = ["nowhere"]\nen = ["Is it a planet?"]\nfr = ["C\'est une planète ?"]\n')
    ran = run("deck", "asked", "first-light", "--common", "place")
    assert ran.code == 0
    assert "no card of this category has the id 'nowhere'" in ran.out
    assert "it has 1 phrasings in 'en'" in ran.out
    assert "mars is no, yes by the facts" in ran.out.replace("\n", " ")
    assert "1 common question about" in ran.out


def test_an_unknown_category_is_refused() -> None:
    ran = run("deck", "asked", "first-light", "--common", "weather")
    assert ran.code != 0
    assert "'weather' is no category; there are person, place and thing." in ran.out + ran.err
