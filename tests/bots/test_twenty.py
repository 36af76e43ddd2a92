"""Bots for twenty questions: fair, whole games, and levels in order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from fogbound import polled, testing
from fogbound.bots import bots_for
from fogbound.bots.memory import Memory, Subject
from fogbound.bots.twenty import BOTS, LEVELS, Level, Mind, TwentyBot, evenness, exact, ideas, pays, yes_or_no
from fogbound.game import Move, Player, Seat
from fogbound.games.twenty import edition as editions
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.rules import TwentyState, start
from fogbound.games.twenty.table import Entry, HeldCard, Talk, TwentyTable
from fogbound.match import Match
from fogbound.proof import seed_from

ID = "twenty/classic-1993"
NAMES = tuple(BOTS.kinds)


def _edition(**options: object) -> TwentyEdition:
    return editions.find(ID, options)


def _played(edition: TwentyEdition, names: dict[Seat, str], number: int) -> TwentyState:
    bots: dict[Seat, Player] = {
        seat: bots_for(edition)[name](edition, Random(f"{number} {seat}")) for seat, name in names.items()
    }
    state = polled.play(Match(start(edition), seed_from(number)), bots).state
    assert isinstance(state, TwentyState)
    return state


def _states(number: int, **options: object) -> Iterator[TwentyState]:
    for state in testing.random_game(start(_edition(**options)), Random(number)):
        assert isinstance(state, TwentyState)
        yield state


def _thing(phase: str) -> TwentyState:
    """Some moment of this phase while the card is a thing."""
    games = (state for number in range(40) for state in _states(number, players=2))
    return next(s for s in games if s.position.phase == phase and s.edition.card(s.position.card).category == "thing")


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("name", NAMES)
def test_whole_games_end(players: int, name: str) -> None:
    edition = _edition(players=players, finish=40 if name == "random" else 70)
    state = _played(edition, dict.fromkeys(edition.seats, name), players)
    assert state.outcome is not None
    assert max(dict(state.outcome.points).values()) == edition.finish


@pytest.mark.parametrize("options", [{"language": "fr"}, {"reader": "house"}, {"violet_after_question": True}])
def test_whole_games_with_options(options: dict[str, object]) -> None:
    edition = _edition(players=3, **options)
    assert _played(edition, dict.fromkeys(edition.seats, "keen"), 5).outcome is not None


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_is_legal_after_any_random_game(name: str) -> None:
    """Random games lead where bots among themselves never come: odd words, odd verdicts."""
    for number, players in ((1, 2), (2, 4)):
        edition = _edition(players=players, finish=20)
        for state in islice(_states(number, players=players, finish=20), 300):
            for seat in state.edition.seats:
                if not state.moves(seat):
                    continue
                move = bots_for(edition)[name](edition, Random(3)).choose(state.view(seat))
                assert move is not None or seat not in state.turn
                if move is not None:
                    state.play(seat, move)


@pytest.mark.parametrize("name", NAMES)
def test_bots_cannot_know_the_card(name: str) -> None:
    """Under the same view another card is dealt: the bot answers the same."""
    edition = _edition(players=3)
    first = start(edition)
    compared = 0
    for number in range(3):
        for state in islice(_states(number, players=3), 60):
            for seat in state.edition.seats:
                if seat == state.position.reader or not state.moves(seat):
                    continue
                view = state.view(seat)
                for world in islice(testing.lookalikes(first, view, Random(number)), 2):
                    assert isinstance(world, TwentyState)
                    compared += world.position.card != state.position.card
                    bot, other = (bots_for(edition)[name](edition, Random(5)) for _ in range(2))
                    assert bot.choose(view) == other.choose(world.view(seat))
    assert compared > 3


# Cutting in


def _thinking(square: int, chips: int, investigator: Seat = "p1") -> TwentyTable:
    """Four players at a table where the house reads; p4 stands on a square, the others at the start."""
    table = start(_edition(players=4, reader="house")).view(None).table
    assert isinstance(table, TwentyTable)
    pawns = tuple(replace(pawn, square=square) if pawn.seat == "p4" else pawn for pawn in table.pawns)
    return replace(table, phase="clue", investigator=investigator, pawns=pawns, chips=tuple(range(1, chips + 1)))


@pytest.mark.parametrize(
    ("square", "chips", "investigator", "wise"),
    [
        (3, 1, "p3", False),  # the bot's own turn comes next and is worth 18
        (3, 3, "p1", False),  # three turns on, it would still be worth 14
        (3, 5, "p1", True),  # too much may happen in three turns
        (3, 11, "p3", True),  # the next turn is worth no more
        (0, 9, "p3", True),  # ten squares on there is a sun: the chip comes back
        (3, 9, "p3", False),
        (62, 1, "p3", True),  # it wins the game
    ],
)
def test_a_bot_interrupts_where_it_pays(square: int, chips: int, investigator: Seat, wise: bool) -> None:
    assert pays(_thinking(square, chips, investigator), "p4", 10) is wise


def test_a_bot_interrupts_to_stop_a_winner() -> None:
    table = _thinking(3, 1, "p3")
    ahead = tuple(replace(pawn, square=60) if pawn.seat == "p3" else pawn for pawn in table.pawns)
    assert pays(replace(table, pawns=ahead), "p4", 10)


# Memory

PENGUIN = Subject(
    "thing",
    ("A penguin", "Penguin"),
    {"bird": 9, "antarctic": 9, "waddle": 6},
    (("living", True), ("edible", False)),
    ("thing-kind=bird",),
)
TEAPOT = Subject(
    "thing",
    ("A teapot",),
    {"spout": 10, "china": 6, "waddle": 0},
    (("living", False), ("edible", False)),
    ("thing-kind=tool",),
)
LITTLE = Memory((PENGUIN, TEAPOT), (("living", "Are you a living thing?"), ("edible", "Can you be eaten?")))


def test_a_bot_without_a_memory_passes() -> None:
    edition = _edition(players=2)
    state = next(state for state in _states(4, players=2) if state.position.phase == "clue")
    bot = TwentyBot(edition, Random(1), memory=Memory((), ()))
    assert bot.choose(state.view(state.turn[0])) == Move("pass")


def test_the_question_that_splits_best_is_asked_and_its_reply_used() -> None:
    assert evenness([PENGUIN, TEAPOT], "living") == 1
    assert [yes_or_no(said) for said in ("Yes!", "Non.", "Partly", "", None)] == [True, False, None, None, None]
    edition = _edition(players=2)
    state = _thing("ask")
    bot = TwentyBot(edition, Random(1), memory=LITTLE)
    asker = state.turn[0]
    asked = bot.choose(state.view(asker))
    assert asked == Move("ask", ("Are you a living thing?",))
    replied = state.play(asker, asked).play(state.position.reader, Move("answer", ("Yes.",)))
    view = replied.view(asker)
    assert bot.choose(view) == Move("pass"), "a single reply is too little"
    table = view.table
    assert isinstance(table, TwentyTable)
    talks = (*table.talks, Talk(asker, "Can you be eaten?", "No."))
    assert bot.choose(replace(view, table=replace(table, talks=talks))) == Move("guess", ("A penguin",))


# Knowing


def _minds(level: Level) -> list[Mind]:
    return [Mind(f"p1 {number}", level) for number in range(400)]


def test_better_levels_have_heard_of_more_and_everyone_of_easy_subjects_first() -> None:
    easy, hard = replace(PENGUIN, ease=9.0), replace(PENGUIN, ease=2.0)
    shares = [[sum(mind.has_heard_of(s) for mind in _minds(level)) / 400 for s in (easy, hard)] for level in LEVELS]
    assert all(easy_share > hard_share for easy_share, hard_share in shares)
    assert shares == sorted(shares)
    assert shares[-1][0] > 0.95


def test_words_of_easy_clues_come_to_mind_more_readily() -> None:
    for level in LEVELS:
        spout, china, waddle = (
            sum(mind.recalls(TEAPOT, word) for mind in _minds(level)) for word in ("spout", "china", "waddle")
        )
        assert spout > china >= waddle
    assert spout > 200 > 10 > waddle, "an expert"


def test_ideas_of_a_kind_that_the_clues_do_not_hint_at_fall_behind() -> None:
    """Neither bird is remembered by these words, but birds go with them and tools do not."""
    birds = tuple(
        Subject("thing", (name,), {"feather": 9, "nest": 9, name: 9}, (), ("thing-kind=bird",))
        for name in ("crow", "wren")
    )
    tools = tuple(
        Subject("thing", (name,), {"handle": 9, "steel": 9, name: 9}, (), ("thing-kind=tool",))
        for name in ("hammer", "saw")
    )
    table = replace(_thinking(0, 1), category="thing", entries=(Entry(1, "I need feather and nest and hammer."),))
    knows_all = replace(LEVELS[-1], heard=(1.0, 1.0), recall=(1e-9, 1e-9))
    found = ideas(Memory(birds + tools, ()), table, "en", Mind("p1 1", knows_all))
    assert [subject.names[0] for _, subject in found] == ["crow", "wren", "hammer", "saw"]
    assert found[1][0] == 0 > found[2][0]


# Reading

CARD = HeldCard(1, "penguin", "A penguin", ("Emperor penguin",), (), (), ())


def test_the_plain_judge_ignores_accents_capitals_and_articles() -> None:
    assert [exact(CARD, text, "en") for text in ("the PENGUIN", "emperor penguín", "puffin")] == [
        "right",
        "right",
        "wrong",
    ]


def test_the_reader_says_what_its_judge_and_reply_say() -> None:
    edition = _edition(players=2)
    bot = TwentyBot(edition, Random(1), judge=lambda *_: "precise", reply=lambda *_: "Hardly.")
    state = next(state for state in _states(4, players=2) if state.position.phase == "verdict")
    reader = state.position.reader
    assert bot.choose(state.view(reader)) == Move("precise")
    again = state.play(reader, "precise").play(state.position.speaker or "", 'guess"A pear"')
    assert bot.choose(again.view(reader)) == Move("wrong")
    asked = next(state for n in range(20) for state in _states(n, players=2) if state.position.phase == "reply")
    assert bot.choose(asked.view(asked.position.reader)) == Move("answer", ("Hardly.",))
    plain = TwentyBot(edition, Random(1)).choose(asked.view(asked.position.reader))
    assert plain == Move("answer", ("I cannot say.",))


def test_asked_to_be_more_specific_a_bot_gives_another_name() -> None:
    edition = _edition(players=2)
    state = _thing("answer")
    seat = state.turn[0]
    pressed = state.play(seat, 'guess"A penguin"').play(state.position.reader, "precise")
    longer = Memory((Subject("thing", ("A penguin", "Emperor penguin"), {}, ()),), ())
    assert TwentyBot(edition, Random(1), memory=longer).choose(pressed.view(seat)) == Move(
        "guess", ("Emperor penguin",)
    )
    none = Memory((Subject("thing", ("A penguin", "penguin"), {}, ()),), ())
    assert TwentyBot(edition, Random(1), memory=none).choose(pressed.view(seat)) == Move("pass")
