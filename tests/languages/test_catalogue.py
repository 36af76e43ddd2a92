"""The catalogues, as Python reads them."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import chain
from pathlib import Path
from threading import Barrier, BrokenBarrierError
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import ast

import fogbound
from fogbound.errors import BadOption
from fogbound.languages import catalogue
from fogbound.languages.catalogue import FOLDER, _entries, _texts, ids, languages, reason, say

ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
SAID = re.compile(r"\b(?:Said|worded)\(\s*\"([\w-]+)\"")
PACKAGE = Path(fogbound.__file__).parent
RULES = PACKAGE.parent / "docs" / "games"


def test_texts_are_filled_and_counted() -> None:
    assert say("room-left", n=1) == "1 round left"
    assert say("room-left", n=3) == "3 rounds left"
    assert say("ply-ride", seat="red", ticket="t", station=58) == "Red takes the taxi to 58."


def test_a_fact_that_is_far_too_long_is_cut_short() -> None:
    said = say("app-quoted", text="9" * 5000)
    assert "9…" in said
    assert len(said) < 1100
    assert len(say("app-quoted", text=["place"] * 5000)) < 1100


@pytest.mark.parametrize("language", languages())
def test_negative_numbers_have_a_minus(language: str) -> None:
    said = say("score-now", language, points=-3, left=40)
    assert "\N{MINUS SIGN}3" in said
    assert "-" not in said
    assert say("app-quoted", language, text="the years 1939-45, at -4") == say(
        "app-quoted", language, text="A"
    ).replace("A", "the years 1939-45, at -4")


def test_the_first_texts_may_be_asked_for_in_several_threads_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language has one bundle: texts in another would be lost."""
    together, made = Barrier(2), list[FluentBundle]()

    def slowly(*given: Any, **how: Any) -> FluentBundle:
        with suppress(BrokenBarrierError):
            together.wait(0.2)  # for somebody who makes another
        made.append(FluentBundle(*given, **how))
        return made[-1]

    monkeypatch.setattr(catalogue, "FluentBundle", slowly)
    catalogue._bundle.cache_clear()
    catalogue._message.cache_clear()
    with ThreadPoolExecutor(2) as threads:
        said = list(threads.map(lambda seat: say("seat-name", seat=seat), ("x", "red")))
    assert said == ["Mister X", "Red"]
    assert len(made) == 1


def test_lists_are_written_out() -> None:
    facts = {"seat": "red", "station": 58, "target": 77, "tickets": ["t", "b"]}
    assert say("why-no-tickets", **facts).startswith("Only taxi or bus goes from 58 to 77")
    assert say("roles-other", name="Ann", seats=["red", "blue"]).startswith("Ann cannot lead Red and Blue")
    assert "no station 3, 4, or 5" in say("contradiction-no-station", board="A", stations=[3, 4, 5])


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"max_rounds": "0"}, "max_rounds kann nicht „0“ sein, nur 1 bis 99."),
        ({"voluntary_reveal": "2"}, "voluntary_reveal kann nicht „2“ sein, nur yes oder no."),
        ({"x_ticket_accounting": "a"}, "x_ticket_accounting kann nicht „a“ sein, nur unlimited oder counted."),
    ],
)
def test_a_refused_option_says_what_fits_in_the_language(given: dict[str, str], said: str) -> None:
    with pytest.raises(BadOption) as refused:
        fogbound.find("yard/classic-1983", **given)
    assert reason(refused.value, "de") == said


def test_a_missing_fact_is_a_mistake() -> None:
    with pytest.raises(FluentReferenceError):
        say("room-left")


@pytest.mark.parametrize("language", languages())
def test_every_text_is_the_same_alone_as_among_all(language: str) -> None:
    """Each is parsed alone, with those that it refers to, when somebody first asks for it."""
    entries, known = _entries(language), set[str]()
    for text in _texts(language):
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                [alone] = FluentResource(entries[name]).body
                assert alone.equals(entry, ["span", "comment"])
                known.add(name)
    assert known == set(entries)


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_texts_of_english(language: str) -> None:
    assert ids(language) == ids("en")


@pytest.mark.parametrize("language", languages())
def test_apostrophes_are_of_one_kind(language: str) -> None:
    """Comments are for translators, and may have the other one."""
    texts = [line for text in _texts(language) for line in text.splitlines() if not line.startswith("#")]
    rules = [
        path.read_text(encoding="utf-8").splitlines()
        for path in RULES.glob("*.md" if language == "en" else f"{language}/*.md")
    ]
    assert len(rules) == 4
    typed = re.compile(r"(?<=\w)'|'(?=\w)")
    assert [line for line in [*texts, *chain(*rules)] if typed.search(line)] == []


def test_every_sentence_that_the_rules_name_is_there() -> None:
    named = {id for path in PACKAGE.rglob("*.py") for id in SAID.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 20
    assert named <= ids("en")
    assert set(ID.findall((FOLDER / "en" / "pictures.ftl").read_text(encoding="utf-8"))) <= named, (
        "pictures say them all"
    )
