"""Cards that people have seen are left out of the next deck, without being named, while enough others remain."""

from __future__ import annotations

import pytest

from fogbound import catalog, proof
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty import unseen
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.edition import find as find_edition
from fogbound.match import Match
from tests.server import quiz

IDS = [card.id for card in decks.load("first-light").cards]


def edition() -> TwentyEdition:
    return find_edition(quiz.QUIZ, {"players": 2, "finish": 1, "deck": "first-light"})


def cards_with(options: dict[str, str]) -> list[str]:
    return [card.id for card in find_edition(quiz.QUIZ, options).deck.cards]


def test_a_table_that_has_seen_nothing_plays_with_every_card() -> None:
    options, new = unseen.unseen(edition(), ())
    assert (options["deck"], new) == ("first-light", len(IDS))
    assert unseen.unseen(edition(), ["of-another-deck"]) == (options, new)


def test_seen_cards_are_left_out_without_being_named() -> None:
    seen = [IDS[3], IDS[30], IDS[7]]
    options, new = unseen.unseen(edition(), seen)
    assert cards_with(options) == [card_id for card_id in IDS if card_id not in seen]
    assert new == len(IDS) - 3
    assert not any(card_id in options["deck"] for card_id in seen)
    marks = [f"-#{decks.digest_of(card_id)[:6]}" for card_id in seen]
    assert options["deck"].split(",")[1:] == sorted(marks), "the order does not say when each was seen"


@pytest.mark.parametrize("count", [len(IDS) - 12, len(IDS) - 11, len(IDS) - 5, len(IDS)])
def test_twelve_cards_always_remain_and_those_seen_longest_ago_come_back_first(count: int) -> None:
    seen = IDS[::-1][:count]
    options, new = unseen.unseen(edition(), seen)
    remaining = set(cards_with(options))
    assert len(remaining) == 12
    assert remaining == set(IDS) - set(seen[count - (len(IDS) - 12) :])
    assert new == len(IDS) - count


@pytest.mark.parametrize("chosen", ["family", "expert"])
def test_a_selection_keeps_twelve_cards_too_and_the_others_are_not_counted(chosen: str) -> None:
    dealt = find_edition(quiz.QUIZ, {"deck": "first-light", "cards": chosen})
    ids = [card.id for card in dealt.deck.cards]
    options, new = unseen.unseen(dealt, IDS)
    assert options["cards"] == chosen
    assert new == 0
    assert set(cards_with(options)) == set(ids[:12]), "those seen longest ago come back"
    options, new = unseen.unseen(dealt, ids[:1])
    assert set(cards_with(options)) == set(ids[1:])
    assert new == len(ids) - 1


def test_digests_are_long_enough_to_tell_the_cards_apart() -> None:
    assert unseen._digits(IDS) == 6
    assert unseen._digits([f"card-{n}" for n in range(40_000)]) > 6


def test_a_card_counts_as_seen_once_it_is_opened_not_when_it_is_dealt() -> None:
    start = catalog.TWENTY.start(edition(), None)
    match = Match(start, proof.seed_from(5))
    opened = [unseen.opened(start, match.state)]
    while match.state.turn:
        (seat,) = match.state.turn
        before = match.state
        match.submit(seat, quiz.move(before, seat), match.ply)
        opened.append(unseen.opened(before, match.state))
    (only,) = (ids for ids in opened if ids)
    assert only == opened[-1] == (match.state.edition.card(match.state.position.card).id,)  # type: ignore[attr-defined]
