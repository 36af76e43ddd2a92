"""Only the reader knows the card until it is opened: no view, log, legal move or refusal gives it away.

Three independent tests look for a leak. Every word of every card is marked, and no marked word may reach a seat that
has not heard it. The hidden cards are exchanged for others under the same log, and nothing may change. On tiny decks
all truths are enumerated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fogbound import IllegalMove, Match, Move, Ply, State, worlds
from fogbound.catalog import TWENTY
from fogbound.games.twenty.card import QUESTION
from fogbound.games.twenty.deck import Deck
from fogbound.games.twenty.rules import TwentyState, start
from fogbound.house.steward import steward
from fogbound.proof import seed_from
from fogbound.server import wire
from fogbound.testing import check_no_leak, random_game

from .quiz import FOUR, answered, card, deck, found, offers, play, quiz, table

WATCHED = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MARK = re.compile(r"mark-\d+-\w+")
# Every kind of move that a client might send, at the right time or not.
TRIES = [
    "pick1", "pick7", "pick20", "pick21", "pick", "pick?", "pass", "speak", "buzz", "right", "wrong", "precise",
    'guess"Ada"', "guess_", 'guess""', 'ask"Am I Ada?"', "ask_", 'answer"Yes"', "answer_", "card1", "card2", "card99",
    'card?,"person"', 'clue"This is en clue 1."', "clue_", "roll1", "roll7", 'open"Ada"', "open_", "concede", "fly",
]  # fmt: skip


@cache
def marked() -> Deck:
    """Nine cards on which every word is marked with the card's number."""
    cards = []
    for n, category in enumerate(("person", "place", "thing") * 3, 1):
        marks = (n, n + 5, 20)
        blank = card(f"mark-{n}-answer", category, marks, {k: f"mark-{n}-clue{k}" for k in range(1, 21)})
        wording = replace(blank.wordings[0], aliases=(f"mark-{n}-alias",), rejects=(f"mark-{n}-reject",))
        cards.append(
            replace(blank, id=f"mark-{n}-id", wordings=(wording,), facts=((f"mark-{n}-fact", f"mark-{n}-value"),))
        )
    return deck(*cards)


@cache
def alike() -> Deck:
    """Cards that are easy to confuse: with almost the same clues, even the same answers, but other question marks."""
    return deck(
        card("Ada", marks=(19, 20)),
        card("Bea", marks=(19, 20)),
        card("Bea", marks=(18, 20), unlike={1: "Nothing like it."}),
        card("Ada", marks=(1, 2), unlike={7: "Quite another clue."}),
        card("Cairo", "place", marks=(19,)),
        card("Dover", "place", marks=(5, 19)),
        card("Drum", "thing"),
        card("Egg", "thing", marks=(3, 4)),
    )


@st.composite
def games(draw: st.DrawFn, of: Deck) -> tuple[TwentyState, int]:
    """A game with any options, before the deal, and a seed."""
    options: dict[str, Any] = {
        "players": draw(st.integers(2, 6)),
        "reader": draw(st.sampled_from(["rotate", "house"])),
        "die_question_faces": draw(st.integers(1, 5)),
        "after_failed_question": draw(st.sampled_from(["roll", "choose"])),
        "violet_after_question": draw(st.booleans()),
        "sun_on_pass": draw(st.booleans()),
        "finish": draw(st.sampled_from([15, 30])),
        "suns": "4,10",
    }
    return start(found(of, **options)), draw(st.integers(0, 10**6))


def moments(game: tuple[TwentyState, int], most: int) -> list[TwentyState]:
    """Some states of a random game, including the last one."""
    first, seed = game
    rng = Random(seed)
    states = [state for state in random_game(first, rng) if isinstance(state, TwentyState)]
    return [*rng.sample(states[:-1], min(most, len(states) - 1)), states[-1]]


def strangers(state: State) -> list[str | None]:
    """Every viewer who does not hold the card."""
    return [seat for seat in (*state.edition.seats, None) if seat != table(state).reader]


def refusals(state: State, seat: str) -> list[str]:
    """Every refusal that a seat gets when it tries every move."""
    said = []
    for text in TRIES:
        try:
            state.play(seat, text)
        except IllegalMove as refusal:
            said.append(repr((text, refusal.code, refusal.text, refusal.details)))
    return said


# Every word is marked


def heard(log: tuple[Ply, ...]) -> set[str]:
    return set(MARK.findall(" ".join(str(ply.move) for ply in log)))


