"""Turns an SVG into a PNG, in a process of its own: drawing takes a second or two, and the table must not wait.

Text is set in Source Sans Pro, which comes with its package; the machine's own fonts fill in for other scripts.
"""

from __future__ import annotations

import os
import subprocess
import sys

PATIENCE = 30.0  # seconds; about two where nothing else runs
FONT = "Source Sans Pro"
NICENESS = 10


class Failed(Exception):
    """The process gave no picture."""


def rasterise(svg: str) -> bytes:
    """An SVG as PNG. Takes a while: not for the event loop."""
    command = [sys.executable, "-m", "fogbound.server.rasterise"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    try:
        ran = subprocess.run(
            command, input=svg.encode(), capture_output=True, timeout=PATIENCE, env=environment, check=False
        )
    except subprocess.TimeoutExpired:
        raise Failed("drawing took too long") from None
    if ran.returncode or not ran.stdout.startswith(b"\x89PNG"):
        raise Failed("the drawing process died")
    return ran.stdout


def _draw(svg: str) -> bytes:
    import resvg_py
    from font_source_sans_pro import font_directory

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            font_dirs=[font_directory],
            font_family=FONT,
            sans_serif_family=FONT,
            serif_family=FONT,
        )
    )


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sys.stdout.buffer.write(_draw(sys.stdin.buffer.read().decode()))
