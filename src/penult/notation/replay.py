"""Replaying a record, with every line verified on the way."""

from __future__ import annotations

from collections import defaultdict

from ..engine.cards import Card
from ..engine.deal import Deal
from ..engine.errors import IllegalMove, Malformed
from ..engine.events import Event
from .acts import Act, sizes_reshuffled
from .ending import ABANDONED, Ending
from .errors import RecordError, mistake


def play_act(deal: Deal, act: Act) -> tuple[Event, ...]:
    """Make the move; it must reshuffle if the record says so, and only then."""
    if act.pile:
        deal.chance.add_order(_order(deal, act))
    try:
        events = deal.play(act.move, act.seat)
    except IllegalMove as refusal:
        raise RecordError(act.line, act.words, refusal.sentence, refusal.rule) from refusal
    except Malformed as error:
        raise mistake(act.line, act.words, "a reshuffle after this move", "none", "R-50") from error
    if act.pile and sizes_reshuffled(events) != [len(act.pile)]:
        expected = " and ".join(f"{size} cards" for size in sizes_reshuffled(events)) or "none"
        raise mistake(act.line, f"reshuffle after {act.words}", expected, f"{len(act.pile)} cards", "R-50")
    return events


def finish(deal: Deal, ending: Ending) -> tuple[Event, ...]:
    """A-74: abandon the deal if the record says so; any other ending needs nothing."""
    return deal.abandon() if ending.kind == ABANDONED and not deal.over else ()


def verify_ending(deal: Deal, ending: Ending) -> None:
    """The deal must have ended as the record says, with the events of its digest."""
    true = Ending.of(deal)
    if ending.words != true.words:
        raise mistake(ending.line, "end", true.words, ending.words)
    if ending.digest not in ("", true.digest):
        raise mistake(ending.line, "digest of all events", true.digest, ending.digest)


def _order(deal: Deal, act: Act) -> tuple[int, ...]:
    """The new pile as positions in the old one; equal cards are interchangeable."""
    below_the_top = deal.discard_pile[: len(act.pile)]
    positions: defaultdict[Card, list[int]] = defaultdict(list)
    for position, card in enumerate(below_the_top):
        positions[card].append(position)
    try:
        order = [positions[card].pop() for card in act.pile]
    except IndexError:
        what, expected = f"reshuffle after {act.words}", "the discards below the top card"
        raise mistake(act.line, what, expected, "other cards", "R-50") from None
    return (*order, *range(len(order), len(deal.chance.deck)))
