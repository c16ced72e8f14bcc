"""Golden counts: how many ways a fixed deal can go in its first moves, and a checksum of all events.

All seats may move, in and out of turn, and so may the referee.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from penult import Deal, IllegalMove
from penult.engine.kernel.state import REFEREE

FILE = Path(__file__).with_name("golden.txt")


class Count(NamedTuple):
    ways: int
    checksum: int


def count(deal: Deal, depth: int) -> Count:
    """The number of sequences of that many accepted moves, and the checksum of their events."""
    if depth == 0 or deal.over:
        return Count(1, 0)
    ways = checksum = 0
    for seat in (*range(deal.seats), REFEREE):
        for move in deal.legal_moves(seat):
            after = deal.copy()
            try:
                events = after.play(move, seat)
            except IllegalMove as refusal:
                checksum += crc32(str(refusal).encode())
                continue
            rest = count(after, depth - 1)
            ways += rest.ways
            checksum += rest.checksum + crc32(f"{move.breaks} {events}".encode())
    return Count(ways, checksum & 0xFFFFFFFF)


def golden_deal(name: str) -> Deal:
    if "=" in name.partition(" ")[2]:
        return Deal.at(name)
    rules, seats, seed = name.split()
    return Deal.shuffled(rules, int(seats), int(seed))


def check_golden() -> None:
    for line in FILE.read_text(encoding="utf-8").splitlines()[1:]:
        name, depth, ways, checksum = line.split(" | ")
        expected = Count(int(ways), int(checksum))
        came = count(golden_deal(name), int(depth))
        assert came == expected, f"{name}, {depth} deep: expected {expected}, came {came}"
