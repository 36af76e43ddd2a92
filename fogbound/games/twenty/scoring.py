"""Scoring an opened card: pawns move, suns give violet chips back, and the next player reads."""

from __future__ import annotations

from dataclasses import replace

from fogbound.game import Outcome, Seat
from fogbound.games.twenty.card import ENTRIES
from fogbound.games.twenty.edition import HOUSE, TwentyEdition
from fogbound.games.twenty.position import FinishedCard, Position, left_of, right_of


def score_card(edition: TwentyEdition, position: Position) -> Position:
    """The finder's pawn moves, then the reader's, unless the finder has won already."""
    card = _finished_card(edition, position)
    moved = position._replace(past=(*position.past, card))
    for seat, points in card.points:
        moved = _recovered(edition, moved, _advance(edition, moved, seat, points), seat)
        if moved.squares[edition.index[seat]] == edition.finish:
            return _win(edition, moved, seat)
    return _next_card(edition, moved)


def _finished_card(edition: TwentyEdition, position: Position) -> FinishedCard:
    points = _points(edition, position)
    return FinishedCard(
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
    """Each seat's points, in the order in which the pawns move."""
    finder, reader, chips = position.speaker, position.reader, len(position.chips)
    if finder is None:
        return ((reader, ENTRIES),)
    if position.interrupted:
        return ((finder, edition.violet_points), (reader, 0))
    return ((finder, ENTRIES - chips), (reader, chips))


def _advance(edition: TwentyEdition, position: Position, seat: Seat, points: int) -> Position:
    index = edition.index[seat]
    start = position.squares[index]
    end = _square(edition, start + points, start)
    gets_chip = edition.violets and _reaches_sun(edition, start, end)
    return position._replace(
        squares=(*position.squares[:index], end, *position.squares[index + 1 :]),
        violets=tuple([held or (gets_chip and i == index) for i, held in enumerate(position.violets)]),
    )


def _recovered(edition: TwentyEdition, before: Position, after: Position, seat: Seat) -> Position:
    """The position after a pawn's move; the card says if a sun has given its player the violet chip back."""
    index = edition.index[seat]
    if before.violets[index] == after.violets[index]:
        return after
    *earlier, card = after.past
    return after._replace(past=(*earlier, replace(card, suns=(*card.suns, seat))))


def _square(edition: TwentyEdition, target: int, start: int) -> int:
    """Where a pawn ends. With an exact finish, a pawn with too many points stays where it is."""
    if target > edition.finish and edition.exact_finish:
        return start
    return min(target, edition.finish)


def _reaches_sun(edition: TwentyEdition, start: int, end: int) -> bool:
    """Whether a pawn lands on a sun, or passes one if the option allows that. Standing still does not count."""
    if edition.sun_on_pass:
        return any(start < sun <= end for sun in edition.suns)
    return start != end and end in edition.suns


def _win(edition: TwentyEdition, position: Position, seat: Seat) -> Position:
    points = tuple(zip(edition.players, position.squares, strict=True))
    return position._replace(phase="over", outcome=Outcome((seat,), "finished", points))


def _next_card(edition: TwentyEdition, position: Position) -> Position:
    """The player to the right reads next. If the house reads, it stays, and the player to the left starts."""
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
