"""Guessing what a seat does not know, at many tables at once, with a belief about each hidden card."""

from __future__ import annotations

from ...engine.kernel.cards import KINDS, WILD_FOUR
from ...engine.kernel.chance import below, shuffle, stir
from ...engine.kernel.hands import count, hold
from ...engine.kernel.jit import jit
from ...engine.kernel.playable_cards import fits
from ...engine.kernel.secrecy import can_be_challenged, had_a_choice, plainly_wrong, was_bluff
from ...engine.kernel.state import DRAWN, NO_BLUFF, OVER, State

NOTHING = -1


@jit
def imagine_tables(
    states: list[State],
    seen: list[State],
    viewer: int,
    drew: int,
    unseen: list[int],
    shown: list[int],
    weights: list[list[int]],
    left: list[int],
    rngs: list[int],
) -> None:
    """Fill every table with a state that the view allows.

    `unseen` counts the hidden cards by kind, `shown` the known ones of each seat. `weights` has a row for
    each hidden card in a hand: how likely it is to be of each kind, beside how many there are. `left` is a
    buffer.
    """
    for at in range(len(states)):
        states[at] = seen[0]
        for card in range(KINDS):
            left[card] = unseen[card]
        rngs[at] = imagine(states[at], viewer, drew, shown, weights, left, rngs[at])


@jit
def imagine(
    state: State,
    viewer: int,
    drew: int,
    shown: list[int],
    weights: list[list[int]],
    left: list[int],
    rng: int,
) -> int:
    """Fill one table. Returns the generator's new state."""
    if state.phase != OVER:
        waits = drew != 0 and viewer != state.actor
        if waits:
            rng = guess_drawn(state, left, stir(rng))
        rng = guess_hands(state, viewer, waits, shown, weights, left, rng)
        if waits:
            state.declined = had_a_choice(state)
        rng = guess_laid(state, viewer, shown, rng)
    size = 0
    for card in range(KINDS):
        for _ in range(left[card]):
            state.pile[size] = card
            size += 1
    return shuffle(state.pile, size, rng)


@jit
def guess_drawn(state: State, left: list[int], rng: int) -> int:
    """A player who has drawn and still has the turn drew a card that fits. H-15: a bluff would not."""
    total = fitting = 0
    for card in range(KINDS):
        if left[card] and fits(state, card):
            fitting += left[card]
            total += left[card] if state.bluff_rule != NO_BLUFF or card != WILD_FOUR else 0
    surely = total > 0
    nth = below(rng, total if surely else fitting)
    for card in range(KINDS):
        if left[card] and fits(state, card):
            if surely and state.bluff_rule == NO_BLUFF and card == WILD_FOUR:
                continue
            if nth < left[card]:
                left[card] -= 1
                state.phase = DRAWN
                state.drawn = card
                hold(state, state.actor, card)
                return rng
            nth -= left[card]
    return rng


@jit
def guess_hands(
    state: State,
    viewer: int,
    waits: bool,
    shown: list[int],
    weights: list[list[int]],
    left: list[int],
    rng: int,
) -> int:
    """The known cards first, then each hidden one by what is believed of it."""
    slot = 0
    for seat in range(state.seats):
        if seat == viewer:
            continue
        known = 0
        for card in range(KINDS):
            for _ in range(shown[seat * KINDS + card]):
                hold(state, seat, card)
                known += 1
        hidden = state.sizes[seat] - known
        guessed = hidden - 1 if waits and seat == state.actor else hidden
        for nth in range(guessed):
            rng = stir(rng)
            card = drawn_from(left, weights[slot + nth], rng)
            left[card] -= 1
            hold(state, seat, card)
        slot += hidden
    return rng


@jit
def drawn_from(left: list[int], weight: list[int], rng: int) -> int:
    """A kind, by its number times its weight; by its number alone if no kind has a weight."""
    total = cards = 0
    for card in range(KINDS):
        total += left[card] * weight[card]
        cards += left[card]
    nth = below(rng, total if total else cards)
    for card in range(KINDS):
        here = left[card] * weight[card] if total else left[card]
        if nth < here:
            return card
        nth -= here
    return NOTHING


@jit
def guess_laid(state: State, viewer: int, shown: list[int], rng: int) -> int:
    """Whether the last card was wrong or a bluff follows from what the others can see or guess."""
    if viewer != state.flaggable:
        state.wrong = plainly_wrong(state)
    if viewer == state.origin or not can_be_challenged(state):
        return rng
    missing = state.size_as_laid
    for card in range(KINDS):
        known = min(shown[state.origin * KINDS + card], count(state, state.origin, card), missing)
        state.as_laid[card] += known
        missing -= known
    while missing > 0:
        rng = stir(rng)
        card = another_of_hand(state, rng)
        if card == NOTHING:
            break
        state.as_laid[card] += 1
        missing -= 1
    state.bluff = was_bluff(state)
    return rng


@jit
def another_of_hand(state: State, rng: int) -> int:
    """A random card of the hand behind a Wild Draw Four that is not counted yet."""
    total = 0
    for card in range(KINDS):
        total += uncounted(state, card)
    if total == 0:
        return NOTHING
    nth = below(rng, total)
    for card in range(KINDS):
        here = uncounted(state, card)
        if nth < here:
            return card
        nth -= here
    return NOTHING


@jit
def uncounted(state: State, card: int) -> int:
    """How many cards of this kind the hand has beyond those counted; the bytes of a state have no sign."""
    held, counted = 0, 0
    held += count(state, state.origin, card)
    counted += state.as_laid[card]
    return held - counted if held > counted else 0
