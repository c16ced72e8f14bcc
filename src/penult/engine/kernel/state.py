"""The state of a hand: a flat row of small ints, described once.

The dataclass below is the plain form. `LAYOUT` is the same description as data, from which
`engine.compiler` makes the NumPy record that compiled code works on.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

from .cards import KINDS, NO_CARD, NO_COLOR

SEATS = 10
CARDS = 200
"""Capacity of each pile. The largest deck has 112 cards; positions written by hand may add blanks."""
EVENTS = 2 * CARDS + 24
"""Capacity for the events of one move: each card drawn, each card left at the end, and a handful more."""

NOBODY = 15
REFEREE = 14

LEFT, RIGHT = 0, 1

COLOR_PHASE, TURN, DRAWN, REACT, SETTLE, OVER = 0, 1, 2, 3, 4, 5

MAY, MUST_DECLINED, MUST_NOMATCH, MUST = 0, 1, 2, 3
"""The values of the option `drawn`: when a playable drawn card must be laid."""

TWO, SAME, UP, FIT, ANY = 1, 2, 3, 4, 5
"""The values of the switch `stack`: which Draw card may be added to a total."""
BY_SKIP, BY_REVERSE = 1, 2
"""The values of the switch `deflect`, a bit each: which card passes a total on."""
CHALLENGE_ANY, CHALLENGE_FIRST, FREE, NO_BLUFF = 0, 1, 2, 3
"""The values of the switch `bluff`."""
MUST_SWAP, MAY_SWAP = 1, 2
"""The values of the switch `seven`."""
NOT_LAST = 2
"""The value of the switch `jump` under which nobody wins by a jump."""
IDENTICAL, SAME_FACE = 1, 2
"""The values of the switch `multi`."""
NO_WILD, NUMBER_ONLY = 1, 2
"""The values of the switch `finish`."""
STRICT_CALL, NO_CALL = 1, 2
"""The values of the switch `call`."""


def _number(kind: str, start: int = 0) -> Any:
    return field(default=start, metadata={"kind": kind, "length": 0})


def _small(start: int = 0) -> Any:
    return _number("i2", start)


def _bytes(length: int) -> Any:
    return field(default_factory=lambda: bytearray(length), metadata={"kind": "u1", "length": length})


def _row(kind: str, length: int) -> Any:
    return field(default_factory=lambda: [0] * length, metadata={"kind": kind, "length": length})


@dataclass(slots=True)
class State:
    """Everything about one hand of play. Only the kernel writes here."""

    seats: int = _small()
    dealer: int = _small()
    deck: int = _number("i8")
    """The set of cards in this edition."""
    strength: int = _small(2)
    """How many cards the edition's Draw card costs."""

    drawn_rule: int = _small()
    lenient: int = _small()
    """Wrong cards can be laid, and flagged."""
    invis_any: int = _small()
    invis_free: int = _small()
    howler_to_invis: int = _small()
    howler_any: int = _small()
    """A Howler may be aimed at its own player."""
    reverse_noop: int = _small()
    hat_last: int = _small()
    hints: int = _small(1)
    forced_closes: int = _small()
    lazy: int = _small()
    return_middle: int = _small()
    guilty_returns: int = _small()
    lowest_wins: int = _small()
    false_price: int = _small()

    held: list[int] = _row("i8", SEATS)
    """The set of cards in each hand; `hands` has how many of each."""
    hands: bytearray = _bytes(SEATS * KINDS)
    sizes: bytearray = _bytes(SEATS)

    pile: bytearray = _bytes(CARDS)
    """The DRAW pile: the top card is at `pile_top`, the last one just before `pile_end`."""
    pile_top: int = _small()
    pile_end: int = _small()
    discard: bytearray = _bytes(CARDS)
    """The DISCARD pile, bottom first."""
    discards: int = _small()
    top: int = _small(NO_CARD)
    color: int = _small(NO_COLOR)
    order: bytearray = _bytes(CARDS)
    """The prepared order of the next reshuffle: positions in the old DISCARD pile."""
    order_ready: int = _small()
    place: int = _small()
    """The prepared place of the next returned first card."""

    phase: int = _small(TURN)
    actor: int = _small()
    direction: int = _small(LEFT)
    origin: int = _small()
    """Who laid the top card; the dealer if it was turned up."""
    turned_up: int = _small()
    drawn: int = _small(NO_CARD)
    declined: int = _small()
    """Whether the player could have laid a card instead of drawing; set only where it matters."""
    passes: int = _small()
    former_color: int = _small(NO_COLOR)
    former_direction: int = _small()
    flaggable: int = _small(NOBODY)
    """Who laid the card that can still be flagged."""
    wrong: int = _small()
    """The number of the rule that this card breaks, 0 if it is right."""
    guarded: int = _small()
    """The card beneath the top may come back on top, so a reshuffle leaves it."""
    cancellable: int = _small()
    bluff: int = _small()
    as_laid: bytearray = _bytes(KINDS)
    """The hand behind the last Wild Draw Four, at the moment it was laid."""
    size_as_laid: int = _small()

    exposed: int = _number("i4")
    """The set of seats that can be caught, one bit each."""
    lapsed: int = _number("i4")
    """The seats whose exposure ended since the last turn began, or when it began."""
    called: int = _small(NOBODY)

    winner: int = _small(NOBODY)
    void: int = _small()

    house: int = _small()
    """Whether any house rule is agreed on: where none is, the path that every move takes looks no further."""
    stack: int = _small()
    stack_max: int = _small()
    """The most Draw cards in one total; 0 is no limit."""
    deflect: int = _small()
    bluff_rule: int = _small()
    """When a Wild Draw Four is right, and who may doubt it."""
    seven: int = _small()
    zero: int = _small()
    jump: int = _small()
    multi: int = _small()
    draw_until: int = _small()
    must_lay: int = _small()
    """A player who holds a right card may not draw."""
    last_rule: int = _small()
    """What may be the last card."""
    mercy: int = _small()
    """The size of a hand that puts its player out; 0 is none."""
    call_rule: int = _small()
    call_price: int = _small(2)
    hand_size: int = _small(7)
    """How many cards are dealt to each player."""
    number_opens: int = _small()
    """Only a number card may be turned up."""

    gone: int = _number("i4")
    """The set of seats that are out of the hand (H-44), one bit each."""
    noted: list[int] = _row("i2", SEATS)
    """The points of each hand that was taken out of the play (H-46)."""

    total: int = _small()
    """How many cards stand to be drawn (H-01); 0 if nothing was added and nothing can be."""
    total_cards: int = _small()
    """How many Draw cards are in the total."""
    standing: int = _small(NO_CARD)
    """The Draw card that joined it last."""
    jumpable: int = _small()
    """The top card was laid, and no turn has begun since (H-25)."""
    said: int = _small()
    """UNO was called with a 7 or 0 that waits (H-21)."""
    aim: int = _small(NOBODY)
    """The player chosen with a last card that waits to be settled (H-40)."""

    events: list[int] = _row("i4", EVENTS)
    told: int = _small()

    def copy(self) -> State:
        twin = State.__new__(State)
        for name in _NUMBERS:
            setattr(twin, name, getattr(self, name))
        for name in _ROWS:
            setattr(twin, name, getattr(self, name)[:])
        return twin


class Field(NamedTuple):
    name: str
    kind: str
    length: int


LAYOUT = tuple(Field(f.name, f.metadata["kind"], f.metadata["length"]) for f in fields(State))
_NUMBERS = tuple(f.name for f in LAYOUT if not f.length)
_ROWS = tuple(f.name for f in LAYOUT if f.length)
