"""Readers of X's tickets: the more care, the fewer stations, and never fewer than the truth."""

from __future__ import annotations

from fogbound.puzzles.readers import READERS, last_sighting, misses, paths, readings, since_sighting, why_not
from tests.puzzles.sample import some


def test_more_care_leaves_fewer_stations() -> None:
    for puzzle in some("where", 0, 99):
        tickets, now, then = readings(puzzle.state)
        assert puzzle.station in then
        assert then <= tickets
        assert now <= tickets
        assert len(tickets) >= 3


def test_misses_are_even_guesses() -> None:
    for puzzle in some("where", 0, 9):
        shares = dict(misses(puzzle.state))
        assert tuple(shares) == READERS
        assert shares["tickets"] == round(1 - 1 / len(readings(puzzle.state)[0]), 3)
        assert shares["everything"] == 0
        assert shares["tickets"] >= shares["pawns then"]


def test_the_log_since_the_sighting_begins_where_x_was_seen() -> None:
    for puzzle in some("where", 0, 9):
        station, pawns, happenings = since_sighting(puzzle.state)
        assert puzzle.state.position.seen is not None
        assert station == puzzle.state.position.seen[1]
        assert set(pawns) == set(puzzle.rules.pursuers)
        windows = puzzle.state.position.windows - puzzle.state.position.seen[0]
        assert sum(bool(one.ticket) for one in happenings) == windows >= 2
        assert puzzle.state.log[last_sighting(puzzle.state)].move.number == station


def test_everything_but_the_answer_is_ruled_out_by_a_pawn() -> None:
    for puzzle in some("where", 0, 99):
        reasons = why_not(puzzle.state, puzzle.station)
        assert set(reasons) == readings(puzzle.state)[0] - {puzzle.station}
        assert all(path.stations[-1] == station for station, path in reasons.items())
        own = [path for path in paths(puzzle.state) if path.stations[-1] == puzzle.station]
        assert any(not path.by for path in own)
