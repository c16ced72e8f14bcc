"""The record of every hand of a contest, one file each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..bots.open_arena import Keep
from ..engine.deal import Deal
from ..engine.kernel.state import REFEREE
from ..notation.record import Record


def recorder(folder: Path, seed: int) -> Keep:
    """A function that writes a hand into the folder, as `deal-000012-1.record`: the deal and its rotation."""

    def keep(deal: Deal, names: Sequence[str], nth: int, rotation: int) -> None:
        marks = {number: "bot" for number, (seat, _) in enumerate(deal.moves) if seat != REFEREE}
        headers = {"event": "arena", "seed": str(seed), "nth": str(nth), "rotation": str(rotation)}
        record = Record.of(deal, _told_apart(names), marks, headers)
        file = folder / f"deal-{nth:06}-{rotation}.record"
        file.write_text(str(record), encoding="utf-8")

    return keep


def _told_apart(names: Sequence[str]) -> list[str]:
    """Bots of the same name get a number."""
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]
