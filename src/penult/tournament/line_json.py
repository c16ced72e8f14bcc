"""The lines of a log as JSON objects; each field is checked when it is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, get_type_hints

from ..engine.errors import Malformed
from ..engine.rules import Rules
from ..match.results import HandResult
from .acts import KINDS, Act, Corrected, HandReported, LogLine, Signature, Undone
from .sittings import Sitting
from .terms import TournamentTerms

Json = Mapping[str, Any]
Reader = Callable[[str, Any], Any]

_VOID_BY = ("A-57", "A-74")
_FURTHEST = 10**12
"""Larger than any number in a log."""


def read_terms(given: Json, version: int) -> TournamentTerms:
    if given.get("tournament") != version:
        raise Malformed("tournament", given.get("tournament"), f"version {version}")
    partners = given.get("partners")
    if not isinstance(partners, bool):
        raise Malformed("partners", partners, "true or false")
    hands, size, rounds = (_whole(name, given.get(name)) for name in ("hands", "size", "rounds"))
    return TournamentTerms(Rules(_text("rules", given.get("rules"))), hands, size, partners, rounds)


def read_line(given: Json) -> LogLine:
    signed = Signature(*(_text(name, given.get(name)) for name in ("by", "at")))
    if given.get("kind") == "undone":
        return LogLine(Undone(), signed)
    if given.get("kind") != "corrected":
        return LogLine(_act(given), signed)
    act = given.get("act")
    corrected = Corrected(
        line=_whole("line", given.get("line")),
        act=None if act is None else _act(_mapping("act", act)),
        why=_text("why", given.get("why")),
    )
    return LogLine(corrected, signed)


def line_as_object(line: LogLine) -> dict[str, Any]:
    """The act of a line, and who signed it when."""
    return {**_as_object(line.act), **asdict(line.signed)}


def _as_object(act: Act | Corrected | Undone) -> dict[str, Any]:
    """The kind and the fields; a field that is false is left out."""
    fields = {name: value for name, value in asdict(act).items() if value is not False}
    if isinstance(act, Corrected) and act.act is not None:
        fields["act"] = _as_object(act.act)
    if isinstance(act, HandReported):
        fields["result"] = _result_as_object(act.result)
    return {"kind": _KIND_OF[type(act)], **fields}


def _result_as_object(result: HandResult) -> dict[str, Any]:
    """The rule that made a hand void is written only for void hands."""
    void = {} if result.winner is not None else {"void_by": result.void_by}
    return {"winner": result.winner, "tally": result.tally, **void}


def _act(given: Json) -> Act:
    """Read each field of the act as its type demands."""
    kind = given.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise Malformed("kind", kind, "one of " + ", ".join((*KINDS, "corrected", "undone")))
    return KINDS[kind](**{name: read(name, given.get(name)) for name, read in _FIELDS[kind].items()})


def _whole(name: str, value: Any) -> int:
    if type(value) is not int or abs(value) > _FURTHEST:
        raise Malformed(name, value, f"a whole number from -{_FURTHEST} to {_FURTHEST}")
    return value


def _text(name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise Malformed(name, value, "text")
    return value


def _only_if_true(name: str, value: Any) -> bool:
    if not isinstance(value, bool | None):
        raise Malformed(name, value, "true, or nothing")
    return bool(value)


def _wholes(name: str, value: Any) -> tuple[int, ...]:
    return tuple(_whole(name, each) for each in _list(name, value))


def _texts(name: str, value: Any) -> tuple[str, ...]:
    return tuple(_text(name, each) for each in _list(name, value))


def _list(name: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise Malformed(name, value, "a list")
    return value


def _mapping(name: str, value: Any) -> Json:
    if not isinstance(value, dict):
        raise Malformed(name, value, "an object")
    return value


def _sitting(name: str, value: Any) -> Sitting:
    given = _mapping(name, value)
    tables = _list("tables", given.get("tables"))
    return Sitting(tuple(_wholes("table", table) for table in tables), _wholes("out", given.get("out")))


def _result(name: str, value: Any) -> HandResult:
    """The winner is None if the hand was void, and so is each player's tally."""
    given = _mapping(name, value)
    winner, tally = given.get("winner"), _list("tally", given.get("tally"))
    void_by = given.get("void_by", _VOID_BY[0])
    if void_by not in _VOID_BY:
        raise Malformed("void_by", void_by, " or ".join(_VOID_BY))
    return HandResult(
        None if winner is None else _whole("winner", winner),
        tuple(None if points is None else _whole("tally", points) for points in tally),
        void_by,
    )


_READERS: Mapping[Any, Reader] = {
    int: _whole,
    str: _text,
    bool: _only_if_true,
    tuple[int, ...]: _wholes,
    tuple[str, ...]: _texts,
    Sitting: _sitting,
    HandResult: _result,
}
_FIELDS: Mapping[str, Mapping[str, Reader]] = {
    kind: {name: _READERS[each] for name, each in get_type_hints(act).items()} for kind, act in KINDS.items()
}
_KIND_OF: Mapping[type, str] = {
    **{act: kind for kind, act in KINDS.items()},
    Corrected: "corrected",
    Undone: "undone",
}
