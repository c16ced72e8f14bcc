"""A tournament as text: its terms, its log and an ending that verifies them, one JSON object per line."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from hashlib import sha256
from typing import Any

from ..engine.chance import Source
from ..engine.errors import Malformed, PenultError
from ..notation.lines import Bounds, check_bounds
from .acts import LogLine
from .line_json import line_as_object, read_line, read_terms
from .refusals import LineRefused
from .tournament import MOST_LINES, Tournament

VERSION = 1
DIGITS = 16
"""The length of a digest, in hexadecimal digits."""
OF_A_TOURNAMENT = Bounds(characters=1 << 24, lines=MOST_LINES + 3)
"""All lines of a log, plus its terms, its ending, and the empty one after the last line break."""


def written(tournament: Tournament) -> str:
    terms = {**asdict(tournament.terms), "rules": str(tournament.terms.rules)}
    lines = [{"tournament": VERSION, **terms}, *map(line_as_object, tournament.log)]
    text = "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in lines)
    return text + json.dumps({"end": len(tournament.log), "digest": _digest(text)}) + "\n"


def read(text: str, source: Source) -> Tournament:
    """Parse a tournament; an error names its line. `source` draws later lots."""
    check_bounds(text, OF_A_TOURNAMENT)
    head, *lines = text.removesuffix("\n").split("\n")
    with _at_line(1):
        terms = read_terms(_object(head), VERSION)
    try:
        tournament = Tournament.from_log(terms, _read_log(lines[:-1]), source)
    except LineRefused as refusal:
        raise PenultError(f"line {refusal.line + 2}: {refusal.why}") from refusal
    with _at_line(len(lines) + 1):
        _check_ending(_object(lines[-1]) if lines else {}, [head, *lines[:-1]])
    return tournament


def _read_log(lines: Sequence[str]) -> list[LogLine]:
    log = []
    for number, line in enumerate(lines, 2):
        with _at_line(number):
            given = _object(line)
            if "end" in given:
                raise Malformed("end", given["end"], "nothing after it")
            log.append(read_line(given))
    return log


def _check_ending(given: Mapping[str, Any], above: Sequence[str]) -> None:
    """Verify the number of lines and the digest of everything above the ending."""
    lines, digest = len(above) - 1, _digest("".join(f"{line}\n" for line in above))
    if given.get("end") != lines:
        raise Malformed("end", given.get("end"), f"{lines}, the lines of the log, as the last line")
    if given.get("digest") != digest:
        raise Malformed("digest", given.get("digest"), f"{digest} for the lines above")


def _object(text: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise Malformed("text", text[:60], "a JSON object")
    return value


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:DIGITS]


@contextmanager
def _at_line(number: int) -> Iterator[None]:
    try:
        yield
    except PenultError as error:
        raise PenultError(f"line {number}: {error}") from error
