"""Settings for all tests: their examples and their chances are the same in every run."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import register_random, settings

from tests import chance

# No deadline: a shared machine may pause for longer than any. The examples of a test are the same in every run;
# HYPOTHESIS_PROFILE=search looks for new ones.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "same")
settings.load_profile(PROFILE)

if PROFILE == "same":
    chance.install()
    register_random(chance.SOURCE)  # every example has the same chances, so a failure can be repeated


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    chance.reseed(item.nodeid)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests begin first, so that no core has to wait for one of them at the end."""
    items.sort(key=lambda item: "test_docs.py::test_commands_run" not in item.nodeid)


# A shell lets its background jobs ignore Ctrl-C, and so would the programs that tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def write_common(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Replaces all common questions by those that a test writes: a category, and its file."""
    from fogbound.house import common, shelf  # slow to import

    def write(category: str, lines: str) -> None:
        (tmp_path / f"{category}.toml").write_text(lines, encoding="utf-8")
        shelf.forget()

    monkeypatch.setattr(common, "FOLDER", tmp_path)
    shelf.forget()
    yield write
    monkeypatch.undo()
    shelf.forget()
