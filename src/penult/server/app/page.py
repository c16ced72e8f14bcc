"""The page a browser sees: what this is and how to join, in the reader's language, without a script."""

from __future__ import annotations

import base64
import hashlib
import re
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ...i18n.catalogue import catalogue
from ...i18n.languages import UnknownLanguage, check_language
from ...wire.limits import CODE_LETTERS
from .desk import Desk
from .security import HEADERS
from .tables import here

STYLE = (
    "body{max-width:36rem;margin:4rem auto;padding:0 1rem;font:1.1rem/1.6 system-ui,sans-serif}"
    "pre{padding:1rem;border:1px solid;border-radius:.5rem;overflow-x:auto}"
    ":root{color-scheme:light dark}"
)
_CODE = re.compile(rf"[A-Za-z0-9]{{{CODE_LETTERS}}}")
_INSTALL = "pip install 'penult[client,terminal]'"
_HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
_POLICY = f"{HEADERS['Content-Security-Policy']}; style-src 'sha256-{_HASH}'"


def page_routes(desk: Desk) -> list[Route]:
    async def start(request: Request) -> Response:
        return _page(request, desk, "")

    async def invited(request: Request) -> Response:
        """The same for every code, whether there is such a table or not; people will copy it to a shell."""
        code = request.path_params["code"]
        return _page(request, desk, code if _CODE.fullmatch(code) else "")

    return [Route("/", start, methods=["GET"]), Route("/t/{code}", invited, methods=["GET"])]


def reader_language(accepted: str) -> str:
    """The first of our languages that a browser asks for.

    >>> reader_language("de-AT,de;q=0.9,pt-BR;q=0.8,en;q=0.5")
    'pt'
    """
    wishes = sorted(map(_wish, accepted.split(",")), key=lambda wish: -wish[1])
    for language, liked in wishes:
        try:
            if liked > 0:
                return check_language(language)
        except UnknownLanguage:
            continue
    return "en"


def _wish(text: str) -> tuple[str, float]:
    language, _, quality = text.strip().partition(";q=")
    try:
        return language, float(quality or 1)
    except ValueError:
        return language, 0.0


def _page(request: Request, desk: Desk, code: str) -> Response:
    language = reader_language(request.headers.get("accept-language", ""))
    say = catalogue(language).say
    title, table = escape(say("server-title")), code or say("server-code")
    link = f"{here(request, desk)}/t/{table}"
    lines = (
        f"<h1>{title}</h1>",
        _paragraph(say("server-invited") if code else say("server-here")),
        _paragraph(say("server-how"), f"penult join {link}"),
        "" if code else _paragraph(say("server-ask")),
        _paragraph(say("server-install"), _INSTALL),
    )
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{title}</title>"
    body = f"<style>{STYLE}</style><body>{''.join(lines)}</body>"
    text = f"<!doctype html><html lang={language}>{head}{body}</html>"
    return HTMLResponse(text, headers={"Content-Security-Policy": _POLICY, "Vary": "Accept-Language"})


def _paragraph(text: str, command: str = "") -> str:
    typed = f"<pre>{escape(command)}</pre>" if command else ""
    return f"<p>{escape(text)}</p>{typed}"
