"""Replaying a record, with every line verified on the way."""

from __future__ import annotations

from collections import defaultdict

from ..engine.cards import Card
from ..engine.chance import Chance
from ..engine.deal import Deal
from ..engine.errors import IllegalMove, Malformed
from ..engine.events import Event
from .acts import Act, sizes_reshuffled, whole_pile
from .ending import ABANDONED, Ending
from .errors import RecordError, mistake


def play_act(deal: Deal, act: Act) -> tuple[Event, ...]:
    """Make the move; it must reshuffle if the record says so, and only then."""
    if act.pile:
        deal.chance.add_order(_order(deal, act))
    return _play(deal, act)


def _play(deal: Deal, act: Act) -> tuple[Event, ...]:
    try:
        return deal.play(act.move, act.seat)
    except IllegalMove as refusal:
        raise RecordError(act.line, act.words, refusal.sentence, refusal.rule) from refusal
    except Malformed as error:
        raise mistake(act.line, act.words, "a reshuffle after this move", "none", "R-50") from error


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
    """The new pile as positions in the discards; equal cards are interchangeable."""
    positions: defaultdict[Card, list[int]] = defaultdict(list)
    for position, card in enumerate(_discards_reshuffled(deal, act)):
        positions[card].append(position)
    try:
        order = [positions[card].pop() for card in act.pile]
    except IndexError:
        what, expected = f"reshuffle after {act.words}", "the discards below the top card"
        raise mistake(act.line, what, expected, "other cards", "R-50") from None
    return (*order, *range(len(order), len(deal.chance.deck)))


def _discards_reshuffled(deal: Deal, act: Act) -> tuple[Card, ...]:
    """The discards that the move reshuffles: cards of the same move may be among them (H-31, H-43).

    It is played once with an order that leaves them as they lie.
    """
    trial = deal.copy()
    as_they_lie = range(len(deal.chance.deck))
    trial.chance = Chance(deal.chance.deck, orders=(*deal.chance.orders, as_they_lie))
    sizes = sizes_reshuffled(_play(trial, act))
    if sizes != [len(act.pile)]:
        expected = " and ".join(f"{size} cards" for size in sizes) or "none"
        raise mistake(act.line, f"reshuffle after {act.words}", expected, f"{len(act.pile)} cards", "R-50")
    return whole_pile(trial)
