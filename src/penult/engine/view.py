"""What one seat knows: its cards, the table, the hands it was shown, and its legal moves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import compress
from typing import Literal, NamedTuple

from .calls import NO_CALLS, Calls
from .cards import CARDS, Card, card_of_kind, color_name
from .kernel.cards import DRAWING, KINDS, NO_CARD
from .kernel.players import is_gone
from .kernel.state import COLOR_PHASE, DRAWN, NOBODY, OVER, REACT, SETTLE, TURN, State
from .kernel.totals import due
from .moves import Move
from .rules import Rules

PHASES = {
    COLOR_PHASE: "color",
    TURN: "turn",
    DRAWN: "drawn",
    REACT: "react",
    SETTLE: "settle",
    OVER: "over",
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a hand ended."""

    rule: str
    """The rule that ended it: somebody went out (R-51), or nothing could be played any more (A-57)."""
    winner: int | None
    void: bool
    tally: tuple[int, ...]
    """R-54: the points left in each hand."""
    points: int
    """R-55: what the winner scores."""
    team_points: int | None
    """R-64: what the winner's team scores; None if there can be no partners."""


class Laid(NamedTuple):
    """How the top card came to lie there. Everybody knows it."""

    seat: int | None = None
    """The seat that laid it; None if it was turned up."""
    color: str | None = None
    """The color in play before it was laid."""


NOT_LAID = Laid()
"""For a card that was turned up, or was on top in a given position."""


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one seat knows. `seat` is None for a spectator."""

    seat: int | None
    rules: Rules
    known: tuple[tuple[Card, ...], ...]
    """For each seat, cards that it certainly holds: shown by a challenge or a Howler, and not laid since."""
    deck: tuple[Card, ...]
    """Every card of the deal, wherever it is, in the order of cards."""
    drew: bool
    """Whether the player in turn has already drawn. Everybody knows it."""
    moves: tuple[Move, ...]
    """The moves that this seat may make now."""
    outcome: Outcome | None
    state: State
    """The state without anything that this seat does not know."""
    laid: Laid = NOT_LAID
    """How the top card came to lie there."""
    calls: Calls = NO_CALLS
    """Who has called UNO, and who has not and is safe."""

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def dealer(self) -> int:
        return self.state.dealer

    @property
    def phase(self) -> str:
        """Such as `turn:2`, as this seat may see it: only its owner knows that a drawn card fits (A-11)."""
        return phase_text(self.state)

    @property
    def turn(self) -> int | None:
        """The seat that has to act."""
        return seat_or_none(self.state.actor)

    @property
    def direction(self) -> Literal["L", "R"]:
        return "R" if self.state.direction else "L"

    @property
    def top(self) -> Card:
        return card_of_kind(self.state.top)

    @property
    def laid_by(self) -> int | None:
        """The seat that laid the top card; None if it was turned up."""
        return self.laid.seat

    @property
    def color_before(self) -> str | None:
        """The color in play before the top card was laid."""
        return self.laid.color

    @property
    def beneath(self) -> Card | None:
        """The card under the top one."""
        return beneath(self.state)

    @property
    def color(self) -> str | None:
        return color_name(self.state.color)

    @property
    def discard_pile(self) -> tuple[Card, ...]:
        """Bottom first."""
        return discard_pile(self.state)

    @property
    def draw_count(self) -> int:
        return self.state.pile_end - self.state.pile_top

    @property
    def discard_count(self) -> int:
        return self.state.discards

    @property
    def counts(self) -> tuple[int, ...]:
        return tuple(self.state.sizes[: self.seats])

    @property
    def hand(self) -> tuple[Card, ...]:
        return () if self.seat is None else hand_of(self.state, self.seat)

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """All hands if the deal is over and they lie open; before that only this seat's."""
        return tuple(hand_of(self.state, seat) for seat in range(self.seats))

    @property
    def drawn(self) -> Card | None:
        """The drawn card that this seat may lay or keep."""
        return None if self.state.drawn == NO_CARD else card_of_kind(self.state.drawn)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards in the DRAW pile and in other hands, except the known ones."""
        located = Counter(self.discard_pile)
        for cards in (*self.hands, *self.known):
            located.update(cards)
        return tuple(sorted((Counter(self.deck) - located).elements()))

    @property
    def exposed(self) -> tuple[int, ...]:
        return exposed_seats(self.state)

    @property
    def callers(self) -> tuple[int, ...]:
        """The seats down to one card that have called UNO."""
        return seats_down_to_one(self.state, self.calls.callers)

    @property
    def safe(self) -> tuple[int, ...]:
        """R-46: the seats down to one card that have not called, and can no longer be caught."""
        return seats_down_to_one(self.state, self.calls.safe)

    @property
    def due(self) -> int:
        """How many cards stand to be drawn by the player who is asked; 0 if none."""
        return cards_due(self.state)

    @property
    def stacked(self) -> int:
        """How many Draw cards are in the total that stands; 0 if none does."""
        return cards_stacked(self.state)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that are still in the hand."""
        return seats_in(self.state)

    @property
    def called(self) -> int | None:
        """The seat that has called UNO before laying its card."""
        return seat_or_none(self.state.called)

    def _repr_svg_(self) -> str:
        """For notebooks: the table as this seat sees it."""
        from .picture import view_svg

        return view_svg(self)


