"""`penult`: the commands, and what they have in common.

Bad input gets one line on stderr and the exit status 2.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

import penult

from ..engine.errors import PenultError
from ..i18n.languages import language_of
from ..notation.lines import in_sight
from ..terminal.capabilities import write_what_is_carried
from .arguments import INTERRUPTED, need
from .parser import Parser

COMMANDS = (
    *(
        "play",
        "replay",
        "score",
        "schedule",
        "serve",
        "join",
        "rules",
        "card",
        "check",
        "arena",
        "sim",
        "study",
    ),
    *("backup", "restore", "tables", "completion"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    if sys.stdout is None:
        print("penult: expected an output to write to, came none", file=sys.stderr)
        return 2
    write_what_is_carried()
    command = "penult"
    try:
        chosen = _chosen(arguments)
        command = f"penult {chosen.command}" if chosen.command else command
        status = int(chosen.run(chosen))
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        _write_no_more()
        return 0
    except OSError as error:
        where = repr(str(error.filename)) if error.filename else "output"
        print(f"{command}: {where}: {error.strerror}", file=sys.stderr)
        return 2
    except PenultError as error:
        print(f"{command}: {in_sight(str(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def make_parser() -> Parser:
    parser = Parser(
        prog="penult",
        description="The UNO card game family: a referee that knows every printed rule.",
    )
    parser.add_argument("--version", action="version", version=f"penult {penult.__version__}")
    parser.set_defaults(run=_offer)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in COMMANDS:
        module = import_module(f".{name}", __package__)
        description = str(module.__doc__).splitlines()[0].partition(": ")[2]
        command = commands.add_parser(name, help=description, description=description)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def _chosen(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = make_parser()
    chosen, extra = parser.parse_known_args(arguments)
    if extra and not chosen.command:
        parser.error(f"expected a command or --help, came {extra[0]!r}")
    parser.refuse_unknown(extra, chosen.command)
    return chosen


def _offer(_: argparse.Namespace) -> int:
    """Without a command: show everything that there is."""
    need("words")
    from .overview import overview

    print("\n".join(overview(language_of(os.environ))))
    return 0


def _write_no_more() -> None:
    """Nobody reads the output any longer: discard the rest silently."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
