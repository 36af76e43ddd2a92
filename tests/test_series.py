from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound import catalog, find, polled, proof, record, start
from fogbound import series as heats
from fogbound.bots.yard import BOTS
from fogbound.errors import BadOption, BadRecord, Tampered
from fogbound.game import Edition, Outcome
from fogbound.match import Match
from fogbound.series import Series
from fogbound.verify import SeriesFindings, verify, verify_series

PEOPLE = ("Ann", "Bob: the fox", "Zoë")
EDITION = find("yard/police-2017", players=3, board="tiny-docks", max_rounds=4, reveals="3")
SEEDS = proof.seeds_from(5, 3)
COMMITMENT = proof.series_commitment([proof.commitment(seed) for seed in SEEDS])

names = st.text(min_size=1, max_size=8).filter(str.strip)
tables = st.sampled_from(
    [
        *(find("yard/classic-1983", players=n) for n in range(3, 7)),
        *(find("yard/police-2017", players=n) for n in range(2, 7)),
    ]
).flatmap(
    lambda edition: st.tuples(
        st.just(edition),
        st.lists(names, min_size=len(edition.roles), max_size=len(edition.roles), unique=True).map(tuple),
    )
)


@cache
def played(number: int = 5) -> tuple[Match, ...]:
    bot = BOTS.kinds["random"](EDITION, Random(number))
    seats = dict.fromkeys(EDITION.seats, bot)
    return tuple(polled.play(Match(start(EDITION), seed), seats) for seed in proof.seeds_from(number, 3))


def written(number: int = 5, people: tuple[str, ...] = PEOPLE) -> str:
    states = [match.state for match in played(number)]
    return heats.write(Series(EDITION, people), start(EDITION), states, proof.seeds_from(number, 3))


def verified(text: str, commitment: str | None = None) -> SeriesFindings:
    read = record.read_all(text)
    return verify_series(read, [catalog.start_of(one) for one in read], commitment)


TEXT = written()
PARTS = tuple(f"[Fogbound {part}" for part in TEXT.split("[Fogbound ")[1:])


# Rotation


@given(tables)
def test_everybody_plays_every_role_once(table: tuple[Edition, tuple[str, ...]]) -> None:
    edition, people = table
    series = Series(edition, people)
    assert series.length == len(people) == len(edition.roles)
    for name in people:
        assert sorted(series.roles(n)[name] for n in range(series.length)) == sorted(edition.roles)
    for n in range(series.length):
        assert series.holders(n)["x"] == (people[n],)
        assert series.roles(n)[people[n]] == ("x",)
        left = people[(n + 1) % len(people)]
        assert series.roles(n)[left] == edition.roles[1]
        assert {seat: set(who) for seat, who in series.holders(n).items()} == {
            seat: {name for name in people if seat in series.roles(n)[name]} for seat in edition.seats
        }


def test_the_first_heats_of_a_table_in_full() -> None:
    series = Series(EDITION, PEOPLE)
    ann, bob, zoe = PEOPLE
    assert series.holders(0) == {
        "x": (ann,), "red": (bob,), "blue": (zoe,), "bobby1": (bob, zoe), "bobby2": (bob, zoe),
    }  # fmt: skip
    assert series.holders(2) == {
        "x": (zoe,), "red": (ann,), "blue": (bob,), "bobby1": (ann, bob), "bobby2": (ann, bob),
    }  # fmt: skip


@pytest.mark.parametrize("n", [-1, 3])
def test_there_are_as_many_heats_as_people(n: int) -> None:
    with pytest.raises(BadOption) as refused:
        Series(EDITION, PEOPLE).holders(n)
    assert refused.value.code == "no-such-heat"


@pytest.mark.parametrize(
    ("people", "said"),
    [
        (("Ann", "Bob"), "3 people, not for 2"),
        (("Ann", "Bob", "Cy", "Di"), "3 people, not for 4"),
        (("Ann", "Bob", "Ann"), "'Ann'"),
        (("Ann", " ", "Bob"), "needs a name"),
    ],
)
def test_people_must_fit_the_table(people: tuple[str, ...], said: str) -> None:
    with pytest.raises(BadOption, match=re.escape(said)) as refused:
        Series(EDITION, people)
    assert refused.value.code == "bad-people"


# Points

outcomes = st.one_of(
    st.builds(lambda n: Outcome((), "heat", (("x", n),)), st.integers(-12, 40)),
    st.sampled_from([Outcome(("x",), "escaped"), Outcome(EDITION.sides[1], "captured")]),
)


