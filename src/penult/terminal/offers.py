"""The moves of a view as keys to press; if a key has several moves, a color or a player decides.

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
    "jump": "j",
}
"""The keys for everything except laying a card and naming a color."""

NOBODY = "n"
"""The key for a card that could be laid on somebody, and is laid on nobody."""
CALL = "!"
"""The key for making a move with a call of UNO."""

_BLUFF = "R-28"


@dataclass(frozen=True, slots=True)
class KeyOffer:
    """A key and its moves: one, or several that differ in color or player."""

    key: str
    moves: tuple[Move, ...]

    @property
    def move(self) -> Move | None:
        """The move, if there is only one."""
        return self.moves[0] if len(self.moves) == 1 else None


def offers(moves: Sequence[Move]) -> tuple[KeyOffer, ...]:
    """Everything that can be done except laying a card. Colors are offered one by one."""
    colors = tuple(move for move in moves if move.verb == "color")
    return (*each(colors), *(offer for verb in KEYS if (offer := _of_verb(verb, moves)).moves))


def each(moves: Sequence[Move]) -> tuple[KeyOffer, ...]:
    """A key for each of these moves, which differ only in color or player: its letter or seat number."""
    return tuple(KeyOffer(_key_among(move), (move,)) for move in moves)


def laying(view: View, *cards: Card) -> tuple[Move, ...]:
    """The ways to lay a card, or several at once; none if that cannot be done. UNO has its own key."""
    first = (move for move in view.moves if move.verb == "play" and move.card == cards[0] and not move.uno)
    return tuple(move for move in first if move.cards == cards)


def goes_with_others(view: View, card: Card) -> bool:
    """H-31: whether a card can be part of a play of several."""
    return any(len(move.cards) > 1 and card in move.cards for move in view.moves)


def calling(view: View, moves: Sequence[Move]) -> tuple[Move, ...]:
    """The same moves with UNO, where its own key comes too late: a jump, a hand received, several at once."""
    if Move("uno") in view.moves:
        return ()
    called = {f"{move}!" for move in moves}
    return tuple(move for move in view.moves if str(move) in called)


def standing(view: View, card: Card) -> str:
    """Whether a card can be laid now: `fits`, `bluff`, `wrong` (against the rules) or `none`."""
    moves = laying(view, card)
    if not moves:
        return "none"
    return "fits" if moves[0].right else "bluff" if moves[0].breaks == _BLUFF else "wrong"


def _of_verb(verb: str, moves: Sequence[Move]) -> KeyOffer:
    return KeyOffer(KEYS[verb], tuple(move for move in moves if move.verb == verb and not move.uno))


def _key_among(move: Move) -> str:
    if move.color:
        return move.color.lower()
    return NOBODY if move.target is None else str(move.target)
