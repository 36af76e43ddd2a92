"""The bot that searches: legal everywhere, blind where it must be, the same again with the same chances, and strong."""

from __future__ import annotations

from itertools import islice
from random import Random
from time import thread_time
from typing import Any

import pytest

from fogbound import find, polled, start, testing
from fogbound.bots.greedy import GreedyBot
from fogbound.bots.kind import Adviser, Believer
from fogbound.bots.naming import parse_bot
from fogbound.bots.search_bot import SearchBot
from fogbound.fast import Finding, verbs
from fogbound.game import DEALER, Edition, Move, Player, View
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.rules import ChaseState
from fogbound.match import Match
from fogbound.proof import seed_from
from tests.bots.searchers import moments, search_bot, with_coalition
from tests.fast.tables import game, table

# Each changes one setting of the search.
CHANGES: tuple[dict[str, Any], ...] = (
    {},
    {"history": 0.0},
    {"exploration": 1.5},
    {"x_epsilon": 0.4, "seeker_epsilon": 0.4},
    {"fitted": True},
    {"urgency": 1.5},
    {"bias": 1.0},
)

# Changes what is played, not what is found.
CAPTURE: dict[str, Any] = {"capture": 0.5}


def test_it_plays_legally_at_any_table_with_any_setting() -> None:
    phases, seats = set(), set()
    for seed in range(72):
        ways = (*CHANGES, CAPTURE)
        bot = search_bot(table(seed).edition, seed, simulations=25, **ways[seed % len(ways)])
        choices = [state for state, _ in game(seed) if state.turn and state.turn != (DEALER,)]
        unlike = {state.position.phase: state for state in choices}.values()
        for state in sorted([*unlike, *Random(seed).sample(choices, min(2, len(choices)))], key=lambda s: len(s.log)):
            seat = state.turn[-1]
            move = bot.choose(state.view(seat))
            assert move in state.moves(seat)
            assert move is not None
            assert move.verb != "concede"
            phases.add(state.position.phase)
            seats.add(seat)
    assert phases == {"place", "x", "double", "second", "show", "take", "pursuit"}
    assert {"x", "red", "bobby1", "bobby2"} <= seats


@pytest.mark.parametrize("settings", [{}, {"fitted": True}])
def test_pursuers_cannot_know_where_x_is(settings: dict[str, Any]) -> None:
    """Under the same public history X's hidden station is moved: the whole search comes out the same."""
    edition = find("yard/classic-1983")
    first, compared = start(edition), 0
    for seed in range(8):
        hunts = [(state, seat) for state, seat in moments(first, seed) if seat != "x"]
        for state, seat in Random(seed).sample(hunts, min(2, len(hunts))):
            for world in islice(testing.lookalikes(first, state.view(seat), Random(seed)), 2):
                assert isinstance(world, ChaseState)
                compared += world.position.at[0] != state.position.at[0]
                found = [
                    search_bot(edition, simulations=200, **settings).findings(s.view(seat)) for s in (state, world)
                ]
                assert found[0] == found[1]
    assert compared > 8


def test_the_same_chances_give_the_same_search() -> None:
    edition = find("yard/police-2017")
    for state, seat in islice(moments(start(edition), 3), 4, 40, 7):
        view = state.view(seat)
        again = [search_bot(edition, seed, simulations=300).findings(view) for seed in (1, 1, 2)]
        assert again[0] == again[1]
        assert again[0] != again[2]
        assert sum(finding.visits for finding in again[0]) == 300


def test_every_setting_changes_the_search() -> None:
    """Each is tried on one move of X and on one of a pursuer who cannot see X."""
    edition = find("yard/classic-1983")
    asked = [
        next((s, seat) for s, seat in moments(start(edition), 2) if seat == who and len(s.log) > 13 + 5 * (who != "x"))
        for who in ("x", "red")
    ]
    found = [
        tuple(search_bot(edition, simulations=300, **settings).findings(state.view(seat)) for state, seat in asked)
        for settings in CHANGES
    ]
    for n, findings in enumerate(found[1:], 1):
        assert findings != found[0], CHANGES[n]


