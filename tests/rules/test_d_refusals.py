"""Twenty questions: an illegal move is refused with a code and a text that says what to do instead."""

from __future__ import annotations

import pytest

from fogbound import BadNotation, IllegalMove, State

from .quiz import answered, play, quiz, refused

CHOOSING = quiz()
READING = CHOOSING.play("p2", "pick1")
THINKING = play(CHOOSING, "p2 pick1")
SPEAKING = play(THINKING, "p2 speak")
JUDGING = play(SPEAKING, 'p2 guess"Bea"')
ASKING = play(CHOOSING, "p2 pick19", "dealer roll1")
REPLYING = play(ASKING, 'p2 ask"Am I old?"')
OVER = answered(play(quiz(finish=5, suns=""), "p2 pick1"), "right")


@pytest.mark.parametrize(
    ("state", "ply", "code"),
    [
        (CHOOSING, "p7 pick1", "no-such-seat"),
        (CHOOSING, "house right", "no-such-seat"),
        (CHOOSING, "p3 pick1", "not-your-turn"),
        (CHOOSING, "p1 right", "not-your-turn"),
        (CHOOSING, "dealer card2", "not-your-turn"),
        (CHOOSING, "p2 pick", "incomplete"),
        (CHOOSING, "p2 pick?", "incomplete"),
        (CHOOSING, "p2 pick_", "incomplete"),
        (CHOOSING, "p2 pick1,2", "incomplete"),
        (CHOOSING, "p2 pick21", "no-such-number"),
        (CHOOSING, "p2 pass", "not-now"),
        (CHOOSING, "p2 speak", "not-now"),
        (CHOOSING, 'p2 guess"Ada"', "not-now"),
        (CHOOSING, "p2 concede", "no-such-move"),
        (CHOOSING, "p2 t58", "no-such-move"),
        (CHOOSING, "p2 roll3", "not-now"),
        (READING, "p2 speak", "not-your-turn"),
        (READING, "p1 clue_", "not-your-turn"),
        (READING, 'dealer clue"Something else."', "not-now"),
        (READING, "dealer roll1", "not-now"),
        (READING, "dealer clue_", "not-now"),
        (THINKING, 'p2 guess"Ada"', "not-now"),
        (THINKING, "p2 buzz", "not-now"),
        (THINKING, "p3 speak", "only-buzz"),
        (THINKING, 'p3 guess"Ada"', "only-buzz"),
        (SPEAKING, "p2 speak", "not-now"),
        (SPEAKING, "p2 guess", "incomplete"),
        (SPEAKING, "p2 guess_", "incomplete"),
        (SPEAKING, "p2 guess7", "incomplete"),
        (SPEAKING, 'p2 ask"Am I Ada?"', "not-now"),
        (JUDGING, 'p2 guess"Ada"', "not-your-turn"),
        (JUDGING, "p1 pass", "not-now"),
        (JUDGING, 'p1 answer"Yes."', "not-now"),
        (play(JUDGING, "p1 precise", 'p2 guess"B."'), "p1 precise", "asked-already"),
        (ASKING, "p2 pick3", "not-now"),
        (ASKING, "p2 ask?", "incomplete"),
        (REPLYING, "p1 right", "not-now"),
        (REPLYING, "p1 answer", "incomplete"),
        (OVER, "p2 pick2", "game-over"),
        (OVER, "dealer card2", "game-over"),
    ],
)
def test_a_refusal_has_a_code(state: State, ply: str, code: str) -> None:
    assert refused(state, ply) == code


@pytest.mark.parametrize(
    ("state", "ply", "says"),
    [
        (CHOOSING, "p2 pass", "such as pick7"),
        (THINKING, "p2 pick3", "Speak or pass"),
        (THINKING, "p3 speak", "You may only buzz"),
        (SPEAKING, "p2 guess", 'guess"Paris"'),
        (JUDGING, "p1 pass", "right, wrong or precise"),
        (ASKING, "p2 pass", "Ask the reader"),
        (REPLYING, "p1 pass", 'answer"Yes."'),
        (CHOOSING, "p3 pick1", "p2 to move"),
    ],
)
def test_a_refusal_says_what_to_do_instead(state: State, ply: str, says: str) -> None:
    seat, _, move = ply.partition(" ")
    with pytest.raises(IllegalMove, match=says):
        state.play(seat, move)


def test_a_text_that_is_not_a_move_is_a_different_error() -> None:
    for text in ("", "7", "Pick7", "pick 7", "guess Paris", 'guess"Paris'):
        with pytest.raises(BadNotation):
            CHOOSING.play("p2", text)


def test_nobody_gives_up_in_this_game() -> None:
    for state in (CHOOSING, THINKING, SPEAKING, JUDGING, ASKING, REPLYING):
        assert not any(move.verb == "concede" for seat in state.edition.seats for move in state.moves(seat))
