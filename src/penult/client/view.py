"""The hand in a message as the engine's `View`, so that bots and displays need to know only that.

A bot chooses the same on it as on the engine's own, except where it counts discards: a message has two.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..engine.calls import Calls
from ..engine.cards import Card, color_number
from ..engine.errors import Malformed
from ..engine.kernel.cards import KINDS, NO_COLOR
from ..engine.kernel.hands import hold
from ..engine.kernel.state import NOBODY, State
from ..engine.moves import Move
from ..engine.rules import Rules
from ..engine.shown import PHASES, Laid
from ..engine.view import View
from ..wire.views import HandView

_PHASES = {name: number for number, name in PHASES.items()}


def engine_view(hand: HandView, rules: Rules) -> View:
    """What the seat knows, with the top card and the one beneath it as the whole DISCARD pile."""
    return View(
        seat=hand.you,
        rules=rules,
        known=tuple(map(_cards, hand.known)) or len(hand.order) * ((),),
        deck=rules.edition.deck,
        drew=hand.drew,
        moves=tuple(Move.of(Move(offer.move).code, offer.breaks) for offer in hand.moves),
        outcome=None,
        state=_state(hand, rules),
        laid=Laid(hand.laid_by, hand.color_before),
        calls=Calls(frozenset(hand.callers), frozenset(hand.safe)),
    )


def _state(hand: HandView, rules: Rules) -> State:
    name = hand.phase.partition(":")[0]
    if name not in _PHASES:
        raise Malformed("phase", hand.phase, "one of " + ", ".join(_PHASES))
    state = State(
        seats=len(hand.order),
        dealer=hand.dealer,
        pile_end=hand.draw,
        top=Card(hand.top).kind,
        color=NO_COLOR if hand.color is None else color_number(hand.color),
        phase=_PHASES[name],
        actor=NOBODY if hand.turn is None else hand.turn,
        direction="LR".index(hand.direction),
        origin=hand.dealer if hand.laid_by is None else hand.laid_by,
        turned_up=int(hand.laid_by is None),
        former_color=NO_COLOR if hand.color_before is None else color_number(hand.color_before),
        exposed=sum(1 << seat for seat in hand.exposed),
        called=NOBODY if hand.called is None else hand.called,
        total=hand.due,
        total_cards=hand.stacked,
        gone=sum(1 << seat for seat in hand.put_out),
    )
    rules.write_into(state)
    if hand.stacked:
        state.standing = state.top
    if hand.drawn is not None:
        state.drawn = Card(hand.drawn).kind
    if hand.you is not None:
        for card in _cards(hand.hand):
            hold(state, hand.you, card.kind)
    state.sizes[: state.seats] = bytes(hand.counts)
    _open(state, {move.verb: move for offer in hand.moves if (move := Move(offer.move))})
    discards = _cards(card for card in (hand.beneath, hand.top) if card is not None)
    state.discards = len(discards)
    state.discard[: len(discards)] = bytes(card.kind for card in discards)
    return state


def _open(state: State, offered: Mapping[str, Move]) -> None:
    """What can still be said about the top card, as far as this seat may say it."""
    state.jumpable = int("jump" in offered)
    if "flag" in offered and (who := offered["flag"].target) is not None:
        state.flaggable, state.guarded = who, 1
    if "challenge" in offered:
        state.size_as_laid = state.sizes[state.origin] + 1


def _cards(codes: Iterable[str]) -> tuple[Card, ...]:
    cards = tuple(map(Card, codes))
    for card in cards:
        if card.kind >= KINDS:
            raise Malformed("card", str(card), "a card that can be seen")
    return cards
