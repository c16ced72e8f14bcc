"""The laws of secrecy: nobody's view or events depend on what that seat may not know."""

from __future__ import annotations

import random
from collections import Counter

from penult import Deal, Event, View
from penult.engine.kernel.cards import KINDS
from penult.engine.kernel.hands import hold
from penult.engine.kernel.secrecy import can_be_challenged
from penult.engine.kernel.state import DRAWN, SETTLE, State
from penult.engine.view import hand_of

_OPEN_TO_ALL = frozenset(
    ["returned", "turned_up", "laid", "accepted", "shouted", "took_back", "left_with", "put_out"]
)
_BETWEEN_TWO = frozenset(["shown", "gave"])


def assert_views_keep_secrets(deal: Deal, rng: random.Random) -> None:
    """Guessing everything hidden again gives the same view, so the view contains nothing hidden."""
    for seat in (*range(deal.seats), None):
        view = deal.view(seat)
        imagined = Deal.imagine(view, rng)
        again = imagined.view(seat)
        assert again == view, difference(view, again)
        assert [move.breaks for move in again.moves] == [move.breaks for move in view.moves]
        assert Counter(imagined_cards(imagined)) == Counter(imagined_cards(deal))
        assert_memory_is_true(deal, view)


def assert_view_ignores_what_is_hidden(deal: Deal, rng: random.Random) -> None:
    """Change everything that a seat may not know: its view must stay the same."""
    for seat in (*range(deal.seats), None):
        other = deal.copy()
        scramble(other, seat, rng)
        assert other.view(seat) == deal.view(seat), difference(deal.view(seat), other.view(seat))


def scramble(deal: Deal, seat: int | None, rng: random.Random) -> None:
    state = deal.state
    if not deal.over:
        exchange_cards(state, seat, rng)
    pile = state.pile[state.pile_top : state.pile_end]
    state.pile[state.pile_top : state.pile_end] = bytes(rng.sample(list(pile), len(pile)))
    state.order[:] = rng.randbytes(len(state.order))
    state.place = rng.randrange(100)
    state.events = [rng.randrange(1 << 29) for _ in state.events]
    own_draw = state.phase == DRAWN and seat == state.actor
    if not own_draw:
        state.declined = rng.randrange(2)
        state.drawn = rng.randrange(KINDS)
    if seat != state.flaggable and state.phase != SETTLE:
        state.wrong = rng.choice((0, 16, 21))
    answerable = can_be_challenged(state)
    if not answerable or seat != state.origin:
        state.bluff = rng.randrange(2)
        state.as_laid[:] = bytes(rng.randrange(3) for _ in state.as_laid)


def exchange_cards(state: State, seat: int | None, rng: random.Random) -> None:
    """Redistribute the hidden cards among the other hands and the DRAW pile."""
    others = [other for other in range(state.seats) if other != seat]
    hidden = [card.kind for other in others for card in hand_of(state, other)]
    hidden += state.pile[state.pile_top : state.pile_end]
    rng.shuffle(hidden)
    for other in others:
        state.held[other] = 0
        state.hands[other * KINDS : (other + 1) * KINDS] = bytes(KINDS)
        for _ in range(state.sizes[other]):
            hold(state, other, hidden.pop())
    state.pile[state.pile_top : state.pile_end] = bytes(hidden)


def assert_memory_is_true(deal: Deal, view: View) -> None:
    for owner, cards in enumerate(view.known):
        assert not Counter(cards) - Counter(deal.hand(owner)), (view.seat, owner, cards)


def assert_event_keeps_secrets(event: Event, seats: int) -> None:
    """Cards are visible to their owner, to all if open, and a hand shown or given away to the other too."""
    for viewer in (*range(seats), None):
        seen = event.seen_by(viewer)
        entitled = event.kind in _OPEN_TO_ALL or (viewer is not None and viewer == event.seat)
        between = event.kind in _BETWEEN_TWO and viewer is not None and viewer == event.other
        entitled = entitled or between
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
