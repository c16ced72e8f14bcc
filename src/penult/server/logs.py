"""The server's log: one line per event, with named facts and nothing that people wrote.

Facts have a name from this list and a short plain value: never a token, password, birthday or message.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from time import monotonic
from typing import TextIO

from ..table.rate_limit import Bucket, Rate

FACTS = frozenset(
    {
        "address",
        "at",
        "error",
        "guests",
        "limit",
        "method",
        "milliseconds",
        "origin",
        "person",
        "port",
        "route",
        "status",
        "table",
        "tables",
        "version",
        "why",
    }
)
_LONGEST = 120

Facts = dict[str, str | int | float]


class Log:
    """Logs events: `say("cut", why="too_slow", person="…")`."""

    def __init__(self, logger: logging.Logger) -> None:
        self._logger = logger
        self._mentions = Bucket(Rate(20, per=1))

    def say(self, event: str, /, level: int = logging.INFO, **facts: str | int | float) -> None:
        if not self._logger.isEnabledFor(level):
            return
        if strange := facts.keys() - FACTS:
            raise ValueError(f"log: expected facts of {sorted(FACTS)}, came {sorted(strange)}")
        self._logger.log(level, event, extra={"facts": facts})

    def mention(self, event: str, /, **facts: str | int | float) -> None:
        """Log something that strangers can cause at will: at most twenty lines a second."""
        if self._mentions.take(monotonic()):
            self.say(event, logging.INFO, **facts)

    def failed(self, error: BaseException, route: str) -> None:
        """Log the kind of an error and its place in the code; not its text, which may quote a person."""
        self.say("failed", logging.ERROR, route=route, **_what_failed(error))


def make_log(form: str, level: str, stream: TextIO | None = None) -> Log:
    """The log of this process. Libraries are silenced, because their lines may contain anything; when a task
    fails unnoticed, the kind of error and its place are logged."""
    logger = logging.getLogger("penult")
    writer = logging.StreamHandler(stream or sys.stderr)
    writer.setFormatter(_Json() if form == "json" else _Plain())
    logger.handlers[:] = [writer]
    logger.setLevel(level.upper())
    logger.propagate = False
    for other in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets"):
        logging.getLogger(other).setLevel(logging.CRITICAL)
    tasks = logging.getLogger("asyncio")
    tasks.handlers[:], tasks.propagate = [writer], False
    return Log(logger.getChild("server"))


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"time": _time(record), "level": record.levelname.lower(), "event": _event(record)}
        return json.dumps(line | {name: _plain(value) for name, value in _facts(record).items()})


class _Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={_plain(value)}" for name, value in _facts(record).items())
        return f"{_time(record)} {record.levelname.lower():7} {_event(record)}{facts}"


def _facts(record: logging.LogRecord) -> Facts:
    """All facts of our own events; of lines from elsewhere, only those with known names."""
    facts: Facts | None = getattr(record, "facts", None)
    if facts is not None:
        return facts
    told = {name: getattr(record, name) for name in ("table", "why") if hasattr(record, name)}
    error = record.exc_info[1] if record.exc_info else None
    return told | _what_failed(error) if error else told


def _event(record: logging.LogRecord) -> str:
    return "failed" if record.name == "asyncio" else str(_plain(record.getMessage()))


def _what_failed(error: BaseException) -> Facts:
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    places = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    return {"error": type(error).__name__, "at": places}


def _plain(value: str | int | float) -> str | int | float:
    if not isinstance(value, str):
        return round(value, 3)
    return "".join(letter if letter.isprintable() else "�" for letter in value[:_LONGEST])


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
