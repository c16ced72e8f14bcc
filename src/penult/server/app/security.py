"""Which pages may act, and the headers of every response.

A browser names the origin of a page in every WebSocket and in every request that changes something; only
pages of this server may, under its public address or the other origins in the settings. Programs name none,
and have no cookie to steal. A page of another server could not play, as browsers send neither our cookie nor
a bearer's token with its WebSocket: so no header lets it read our answers.
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
"""For every response that does not say otherwise."""

_OVER_HTTPS = {"Cross-Origin-Opener-Policy": "same-origin"}
"""Over plain http browsers ignore it, and complain."""

_OF_A_WHOLE_HOST = {"Strict-Transport-Security": "max-age=31536000"}
"""It holds for every port and path of a host: sent only if the whole host is ours."""


def headers_for(settings: Settings) -> Mapping[str, str]:
    if not settings.over_https:
        return HEADERS
    alone = not settings.path and urlsplit(settings.public_url).port is None
    return {**HEADERS, **_OVER_HTTPS, **(_OF_A_WHOLE_HOST if alone else {})}


def check_origin(headers: Headers, settings: Settings) -> None:
    """`Rejected` for a page of another site."""
    origin = headers.get("origin")
    if origin is None:
        site = headers.get("sec-fetch-site", "none")
        if site not in ("same-origin", "none"):
            raise Rejected(403, "wrong_origin", "a page of this server", f"Sec-Fetch-Site: {site}")
    elif not _allowed(origin.lower(), headers, settings):
        raise Rejected(403, "wrong_origin", "a page of this server, or an origin in its settings", origin)


def token_of(headers: Headers, cookies: Mapping[str, str]) -> str:
    """The bearer's, or the cookie's; empty without one. A token in the URL is ignored."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else cookies.get(COOKIE, "")


def _allowed(origin: str, headers: Headers, settings: Settings) -> bool:
    if origin in settings.allowed_origins:
        return True
    if settings.public_url:
        return False
    host = headers.get("host", "").lower()
    return bool(host) and origin in (f"http://{host}", f"https://{host}")
