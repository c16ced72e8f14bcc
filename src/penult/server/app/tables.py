"""Tables: the lobby, new ones, and one against bots."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...wire.http import Opened, ReportTable, Solo
from ...wire.terms import NewTable
from ..house import check_new
from ..store.store import PersonRow, Reporter
from .addresses import household, neighborhood
from .answers import answer
from .bodies import read
from .desk import Desk
from .errors import Rejected
from .guests import new_guest, with_cookie
from .visitor import address_of, known_person, person_of, spend

USUAL_BOT = "keen"
SEARCH_LETTERS = 40


def table_routes(desk: Desk) -> list[Route]:
    async def lobby(request: Request) -> Response:
        search = request.query_params.get("search", "")
        return answer({"tables": desk.house.listing(search[:SEARCH_LETTERS])})

    async def report(request: Request) -> Response:
        person = await known_person(request, desk)
        wanted = await read(request, ReportTable)
        code, address = request.path_params["code"], household(address_of(request, desk))
        for whose in (person.id, address):
            spend(desk, "reports", desk.limits.reports, whose)
        around, who = desk.people.pseudonym(neighborhood(address)), desk.people.pseudonym(person.id)
        table = await desk.house.report(code, Reporter(around, who), wanted.why)
        if table is None:
            desk.limits.tries.charge(address, desk.ticks())
            raise Rejected(404, "unknown_table", "the code of a table in the list", code)
        desk.metrics.reports.add(wanted.why)
        desk.log.mention("table_reported", table=table, why=wanted.why)
        return Response(status_code=204)

    async def open_table(request: Request) -> Response:
        person = await known_person(request, desk)
        new = await read(request, NewTable)
        return answer(await _open(request, person, new), 201)

    async def solo(request: Request) -> Response:
        wanted = await read(request, Solo)
        new = against_bots(wanted)
        check_new(new)
        person, token = await person_of(request, desk), ""
        if person is None:
            person, token = await new_guest(request, desk, wanted.name)
        opened = await _open(request, person, new, token if wanted.bearer else "")
        made = answer(opened, 201)
        return with_cookie(made, token, desk.settings) if token and not wanted.bearer else made

    async def _open(request: Request, person: PersonRow, new: NewTable, token: str = "") -> Opened:
        spend(desk, "tables", desk.limits.tables_of_person, person.id)
        spend(desk, "tables", desk.limits.tables, household(address_of(request, desk)))
        row = await desk.house.open(person, new)
        return Opened(row.code, f"{here(request, desk)}/t/{row.code}", token)

    return [
        Route("/api/tables", lobby, methods=["GET"]),
        Route("/api/tables", open_table, methods=["POST"]),
        Route("/api/tables/{code}/report", report, methods=["POST"]),
        Route("/api/solo", solo, methods=["POST"]),
    ]


def against_bots(wanted: Solo) -> NewTable:
    """One person, bots in every other seat, begun at once."""
    others = wanted.terms.seats - 1
    kinds = wanted.bots or (USUAL_BOT,)
    if len(kinds) > others:
        raise Rejected(400, "malformed", f"at most {others} bots at {others + 1} seats", f"{len(kinds)} bots")
    bots = kinds + kinds[-1:] * (others - len(kinds))
    return NewTable(terms=wanted.terms, bots=bots, start=True)


def here(request: Request, desk: Desk) -> str:
    """Where people reach the server: the public URL, or else where the asker has reached us."""
    return desk.settings.public_url or f"{request.url.scheme}://{request.url.netloc}"
