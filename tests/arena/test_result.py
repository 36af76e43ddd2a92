"""One game's result: as a line of JSON and back, and without its times."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.arena.result import TENTHS, Belief, Result, Work, from_json
from fogbound.arena.schedule import Fixture
from tests.arena.sample import result

WORK = st.builds(
    Work,
    moves=st.integers(0, 99),
    seconds=st.floats(0, 100),
    slowest=st.floats(0, 100),
    errors=st.integers(0, 9),
    trouble=st.text(max_size=20),
)
BIN = st.tuples(st.integers(0, 99), st.floats(0, 99), st.integers(0, 99))
BELIEF = st.builds(
    Belief,
    samples=st.integers(0, 99),
    score=st.floats(-99, 0),
    uniform=st.floats(-99, 0),
    missed=st.integers(0, 9),
    bins=st.tuples(*[BIN] * (len(TENTHS) + 1)),
)
RESULTS = st.builds(
    Result,
    x=st.text(max_size=9),
    hunters=st.text(max_size=9),
    start=st.integers(1, 99),
    reason=st.sampled_from(("captured", "escaped", "stuck")),
    x_won=st.none() | st.booleans(),
    points=st.none() | st.integers(0, 40),
    rounds=st.integers(1, 24),
    station=st.integers(1, 199),
    log=st.text(max_size=30),
    x_work=WORK,
    hunters_work=WORK,
    belief=st.none() | BELIEF,
)


@given(RESULTS)
def test_a_result_is_one_line_and_reads_back(one: Result) -> None:
    line = one.to_json()
    assert "\n" not in line
    assert from_json(line) == one


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "{}", '{"x_work": {}, "hunters_work": {}, "belief": null}'])
def test_any_other_line_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a result|Expecting"):
        from_json(text)


def test_a_line_with_an_unknown_field_is_refused() -> None:
    line = result("greedy", "random", 1, x_won=True).to_json()
    with pytest.raises(ValueError, match="not a result"):
        from_json(line.replace('"start":1', '"start":1,"whistle":2'))


@pytest.mark.parametrize(("reason", "caught"), [("captured", True), ("trapped", True), ("stuck", False)])
def test_x_is_caught_or_trapped(reason: str, caught: bool) -> None:
    assert result("greedy", "random", 1, reason=reason).caught is caught


def test_the_errors_of_both_sides_are_added() -> None:
    one = result("greedy", "random", 4, x_work=Work(errors=2), hunters_work=Work(errors=3))
    assert one.errors == 5
    assert one.fixture == Fixture("greedy", "random", 4)


def test_games_that_differ_in_their_times_alone_are_the_same_untimed() -> None:
    work: dict[str, Any] = {"moves": 3, "errors": 1}
    slow, quick = (
        result("greedy", "random", 1, x_work=Work(seconds=s, slowest=s, **work), hunters_work=Work(seconds=s))
        for s in (9.0, 0.1)
    )
    assert slow != quick
    assert slow.untimed == quick.untimed
    assert slow.untimed.x_work == Work(**work)
