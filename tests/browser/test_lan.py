"""`fogbound serve --lan`: the address it prints, and the page at that address, as a phone on the network sees it."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import segno

from tests.browser.conftest import PHONE, Guests


@pytest.fixture
def output(tmp_path: Path) -> Iterator[str]:
    """Everything the command prints until it is ready."""
    command = [sys.executable, "-m", "fogbound", "serve", "--lan", "--port", "0"]
    settings = {**os.environ, "FOGBOUND_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=settings) as process:
        assert process.stdout is not None
        printed = ""
        while "Ctrl-C" not in printed:
            line = process.stdout.readline()
            assert line, printed
            printed += line
        yield printed
        process.send_signal(signal.SIGINT)


def test_a_game_over_the_local_network(output: str, guests: Guests) -> None:
    """The page behind the QR code is playable, although browsers restrict plain http away from localhost.

    This is the real command, so the deal has no seed; any will do.
    """
    found = re.search(r"running at (http://[\d.]+:\d+)/", output)
    assert found
    code = io.StringIO()
    segno.make(f"{found[1]}/", error="m").terminal(code, compact=True)
    assert code.getvalue() in output
    ann = guests(found[1], **PHONE)
    ann.excuse("Cross-Origin-Opener-Policy header has been ignored")  # it is for https, which home networks lack
    ann.go("/")
    ann.get("play-x").tap()
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
