"""The acts on a score sheet, one per line; undone acts stay as long as there is room.

An act is the entry for the next hand, the correction of an earlier one, the choice of a dealer, a new name
for a player, or `undo`.

>>> print(read_act("correct 2 hand 0 h1=r7,gs".split()))
correct 2 hand 0 h1=R7,GS
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..engine.errors import Malformed
from .entries import VERBS, HandEntry
from .holdings import Holding

_NUMBER = re.compile(r"\d{1,4}", re.A)
_HELD = re.compile(r"h(\d)=(\S+)", re.A)
_EXPECTED = "hand, void, blocked, correct, dealer, rename or undo"


@dataclass(frozen=True, slots=True)
class Correction:
    """Another entry for a hand; hands are numbered from 1, as on the sheet."""

    number: int
    entry: HandEntry

    def __str__(self) -> str:
        return f"correct {self.number} {self.entry}"


@dataclass(frozen=True, slots=True)
class ChosenDealer:
    """A-61: the table itself chooses who deals the next hand."""

    player: int

    def __str__(self) -> str:
        return f"dealer {self.player}"


@dataclass(frozen=True, slots=True)
class Rename:
    """Corrects the spelling of a name; the player and the points stay the same."""

    player: int
    name: str

    def __str__(self) -> str:
        return f"rename {self.player} {self.name}"


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes back the last act that has not been taken back."""

    def __str__(self) -> str:
        return "undo"


Done = HandEntry | Correction | ChosenDealer | Rename
Act = Done | Undo


class EnteredHand(NamedTuple):
    """One hand after all acts: its last entry, and the dealer chosen for it."""

    entry: HandEntry
    dealer: int | None


def not_undone(acts: Iterable[Act]) -> list[Done]:
    done: list[Done] = []
    for act in acts:
        if isinstance(act, Undo):
            done.pop()
        else:
            done.append(act)
    return done


def fitting(acts: tuple[Act, ...], most: int) -> tuple[Act, ...]:
    """At most `most` acts: the oldest undone ones are removed, each together with its undo."""
    while len(acts) > most:
        undo = next(at for at, act in enumerate(acts) if isinstance(act, Undo))
        acts = (*acts[: undo - 1], *acts[undo + 1 :])
    return acts


def hands_of(acts: Iterable[Act]) -> tuple[list[EnteredHand], int | None]:
    """The hands as if every entry had been right from the start, and the dealer chosen for the next one."""
    hands: list[EnteredHand] = []
    chosen: int | None = None
    for act in not_undone(acts):
        if isinstance(act, HandEntry):
            hands.append(EnteredHand(act, chosen))
            chosen = None
        elif isinstance(act, Correction):
            hands[act.number - 1] = hands[act.number - 1]._replace(entry=act.entry)
        elif isinstance(act, ChosenDealer):
            chosen = act.player
    return hands, chosen


def names_after(acts: Iterable[Act], names: Sequence[str]) -> tuple[str, ...]:
    """The current names of these players."""
    now = list(names)
    for act in not_undone(acts):
        if isinstance(act, Rename):
            now[act.player] = act.name
    return tuple(now)


def read_act(words: Sequence[str]) -> Act:
    """An act from the words of its line."""
    verb, *rest = words
    if verb in VERBS:
        return _read_entry(verb, rest)
    if verb == "correct" and len(rest) > 1 and rest[1] in VERBS:
        return Correction(_number("number of a hand", rest[0]), _read_entry(rest[1], rest[2:]))
    if verb == "dealer" and len(rest) == 1:
        return ChosenDealer(_number("dealer", rest[0]))
    if verb == "rename" and len(rest) > 1:
        return Rename(_number("player", rest[0]), " ".join(rest[1:]))
    if words == ["undo"]:
        return Undo()
    raise Malformed("act", " ".join(words), _EXPECTED)


def _read_entry(verb: str, words: Sequence[str]) -> HandEntry:
    if verb == "void" and words:
        raise Malformed("void", " ".join(words), "nothing after it")
    if verb == "hand" and not words:
        raise Malformed("hand", "", "the number of the player who went out")
    winner = _number("player", words[0]) if verb == "hand" else None
    held = [_read_held(word) for word in words[verb == "hand" :]]
    if len(dict(held)) < len(held):
        raise Malformed(verb, " ".join(words), "what each player holds only once")
    return HandEntry(verb, winner, dict(held))


def _read_held(word: str) -> tuple[int, Holding]:
    match = _HELD.fullmatch(word)
    if not match:
        raise Malformed("what is held", word, "h, a player, =, and cards or points: h1=R7,GS")
    return int(match[1]), Holding.parse(match[2])


def _number(what: str, word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise Malformed(what, word, "a number")
    return int(word)
