"""The size of a frame, by its first bytes: the same as the library's own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from fogbound.server.edge.frames import frame_size, is_close, short_text, text_frame

MOST = 70_000


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, MOST])
@pytest.mark.parametrize("masked", [True, False])
def test_a_frame_ends_where_the_library_ends_it(length: int, masked: bool) -> None:
    whole = Frame(Opcode.TEXT, b"x" * length).serialize(mask=masked)
    assert frame_size(bytearray(whole + b"more"), MOST) == len(whole)
    assert frame_size(bytearray(whole), MOST) == len(whole)
    for cut in {0, 1, 2, 3, 5, 9, 13, len(whole) - 1}:
        if cut < len(whole):
            assert frame_size(bytearray(whole[:cut]), MOST) is None


def test_a_frame_that_is_too_long_is_only_its_head() -> None:
    whole = Frame(Opcode.TEXT, b"x" * (MOST + 1)).serialize(mask=True)
    assert frame_size(bytearray(whole), MOST) == 14
    assert frame_size(bytearray(whole[:14]), MOST) == 14
    assert frame_size(bytearray(whole[:13]), MOST) is None


def test_goodbyes() -> None:
    assert is_close(bytearray(Frame(Opcode.CLOSE, b"").serialize(mask=True)))
    assert not is_close(bytearray(Frame(Opcode.PING, b"").serialize(mask=True)))


def test_a_text_from_the_server_is_the_frame_that_the_library_makes() -> None:
    for length in (0, 1, 125, 126, 65_535, 65_536):
        content = "é" + "x" * (length - 2) if length > 1 else "x" * length
        assert text_frame(content) == Frame(Opcode.TEXT, content.encode()).serialize(mask=False)


@given(st.text(max_size=200))
def test_a_short_text_of_a_client_is_read_as_the_library_reads_it(text: str) -> None:
    frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert short_text(frame) == (text if len(text.encode()) < 126 else None)


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"part of one", fin=False).serialize(mask=True),
        Frame(Opcode.CONT, b"the rest").serialize(mask=True),
        Frame(Opcode.BINARY, b"bytes").serialize(mask=True),
        Frame(Opcode.PING, b"ping").serialize(mask=True),
        Frame(Opcode.CLOSE, b"").serialize(mask=True),
        b"\xc1" + Frame(Opcode.TEXT, b"compressed").serialize(mask=True)[1:],
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        Frame(Opcode.TEXT, b"no \xff UTF-8").serialize(mask=True),
    ],
    ids=["part", "rest", "bytes", "ping", "close", "compressed", "not masked", "not UTF-8"],
)
def test_every_other_frame_is_left_to_the_library(frame: bytes) -> None:
    assert short_text(frame) is None
