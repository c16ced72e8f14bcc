"""What a picture of a table shows, as plain text and numbers."""

from __future__ import annotations

from dataclasses import dataclass

from ..inks import INKS


@dataclass(frozen=True, slots=True)
class Seat:
    name: str
    cards: tuple[str, ...]
    """Codes of the cards in the hand; `?` for a hidden one."""
    note: str = ""
    """A word or two under the name."""
    exposed: bool = False

    @property
    def open(self) -> bool:
        """Whether every card of the hand is visible."""
        return bool(self.cards) and "?" not in self.cards


@dataclass(frozen=True, slots=True)
class Table:
    seats: tuple[Seat, ...]
    discard_pile: tuple[str, ...]
    """Bottom first; the last three are drawn."""
    draw_pile: int
    color: str | None
    """The color in play; None until it is named."""
    direction: str = "L"
    turn: int | None = None
    """The seat that is to act."""
    viewer: int | None = None
    """The seat at the bottom, with its hand in front; None if all hands are below the table."""
    playable: frozenset[str] = frozenset()
    """The cards to lift, in the hand of the viewer or the seat in turn."""
    draw: int = 2
    """The strength of Draw cards."""
    prompt: str = ""
    detail: str = ""

    def __post_init__(self) -> None:
        _check("seats", len(self.seats) in range(2, 11), "2 to 10", len(self.seats))
        _check("discard pile", bool(self.discard_pile), "at least one card", "none")
        _check("color", self.color in (None, *INKS), "R, G, B, Y or None", self.color)
        _check("direction", self.direction in ("L", "R"), "L or R", self.direction)
        for what, seat in (("turn", self.turn), ("viewer", self.viewer)):
            known = seat is None or seat in range(len(self.seats))
            _check(what, known, f"a seat from 0 to {len(self.seats) - 1}", seat)

    @property
    def bottom(self) -> int:
        """The seat nearest to the reader."""
        return self.viewer or 0

    @property
    def top(self) -> str:
        return self.discard_pile[-1]


def _check(what: str, right: bool, expected: str, came: object) -> None:
    if not right:
        raise ValueError(f"{what}: expected {expected}, came {came!r}")
