"""The steward: what the house plays, suggests and leaves to people."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fogbound import catalog, find, start, testing
from fogbound.errors import BadOption
from fogbound.game import Move, View
from fogbound.games.twenty.rules import TwentyState
from fogbound.games.twenty.table import TwentyTable
from fogbound.house.steward import NO_QUESTION, manners, polite, steward

ROTATE = find("twenty/classic-1993", players=3)
HOUSE = find("twenty/classic-1993", players=3, reader="house", language="fr")


def moments(seed: int, house: bool = False) -> list[TwentyState]:
    states = testing.random_game(start(HOUSE if house else ROTATE), Random(seed))
    return [state for state in states if isinstance(state, TwentyState)]


def table(view: View) -> TwentyTable:
    assert isinstance(view.table, TwentyTable)
    return view.table


@pytest.mark.parametrize("game", catalog.GAMES, ids=lambda game: game.ids[0])
def test_every_game_has_manners_that_its_steward_takes(game: catalog.Game) -> None:  # type: ignore[type-arg]
    edition = find(game.ids[0])
    assert polite(edition, {}) == {option.name: option.default for option in manners(edition.game)}
    assert steward(edition)
    with pytest.raises(BadOption, match="has no setting hats"):
        polite(edition, {"hats": True})


def test_whatever_the_house_plays_is_legal_and_it_never_leaves_a_table_waiting() -> None:
    """With a clock running, it can move for anybody at any moment; without, for nobody but itself and bots."""
    for house in (False, True):
        quick, slow = (steward(HOUSE if house else ROTATE, {"clock": clock}) for clock in ("10", "off"))
        for seed in range(6):
            for state in moments(seed, house):
                for seat in (seat for seat in state.turn if seat != "dealer"):
                    view = state.view(seat)
                    due = quick.due(view, person=True)
                    assert due is not None
                    assert due.after == 10 + quick.opens(view)
                    assert state.play(seat, due.move)
                    assert slow.due(view, person=True) is None
                    machine = slow.due(view, person=False)
                    assert (machine is not None) == (table(view).phase in ("verdict", "reply"))
                    assert machine is None or (machine.after is None and state.play(seat, machine.move))


def test_where_it_judges_it_does_not_reply_for_a_person() -> None:
    judging, seen = steward(ROTATE, {"judge": "house"}), set()
    for seed in range(8):
        for state in moments(seed):
            for seat in (seat for seat in state.turn if seat != "dealer"):
                phase = table(state.view(seat)).phase
                seen.add(phase)
                due = judging.due(state.view(seat), person=True)
                assert (due is not None) == (phase == "verdict")
    assert {"verdict", "reply"} <= seen


def test_its_help_is_for_the_reader_and_knows_nothing_that_he_does_not() -> None:
    """Given to nobody else, whatever the moment; and made of the reader's own view alone."""
    house = steward(ROTATE)
    helped = 0
    for seed in range(6):
        for state in moments(seed):
            for seat in (*ROTATE.seats, None):
                aids = house.aids(state.view(seat))
                assert aids == {} or seat == table(state.view(None)).reader
                helped += bool(aids)
    assert helped


def test_precise_twice_is_wrong() -> None:
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
    first = house.due(state.view("p1"), person=False)
    assert first is not None
    assert first.move == Move("precise")
    state = state.play("p1", first.move).play("p2", Move("guess", ("Marie",)))
    again = house.due(state.view("p1"), person=False)
    assert again is not None
    assert again.move == Move("wrong")


def test_time_to_cut_in_is_given_only_where_somebody_can() -> None:
    house, closed = steward(ROTATE, {"window": 7}), steward(ROTATE, {"window": 0})
    for state in moments(3):
        view = state.view(None)
        can = [seat for seat in ROTATE.seats if seat not in state.turn and state.moves(seat)]
        assert house.opens(view) == (7.0 if can else 0.0)
        assert closed.opens(view) == 0.0


def test_whoever_asks_nothing_in_time_asks_nothing() -> None:
    asked = [state for seed in range(8) for state in moments(seed) if state.position.phase == "ask"]
    due = steward(ROTATE, {"clock": "20"}).due(asked[0].view(asked[0].turn[0]), person=True)
    assert due is not None
    assert due.move == Move("ask", (NO_QUESTION,))


def test_it_replies_in_the_language_of_the_table() -> None:
    house = steward(HOUSE)
    asked = [state for seed in range(12) for state in moments(seed, house=True) if state.position.phase == "reply"]
    view = asked[0].view("house")
    talks = table(view).talks
    put = replace(view, table=replace(table(view), talks=(replace(talks[-1], question="Qui êtes-vous ?"),)))
    assert house.aids(put) == {"reply": {"word": "cannot_say", "text": "Je ne peux pas le dire."}}


def test_bots_leave_time_to_read_and_to_enjoy() -> None:
    """Longest after a card was opened; after a clue as long as it takes to read it; the chase knows no such thing."""
    house, chase = steward(ROTATE), find("yard/police-2017")
    for state in moments(4):
        view = state.view(None)
        opened = table(view).phase == "choose" and not table(view).chips and state.position.past
        assert house.pause(view) == (4.0 if opened else pytest.approx(max(2.0, _words(view) / 4)))
    assert steward(chase).pause(start(chase).view(None)) == 1.0


def _words(view: View) -> int:
    return len((table(view).entries[-1].text or "").split()) if table(view).phase == "clue" else 0