@given(st.lists(outcomes, max_size=3))
def test_totals_add_up(ended: list[Outcome]) -> None:
    series = Series(EDITION, PEOPLE)
    for n, outcome in enumerate(ended):
        assert (series.heat, series.over, series.winners) == (n, False, ())
        series = series.then(outcome)
        x = PEOPLE[n]
        if outcome.points:
            assert series.points(n) == {name: outcome.points[0][1] if name == x else 0 for name in PEOPLE}
        else:
            assert series.points(n) == {name: int((name == x) == (outcome.winners == ("x",))) for name in PEOPLE}
    assert series == Series(EDITION, PEOPLE, tuple(ended))
    assert series.totals == {name: sum(series.points(n)[name] for n in range(series.heat)) for name in PEOPLE}
    assert series.over == (len(ended) == 3)
    if series.over:
        best = max(series.totals.values())
        assert {name: series.totals[name] == best for name in PEOPLE} == {n: n in series.winners for n in PEOPLE}


def test_a_tie_is_a_shared_win_and_totals_may_be_negative() -> None:
    ended = tuple(Outcome((), "heat", (("x", n),)) for n in (-3, -5, -3))
    series = Series(EDITION, PEOPLE, ended)
    assert series.winners == ("Ann", "Zoë")
    assert series.totals["Bob: the fox"] == -5
    with pytest.raises(BadOption, match="all 3 heats"):
        series.then(ended[0])


def test_a_heat_that_is_not_over_has_no_points() -> None:
    with pytest.raises(BadOption, match="Heat 1 is not over yet"):
        Series(EDITION, PEOPLE).points(0)


# Records


def test_the_commitment_of_a_series_is_fixed_for_ever() -> None:
    assert [seed.hex()[:8] for seed in SEEDS] == ["aa2e80f6", "56b56aca", "5822da85"]
    assert COMMITMENT[:16] == "6f1befde5c2e4d3f"
    assert len(set(proof.new_seeds(3))) == 3


def test_a_series_holds_its_heats_totals_and_winners() -> None:
    findings = verified(TEXT, COMMITMENT.upper())
    expected = Series(EDITION, PEOPLE, tuple(match.state.outcome for match in played() if match.state.outcome))
    assert findings.series == expected
    assert findings.series.over
    assert findings.series.winners
    assert findings.whole
    assert findings.commitment == COMMITMENT
    assert [heat.plies for heat in findings.heats] == [match.ply for match in played()]
    with pytest.raises(Tampered) as refused:
        verified(TEXT, "0" * 64)
    assert refused.value.code == "other-commitment"


@given(st.lists(names, min_size=3, max_size=3, unique=True))
def test_any_names_survive_being_written_and_read(people: list[str]) -> None:
    assert verified(written(people=tuple(people))).series.people == tuple(people)


def test_one_heat_by_itself_is_a_record_like_any_other() -> None:
    for n, part in enumerate(PARTS):
        read = record.read(part)
        assert record.read_all(part) == (read,)
        assert verify(read, catalog.start_of(read)).finished
        where = heats.place(read)
        assert where is not None
        assert (where.heat, where.length, where.people) == (n, 3, PEOPLE)
    assert heats.place(record.read(played()[0].record())) is None
    with pytest.raises(BadRecord) as refused:
        record.read(TEXT)
    assert refused.value.code == "several-heats"


def test_comments_and_names_that_look_like_a_record() -> None:
    noisy = re.sub(r"\n1\. ", '\n{\n[Fogbound "1"]\n}1. ', TEXT)
    assert noisy.count("Fogbound") == 6
    assert record.read_all(noisy) == record.read_all(TEXT)
    assert record.read_all("\ufeff" + TEXT.replace("\n", "\r\n")) == record.read_all(TEXT)
    odd = ('[Fogbound "1"]', "{", '"}"')
    assert verified(written(people=odd)).series.people == odd


@pytest.mark.parametrize("begun", [0, 1, 2])
def test_an_unfinished_series_is_saved_with_its_future_heats(begun: int) -> None:
    whole = played()
    half = whole[begun].start
    for ply in whole[begun].state.log[:9]:
        half = half.play(ply.seat, ply.move)
    states = [*(match.state for match in whole[:begun]), half]
    series = Series(EDITION, PEOPLE)
    findings = verified(heats.write(series, start(EDITION), states, SEEDS), COMMITMENT)
    assert (findings.series.heat, findings.whole) == (begun, True)
    assert [heat.plies for heat in findings.heats[begun:]] == [9, *[0] * (2 - begun)]
    published = heats.write(series, start(EDITION), states, SEEDS, heats=begun + 1)
    assert verified(published, COMMITMENT).series == findings.series
    assert not any(seed.hex() in published for seed in SEEDS[begun + 1 :])


def renamed(text: str, old: str, new: str) -> str:
    assert f'[Player "{old}: ' in text
    return text.replace(f'[Player "{old}: ', f'[Player "{new}: ')


def renumbered(part: str, n: int) -> str:
    return re.sub(r'\[Heat "\d/', f'[Heat "{n}/', part)


def with_players_of(part: str, other: str) -> str:
    return part.replace(_players(part), _players(other))


def _players(part: str) -> str:
    return "\n".join(line for line in part.splitlines() if line.startswith("[Player"))


OTHER = tuple(f"[Fogbound {part}" for part in written(6).split("[Fogbound ")[1:])
ONE, TWO, THREE = PARTS

