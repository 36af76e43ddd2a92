"""The steward of twenty questions: what the house plays, suggests and leaves to people."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fogbound import find, start, testing
from fogbound.game import Move, View
from fogbound.games.twenty.rules import TwentyState
from fogbound.games.twenty.table import TwentyTable
from fogbound.house.steward import steward
from fogbound.house.twenty import NO_QUESTION

ROTATE = find("twenty/classic-1993", players=3)
HOUSE = find("twenty/classic-1993", players=3, reader="house", language="fr")


def moments(seed: int, house: bool = False) -> list[TwentyState]:
    states = testing.random_game(start(HOUSE if house else ROTATE), Random(seed))
    return [state for state in states if isinstance(state, TwentyState)]


def table(view: View) -> TwentyTable:
    assert isinstance(view.table, TwentyTable)
    return view.table


def test_every_move_of_the_house_is_legal_and_no_table_waits_forever() -> None:
    """With a clock it can move for anyone at any moment; without one, only for itself and for bots."""
    for house in (False, True):
        quick, slow = (steward(HOUSE if house else ROTATE, {"clock": clock}) for clock in ("10", "off"))
        for seed in range(6):
            for state in moments(seed, house):
                for seat in (seat for seat in state.turn if seat != "dealer"):
                    view = state.view(seat)
                    deadline = quick.deadline(view, person=True)
                    assert deadline is not None
                    assert deadline.after == 10 + quick.seconds_to_cut_in(view)
                    assert state.play(seat, deadline.move)
                    assert slow.deadline(view, person=True) is None
                    machine = slow.deadline(view, person=False)
                    assert (machine is not None) == (table(view).phase in ("verdict", "reply"))
                    assert machine is None or (machine.after is None and state.play(seat, machine.move))


def test_a_house_that_judges_does_not_reply_for_a_person() -> None:
    judging, seen = steward(ROTATE, {"judge": "house"}), set()
    for seed in range(8):
        for state in moments(seed):
            for seat in (seat for seat in state.turn if seat != "dealer"):
                phase = table(state.view(seat)).phase
                seen.add(phase)
                deadline = judging.deadline(state.view(seat), person=True)
                assert (deadline is not None) == (phase == "verdict")
    assert {"verdict", "reply"} <= seen


def test_only_the_reader_gets_its_help() -> None:
    """At no moment does another seat, or a spectator, get any; it is made from the reader's own view."""
    house = steward(ROTATE)
    helped = 0
    for seed in range(6):
        for state in moments(seed):
            for seat in (*ROTATE.seats, None):
                aids = house.aids(state.view(seat))
                assert aids == {} or seat == table(state.view(None)).reader
                helped += bool(aids)
    assert helped


def test_a_second_precise_becomes_wrong() -> None:
    state = start(ROTATE)
    card = next(n for n, card in enumerate(state.edition.deck.cards, 1) if card.id == "marie-curie")  # type: ignore[attr-defined]
    entry = next(n for n, text in enumerate(state.edition.wording(card).entries, 1) if text != "?")  # type: ignore[attr-defined]
    text = state.edition.wording(card).entries[entry - 1]  # type: ignore[attr-defined]
    for seat, move in (
        ("dealer", Move("card", (card,))),
        ("p2", Move("pick", (entry,))),
        ("dealer", Move("clue", (text,))),
        ("p2", Move("speak")),
        ("p2", Move("guess", ("Marie",))),
    ):
        state = state.play(seat, move)
    house = steward(ROTATE)
    first = house.deadline(state.view("p1"), person=False)
    assert first is not None
    assert first.move == Move("precise")
    state = state.play("p1", first.move).play("p2", Move("guess", ("Marie",)))
    again = house.deadline(state.view("p1"), person=False)
    assert again is not None
    assert again.move == Move("wrong")


def test_there_is_time_to_cut_in_only_if_someone_can() -> None:
    house, closed = steward(ROTATE, {"window": 7}), steward(ROTATE, {"window": 0})
    for state in moments(3):
        view = state.view(None)
        can = [seat for seat in ROTATE.seats if seat not in state.turn and state.moves(seat)]
        assert house.seconds_to_cut_in(view) == (7.0 if can else 0.0)
        assert closed.seconds_to_cut_in(view) == 0.0


def test_a_player_whose_time_runs_out_asks_an_empty_question() -> None:
    asked = [state for seed in range(8) for state in moments(seed) if state.position.phase == "ask"]
    deadline = steward(ROTATE, {"clock": "20"}).deadline(asked[0].view(asked[0].turn[0]), person=True)
    assert deadline is not None
    assert deadline.move == Move("ask", (NO_QUESTION,))


def test_it_replies_in_the_language_of_the_table() -> None:
    house = steward(HOUSE)
    asked = [state for seed in range(12) for state in moments(seed, house=True) if state.position.phase == "reply"]
    view = asked[0].view("house")
    talks = table(view).talks
    put = replace(view, table=replace(table(view), talks=(replace(talks[-1], question="Qui êtes-vous ?"),)))
    assert house.aids(put) == {"reply": {"word": "cannot_say", "text": "Je ne peux pas répondre."}}


def test_bots_leave_people_time_to_read() -> None:
    """The longest pause follows an opened card and a roll for nothing; a clue must be read and thought about."""
    house, rolls = steward(ROTATE), 0
    for state in [state for seed in range(4, 8) for state in moments(seed)]:
        view = state.view(None)
        opened = table(view).phase == "choose" and not table(view).chips and state.position.past
        rolled = table(view).phase == "choose" and view.log[-1].move.verb == "roll"
        rolls += rolled
        assert house.pause(view) == (4.0 if opened or rolled else pytest.approx(_time_to_read(view)))
    assert rolls, "some dice are rolled for nothing"


def _time_to_read(view: View) -> float:
    return 1.5 + len((table(view).entries[-1].text or "").split()) / 4 if table(view).phase == "clue" else 2.0
