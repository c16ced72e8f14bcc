"""What a picture of a table shows, as plain text and numbers."""

from __future__ import annotations

from dataclasses import dataclass

from ..inks import INKS


@dataclass(frozen=True, slots=True)
class Seat:
    name: str
    cards: tuple[str, ...]
    """Codes of the cards held; `?` for a card that is not to be seen."""
    note: str = ""
    """A word or two under the name."""
    exposed: bool = False

    @property
    def open(self) -> bool:
        """Whether every card of the hand is to be seen."""
        return bool(self.cards) and "?" not in self.cards


@dataclass(frozen=True, slots=True)
class Table:
    seats: tuple[Seat, ...]
    discard_pile: tuple[str, ...]
    """Bottom first; the last three are drawn."""
    draw_pile: int
    color: str | None
    """The color in play, None while it is to be named."""
    direction: str = "L"
    turn: int | None = None
    """The seat that is waited for."""
    viewer: int | None = None
    """The seat that sits at the bottom with its hand before it; without one all hands lie below."""
    playable: frozenset[str] = frozenset()
    """The cards of the viewer, or of the seat in turn, that are lifted."""
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
        """The seat that sits nearest to the reader."""
        return self.viewer or 0

    @property
    def top(self) -> str:
        return self.discard_pile[-1]


def _check(what: str, right: bool, expected: str, came: object) -> None:
    if not right:
        raise ValueError(f"{what}: expected {expected}, came {came!r}")