def _verbs(findings: tuple[Finding, ...]) -> set[str]:
    return {verbs.VERBS[finding.ply >> verbs.VERB_SHIFT & verbs.VERB_MASK] for finding in findings}


def test_x_saves_black_tickets_and_doubles_for_later() -> None:
    """No black ticket in the first rounds, and no double as long as one ride leads out of reach."""
    edition = find("yard/classic-1983")
    state, _ = next((s, seat) for s, seat in moments(start(edition), 2) if seat == "x")
    view = state.view("x")
    assert {"k", "double"} <= {move.verb for move in view.moves}
    assert not _verbs(search_bot(edition, simulations=200).findings(view)) & {"k", "double"}


def _catches(state: ChaseState, station: int) -> bool:
    """Could some pursuer ride there?"""
    distances = state.edition.board.distances
    return any(distances[at][station] <= 1 for at in state.position.at[1:])


def test_a_pursuer_takes_a_visible_x_within_reach() -> None:
    edition, caught = find("yard/police-2017"), 0
    bot = search_bot(edition, simulations=400)
    for seed in range(40):
        for state, seat in moments(start(edition), seed):
            here = state.position.at[0]
            ways = [move for move in state.moves(seat) if move.verb in TICKETS and move.number == here]
            if seat != "x" and ways and state.position.x_visible:
                assert bot.choose(state.view(seat)) in ways
                caught += 1
    assert caught >= 3


def test_x_does_not_appear_within_reach_unless_every_ride_does() -> None:
    edition, spared = find("yard/police-2017"), 0
    for seed in range(30):
        for state, seat in moments(start(edition), seed):
            if seat != "x" or state.position.phase != "x" or state.position.windows + 1 not in state.edition.reveals:
                continue
            rides = [move for move in state.moves("x") if move.verb in TICKETS]
            if len({_catches(state, ride.number) for ride in rides}) == 2:
                move = search_bot(edition, seed, simulations=600).choose(state.view("x"))
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
    fled = [_x_gets(edition, search_bot(edition, n, simulations=300), GreedyBot(edition, Random(n)), n) for n in games]
    hunted = [
        _x_gets(edition, GreedyBot(edition, Random(n)), search_bot(edition, n, simulations=1200), n) for n in games
    ]
    if edition.heats:
        assert sum(fled) > 1.3 * sum(hunted)
    else:
        assert sum(fled) >= 5
        assert sum(hunted) <= 1


def test_a_move_may_be_limited_by_time() -> None:
    edition = find("yard/police-2017")
    state, seat = next(islice(moments(start(edition), 5), 12, None))
    bot = search_bot(edition, time=100)
    bot.choose(state.view(seat))
    begun = thread_time()
    findings = bot.findings(state.view(seat))
    assert thread_time() - begun >= 0.1
    assert sum(finding.visits for finding in findings) > 200


def test_the_belief_holds_all_possible_stations_by_category() -> None:
    """All stations that the log allows; one ride from a pursuer is less likely than two."""
    edition = find("yard/classic-1983")
    bot, exact = search_bot(edition), GreedyBot(edition, Random(1))
    assert isinstance(bot, Believer)
    for state, seat in moments(start(edition), 6):
        if seat == "x" or len(state.log) < 12 or state.log[-1].seat != "x":
            continue
        view = state.view(seat)
        odds = dict(bot.belief(view))
        assert odds.keys() == dict(exact.belief(view)).keys()
        assert state.position.at[0] in odds
        assert sum(odds.values()) == pytest.approx(1)
        near = [odds[n] for n in odds if _away(state, n) == 1]
        two = [odds[n] for n in odds if _away(state, n) == 2]
        if near and two:
            assert near[0] / two[0] == pytest.approx(0.196 / 0.671)


def test_categories_count_from_where_pursuers_stood_when_x_rode() -> None:
    edition, compared = find("yard/classic-1983"), 0
    bot, before = search_bot(edition), dict[int, float]()
    for state, seat in moments(start(edition), 6):
        odds = {} if seat == "x" else dict(bot.belief(state.view(seat)))
        left = sum(before.get(station, 0.0) for station in odds)
        if odds and state.log[-1].seat != "x" and len(odds) > 2:
            assert odds == pytest.approx({station: before[station] / left for station in odds})
            compared += len(set(odds.values())) > 1
        before = odds
    assert compared > 10


