"""The bot that searches: legal everywhere, blind where it must be, the same again with the same chances, and strong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from time import thread_time
from typing import Any

import pytest

from fogbound import find, polled, start, testing
from fogbound.bots.greedy import GreedyBot
from fogbound.bots.kind import Adviser, Believer
from fogbound.bots.naming import named
from fogbound.bots.pimbot import SETTINGS
from fogbound.bots.searching import SearchingBot
from fogbound.fast import Finding, verbs
from fogbound.game import DEALER, Edition, Move, Player, Seat, State, View
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.rules import ChaseState
from fogbound.match import Match
from fogbound.proof import seed_from
from tests.fast.tables import game, table

# Each changes one thing about the search; together they have every switch in every position.
SWITCHES: tuple[dict[str, Any], ...] = (
    {},
    {"tree": "separate"},
    {"categories": False},
    {"coalition": 0.0},
    {"coalition": 0.5},
    {"history": 0.0},
    {"exploration": 1.5},
    {"filter": False},
    {"x_epsilon": 0.4, "seeker_epsilon": 0.4},
    {"playouts": "chase"},
    {"playouts": "suspects"},
    {"playouts": "random"},
    {"fitted": True},
    {"urgency": 1.5},
    {"bias": 1.0},
)

# What is played of what was found.
MANNERS: tuple[dict[str, Any], ...] = ({"capture": 0.5, "mix": 0.5},)


def _bot(edition: Edition, seed: int = 1, **settings: Any) -> SearchingBot:
    return SearchingBot(edition, Random(seed), **{option.name: option.default for option in SETTINGS} | settings)


def _asked(first: State, seed: int) -> Iterator[tuple[ChaseState, Seat]]:
    """The moments of a random game at which somebody is to move, from a seat's side of the table."""
    for state in testing.random_game(first, Random(seed)):
        if state.turn and state.turn != (DEALER,):
            assert isinstance(state, ChaseState)
            yield state, state.turn[0]


def test_it_plays_legally_at_any_table_with_any_switch() -> None:
    phases, seats = set(), set()
    for seed in range(72):
        ways = (*SWITCHES, *MANNERS)
        bot = _bot(table(seed).edition, seed, simulations=25, **ways[seed % len(ways)])
        moments = [state for state, _ in game(seed) if state.turn and state.turn != (DEALER,)]
        unlike = {state.position.phase: state for state in moments}.values()
        for state in sorted([*unlike, *Random(seed).sample(moments, min(2, len(moments)))], key=lambda s: len(s.log)):
            seat = state.turn[-1]
            move = bot.choose(state.view(seat))
            assert move in state.moves(seat)
            assert move is not None
            assert move.verb != "concede"
            phases.add(state.position.phase)
            seats.add(seat)
    assert phases == {"place", "x", "double", "second", "show", "take", "pursuit"}
    assert {"x", "red", "bobby1", "bobby2"} <= seats


@pytest.mark.parametrize("settings", [{}, {"tree": "separate"}, {"playouts": "suspects"}, {"fitted": True}])
def test_pursuers_cannot_know_where_x_is(settings: dict[str, Any]) -> None:
    """Under the same public history X's hidden station is moved: the whole search comes out the same."""
    edition = find("yard/classic-1983")
    first, compared = start(edition), 0
    for seed in range(8):
        hunts = [(state, seat) for state, seat in _asked(first, seed) if seat != "x"]
        for state, seat in Random(seed).sample(hunts, min(2, len(hunts))):
            for world in islice(testing.lookalikes(first, state.view(seat), Random(seed)), 2):
                assert isinstance(world, ChaseState)
                compared += world.position.at[0] != state.position.at[0]
                found = [_bot(edition, simulations=200, **settings).findings(s.view(seat)) for s in (state, world)]
                assert found[0] == found[1]
    assert compared > 8


def test_the_same_chances_give_the_same_search() -> None:
    edition = find("yard/police-2017")
    for state, seat in islice(_asked(start(edition), 3), 4, 40, 7):
        view = state.view(seat)
        again = [_bot(edition, seed, simulations=300).findings(view) for seed in (1, 1, 2)]
        assert again[0] == again[1]
        assert again[0] != again[2]
        assert sum(finding.visits for finding in again[0]) == 300


