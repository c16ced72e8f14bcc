"""The truth about a script: what the engine alone does with it, and what one viewer may know of that."""

from __future__ import annotations

from dataclasses import dataclass, field

from penult.engine.chance import Chance
from penult.engine.deal import Deal
from penult.engine.errors import PenultError
from penult.engine.events import Event
from penult.engine.kernel.state import NOBODY
from penult.engine.kernel.uno import invisible
from penult.engine.moves import Move
from penult.engine.rules import Rules
from server.secrecy.script import Closing, Item, Made

OPENING = ("left_with", "shown", "put_out", "gave")
"""Events that may show a viewer cards that were hidden so far."""


class Impossible(PenultError):
    """A script that cannot be played with these cards."""


@dataclass(slots=True)
class Truth:
    """One hand, played without any table."""

    seen: list[Event] = field(default_factory=list)
    """What happened, as the viewer may know it."""
    all: list[Event] = field(default_factory=list)
    secrets: list[tuple[str, int]] = field(default_factory=list)
    """What the viewer may not know, in order."""
    kept: list[bool] = field(default_factory=list)
    """For each closing, whether a card that fitted was kept."""


def truth(
    rules: str, seats: int, dealer: int, chance: Chance, items: tuple[Item, ...], viewer: int | None
) -> Truth:
    """`Impossible` if a move that was made is refused, or the reverse."""
    deal = Deal(Rules(rules), seats, chance, dealer)
    found = Truth()
    try:
        for item in items:
            _go_on(deal, item, found)
    except PenultError as why:
        raise Impossible(str(why)) from why
    found.all = deal.events
    found.seen = [event.seen_by(viewer) for event in deal.events]
    return found


def _go_on(deal: Deal, item: Item, found: Truth) -> None:
    if isinstance(item, Closing):
        fitted = deal.phase == f"drawn:{item.seat}"
        found.kept.append(fitted)
        found.secrets.append(("kept", fitted))
        if fitted:
            deal.play(Move("keep"), item.seat)
        return
    if not isinstance(item, Made):
        _refuse(deal, item.seat, item.move)
        return
    if deal.phase.startswith("react"):
        found.secrets.append(("held Invisibility", invisible(deal.state, deal.state.actor)))
        if item.move.verb in ("accept", "invis"):
            found.secrets.append(("bluffed", deal.state.bluff))
    deal.play(item.move, item.seat)
    if deal.state.flaggable != NOBODY:
        found.secrets.append(("laid wrong", min(deal.state.wrong, 1)))


def _refuse(deal: Deal, seat: int, move: Move) -> None:
    try:
        deal.copy().play(move, seat)
    except PenultError:
        return
    raise Impossible(f"{move} is no longer refused")


def first_difference(one: Truth, other: Truth) -> int | None:
    """The place of the first event that the viewer sees differently; None if there is none."""
    for at, (event, twin) in enumerate(zip(one.seen, other.seen, strict=False)):
        if event != twin:
            return at
    return None if len(one.seen) == len(other.seen) else min(len(one.seen), len(other.seen))


def alike(one: Truth, other: Truth) -> bool:
    """Whether the viewer sees the same events in both, up to one that shows different cards."""
    at = first_difference(one, other)
    if at is None:
        return True
    if at >= min(len(one.seen), len(other.seen)):
        return False
    event, twin = one.seen[at], other.seen[at]
    return event.kind == twin.kind and event.kind in OPENING and event.cards != twin.cards
