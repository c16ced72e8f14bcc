"""Which pages may send requests, and the headers of every response.

Browsers send the origin of a page with every WebSocket and every request that changes something. Only pages
of this server are allowed, at its public address or another origin in the settings. Programs send no origin
and have no cookie to steal. There are no CORS headers, because a page of another site could not play anyway:
with its WebSocket, browsers send neither our cookie nor a bearer token.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from ..rejection import Rejected
from ..settings import Settings

COOKIE = "penult"
SAFE_METHODS = frozenset({"GET", "HEAD"})

HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": "; ".join(
        f"{what} 'none'" for what in ("default-src", "frame-ancestors", "base-uri", "form-action")
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""The default headers of every response."""

_OVER_HTTPS = {"Cross-Origin-Opener-Policy": "same-origin"}
"""Over plain http, browsers ignore it and complain."""

_OF_A_WHOLE_HOST = {"Strict-Transport-Security": "max-age=31536000"}
"""It applies to every port and path of a host, so it is sent only if the whole host is ours."""


def headers_for(settings: Settings) -> Mapping[str, str]:
    if not settings.over_https:
        return HEADERS
    alone = not settings.path and urlsplit(settings.public_url).port is None
    return {**HEADERS, **_OVER_HTTPS, **(_OF_A_WHOLE_HOST if alone else {})}


def check_origin(headers: Headers, settings: Settings) -> None:
    """`Rejected` if the page belongs to another site."""
    origin = headers.get("origin")
    if origin is None:
        site = headers.get("sec-fetch-site", "none")
        if site not in ("same-origin", "none"):
            raise Rejected(403, "wrong_origin", "a page of this server", f"Sec-Fetch-Site: {site}")
    elif not _allowed(origin.lower(), headers, settings):
        raise Rejected(403, "wrong_origin", "a page of this server, or an origin in its settings", origin)


def token_of(headers: Headers, cookies: Mapping[str, str]) -> str:
    """The bearer token or the cookie; empty if there is neither. A token in the URL is ignored."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else cookies.get(COOKIE, "")


def _allowed(origin: str, headers: Headers, settings: Settings) -> bool:
    if origin in settings.allowed_origins:
        return True
    if settings.public_url:
        return False
    host = headers.get("host", "").lower()
    return bool(host) and origin in (f"http://{host}", f"https://{host}")
