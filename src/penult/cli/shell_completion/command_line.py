"""A description of the command line for shell completion."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ...bots.levels import levels_here
from ...bots.registry import BOTS
from ...engine.cards import COLORS
from ...engine.editions import EDITIONS
from ...engine.options import HOUSE_PRESETS, OPTIONS, PRINTED_OPTIONS
from ...engine.rules import PRESETS
from ...i18n.languages import LANGUAGES
from ...match.formats import FORMATS
from ...pictures.sizes import SIZES
from ..parser import subparsers

_KNOWN = {
    "lang": tuple(LANGUAGES),
    "edition": tuple(EDITIONS),
    "format": tuple(FORMATS),
    "bots": (*levels_here(), *BOTS),
    "size": tuple(SIZES),
    "called": tuple(COLORS),
    "what": tuple(PRINTED_OPTIONS),
}
"""The values of options and positional arguments that the parser does not check itself."""
_OF_RULES = ("rules", "new")
_PLACES = ("FILE", "DIR")


class Word(NamedTuple):
    """An option or a positional argument, with its possible values."""

    flags: tuple[str, ...]
    """Empty for a positional argument."""
    about: str
    takes: bool
    """Whether a value follows the flag."""
    values: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    """What may follow a value after `joint`, any number of times."""
    joint: str = ""
    path: bool = False
    several: bool = False


class Command(NamedTuple):
    name: str
    about: str
    words: tuple[Word, ...]

    @property
    def options(self) -> tuple[Word, ...]:
        return tuple(word for word in self.words if word.flags)

    @property
    def places(self) -> tuple[Word, ...]:
        return tuple(word for word in self.words if not word.flags)


def described(parser: argparse.ArgumentParser) -> tuple[Command, ...]:
    commands = subparsers(parser).items()
    return tuple(Command(name, each.description or "", tuple(_words(each))) for name, each in commands)


def _words(parser: argparse.ArgumentParser) -> Iterator[Word]:
    for action in parser._actions:
        if action.help is not argparse.SUPPRESS:
            yield _word(action)


def _word(action: argparse.Action) -> Word:
    flags, about = tuple(action.option_strings), (action.help or "").replace("%%", "%")
    several = action.nargs in ("*", "+")
    if action.nargs == 0:
        return Word(flags, about, takes=False)
    if action.dest in _OF_RULES:
        agreed = tuple(f"{each.name}={value}" for each in OPTIONS.values() for value in each.values)
        return Word(flags, about, True, (*EDITIONS, *PRESETS), (*agreed, *HOUSE_PRESETS), "+")
    values = tuple(map(str, action.choices)) if action.choices else _KNOWN.get(action.dest, ())
    if action.dest == "bots":
        return Word(flags, about, True, values, values, ",")
    path = action.type is Path or action.metavar in _PLACES
    return Word(flags, about, True, values, path=path, several=several)
