"""A tournament as text: its terms, then its log, one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from ...engine.chance import Source
from ...engine.errors import Malformed, PenultError
from .acts import Act, Corrected, Undone
from .reading import read_line, read_terms
from .tournament import Tournament

VERSION = 1


def written(tournament: Tournament) -> str:
    terms = {**asdict(tournament.terms), "rules": str(tournament.terms.rules)}
    lines = ({**_as_object(line.act), **asdict(line.signed)} for line in tournament.log)
    objects = ({"tournament": VERSION, **terms}, *lines)
    return "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in objects)


def read(text: str, source: Source) -> Tournament:
    """The tournament that was written; a line that cannot be is named. `source` is for what comes later."""
    head, *lines = text.split("\n")
    with _at_line(1):
        tournament = Tournament(read_terms(_object(head), VERSION), source)
    for number, line in enumerate(lines, 2):
        if line.strip():
            with _at_line(number):
                tournament.write(read_line(_object(line)))
    return tournament


def _as_object(act: Act | Corrected | Undone) -> dict[str, Any]:
    fields = asdict(act)
    if isinstance(act, Corrected) and act.act is not None:
        fields["act"] = _as_object(act.act)
    return {"kind": type(act).__name__.lower(), **fields}


def _object(text: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise Malformed("text", text[:60], "a JSON object")
    return value


@contextmanager
def _at_line(number: int) -> Iterator[None]:
    try:
        yield
    except PenultError as error:
        raise PenultError(f"line {number}: {error}") from error
