"""Analyses of finished games: what moves cost, how the chances stood, where X could have been."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest

from fogbound import catalog, find, record, start, testing
from fogbound.advice import adviser
from fogbound.advice import analysis as looking_back
from fogbound.advice.analysis import COSTLY, Analysis, analysis, assemble, game, judge, plain, suspects
from fogbound.bots.mind import belief_cache, model_card
from fogbound.bots.mind.families import file_for
from fogbound.catalog import find_chase
from fogbound.errors import BadOption, BadRecord
from fogbound.game import DEALER, Seat, State
from fogbound.games.yard.belief import belief
from fogbound.games.yard.moves import RIDES
from fogbound.games.yard.position import worth
from fogbound.games.yard.rules import ChaseState

FEW = "sleuth:simulations=200,most=0"
SMALL: dict[str, Any] = {"board": "tiny-docks", "players": 4, "max_rounds": 4}


def _finished(edition_id: str, seed: int, **options: Any) -> tuple[ChaseState, ...]:
    """A game by chance: full of blunders."""
    states = tuple(testing.random_game(start(find(edition_id, **options)), Random(seed)))
    assert all(isinstance(state, ChaseState) for state in states)
    return states  # type: ignore[return-value]


@cache
def _small() -> tuple[tuple[ChaseState, ...], Analysis]:
    states = _finished("yard/classic-1983", 4, **SMALL)
    return states, analysis(states[-1], FEW)


def _misses(states: tuple[ChaseState, ...]) -> list[int]:
    """Plies at which X was in sight, could be taken, and was not."""
    found = []
    for before, after in pairwise(states):
        ply = after.log[-1]
        if ply.seat in (DEALER, "x") or not before.position.x_visible or before.position.phase != "pursuit":
            continue
        here = before.position.at[0]
        takes = [m for m in before.moves(ply.seat) if m.verb in RIDES and m.number == here]
        if takes and ply.move not in takes:
            found.append(len(before.log))
    return found


def test_missing_a_capture_costs_much() -> None:
    """A pursuer who could capture a visible X had the game won; the adviser would have captured X."""
    planted = 0
    for seed in range(30):
        states = _finished("yard/classic-1983", seed, **SMALL | {"max_rounds": 2, "reveals": "1,2"})
        played = game(states[-1])
        for number in _misses(states):
            judged = judge(played, number, FEW)
            assert judged is not None
            assert judged.chance == 1.0
            assert judged.best[0].move.number == states[number].position.at[0]
            planted += judged.cost > 0.2
    assert planted >= 5


def test_the_most_expensive_plies_come_first() -> None:
    _, found = _small()
    costs = {ply.number: ply.judged.cost for ply in found.plies if ply.judged is not None}
    told = [costs[number] for number in found.costliest]
    assert told == sorted(told, reverse=True)
    assert told[0] == max(costs.values())
    assert told[-1] >= COSTLY
    assert len(told) <= 8
    rest = [cost for number, cost in costs.items() if number not in found.costliest]
    assert len(told) == 8 or max(rest) < COSTLY


def test_every_ply_is_there_and_judged_by_its_own_seat() -> None:
    states, found = _small()
    assert [(ply.seat, ply.move) for ply in found.plies] == [(ply.seat, ply.move) for ply in states[-1].log]
    for ply, before in zip(found.plies, states, strict=False):
        assert (ply.judged is None) == (ply.seat == DEALER)
        assert ply.round == before.position.round
        if ply.judged is not None:
            assert {choice.move for choice in ply.judged.best} <= set(before.moves(ply.seat))
            assert ply.judged.chance == ply.judged.best[0].chance
            assert 0 <= ply.judged.cost <= ply.judged.chance <= 1


def test_plies_are_judged_by_what_their_seat_knew() -> None:
    """The adviser is asked with the view that the seat had then, and no other."""
    states, _ = _small()
    played, asked = game(states[-1]), []

    class Listening:
        def __init__(self, *_: Any) -> None: ...

        def choose(self, view: Any) -> None: ...

        def belief(self, view: Any) -> None: ...

        def advise(self, view: Any, also: Any = None) -> Any:
            asked.append(view)
            choice = mock.Mock(move=also, chance=0.5, share=1.0)
            return mock.Mock(choices=(choice,))

    with mock.patch.object(adviser, "make", Listening):
        for number in range(len(played.plies)):
            judge(played, number, FEW)
    chosen = [n for n, ply in enumerate(states[-1].log) if ply.seat != DEALER]
    assert asked == [states[n].view(states[-1].log[n].seat) for n in chosen]


@pytest.mark.parametrize(
    ("edition_id", "options"),
    [("yard/classic-1983", SMALL), ("yard/police-2017", {"board": "tiny-village", "max_rounds": 2})],
)
def test_both_curves_end_with_the_result(edition_id: str, options: dict[str, Any]) -> None:
    ends = set()
    for seed in range(8):
        states = _finished(edition_id, seed, **options)
        played = game(states[-1])
        counts = suspects(played)
        last = judge(played, len(played.plies) - 1, FEW)
        found = assemble(played, [None] * (len(counts) - 1) + [last], counts, FEW)
        outcome = states[-1].outcome
        assert outcome is not None
        end = (len(played.plies), 1.0 if "x" in outcome.winners else 0.0)
        assert [curve[-1] for curve in found.curves] == [end, end]
        ends.add(end[1])
    assert ends == {0.0, 1.0}


def test_both_curves_show_xs_chance() -> None:
    _, found = _small()
    sides: dict[Seat, int] = {seat: n for n, side in enumerate(found.edition.sides) for seat in side}
    for ply in found.plies:
        if ply.judged is not None:
            chance = ply.judged.chance if ply.seat == "x" else 1 - ply.judged.chance
            assert (ply.number, chance) in found.curves[sides[ply.seat]]
    assert sum(len(curve) - 1 for curve in found.curves) == len([ply for ply in found.plies if ply.judged])


def test_where_points_count_a_chance_is_a_share_of_them() -> None:
    states = _finished("yard/compact-2015", 2, board="tiny-harbour")
    found = analysis(states[-1], FEW)
    outcome = states[-1].outcome
    assert outcome is not None
    assert outcome.points[0][1] > 0
    end = outcome.points[0][1] / worth(states[0].edition, states[0].edition.purses)
    assert [curve[-1] for curve in found.curves] == [(len(states[-1].log), end)] * 2
    assert 0 < end < 1
    assert 0 < found.curves[0][0][1] < 1
    assert {ply.seat for ply in found.plies[:2]} <= set(found.edition.sides[1]), "pawns are placed first"


def test_suspects_are_counted_from_the_public_log() -> None:
    states, found = _small()
    for ply, after in zip(found.plies, states[1:], strict=True):
        if after.outcome is None:
            known = belief(after.edition, after.view(None)).stations
            assert ply.suspects == len([n for n in known if n])
    assert found.plies[0].suspects
    assert found.plies[-1].suspects == found.plies[-2].suspects


def test_plies_judged_in_any_order_give_the_same_analysis() -> None:
    states, found = _small()
    played = game(states[-1])
    backwards = [judge(played, n, FEW) for n in reversed(range(len(played.plies)))]
    assert assemble(played, backwards[::-1], suspects(played), FEW) == found


def test_conceding_costs_the_whole_chance() -> None:
    states = _finished("yard/classic-1983", 4, **SMALL)
    early = next(state for state in states if state.turn == ("x",)).play("x", "concede")
    judged = judge(game(early), len(early.log) - 1, FEW)
    assert judged is not None
    assert judged.played == 0.0
    assert judged.cost == judged.chance > 0
    assert all(choice.move.verb != "concede" for choice in judged.best)


def test_conceding_is_not_among_the_most_expensive_moves() -> None:
    states = _finished("yard/classic-1983", 4, **SMALL)
    late = [state for state in states if state.turn == ("x",)][-1].play("x", "concede")
    found = analysis(late, FEW)
    assert found.plies[-1].judged is not None
    assert found.plies[-1].judged.cost >= COSTLY
    assert found.costliest
    assert found.plies[-1].number not in found.costliest


def test_games_that_cannot_be_analysed_are_refused() -> None:
    states = _finished("yard/classic-1983", 4, **SMALL)
    with pytest.raises(BadRecord, match="not over yet"):
        game(states[-2])
    first = next(state for state in states if state.turn == ("x",))
    position = first.position_text()
    by_hand: State = start(first.edition, position)
    with pytest.raises(BadRecord, match="set up by hand"):
        game(by_hand.play("x", "concede"))
    quiz = start(find("twenty/classic-1993"))
    with pytest.raises(BadOption, match="No bot gives advice"):
        game(quiz)


def test_the_version_names_the_adviser_and_its_settings() -> None:
    edition = find("yard/classic-1983", **SMALL)
    now = looking_back.version(edition, looking_back.default_adviser(edition))
    assert now.endswith("/sleuth:simulations=20000,most=0")
    with mock.patch.object(looking_back, "VERSION", 99):
        assert looking_back.version(edition, looking_back.default_adviser(edition)) != now
    assert looking_back.version(edition, FEW) != now


def test_the_version_names_the_weights_of_a_trained_adviser() -> None:
    edition = find_chase("yard/classic-1983")
    path = file_for(edition.board)
    assert path is not None
    digest = model_card.read_model_card(path)["digest"]
    by = looking_back.default_adviser(edition)
    assert by == "master"
    assert looking_back.version(edition, by).endswith(f"/master@{digest[:12]}")
    with mock.patch.object(model_card, "read_model_card", return_value={"digest": "f" * 64}):
        assert looking_back.version(edition, by).endswith("/master@ffffffffffff")


def test_an_analysis_in_json() -> None:
    states, found = _small()
    told = plain(found)
    assert json.loads(json.dumps(told)) == told
    assert list(told) == ["edition", "adviser", "version", "sides", "outcome", "plies", "curves", "costliest"]
    assert set(told["plies"][0]) == {"n", "seat", "move", "round", "suspects"}
    chosen = next(ply for ply in told["plies"] if ply["seat"] == "x")
    assert set(chosen) == {"n", "seat", "move", "round", "suspects", "chance", "played", "cost", "best"}
    assert [ply["move"] for ply in told["plies"]] == [str(ply.move) for ply in states[-1].log]


RECORDS = sorted(path for path in (Path(__file__).parents[1] / "records").glob("*/*.fog") if "twenty" not in path.name)


@pytest.fixture
def cached_beliefs() -> Iterator[None]:
    """As in the server's processes: each ply resumes from the belief of the ply before."""
    belief_cache.keep_up_to()
    yield
    belief_cache.keep_up_to(0)


@pytest.mark.usefixtures("cached_beliefs")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_stored_record_can_be_analysed(path: Path) -> None:
    """Every edition and every special move that records have: doubles, boats, shows, takes, placing, conceding."""
    for read in record.read_all(path.read_text(encoding="utf-8")):
        first = catalog.start_of(read)
        end = record.replay(read, first).state
        if end.outcome is None or first.setup is not None:
            continue
        found = analysis(end, adviser.default(end.edition, 500))
        assert [ply.judged is None for ply in found.plies] == [ply.seat == DEALER for ply in end.log]
        assert found.curves[0][-1] == found.curves[1][-1]
