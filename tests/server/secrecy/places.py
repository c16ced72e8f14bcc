"""Where each card of a deck went: who got it, and whether a viewer ever saw its face."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from penult.engine.cards import Card
from penult.engine.events import Event

_FACE_UP = ("laid", "shouted", "shown")


def owners(events: Iterable[Event], seats: int, dealer: int, size: int) -> list[int | None]:
    """For each card of the deck the seat that got it from the pile, None if nobody did.

    Not exact if a first card was returned, so an exchange based on it must be checked.
    """
    taken: list[int | None] = [(dealer + 1 + at) % seats for at in range(7 * seats)]
    for event in events:
        if event.kind == "turned_up":
            taken.append(None)
        elif event.kind == "drew":
            taken += [event.seat] * len(event.cards)
        elif event.kind == "reshuffled":
            break
    return (taken + [None] * size)[:size]


def unseen(
    events: Sequence[Event], deck: Sequence[Card], owned: Sequence[int | None], viewer: int | None
) -> list[int]:
    """The places of the cards that others hold or that still lie in the pile, as far as this viewer knows."""
    held: defaultdict[tuple[int | None, Card], list[int]] = defaultdict(list)
    for place, seat in enumerate(owned):
        held[seat, deck[place]].append(place)
    hidden = {place for place, seat in enumerate(owned) if seat != viewer or viewer is None}
    for event in events:
        if event.kind == "turned_up":
            hidden.discard(owned.index(None))
        for card in event.cards if event.kind in _FACE_UP else ():
            if held[event.seat, card]:
                hidden.discard(held[event.seat, card].pop(0))
    return sorted(hidden)
