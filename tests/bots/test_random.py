"""The bot that plays any legal move."""

from __future__ import annotations

from random import Random

from fogbound.bots.random import TEXTS, RandomBot, fill
from fogbound.game import SLOT, Move
from fogbound.notation import CONCEDE
from tests.rules.little import A, board, chase
from tests.rules.quiz import play, quiz
from tests.toy import EDITION, START

TOWN = board(taxi="1-2 1-3", bus="1-4")


def test_it_plays_every_move_now_and_then_and_never_concedes() -> None:
    state = chase(A, TOWN, 1, players=4)
    bot = RandomBot(state.edition, Random(1))
    chosen = {bot.choose(state.view("x")) for _ in range(60)}
    assert chosen == set(state.moves("x")) - {CONCEDE}


def test_the_same_chance_chooses_the_same() -> None:
    view = chase(A, TOWN, 1, players=4).view("x")
    games = [[RandomBot(EDITION, Random(seed)).choose(view) for _ in range(9)] for seed in (1, 1)]
    assert games[0] == games[1]


def test_it_passes_up_half_of_its_chances_to_interrupt() -> None:
    view = play(quiz(), "p2 pick1").view("p3")
    bot = RandomBot(EDITION, Random(2))
    chosen = [bot.choose(view) for _ in range(400)]
    assert set(chosen) == {None, Move("buzz")}
    assert 150 < chosen.count(None) < 250


def test_in_turn_it_always_moves() -> None:
    bot = RandomBot(EDITION, Random(3))
    view = START.play("dealer", "card1").view("p1")
    assert all(bot.choose(view) is not None for _ in range(50))


def test_blanks_are_filled_with_words_that_suit_the_move() -> None:
    rng = Random(4)
    for verb in ("guess", "ask", "answer"):
        assert fill(Move(verb, (SLOT,)), rng).args[0] in TEXTS[verb]
    assert fill(Move("whisper", (SLOT, 7)), rng).args[0] in TEXTS["guess"]
    assert fill(Move("whisper", (SLOT, 7)), rng).args[1] == 7
    assert fill(Move("pass"), rng) == Move("pass")
