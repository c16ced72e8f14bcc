"""Errors in a record, with their line; and refusals that can be translated."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import ClassVar

from ..engine.errors import Malformed, PenultError

_MOST_SHOWN = 60


class RecordError(PenultError):
    """A record that cannot be read or does not replay.

    `line` counts from 1, or is 0 if no single line is at fault; `what` is the text there, `why` says what was
    expected and what came, and `rule` is the rule that an illegal move breaks.
    """

    def __init__(self, line: int, what: str, why: str, rule: str | None = None) -> None:
        where = f"line {line}: " if line else ""
        cited = f" ({rule})" if rule else ""
        super().__init__(f"{where}{what}: {why}{cited}")
        self.line = line
        self.what = what
        self.why = why
        self.rule = rule

    def __reduce__(self) -> tuple[type[RecordError], tuple[object, ...]]:
        return RecordError, (self.line, self.what, self.why, self.rule)


class EntryRefused(PenultError):
    """Something that cannot be done; nothing has changed.

    It has a code, the rule that decided and the facts, so that it can be translated. Each subclass lists its
    codes, with the rule and a plain English sentence for each.
    """

    refusals: ClassVar[Mapping[str, tuple[str, str]]] = {}

    def __init__(self, code: str, **facts: object) -> None:
        self.code = code
        self.facts = facts
        self.rule, sentence = self.refusals[code]
        self.sentence = sentence.format(**{name: _plain(fact) for name, fact in facts.items()})
        super().__init__(f"{self.sentence} ({self.rule})" if self.rule else self.sentence)

    def __reduce__(self) -> tuple[partial[EntryRefused], tuple[()]]:
        return partial(type(self), self.code, **self.facts), ()


def _plain(fact: object) -> object:
    """As an English sentence for developers says it."""
    return ", ".join(map(str, fact)) if isinstance(fact, tuple) else fact


def mistake(line: int, what: str, expected: str, came: object, rule: str | None = None) -> RecordError:
    """The error for something unexpected; what came is shortened."""
    return RecordError(line, shortened(what), f"expected {expected}, came {shortened(came)}", rule)


def shortened(came: object) -> str:
    text = str(came)
    return text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "…"


@contextmanager
def at_line(number: int) -> Iterator[None]:
    """Turn errors of the engine into errors of this line."""
    try:
        yield
    except Malformed as error:
        raise mistake(number, error.what, error.expected, repr(error.came)) from error
