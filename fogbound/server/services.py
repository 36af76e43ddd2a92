"""What requests need: the parts of a running server, and who is asking."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from fogbound.languages.catalogue import chosen
from fogbound.server.analyses import Analyses
from fogbound.server.edge.allowance import household
from fogbound.server.files import Files
from fogbound.server.fixed_answers import FixedAnswers
from fogbound.server.history import History
from fogbound.server.limits import CommonLimits, Limit
from fogbound.server.people import COOKIE, People
from fogbound.server.pictures import Pictures
from fogbound.server.push.notices import Push
from fogbound.server.reach import Reach
from fogbound.server.rooms import Rooms
from fogbound.server.store import Store
from fogbound.server.workers import Workers


@dataclass
class Services:
    """Everything that a request may use."""

    store: Store
    people: People
    workers: Workers
    rooms: Rooms
    files: Files
    analyses: Analyses
    history: History
    pictures: Pictures
    reach: Reach
    push: Push | None = None  # None: this server sends no notices
    limits: dict[str, Limit] = field(default_factory=dict)
    fixed: FixedAnswers = field(default_factory=FixedAnswers)
    # Anybody may ask for any day's list of puzzles: all of them have a few places, so that they push out nothing else.
    puzzle_lists: FixedAnswers = field(default_factory=lambda: FixedAnswers(most=24))
    common: CommonLimits = field(init=False)  # those of the limits that several processes count together
    drawing: set[asyncio.Task[None]] = field(default_factory=set)  # maps that are being drawn ahead

    def __post_init__(self) -> None:
        self.common = CommonLimits(self.limits)


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


Server = Annotated[Services, Depends(services_of)]


def language_of(request: Request) -> str:
    """The language that a request asks for, among those that there are: `?language=` first, which pictures have."""
    return chosen(f"{request.query_params.get('language', '')},{request.headers.get('accept-language', '')}")


Language = Annotated[str, Depends(language_of)]


async def anyone(request: Request, services: Server) -> str | None:
    """The person behind a request; None for a stranger."""
    return await services.people.who(request.cookies.get(COOKIE))


Anyone = Annotated[str | None, Depends(anyone)]


async def person_of(request: Request, services: Server) -> str:
    """The person behind a request, by their cookie."""
    return await services.people.known(request.cookies.get(COOKIE))


Person = Annotated[str, Depends(person_of)]


def address_of(request: HTTPConnection) -> str:
    """The address that a request comes from, as limits count it."""
    return household(request.client.host) if request.client else "?"


def limit_exercises(request: Request, services: Server) -> None:
    """Lessons and puzzles need no name, so an address may only ask for so many."""
    services.limits["exercises"].check(address_of(request))
