"""`penult completion SHELL`: the completion script for bash, zsh or fish."""

from __future__ import annotations

import argparse
import sys

from .shell_completion import bash, fish, zsh
from .shell_completion.command_line import described

_SHELLS = {"bash": bash.script, "zsh": zsh.script, "fish": fish.script}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=tuple(_SHELLS), help='for bash: eval "$(penult completion bash)"')


def run(chosen: argparse.Namespace) -> int:
    from .main import make_parser

    sys.stdout.write(_SHELLS[chosen.shell](described(make_parser())))
    return 0
