"""The rule pages say the same in every language: the same ids in the same order, the same notation and numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fogbound.languages.catalogue import ENGLISH, languages

FOLDER = Path(__file__).parent.parent.parent / "docs" / "games"
PAGES = sorted(path.name for path in FOLDER.glob("*.md"))
OTHERS = [language for language in languages() if language != ENGLISH]

ID = re.compile(r"\b[A-D]-[RS]\d+[a-z]?\b")
CODE = re.compile(r"```.*?```", re.DOTALL)
QUOTED = re.compile(r"`[^`\n]+`")
DEFINED = re.compile(r"^\s*(?:[*-] )?\*\*([A-D]-R\d+[a-z]?)|^\| ([A-D]-S\d+[a-z]?) \|", re.MULTILINE)
HEADING = re.compile(r"^(#+) ", re.MULTILINE)


def text_of(name: str, language: str) -> str:
    folder = FOLDER if language == ENGLISH else FOLDER / language
    return (folder / name).read_text(encoding="utf-8")


def skeleton(text: str) -> dict[str, list[str]]:
    """What must be the same in every language."""
    return {
        "ids": ID.findall(text),
        "rules": ["".join(found) for found in DEFINED.findall(text)],
        "code": CODE.findall(text),
        "quoted": QUOTED.findall(CODE.sub("", text)),
        "headings": HEADING.findall(CODE.sub("", text)),
    }


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_is_there(language: str) -> None:
    assert sorted(path.name for path in (FOLDER / language).glob("*.md")) == PAGES


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_page_has_every_rule_of_the_english_one(name: str, language: str) -> None:
    ours, theirs = skeleton(text_of(name, ENGLISH)), skeleton(text_of(name, language))
    assert len(ours["rules"]) > 30, "the pattern still finds the rules"
    assert theirs == ours


def test_a_rule_that_is_left_out_is_noticed() -> None:
    page = text_of(PAGES[0], ENGLISH)
    rule = skeleton(page)["rules"][3]
    assert skeleton(page.replace(rule, "", 1)) != skeleton(page)
