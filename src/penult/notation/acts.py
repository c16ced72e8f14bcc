"""One line of play: who makes which move, and the new draw pile if there was a reshuffle.

>>> print(Act(1, Move("draw"), "bot"))
1:draw          (bot)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..engine.cards import Card, card_of_kind
from ..engine.deal import Deal
from ..engine.events import Event
from ..engine.kernel.state import REFEREE
from ..engine.moves import Move
from .errors import at_line, mistake
from .values import write_cards

MARKS = ("bot", "autopilot", "clock")
"""Who made a move if no person did: a bot in that seat, the autopilot of an absent player, or the clock when
time was up."""
MOST_ACTS = 8_000
"""No people play that long; the limit keeps a hostile record from taking minutes to replay."""
_MARK_COLUMN = 16


@dataclass(frozen=True, slots=True)
class Act:
    """A move with its actor and its mark."""

    seat: int
    move: Move
    mark: str = ""
    pile: tuple[Card, ...] = ()
    """R-50: the new DRAW pile, top first, if this move reshuffled the discards.

    No move of a whole deck does so twice: that takes fewer cards than any edition has.
    """
    line: int = field(default=0, compare=False)
    """The line of the text it was read from."""

    @property
    def words(self) -> str:
        """The act alone: `2:catch 0`, `ref:hint 1`."""
        return f"{'ref' if self.seat == REFEREE else self.seat}:{self.move}"

    def __str__(self) -> str:
        text = f"{self.words:<{_MARK_COLUMN}}({self.mark})" if self.mark else self.words
        return f"{text}\n{write_cards('reshuffle', self.pile)}" if self.pile else text


def acts_of(deal: Deal, fresh: Deal, marks: Mapping[int, str]) -> tuple[Act, ...]:
    """The moves of a deal, played again on a fresh one to find the reshuffles."""
    _check_marks(marks, len(deal.moves))
    if len(deal.moves) > MOST_ACTS:
        raise mistake(0, "record", f"at most {MOST_ACTS} moves", len(deal.moves))
    return tuple(
        _play_again(fresh, seat, move, marks.get(number, ""))
        for number, (seat, move) in enumerate(deal.moves)
    )


def _play_again(fresh: Deal, seat: int, move: Move, mark: str) -> Act:
    with at_line(0):
        move = Move(str(move))
    reshuffled = sizes_reshuffled(fresh.play(move, seat))
    return Act(seat, move, mark, whole_pile(fresh) if reshuffled else ())


def sizes_reshuffled(events: tuple[Event, ...]) -> list[int | None]:
    return [event.number for event in events if event.kind == "reshuffled"]


def whole_pile(deal: Deal) -> tuple[Card, ...]:
    """The pile right after the reshuffle: cards drawn since are still there, above its top."""
    return tuple(card_of_kind(kind) for kind in deal.state.pile[: deal.state.pile_end])


def _check_marks(marks: Mapping[int, str], moves: int) -> None:
    for number, mark in marks.items():
        if number not in range(moves):
            raise mistake(0, "marked move", f"a number below {moves}, the number of moves", number)
        if mark not in MARKS:
            raise mistake(0, "mark", " or ".join(MARKS), mark)
