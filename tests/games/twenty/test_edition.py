"""An edition of twenty questions with a table's options applied."""

from __future__ import annotations

import pytest

from fogbound.errors import BadOption
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.edition import FOLDER, HOUSE, data, find, ids, options
from tests.rules.quiz import FOUR, D, card, deck, found

BILINGUAL = deck(card("Ada", languages=("fr", "de")), card("Bea", languages=("fr", "de")))


def test_every_file_is_an_edition() -> None:
    assert len(ids()) == len(list(FOLDER.glob("*.toml")))
    assert D in ids()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_seats_are_the_players_and_the_house_if_it_reads(players: int) -> None:
    rotating, house = (found(players=players, reader=reader) for reader in ("rotate", "house"))
    assert rotating.seats == rotating.players == tuple(f"p{n}" for n in range(1, players + 1))
    assert house.seats == (*house.players, HOUSE)
    assert (rotating.house, house.house) == ((), (HOUSE,))
    assert rotating.roles == house.roles == tuple((seat,) for seat in rotating.players)
    assert not rotating.rotates
    assert rotating.index == {seat: i for i, seat in enumerate(rotating.players)}


def test_two_who_take_turns_to_read_have_no_violet_chips() -> None:
    assert not found(players=2).violets
    assert found(players=3).violets
    assert found(players=2, reader="house").violets


def test_the_deck_may_be_given_as_a_value_or_by_name() -> None:
    assert found().deck is FOUR
    assert dict(found().options)["deck"] == "little"
    assert find(D, {}).deck == decks.load_all("first-light,lamplight")
    assert found().card(3).id == "cairo"
    assert found().wording(4).answer == "Drum"


def test_the_languages_to_choose_from_are_those_of_the_deck() -> None:
    assert find(D, {"deck": BILINGUAL}).language == "fr", "the usual language is missing, so the first is taken"
    assert find(D, {"deck": BILINGUAL, "language": "de"}).wording(1).answer == "Ada (de)"
    with pytest.raises(BadOption, match="de"):
        find(D, {"deck": BILINGUAL, "language": "en"})


def test_options_offer_every_shipped_deck_and_its_languages() -> None:
    offered = {option.name: option.choices for option in options(D)}
    assert offered["deck"] == decks.names()
    assert {code for name in decks.names() for code in decks.load(name).languages} == set(offered["language"])


def test_digests_are_of_the_rules_and_of_the_deck() -> None:
    one, other = found(), found(finish=30)
    assert one.digests == other.digests
    assert dict(one.digests)["deck"] == FOUR.digest
    assert dict(find(D, {}).digests)["edition"] == dict(one.digests)["edition"]
    assert dict(find(D, {}).digests)["deck"] != FOUR.digest
    assert "title" in data(D)


def test_a_sun_beyond_the_finish_is_refused_unless_it_is_a_usual_one() -> None:
    assert found(finish=15).suns == (10, 20, 30, 40, 50, 60)
    with pytest.raises(BadOption, match="There is no square 15 for a sun: the track ends at finish = 15") as refused:
        found(finish=15, suns=(5, 15))
    assert (refused.value.code, refused.value.details["option"]) == ("contradiction", "suns")


def test_a_table_is_dealt_the_cards_it_chose() -> None:
    whole = find(D, {}).deck
    for chosen in ("family", "expert"):
        dealt = find(D, {"cards": chosen})
        assert 12 <= len(dealt.deck.cards) < len(whole.cards)
        assert set(dealt.deck.cards) < set(whole.cards)
        assert dict(dealt.options)["cards"] == chosen
        assert dealt.digests != find(D, {}).digests, "cards have other numbers, so the deck is another one"
    assert all(each.child and each.difficulty < 3 for each in find(D, {"cards": "family"}).deck.cards)
    assert all(each.difficulty > 1 for each in find(D, {"cards": "expert"}).deck.cards)
    assert find(D, {"cards": "classic"}).deck is whole


def test_a_selection_of_too_few_cards_is_refused_with_advice() -> None:
    with pytest.raises(BadOption, match="has 0 cards for cards = family; it takes 12") as refused:
        found(cards="family")
    assert (refused.value.code, refused.value.details["option"]) == ("contradiction", "cards")


def test_a_deck_of_one_card_is_refused() -> None:
    with pytest.raises(BadOption, match="has only one card, and no card is dealt twice in a row") as refused:
        found(deck(card("Ada")))
    assert refused.value.details["option"] == "deck"
