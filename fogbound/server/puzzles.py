"""Puzzles over HTTP: stateless, as exercises are. The answer leaves the server only when it is given or given up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from fogbound.errors import BadOption
from fogbound.languages.catalogue import ENGLISH, spoken
from fogbound.puzzles import words
from fogbound.puzzles.daily import daily
from fogbound.puzzles.judge import Judged, give_up, judge
from fogbound.puzzles.puzzle import CATCH, WHERE, Puzzle, find, shipped
from fogbound.server import exercises, wire
from fogbound.server.api import json_response
from fogbound.server.bodies import PuzzleInfo, PuzzleList, PuzzleState, TaskPointer
from fogbound.server.services import Language, Server, limit_exercises
from fogbound.server.wire import PuzzleTry, Refused, WhyNot

RIGHT, WRONG = 0, 1  # pencils

router = APIRouter(prefix="/api/puzzles", dependencies=[Depends(limit_exercises)])


@router.get("")
async def puzzles(request: Request, server: Server, language: Language, today: str = "") -> Response:
    """The list, and the puzzle of the day on the person's own calendar."""
    day = _day(today)
    return await server.puzzle_lists.respond(request, (day, language), lambda: _puzzles(day, language))


@router.get("/{puzzle}")
async def puzzle(puzzle: str, language: Language) -> Response:
    return json_response(await asyncio.to_thread(play, _find(puzzle), (), language))


@router.post("/{puzzle}")
async def try_puzzle(request: Request, puzzle: str, language: Language) -> Response:
    tried = wire.read_body(PuzzleTry, await request.body())
    return json_response(await asyncio.to_thread(play, _find(puzzle), tried.moves, language, show=tried.show))


@router.post("/{puzzle}/why")
async def why_not(request: Request, puzzle: str, language: Language) -> Response:
    asked = wire.read_body(WhyNot, await request.body())
    return json_response(await asyncio.to_thread(why, _find(puzzle), asked, language))


@router.get("/{puzzle}/material")
async def material(puzzle: str) -> dict[str, Any]:
    rules = _find(puzzle).rules
    return {**await asyncio.to_thread(exercises.with_pictures, rules), "adviser": None}


def _puzzles(day: date, language: str) -> bytes:
    listed = [info(puzzle, language) for puzzle in shipped()]
    return wire.write_body(PuzzleList(daily(shipped(), day).id, listed))


def play(puzzle: Puzzle, moves: Sequence[str], language: str = ENGLISH, *, show: bool = False) -> PuzzleState:
    """A puzzle after some moves, the last of which is the new try; or its answer."""
    judged = give_up(puzzle, moves) if show else judge(puzzle, moves)
    return _state(puzzle, judged, language)


def why(puzzle: Puzzle, asked: WhyNot, language: str = ENGLISH) -> wire.Why:
    """Why a seat cannot go to a place after some moves, or why X cannot be there."""
    return exercises.why(judge(puzzle, asked.moves).progress, asked, language)


def _state(puzzle: Puzzle, judged: Judged, language: str) -> PuzzleState:
    about = info(puzzle, language)
    return PuzzleState(
        puzzle=about,
        source=spoken(words.source(puzzle), language),
        exercise=exercises.show(judged.progress, about.n, language, aided=puzzle.kind != WHERE),
        solved=judged.solved,
        answer=spoken(judged.answer, language),
        why=[TaskPointer(f"station:{point.station}", spoken(point.text, language)) for point in judged.why],
        marks=[*_marks(puzzle, judged)],
    )


def _marks(puzzle: Puzzle, judged: Judged) -> Iterator[wire.Mark]:
    """The answer on the map: the right stations ringed, those that fail crossed out."""
    if not judged.answer:
        return
    right = {ply.move.number for ply in puzzle.line} if puzzle.kind == CATCH else {puzzle.station}
    yield from (wire.Mark(kind="ring", a=station, colour=RIGHT) for station in sorted(right))
    if puzzle.kind != CATCH:
        yield from (wire.Mark(kind="cross", a=point.station, colour=WRONG) for point in judged.why)


def info(puzzle: Puzzle, language: str = ENGLISH) -> PuzzleInfo:
    """A puzzle in the list."""
    number = shipped().index(puzzle) + 1
    title = spoken(words.title(puzzle), language)
    return PuzzleInfo(puzzle.id, number, puzzle.kind, title, puzzle.edition, puzzle.band, puzzle.difficulty)  # type: ignore[arg-type]


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text) if text else date.today()
    except ValueError:
        raise Refused("bad-message", "A date looks like 2026-01-31.", field="today") from None


def _find(puzzle_id: str) -> Puzzle:
    try:
        return find(puzzle_id)
    except BadOption as problem:
        raise Refused(problem.code, problem.text, status=404, **problem.details) from None
