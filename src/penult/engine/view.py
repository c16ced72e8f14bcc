"""What one seat knows: its cards, the table, the hands it was shown, and its legal moves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import compress

from . import shown
from .calls import NO_CALLS, Calls
from .cards import CARDS, Card, card_of_kind
from .kernel.cards import KINDS, NO_CARD
from .kernel.hands import points
from .kernel.scoring import team_points, winner_points
from .kernel.seating import partners_allowed
from .kernel.state import NOBODY, State
from .moves import Move
from .rules import Rules
from .shown import NOT_LAID, Laid, Shown, discards_of, seat_or_none


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

    seats = Shown(shown.seats)
    dealer = Shown(shown.dealer)
    phase = Shown(shown.phase)
    turn = Shown(shown.turn)
    direction = Shown(shown.direction)
    top = Shown(shown.top)
    laid_by = Shown(shown.laid_by)
    color_before = Shown(shown.color_before)
    beneath = Shown(shown.beneath)
    color = Shown(shown.color)
    counts = Shown(shown.counts)
    exposed = Shown(shown.exposed)
    callers = Shown(shown.callers)
    safe = Shown(shown.safe)
    called = Shown(shown.called)
    due = Shown(shown.due)
    stacked = Shown(shown.stacked)
    no_challenge = Shown(shown.no_challenge)
    mercy = Shown(shown.mercy)
    too_many = Shown(shown.too_many)
    playing = Shown(shown.playing)
    draw_count = Shown(shown.draw_count)
    discard_count = Shown(shown.discard_count)
    discard_pile = Shown(shown.discard_pile)

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

    def _repr_svg_(self) -> str:
        """For notebooks: the table as this seat sees it."""
        from .picture import view_svg

        return view_svg(self)


def outcome_of(state: State, rule: str) -> Outcome:
    """Of a hand that is over, ended by this rule."""
    won = state.winner != NOBODY
    tally = tuple(points(state, seat) for seat in range(state.seats))
    return Outcome(
        rule=rule,
        winner=seat_or_none(state.winner),
        void=bool(state.void),
        tally=tally,
        points=winner_points(tally, state.winner) if won else 0,
        team_points=team_points(tally, state.winner) if won and partners_allowed(state.seats) else None,
    )


def hand_of(state: State, seat: int) -> tuple[Card, ...]:
    counts = state.hands[seat * KINDS : (seat + 1) * KINDS]
    cards = tuple(compress(CARDS, counts))
    if len(cards) == state.sizes[seat]:
        return cards
    return tuple([card for card, count in zip(CARDS, counts, strict=True) if count for _ in range(count)])


def draw_pile(state: State) -> tuple[Card, ...]:
    """The DRAW pile, top first."""
    return tuple(card_of_kind(kind) for kind in state.pile[state.pile_top : state.pile_end])


def all_cards(state: State) -> tuple[Card, ...]:
    """Every card of the deal, wherever it is, in the order of cards."""
    hands = (card for seat in range(state.seats) for card in hand_of(state, seat))
    return tuple(sorted([*draw_pile(state), *discards_of(state), *hands]))
