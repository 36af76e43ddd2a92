"""The belief is exactly what brute force over all truths gives: the stations, and the paths to each."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from fogbound import start, testing, worlds
from fogbound.catalog import find_chase
from fogbound.errors import BadNotation
from fogbound.game import HIDDEN, Move, Ply
from fogbound.games.yard.belief import Belief, Tracker, belief
from fogbound.games.yard.board import Board
from fogbound.games.yard.rules import ChaseState

CLASSIC, POLICE = "yard/classic-1983", "yard/police-2017"
TABLES: list[tuple[str, dict[str, Any]]] = [
    (CLASSIC, {"board": "tiny-docks", "players": 4, "max_rounds": 3, "reveals": "3"}),
    (CLASSIC, {"board": "tiny-ring", "players": 3, "max_rounds": 3, "reveals": "2", "voluntary_reveal": True}),
    (CLASSIC, {"board": "tiny-village", "players": 4, "max_rounds": 2, "x_ticket_accounting": "counted"}),
    (POLICE, {"board": "tiny-docks", "players": 2, "max_rounds": 3, "reveals": "4"}),
    (POLICE, {"board": "tiny-docks", "players": 4, "max_rounds": 2, "reveals": "", "x_ticket_accounting": "reserve"}),
    (POLICE, {"board": "tiny-village", "players": 3, "max_rounds": 2, "reveals": "2"}),
]


def _brute(first: ChaseState, state: ChaseState) -> Counter[int]:
    truths = worlds(first, state.view("red"))
    return Counter(world.position.at[0] for world in truths if isinstance(world, ChaseState))


@pytest.mark.parametrize(("edition_id", "options"), TABLES)
def test_belief_equals_brute_force(edition_id: str, options: dict[str, Any]) -> None:
    edition = find_chase(edition_id, **options)
    first = start(edition)
    assert isinstance(first, ChaseState)
    for seed in range(4):
        tracker = Tracker(edition)
        for state in testing.random_game(first, Random(seed)):
            assert isinstance(state, ChaseState)
            known = tracker.follow(state.view("blue"))
            if state.outcome is None:
                assert dict(known.suspects) == _brute(first, state)
            assert state.position.at[0] in known.stations


@pytest.mark.parametrize("edition_id", [CLASSIC, POLICE])
def test_the_suspects_include_the_truth_and_every_viewer_gets_the_same(edition_id: str) -> None:
    edition = find_chase(edition_id)
    for seed in range(3):
        trackers = {seat: Tracker(edition) for seat in ("x", "red", None)}
        for state in testing.random_game(start(edition), Random(seed)):
            assert isinstance(state, ChaseState)
            known = [tracker.follow(state.view(seat)) for seat, tracker in trackers.items()]
            assert known[0] == known[1] == known[2]
            assert state.position.at[0] in known[0].stations
            if state.position.x_visible:
                assert known[0].stations == (state.position.at[0],)


def test_a_tracked_belief_equals_a_new_one() -> None:
    edition = find_chase(POLICE, players=2)
    tracker = Tracker(edition)
    for state in islice(testing.random_game(start(edition), Random(8)), 40):
        assert tracker.follow(state.view("red")) == belief(edition, state.view("red"))


def test_a_tracker_starts_over_for_another_game() -> None:
    edition = find_chase(CLASSIC)
    tracker = Tracker(edition)
    *_, one = testing.random_game(start(edition), Random(1))
    *_, two = testing.random_game(start(edition), Random(2))
    tracker.follow(one.view("red"))
    assert tracker.follow(two.view("red")) == belief(edition, two.view("red"))


@pytest.mark.parametrize(("edition_id", "options"), [*TABLES, ("yard/compact-2015", {"boat_rides": "once"})])
def test_a_tracker_resumes_from_a_snapshot_of_any_ply(edition_id: str, options: dict[str, Any]) -> None:
    edition = find_chase(edition_id, **options)
    game = [state for state in testing.random_game(start(edition), Random(5)) if state.outcome is None]
    last = game[-1].view(None)
    for state in game[::3]:
        snapshot = json.loads(json.dumps(Tracker(edition).snapshot(state.view("red"))))
        resumed = Tracker(edition)
        resumed.resume(snapshot, last)
        assert resumed._log == last.log[: len(state.log)], "it does not begin at the first ply"
        assert resumed.follow(last) == belief(edition, last)


def test_a_snapshot_of_another_log_is_not_used() -> None:
    edition = find_chase(CLASSIC)
    one, two = [list(islice(testing.random_game(start(edition), Random(seed)), 30))[-1].view(None) for seed in (1, 2)]
    snapshot = Tracker(edition).snapshot(one)
    longer = {**snapshot, "ply": snapshot["ply"] + 1}
    other_rules = Tracker(find_chase(CLASSIC, reveals="2")).snapshot(one)
    for view, wrong in ((two, snapshot), (one, longer), (one, other_rules), (one, {**snapshot, "log": "0"})):
        tracker = Tracker(edition)
        tracker.resume(wrong, view)
        assert tracker._log == ()
        assert tracker.follow(view) == belief(edition, view)


def test_the_first_suspects_are_the_start_cards_left_over() -> None:
    edition = find_chase(CLASSIC, players=4)
    state = start(edition)
    for card in (132, 13, 26, 29):
        state = state.play("dealer", f"deal{card}")
    left = set(edition.board.deck("shared")) - {13, 26, 29}
    assert set(belief(edition, state.view("red")).stations) == left


def test_after_a_double_only_stations_with_two_rides_are_suspected() -> None:
    """From 1 the only free ride is the ferry on the last black ticket, and 2 is then a dead end."""
    taxis = [(1, 3), (2, 4), (5, 6), (3, 5), (4, 6), (6, 7), (6, 8)]
    board = Board(
        name="pier",
        title="Pier",
        size=(100.0, 100.0),
        places=tuple((n, (10.0 * n, 10.0 * (n % 3))) for n in range(1, 9)),
        connections=(*((a, b, "taxi") for a, b in taxis), (1, 2, "ferry")),
        starts=(("detectives", (3, 4, 7, 8)), ("x", (1, 2, 5, 6))),
    )
    edition = find_chase(POLICE, board=board, players=2)
    known = Belief.start(edition, "x@1/red@3/blue@4/bobby1@7/bobby2@8 22,16,8 1,2 x 4 4 -")
    assert known.stations == (1, 2, 5, 6)
    announced = known.after(Ply("x", Move("double")))
    assert announced.stations == (5, 6)
    assert announced.after(Ply("x", Move("t", (HIDDEN,)))).suspects == ((5, 1), (6, 1))


def test_in_a_game_set_up_by_hand_x_can_be_on_any_free_station() -> None:
    edition = find_chase(POLICE, players=2)
    hidden = "x@45/red@13/blue@26/bobby1@29/bobby2@34 22,16,8 5,2 x 4 4 3@46"
    assert len(Belief.start(edition, hidden).stations) == 199 - 4
    on_view = hidden.replace("4 4 3@46", "4 4 4@45")
    assert Belief.start(edition, on_view).stations == (45,)


def test_an_impossible_log_is_refused() -> None:
    edition = find_chase(CLASSIC)
    with pytest.raises(BadNotation, match="No game of"):
        Belief.start(edition).after(Ply("dealer", Move("deal", (199,))))


@pytest.mark.parametrize(("edition_id", "options"), [*TABLES, (CLASSIC, {"players": 6}), (POLICE, {"players": 4})])
def test_a_ride_played_once_leads_where_it_leads_from_every_position(edition_id: str, options: dict[str, Any]) -> None:
    edition = find_chase(edition_id, **options)
    once = 0
    for seed in range(4):
        known = Belief.start(edition)
        for state in islice(testing.random_game(start(edition), Random(seed)), 1, 90):
            seen = state.log[-1].seen_by(None)
            quick = known._after_ride(seen) if state.outcome is None else None
            if quick is not None:
                once += 1
                assert dict(quick.possible) == dict(known._after_any(seen, None))
            known = known.after(seen, state.outcome)
    assert once, "most plies are such rides"
