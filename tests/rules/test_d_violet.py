"""Twenty questions: violet chips, and when players may cut in."""

from __future__ import annotations

import pytest

from fogbound import IllegalMove, Match, StaleMove
from fogbound.proof import seed_from

from .quiz import FOUR, answered, laid, offers, play, quiz, refused, squares, table, violets

THINKING = ("p2 pick1",)


def test_d_r10_while_the_investigator_thinks_the_others_may_cut_in() -> None:
    state = play(quiz(), *THINKING)
    assert state.turn == ("p2",)
    assert offers(state, "p3") == offers(state, "p4") == {"buzz"}
    state = play(state, "p4 buzz")
    assert state.turn == ("p4",)
    assert offers(state, "p4") == {"guess_", "pass"}
    assert violets(state) == {"p1", "p2", "p3"}, "the chip is spent at once"
    assert (table(state).speaker, table(state).investigator) == ("p4", "p2")


def test_d_r10_nobody_cuts_in_before_the_clue_is_read() -> None:
    choosing = quiz()
    picked = choosing.play("p2", "pick1")
    for state in (choosing, picked):
        assert not any(state.moves(seat) for seat in ("p3", "p4"))
        assert refused(state, "p3 buzz") == "not-your-turn"


def test_d_r10_nobody_cuts_in_once_the_investigator_is_answering() -> None:
    speaking = play(quiz(), *THINKING, "p2 speak")
    judged = play(speaking, 'p2 guess"Ada"')
    for state in (speaking, judged, play(judged, "p1 precise")):
        assert refused(state, "p3 buzz") == "not-your-turn"
        assert state.moves("p3") == ()


def test_d_r10_nobody_cuts_in_while_another_player_has_cut_in() -> None:
    state = play(quiz(), *THINKING, "p3 buzz")
    assert not any(state.moves(seat) for seat in ("p1", "p2", "p4"))


def test_d_r10_cutting_in_costs_one_chip() -> None:
    state = answered(play(quiz(), *THINKING, "p3 buzz"), "wrong")
    assert violets(state) == {"p1", "p2", "p4"}
    assert state.moves("p3") == ()
    assert refused(state, "p3 buzz") == "not-your-turn"


def test_d_r11_after_a_wrong_interruption_the_investigator_still_answers() -> None:
    state = answered(play(quiz(), *THINKING, "p3 buzz"), "wrong", text="Bea")
    assert (state.turn, table(state).phase) == (("p2",), "clue")
    assert offers(state, "p2") == {"speak", "pass"}
    assert table(answered(state, "right")).past[0].finder == "p2"
    passed = play(quiz(), *THINKING, "p3 buzz", "p3 pass")
    assert (passed.turn, table(passed).phase) == (("p2",), "clue")


def test_d_r11_an_interruption_can_also_be_wrong_after_precise() -> None:
    state = answered(play(quiz(), *THINKING, "p3 buzz"), "precise", "wrong", text="Bea")
    assert (state.turn, table(state).phase) == (("p2",), "clue")
    again = play(state, "p2 speak", 'p2 guess"B"')
    assert offers(again, "p1") == {"right", "wrong", "precise"}, "their own answer may be called precise too"


def test_d_r11_a_right_interruption_ends_the_card_and_the_usual_player_reads_next() -> None:
    state = answered(play(quiz(), *THINKING, "p4 buzz"), "right")
    assert str(state.log[-1].move) == 'open"Ada"'
    past = table(state).past[0]
    assert (past.finder, past.violet) == ("p4", True)
    assert table(state).reader == "p4"
    assert state.play("dealer", "card2").turn == ("p1",)


def test_d_r12_a_pawn_that_lands_on_a_sun_gets_its_chip_back() -> None:
    state = answered(play(quiz(), *THINKING, "p4 buzz"), "right")
    assert squares(state)["p4"] == 10
    assert violets(state) == {"p1", "p2", "p3", "p4"}


def test_d_r12_a_pawn_that_lands_elsewhere_gets_no_chip_back() -> None:
    state = answered(play(quiz(suns="9,11"), *THINKING, "p4 buzz"), "right")
    assert violets(state) == {"p1", "p2", "p3"}
    assert violets(state.play("dealer", "card2")) == {"p1", "p2", "p3"}, "a new card brings no chip"


def test_d_r12_nobody_ever_has_more_than_one_chip() -> None:
    state = laid(quiz(), squares=(0, 1, 0, 0))
    state = answered(play(state, *THINKING), "right")
    assert squares(state)["p2"] == 20
    assert violets(state) == {"p1", "p2", "p3", "p4"}
    state = state.play("dealer", "card2")
    state = answered(play(state, "p1 pick1", "p2 buzz"), "wrong")
    assert "p2" not in violets(state)
    assert state.moves("p2") == ()


