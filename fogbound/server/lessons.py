"""Lessons over HTTP. They need no name and no room: a player sends the moves so far, and gets what follows."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from fogbound.errors import BadOption
from fogbound.lessons import library
from fogbound.lessons.exercise import Exercise, Lesson
from fogbound.lessons.progress import in_language
from fogbound.server import exercises, wire
from fogbound.server.api import json_response
from fogbound.server.services import Language, Server, limit_exercises
from fogbound.server.wire import Refused, Tries, WhyNot

router = APIRouter(prefix="/api/lessons", dependencies=[Depends(limit_exercises)])


@router.get("")
async def lessons(request: Request, server: Server, language: Language) -> Response:
    return await server.fixed.respond(request, ("lessons", language), lambda: _lessons(language))


@router.get("/{lesson}")
async def lesson(lesson: str, language: Language) -> Response:
    return json_response(exercises.lesson_info(_lesson(lesson), language))


@router.get("/{lesson}/{step}/material")
async def material(lesson: str, step: int, language: Language) -> dict[str, Any]:
    return await asyncio.to_thread(exercises.material, _step(lesson, step, language))


@router.get("/{lesson}/{step}.svg")
async def picture(lesson: str, step: int, language: Language, theme: str = "light", edition: str = "") -> Response:
    svg = await asyncio.to_thread(exercises.picture, _step(lesson, step, language), theme, edition, language)
    headers = {"Cache-Control": "public, max-age=3600", "Vary": "Accept-Language"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@router.post("/{lesson}/{step}")
async def try_step(request: Request, lesson: str, step: int, language: Language) -> Response:
    tries = wire.read_body(Tries, await request.body())
    return json_response(
        await asyncio.to_thread(exercises.play, _step(lesson, step, language), step, tries.moves, language)
    )


@router.post("/{lesson}/{step}/why")
async def why_not(request: Request, lesson: str, step: int, language: Language) -> Response:
    asked = wire.read_body(WhyNot, await request.body())
    return json_response(await asyncio.to_thread(_why_not, _step(lesson, step, language), asked, language))


def _lessons(language: str) -> bytes:
    return wire.write_body([exercises.lesson_info(lesson, language) for lesson in library.lessons()])


def _why_not(step: Exercise, asked: WhyNot, language: str) -> wire.Why:
    return exercises.why(exercises.after(step, asked.moves), asked, language)


def _lesson(lesson_id: str) -> Lesson:
    try:
        return library.lesson(lesson_id)
    except BadOption as problem:
        raise Refused(problem.code, problem.text, status=404, **problem.details) from None


def _step(lesson_id: str, number: int, language: str) -> Exercise:
    lesson = _lesson(lesson_id)
    step = in_language(lesson, language).step(number)
    if step is None:
        raise Refused("no-such-step", f"Lesson {lesson_id} has steps 1 to {len(lesson.steps)}.", status=404)
    return step
