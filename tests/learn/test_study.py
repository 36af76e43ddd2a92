"""Studies in small: what is written down of chases, sums and intervals, settings for equals, folders and pictures."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import torch

from fogbound.bots.mind import placing
from fogbound.bots.mind.network import read as numpy_network
from fogbound.learn.export import export
from fogbound.learn.school import TABLES, School
from fogbound.learn.study import counts, fair
from fogbound.learn.study.canvas import ticks
from fogbound.learn.study.chases import AWAY, CAUGHT, STUCK, TRAPPED, Chases, openings, played, together
from fogbound.learn.study.counts import Tally, added, tally
from fogbound.learn.study.findings import difference, uneven
from fogbound.learn.study.plan import Part, parts, usual
from fogbound.learn.study.run import Study, studied
from tests.cli.helpers import run

FOUR = Part("yard/classic-1983", 4, 40)


@pytest.fixture(scope="module")
def networks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Networks that learned nothing, as small as can be, as files."""
    folder = tmp_path_factory.mktemp("networks")
    torch.manual_seed(4)
    for family in TABLES:
        school = School(family, width=12, blocks=1)
        net = school.net(school.rules("cpu"))
        with torch.no_grad():
            net.value.weight.normal_(std=0.3)  # so that they have opinions
        export(net, {"family": family}, folder / f"{family}.npz")
    return {family: folder / f"{family}.npz" for family in TABLES}


def _study(networks: dict[str, Path], folder: Path, family: str = "compact", games: int = 6) -> Study:
    return Study(family, folder, games, 1, "cpu", networks[family])


# Chases


@pytest.fixture(scope="module")
def chases(networks: dict[str, Path]) -> Chases:
    study = Study("london", Path("nowhere"), 40, 1, "cpu", networks["london"])
    torch.manual_seed(1)
    rules = study.rules(FOUR)
    return together([played(rules, study.net, 25), played(rules, study.net, 15)])


def test_what_is_written_down_of_chases(chases: Chases) -> None:
    ends, flights, stands, hunts = chases.ends, chases.flights, chases.stands, chases.hunts
    assert len(ends.gain) == 40
    assert set(ends.ending) <= {CAUGHT, TRAPPED, STUCK, AWAY}
    assert (ends.gain == np.isin(ends.ending, (AWAY, STUCK))).all()
    assert ((ends.catcher < 3) == (ends.ending == CAUGHT)).all()
    for n in range(40):
        rounds = int(ends.rounds[n])
        assert list(flights.round[flights.chase == n]) == list(range(1, rounds + 1))
        assert list(stands.round[stands.chase == n]) == list(range(1, rounds + 1))
        assert (hunts.chase == n).sum() <= 3 * rounds
        if ends.ending[n] == CAUGHT:
            assert stands.station[stands.chase == n][-1] == ends.station[n]
            assert hunts.after[hunts.chase == n][-1] == 0
    first = flights.round == 1
    assert set(flights.black[first]) == {3}
    assert set(flights.till[first]) == {3}
    assert (flights.without_black != flights.value)[flights.black > 0].all()
    assert (flights.without_double == flights.value)[flights.doubles == 0].all()
    # Three rides from 10 taxi, 8 bus and 4 underground tickets a head: what is left is what nobody rode by.
    used = [(hunts.ticket == kind).sum() for kind in range(3)]
    assert used == [1200 - ends.taxi.sum(), 960 - ends.bus.sum(), 480 - ends.underground.sum()]


def test_pursuers_who_may_choose_begin_where_the_bot_would(networks: dict[str, Path]) -> None:
    study = _study(networks, Path("nowhere"))
    part = usual("compact", 1)[0]
    rules = study.rules(part)
    ways = openings(rules, study.net)
    expected = placing.ranked(numpy_network(networks["compact"]), part.found())
    assert len(ways) == len(expected)
    assert tuple(rules.layout.stations[n] for n in ways[0][0]) == expected[0][0]
    assert [gain for _, gain in ways] == pytest.approx([gain for _, gain in expected], abs=1e-3)


# Sums


