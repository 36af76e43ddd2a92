"""PNG from SVG, by the real library in its own process."""

from __future__ import annotations

import struct
import zlib

import pytest

from fogbound import poster
from fogbound.poster import Poster
from fogbound.server import rasterise


def size(png: bytes) -> tuple[int, ...]:
    return struct.unpack(">II", png[16:24])


def pixels(png: bytes) -> bytes:
    """The picture's data, unpacked."""
    here, data = 8, b""
    while here < len(png):
        length, kind = struct.unpack(">I4s", png[here : here + 8])
        data += png[here + 8 : here + 8 + length] if kind == b"IDAT" else b""
        here += 12 + length
    return zlib.decompress(data)


def test_a_poster_becomes_a_png_with_its_words() -> None:
    with_words = rasterise.rasterise(poster.draw(Poster("Zoë wins", "", (), str), "Edition", "Day"))
    without = rasterise.rasterise(poster.draw(Poster("", "", (), str), "Edition", "Day"))
    assert size(with_words) == (1200, 630)
    assert pixels(with_words) != pixels(without), "letters are drawn"


def test_what_is_no_svg_fails() -> None:
    with pytest.raises(rasterise.Failed):
        rasterise.rasterise("no picture")


def test_drawing_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rasterise, "PATIENCE", 0.001)
    with pytest.raises(rasterise.Failed, match="too long"):
        rasterise.rasterise("<svg/>")
