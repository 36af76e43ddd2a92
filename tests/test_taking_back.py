"""Taking back: which move goes and why it may not; and, at random, what is left of a line that was given up."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fogbound import Match, find, record, start, testing
from fogbound.errors import CannotTakeBack
from fogbound.game import Seat, State
from fogbound.proof import seed_from
from fogbound.taking_back import is_offered, last_ply, ply_to_take_back
from fogbound.verify import verify
from tests.contract.test_twenty import ALIKE, begun
from tests.toy import START

CLASSIC, COMPACT, POLICE = "yard/classic-1983", "yard/compact-2015", "yard/police-2017"
STARTS: dict[str, State] = {
    "toy": START,
    "classic": start(find(CLASSIC, board="tiny-docks", players=4, max_rounds=4, reveals="2")),
    "counted": start(find(CLASSIC, board="tiny-village", players=3, max_rounds=4, x_ticket_accounting="counted")),
    "police": start(find(POLICE, board="tiny-docks", players=2, max_rounds=4, reveals="3")),
    "compact": start(find(COMPACT, board="tiny-harbour", x_black=4)),
    "quiz": begun({"players": 3}, ALIKE),
    "quiz of the house": begun({"players": 2, "reader": "house", "finish": 25}, ALIKE),
}


def played(*plies: tuple[Seat, str]) -> Match:
    match = Match(START, seed_from(1))
    for seat, move in plies:
        match.submit(seat, move, match.ply)
    return match


def refusal(match: Match, *seats: Seat, practice: bool = False, in_series: bool = False) -> tuple[str, str]:
    with pytest.raises(CannotTakeBack) as refused:
        ply_to_take_back(match, seats, practice=practice, in_series=in_series)
    return refused.value.code, refused.value.text


def test_the_last_move_of_the_seats_goes() -> None:
    match = played(("p1", "pass"), ("p2", 'guess"Rome"'), ("reader", "wrong"))
    assert [last_ply(match, seats) for seats in (["p1"], ["p1", "p2"], ["reader"], ["p3"])] == [1, 2, 3, None]
    assert ply_to_take_back(match, ["p1", "p2"], practice=False, in_series=False) == 2
    back = match.taken_back(2)
    assert (back.ply, match.ply, back.written) == (2, 4, 4), "the match itself stays as it is"
    assert back.state.turn == ("p2",)
    assert [(line.ply, line.seat, len(line.plies), line.over) for line in back.taken] == [(2, "p2", 2, False)]


def test_there_must_be_a_move_and_no_series() -> None:
    match = played(("p1", "pass"))
    assert refusal(match, "p3") == ("not-now", "There is no move of yours to take back.")
    assert refusal(match, "p1", practice=True, in_series=True)[1] == "In a series, moves cannot be taken back."
    assert is_offered(match, ["p1"], practice=False, in_series=False)
    assert not is_offered(match, ["p1"], practice=True, in_series=True)
    assert not is_offered(match, ["p3"], practice=True, in_series=False)


def test_the_end_goes_in_practice_alone() -> None:
    match = played(("p1", 'guess"Rome"'), ("reader", "right"))
    code, text = refusal(match, "p1")
    assert code == "learned"
    assert text == "The game is over. That cannot be taken back; in a practice game it can."
    assert [is_offered(match, ["p1"], practice=practice, in_series=False) for practice in (False, True)] == [
        False,
        True,
    ]
    back = match.taken_back(ply_to_take_back(match, ["p1"], practice=True, in_series=False))
    assert (back.state.outcome, back.seed, back.taken[0].over) == (None, None, True)


def test_after_the_end_hidden_moves_have_no_seal() -> None:
    """The seed may be known by then, and with the seed a seal can be read."""
    match, rng = Match(STARTS["classic"], seed_from(2)), Random(2)
    for last in (False, True):
        while match.state.outcome is None:
            match.submit(*testing.random_ply(match.state, rng), match.ply)
        if not last:
            first, sealed = match, len(match.seals)
            ply = match.state.log.index(next(p for p in match.state.log if p.seat == "x"))
            match = match.taken_back(ply)
    hidden = [n for n, each in enumerate(match.state.log) if each.secret is not None]
    assert any(n >= ply for n in hidden)
    assert [n for n, _ in match.seals] == [n for n in hidden if n < ply]
    read = record.read(match.record())
    assert len(read.all("TakenSeal")) == sealed - len(match.seals), "the line that ended was sealed as it was played"
    assert verify(read, STARTS["classic"]).seed_known_from == ply
    assert verify(record.read(first.record()), STARTS["classic"]).seed_known_from is None


def test_a_move_that_is_repeated_has_another_seal() -> None:
    match = Match(STARTS["classic"], seed_from(2))
    move = next(move for move in match.state.moves("x") if move.verb in "tbu")
    match.submit("x", move, match.ply)
    again = match.taken_back(match.ply - 1)
    again.submit("x", move, again.ply)
    assert again.state == match.state
    assert again.seals[:-1] == match.seals[:-1]
    assert again.seals[-1] != match.seals[-1]


# At random: any game, any taking back, as in practice


@settings(max_examples=80)
@given(
    start=st.sampled_from(sorted(STARTS)).map(STARTS.__getitem__),
    chance=st.integers(0, 2**32),
    stretches=st.lists(st.integers(1, 25), min_size=1, max_size=4),
)
def test_nothing_is_left_of_a_line_that_was_taken_back(start: State, chance: int, stretches: list[int]) -> None:
    rng, seed = Random(chance), seed_from(chance)
    match = Match(start, seed)
    times = 0
    for plies in stretches:
        play(match, rng, plies)
        ply = last_ply(match, rng.sample(start.edition.seats, rng.randint(1, len(start.edition.seats))))
        if ply is not None:
            back = match.taken_back(ply)
            check_views(start, match, back, ply, rng)
            match, times = back, times + 1
    play(match, rng, testing.MAX_PLIES)
    assert match.state.outcome is not None
    check_record(start, match, seed, times)


def play(match: Match, rng: Random, plies: int) -> None:
    for _ in range(plies):
        if match.state.outcome is not None:
            return
        match.submit(*testing.random_ply(match.state, rng), match.ply)


def check_views(start: State, before: Match, back: Match, ply: int, rng: Random) -> None:
    """Everybody sees what they saw back then, and those who saw the same line before see the same after it."""
    then = start
    for each in before.state.log[:ply]:
        then = then.play(each.seat, each.move)
    testing.check_agreement(back.state)
    assert back.seals == tuple((n, seal) for n, seal in before.seals if n < ply), "what stays keeps its seal"
    for seat in (*start.edition.seats, None):
        assert back.view(seat) == then.view(seat)
        assert repr(back.view(seat)) == repr(then.view(seat))
        testing.check_no_leak(start, back.state, seat, rng, most=10)
        for other in islice(testing.lookalikes(start, before.view(seat), rng), 4):
            alike = Match.resume(start, other, seed_from(0), before.taken).taken_back(ply)
            assert alike.view(seat) == back.view(seat), f"{seat} can tell lines apart that looked the same"


def check_record(start: State, match: Match, seed: bytes, times: int) -> None:
    """The record holds every line, checks out, and continues as the same match."""
    text = match.record({"Practice": "yes"})
    read = record.read(text)
    findings = verify(read, start, match.commitment)
    assert (findings.taken, findings.plies, findings.seals) == (times, match.ply, len(match.seals))
    replayed = record.replay(read, start)
    again = Match.resume(start, replayed.state, seed, record.taken_lines(read, start, replayed.state))
    assert (again.state, again.taken, again.seals) == (match.state, match.taken, match.seals)
    assert again.record({"Practice": "yes"}) == text