def test_values_of_one_chase_promise_no_more_than_one() -> None:
    chase = np.repeat(np.arange(50.0), 8)
    alike = tally(np.repeat(np.tile([0.0, 1.0], 25), 8), chase)
    alone = tally(np.tile([0.0, 1.0], 25))
    assert alike.value == alone.value == 0.5
    assert alike.estimate()[1:3] == pytest.approx(alone.estimate()[1:3])
    assert tally(np.zeros(0)).n == 0


def test_tables_are_added_up_each_with_its_own_mean() -> None:
    low, high = tally(np.zeros(100)), tally(np.ones(100))
    both = added([low, high])
    assert (both.n, both.value, both.spread) == (200, 0.5, 0)
    gained = difference([(Tally(100, 60, 24), Tally(100, 50, 25)), (Tally(100, 30, 21), Tally(100, 30, 21))])
    assert gained.value == pytest.approx(0.05)
    assert gained.high - gained.value == pytest.approx(1.96 * 0.0091**0.5 / 2, abs=1e-3)


def test_luck_and_more_than_luck() -> None:
    chance = np.random.default_rng(3)
    alike = uneven(tally(chance.integers(0, 2, 400).astype(float)) for _ in range(18))
    assert alike["free"] == 17
    assert alike["luck"] > 0.02
    apart = uneven(tally((chance.random(400) < 0.3 + 0.02 * n).astype(float)) for n in range(18))
    assert apart["chi_square"] > 50
    assert apart["luck"] < 1e-3
    assert uneven([tally(np.ones(5))])["luck"] == 1


def test_sums_are_the_same_after_json(chases: Chases) -> None:
    told = counts.everything(chases)
    assert counts.read(json.loads(json.dumps(told))) == told
    assert sum(told["endings"].values()) == 40
    assert sum(told["caught"].values()) == told["endings"]["caught"] + told["endings"]["trapped"]
    calibration = told["calibration"]["x"]
    assert sum(one.n for one in calibration["said"].values()) == len(chases.flights.chase)
    assert calibration["base_brier"].value <= 0.25


# Settings for equals


def _share(share: float, n: int = 1000) -> dict[str, Tally]:
    return {"gain": Tally(n, n * share, n * share * (1 - share))}


def test_the_number_of_rounds_that_makes_a_chase_fair() -> None:
    table, by_rounds = usual("london", 1000)[0], {8: 0.9, 11: 0.72, 14: 0.48, 17: 0.3}
    results = {table.name: _share(0.15)}
    for part in parts("london", 1000):
        if part.table == table.table and (rounds := dict(part.options).get("max_rounds")):
            results[part.name] = _share(by_rounds[rounds], 100)
    first = fair.wanted(results, table)
    assert first is not None
    assert (first.options, first.games) == ((("max_rounds", 14),), 500)
    results[first.name] = _share(0.40)  # looked at closely, it turns out to be less
    second = fair.wanted(results, table)
    assert second is not None
    assert second.options == (("max_rounds", 13),)
    results[second.name] = _share(0.51)
    assert fair.wanted(results, table) is None
    found = fair.handicaps(results, "london", 1000)
    read = tomllib.loads(fair.to_toml(found))
    assert read == {
        "yard/classic-1983": [{"players": 3, "usual": 0.15, "options": {"max_rounds": 13}, "fair": 0.51}],
    }


def test_where_x_gets_away_too_often_he_shows_himself_more_often() -> None:
    table = usual("london", 1000)[1]
    results = {table.name: _share(0.7)}
    for part in parts("london", 1000):
        if part.table == table.table and (reveals := dict(part.options).get("reveals")):
            results[part.name] = _share(0.5 + 0.1 * (reveals[0] - 2), 100)
    wanted = fair.wanted(results, table)
    assert wanted is not None
    assert dict(wanted.options)["reveals"] == (2, 6, 10, 14, 18, 22)
    results[wanted.name] = _share(0.52)
    assert "options = { reveals = [2, 6, 10, 14, 18, 22] }" in fair.to_toml(fair.handicaps(results, "london", 1000))


def test_what_is_fair_already_is_left_alone() -> None:
    table = usual("london", 1000)[2]
    results = {table.name: _share(0.47)}
    assert fair.wanted(results, table) is None
    assert "options = {}" in fair.to_toml(fair.handicaps(results, "london", 1000))


