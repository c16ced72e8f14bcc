"""From a view back to a state: what the seat does not know is guessed, to fit everything it does know."""

from __future__ import annotations

import random
from collections import Counter

from .cards import Card
from .kernel.cards import WILD_FOUR
from .kernel.hands import hold
from .kernel.playable_cards import fits
from .kernel.secrecy import can_be_challenged, had_a_choice, plainly_wrong, was_bluff
from .kernel.state import DRAWN, NO_BLUFF, State
from .view import View, hand_of


def imagined_state(view: View, rng: random.Random) -> State:
    """A state that the view allows; nothing in it comes from the real one."""
    state = view.state.copy()
    unseen = list(view.unseen)
    rng.shuffle(unseen)
    if view.outcome is None:
        _guess_drawn(view, state, unseen)
        _guess_hands(view, state, unseen)
        _guess_laid(view, state, rng)
    state.pile[: len(unseen)] = bytes(card.kind for card in unseen)
    return state


def _guess_drawn(view: View, state: State, unseen: list[Card]) -> None:
    """A player who has drawn and still has the turn drew a card that fits. H-15: a bluff would not."""
    if view.drew and view.seat != state.actor:
        fitting = [card for card in unseen if fits(state, card.kind)]
        surely = [card for card in fitting if state.bluff_rule != NO_BLUFF or card.kind != WILD_FOUR]
        drawn = (surely or fitting)[0]
        unseen.remove(drawn)
        state.phase = DRAWN
        state.drawn = drawn.kind
        hold(state, state.actor, drawn.kind)


def _guess_hands(view: View, state: State, unseen: list[Card]) -> None:
    for seat in range(state.seats):
        if seat == view.seat:
            continue
        for card in view.known[seat]:
            hold(state, seat, card.kind)
        for _ in range(state.sizes[seat] - len(hand_of(state, seat))):
            hold(state, seat, unseen.pop().kind)
    if view.drew and view.seat != state.actor:
        state.declined = had_a_choice(state)


def _guess_laid(view: View, state: State, rng: random.Random) -> None:
    """Whether the last card was wrong or a bluff is derived from what the others can see or guess."""
    if view.seat != state.flaggable:
        state.wrong = plainly_wrong(state)
    if view.seat != state.origin and can_be_challenged(state):
        hand = Counter(hand_of(state, state.origin))
        known = Counter(view.known[state.origin])
        rest = list((hand - known).elements())
        rng.shuffle(rest)
        for card in [*known.elements(), *rest][: state.size_as_laid]:
            state.as_laid[card.kind] += 1
        state.bluff = was_bluff(state)
