"""The laws of secrecy: nobody's view or events depend on what that seat may not know."""

from __future__ import annotations

import random
from collections import Counter

from penult import Deal, Event, View

_OPEN_TO_ALL = frozenset(["returned", "turned_up", "laid", "accepted", "shouted", "took_back", "left_with"])


def assert_views_keep_secrets(deal: Deal, rng: random.Random) -> None:
    """Guessing everything hidden anew gives the same view: so nothing hidden was in it."""
    for seat in (*range(deal.seats), None):
        view = deal.view(seat)
        imagined = Deal.imagine(view, rng)
        again = imagined.view(seat)
        assert again == view, difference(view, again)
        assert [move.breaks for move in again.moves] == [move.breaks for move in view.moves]
        assert Counter(imagined_cards(imagined)) == Counter(imagined_cards(deal))
        assert_memory_is_true(deal, view)


def assert_memory_is_true(deal: Deal, view: View) -> None:
    for owner, cards in enumerate(view.known):
        assert not Counter(cards) - Counter(deal.hand(owner)), (view.seat, owner, cards)


def assert_event_keeps_secrets(event: Event, seats: int) -> None:
    """Cards are seen by their owner; by all if they lie open; a shown hand by the challenger too."""
    for viewer in (*range(seats), None):
        seen = event.seen_by(viewer)
        entitled = event.kind in _OPEN_TO_ALL or (viewer is not None and viewer == event.seat)
        entitled = entitled or (event.kind == "shown" and viewer is not None and viewer == event.other)
        assert len(seen.cards) == len(event.cards)
        assert seen.cards == event.cards if entitled else not any(str(card) != "?" for card in seen.cards)


def imagined_cards(deal: Deal) -> list[object]:
    hands = [card for seat in range(deal.seats) for card in deal.hand(seat)]
    return [*hands, *deal.draw_pile, *deal.discard_pile]


def difference(one: View, other: View) -> str:
    names = [name for name in View.__slots__ if getattr(one, name) != getattr(other, name)]
    fields = [
        (name, getattr(one.state, name), getattr(other.state, name))
        for name in one.state.__slots__
        if getattr(one.state, name) != getattr(other.state, name)
    ]
    return f"{names} {fields}"
