"""argparse with the project's own error messages.

One line says what was expected and what came; `--help` explains the rest.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, NoReturn

_KINDS = {int: "a whole number", float: "a number"}
_REWORDED = (
    (r"the following arguments are required: (.+)", r"expected \1, came nothing"),
    (r"argument (\S+): expected one argument", r"\1: expected one word after it, came none"),
    (
        r"argument (\S+): expected at least one argument",
        r"\1: expected at least one word after it, came none",
    ),
    (
        r"argument (\S+): not allowed with argument (\S+)",
        r"\1: expected one of \1 and \2, came both",
    ),
    (
        r"ambiguous option: (\S+) could match (.+)",
        r"\1: expected one of \2, came something that could be each",
    ),
    (r"argument (\S+): ignored explicit argument (.+)", r"\1: expected nothing after it, came \2"),
    (r"argument (\S+): (.+)", r"\1: \2"),
)
"""argparse's messages, and ours."""


class Parser(argparse.ArgumentParser):
    """An `ArgumentParser` whose errors read like all others here."""

    def error(self, message: str) -> NoReturn:
        refuse(self.prog, _reworded(message))

    def _get_value(self, action: argparse.Action, arg_string: str) -> object:
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError as error:
            if action.type not in _KINDS:
                raise
            kind = _KINDS[action.type]
            raise argparse.ArgumentError(action, f"expected {kind}, came {arg_string!r}") from error

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        choices = [*map(str, action.choices or ())]
        if choices and value not in (action.choices or ()):
            expected = (
                f"a command, one of {', '.join(choices)}" if _is_commands(action) else " or ".join(choices)
            )
            words = f"expected {expected}, came {value!r}{like(str(value), choices)}"
            raise argparse.ArgumentError(None if _is_commands(action) else action, words)

    def refuse_unknown(self, extra: list[str], command: str) -> None:
        """Refuse arguments that the command does not have."""
        if extra:
            known = [flag for each in _actions(self, command) for flag in each.option_strings]
            expected = f"what `{self.prog} {command} --help` lists"
            refuse(f"{self.prog} {command}", f"expected {expected}, came {extra[0]!r}{like(extra[0], known)}")


def refuse(prog: str, words: str) -> NoReturn:
    print(f"{prog}: {words}", file=sys.stderr)
    raise SystemExit(2)


def like(word: str, known: Iterable[str]) -> str:
    """The most similar known word, if there is one."""
    found = get_close_matches(word.partition("=")[0], list(known), 1)
    return f" (do you mean {found[0]}?)" if found else ""


def subparsers(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The commands with their parsers."""
    found = next(each for each in parser._actions if _is_commands(each))
    return dict(found.choices or {})


def _actions(parser: argparse.ArgumentParser, command: str) -> list[argparse.Action]:
    return subparsers(parser)[command]._actions


def _is_commands(action: argparse.Action) -> bool:
    return isinstance(action, argparse._SubParsersAction)


def _reworded(message: str) -> str:
    for pattern, words in _REWORDED:
        if re.fullmatch(pattern, message, re.S):
            return re.sub(pattern, words, message, count=1, flags=re.S)
    return message