def test_its_advice_agrees_with_its_choice_and_belief() -> None:
    edition = find("yard/classic-1983")
    for state, seat in list(moments(start(edition), 6))[8:16]:
        bot, same = search_bot(edition, simulations=200), search_bot(edition, simulations=200)
        assert isinstance(bot, Adviser)
        view = state.view(seat)
        advice = bot.advise(view)
        assert {choice.move for choice in advice.choices} <= set(view.moves)
        assert sum(choice.share for choice in advice.choices) == pytest.approx(1)
        assert all(0 <= choice.chance <= 1 for choice in advice.choices)
        assert advice.choices[0].move == same.choose(view)
        assert advice.belief == same.belief(view)


def test_a_chance_counts_captures_by_every_pursuer_alike() -> None:
    """A pursuer's search counts a colleague's capture for less; what is said to people must not."""
    edition, told = find("yard/police-2017"), 0
    for state, seat in islice(moments(start(edition), 3), 6, 60, 4):
        plain, selfish = (with_coalition(search_bot(edition, simulations=600), share) for share in (0.0, 0.9))
        for finding in plain.findings(state.view(seat)):
            assert finding.chance == finding.score
        findings = selfish.findings(state.view(seat))
        assert all(finding.chance >= finding.score for finding in findings)
        if seat != "x" and findings[0].chance > findings[0].score + 0.1:
            told += 1
            best = plain.advise(state.view(seat)).choices[0].chance
            assert selfish.advise(state.view(seat)).choices[0].chance == pytest.approx(best, abs=0.15)
    assert told >= 3


def _near(bot: SearchBot, view: View, slack: float) -> dict[Move, Finding]:
    """What was visited nearly as often as the best."""
    findings = bot.findings(view)
    return {
        bot._chase.decode(finding.ply).move: finding
        for finding in findings
        if finding.visits >= (1 - slack) * findings[0].visits
    }


def test_of_nearly_equal_rides_a_pursuer_takes_the_likelier_capture() -> None:
    edition, odds_differ = find("yard/classic-1983"), 0
    for state, seat in islice(moments(start(edition), 6), 12, 60):
        view, how = state.view(seat), {"simulations": 150, "fitted": True}
        if seat == "x":
            continue
        near = _near(search_bot(edition, **how), view, 0.6)
        odds = dict(search_bot(edition, **how).belief(view))
        best = max(odds.get(move.number, 0.0) for move in near)
        move = search_bot(edition, **how, capture=0.6).choose(view)
        assert move in near
        assert odds.get(move.number, 0.0) == best
        odds_differ += len({odds.get(one.number, 0.0) for one in near}) > 1
    assert odds_differ >= 1


def test_a_search_ends_early_when_its_time_is_over() -> None:
    edition = find("yard/police-2017")
    state, seat = next(islice(moments(start(edition), 5), 12, None))
    visits = [
        sum(finding.visits for finding in search_bot(edition, simulations=n, most=20).findings(state.view(seat)))
        for n in (300, 1_000_000)
    ]
    assert visits[0] == 300
    assert 300 < visits[1] < 1_000_000


def test_it_refuses_to_advise_a_seat_that_is_not_in_turn() -> None:
    edition = find("yard/classic-1983")
    state, _ = next((s, seat) for s, seat in moments(start(edition), 2) if seat == "x" and len(s.log) > 10)
    with pytest.raises(ValueError, match="red has no move to choose now"):
        search_bot(edition, simulations=50).advise(state.view("red"))


def _away(state: ChaseState, station: int) -> int:
    return min(state.edition.board.distances[at][station] for at in state.position.at[1:])


def test_it_can_be_named_with_settings() -> None:
    edition = find("yard/police-2017", board="tiny-village", players=2)
    text = "pimbot:simulations=50,history=2.5,fitted=true"
    assert str(parse_bot(text, edition)) == text
    match = Match(start(edition), bytes(32))
    view: View = match.view("x")
    assert parse_bot(text, edition).make(edition, Random(1)).choose(view) in view.moves
