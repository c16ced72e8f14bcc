"""The web client: one page at all its addresses, and the files that the page loads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ..context import AppContext
from ..errors import http_error
from ..web_client import WebClient, base_of
from .link_preview import PICTURE, preview_tags
from .start_page import reader_language, without_script

ADDRESSES = (
    "/",
    "/new",
    "/new/house",
    "/tables",
    "/t/{code}",
    "/rules",
    "/rules/{rule}",
    "/learn",
    "/learn/{edition}",
    "/settings",
)
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""Nothing from other sites and nothing inline. `'self'` includes our WebSocket."""

_A_YEAR = "public, max-age=31536000, immutable"
_AN_HOUR = "public, max-age=3600"


def client_routes(context: AppContext, client: WebClient) -> list[Route]:
    async def page(request: Request) -> Response:
        return _page(request, context, client)

    async def file(request: Request) -> Response:
        return _file(request, client)

    pages = [Route(address, page, methods=["GET"]) for address in ADDRESSES]
    return pages + [Route(path, file, methods=["GET"]) for path in client.files]


def not_found_handler(context: AppContext) -> Callable[[Request, Exception], Awaitable[Response]]:
    """For an unknown path, a person gets the client, which says so; a program gets JSON."""

    async def answer(request: Request, error: Exception) -> Response:
        missing = isinstance(error, HTTPException) and error.status_code == 404
        if missing and context.client is not None and _is_reader(request):
            return _page(request, context, context.client, 404)
        return await http_error(request, error)

    return answer


def _is_reader(request: Request) -> bool:
    api = f"{request.scope['path']}/".startswith("/api/")
    return not api and request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


def _page(request: Request, context: AppContext, client: WebClient, status: int = 200) -> Response:
    scope, outer = request.scope, context.settings.path
    language = reader_language(request.headers.get("accept-language", ""))
    base = f"{outer}/" if outer else base_of(scope["path"], scope.get("raw_path", b""))
    without = without_script(request, context, language)
    text = client.page_for(language, base, without, preview_tags(request, context, language))
    told = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return HTMLResponse(text, status, told)


def _file(request: Request, client: WebClient) -> Response:
    found = client.files.get(request.scope["path"])
    if found is None:  # a route also matches a path with a line break after it
        raise HTTPException(404)
    told = {"Cache-Control": _A_YEAR if found.lasting else _AN_HOUR, "Content-Type": found.kind}
    if request.scope["path"] == PICTURE:  # other sites show it beside the link
        told["Cross-Origin-Resource-Policy"] = "cross-origin"
    if found.small is None:
        return Response(found.plain, headers=told)
    told["Vary"] = "Accept-Encoding"
    if not takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(found.plain, headers=told)
    return Response(found.small, headers={**told, "Content-Encoding": "gzip"})


def takes_gzip(accepted: str) -> bool:
    """Whether a browser accepts gzip.

    >>> takes_gzip("br, gzip;q=0.8"), takes_gzip("gzip;q=0, identity"), takes_gzip("")
    (True, False, False)
    """
    wishes = (wish.replace(" ", "").lower().partition(";q=") for wish in accepted.split(","))
    return any(coding == "gzip" and (quality or "1").strip("0.") != "" for coding, _, quality in wishes)
