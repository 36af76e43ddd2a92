"""`fogbound replay`."""

from __future__ import annotations

from pathlib import Path

from tests.cli.helpers import finished, run


def test_replay_shows_the_whole_game(folder: Path) -> None:
    match = finished(folder / "g.fog")
    ran = run("replay", "g.fog", "--map", "way.svg")
    assert ran.code == 0
    assert "Mister X’s route: " in ran.out
    assert ran.out.count("\nRound ") == match.view(None).table.round  # type: ignore[attr-defined]
    assert "X went " in (folder / "way.svg").read_text()
    early = run("replay", "g.fog", "--to", "6")
    assert "Mister X’s route: " not in early.out
    assert "Round 1 of 22." in early.out
    assert run("replay", "g.fog", "--step", typed="\n\n").out.count("[Enter]") == 3
    assert run("replay", "g.fog", "--as", "purple").code == 2


def test_replay_shows_a_game_up_to_the_ply_it_cannot_play(folder: Path) -> None:
    finished(folder / "g.fog")
    text = (folder / "g.fog").read_text()
    tags, moves = text.split("\n\n", 1)
    played = moves.split()
    cut = played.index("3.")
    (folder / "g.fog").write_text(tags + "\n\n" + " ".join([*played[:cut], "3.", "k1", *played[cut + 2 :]]))
    ran = run("replay", "g.fog")
    assert ran.code == 1
    assert "Round 2" in ran.out
    assert "The record cannot be replayed beyond this point. Ply" in ran.err
    assert run("replay", "g.fog", "--to", "3").code == 0
