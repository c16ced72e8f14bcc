"""`penult`: the commands and their common manners.

Bad input is answered in one line on the error stream, and the exit status is 2.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

import penult

from ..engine.errors import PenultError
from ..notation.lines import in_sight
from ..terminal.surroundings import write_what_is_carried

COMMANDS = (
    *("play", "replay", "score", "schedule", "serve", "join", "rules", "card", "check", "sim"),
    *("backup", "restore", "tables"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    if sys.stdout is None:
        print("penult: expected an output to write to, came none", file=sys.stderr)
        return 2
    write_what_is_carried()
    chosen = _parser().parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        where = repr(str(error.filename)) if error.filename else "output"
        print(f"penult {chosen.command}: {where}: {error.strerror}", file=sys.stderr)
        return 2
    except PenultError as error:
        print(f"penult {chosen.command}: {in_sight(str(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="penult",
        description="The UNO card game family: a referee that knows every printed rule.",
    )
    parser.add_argument("--version", action="version", version=f"penult {penult.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        module = import_module(f".{name}", __package__)
        description = str(module.__doc__).splitlines()[0].partition(": ")[2]
        command = commands.add_parser(name, help=description, description=description)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser
