"""Twenty questions in words, as each seat sees it."""

from __future__ import annotations

import pytest

from fogbound.cli.twenty.words import beats, heading, outcome, plies, result
from fogbound.game import Move, Ply
from fogbound.games.twenty.position import FinishedCard
from fogbound.games.twenty.rules import TwentyState
from tests.rules.quiz import answered, passed, play, quiz

CARD = FinishedCard(1, "p1", "person", "Ada", "p2", False, 3, (("p2", 17), ("p1", 3)))


def _told(state: TwentyState, seat: str | None = None, first: int = 0) -> list[str]:
    return [line.text for _, line in plies(state.edition, state.view(seat), first)]


def test_a_clue_and_an_answer() -> None:
    state = answered(play(quiz(), "p2 pick1"), "precise", "right")
    assert _told(state) == [
        "A new card is drawn.",
        "Player 2 picks 1.",
        "  “This is en clue 1.”",
        "Player 2 wants to answer.",
        "Player 2: “Ada”",
        "Player 1 says: close, the exact name?",
        "Player 2: “Ada”",
        "Player 1 says: right!",
        "The card was: Ada. Player 2 found it after 1 number. Player 2 moves 19 squares. Player 1 moves 1 square.",
    ]


def test_the_card_that_wins_moves_its_finder_alone() -> None:
    over = answered(play(quiz(finish=5, suns="", players=3), "p2 pick1"), "right")
    assert _told(over)[-1] == "The card was: Ada. Player 2 found it after 1 number. Player 2 moves 19 squares."


def test_a_player_is_spoken_to_as_you() -> None:
    state = play(quiz(), "p2 pick1", "p3 buzz", "p3 pass", "p2 pass")
    assert _told(state, "p2", 1) == [
        "You pick 1.",
        "  “This is en clue 1.”",
        "Player 3 cuts in!",
        "Player 3 passes.",
        "You pass.",
    ]
    assert _told(state, "p3", 3)[:2] == ["You cut in with the violet chip!", "You pass."]


def test_a_question_is_rolled_for_asked_and_answered() -> None:
    state = play(quiz(), "p2 pick19", "dealer roll1", 'p2 ask"Am I old?"', 'p1 answer"Very."')
    assert _told(state, None, 2) == [
        "Player 2 rolls a question mark and may ask anything.",
        "Player 2 asks: “Am I old?”",
        "Player 1 replies: “Very.”",
    ]
    assert _told(state, "p2", 2)[0] == "You roll a question mark and may ask anything."
    assert _told(state, "p1", 4) == ["You reply: “Very.”"]


def test_a_blank_ends_the_turn() -> None:
    state = play(quiz(), "p2 pick19", "dealer roll6")
    assert _told(state)[-1] == "Player 2 rolls a blank: no answer this time."


def test_after_a_failed_question_the_next_player_rolls() -> None:
    state = play(quiz(), "p2 pick19", "dealer roll1", 'p2 ask"Am I old?"', 'p1 answer"No."', "p2 pass", "dealer roll6")
    assert _told(state)[-1] == "Player 3 rolls a blank: no answer this time."
    again = play(
        quiz(players=2), "p2 pick19", "dealer roll1", 'p2 ask"Who?"', 'p1 answer"No."', "p2 pass", "dealer roll1"
    )
    assert _told(again)[-1].startswith("Player 2 rolls a question mark"), "the reader is skipped"


def test_numbers_of_plies_are_those_of_the_log() -> None:
    state = play(quiz(), "p2 pick1", "p2 pass")
    assert [number for number, _ in plies(state.edition, state.view(None), 2)] == [2, 3]


@pytest.mark.parametrize(
    ("finder", "violet", "points", "text"),
    [
        (
            "p2",
            False,
            (("p2", 17), ("p1", 3)),
            "Player 2 found it after 3 numbers. Player 2 moves 17 squares. Player 1 moves 3 squares.",
        ),
        (
            "p3",
            True,
            (("p3", 10), ("p1", 0)),
            "Player 3 found it with the violet chip after 3 numbers. Player 3 moves 10 squares.",
        ),
        (None, False, (("p1", 20),), "Nobody found it. Player 1 moves 20 squares."),
        (None, False, (), "Nobody found it."),
    ],
)
def test_the_end_of_a_card(finder: str | None, violet: bool, points: tuple[tuple[str, int], ...], text: str) -> None:
    ended = FinishedCard(1, "p1", "person", "Ada", finder, violet, 3, points)
    assert result(ended) == f"The card was: Ada. {text}"


def test_a_finder_who_wins_moves_alone() -> None:
    assert result(CARD, won=True).endswith("after 3 numbers. Player 2 moves 17 squares.")


def test_the_house_has_a_name() -> None:
    state = answered(play(quiz(reader="house"), "p1 pick1"), "wrong")
    assert _told(state)[-1] == "The house says: wrong."


def test_a_heading_names_the_card_that_is_dealt_next() -> None:
    assert heading(quiz(card=None).view(None)) == "Card 1"
    assert heading(quiz().view(None)) == "Card 1"
    assert heading(answered(play(quiz(), "p2 pick1"), "right").view(None)) == "Card 2"


def test_the_outcome_lists_all_pawns() -> None:
    over = answered(play(quiz(finish=5, suns="", players=3), "p2 pick1"), "right")
    line = outcome(over.edition, over.view(None))
    assert line.text == "Player 2 wins. Player 1 0 of 5; Player 2 5 of 5; Player 3 0 of 5."


def test_questions_get_more_time_than_numbers() -> None:
    assert beats(Ply("p1", Move("ask", ("Old?",)))) > beats(Ply("p1", Move("pick", (1,))))
    assert beats(Ply("p1", Move("right"))) == 1.5


def test_nobody_but_the_reader_is_told_a_card_before_it_is_opened() -> None:
    state = passed(quiz(), 1, 2)
    assert not any("Ada" in line for seat in (None, "p2", "p3") for line in _told(state, seat))
