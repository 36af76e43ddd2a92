"""Twenty questions: the box, the seats and the options."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound import BadOption, Match
from fogbound.catalog import TWENTY
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty import edition as editions
from fogbound.games.twenty.card import CATEGORIES, ENTRIES, QUESTION
from fogbound.proof import draw, seed_from

from .quiz import FOUR, D, card, deck, found, offers, passed, play, quiz, squares, table, violets

SHIPPED = [card for name in decks.names() for card in decks.load(name).cards]


def test_d_r1_there_are_twenty_numbers_a_six_sided_die_and_up_to_six_pawns() -> None:
    assert offers(quiz(), "p2") == {f"pick{n}" for n in range(1, 21)}
    assert offers(quiz().play("p2", "pick20"), "dealer") == {f"roll{n}" for n in range(1, 7)}
    assert len(table(quiz(players=6)).pawns) == 6


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_d_r2_everybody_begins_at_the_start_with_one_violet_chip(players: int) -> None:
    seats = [f"p{n}" for n in range(1, players + 1)]
    state = quiz(players=players)
    assert squares(state) == dict.fromkeys(seats, 0)
    assert violets(state) == set(seats)


def test_d_r3_a_card_has_a_subject_a_category_and_twenty_entries() -> None:
    held = table(quiz(), "p1").card
    assert held is not None
    assert held.answer == "Ada"
    assert [n for n, entry in enumerate(held.entries, 1) if entry == QUESTION] == [19, 20]
    for each in SHIPPED:
        assert all(len(wording.entries) == ENTRIES == 20 and wording.answer for wording in each.wordings)


def test_d_r4_a_card_is_a_person_a_place_or_a_thing() -> None:
    assert CATEGORIES == ("person", "place", "thing")
    assert {each.category for each in SHIPPED} <= set(CATEGORIES)
    assert [table(quiz(card=n)).category for n in (1, 2, 3, 4)] == ["person", "person", "place", "thing"]


def test_d_s1_two_to_six_people_can_play() -> None:
    for players in range(2, 7):
        assert found(players=players).seats == tuple(f"p{n}" for n in range(1, players + 1))
    for players in (0, 1, 7):
        with pytest.raises(BadOption):
            found(players=players)


def test_d_s2_the_finish_is_square_seventy_unless_the_table_chooses_another() -> None:
    assert table(quiz()).finish == 70
    assert table(quiz(finish=12)).finish == 12


def test_d_s3_there_are_six_suns_unless_the_table_chooses_others() -> None:
    assert table(quiz()).suns == (10, 20, 30, 40, 50, 60)
    assert table(quiz(suns="7,9")).suns == (7, 9)
    assert table(quiz(suns="")).suns == ()
    assert found(finish=40).suns == (10, 20, 30, 40, 50, 60), "a shorter track has fewer of the usual ones"
    with pytest.raises(BadOption, match="track ends") as refusal:
        found(finish=40, suns=(10, 40))
    assert refusal.value.code == "contradiction"


def test_d_s4_three_of_six_faces_are_question_marks() -> None:
    for faces in (1, 3, 5):
        state = quiz(die_question_faces=faces).play("p2", "pick20")
        asking = [n for n in range(1, 7) if table(state.play("dealer", f"roll{n}")).phase == "ask"]
        assert asking == list(range(1, faces + 1))
    assert found().die_question_faces == 3
    for bad in (0, 6):
        with pytest.raises(BadOption):
            found(die_question_faces=bad)


def test_d_s5_every_card_has_some_question_marks() -> None:
    assert all(2 <= len(each.questions) <= 4 for each in SHIPPED)


def test_d_s20_p1_reads_first_and_any_card_may_be_first() -> None:
    state = quiz(card=None)
    assert state.turn == ("dealer",)
    assert offers(state, "dealer") == {"card1", "card2", "card3", "card4"}
    assert table(state).reader == "p1"


def test_d_s20_no_card_repeats_until_all_have_been_dealt_and_never_twice_in_a_row() -> None:
    state = quiz(card=None, finish=999, suns="")
    for dealt, left in (
        (2, {1, 3, 4}),
        (4, {1, 3}),
        (1, {3}),
        (3, {1, 2, 4}),
        (1, {2, 4}),
        (2, {4}),
        (4, {1, 2, 3}),
    ):
        state = passed(state.play("dealer", f"card{dealt}"), *range(1, 19))
        for number in (19, 20):
            state = play(state, f"{state.turn[0]} pick{number}", "dealer roll6")
        assert offers(state, "dealer") == {f"card{n}" for n in left}


def test_d_s20_every_card_comes_up_about_equally_often() -> None:
    cards = deck(*(card(f"N{n}") for n in range(12)))
    dealt = quiz(cards, card=None).moves("dealer")
    drawn = [draw(seed_from(n), 0, dealt) for n in range(200 * len(dealt))]
    assert sum((drawn.count(offer) - 200) ** 2 / 200 for offer in dealt) < 31.3, "chi-square at one in a thousand"


def test_d_s20_a_table_may_be_dealt_only_cards_that_children_know_or_no_easy_ones() -> None:
    family, classic, expert = (found(None, cards=chosen).deck.cards for chosen in ("family", "classic", "expert"))
    assert classic == found(None).deck.cards
    assert family == tuple(each for each in classic if each.child and each.family and each.difficulty <= 2)
    assert expert == tuple(each for each in classic if each.difficulty >= 2)
    state = quiz(None, card=None, cards="expert")
    assert offers(state, "dealer") == {f"card{n}" for n in range(1, len(expert) + 1)}
    with pytest.raises(BadOption, match="it takes 12"):
        found(cards="expert")


def test_a_deck_of_one_card_is_refused() -> None:
    with pytest.raises(BadOption) as refusal:
        found(deck(card("Ada")))
    assert refusal.value.code == "contradiction"


def test_the_deck_option_names_decks_and_cards_to_leave_out() -> None:
    whole = found(None)
    assert dict(whole.options)["deck"] == "first-light,lamplight"
    assert whole.deck == decks.load_all("first-light,lamplight")
    gone = whole.deck.cards[0]
    left = found(None, deck=f"first-light,lamplight,-{gone.id}")
    assert left.deck.cards == whole.deck.cards[1:], "the cards that are left are numbered anew"
    assert left.digests != whole.digests
    all_but_one = ",".join(f"-{each.id}" for each in whole.deck.cards[1:])
    with pytest.raises(BadOption, match="one card"):
        found(None, deck=f"first-light,lamplight,{all_but_one}")


def test_the_cards_are_read_in_the_language_of_the_table() -> None:
    both = deck(*(card(name, languages=("en", "fr")) for name in ("Ada", "Bea")))
    state = play(quiz(both, language="fr"), "p2 pick7")
    assert table(state).entries[0].text == "This is fr clue 7."
    assert table(quiz(both)).entries == ()
    assert dict(found(both).options)["language"] == "en"
    with pytest.raises(BadOption, match="en or fr"):
        found(both, language="de")
    german = deck(*(card(name, languages=("de",)) for name in ("Ada", "Bea")))
    assert found(german).language == "de", "a deck that does not speak English is read in its own language"


NAMES = {
    "players", "language", "deck", "cards", "finish", "suns", "die_question_faces", "after_failed_question",
    "violet_after_question", "sun_on_pass", "exact_finish", "reader",
}  # fmt: skip


def test_the_edition_has_exactly_these_options() -> None:
    assert {option.name for option in editions.options(D)} == NAMES
    assert {name for name, _ in found().options} == NAMES
    assert editions.ids() == (D,)


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("finish", 0),
        ("suns", "3,3"),
        ("after_failed_question", "pick"),
        ("violet_after_question", "perhaps"),
        ("sun_on_pass", 3),
        ("exact_finish", None),
        ("reader", "p1"),
        ("deck", "no-such-deck"),
        ("deck", 7),
        ("deck", "-ada"),
        ("language", "xx"),
        ("clock", 10),
        ("judge", "house"),
    ],
)
def test_any_other_value_is_refused(name: str, bad: Any) -> None:
    with pytest.raises(BadOption):
        found(None, **{name: bad})


def test_an_editions_options_find_the_same_edition_again() -> None:
    edition = found(None, players=3, reader="house", suns="5", finish=33, exact_finish=True)
    assert editions.find(D, dict(edition.options)) == edition


def test_a_game_starts_at_the_beginning() -> None:
    with pytest.raises(ValueError, match="no position"):
        TWENTY.start(found(), "anything")


def test_a_match_deals_reads_rolls_and_opens_by_itself() -> None:
    match = Match(quiz(FOUR, card=None), seed_from(1))
    assert [ply.move.verb for ply in match.state.log] == ["card"]
    assert [ply.move.verb for ply in match.submit("p2", "pick3", 1)] == ["pick", "clue"]
    assert [ply.move.verb for ply in match.submit("p2", "pass", 3)] == ["pass"]
    assert [ply.move.verb for ply in match.submit("p3", "pick20", 4)] == ["pick", "roll"]