def test_every_switch_changes_the_search() -> None:
    """Each is tried on one move of X and on one of a pursuer who does not know where he is."""
    edition = find("yard/classic-1983")
    asked = [
        next((s, seat) for s, seat in _asked(start(edition), 2) if seat == who and len(s.log) > 13 + 5 * (who != "x"))
        for who in ("x", "red")
    ]
    found = [
        tuple(_bot(edition, simulations=300, **settings).findings(state.view(seat)) for state, seat in asked)
        for settings in SWITCHES
    ]
    for n, findings in enumerate(found[1:], 1):
        assert findings != found[0], SWITCHES[n]


def _verbs(findings: tuple[Finding, ...]) -> set[str]:
    return {verbs.VERBS[finding.ply >> verbs.VERB_SHIFT & verbs.VERB_MASK] for finding in findings}


def test_x_saves_what_he_cannot_use_yet() -> None:
    """No black ticket in the first rounds, no double as long as one ride gets him away; with the filter off, both."""
    edition = find("yard/classic-1983")
    state, _ = next((s, seat) for s, seat in _asked(start(edition), 2) if seat == "x")
    view = state.view("x")
    assert {"k", "double"} <= {move.verb for move in view.moves}
    assert not _verbs(_bot(edition, simulations=200).findings(view)) & {"k", "double"}
    assert {"k", "double"} <= _verbs(_bot(edition, simulations=200, filter=False).findings(view))


def _catches(state: ChaseState, station: int) -> bool:
    """Could some pursuer ride there?"""
    distances = state.edition.board.distances
    return any(distances[at][station] <= 1 for at in state.position.at[1:])


def test_a_pursuer_takes_x_when_he_can() -> None:
    edition, caught = find("yard/police-2017"), 0
    bot = _bot(edition, simulations=400)
    for seed in range(40):
        for state, seat in _asked(start(edition), seed):
            here = state.position.at[0]
            ways = [move for move in state.moves(seat) if move.verb in TICKETS and move.number == here]
            if seat != "x" and ways and state.position.x_visible:
                assert bot.choose(state.view(seat)) in ways
                caught += 1
    assert caught >= 3


def test_x_does_not_show_himself_beside_a_pursuer_unless_he_must() -> None:
    edition, spared = find("yard/police-2017"), 0
    for seed in range(30):
        for state, seat in _asked(start(edition), seed):
            if seat != "x" or state.position.phase != "x" or state.position.windows + 1 not in state.edition.reveals:
                continue
            rides = [move for move in state.moves("x") if move.verb in TICKETS]
            if len({_catches(state, ride.number) for ride in rides}) == 2:
                move = _bot(edition, seed, simulations=600).choose(state.view("x"))
                assert move is not None
                assert move.verb == "double" or not _catches(state, move.number)
                spared += 1
    assert spared >= 10


def _x_gets(edition: Edition, x: Player, hunters: Player, number: int) -> float:
    players = {seat: x if seat == "x" else hunters for seat in edition.seats}
    outcome = polled.play(Match(start(edition), seed_from(number)), players).state.outcome
    assert outcome is not None
    return dict(outcome.points).get("x", float("x" in outcome.winners))


@pytest.mark.parametrize("edition_id", ["yard/classic-1983", "yard/police-2017", "yard/compact-2015"])
def test_it_beats_the_greedy_bot_on_both_sides(edition_id: str) -> None:
    """Six games a side, fixed seeds: the gap is wide."""
    edition, games = find(edition_id), range(6)
    fled = [_x_gets(edition, _bot(edition, n, simulations=300), GreedyBot(edition, Random(n)), n) for n in games]
    hunted = [_x_gets(edition, GreedyBot(edition, Random(n)), _bot(edition, n, simulations=1200), n) for n in games]
    if edition.heats:
        assert sum(fled) > 1.3 * sum(hunted)
    else:
        assert sum(fled) >= 5
        assert sum(hunted) <= 1


