"""Guests: signing in takes only a name."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ....wire.coding import encode
from ....wire.http import Me, NewGuest, Renaming
from ....wire.to_client import Bye
from ...addresses import household
from ...people import guest_name
from ...rejection import json_response
from ...settings import Settings
from ...store.rows import PersonRow
from ..authentication import address_of, require_person, spend
from ..context import AppContext
from ..request_body import read_body
from ..security import COOKIE

_A_YEAR = 365 * 24 * 3600
_REVOKED = encode(Bye(why="revoked"))


def guest_routes(context: AppContext) -> list[Route]:
    async def come(request: Request) -> Response:
        wanted = await read_body(request, NewGuest)
        person, token = await new_guest(request, context, wanted.name)
        if wanted.bearer:
            return json_response(Me(person.id, person.name, token), 201)
        return with_cookie(json_response(_me(person), 201), token, context.settings)

    async def who(request: Request) -> Response:
        return json_response(_me(await require_person(request, context)))

    async def rename(request: Request) -> Response:
        person = await require_person(request, context)
        wanted = await read_body(request, Renaming)
        if guest_name(wanted.name) == person.name:
            return json_response(_me(person))
        spend(context, "renames", context.limits.renames, person.id)
        renamed = await context.people.rename(person.id, wanted.name)
        context.rooms.rename(renamed.id, renamed.name)
        return json_response(_me(renamed))

    async def revoke(request: Request) -> Response:
        person = await require_person(request, context)
        await context.people.erase(person.id)
        for socket in context.connections.of(person.id):
            socket.send(_REVOKED)
            socket.close()
        context.rooms.erase(person.id)
        gone = Response(status_code=204)
        gone.delete_cookie(COOKIE, path=_cookie_path(context.settings), httponly=True, samesite="lax")
        return gone

    return [
        Route("/api/guest", come, methods=["POST"]),
        Route("/api/me", who, methods=["GET"]),
        Route("/api/me", rename, methods=["PATCH"]),
        Route("/api/me", revoke, methods=["DELETE"]),
    ]


async def new_guest(request: Request, context: AppContext, name: str) -> tuple[PersonRow, str]:
    spend(context, "guests", context.limits.guests, household(address_of(request, context)))
    return await context.people.welcome(name)


def with_cookie(response: Response, token: str, settings: Settings) -> Response:
    response.set_cookie(
        COOKIE,
        token,
        max_age=_A_YEAR,
        path=_cookie_path(settings),
        secure=settings.over_https,
        httponly=True,
        samesite="lax",
    )
    return response


def _me(person: PersonRow) -> Me:
    return Me(person.id, person.name)


def _cookie_path(settings: Settings) -> str:
    return settings.path or "/"