def test_d_s15_nobody_cuts_in_after_a_reply() -> None:
    state = play(quiz(), "p2 pick19", "dealer roll1", 'p2 ask"Am I old?"')
    assert not any(state.moves(seat) for seat in ("p2", "p3", "p4"))
    state = play(state, 'p1 answer"No."')
    assert table(state).phase == "answer"
    assert not any(state.moves(seat) for seat in ("p3", "p4"))


def test_d_s15_with_the_option_players_may_cut_in_after_a_reply() -> None:
    state = play(quiz(violet_after_question=True), "p2 pick19", "dealer roll1", 'p2 ask"Am I old?"', 'p1 answer"No."')
    assert offers(state, "p2") == {"speak", "pass"}
    assert offers(state, "p3") == {"buzz"}
    failed = answered(play(state, "p3 buzz"), "wrong")
    assert (failed.turn, table(failed).phase) == (("p2",), "clue")
    assert table(play(failed, "p2 pass")).phase == "roll", "it is still the turn of a question"
    found = answered(play(state, "p3 buzz"), "right")
    assert squares(found) == {"p1": 0, "p2": 0, "p3": 10, "p4": 0}


def test_d_s16_neither_the_investigator_nor_the_reader_can_cut_in() -> None:
    state = play(quiz(), *THINKING)
    assert refused(state, "p2 buzz") == "not-now"
    assert refused(state, "p1 buzz") == "not-your-turn"
    assert state.moves("p1") == ()


def test_d_s17_of_two_players_who_cut_in_the_first_received_wins() -> None:
    match = Match(quiz(FOUR, card=None), seed_from(1))
    match.submit("p2", "pick1", match.ply)
    heard = match.ply
    match.submit("p4", "buzz", heard)
    with pytest.raises(StaleMove):
        match.submit("p3", "buzz", heard)
    with pytest.raises(IllegalMove):
        match.submit("p3", "buzz", match.ply)
    with pytest.raises(StaleMove):
        match.submit("p2", "speak", heard)
    assert match.state.turn == ("p4",)
    assert violets(match.state) == {"p1", "p2", "p3"}, "the player who was too late keeps their chip"


def test_d_s17_another_player_may_cut_in_after_the_first_one_fails() -> None:
    state = answered(play(quiz(), *THINKING, "p3 buzz"), "wrong")
    assert offers(state, "p4") == {"buzz"}
    state = answered(play(state, "p4 buzz"), "wrong")
    assert (state.turn, violets(state)) == (("p2",), {"p1", "p2"})
    assert offers(state, "p2") == {"speak", "pass"}


def test_d_s18_passing_a_sun_gives_no_chip() -> None:
    spent = laid(quiz(suns="5"), violets=(True, False, True, True))
    state = answered(play(spent, *THINKING), "right")
    assert squares(state)["p2"] == 19
    assert "p2" not in violets(state)


def test_d_s18_with_the_option_passing_a_sun_gives_a_chip() -> None:
    for suns, regained in (("5", True), ("19", True), ("20", False)):
        spent = laid(quiz(suns=suns, sun_on_pass=True), violets=(True, False, True, True))
        assert ("p2" in violets(answered(play(spent, *THINKING), "right"))) is regained
    ahead = laid(quiz(suns="5", sun_on_pass=True), violets=(True, False, True, True), squares=(0, 5, 0, 0))
    assert "p2" not in violets(answered(play(ahead, *THINKING), "right")), "the sun it leaves does not count"


@pytest.mark.parametrize("on_pass", [True, False])
def test_d_s18_a_pawn_without_points_stays_and_gets_no_chip_from_a_sun(on_pass: bool) -> None:
    all_but_one = tuple(range(2, 21))
    still = laid(
        quiz(suns="10", sun_on_pass=on_pass),
        chips=all_but_one,
        squares=(0, 10, 0, 0),
        violets=(True, False, True, True),
    )
    state = answered(play(still, "p2 pick1"), "right")
    assert squares(state)["p2"] == 10
    assert "p2" not in violets(state)


def test_d_s19_a_sun_gives_nothing_to_a_player_who_still_has_a_chip() -> None:
    state = laid(quiz(), squares=(0, 1, 0, 0))
    before = violets(state)
    state = answered(play(state, *THINKING), "right")
    assert squares(state)["p2"] == 20
    assert violets(state) == before


def test_d_s23_the_readers_pawn_gets_its_chip_from_a_sun_too() -> None:
    spent = laid(quiz(), violets=(False, True, True, True), squares=(9, 0, 0, 0))
    state = answered(play(spent, *THINKING), "right")
    assert (squares(state)["p1"], violets(state)) == (10, {"p1", "p2", "p3", "p4"})
    failing = laid(quiz(), violets=(False, True, True, True), chips=tuple(range(2, 21)))
    state = play(failing, "p2 pick1", "p2 pass")
    assert (squares(state)["p1"], violets(state)) == (20, {"p1", "p2", "p3", "p4"})
