"""The map for eyes that see fewer colours: pawns, lines and legal moves stay apart, by day and by night."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from fogbound.games.yard.map.art import PIECES, THEMES, stroke

# What red-, green- and blue-blind eyes make of linear red, green and blue (Machado, Oliveira and Fernandes, 2009).
EYES = {
    "all colours": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
# Distances in CIELAB. About 2 can just be told from each other side by side, and 10 at a glance.
GLANCE, GROUND = 10, 20
READABLE = 4.5  # contrast of small letters, WCAG 2.2 AA
CSS = Path(__file__).parents[4] / "web" / "src" / "app.css"
LINE = ((0.0, 0.0), (100.0, 0.0))

Colour = tuple[float, float, float]


def seen(colour: str, eyes: str) -> Colour:
    """Linear red, green and blue, as these eyes see a colour."""
    shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    r, g, b = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in EYES[eyes])
    return r, g, b


def brightness(colour: Colour) -> float:
    return 0.2126729 * colour[0] + 0.7151522 * colour[1] + 0.072175 * colour[2]


def lab(colour: Colour) -> Colour:
    r, g, b = colour
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    z = (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, brightness(colour), z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: str, other: str, eyes: str) -> float:
    return dist(lab(seen(one, eyes)), lab(seen(other, eyes)))


def contrast(one: str, other: str, eyes: str) -> float:
    dark, light = sorted(brightness(seen(colour, eyes)) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def client_colours(theme: str) -> dict[str, str]:
    """The client's own colours in a theme."""
    light, dark = CSS.read_text(encoding="utf-8").split(':root[data-theme="dark"]')[:2]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", light if theme == "light" else dark.split("}")[0]))


def test_the_measure_knows_what_colour_blind_people_confuse() -> None:
    """A red and a green that look alike to green-blind eyes, a blue and a green that do to blue-blind ones."""
    assert apart("#a06a00", "#7a8000", "all colours") > 2 * apart("#a06a00", "#7a8000", "deuteranopia")
    assert apart("#1d7a74", "#2a5c94", "all colours") > 2 * apart("#1d7a74", "#2a5c94", "tritanopia")
    assert contrast("#000000", "#ffffff", "all colours") == pytest.approx(21)


@pytest.mark.parametrize("eyes", EYES)
def test_pawns_are_told_apart(eyes: str) -> None:
    """By colour at a glance, the police aside; and by letter and shape without any colour."""
    fills = {piece.fill for piece in PIECES.values()}
    close = [pair for pair in combinations(sorted(fills), 2) if apart(*pair, eyes) < GLANCE]
    assert close == []
    assert len({piece.letter for piece in PIECES.values()}) == len(PIECES)
    assert len({piece.shape for piece in PIECES.values()}) == len(fills)
    dull = {seat for seat, piece in PIECES.items() if contrast(piece.fill, piece.text, eyes) < READABLE}
    assert dull == set()


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_lines_are_told_apart(theme: str, eyes: str) -> None:
    """By colour at a glance, and by their pattern without any colour."""
    look = THEMES[theme]
    close = [(a, b) for a, b in combinations(look.line, 2) if apart(look.line[a], look.line[b], eyes) < GLANCE]
    assert close == []
    faint = {mode for mode, colour in look.line.items() if apart(colour, look.paper, eyes) < GROUND}
    assert faint == set()
    patterns = {re.sub("#[0-9a-f]{6}", "", "".join(stroke(mode, LINE, 10, look))) for mode in look.line}
    assert len(patterns) == len(look.line)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_legal_moves_stand_out(theme: str, eyes: str) -> None:
    """From the paper, the stations' own discs and the wash over suspects. Their numbers and rims can be read."""
    look, own = THEMES[theme], client_colours(theme)
    around = [look.paper, look.disc, look.suspect, look.water, look.park]
    assert [ground for ground in around if apart(own["target"], ground, eyes) < GLANCE] == []
    assert contrast(own["target"], own["target-ink"], eyes) >= READABLE


def test_the_client_draws_pawns_as_the_servers_pictures_do() -> None:
    code = (CSS.parent / "games" / "yard" / "pieces.ts").read_text(encoding="utf-8")
    drawn = re.findall(r'(\w+): \{ letter: "(\w+)", shape: "(\w+)", fill: "(#\w+)", text: "(#\w+)" \}', code)
    assert {seat: tuple(look) for seat, *look in drawn} == {
        seat: (piece.letter, piece.shape, piece.fill, piece.text) for seat, piece in PIECES.items()
    }
