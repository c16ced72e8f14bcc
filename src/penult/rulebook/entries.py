"""The contents of the rulebook: its entries, the editions they hold for, the sheets that print them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ..engine.editions import EDITIONS
from .sources import PrintedSource, printed_sources


@dataclass(frozen=True, slots=True)
class Facts:
    """What is the same about an entry in every language."""

    editions: tuple[str, ...]
    """The editions it holds for, by print or by ruling."""
    printed: tuple[str, ...] = ()
    sources: tuple[PrintedSource, ...] = ()
    see: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    in_force: tuple[str, ...] = ()
    """Of a house rule: choices, each of which brings it into force, as `seven` or `finish+legality=table`."""
    heard: tuple[str, ...] = ()
    """Of a house rule's option: who plays it."""


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    entries: tuple[str, ...]


@cache
def sections() -> tuple[Section, ...]:
    """The sections in reading order; the chapter of house rules is the last."""
    return tuple(Section(each["id"], tuple(each["rules"])) for part in _parts() for each in part["section"])


@cache
def facts() -> Mapping[str, Facts]:
    """Of every rule, ruling, difference, house rule and refused mix."""
    return {name: _facts(given) for part in _parts() for name, given in part["entry"].items()}


@cache
def option_facts() -> Mapping[str, Facts]:
    """Of every option."""
    return {name: _facts(given) for part in _parts() for name, given in part["option"].items()}


def _facts(given: Mapping[str, Any]) -> Facts:
    editions = tuple(given.get("editions", EDITIONS))
    in_force = tuple(given.get("in_force", ()))
    return Facts(
        editions=editions,
        printed=tuple(given.get("printed", ())),
        sources=printed_sources(given.get("sources", ()), editions),
        see=tuple(given.get("see", ())),
        options=tuple(given.get("options", _named(in_force))),
        in_force=in_force,
        heard=tuple(house_contents()["heard"][name] for name in given.get("heard", ())),
    )


def _named(choices: Iterable[str]) -> Iterable[str]:
    """The options that choices name, each once."""
    return dict.fromkeys(one.partition("=")[0] for choice in choices for one in choice.split("+"))


@cache
def house_contents() -> Mapping[str, Any]:
    """The chapter of house rules, as it is written."""
    return _read("house.toml")


@cache
def _parts() -> tuple[Mapping[str, Any], ...]:
    return _read("contents.toml"), house_contents()


def _read(name: str) -> Mapping[str, Any]:
    return tomllib.loads((files(__package__) / name).read_text(encoding="utf-8"))