def phase_text(state: State, viewer: int | None = None) -> str:
    """A-11: to others, a player who may lay a drawn card is still in `turn`; not if they know it fits (H-35).

    `None` sees everything.
    """
    phase = state.phase
    if phase == DRAWN and viewer is not None and viewer != state.actor and not state.draw_until:
        phase = TURN
    return _phase_text(phase, state.actor)


@cache
def _phase_text(phase: int, actor: int) -> str:
    return PHASES[phase] if phase == OVER else f"{PHASES[phase]}:{actor}"


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def hand_of(state: State, seat: int) -> tuple[Card, ...]:
    counts = state.hands[seat * KINDS : (seat + 1) * KINDS]
    cards = tuple(compress(CARDS, counts))
    if len(cards) == state.sizes[seat]:
        return cards
    return tuple([card for card, count in zip(CARDS, counts, strict=True) if count for _ in range(count)])


def draw_pile(state: State) -> tuple[Card, ...]:
    """The DRAW pile, top first."""
    return tuple(card_of_kind(kind) for kind in state.pile[state.pile_top : state.pile_end])


def discard_pile(state: State) -> tuple[Card, ...]:
    return tuple(card_of_kind(kind) for kind in state.discard[: state.discards])


def beneath(state: State) -> Card | None:
    return card_of_kind(state.discard[state.discards - 2]) if state.discards > 1 else None


def exposed_seats(state: State) -> tuple[int, ...]:
    return tuple([seat for seat in range(state.seats) if state.exposed >> seat & 1])


def seats_down_to_one(state: State, seats: frozenset[int]) -> tuple[int, ...]:
    return tuple(seat for seat in sorted(seats) if state.sizes[seat] == 1) if seats else ()


def cards_due(state: State) -> int:
    """H-01: the cards that stand to be drawn while the victim is asked; 0 if none do."""
    asked = state.phase == REACT and (state.total or DRAWING >> state.top & 1)
    return due(state) if asked else 0


def cards_stacked(state: State) -> int:
    """H-01: how many Draw cards have joined the total that stands."""
    return state.total_cards if state.phase == REACT and state.total else 0


def seats_in(state: State) -> tuple[int, ...]:
    """H-44: the seats that have not been put out of the hand."""
    return tuple(seat for seat in range(state.seats) if not is_gone(state, seat))


def all_cards(state: State) -> tuple[Card, ...]:
    """Every card of the deal, wherever it is, in the order of cards."""
    hands = (card for seat in range(state.seats) for card in hand_of(state, seat))
    return tuple(sorted([*draw_pile(state), *discard_pile(state), *hands]))
