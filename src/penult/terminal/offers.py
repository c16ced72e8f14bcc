"""The moves of a view as a person picks them: by a key, and then by a color or a player if there are several.

>>> from ..engine.deal import Deal
>>> view = Deal.at("classic n=3 top=R5 h0=R1,W,B2").view(0)
>>> [(offer.key, [str(move) for move in offer.moves]) for offer in offers(view.moves)]
[('d', ['draw'])]
>>> [(offer.key, [str(move) for move in offer.moves]) for offer in each(laying(view, Card("W")))]
[('r', ['play W>R']), ('g', ['play W>G']), ('b', ['play W>B']), ('y', ['play W>Y'])]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.cards import Card
from ..engine.moves import Move
from ..engine.view import View

KEYS = {
    "draw": "d",
    "keep": "k",
    "accept": "a",
    "challenge": "h",
    "invis": "i",
    "uno": "u",
    "catch": "c",
    "flag": "f",
}
"""The key of each thing that can be done, besides laying a card and naming a color."""

_BLUFF = "R-28"


@dataclass(frozen=True, slots=True)
class KeyOffer:
    """A key and what it does: one move, or several that differ in color or player."""

    key: str
    moves: tuple[Move, ...]

    @property
    def move(self) -> Move | None:
        """The move, if there is no further choice."""
        return self.moves[0] if len(self.moves) == 1 else None


def offers(moves: Sequence[Move]) -> tuple[KeyOffer, ...]:
    """All that can be done besides laying a card. Colors to be named are offered one by one."""
    colors = tuple(move for move in moves if move.verb == "color")
    return (*each(colors), *(offer for verb in KEYS if (offer := _of_verb(verb, moves)).moves))


def each(moves: Sequence[Move]) -> tuple[KeyOffer, ...]:
    """Moves that differ only in color or player, a key each: the color's letter or the seat's number."""
    return tuple(KeyOffer(_key_among(move), (move,)) for move in moves)


def laying(view: View, card: Card) -> tuple[Move, ...]:
    """The ways to lay a card, none if it cannot be laid. UNO is called with its own key."""
    return tuple(move for move in view.moves if move.verb == "play" and move.card == card and not move.uno)


def standing(view: View, card: Card) -> str:
    """How a card of the hand stands now: `fits`, `bluff`, `wrong` (but it can be laid), or `none`."""
    moves = laying(view, card)
    if not moves:
        return "none"
    return "fits" if moves[0].right else "bluff" if moves[0].breaks == _BLUFF else "wrong"


def _of_verb(verb: str, moves: Sequence[Move]) -> KeyOffer:
    return KeyOffer(KEYS[verb], tuple(move for move in moves if move.verb == verb and not move.uno))


def _key_among(move: Move) -> str:
    return move.color.lower() if move.color else str(move.target)
