"""The page for a browser without scripts: what this is and how to join, in the reader's language.

If the web client was not built, everybody gets this page.
"""

from __future__ import annotations

import base64
import hashlib
import re
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ....i18n.catalogue import catalogue
from ....i18n.languages import best_language
from ....wire.limits import CODE_LETTERS
from ..context import AppContext
from ..security import HEADERS
from .tables import server_url

STYLE = (
    "body{max-width:36rem;margin:4rem auto;padding:0 1rem;font:1.1rem/1.6 system-ui,sans-serif}"
    "pre{padding:1rem;border:1px solid;border-radius:.5rem;overflow-x:auto}"
    ":root{color-scheme:light dark}"
)
_CODE = re.compile(rf"[A-Za-z0-9]{{{CODE_LETTERS}}}")
_INSTALL = "pip install 'penult[client,terminal]'"
_HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
_POLICY = f"{HEADERS['Content-Security-Policy']}; style-src 'sha256-{_HASH}'"


def page_routes(context: AppContext) -> list[Route]:
    async def start(request: Request) -> Response:
        return _page(request, context)

    return [Route(path, start, methods=["GET"]) for path in ("/", "/t/{code}")]


def without_script(request: Request, context: AppContext, language: str) -> str:
    """The part of the client's page for browsers without scripts."""
    return how_to_join(request, context, language) + _paragraph(catalogue(language).say("server-no-script"))


def how_to_join(request: Request, context: AppContext, language: str) -> str:
    """How to join, as HTML."""
    code = code_in(request)
    say = catalogue(language).say
    table = code or say("server-code")
    lines = (
        f"<h1>{_title(language)}</h1>",
        _paragraph(say("server-invited") if code else say("server-here")),
        _paragraph(say("server-how"), f"penult join {server_url(request, context)}/t/{table}"),
        "" if code else _paragraph(say("server-ask")),
        _paragraph(say("server-install"), _INSTALL),
    )
    return "".join(lines)


def reader_language(accepted: str) -> str:
    """The language that a browser prefers among ours.

    >>> reader_language("de-AT,de;q=0.9,pt-BR;q=0.8,en;q=0.5")
    'pt-BR'
    """
    wishes = sorted(map(_wish, accepted.split(",")), key=lambda wish: -wish[1])
    return best_language(language for language, liked in wishes if liked > 0)


def _wish(text: str) -> tuple[str, float]:
    language, _, quality = text.strip().partition(";q=")
    try:
        return language, float(quality or 1)
    except ValueError:
        return language, 0.0


def _page(request: Request, context: AppContext) -> Response:
    language = reader_language(request.headers.get("accept-language", ""))
    title = _title(language)
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{title}</title>"
    body = f"<style>{STYLE}</style><body>{how_to_join(request, context, language)}</body>"
    text = f"<!doctype html><html lang={language}>{head}{body}</html>"
    return HTMLResponse(text, headers={"Content-Security-Policy": _POLICY, "Vary": "Accept-Language"})


def code_in(request: Request) -> str:
    """The code in the path, existing or not; empty if it is not a code: people paste it into a shell."""
    code = str(request.path_params.get("code", ""))
    return code if _CODE.fullmatch(code) else ""


def _title(language: str) -> str:
    return escape(catalogue(language).say("server-title"))


def _paragraph(text: str, command: str = "") -> str:
    typed = f"<pre>{escape(command)}</pre>" if command else ""
    return f"<p>{escape(text)}</p>{typed}"