@WATCHED
@given(games(marked()))
def test_no_word_of_a_card_reaches_a_seat_that_has_not_heard_it(game: tuple[TwentyState, int]) -> None:
    for state in moments(game, 20):
        public = heard(state.view(None).log)
        last = f"mark-{state.position.card}-"
        for seat in (*state.edition.seats, None):
            view = state.view(seat)
            words = set(MARK.findall(repr(view)))
            sent = set(MARK.findall(wire.write(wire.view(view, 0, 0, ()))))
            own = {word for word in words if word.startswith(last)} if table(state, seat).card is not None else set()
            assert words == sent | own
            assert words <= public | own, f"{seat} reads what nobody has said"
            assert heard(view.log) == public, "what is said is said to all"
        if state.outcome is None:
            assert [seat for seat in state.edition.seats if table(state, seat).card is not None] == (
                [table(state).reader] if state.position.card else []
            )


@WATCHED
@given(games(marked()))
def test_only_clues_read_and_cards_opened_are_public(game: tuple[TwentyState, int]) -> None:
    """They are the clues of numbers with chips on them, and the answers of finished cards."""
    for state in moments(game, 20):
        said = heard(state.log)
        expected = {over.answer for over in table(state).past}
        for ply in state.log:
            if ply.move.verb == "card":
                now = ply.move.number
            if ply.move.verb == "clue":
                assert str(ply.move.args[0]).startswith(f"mark-{now}-clue")
                expected |= {str(ply.move.args[0])}
        assert said == expected


@WATCHED
@given(games(marked()))
def test_no_refusal_contains_a_word_of_any_card(game: tuple[TwentyState, int]) -> None:
    for state in moments(game, 20):
        for seat in (*state.edition.seats, "dealer", "nobody"):
            assert not MARK.findall(" ".join(refusals(state, seat)))


def test_a_clients_material_says_nothing_about_the_cards() -> None:
    edition = found(marked())
    given_once = TWENTY.material(edition), steward(edition).aids(start(edition).view(None))
    assert not MARK.findall(repr(given_once))
    assert not MARK.findall(repr((edition.options, edition.digests)))


def test_seals_are_salted_so_that_nobody_can_try_all_cards() -> None:
    """Two matches that deal the same card show different seals for it."""
    seals: dict[str, set[str]] = {}
    for n in range(40):
        match = Match(quiz(FOUR, card=None), seed_from(n))
        seals.setdefault(str(match.state.log[0].move), set()).update(seal for _, seal in match.seals)
    assert all(len(found) > 1 for found in seals.values())
    assert sum(map(len, seals.values())) == 40


# The hidden card is another one


def twins(first: TwentyState, log: tuple[Ply, ...], seat: str | None) -> Iterator[TwentyState]:
    """Other truths for one viewer: every card they have not seen becomes another that looks the same so far."""
    cards = first.edition.deck.cards
    for n, ply in enumerate(log):
        if ply.move.verb != "card" or ply.seen_by(seat) == ply:
            continue
        for number, other in enumerate(cards, 1):
            if number != ply.move.number and other.category == cards[ply.move.number - 1].category:
                state = _replayed(first, (*log[:n], Ply(ply.seat, Move("card", (number,))), *log[n + 1 :]))
                if state is not None:
                    yield state


def _replayed(first: TwentyState, log: tuple[Ply, ...]) -> TwentyState | None:
    state = first
    for ply in log:
        try:
            state = state.play(ply.seat, ply.move)
        except IllegalMove:
            return None
    return state


@WATCHED
@given(games(alike()))
def test_another_hidden_card_changes_no_byte_of_any_other_seats_view(game: tuple[TwentyState, int]) -> None:
    for state in moments(game, 8)[:-1]:
        for seat in strangers(state):
            for twin in twins(game[0], state.log, seat):
                assert repr(twin.view(seat)) == repr(state.view(seat))
                assert twin.view(seat) == state.view(seat)
                assert wire.write(wire.view(twin.view(seat), 0, 0, ())) == wire.write(
                    wire.view(state.view(seat), 0, 0, ())
                )
                assert refusals(twin, seat or "nobody") == refusals(state, seat or "nobody")


def test_exchanging_hidden_cards_really_happens() -> None:
    """The test above is not empty: in an ordinary game there are other truths at almost every ply."""
    first = quiz(alike(), card=None)
    states = list(random_game(first, Random(5)))[1:-1]
    some = Random(1).sample(states, 30)
    assert sum(any(True for _ in twins(first, state.log, None)) for state in some) > 10


