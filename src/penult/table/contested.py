"""What is contested (A-68): while somebody can be caught, or a card flagged or cancelled, the order decides.

Nothing here looks at a hand: what has to wait, and for whom, tells nobody anything.
"""

from __future__ import annotations

from ..engine.deal import Deal
from .wanted_move import WantedMove

_CALLS = ("uno", "catch", "flag", "settle")
_ANSWERS = ("accept", "challenge", "invis")


def is_open(deal: Deal) -> bool:
    """Whether anything can be contested now. A house rule that lets others jump in would open it too."""
    return bool(deal.exposed) or _card_is_open(deal)


def is_contested(deal: Deal, said: WantedMove) -> bool:
    """A call, an accusation, a third player's Invisibility, or what ends the time for them."""
    if not is_open(deal):
        return False
    if said.move.verb in _CALLS:
        return True
    if said.seat != deal.turn:
        return said.move.verb == "invis"
    return deal.begins_turn(said.move) or (_card_is_open(deal) and said.move.verb in _ANSWERS)


def contenders(deal: Deal) -> set[int]:
    """The seats that could say something contested now, whatever they hold."""
    everybody = set(range(deal.seats))
    if deal.exposed:
        return everybody
    seats = set() if deal.settling or deal.turn is None else {deal.turn}
    if deal.flaggable is not None:
        seats |= everybody - {deal.flaggable}
    if deal.cancellable is not None:
        seats |= everybody - {deal.cancellable}
    return seats


def _card_is_open(deal: Deal) -> bool:
    """D-04: until the card is answered, or where it asks for no answer until the next turn begins."""
    return deal.flaggable is not None or deal.cancellable is not None
