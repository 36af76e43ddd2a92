"""Which cards a table has had, and a deck without them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fogbound.game import State
from fogbound.games.twenty.deck import FEWEST_DIGITS, MARK, digest_of
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.rules import TwentyState

ENOUGH = 12  # so many cards stay in a deck, whoever has had them


def used(before: State, after: State) -> tuple[str, ...]:
    """The cards that were opened between two moments: whoever sits at the table then has had them.

    Not those that were dealt: what is left out of somebody's next deck would tell him which card lies there.
    """
    assert isinstance(before, TwentyState)
    assert isinstance(after, TwentyState)
    was, now = before.position, after.position
    return (after.edition.card(was.card).id,) if len(now.past) > len(was.past) else ()


def fresh(edition: TwentyEdition, had: Sequence[str]) -> tuple[dict[str, str], int]:
    """An edition's options without the cards that were had (those of longest ago first), and how many new ones it has.

    Cards are left out by digests of their ids: options are seen by everybody.
    """
    ids = [card.id for card in edition.deck.cards]
    known = [id for id in dict.fromkeys(had) if id in set(ids)]
    out = known[max(0, ENOUGH - (len(ids) - len(known))) :]
    options = dict(edition.options)
    digits = _digits(ids)
    marks = sorted(f"-{MARK}{digest_of(id)[:digits]}" for id in out)
    return {**options, "deck": ",".join([options["deck"], *marks])}, len(ids) - len(known)


def _digits(ids: Iterable[str]) -> int:
    """As few as tell all cards of a deck apart."""
    digests = [digest_of(id) for id in ids]
    return next(n for n in range(FEWEST_DIGITS, 65) if len({each[:n] for each in digests}) == len(digests))
