"""What is contested (A-68): while somebody can be caught, or a card flagged, canceled or jumped on, the order
decides.

None of this looks at a hand, so what has to wait, and for whom, gives nothing away.
"""

from __future__ import annotations

from ...engine.deal import Deal
from .wanted_move import WantedMove

_CALLS = ("uno", "catch", "flag", "settle")
_ANSWERS = ("accept", "challenge", "invis")


def is_race_open(deal: Deal) -> bool:
    """Whether any move could be contested now."""
    return bool(deal.exposed) or _card_is_open(deal)


def is_contested(deal: Deal, wanted: WantedMove) -> bool:
    """Whether it is a call, an accusation, a third player's card, or ends the time for these."""
    if not is_race_open(deal):
        return False
    if wanted.move.verb in _CALLS:
        return wanted.move.target is None or wanted.move.target < deal.seats
    if wanted.seat != deal.turn:
        return wanted.move.verb in ("invis", "jump")
    return deal.begins_turn(wanted.move) or (_card_is_open(deal) and wanted.move.verb in _ANSWERS)


def contenders(deal: Deal) -> set[int]:
    """The seats that could make a contested move now, whatever they hold; nobody who is out of the hand."""
    everybody = set(deal.playing)
    if deal.exposed or deal.jumpable:
        return everybody
    seats = set() if deal.settling or deal.turn is None else {deal.turn}
    if deal.flaggable is not None:
        seats |= everybody - {deal.flaggable}
    if deal.cancellable is not None:
        seats |= everybody - {deal.cancellable}
    return seats


def _card_is_open(deal: Deal) -> bool:
    """D-04: a card is open until it is answered or, if it asks for no answer, until the next turn begins.

    H-25: so it is for those who might jump in on it.
    """
    return deal.flaggable is not None or deal.cancellable is not None or deal.jumpable
