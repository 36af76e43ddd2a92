"""Notices over HTTP: the server's key, and the browsers that want them."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from fogbound.server import wire
from fogbound.server.api import json_response
from fogbound.server.bodies import PushKey
from fogbound.server.push.notices import Push
from fogbound.server.push.subscriptions import read_subscription
from fogbound.server.services import Person, Server, Services
from fogbound.server.wire import EndedSubscription, NewSubscription, Refused

router = APIRouter(prefix="/api/push")


@router.get("")
async def key(server: Server) -> Response:
    return json_response(PushKey(None if server.push is None else server.push.identity.public))


@router.post("")
async def subscribe(request: Request, server: Server, person: Person) -> Response:
    push = await _push(server, person)
    given = wire.read_body(NewSubscription, await request.body())
    await push.subscriptions.add(person, read_subscription(given, loopback=push.settings.loopback))
    return json_response({})


@router.post("/end")
async def end(request: Request, server: Server, person: Person) -> Response:
    push = await _push(server, person)
    await push.subscriptions.remove(wire.read_body(EndedSubscription, await request.body()).endpoint, person)
    return json_response({})


async def _push(server: Services, person: str) -> Push:
    if server.push is None:
        raise Refused("no-such-page", "This server sends no notices.", status=404)
    await server.common.check("subscriptions", person)
    return server.push
