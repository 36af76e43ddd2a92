"""`fogbound serve --lan`: the address it prints, and the page at that address, as a phone in the same house sees it."""

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
def told(tmp_path: Path) -> Iterator[str]:
    """Everything the command says until it is ready."""
    command = [sys.executable, "-m", "fogbound", "serve", "--lan", "--port", "0"]
    settings = {**os.environ, "FOGBOUND_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=settings) as process:
        assert process.stdout is not None
        said = ""
        while "Stop with Ctrl-C" not in said:
            line = process.stdout.readline()
            assert line, said
            said += line
        yield said
        process.send_signal(signal.SIGINT)


def test_a_game_over_the_local_network(told: str, guests: Guests) -> None:
    """What the QR code leads to is playable, though plain http away from localhost has fewer powers."""
    found = re.search(r"open at (http://[\d.]+:\d+)/", told)
    assert found
    code = io.StringIO()
    segno.make(f"{found[1]}/", error="m").terminal(code, compact=True)
    assert code.getvalue() in told
    ann = guests(found[1], **PHONE)
    ann.excuse("Cross-Origin-Opener-Policy header has been ignored")  # it is for https, which a house has not
    ann.go("/")
    ann.get("play-x").tap()
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
