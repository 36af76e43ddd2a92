"""Analyses that take a moment: in a thread, and with few simulations."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from unittest import mock

import pytest

from fogbound.advice import analysis
from fogbound.server.analyses import Analyses
from tests.server.table import load_adviser


def in_a_thread(_: object) -> Executor:
    """In place of `_new_pool`, which starts processes."""
    return ThreadPoolExecutor(1)


def _quickly() -> Iterator[None]:
    with mock.patch.object(analysis, "SIMULATIONS", 20), mock.patch.object(Analyses, "_new_pool", in_a_thread):
        yield


loaded = pytest.fixture(scope="module", autouse=True)(load_adviser)
quickly = pytest.fixture(autouse=True)(_quickly)
