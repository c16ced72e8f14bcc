"""The records of finished matches. If a table has a password, they are not public."""

from __future__ import annotations

from time import monotonic
from urllib.parse import unquote

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ....wire.limits import CODE_LETTERS, PASSWORD_LETTERS
from ...addresses import household
from ...archive import StoredTable
from ...passwords import NO_PASSWORD_FITS
from ...rejection import Rejected, too_fast
from ..authentication import address_of, check_password, current_person, spend
from ..context import AppContext

PASSWORD = "Penult-Password"
"""The request header with the password, for people who were not at the table; percent-encoded."""
MATCHES = "Penult-Matches"
"""The response header with the number of records."""


def record_routes(context: AppContext) -> list[Route]:
    async def record(request: Request) -> Response:
        address = household(address_of(request, context))
        if wait := context.limits.tries.wait(address, context.ticks()):
            context.metrics.limited.add("tries")
            raise too_fast(wait)
        spend(context, "records", context.limits.records, address)
        wanted = _wanted(request)
        code = request.path_params["code"]
        asked = monotonic()
        stored = await context.archive.find(code) if len(code) <= CODE_LETTERS else None
        allowed = await _may_read(request, stored, code, address)
        records = await context.archive.records(stored) if stored and allowed else ()
        if not records:
            if allowed:  # the same work as for an unknown code
                await context.passwords.fits("", NO_PASSWORD_FITS)
            context.limits.tries.charge(address, context.ticks())
            await context.passwords.delay_refusal(asked)
            raise Rejected(404, "unknown_table", "the code of a table whose match is over", code)
        if wanted > len(records):
            raise Rejected(404, "unknown_match", f"a match from 1 to {len(records)}", str(wanted))
        if not records[wanted - 1]:
            raise Rejected(
                404, "no_record", "a match whose hands have fewer moves", str(wanted or len(records))
            )
        return PlainTextResponse(records[wanted - 1], headers={MATCHES: str(len(records))})

    async def _may_read(request: Request, stored: StoredTable | None, code: str, address: str) -> bool:
        """People who are or were at the table, or know its password. An unknown table takes equally long."""
        written = stored.password if stored else NO_PASSWORD_FITS
        if not written:
            return True
        person = await current_person(request, context)
        if person and stored and person.id in stored.people:
            return True
        password = unquote(request.headers.get(PASSWORD, ""))[: PASSWORD_LETTERS + 1]
        return await check_password(context, code, address, password, written)

    return [Route("/api/tables/{code}/record", record, methods=["GET"])]


def _wanted(request: Request) -> int:
    """The number of a match, counted from 1; 0 for the last one."""
    text = request.query_params.get("match")
    if text is None:
        return 0
    if not (text.isascii() and text.isdecimal() and len(text) < 7 and int(text) > 0):
        raise Rejected(400, "malformed", "match: a whole number from 1", text)
    return int(text)