def test_nobody_knows_whether_a_picked_number_is_a_clue_until_it_is_read() -> None:
    picked = [quiz(alike(), card=n).play("p2", "pick2") for n in (1, 4)]
    assert [offers(state, "dealer") == {'clue"This is en clue 2."'} for state in picked] == [True, False]
    assert {table(state).phase for state in picked} == {"read"}
    for seat in ("p2", "p3", None):
        assert len({repr(state.view(seat)) for state in picked}) == 1
    read = [play(picked[0], 'dealer clue"This is en clue 2."'), play(picked[1], "dealer roll6")]
    assert [table(state, "p3").entries[0].text for state in read] == ["This is en clue 2.", QUESTION]


def test_legal_moves_of_other_seats_do_not_depend_on_the_hidden_card() -> None:
    for plies in ((), ("p2 pick6",), ("p2 pick6", "p3 buzz"), ("p2 pick6", "p2 speak", 'p2 guess"Bea"')):
        states = [play(quiz(FOUR, card=n), *plies) for n in (1, 2)]
        for seat in ("p1", "p2", "p3", "p4"):
            assert len({state.moves(seat) for state in states}) == 1


# Who knows what, and when


def test_the_reader_knows_only_the_card_in_hand() -> None:
    state = answered(play(quiz(), "p2 pick1"), "right").play("dealer", "card2")
    assert [str(ply.move) for ply in state.view("p1").log if ply.move.verb == "card"] == ["card1", 'card?,"person"']
    assert [str(ply.move) for ply in state.view("p4").log if ply.move.verb == "card"] == ['card?,"person"', "card2"]
    assert [str(ply.move) for ply in state.view("p2").log if ply.move.verb == "card"] == ['card?,"person"'] * 2
    assert table(state, "p1").card is None
    held = table(state, "p4").card
    assert held is not None
    assert held.answer == "Bea"


def test_everyone_knows_the_answer_of_a_finished_card() -> None:
    state = answered(play(quiz(), "p2 pick1"), "right")
    for viewer in ("p1", "p2", "p3", "p4", None):
        assert str(state.view(viewer).log[-1].move) == 'open"Ada"'
        assert table(state, viewer).past[0].answer == "Ada"
        assert table(state, viewer).card is None


def test_before_it_is_opened_not_even_a_right_answer_shows_the_card() -> None:
    states = [play(quiz(FOUR, card=n), "p2 pick1", "p2 speak", 'p2 guess"Ada"').play("p1", "right") for n in (1, 2)]
    assert states[0].turn == ("dealer",)
    for seat in ("p2", "p3", "p4", None):
        assert len({repr(state.view(seat)) for state in states}) == 1


def test_everything_is_open_when_the_game_is_over() -> None:
    state = answered(play(quiz(finish=10, suns=""), "p2 pick1"), "right")
    assert state.outcome is not None
    for viewer in ("p1", "p2", "p3", "p4", None):
        assert str(state.view(viewer).log[0].move) == "card1"
        held = table(state, viewer).card
        assert held is not None
        assert held.answer == "Ada"


# All truths of tiny decks


TINY = [
    {"players": 2},
    {"players": 3},
    {"players": 2, "reader": "house"},
    {"players": 3, "after_failed_question": "choose", "violet_after_question": True},
]


@pytest.mark.parametrize("options", TINY, ids=str)
def test_all_truths_of_tiny_decks_agree(options: dict[str, Any]) -> None:
    """The possible worlds contain every truth and nothing else, and they really vary."""
    first = start(found(alike(), finish=20, suns="", **options))
    rng, most = Random(3), 0
    for seed in range(2):
        states = list(random_game(first, Random(seed)))
        for state in rng.sample(states, min(25, len(states))) + states[-1:]:
            for seat in (*first.edition.seats, None):
                number = check_no_leak(first, state, seat, rng)
                most = max(most, number)
                if state.outcome is not None or seat == "house":
                    assert number == 1
    assert most > 3


def test_the_possible_worlds_are_the_cards_that_are_left() -> None:
    first = quiz(FOUR, card=None)
    state = first.play("dealer", "card1")
    assert {world.position.card for world in worlds(first, state.view("p2")) if isinstance(world, TwentyState)} == {
        1,
        2,
    }
    assert list(worlds(first, state.view("p1"))) == [state]
    later = answered(play(state, "p2 pick1"), "right").play("dealer", "card2")
    assert len(list(worlds(first, later.view("p2")))) == 1, "Ada has been opened: the other person is Bea"
