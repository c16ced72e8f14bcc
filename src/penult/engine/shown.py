"""What a deal and a view both show of the table: everybody knows it.

Each is a function of something that has a state and knows how its top card was laid and who has called UNO.
`Deal` and `View` list those that they show, as properties.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Generic, Literal, NamedTuple, Protocol, TypeVar

from .calls import Calls
from .cards import Card, card_of_kind, color_name
from .kernel.cards import DRAWING, WILD_FOUR
from .kernel.piles import pile_size
from .kernel.players import is_gone
from .kernel.refusals_by_house import jump_is_open
from .kernel.refusals_out_of_turn import undoubted_by
from .kernel.state import COLOR_PHASE, DRAWN, NOBODY, OVER, REACT, SETTLE, TURN, State
from .kernel.totals import can_be_doubted
from .kernel.totals import due as standing_due
from .refusals import rule_id

PHASES = {
    COLOR_PHASE: "color",
    TURN: "turn",
    DRAWN: "drawn",
    REACT: "react",
    SETTLE: "settle",
    OVER: "over",
}


class Laid(NamedTuple):
    """How the top card came to lie there. Everybody knows it."""

    seat: int | None = None
    """The seat that laid it; None if it was turned up."""
    color: str | None = None
    """The color in play before it was laid."""


NOT_LAID = Laid()
"""For a card that was turned up, or was on top in a given position."""


class Table(Protocol):
    """What the functions below look at."""

    @property
    def state(self) -> State: ...

    @property
    def laid(self) -> Laid: ...

    @property
    def calls(self) -> Calls: ...


T = TypeVar("T")

if TYPE_CHECKING:

    class Shown(Generic[T]):
        """A property made from a function; a type checker knows its type wherever it is listed."""

        def __init__(self, of: Callable[[Table], T]) -> None: ...

        def __get__(self, table: object, kind: type[object]) -> T: ...

else:
    Shown = property


def seats(table: Table) -> int:
    return table.state.seats


def dealer(table: Table) -> int:
    return table.state.dealer


def phase(table: Table) -> str:
    """What the deal waits for: `color:0`, `turn:0`, `drawn:0`, `react:0`, `settle:0` or `over`.

    In a view only its owner knows that a drawn card fits (A-11); to the others it is still `turn`.
    """
    return phase_text(table.state)


def turn(table: Table) -> int | None:
    """The seat that has to act."""
    return seat_or_none(table.state.actor)


def answering(table: Table) -> bool:
    """Whether the player on whom a card was played has to answer it."""
    return table.state.phase == REACT


def settling(table: Table) -> bool:
    """Whether a wrong last card waits for an objection."""
    return table.state.phase == SETTLE


def over(table: Table) -> bool:
    return table.state.phase == OVER


def top(table: Table) -> Card:
    return card_of_kind(table.state.top)


def laid_by(table: Table) -> int | None:
    """The seat that laid the top card; None if it was turned up."""
    return table.laid.seat


def color_before(table: Table) -> str | None:
    """The color in play before the top card was laid."""
    return table.laid.color


def beneath(table: Table) -> Card | None:
    """The card under the top one."""
    state = table.state
    return card_of_kind(state.discard[state.discards - 2]) if state.discards > 1 else None


def color(table: Table) -> str | None:
    """The color in play."""
    return color_name(table.state.color)


def direction(table: Table) -> Literal["L", "R"]:
    """`L` for left, or `R`."""
    return "R" if table.state.direction else "L"


def counts(table: Table) -> tuple[int, ...]:
    """How many cards each seat holds."""
    return tuple(table.state.sizes[: table.state.seats])


def exposed(table: Table) -> tuple[int, ...]:
    """The seats that can be caught."""
    state = table.state
    if not state.exposed:
        return ()
    return tuple([seat for seat in range(state.seats) if state.exposed >> seat & 1])


def callers(table: Table) -> tuple[int, ...]:
    """The seats down to one card that have called UNO."""
    return _down_to_one(table.state, table.calls.callers)


def safe(table: Table) -> tuple[int, ...]:
    """R-46: the seats down to one card that have not called, and can no longer be caught."""
    return _down_to_one(table.state, table.calls.safe)


def called(table: Table) -> int | None:
    """The seat that has called UNO before laying its card."""
    return seat_or_none(table.state.called)


def flaggable(table: Table) -> int | None:
    """The seat whose last card can still be flagged, right or wrong."""
    return seat_or_none(table.state.flaggable)


def cancellable(table: Table) -> int | None:
    """D-04: the seat whose last card can still be canceled by players other than its victim."""
    return table.state.origin if table.state.cancellable else None


def jumpable(table: Table) -> bool:
    """H-25, H-28: whether somebody who held the same card as the top one could jump in now."""
    return jump_is_open(table.state)


def due(table: Table) -> int:
    """H-01: how many cards stand to be drawn by the player who is asked; 0 if none."""
    state = table.state
    asked = state.phase == REACT and (state.total or DRAWING >> state.top & 1)
    return standing_due(state) if asked else 0


def stacked(table: Table) -> int:
    """H-01: how many Draw cards are in the total that stands; 0 if none does."""
    state = table.state
    return state.total_cards if state.phase == REACT and state.total else 0


def no_challenge(table: Table) -> str | None:
    """H-13 … H-15: the rule by which the Wild Draw Four that is answered cannot be challenged."""
    state = table.state
    if state.phase != REACT or state.top != WILD_FOUR or can_be_doubted(state):
        return None
    return rule_id(undoubted_by(state))


def mercy(table: Table) -> int:
    """H-42: with how many cards a player is out of the hand; 0 if there is no limit."""
    return table.state.mercy


def too_many(table: Table) -> int:
    """H-42: how many cards the player who is asked would hold by drawing all, if too many; 0 otherwise.

    Nobody draws more than there are, with all discards that a reshuffle takes.
    """
    state = table.state
    if not (state.mercy and due(table)):
        return 0
    there = pile_size(state) + max(0, state.discards - 1 - state.guarded)
    held = state.sizes[state.actor] + min(due(table), there)
    return held if held >= state.mercy else 0


def playing(table: Table) -> tuple[int, ...]:
    """H-44: the seats that are still in the hand."""
    return tuple(seat for seat in range(table.state.seats) if not is_gone(table.state, seat))


def draw_shows_fit(table: Table) -> bool:
    """H-35: whether everybody knows that a drawn card fits; otherwise only its player does (A-11)."""
    return bool(table.state.draw_until)


def draw_count(table: Table) -> int:
    return pile_size(table.state)


def discard_count(table: Table) -> int:
    return table.state.discards


def discard_pile(table: Table) -> tuple[Card, ...]:
    """Bottom first."""
    return discards_of(table.state)


def discards_of(state: State) -> tuple[Card, ...]:
    """The DISCARD pile, bottom first."""
    return tuple(card_of_kind(kind) for kind in state.discard[: state.discards])


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


def _down_to_one(state: State, seats: frozenset[int]) -> tuple[int, ...]:
    return tuple(seat for seat in sorted(seats) if state.sizes[seat] == 1) if seats else ()
