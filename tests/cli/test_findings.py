"""Everything wrong with a file, in lines."""

from __future__ import annotations

from fogbound.cli.findings import finding_lines, refusal
from fogbound.errors import BadBoard, Finding

FINDINGS = (Finding("no-link", "station 3 has no line"), Finding("no-size", "the size is missing"))


def test_a_refusal_lists_every_finding() -> None:
    lines = [line.text for line in refusal("mine.toml", BadBoard("Board file mine.toml cannot be used", FINDINGS))]
    assert lines == [
        "mine.toml: 2 findings",
        "  no-link: station 3 has no line",
        "  no-size: the size is missing",
    ]


def test_a_refusal_without_findings_is_its_text() -> None:
    (line,) = refusal("mine.toml", BadBoard("it cannot be read", ()))
    assert line.text == "mine.toml: it cannot be read"


def test_findings_may_be_of_another_kind() -> None:
    head, _ = finding_lines("mine.toml", FINDINGS[:1], "warning")
    assert head.text == "mine.toml: 1 warning"