def test_a_move_may_be_limited_by_time() -> None:
    edition = find("yard/police-2017")
    state, seat = next(islice(_asked(start(edition), 5), 12, None))
    bot = _bot(edition, time=100)
    bot.choose(state.view(seat))
    begun = thread_time()
    findings = bot.findings(state.view(seat))
    assert thread_time() - begun >= 0.1
    assert sum(finding.visits for finding in findings) > 200


def test_where_it_thinks_that_x_is() -> None:
    """All stations that the log allows, one ride from a pursuer being less likely than two; or all alike."""
    edition = find("yard/classic-1983")
    bot, even = _bot(edition), _bot(edition, categories=False)
    assert isinstance(bot, Believer)
    for state, seat in _asked(start(edition), 6):
        if seat == "x" or len(state.log) < 12 or state.log[-1].seat != "x":
            continue
        view = state.view(seat)
        odds, alike = dict(bot.belief(view)), dict(even.belief(view))
        assert odds.keys() == alike.keys()
        assert state.position.at[0] in odds
        assert sum(odds.values()) == pytest.approx(1)
        assert len(set(alike.values())) == 1
        near = [odds[n] for n in odds if _away(state, n) == 1]
        two = [odds[n] for n in odds if _away(state, n) == 2]
        if near and two:
            assert near[0] / two[0] == pytest.approx(0.196 / 0.671)


def test_what_x_saw_when_he_rode_counts_and_not_where_pursuers_went_since() -> None:
    edition, compared = find("yard/classic-1983"), 0
    bot, before = _bot(edition), dict[int, float]()
    for state, seat in _asked(start(edition), 6):
        odds = {} if seat == "x" else dict(bot.belief(state.view(seat)))
        left = sum(before.get(station, 0.0) for station in odds)
        if odds and state.log[-1].seat != "x" and len(odds) > 2:
            assert odds == pytest.approx({station: before[station] / left for station in odds})
            compared += len(set(odds.values())) > 1
        before = odds
    assert compared > 10


def test_it_says_what_it_would_do_and_why() -> None:
    edition = find("yard/classic-1983")
    for state, seat in list(_asked(start(edition), 6))[8:16]:
        bot, same = _bot(edition, simulations=200), _bot(edition, simulations=200)
        assert isinstance(bot, Adviser)
        view = state.view(seat)
        advice = bot.advise(view)
        assert {choice.move for choice in advice.choices} <= set(view.moves)
        assert sum(choice.share for choice in advice.choices) == pytest.approx(1)
        assert all(0 <= choice.chance <= 1 for choice in advice.choices)
        assert advice.choices[0].move == same.choose(view)
        assert advice.belief == same.belief(view)


def test_a_chance_is_that_of_the_side_whoever_makes_the_capture() -> None:
    """A pursuer's search counts a colleague's capture for less; what is said to people must not."""
    edition, told = find("yard/police-2017"), 0
    for state, seat in islice(_asked(start(edition), 3), 6, 60, 4):
        plain, selfish = (_bot(edition, simulations=600, coalition=r) for r in (0.0, 0.9))
        for finding in plain.findings(state.view(seat)):
            assert finding.chance == finding.score
        findings = selfish.findings(state.view(seat))
        assert all(finding.chance >= finding.score for finding in findings)
        if seat != "x" and findings[0].chance > findings[0].score + 0.1:
            told += 1
            best = plain.advise(state.view(seat)).choices[0].chance
            assert selfish.advise(state.view(seat)).choices[0].chance == pytest.approx(best, abs=0.15)
    assert told >= 3


def _near(bot: SearchingBot, view: View, slack: float) -> dict[Move, Finding]:
    """What was visited nearly as often as the best."""
    findings = bot.findings(view)
    return {
        bot._chase.spelt(finding.ply).move: finding
        for finding in findings
        if finding.visits >= (1 - slack) * findings[0].visits
    }


