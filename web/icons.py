"""Draws the client's icons: `make icons`, after a change of their SVG."""

from __future__ import annotations

from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).with_name("public")
ROUND, FULL = "icon.svg", "icon-full.svg"  # with round corners; to the edges, for systems that cut out a shape

# Which file is drawn from what, and how large.
ICONS = {
    "icons/any-192.png": (ROUND, 192),
    "icons/any-512.png": (ROUND, 512),
    "icons/maskable-192.png": (FULL, 192),
    "icons/maskable-512.png": (FULL, 512),
    "icons/apple-touch.png": (FULL, 180),
    "icons/badge-96.png": ("icon-badge.svg", 96),
}


def draw(svg: str, size: int) -> bytes:
    """An icon as PNG."""
    text = (PUBLIC / svg).read_text(encoding="utf-8")
    return bytes(resvg_py.svg_to_bytes(svg_string=text, width=size, height=size, skip_system_fonts=True))


def main() -> None:
    for name, (svg, size) in ICONS.items():
        (PUBLIC / name).parent.mkdir(exist_ok=True)
        (PUBLIC / name).write_bytes(draw(svg, size))


if __name__ == "__main__":
    main()
