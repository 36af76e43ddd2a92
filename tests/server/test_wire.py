"""Messages: reading, writing, their schema, and the page that describes them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fogbound.server import schema, wire
from fogbound.server.wire import Refused

ROOT = Path(__file__).parents[2]
SCHEMA = ROOT / "web" / "src" / "wire.schema.json"
PAGE = ROOT / "docs" / "protocol.md"


def refused(text: str) -> Refused:
    with pytest.raises(Refused) as refusal:
        wire.read(text)
    return refusal.value


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('{"type": "play", "seat": "red", "ply": -1, "move": "t1"}', "ply"),
        ('{"type": "play", "seat": "red", "ply": 1}', "move"),
        ('{"type": "play", "seat": "red", "ply": 1, "move": "t1", "extra": 1}', "extra"),
        ('{"type": "hop"}', "type"),
        ('{"type": "mark", "marks": [{"kind": "ring", "a": "x"}]}', "marks.0.a"),
        ('{"type": "host", "do": "settings", "settings": {"pace": {}}}', "settings"),
        ("[1]", ""),
        ("{", ""),
        ("\ud800", ""),
        ('{"a":' * 3000, ""),
    ],
)
def test_a_refusal_names_the_field(text: str, field: str) -> None:
    refusal = refused(text)
    assert (refusal.code, refusal.details["field"]) == ("bad-message", field)
    assert refusal.text.startswith("The message cannot be read: ")


def test_a_message_that_is_too_big_is_refused() -> None:
    assert refused(json.dumps({"type": "say", "text": "x" * wire.MAX_BYTES})).code == "too-big"


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text(max_size=80) | st.recursive(st.none() | st.integers() | st.text(max_size=9), st.lists).map(json.dumps))
def test_nonsense_is_always_refused(text: str) -> None:
    assert refused(text).code == "bad-message"
    wire.id_of(text)


def test_a_refusal_can_name_the_id_of_an_unreadable_message() -> None:
    assert wire.id_of('{"type": "hop", "id": "7"}') == "7"
    for text in ('{"id": 7}', '{"id": "' + "x" * 65 + '"}', '{"id": "\\u0007"}', "[]", "", None, "\ud800"):
        assert wire.id_of(text) is None


def test_empty_fields_are_left_out() -> None:
    assert wire.write(wire.Done(id="1")) == '{"type":"done","id":"1"}'
    assert json.loads(wire.write(wire.SeenPly(1, "x", "t?", False))) == {  # type: ignore[arg-type]
        "n": 1,
        "seat": "x",
        "move": "t?",
        "secret": False,
    }


def _types(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_the_protocol_page_has_every_message_and_right() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in _types(wire.ToServer) | _types(wire.FromServer):
        assert f"`{name}`" in page, name
    for right in [*get_args(wire.SeatRight), "say-side", "draw", "whereabouts"]:
        assert f"`{right}`" in page, right


def test_the_protocol_page_lists_exactly_the_codes_that_the_server_refuses_with() -> None:
    raised = re.compile(r'(?:Refused|CannotTakeBack|super\(\).__init__)\(\s*"([a-z-]+)"(?: if \w+ else "([a-z-]+)")?')
    paths = [*(ROOT / "fogbound" / "server").rglob("*.py"), ROOT / "fogbound" / "taking_back.py"]
    sources = [path.read_text(encoding="utf-8") for path in paths]
    codes = {code for source in sources for pair in raised.findall(source) for code in pair if code}
    table = PAGE.read_text(encoding="utf-8").partition("| code | when |")[2].partition("\n\n")[0]
    listed = re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE)
    assert sorted(listed) == sorted(codes)


def test_the_schema_is_up_to_date() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == schema.text(), "run `make wire`"


def test_the_schema_defines_everything_it_refers_to() -> None:
    text = schema.text()
    names = set(json.loads(text)["definitions"])
    references = {ref.split('"')[0] for ref in text.split("#/definitions/")[1:]}
    assert references <= names
    assert {"ToServer", "FromServer", "Room", "You", "View"} <= names


def test_a_message_that_is_written_and_read_is_the_same() -> None:
    for message in (
        wire.Play(seat="red", ply=3, move="t5", id="a"),
        wire.Host(do="settings", settings={"pace": 1.5, "decide": None}),
        wire.Draw(marks=[wire.Mark(kind="arrow", a=1, b=2)]),
    ):
        assert wire.read(msgspec.json.encode(message).decode()) == message
