"""The moves that a typed line can mean: several if a color or a player is still missing.

>>> from ..engine.deal import Deal
>>> view = Deal.at("classic n=3 top=R5 h0=R1,W,B2").view(0)
>>> meant("1", view), meant("d", view)
((Move('play R1'),), (Move('draw'),))
>>> meant("w", view)
(Move('play W>R'), Move('play W>G'), Move('play W>B'), Move('play W>Y'))
"""

from __future__ import annotations

import re

from ..engine.cards import COLORS, Card
from ..engine.errors import Malformed
from ..engine.moves import VERBS, Move
from ..engine.view import View
from .offers import KEYS, laying, offers

_NUMBER = re.compile(r"\d{1,3}", re.A)
_VERBS_BY_KEY = {key: verb for verb, key in KEYS.items()}


def meant(answer: str, view: View) -> tuple[Move, ...]:
    """The moves that a line can mean; `Malformed` if there are none. The table decides if they are legal."""
    text = answer.strip()
    bare = text.rstrip("! ")
    called = bare != text
    if _NUMBER.fullmatch(bare):
        return _lay((_card_at(int(bare), view),), called, view)
    if bare.upper() in COLORS:
        return (Move(f"color {bare.upper()}"),)
    if (card := _card_named(bare)) is not None:
        return _lay((card,), called, view)
    if (cards := _several(bare, view)) is not None:
        return _lay(cards, called, view)
    if called and bare.lower() == KEYS["jump"]:
        return tuple(_called(move) for move in _written_out(bare, view))
    return _written_out(text, view)


def _lay(cards: tuple[Card, ...], called: bool, view: View) -> tuple[Move, ...]:
    ways = laying(view, *cards) or (Move("play " + "+".join(map(str, cards))),)
    return tuple(map(_called, ways)) if called else ways


def _called(move: Move) -> Move:
    return Move(f"{move}!")


def _several(text: str, view: View) -> tuple[Card, ...] | None:
    """H-31: cards to lay together, by number or code: `1+4`, `R5+B5`. None if it is something else."""
    words = [word.strip() for word in text.split("+")]
    cards = [_card_at(int(word), view) if _NUMBER.fullmatch(word) else _card_named(word) for word in words]
    found = tuple(card for card in cards if card is not None)
    return found if 1 < len(found) == len(words) else None


def _card_at(number: int, view: View) -> Card:
    if not 1 <= number <= len(view.hand):
        raise Malformed("card", number, f"a number from 1 to {len(view.hand)}")
    return view.hand[number - 1]


def _card_named(text: str) -> Card | None:
    try:
        return Card(text.upper())
    except Malformed:
        return None


def _written_out(text: str, view: View) -> tuple[Move, ...]:
    """A key, a verb, or a move in full: `c`, `catch`, `c 2`, `play W>G!`, `W>G!`."""
    word, _, rest = text.lower().partition(" ")
    verb = _VERBS_BY_KEY.get(word, word)
    if not rest and (offered := [offer for offer in offers(view.moves) if offer.key == KEYS.get(verb)]):
        return offered[0].moves
    if verb not in VERBS and not verb.startswith("invis"):
        verb, rest = "play", text
    return (Move(f"{verb} {rest.upper()}"),)
