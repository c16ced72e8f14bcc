"""A deal or a view as a picture, for notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ..pictures import Seat, Table, table_svg
from .cards import HIDDEN_CARD, Card
from .moves import Move

if TYPE_CHECKING:
    from .deal import Deal
    from .view import View

_NOTES = {
    "turn": "to play",
    "color": "names a color",
    "drawn": "has drawn",
    "react": "to answer",
    "settle": "last card laid",
}
_PROMPTS = {
    "turn": "Your turn",
    "color": "Name a color",
    "drawn": "Lay it or keep it",
    "react": "Answer the card",
    "settle": "Your last card",
}


def deal_svg(deal: Deal) -> str:
    """Every hand open; the cards that the player to act may lay are raised."""
    hands = [deal.hand(seat) for seat in range(deal.seats)]
    return table_svg(_table(deal, hands, len(deal.draw_pile), deal.legal_moves()))


def view_svg(view: View) -> str:
    """What the seat knows: its own hand, the cards it has been shown, and backs."""
    hands = [_seen(view, seat) for seat in range(view.seats)]
    return table_svg(_table(view, hands, view.draw_count, view.moves, view.seat))


def _table(
    shown: Deal | View,
    hands: Sequence[Sequence[Card]],
    draw_pile: int,
    moves: Sequence[Move],
    viewer: int | None = None,
) -> Table:
    playable = _playable(moves)
    return Table(
        seats=tuple(
            Seat(_name(seat), _codes(hand), _note(shown, seat), seat in shown.exposed)
            for seat, hand in enumerate(hands)
        ),
        discard_pile=_codes(shown.discard_pile),
        draw_pile=draw_pile,
        color=shown.color,
        direction=shown.direction,
        turn=None if shown.outcome else shown.turn,
        viewer=viewer,
        playable=playable,
        draw=shown.rules.edition.draw_strength,
        prompt=_prompt(shown, viewer, moves),
        detail="" if viewer is None else _detail(shown, hands[viewer], viewer, playable),
    )


def _seen(view: View, seat: int) -> Sequence[Card]:
    if view.outcome or seat == view.seat:
        return view.hands[seat]
    hidden = view.counts[seat] - len(view.known[seat])
    return (*view.known[seat], *hidden * (HIDDEN_CARD,))


def _playable(moves: Iterable[Move]) -> frozenset[str]:
    return frozenset(str(move.card) for move in moves if move.card and move.right)


def _note(shown: Deal | View, seat: int) -> str:
    if shown.outcome:
        return "out" if shown.counts[seat] == 0 else f"{shown.outcome.tally[seat]} points"
    if seat in shown.exposed:
        return "not called"
    if seat == shown.turn:
        return _NOTES[_phase(shown)]
    return "dealer" if seat == shown.dealer else ""


def _prompt(shown: Deal | View, viewer: int | None, moves: Sequence[Move]) -> str:
    if shown.outcome:
        winner = shown.outcome.winner
        return "Nobody wins" if winner is None else f"{_name(winner)} wins {shown.outcome.points} points"
    if shown.turn == viewer:
        must_lay = _phase(shown) == "drawn" and all(move.verb != "keep" for move in moves)
        return "Lay it" if must_lay else _PROMPTS[_phase(shown)]
    return f"{_name(shown.turn or 0)}: {_NOTES[_phase(shown)]}"


def _detail(shown: Deal | View, hand: Sequence[Card], viewer: int, playable: frozenset[str]) -> str:
    count = f"{len(hand)} card" + "s" * (len(hand) != 1)
    if shown.phase == f"turn:{viewer}":
        count += f", {sum(str(card) in playable for card in hand) or 'none'} to play"
    marks = ["dealer"] * (viewer == shown.dealer) + ["UNO not called"] * (viewer in shown.exposed)
    return ", ".join([_name(viewer), count, *marks])


def _phase(shown: Deal | View) -> str:
    return shown.phase.partition(":")[0]


def _name(seat: int) -> str:
    return f"Seat {seat}"


def _codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(map(str, cards))