SET_UP = "x@5/red@6/blue@10/bobby1@1/bobby2@3 3,2,1/4,4,4 3,1 x 1 0 -"
TAMPERED = {
    "two heats swapped": (TWO + ONE + THREE, "heat-order"),
    "swapped and renumbered": (renumbered(TWO, 1) + renumbered(ONE, 2) + THREE, "bad-rotation"),
    "swapped, with all tags": (
        with_players_of(renumbered(TWO, 1), ONE) + with_players_of(renumbered(ONE, 2), TWO) + THREE,
        "bad-series",
    ),
    "the first dropped": (TWO + THREE, "missing-heat"),
    "the second dropped": (ONE + THREE, "missing-heat"),
    "one twice": (ONE + TWO + TWO, "heat-order"),
    "one too many": (ONE + TWO + THREE + THREE, "heat-order"),
    "of four": (TEXT.replace('/3"]', '/4"]'), "bad-people"),
    "one of four": (ONE + TWO.replace('/3"]', '/4"]') + THREE, "heat-order"),
    "another name in one heat": (ONE + renamed(TWO, "Ann", "Anna") + THREE, "mixed-people"),
    "another order in one heat": (ONE + renamed(renamed(renamed(TWO, "Ann", "-"), "Zoë", "Ann"), "-", "Zoë") + THREE,
                                  "mixed-people"),
    "one person twice": (renamed(TEXT, "Ann", "Zoë"), "bad-people"),
    "one person less": (re.sub(r'\[Player "Ann.*\n', "", TEXT), "bad-people"),
    "roles exchanged": (ONE + TWO.replace("Zoë: red bobby1 bobby2", "Zoë: blue bobby1 bobby2") + THREE, "bad-rotation"),
    "no role": (ONE + TWO.replace("Ann: blue bobby1 bobby2", "Ann: ") + THREE, "bad-rotation"),
    "another valid game": (ONE + OTHER[1] + THREE, "mixed-series"),
    "another valid game, with its tag": (
        ONE + re.sub(r'\[Series ".*"\]', f'[Series "{COMMITMENT}"]', OTHER[1]) + THREE,
        "bad-series",
    ),
    "the commitment": (TEXT.replace(COMMITMENT, "0" * 64), "bad-series"),
    "an option in one heat": (ONE + TWO.replace("stuck_counts_police=false", "stuck_counts_police=true") + THREE,
                              "mixed-rules"),
    "a digest in one heat": (ONE + TWO.replace("board ", "board 0") + THREE, "mixed-rules"),
    "a set-up heat": (ONE + TWO.replace("[Plies", f'[Position "{SET_UP}"]\n[Plies') + THREE, "mixed-rules"),
    "a ply": (ONE + TWO.replace("\n1. ", "\n1. bobby2:t1 ") + THREE, "corrupt"),
    "an outcome": (ONE + re.sub(r'\[Outcome ".*"\]', '[Outcome "trapped red"]', TWO) + THREE, "bad-outcome"),
    "a seed": (ONE + TWO + THREE.replace('[Seed "', '[Seed "00'), "bad-seed"),
    "a heat without a number": (ONE + re.sub(r'\[Heat ".*"\]\n', "", TWO) + THREE, "not-a-series"),
    "a heat that is none": (ONE + TWO.replace('"2/3"', '"two"') + THREE, "bad-heat"),
    "heat nought": (ONE + TWO.replace('"2/3"', '"0/3"') + THREE, "bad-heat"),
    "a player without seats": (ONE + TWO.replace('"Ann: ', '"Ann '), "bad-heat"),
    "no commitment": (re.sub(r'\[Series ".*"\]\n', "", TEXT), "no-proof"),
}  # fmt: skip


@pytest.mark.parametrize("how", list(TAMPERED))
def test_every_kind_of_tampering_with_a_series_has_its_own_code(how: str) -> None:
    text, code = TAMPERED[how]
    assert text != TEXT
    with pytest.raises(BadRecord) as refused:
        verified(text)
    assert refused.value.code == code
    if code in ("bad-outcome", "bad-seed"):
        assert refused.value.text.startswith("Heat ")


def test_no_heat_may_begin_before_the_one_before_it_is_over() -> None:
    first, second, _ = (match.state for match in played())
    half = start(EDITION).play("dealer", first.log[0].move)
    text = heats.write(Series(EDITION, PEOPLE), start(EDITION), [half, second], SEEDS)
    with pytest.raises(Tampered, match="Heat 2 was begun before heat 1 was over") as refused:
        verified(text)
    assert refused.value.code == "heat-order"


lines = [line for part in PARTS for line in part.split("\n") if not line.startswith("[Seal")]


@given(st.lists(st.sampled_from([*lines, *PARTS, "{", '"', "["]), max_size=12).map("\n".join))
def test_any_text_is_a_series_or_refused(text: str) -> None:
    try:
        findings = verified(text)
    except BadRecord:
        return
    assert findings.series.heat <= 3
