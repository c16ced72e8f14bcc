"""Penult: the UNO card game family as real software.

>>> from penult import Deal, Record
>>> deal = Deal.shuffled("classic", seats=3, seed=15)
>>> Record.of(deal)
<Record of classic, 3 seats, 0 moves, end open>
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from penult.engine.cards import Card
    from penult.engine.chance import Chance
    from penult.engine.deal import Deal
    from penult.engine.errors import IllegalMove, Malformed, PenultError
    from penult.engine.events import Event
    from penult.engine.kernel.state import REFEREE
    from penult.engine.moves import Move
    from penult.engine.rules import Rules
    from penult.engine.view import Outcome, View
    from penult.match.match import Match
    from penult.match.record import MatchRecord
    from penult.notation.errors import RecordError
    from penult.notation.record import Record

__version__ = "0.1.0"

__all__ = [
    "REFEREE",
    "Card",
    "Chance",
    "Deal",
    "Event",
    "IllegalMove",
    "Malformed",
    "Match",
    "MatchRecord",
    "Move",
    "Outcome",
    "PenultError",
    "Record",
    "RecordError",
    "Rules",
    "View",
]

_LATER = {
    "REFEREE": "penult.engine.kernel.state",
    "Card": "penult.engine.cards",
    "Chance": "penult.engine.chance",
    "Deal": "penult.engine.deal",
    "Event": "penult.engine.events",
    "IllegalMove": "penult.engine.errors",
    "Malformed": "penult.engine.errors",
    "Match": "penult.match.match",
    "MatchRecord": "penult.match.record",
    "Move": "penult.engine.moves",
    "Outcome": "penult.engine.view",
    "PenultError": "penult.engine.errors",
    "Record": "penult.notation.record",
    "RecordError": "penult.notation.errors",
    "Rules": "penult.engine.rules",
    "View": "penult.engine.view",
}
"""Names that are imported on first use, so that the command can answer Ctrl-C before they are loaded."""


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module 'penult' has no attribute {name!r}")
    from importlib import import_module

    globals()[name] = found = getattr(import_module(_LATER[name]), name)
    return found
