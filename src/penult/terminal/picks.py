"""How the dealer was found by cards: who picked which card, and again among those who were tied."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..engine.cards import Card
from ..engine.dealer import by_picks
from ..rulebook.voice import Voice
from .hand_lines import Line


def picking(picks: Sequence[Sequence[Card]], among: Sequence[int], voice: Voice) -> Iterator[Line]:
    """R-03, A-03: a line for each picking; none where it is not known who picked (A-04)."""
    if not picks or len(picks[0]) != len(among):
        return
    left = tuple(among)
    for number, cards in enumerate(picks):
        told = "; ".join(
            voice.say("terminal-pick", who=voice.name(seat), card=voice.card(card))
            for seat, card in zip(left, cards, strict=True)
        )
        message = "terminal-picked-again" if number else "terminal-picked"
        yield Line(voice.say(message, picks=told), "A-03" if number else "R-03")
        left = by_picks(cards, among=left)