def test_every_part_is_a_legal_table() -> None:
    for family in TABLES:
        listed = list(parts(family, 100))
        assert len({part.name for part in listed}) == len(listed)
        assert all(part.found().black + part.black >= 0 for part in listed)


# Folders


def test_from_the_command_line_to_pictures(networks: dict[str, Path], tmp_path: Path) -> None:
    words = ("study", "compact", "--folder", str(tmp_path), "--games", "8", "--weights", str(networks["compact"]))
    ran = run("learn", *words)
    assert (ran.code, ran.err) == (0, "")
    assert "2 of 2: compact-2015-3 black-1 1" in ran.out
    found = json.loads((tmp_path / "findings.json").read_text())
    assert found["balance"]["compact-2015-3"]["x"]["n"] == 8
    assert sum(found["editions"]["yard/compact-2015"]["caught_at"].values()) <= 8
    kept = {path: path.stat().st_mtime_ns for path in (tmp_path / "parts").iterdir()}
    assert run("learn", *words).code == 0
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "parts").iterdir()} == kept
    assert {path.stem for path in tmp_path.glob("*.svg")} == {
        "starts-2015",
        "caught-compact",
        "tickets-compact",
        "reliability-compact",
    }
    for path in tmp_path.glob("*.svg"):
        _well_formed(path)


def _well_formed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.find("{http://www.w3.org/2000/svg}desc") is not None
    assert not {"nan", "inf"} & set(text.replace('"', " ").replace(",", " ").split())
    assert len(text) < 60_000


def test_a_table_with_rounds_gets_its_handicap_and_all_pictures(
    networks: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TABLES, "london", (("yard/classic-1983", 4, 1),))
    words = ("--folder", str(tmp_path), "--games", "4", "--weights", str(networks["london"]))
    ran = run("learn", "study", "london", *words)
    assert (ran.code, ran.err) == (0, "")
    (handicap,) = tomllib.loads((tmp_path / "handicaps.toml").read_text())["yard/classic-1983"]
    assert handicap["players"] == 4
    names = {path.stem for path in tmp_path.glob("*.svg")}
    assert names >= {
        "balance",
        "caught-when",
        "fair",
        "tickets-reveals",
        "tickets-rounds",
        "starts-1983",
        "caught-london",
    }
    for path in tmp_path.glob("*.svg"):
        _well_formed(path)


def test_broken_off_and_gone_on_with_a_study_finds_the_same(networks: dict[str, Path], tmp_path: Path) -> None:
    def impatient(*_: object) -> None:
        raise KeyboardInterrupt

    whole, broken = _study(networks, tmp_path / "whole"), _study(networks, tmp_path / "broken")
    assert studied(whole, lambda *_: None)
    with pytest.raises(KeyboardInterrupt):
        studied(broken, impatient)
    assert len(broken.results()) == 1
    assert not studied(broken, lambda *_: None, seconds=-1)
    assert studied(broken, lambda *_: None)
    assert broken.results() == whole.results()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("study atlantis --folder {}", "There is no family 'atlantis'; families are london, compact."),
        ("study compact --folder {} --games 7", "holds another study: give this one its own folder."),
        ("study compact --folder {} --weights nothing.npz", "nothing.npz is no network that plays on these boards."),
        ("study compact --folder {}/study.json/x", "cannot be written"),
        ("study compact", "folder"),
    ],
)
def test_wishes_that_cannot_be_met_get_one_line(
    networks: dict[str, Path], tmp_path: Path, words: str, said: str
) -> None:
    _study(networks, tmp_path).begin()
    ran = run("learn", *words.replace("{}", str(tmp_path)).split())
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.strip().splitlines()) == 1


def test_a_part_that_was_damaged_is_named(networks: dict[str, Path], tmp_path: Path) -> None:
    study = _study(networks, tmp_path)
    study.begin()
    (tmp_path / "parts" / "compact-2015-3.json").write_text("{")
    ran = run("learn", "study", "compact", "--folder", str(tmp_path), "--games", "6", "--weights", str(study.weights))
    assert ran.code == 2
    assert "compact-2015-3.json is damaged; without it, the study plays it again." in ran.err


def test_ticks_are_round() -> None:
    assert ticks(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert ticks(-0.01, 0.062) == pytest.approx([0, 0.02, 0.04, 0.06])
