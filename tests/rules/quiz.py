"""Small decks, and games of twenty questions set up for the moment that a rule is about.

Unless a test says otherwise, all cards of a small deck have the same clues, so nobody can tell them apart by the clues.
`Ada` and `Bea` are persons, `Cairo` is a place, `Drum` a thing; 19 and 20 are question marks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from fogbound import IllegalMove, State
from fogbound.games.twenty import edition as editions
from fogbound.games.twenty.card import ENTRIES, QUESTION, Card, Wording
from fogbound.games.twenty.deck import Deck
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.rules import TwentyState, start
from fogbound.games.twenty.table import TwentyTable

D = "twenty/classic-1993"
MARKS = (19, 20)
ALL = tuple(range(1, ENTRIES + 1))


def card(
    answer: str,
    category: str = "person",
    marks: tuple[int, ...] = MARKS,
    unlike: Mapping[int, str] | None = None,
    languages: tuple[str, ...] = ("en",),
) -> Card:
    """A card with question marks at some numbers; `unlike` has the clues that differ from other cards."""
    own = unlike or {}
    entries = {
        code: tuple(QUESTION if n in marks else own.get(n, f"This is {code} clue {n}.") for n in ALL)
        for code in languages
    }
    return Card(
        id=answer.lower(),
        category=category,
        difficulty=1,
        family=True,
        reviewed_by=(),
        tags=(),
        levels=tuple(0 if n in marks else 1 for n in ALL),
        wordings=tuple(
            Wording(code, f"{answer} ({code})" if code != "en" else answer, (), (), entries[code]) for code in languages
        ),
        facts=(),
        notes=(),
    )


def deck(*cards: Card) -> Deck:
    return Deck("little", "A little deck", cards[0].languages, cards)


FOUR = deck(card("Ada"), card("Bea"), card("Cairo", "place"), card("Drum", "thing"))


def found(with_deck: Deck | None = FOUR, **options: Any) -> TwentyEdition:
    """The edition with options applied, with the small deck; None takes the edition's own deck."""
    return editions.find(D, options if with_deck is None else {"deck": with_deck, **options})


def quiz(with_deck: Deck | None = FOUR, *, card: int | None = 1, **options: Any) -> TwentyState:
    """A game with its first card dealt: p1 reads Ada to p2, or the house to p1. `card=None`: before the deal."""
    first = start(found(with_deck, **options))
    return first if card is None else first.play("dealer", f"card{card}")


def play(state: TwentyState, *plies: str) -> TwentyState:
    """Play plies written as `'p2 guess"Ada"'`, one after another. The dealer reads and opens cards by itself."""
    for ply in plies:
        seat, _, move = ply.partition(" ")
        state = announce(state.play(seat, move))
    return state


def announce(state: TwentyState) -> TwentyState:
    """The game after the dealer has read clues and opened cards. Deals and rolls are up to the test."""
    while (said := state.moves("dealer")) and said[0].verb in ("clue", "open"):
        state = state.play("dealer", said[0])
    return state


def answered(state: TwentyState, *verdicts: str, text: str = "Ada") -> TwentyState:
    """The player in turn guesses, and the reader gives these verdicts, one after another."""
    seat = state.turn[0]
    if table(state).phase == "clue":
        state = play(state, f"{seat} speak")
    for verdict in verdicts:
        state = play(state, f'{seat} guess"{text}"', f"{table(state).reader} {verdict}")
    return state


def passed(state: TwentyState, *numbers: int) -> TwentyState:
    """Each investigator in turn picks one of these numbers and passes."""
    for number in numbers:
        seat = state.turn[0]
        state = play(state, f"{seat} pick{number}", f"{seat} pass")
    return state


def laid(state: TwentyState, **changes: Any) -> TwentyState:
    """The same game with a changed position: chips, pawns or violet chips."""
    return replace(state, position=state.position._replace(**changes))


def table(state: State, seat: str | None = None) -> TwentyTable:
    """The table as a seat sees it; without a seat, as a spectator does."""
    found = state.view(seat).table
    assert isinstance(found, TwentyTable)
    return found


def squares(state: State) -> dict[str, int]:
    return {pawn.seat: pawn.square for pawn in table(state).pawns}


def violets(state: State) -> set[str]:
    """The seats that have a violet chip."""
    return {pawn.seat for pawn in table(state).pawns if pawn.violet}


def offers(state: State, seat: str) -> set[str]:
    return {str(move) for move in state.moves(seat)}


def refused(state: State, ply: str) -> str:
    """The code with which a ply is refused; a ply that is accepted is an error."""
    seat, _, move = ply.partition(" ")
    with pytest.raises(IllegalMove) as refusal:
        state.play(seat, move)
    return refusal.value.code
