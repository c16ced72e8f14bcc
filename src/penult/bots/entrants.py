"""Bots from outside that enter a contest by the command line: a class of a module, or a program.

>>> parse_entrant("hasty=my_bots:Hasty", "module")
Entrant(name='hasty', kind='module', source='my_bots:Hasty')
>>> parse_entrant("my_bots:HelloBot", "module").name
'hello-bot'
"""

from __future__ import annotations

import atexit
import random
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

from ..engine.errors import Malformed, PenultError
from .bot import Bot
from .program import Program
from .registry import BOTS, check_new_name, register

_NAMED = re.compile(r"(?:(?P<name>[^=\s/:]+)=)?(?P<source>.+)", re.S)
_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
PATIENCE = 5.0
"""How many seconds a bot has for a decision, if nobody says otherwise."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot from outside: its name and where it comes from. Each process of a contest makes it again."""

    name: str
    kind: Literal["module", "program"]
    source: str


_ENTERED: dict[str, Entrant] = {}
"""The bots from outside that this process has registered."""


def parse_entrant(text: str, kind: Literal["module", "program"]) -> Entrant:
    """`NAME=module:Class` or `NAME=COMMAND`; a bot without a name is called like its class or its file."""
    match = _NAMED.fullmatch(text)
    if match is None:
        raise Malformed("bot", text, "NAME=module:Class or NAME=COMMAND")
    source = match["source"]
    if kind == "module" and not _CLASS.fullmatch(source):
        raise Malformed("bot", text, "module:Class, or NAME=module:Class")
    return Entrant(match["name"] or _usual_name(source, kind), kind, source)


def _usual_name(source: str, kind: str) -> str:
    if kind == "program":
        words = shlex.split(source)
        return re.sub(r"[^a-z0-9]+", "-", Path(words[-1]).stem.lower()).strip("-")[:20] if words else ""
    name = source.rpartition(":")[2]
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower().replace("_", "-")[:20]


def enter(entrants: Iterable[Entrant], patience: float = PATIENCE) -> None:
    """Register these bots in this process, once; a name that another bot has is refused."""
    for entrant in entrants:
        if entrant.name in BOTS and _ENTERED.get(entrant.name) == entrant:
            continue
        check_new_name(entrant.name)
        make = _class_of(entrant) if entrant.kind == "module" else _program_of(entrant, patience)
        register(entrant.name, make)
        _ENTERED[entrant.name] = entrant


def _class_of(entrant: Entrant) -> Callable[[random.Random], Bot]:
    """The class itself, or a function that makes bots: called with a source of chance, or with nothing."""
    module, _, name = entrant.source.partition(":")
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        found: Any = getattr(import_module(module), name)
    except ModuleNotFoundError as missing:
        if missing.name != module.partition(".")[0] and missing.name != module:
            raise PenultError(f"bot {entrant.name}: {missing}") from missing
        raise Malformed("bot", entrant.source, f"a module {module} in this folder or installed") from None
    except AttributeError:
        raise Malformed("bot", entrant.source, f"a class {name} in {module}") from None
    except Exception as error:
        raise PenultError(f"bot {entrant.name}: {type(error).__name__}: {error}") from error
    return lambda rng: _made(found, rng)


def _made(found: Any, rng: random.Random) -> Bot:
    from inspect import signature

    try:
        takes_chance = bool(signature(found).parameters)
    except (TypeError, ValueError):
        takes_chance = False
    return found(rng) if takes_chance else found()  # type: ignore[no-any-return]


def _program_of(entrant: Entrant, patience: float) -> Callable[[random.Random], Bot]:
    try:
        command = shlex.split(entrant.source)
    except ValueError:
        command = []
    if not command or shutil.which(command[0]) is None:
        raise Malformed("program", entrant.source, "a program that can be run, with its arguments")
    program = Program(command, patience)
    atexit.register(program.end)
    return program.make