def test_of_nearly_equal_rides_a_pursuer_takes_the_likelier_capture_and_x_any() -> None:
    edition, odds_differ, mixed = find("yard/classic-1983"), 0, 0
    for state, seat in islice(_asked(start(edition), 6), 12, 60):
        view, how = state.view(seat), {"simulations": 150, "fitted": True}
        near = _near(_bot(edition, **how), view, 0.6)
        if seat == "x":
            played = {_bot(edition, n, **how, mix=0.6).choose(view) for n in range(4)}
            mixed += len(played) > 1
            assert _bot(edition, **how, mix=0.6).choose(view) in near
            continue
        odds = dict(_bot(edition, **how).belief(view))
        best = max(odds.get(move.number, 0.0) for move in near)
        move = _bot(edition, **how, capture=0.6).choose(view)
        assert move in near
        assert odds.get(move.number, 0.0) == best
        odds_differ += len({odds.get(one.number, 0.0) for one in near}) > 1
    assert odds_differ >= 1
    assert mixed >= 2


def test_a_search_ends_when_its_time_is_over_whatever_it_was_to_do() -> None:
    edition = find("yard/police-2017")
    state, seat = next(islice(_asked(start(edition), 5), 12, None))
    visits = [
        sum(finding.visits for finding in _bot(edition, simulations=n, most=20).findings(state.view(seat)))
        for n in (300, 1_000_000)
    ]
    assert visits[0] == 300
    assert 300 < visits[1] < 1_000_000


def test_any_move_is_rated_with_care_if_it_is_asked_for() -> None:
    """A move that the search leaves out, or looks at a few times, counts what it counts where it is all there is."""
    edition = find("yard/classic-1983")
    state, _ = next((s, seat) for s, seat in _asked(start(edition), 2) if seat == "x")
    view = state.view("x")
    wasted = next(move for move in view.moves if move.verb == "k")
    plain, asked = (_bot(edition, simulations=2000).advise(view, also) for also in (None, wasted))
    assert wasted not in [choice.move for choice in plain.choices]
    assert asked.choices[:-1] == plain.choices
    assert (asked.choices[-1].move, asked.choices[-1].share) == (wasted, 0.0)
    unfiltered = _bot(edition, simulations=20_000, filter=False).advise(view)
    same = next(choice for choice in unfiltered.choices if choice.move == wasted)
    assert asked.choices[-1].chance == pytest.approx(same.chance, abs=0.1)
    best = _bot(edition, simulations=2000).advise(view, plain.choices[0].move)
    assert best.choices == plain.choices


def test_a_move_that_lets_x_get_away_is_rated_as_such() -> None:
    """Where X is in sight beside a pursuer, taking him is sure to win, and any other ride is not."""
    edition, seen = find("yard/police-2017"), 0
    for seed in range(30):
        for state, seat in _asked(start(edition), seed):
            here = state.position.at[0]
            if seat == "x" or not state.position.x_visible or here not in {m.number for m in _rides(state, seat)}:
                continue
            missed = next(move for move in _rides(state, seat) if move.number != here)
            taken = next(move for move in _rides(state, seat) if move.number == here)
            advice = _bot(edition, simulations=300, coalition=0.0).advise(state.view(seat), missed)
            chances = {choice.move: choice.chance for choice in advice.choices}
            assert chances[taken] == 1.0
            assert chances[missed] < 1.0
            certain = _bot(edition, simulations=300).advise(state.view(seat), taken)
            assert {choice.move: choice.chance for choice in certain.choices}[taken] == 1.0
            seen += 1
    assert seen >= 3


def _rides(state: ChaseState, seat: Seat) -> list[Move]:
    return [move for move in state.moves(seat) if move.verb in TICKETS]


def test_it_makes_up_nothing_for_whoever_is_not_to_move() -> None:
    edition = find("yard/classic-1983")
    state, _ = next((s, seat) for s, seat in _asked(start(edition), 2) if seat == "x" and len(s.log) > 10)
    with pytest.raises(ValueError, match="red has nothing to choose now"):
        _bot(edition, simulations=50).advise(state.view("red"))


def _away(state: ChaseState, station: int) -> int:
    return min(state.edition.board.distances[at][station] for at in state.position.at[1:])


def test_it_is_to_be_had_by_name() -> None:
    edition = find("yard/police-2017", board="tiny-village", players=2)
    text = "pimbot:simulations=50,tree=separate,coalition=0.5"
    assert str(named(text, edition)) == text
    match = Match(start(edition), bytes(32))
    view: View = match.view("x")
    assert named(text, edition).make(edition, Random(1)).choose(view) in view.moves
