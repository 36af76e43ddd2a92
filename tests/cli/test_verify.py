"""`fogbound verify`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import ENGLISH_WORD, finished, run


def test_verify_says_what_it_checked(folder: Path) -> None:
    match = finished(folder / "g.fog")
    ran = run("verify", "g.fog")
    assert ran.code == 0
    for said in ("g.fog checks out.", f"{match.ply} plies", "5 deals", "each matches its seal", match.commitment):
        assert said in ran.out
    assert run("verify", "g.fog", "--commitment", match.commitment.upper()).code == 0
    other = run("verify", "g.fog", "--commitment", "0" * 64)
    assert (other.code, other.out) == (1, "")
    assert "other-commitment" in other.err


def spoilt(text: str) -> dict[str, str]:
    """A good record made bad in many ways."""
    tags, moves = text.split("\n\n", 1)
    lines = text.split("\n")
    seal = next(line for line in lines if line.startswith("[Seal"))
    return {
        "bad-seed": text.replace('[Seed "', '[Seed "00'),
        "bad-seal": text.replace(f"{seal}\n", ""),
        "bad-log": text.replace('[Log "', '[Log "0'),
        "bad-outcome": text.replace('[Outcome "', '[Outcome "not '),
        "cut short": text[: -len(moves) // 2],
        "no longer": text.replace("\n1. ", "\n1. t1 t2 ", 1),
        "no edition": text.replace('[Edition "yard/classic-1983"]', '[Edition "yard/lost-1900"]'),
        "other edition": text.replace('[Edition "yard/classic-1983"]', '[Edition "yard/police-2017"]'),
        "no proof": "\n".join(line for line in lines if not line.startswith(("[Seed", "[Commitment", "[Seal"))),
        "no tags": moves,
        "empty": "",
        "not a record": "Dear diary",
        "damaged tag": tags.replace('"]', '"', 1) + "\n\n" + moves,
    }


@pytest.mark.parametrize("how", list(spoilt('[Seal "1"]\n\nx')))
def test_verify_refuses_bad_records_in_one_line(how: str, folder: Path) -> None:
    finished(folder / "g.fog")
    (folder / "g.fog").write_text(spoilt((folder / "g.fog").read_text())[how])
    ran = run("verify", "g.fog")
    assert (ran.code, ran.out) == (1, "")
    assert len(ran.err.strip().splitlines()) == 1
    if how.startswith("bad-"):
        assert f"({how})" in ran.err
    told = run("verify", "g.fog", "--language", "de").err
    assert not ENGLISH_WORD.search(told.lower()), told


def test_verify_tells_of_moves_that_were_taken_back(folder: Path) -> None:
    match = finished(folder / "g.fog")
    assert "taken back" not in run("verify", "g.fog").out
    last = max(n for n, ply in enumerate(match.state.log) if ply.seat == "x")
    match.take_back(last)
    (folder / "g.fog").write_text(match.record(), encoding="utf-8")
    said = run("verify", "g.fog").out
    assert "  taken back: 1 time; the lines that were given up check out too\n" in said
    assert f"  after the end: the game went on from ply {last} when its seed could be known" in said
    assert "Moves were taken back 1 time; this is the line that was played on." in run("replay", "g.fog").out
