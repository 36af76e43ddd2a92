"""Which cards people have seen, and a deck without them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fogbound.game import State
from fogbound.games.twenty.dealing import FEWEST_CARDS
from fogbound.games.twenty.deck import FEWEST_DIGITS, MARK, digest_of
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.rules import TwentyState


def opened(before: State, after: State) -> tuple[str, ...]:
    """The ids of the cards opened between two moments: everyone at the table has now seen them.

    A card that is only dealt does not count. If the next deck left it out, players could tell which card lies there.
    """
    assert isinstance(before, TwentyState)
    assert isinstance(after, TwentyState)
    is_opened = len(after.position.past) > len(before.position.past)
    return (after.edition.card(before.position.card).id,) if is_opened else ()


def unseen(edition: TwentyEdition, seen_cards: Sequence[str]) -> tuple[dict[str, str], int]:
    """An edition's options without the cards that people have seen, and how many cards of the deck nobody has seen.

    `seen_cards` are ids, the longest ago first: those come back first when too few cards would remain. The options
    leave cards out by digests of their ids, since everyone can read the options.
    """
    ids = [card.id for card in edition.deck.cards]
    seen = [card_id for card_id in dict.fromkeys(seen_cards) if card_id in set(ids)]
    new = len(ids) - len(seen)
    left_out = seen[max(0, FEWEST_CARDS - new) :]
    options = dict(edition.options)
    digits = _digits(ids)
    marks = sorted(f"-{MARK}{digest_of(card_id)[:digits]}" for card_id in left_out)
    return {**options, "deck": ",".join([options["deck"], *marks])}, new


def _digits(ids: Iterable[str]) -> int:
    """How many digits of a digest tell all these cards apart."""
    digests = [digest_of(card_id) for card_id in ids]
    return next(n for n in range(FEWEST_DIGITS, 65) if len({digest[:n] for digest in digests}) == len(digests))
