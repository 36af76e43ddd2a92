"""People's own TOML files: read up to a limit, refused in words."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.datafile import parsed, toml, unusable
from fogbound.errors import BadBoard, BadDeck, Finding

LIMIT = 1000


def test_a_file_is_read_with_or_without_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    for mark in (b"", b"\xef\xbb\xbf"):
        path.write_bytes(mark + 'title = "Zoë"'.encode())
        assert parsed(path, BadBoard, LIMIT) == {"title": "Zoë"}


def test_a_file_as_long_as_the_limit_is_read_and_a_longer_one_is_not() -> None:
    content = b"a = 1\n"
    assert toml(content, BadDeck, len(content)) == {"a": 1}
    with pytest.raises(BadDeck, match="This deck cannot be used") as refused:
        toml(content, BadDeck, len(content) - 1)
    assert refused.value.findings == (
        Finding("not-toml", f"it is not a deck in TOML: it has more than {len(content) - 1} bytes"),
    )


def test_a_device_that_never_ends_is_read_up_to_the_limit() -> None:
    with pytest.raises(BadBoard, match="it has more than 1000 bytes"):
        parsed(Path("/dev/zero"), BadBoard, LIMIT)


@pytest.mark.parametrize("name", ["missing.toml", "", "nul\0l"])
def test_a_file_that_cannot_be_opened_says_why(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadBoard, match=r"Board file .* cannot be read: .+\.") as refused:
        parsed(tmp_path / name, BadBoard, LIMIT)
    assert (refused.value.code, refused.value.findings) == ("bad-board", ())


def test_the_reason_of_the_system_comes_without_its_number(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match=r"cannot be read: No such file or directory\.$"):
        parsed(tmp_path / "missing.toml", BadBoard, LIMIT)


def test_a_file_that_is_not_toml_is_named(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("= what")
    with pytest.raises(BadDeck, match=r"^Deck file mine\.toml cannot be used: it is not a deck in TOML: "):
        parsed(tmp_path / "mine.toml", BadDeck, LIMIT)


@given(st.binary(max_size=60) | st.text(alphabet='[]{}=".ab1\n', max_size=60).map(str.encode))
def test_any_bytes_are_data_or_refused(content: bytes) -> None:
    with suppress(BadDeck):
        assert isinstance(toml(content, BadDeck, LIMIT), dict)


def test_brackets_inside_brackets_are_refused_and_not_a_crash() -> None:
    with pytest.raises(BadDeck):
        toml(b"a = " + b"[" * 50_000, BadDeck, 10**6)


def test_the_refusal_of_a_file_lists_its_findings() -> None:
    refused = unusable(Path("folder/mine.toml"), BadBoard, (Finding("one", "no size"), Finding("two", "no title")))
    assert refused.text == "Board file mine.toml cannot be used:\n  - no size\n  - no title"
    assert [finding.code for finding in refused.findings] == ["one", "two"]
