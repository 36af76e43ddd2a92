"""Whole series: heats rotate, one file holds them all, and the score adds up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fogbound
from fogbound import catalog, proof, record
from fogbound.cli.yard import score
from fogbound.series import Series
from fogbound.verify import verify_series
from tests.cli.helpers import run
from tests.cli.yard.series import HARBOUR, compact, outcomes, played, varied


@pytest.mark.parametrize("chair", [1, 2, 3])
def test_a_whole_series_against_bots(chair: int, folder: Path) -> None:
    people = tuple("You" if n == chair else f"Bot {n}" for n in (1, 2, 3))
    series = Series(compact(), people)
    matches, lines = played(series, 4, ("You",), varied)
    done = Series(compact(), people, outcomes(matches))
    args = ("--chair", str(chair), "--seed", "4", "--yes", "--record", "s")
    ran = run(*HARBOUR, *args, typed="".join(f"{line}\n" for line in lines))
    assert (ran.code, ran.err) == (0, "")
    assert score.result(done) in ran.out
    for line in score.table(done):
        assert line.text in ran.out
    assert ran.out.count("Mister X’s route: ") == 3
    read = record.read_all((folder / "s.fog").read_text(encoding="utf-8"))
    assert [one.plies for one in read] == [record.read(match.record()).plies for match in matches]
    assert verify_series(read, [catalog.start_of(one) for one in read]).series == done
    checked = run("verify", "s.fog")
    assert checked.code == 0
    assert score.result(done) in checked.out
    commitment = proof.series_commitment([match.commitment for match in matches])
    assert f"  {commitment}\n" in ran.out
    assert run("verify", "s.fog", "--commitment", commitment).code == 0
    assert "other-commitment" in run("verify", "s.fog", "--commitment", matches[0].commitment).err


def test_everybody_at_one_keyboard(folder: Path) -> None:
    series = Series(compact(2), ("Ann", "Bob"))
    matches, lines = played(series, 2, series.people, varied)
    typed = "".join(f"{line}\n" for line in lines)
    ran = run(*HARBOUR, "--players", "2", "--people", "Ann, Bob", "--seed", "2", "--yes", "--record", "s", typed=typed)
    assert ran.code == 0
    assert "Ann (Mister X)" in ran.out
    assert "Bob (the detectives)" in ran.out
    assert "Bob (Mister X)" in ran.out
    assert score.result(Series(compact(2), series.people, outcomes(matches))) in ran.out


def test_rotating_rematches_of_another_chase(folder: Path) -> None:
    edition = fogbound.find("yard/police-2017", players=2, board="tiny-docks", max_rounds=3, reveals="3")
    series = Series(edition, ("You", "Bot 2"))
    matches, lines = played(series, 7, ("You",))
    args = ("--players", "2", "--board", "tiny-docks", "--option", "max_rounds=3", "--option", "reveals=3")
    ran = run("play", "2017", *args, "--series", "--seat", "x", "--seed", "7", "--yes", "--record", "s",
              typed="".join(f"{line}\n" for line in lines))  # fmt: skip
    assert ran.code == 0
    done = Series(edition, series.people, outcomes(matches))
    assert score.result(done) in ran.out
    assert "seeds: all 2 match the fingerprint" in run("verify", "s.fog").out


@pytest.mark.parametrize("cut", [0, 1, 5, 11, 16])
def test_a_series_continues_where_it_was_saved(cut: int, folder: Path) -> None:
    series = Series(compact(), ("Bot 1", "You", "Bot 3"))
    matches, lines = played(series, 9, ("You",), varied)
    assert len(lines) > 16
    args = ("--chair", "2", "--seed", "9", "--yes")
    first = run(*HARBOUR, *args, typed="".join(f"{line}\n" for line in lines[:cut]) + "save s\nquit\n")
    assert first.code == 0
    assert "fogbound play --resume s.fog" in first.out
    assert run("verify", "s.fog").code == 0
    again = run("play", "--resume", "s.fog", "--yes", "--bots", "random")
    assert again.code == 0
    commitment = proof.series_commitment([match.commitment for match in matches])
    assert f"  {commitment}\n" in again.out
    found = record.read_all((folder / "s.fog").read_text(encoding="utf-8"))
    expected = [record.read(match.record()).plies for match in matches]
    for one, whole in zip(found, expected, strict=True):
        assert one.plies == whole[: len(one.plies)]


def test_an_interrupted_series_is_saved_and_can_be_finished(folder: Path) -> None:
    series = Series(compact(2), ("Ann", "Zoë"))
    matches, lines = played(series, 3, series.people, varied)
    cut = len(lines) * 2 // 3
    args = ("--players", "2", "--people", "Ann,Zoë", "--seed", "3", "--yes")
    broken = run(*HARBOUR, *args, typed="".join(f"{line}\n" for line in lines[:cut]))
    (kept,) = folder.glob("fogbound-autosave-*.fog")
    assert f"fogbound play --resume {kept.name}" in broken.out
    assert "series: not over yet, 1 of 2 heats played" in run("verify", kept.name).out
    rest = run("play", "--resume", kept.name, "--yes", "--record", "end",
               typed="".join(f"{line}\n" for line in lines[cut:]))  # fmt: skip
    assert rest.code == 0
    assert "Heat 2 of 2" in rest.out
    assert "Heat 1 of 2" not in rest.out
    done = Series(compact(2), series.people, outcomes(matches))
    assert score.result(done) in rest.out
    over = run("play", "--resume", "end.fog")
    assert over.code == 1
    assert "The game in end.fog is over." in over.err


def test_a_series_without_its_later_heats_cannot_continue(whole: str, folder: Path) -> None:
    parts = [f"[Fogbound {part}" for part in whole.split("[Fogbound ")[1:]]
    (folder / "two.fog").write_text("".join(parts[:2]), encoding="utf-8")
    refused = run("play", "--resume", "two.fog")
    assert refused.code == 1
    assert "2 of 3 heats" in refused.err
    told = run("verify", "two.fog").out
    assert "only with all 3 heats, and this file holds 2" in told
    assert "2 of 3 heats played" in told
    (folder / "one.fog").write_text(parts[1], encoding="utf-8")
    assert "this is heat 2 of 3 alone" in run("verify", "one.fog").out
    assert "Heat 2 of 3\n" in run("replay", "one.fog").out


def test_verify_finds_changes_to_a_series(whole: str, folder: Path) -> None:
    one, two, three = (f"[Fogbound {part}" for part in whole.split("[Fogbound ")[1:])
    for text, code in (
        (two + one + three, "heat-order"),
        (one + three, "missing-heat"),
        (one + two.replace('"Ann: ', '"Eve: ') + three, "mixed-people"),
        (one + two.replace("x_black=1", "x_black=2") + three, "mixed-rules"),
    ):
        (folder / "bad.fog").write_text(text, encoding="utf-8")
        ran = run("verify", "bad.fog")
        assert (ran.code, ran.out) == (1, "")
        assert f"bad.fog does not check out ({code}): " in ran.err
        assert len(ran.err.strip().splitlines()) == 1


def test_replay_shows_all_heats_or_one(whole: str) -> None:
    told = run("replay", "s.fog").out
    assert [f"Heat {n} of 3\n" in told for n in (1, 2, 3)] == [True] * 3
    assert "  Mister X              Bot 2\n  Red, Blue, and Green  Bot 3 and Ann\n" in told
    assert re.search(r"wins? the series|share the win", told)
    one = run("replay", "s.fog", "--heat", "2", "--map", "m").out
    assert "Heat 2 of 3\n" in one
    assert "Heat 1 of 3\n" not in one
    assert "The map is in m.svg." in one
    for args in (("--to", "3"), ("--map", "m")):
        asked = run("replay", "s.fog", *args)
        assert asked.code == 2
        assert "--heat N" in asked.err
    assert "There is no heat 4" in run("replay", "s.fog", "--heat", "4").err


def test_replay_as_a_person_of_the_series(whole: str) -> None:
    told = run("replay", "s.fog", "--as", "Ann").out
    assert "As Mister X saw it" in told.split("Heat 2")[0]
    assert "As Red saw it" in told.split("Heat 2")[1]
    assert run("replay", "s.fog", "--as", "Nobody").code == 2


def test_replay_of_a_series_that_is_not_over(folder: Path) -> None:
    run(*HARBOUR, "--chair", "1", "--seed", "5", "--yes", typed="save s\nquit\n")
    told = run("replay", "s.fog")
    assert told.code == 0
    assert "Heat 1 of 3" in told.out
    assert "Heat 2 of 3" not in told.out
