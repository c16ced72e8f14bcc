"""The preview of a link to this server in a chat app: a title, a sentence and a picture.

It is the same for every table, existing or not, because anybody may see a link.
"""

from __future__ import annotations

from html import escape

from starlette.requests import Request

from ....i18n.catalogue import catalogue
from ..context import AppContext
from .start_page import code_in
from .tables import server_url

PICTURE = "/preview.png"
SIZE = (1200, 630)


def preview_tags(request: Request, context: AppContext, language: str) -> str:
    """HTML for the head of a page."""
    code = code_in(request)
    say = catalogue(language).say
    title = say("server-preview-table") if code else "Penult"
    text = say("server-preview-invited") if code else say("server-here")
    address = server_url(request, context)
    told = {
        "description": text,
        "og:type": "website",
        "og:site_name": "Penult",
        "og:locale": language.replace("-", "_"),
        "og:title": title,
        "og:description": text,
        "og:url": f"{address}/t/{code}" if code else f"{address}/",
        **_picture(f"{address}{PICTURE}", say("server-preview-picture"), context),
    }
    return "".join(_tag(name, content) for name, content in told.items())


def _picture(address: str, says: str, context: AppContext) -> dict[str, str]:
    """Nothing if the client was not built."""
    if context.client is None or PICTURE not in context.client.files:
        return {"twitter:card": "summary"}
    width, height = map(str, SIZE)
    return {
        "og:image": address,
        "og:image:type": "image/png",
        "og:image:width": width,
        "og:image:height": height,
        "og:image:alt": says,
        "twitter:card": "summary_large_image",
        "twitter:image": address,
    }


def _tag(name: str, content: str) -> str:
    kind = "property" if name.startswith("og:") else "name"
    return f'<meta {kind}="{name}" content="{escape(content)}">'
