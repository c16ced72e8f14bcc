"""Addresses of servers, and links to tables.

>>> read_address("localhost:8000")
Address(base='http://localhost:8000', code='')
>>> read_address("https://cards.example/penult/t/k7mqx2hp")
Address(base='https://cards.example/penult', code='K7MQX2HP')
"""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from ..engine.errors import Malformed
from ..wire.limits import CODE_LETTERS

_LINK = re.compile(r"(?P<path>.*)/t/(?P<code>[^/]+)/?")
_CODE = re.compile(rf"[A-Z0-9]{{{CODE_LETTERS}}}")


class Address(NamedTuple):
    """The address of a server, without a final slash, and the code of a table if the link has one."""

    base: str
    code: str

    @property
    def live(self) -> str:
        """The address of the live connection."""
        return f"ws{self.base.removeprefix('http')}/api/live"


def read_address(text: str) -> Address:
    """Parse an address as people type it, or a link to a table; `http` is the default."""
    whole = text.strip() if "://" in text else f"http://{text.strip()}"
    try:
        parts = urlsplit(whole)
        usable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        usable = False
    if not usable or any(letter.isspace() for letter in whole):
        raise Malformed("address", text, "an address such as http://localhost:8000, or the link of a table")
    link = _LINK.fullmatch(parts.path)
    path = link["path"] if link else parts.path.rstrip("/")
    code = check_code(link["code"]) if link else ""
    return Address(f"{parts.scheme}://{parts.netloc}{path}", code)


def check_code(text: str) -> str:
    """The code of a table in its normal form."""
    code = text.strip().upper()
    if not _CODE.fullmatch(code):
        raise Malformed("code", text, f"the {CODE_LETTERS} letters and digits of a table's code")
    return code
