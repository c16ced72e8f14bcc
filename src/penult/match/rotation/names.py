"""Names as they can stand on a wall."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...engine.errors import Malformed

LONGEST = 40
_NO_BEGINNING = ("=", "+", "-", "@")
"""What a spreadsheet takes for a formula."""


def check_names(names: Sequence[str]) -> tuple[str, ...]:
    """All of them, with single spaces; no two may be alike."""
    clean: list[str] = []
    for name in names:
        clean.append(check_name(name, clean))
    return tuple(clean)


def check_name(name: str, others: Iterable[str]) -> str:
    name = " ".join(name.split())
    if not 0 < len(name) <= LONGEST or not name.isprintable() or name.startswith(_NO_BEGINNING):
        raise Malformed("name", name, f"1 to {LONGEST} letters, not beginning with = + - @")
    if name.casefold() in map(str.casefold, others):
        raise Malformed("name", name, "a name that no other player has")
    return name
