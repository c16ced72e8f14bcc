"""Rules before a table has them: what does not go together, and a rule sheet to print."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ....engine.rules import Rules
from ....i18n.languages import LANGUAGES, best_language
from ....rulebook.book import book
from ....rulebook.forms.html import sheet_as_html
from ....rulebook.sheet import sheet
from ....wire.http import CheckedRules
from ....wire.limits import RULES_LETTERS, SEATS
from ....wire.terms import Terms
from ...addresses import household
from ...conflict_fixes import conflict_fixes
from ...rejection import Rejected, json_response
from ..authentication import address_of, spend
from ..context import AppContext
from ..security import HEADERS

_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def house_rules_routes(context: AppContext) -> list[Route]:
    def spend_for_work(request: Request) -> None:
        """Both pages take long enough to be computed beside the event loop, and to be counted."""
        spend(context, "records", context.limits.records, household(address_of(request, context)))

    async def check(request: Request) -> Response:
        spend_for_work(request)
        found = await asyncio.to_thread(conflict_fixes, _rules_in(request), _seats_in(request))
        return json_response(CheckedRules(found))

    async def printable(request: Request) -> Response:
        spend_for_work(request)
        rules, language = Rules(_rules_in(request)), _language_in(request)
        page = await asyncio.to_thread(lambda: sheet_as_html(sheet(book(language), rules)))
        return HTMLResponse(page, headers={"Content-Security-Policy": _policy(page)})

    return [
        Route("/api/rules", check, methods=["GET"]),
        Route("/api/rules/sheet", printable, methods=["GET"]),
    ]


def _rules_in(request: Request) -> str:
    """The rules; a plus that was not encoded arrives as a space."""
    text = request.query_params.get("text", "").replace(" ", "+")
    if len(text) > RULES_LETTERS:
        raise Rejected(400, "malformed", f"text: at most {RULES_LETTERS} letters", str(len(text)))
    return text


def _seats_in(request: Request) -> int:
    text = request.query_params.get("seats", str(Terms().seats))
    if text not in map(str, SEATS):
        raise Rejected(400, "malformed", f"seats: a number from {SEATS[0]} to {SEATS[-1]}", text)
    return int(text)


def _language_in(request: Request) -> str:
    wanted = request.query_params.get("language", "")
    return wanted if wanted in LANGUAGES else best_language([])


def _policy(page: str) -> str:
    """Nothing but the style of this page."""
    styles = (hashlib.sha256(style.encode()).digest() for style in _STYLE.findall(page))
    allowed = " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in styles)
    return f"{HEADERS['Content-Security-Policy']}; style-src {allowed}"
