"""Positions as text: `classic n=3 top=R5 h0=R1,B2`, as the conformance scenarios write them.

Without a kind, it is a hand in progress. With `start`, the hand is about to begin, and `flip` gives the
cards to turn up. A hand that is not given has seven blanks, a DRAW pile sixty.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .cards import Card, color_number, parse_cards
from .errors import Malformed
from .kernel.cards import BLANK, COLOR, NO_COLOR, NUMBERS
from .kernel.hands import take
from .kernel.piles import put_on_top
from .kernel.setup import goes_back
from .kernel.state import CARDS, LEFT, RIGHT, State
from .rules import Rules

_BLANK_HAND = "*7"
_BLANK_PILE = "*60"
_FIELDS = {"": "n t d top col draw disc preset opt", "start": "n dealer draw flip preset opt"}


@dataclass(frozen=True, slots=True)
class Setup:
    """A scenario's setup: the edition, its kind, and `name=value` words."""

    edition: str
    kind: str
    words: Mapping[str, str]
    flags: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Setup:
        head, *rest = text.split() or [""]
        kind = rest.pop(0) if rest and "=" not in rest[0] else ""
        words: dict[str, str] = {}
        for word in (word for word in rest if "=" in word):
            name, _, value = word.partition("=")
            if name in words:
                raise Malformed("setup", word, f"{name} only once")
            words[name] = value
        return cls(head, kind, words, tuple(word for word in rest if "=" not in word))

    @property
    def rules(self) -> Rules:
        presets = self.words.get("preset", "").split("+")
        options = self.words.get("opt", "").split(",")
        return Rules("+".join([self.edition, *filter(None, (*presets, *options))]))

    def number(self, name: str, default: int | None = None) -> int:
        text = self.words.get(name)
        if text is None and default is not None:
            return default
        if text is None or not re.fullmatch(r"\d{1,3}", text, re.A):
            raise Malformed(name, text, "a number")
        return int(text)

    def allow(self, names: str) -> None:
        for name in self.words:
            if name not in names.split():
                raise Malformed("setup", name, "one of " + ", ".join(names.split()))
        if self.flags:
            raise Malformed("setup", self.flags[0], "name=value")


@dataclass(frozen=True, slots=True)
class Position:
    """A state to play on; `started` says whether its first card is already turned up."""

    rules: Rules
    state: State
    started: bool


def position(setup: Setup) -> Position:
    if setup.kind not in _FIELDS:
        raise Malformed("position", setup.kind, "a hand in progress, or start")
    rules, seats = setup.rules, setup.number("n")
    rules.check_seats(seats)
    setup.allow(_FIELDS[setup.kind] + "".join(f" h{seat}" for seat in range(seats)))
    state = State(seats=seats)
    rules.write_into(state)
    hands = [parse_cards(setup.words.get(f"h{seat}", _BLANK_HAND)) for seat in range(seats)]
    piles = _BUILD[setup.kind](setup, state)
    _check_room([*hands, *piles])
    if state.multi:
        pile, discard = piles
        _check_pairs([*hands, pile, discard[:-1]])
    for seat, hand in enumerate(hands):
        if not hand:
            raise Malformed(f"h{seat}", "-", "at least one card")
        for card in _visible(hand):
            take(state, seat, card.kind)
    return Position(rules, state, started=setup.kind == "")


_Piles = tuple[Sequence[Card], Sequence[Card]]


def _in_progress(setup: Setup, state: State) -> _Piles:
    pile = parse_cards(setup.words.get("draw", _BLANK_PILE))
    discard = [*parse_cards(setup.words.get("disc", "-")), _top(setup)]
    _check_room([pile, discard])
    _set_pile(state, pile)
    for card in _visible(discard):
        put_on_top(state, card.kind)
    state.color = _color(setup, discard[-1])
    state.actor = _seat(setup, "t")
    state.direction = _direction(setup)
    return pile, discard


def _about_to_start(setup: Setup, state: State) -> _Piles:
    flips = parse_cards(setup.words.get("flip", "-"))
    if not flips or flips[-1].kind >= BLANK or goes_back(state, flips[-1].kind):
        raise Malformed("flip", setup.words.get("flip"), "cards, of which the last one can stay")
    pile = (*flips, *parse_cards(setup.words.get("draw", _BLANK_PILE)))
    _check_room([pile])
    _set_pile(state, pile)
    state.dealer = _seat(setup, "dealer")
    state.return_middle = 0  # in a position, returned cards go under the pile
    return pile, ()


_BUILD: Mapping[str, Callable[[Setup, State], _Piles]] = {
    "": _in_progress,
    "start": _about_to_start,
}


def _top(setup: Setup) -> Card:
    top = Card(setup.words.get("top", ""))
    if top.kind >= BLANK:
        raise Malformed("top", str(top), "a card that can be matched")
    return top


def _color(setup: Setup, top: Card) -> int:
    called = setup.words.get("col")
    if COLOR[top.kind] == NO_COLOR:
        return color_number(called or "")
    if called not in (None, top.color):
        raise Malformed("col", called, f"{top.color}, the color of {top}")
    return COLOR[top.kind]


def _seat(setup: Setup, name: str) -> int:
    seat, seats = setup.number(name, 0), setup.number("n")
    if seat >= seats:
        raise Malformed(name, seat, f"a seat from 0 to {seats - 1}")
    return seat


def _direction(setup: Setup) -> int:
    directions: dict[Any, int] = {None: LEFT, "L": LEFT, "R": RIGHT}
    text = setup.words.get("d")
    if text not in directions:
        raise Malformed("d", text, "L or R")
    return directions[text]


def _set_pile(state: State, pile: Sequence[Card]) -> None:
    state.pile[: len(pile)] = bytes(card.kind for card in _visible(pile))
    state.pile_end = len(pile)


def _visible(cards: Sequence[Card]) -> Sequence[Card]:
    for card in cards:
        if card.kind > BLANK:
            raise Malformed("card", str(card), "a card that can be seen")
    return cards


def _check_room(piles: Sequence[Sequence[Card]]) -> None:
    total = sum(map(len, piles))
    if total > CARDS:
        raise Malformed("cards in all", total, f"at most {CARDS}")


def _check_pairs(rows: Sequence[Sequence[Card]]) -> None:
    """H-31: the list of moves has room for plays of several where a number is there twice, as in a deck.

    The card on top may be a third.
    """
    numbers = Counter(card for row in rows for card in row if NUMBERS >> card.kind & 1)
    for card, number in numbers.items():
        if number > 2:
            raise Malformed("cards", f"{number} × {card}", "a number of one color at most twice, under multi")
