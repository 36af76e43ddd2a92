"""Without torch there is no learning, but a line that says how to get it. All else is in tests/learn."""

from __future__ import annotations

import pytest

from fogbound.cli import learn
from tests.cli.helpers import run


@pytest.mark.parametrize("line", ["train compact --folder school", "eval school", "export school"])
def test_without_torch_the_commands_are_refused_in_one_line(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "find_spec", lambda _: None)
    ran = run("learn", *line.split())
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "Learning needs torch: pip install 'fogbound[learn]'\n"


def test_help_needs_no_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "find_spec", lambda _: None)
    for words in ([], ["train", "--help"]):
        ran = run("learn", *words)
        assert ran.code == 0
        assert "train" in ran.out
