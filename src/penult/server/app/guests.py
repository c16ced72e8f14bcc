"""Guests: a name is all they need."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...wire.coding import encode
from ...wire.http import Me, NewGuest, Renaming
from ...wire.to_client import Bye
from ..people import guest_name
from ..store.store import PersonRow
from .addresses import household
from .answers import answer
from .bodies import read
from .desk import Desk
from .security import COOKIE
from .settings import Settings
from .visitor import address_of, known_person, spend

_A_YEAR = 365 * 24 * 3600
_REVOKED = encode(Bye(why="revoked"))


def guest_routes(desk: Desk) -> list[Route]:
    async def come(request: Request) -> Response:
        wanted = await read(request, NewGuest)
        person, token = await new_guest(request, desk, wanted.name)
        if wanted.bearer:
            return answer(Me(person.id, person.name, token), 201)
        return with_cookie(answer(_me(person), 201), token, desk.settings)

    async def who(request: Request) -> Response:
        return answer(_me(await known_person(request, desk)))

    async def rename(request: Request) -> Response:
        person = await known_person(request, desk)
        wanted = await read(request, Renaming)
        if guest_name(wanted.name) == person.name:
            return answer(_me(person))
        spend(desk, "renames", desk.limits.renames, person.id)
        renamed = await desk.people.rename(person.id, wanted.name)
        desk.house.rename(renamed.id, renamed.name)
        return answer(_me(renamed))

    async def revoke(request: Request) -> Response:
        person = await known_person(request, desk)
        await desk.people.erase(person.id)
        for line in desk.lines.of(person.id):
            line.tell(_REVOKED)
            line.end()
        desk.house.erase(person.id)
        gone = Response(status_code=204)
        gone.delete_cookie(COOKIE, path=_cookie_path(desk.settings), httponly=True, samesite="lax")
        return gone

    return [
        Route("/api/guest", come, methods=["POST"]),
        Route("/api/me", who, methods=["GET"]),
        Route("/api/me", rename, methods=["PATCH"]),
        Route("/api/me", revoke, methods=["DELETE"]),
    ]


async def new_guest(request: Request, desk: Desk, name: str) -> tuple[PersonRow, str]:
    spend(desk, "guests", desk.limits.guests, household(address_of(request, desk)))
    return await desk.people.welcome(name)


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
