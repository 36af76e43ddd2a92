"""The chase at the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from fogbound.cli.lines import Line
from fogbound.cli.speech import t
from fogbound.cli.terminals import SeriesTerminal, Terminal
from fogbound.cli.yard import advice, score, seating, sheet, words
from fogbound.cli.yard.heats import begin_series
from fogbound.cli.yard.options import MEANINGS, describe_handicap
from fogbound.cli.yard.session import Session
from fogbound.cli.yard.typed import typed_moves
from fogbound.cli.yard.welcome import aids, welcome, who_plays
from fogbound.game import Seat, State, View
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.map.draw import draw
from fogbound.house.steward import Steward


def _welcome(
    edition: YardEdition, mine: frozenset[Seat], commitment: str, notes: Sequence[str], bots: str
) -> Iterator[Line]:
    yield from welcome(edition, who_plays(edition, mine), commitment, notes)
    if mine == {X}:
        yield Line(t("cli-aid-danger"))


def _session(*game: Any, house: Steward, **options: Any) -> Session:
    """A chase uses the house only to know what its adviser may say."""
    return Session(*game, hints=house.hints, whereabouts=house.whereabouts, **options)


def _round(view: View) -> str:
    """No round has begun while the start cards are dealt."""
    number = words.table_of(view).round
    return t("room-round-open", round=number) if number else ""


def _ending(edition: YardEdition, view: View, all_open: bool) -> Iterator[Line]:
    yield words.outcome(edition, view)
    if all_open:
        yield words.route(edition, view)


def _open_view(state: State) -> View:
    """X knows everything, so the open view is X's, from no seat and without moves."""
    return replace(state.view(X), seat=None, moves=())


def _picture(edition: YardEdition, view: View, all_open: bool) -> str:
    path = [station for _, station in words.journey(edition, view)] if all_open else []
    return draw(edition.board, words.table_of(view), path=path)


SERIES = SeriesTerminal(
    players=seating.players_option,
    begin=begin_series,
    heat=score.heat,
    score=score.so_far,
    always="cli-series-always",
    optional="cli-series-optional",
)

TERMINAL = Terminal[YardEdition](
    seats=seating.seats,
    welcome=_welcome,
    session=_session,
    plies=words.plies,
    table=lambda edition, view: sheet.table(edition, view),
    ending=_ending,
    open_view=_open_view,
    typed=typed_moves,
    heading=_round,
    knows_all=(X,),
    meanings=MEANINGS,
    aids=aids,
    moves=lambda views: sheet.moves(views[0], tuple(views[1:])),
    series=SERIES,
    picture=_picture,
    analysis=advice.analysis,
    handicap=describe_handicap,
)
