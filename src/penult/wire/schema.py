"""The protocol as JSON schema: `python -m penult.wire.schema FILE` writes it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from . import http, listing, terms
from .to_client import ToClient
from .to_server import ToServer
from .version import PROTOCOL
from .views import HandView, TableView
from .vocabulary import AnyStruct, field_docs, structs

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REQUESTS = {
    "POST /api/guest": (http.NewGuest, http.Me),
    "GET /api/me": (None, http.Me),
    "PATCH /api/me": (http.Renaming, http.Me),
    "GET /api/tables": (None, dict[str, list[listing.Listing]]),
    "POST /api/tables": (terms.NewTable, http.TableOpened),
    "POST /api/tables/{code}/report": (http.ReportTable, None),
    "POST /api/solo": (http.Solo, http.TableOpened),
    "GET /api/here": (None, http.Here),
    "GET /api/rules": (None, http.CheckedRules),
}
"""The bodies of requests and responses. Every failure responds with a `Problem`."""


def schema() -> dict[str, Any]:
    """One document: the messages in both directions, the HTTP bodies, and all their parts."""
    names = [(request, way) for request in REQUESTS for way in ("body", "answer")]
    bodies = [kind for pair in REQUESTS.values() for kind in pair]
    asked = [(name, kind) for name, kind in zip(names, bodies, strict=True) if kind is not None]
    kinds = [ToServer, ToClient, http.Problem, *(kind for _, kind in asked)]
    (to_server, to_client, problem, *rest), parts = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}"
    )
    requests: dict[str, dict[str, Any]] = {name: {} for name in REQUESTS}
    for ((request, way), _), body in zip(asked, rest, strict=True):
        requests[request][way] = body
    _add_descriptions(parts)
    return {
        "$schema": DIALECT,
        "title": "Penult",
        "protocol": PROTOCOL,
        "to_server": to_server,
        "to_client": to_client,
        "http": {**requests, "problem": problem},
        "$defs": dict(sorted(parts.items())),
    }


def text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def _add_descriptions(parts: dict[str, Any]) -> None:
    """Describe each field with its docstring."""
    changes: dict[str, AnyStruct] = {"TableChange": TableView, "HandChange": HandView}
    for name, struct in ({struct.__name__: struct for struct in structs()} | changes).items():
        fields = parts[name].get("properties", {})
        for field, doc in field_docs(struct).items():
            fields[field] = {"description": doc, **fields[field]}


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")
