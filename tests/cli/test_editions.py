"""`fogbound editions`."""

from __future__ import annotations

import fogbound
from fogbound import catalog
from tests.cli.helpers import run


def test_editions_lists_every_option_with_its_default() -> None:
    said = run("editions").out
    for edition in fogbound.EDITIONS:
        assert edition in said
        for option in catalog.options(edition):
            assert f"{option.name}={option.text(option.default)}" in said
            assert f"Takes {option.allowed}." in said
