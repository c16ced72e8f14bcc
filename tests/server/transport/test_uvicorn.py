"""The transport overrides private parts of uvicorn: those were read, and tried, in the versions named here.

With another version this fails. Then read what changed in the two modules, run `tests/server/transport`,
`tests/faults/test_flood.py` and `tests/server/live`, and add a line.
"""

from __future__ import annotations

import hashlib
import inspect
from pathlib import Path

import uvicorn
from uvicorn import server
from uvicorn.protocols.http import httptools_impl

import penult

TRIED = {
    "0.53.0": "6372cef99fe48c7f",
    "0.54.0": "6372cef99fe48c7f",
}
"""A digest of both modules, by version."""


def test_uvicorn_is_as_it_was_when_it_was_tried() -> None:
    source = inspect.getsource(httptools_impl) + inspect.getsource(server)

    assert TRIED.get(uvicorn.__version__) == hashlib.sha256(source.encode()).hexdigest()[:16]


def test_nothing_but_the_transport_knows_uvicorn() -> None:
    package = Path(penult.__path__[0])
    knowing = {
        file
        for file in package.rglob("*.py")
        if "import uvicorn" in (text := file.read_text()) or "from uvicorn" in text
    }

    assert {file.parent for file in knowing} == {package / "server" / "transport"}
