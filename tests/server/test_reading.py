"""Uploaded files are read in a process of their own. What it answers, and what becomes of its answers."""

from __future__ import annotations

import subprocess
from typing import Any
from unittest import mock

import pytest

from fogbound import upload_store
from fogbound.errors import BadDeck
from fogbound.server import reading
from fogbound.server.reading import MOST_LINES, Failed, read
from tests.server.quiz import deck

TWENTY = "twenty"


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "_ask_process", reading._answer)


def _answering(answer: dict[str, Any]) -> Any:
    return mock.patch.object(reading, "_ask_process", return_value=answer)


def test_a_process_reads_a_deck() -> None:
    content = deck([1, 2], ("en", "fr")).encode()
    summary = read(TWENTY, content)
    assert summary.name == upload_store.name_of(content)
    assert (summary.languages, summary.count) == (("en", "fr"), 2)


def test_a_summary_is_the_same_with_and_without_a_process(at_once: None) -> None:
    content = deck([1, 2]).encode()
    summary = read(TWENTY, content)
    assert isinstance(summary.remarks, tuple)
    assert (summary.languages, summary.count) == (("en",), 2)


def test_a_deck_that_is_refused_comes_with_its_findings(at_once: None) -> None:
    with pytest.raises(BadDeck) as refused:
        read(TWENTY, b"cards = [")
    assert refused.value.code == "bad-deck"
    assert "not a deck in TOML" in refused.value.findings[0].text


def test_a_process_that_takes_too_long_is_a_refusal() -> None:
    late = subprocess.TimeoutExpired("python", reading.PATIENCE)
    with (
        mock.patch.object(reading, "_ask_process", side_effect=late),
        pytest.raises(BadDeck, match="This deck takes too long to read: make it smaller or simpler") as refused,
    ):
        read(TWENTY, b"")
    assert refused.value.findings == ()


def test_a_process_that_fails_says_where_and_not_what() -> None:
    with mock.patch.object(reading, "_uploads", side_effect=KeyError("a secret clue")):
        answer = reading._answer(TWENTY, b"")
    assert set(answer) == {"failed"}
    assert "KeyError" in answer["failed"]
    assert "secret" not in answer["failed"]
    with _answering(answer), pytest.raises(Failed, match="KeyError"):
        read(TWENTY, b"")


def test_a_process_that_dies_has_failed() -> None:
    died = subprocess.CompletedProcess([], -9, stdout=b"", stderr=b"Killed")
    with mock.patch.object(subprocess, "run", return_value=died), pytest.raises(Failed, match="process died"):
        read(TWENTY, b"")


def test_the_process_gets_the_content_and_a_limited_time() -> None:
    done = subprocess.CompletedProcess([], 0, stdout=b'{"failed": "nothing"}', stderr=b"")
    with mock.patch.object(subprocess, "run", return_value=done) as ran, pytest.raises(Failed):
        read(TWENTY, b"content")
    assert ran.call_args.args[0][1:] == ["-m", "fogbound.server.reading", TWENTY]
    assert (ran.call_args.kwargs["input"], ran.call_args.kwargs["timeout"]) == (b"content", reading.PATIENCE)


@pytest.mark.parametrize(("lines", "shown"), [(3, 3), (MOST_LINES, MOST_LINES), (MOST_LINES + 2, MOST_LINES + 1)])
def test_a_long_list_is_cut(lines: int, shown: int) -> None:
    listed = reading._first_lines([f"line {n}" for n in range(lines)])
    assert len(listed) == shown
    assert (listed[-1] == "and 2 more") is (lines > MOST_LINES)
