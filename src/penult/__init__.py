"""Penult: the UNO card game family as real software.

>>> from penult import Deal
>>> deal = Deal.shuffled("classic", seats=3, seed=15)
"""

from penult.engine.cards import Card
from penult.engine.chance import Chance
from penult.engine.deal import Deal
from penult.engine.errors import IllegalMove, Malformed, PenultError
from penult.engine.events import Event
from penult.engine.kernel.state import REFEREE
from penult.engine.moves import Move
from penult.engine.rules import Rules
from penult.engine.view import Outcome, View

__version__ = "0.1.0"

__all__ = [
    "REFEREE",
    "Card",
    "Chance",
    "Deal",
    "Event",
    "IllegalMove",
    "Malformed",
    "Move",
    "Outcome",
    "PenultError",
    "Rules",
    "View",
]
