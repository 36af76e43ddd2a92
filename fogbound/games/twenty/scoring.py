"""What a card earns when it is opened: pawns move, suns give violet chips back, and somebody else reads."""

from __future__ import annotations

from fogbound.game import Outcome, Seat
from fogbound.games.twenty.card import ENTRIES
from fogbound.games.twenty.edition import HOUSE, TwentyEdition
from fogbound.games.twenty.position import Over, Position, left_of, right_of


def scored(edition: TwentyEdition, position: Position) -> Position:
    """The card is over: the finder's pawn moves, then the reader's, unless that has already decided the game."""
    told = _told(edition, position)
    moved = position._replace(past=(*position.past, told))
    for seat, points in told.points:
        moved = _advanced(edition, moved, seat, points)
        if moved.squares[edition.index[seat]] == edition.finish:
            return _won(edition, moved, seat)
    return _next_card(edition, moved)


def _told(edition: TwentyEdition, position: Position) -> Over:
    points = _points(edition, position)
    return Over(
        number=position.number,
        reader=position.reader,
        category=edition.card(position.card).category,
        answer=edition.wording(position.card).answer,
        finder=position.speaker,
        violet=position.interrupted,
        chips=len(position.chips),
        points=tuple((seat, earned) for seat, earned in points if seat != HOUSE),
    )


def _points(edition: TwentyEdition, position: Position) -> tuple[tuple[Seat, int], ...]:
    """Who earns what, in the order in which the pawns move."""
    finder, reader, chips = position.speaker, position.reader, len(position.chips)
    if finder is None:
        return ((reader, ENTRIES),)
    if position.interrupted:
        return ((finder, edition.violet_points), (reader, 0))
    return ((finder, ENTRIES - chips), (reader, chips))


def _advanced(edition: TwentyEdition, position: Position, seat: Seat, points: int) -> Position:
    which = edition.index[seat]
    here = position.squares[which]
    there = _square(edition, here + points, here)
    lit = edition.violets and _meets_sun(edition, here, there)
    return position._replace(
        squares=(*position.squares[:which], there, *position.squares[which + 1 :]),
        violets=tuple([held or (lit and i == which) for i, held in enumerate(position.violets)]),
    )


def _square(edition: TwentyEdition, target: int, here: int) -> int:
    """Too many points still finish, unless the finish must be met exactly: then the pawn stays."""
    if target > edition.finish and edition.exact_finish:
        return here
    return min(target, edition.finish)


def _meets_sun(edition: TwentyEdition, here: int, there: int) -> bool:
    """A pawn must come to a sun: one that stays on its square meets none."""
    if edition.sun_on_pass:
        return any(here < sun <= there for sun in edition.suns)
    return here != there and there in edition.suns


def _won(edition: TwentyEdition, position: Position, seat: Seat) -> Position:
    points = tuple(zip(edition.players, position.squares, strict=True))
    return position._replace(phase="over", outcome=Outcome((seat,), "finished", points))


def _next_card(edition: TwentyEdition, position: Position) -> Position:
    """The reader's place goes to the right; a house reader stays, and the beginning goes to the left."""
    reader = position.reader if edition.house_reads else right_of(edition, position.reader)
    first = left_of(edition, position.first if edition.house_reads else reader)
    return position._replace(
        phase="deal",
        card=0,
        reader=reader,
        first=first,
        investigator=first,
        speaker=None,
        chips=(),
        asked=False,
        pressed=False,
    )
