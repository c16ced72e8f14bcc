"""Tables: the lobby, new tables, and tables against bots."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ....bots.levels import USUAL_BOT
from ....wire.http import ReportTable, Solo, TableOpened
from ....wire.terms import NewTable
from ...addresses import household, neighborhood
from ...new_table import check_new
from ...rejection import Rejected, json_response
from ...store.rows import PersonRow, Reporter
from ..authentication import address_of, current_person, require_person, spend
from ..context import AppContext
from ..request_body import read_body
from .guests import new_guest, with_cookie

SEARCH_LETTERS = 40


def table_routes(context: AppContext) -> list[Route]:
    async def lobby(request: Request) -> Response:
        search = request.query_params.get("search", "")
        return json_response({"tables": context.rooms.listing(search[:SEARCH_LETTERS])})

    async def report(request: Request) -> Response:
        person = await require_person(request, context)
        wanted = await read_body(request, ReportTable)
        code, address = request.path_params["code"], household(address_of(request, context))
        for whose in (person.id, address):
            spend(context, "reports", context.limits.reports, whose)
        around, who = context.people.pseudonym(neighborhood(address)), context.people.pseudonym(person.id)
        table = await context.rooms.report(code, Reporter(around, who), wanted.why)
        if table is None:
            context.limits.tries.charge(address, context.ticks())
            raise Rejected(404, "unknown_table", "the code of a table in the list", code)
        context.metrics.reports.add(wanted.why)
        context.log.mention("table_reported", table=table, why=wanted.why)
        return Response(status_code=204)

    async def open_table(request: Request) -> Response:
        person = await require_person(request, context)
        new = await read_body(request, NewTable)
        return json_response(await _open(request, person, new), 201)

    async def solo(request: Request) -> Response:
        wanted = await read_body(request, Solo)
        new = against_bots(wanted)
        check_new(new)
        person, token = await current_person(request, context), ""
        if person is None:
            person, token = await new_guest(request, context, wanted.name)
        opened = await _open(request, person, new, token if wanted.bearer else "")
        made = json_response(opened, 201)
        return with_cookie(made, token, context.settings) if token and not wanted.bearer else made

    async def _open(request: Request, person: PersonRow, new: NewTable, token: str = "") -> TableOpened:
        spend(context, "tables", context.limits.tables_of_person, person.id)
        spend(context, "tables", context.limits.tables, household(address_of(request, context)))
        row = await context.rooms.open(person, new)
        return TableOpened(row.code, f"{server_url(request, context)}/t/{row.code}", token)

    return [
        Route("/api/tables", lobby, methods=["GET"]),
        Route("/api/tables", open_table, methods=["POST"]),
        Route("/api/tables/{code}/report", report, methods=["POST"]),
        Route("/api/solo", solo, methods=["POST"]),
    ]


def against_bots(wanted: Solo) -> NewTable:
    """A table with bots in every other seat, which begins at once."""
    others = wanted.terms.seats - 1
    kinds = wanted.bots or (USUAL_BOT,)
    if len(kinds) > others:
        raise Rejected(400, "malformed", f"at most {others} bots at {others + 1} seats", f"{len(kinds)} bots")
    bots = kinds + kinds[-1:] * (others - len(kinds))
    return NewTable(terms=wanted.terms, bots=bots, start=True)


def server_url(request: Request, context: AppContext) -> str:
    """The server's address: the public URL, or else the one that this request used."""
    return context.settings.public_url or f"{request.url.scheme}://{request.url.netloc}"
