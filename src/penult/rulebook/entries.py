"""The contents of the rulebook: its entries, the editions they hold for, the sheets that print them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

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


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    entries: tuple[str, ...]


@cache
def sections() -> tuple[Section, ...]:
    """The sections in reading order."""
    return tuple(Section(each["id"], tuple(each["rules"])) for each in _contents()["section"])


@cache
def facts() -> Mapping[str, Facts]:
    """Of every rule, ruling and difference."""
    return {name: _facts(given) for name, given in _contents()["entry"].items()}


@cache
def option_facts() -> Mapping[str, Facts]:
    """Of every option."""
    return {name: _facts(given) for name, given in _contents()["option"].items()}


def _facts(given: Mapping[str, Any]) -> Facts:
    editions = tuple(given["editions"])
    return Facts(
        editions=editions,
        printed=tuple(given.get("printed", ())),
        sources=printed_sources(given.get("sources", ()), editions),
        see=tuple(given.get("see", ())),
        options=tuple(given.get("options", ())),
    )


@cache
def _contents() -> Mapping[str, Any]:
    return tomllib.loads((files(__package__) / "contents.toml").read_text(encoding="utf-8"))
