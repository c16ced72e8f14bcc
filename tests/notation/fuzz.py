"""Golden records of hands and matches, damaged at random: each replays or is refused, and nothing else.

`python tests/notation/fuzz.py --cases 200000` prints the counts, the seed and every crash.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from penult.engine.cards import CODES
from penult.match.record import MatchRecord
from penult.notation.errors import RecordError
from penult.notation.record import Record

FOLDER = Path(__file__).parents[1] / "records"
HANDS = [file.read_bytes() for file in sorted(FOLDER.glob("*.record"))]
MATCHES = [file.read_bytes() for file in sorted(FOLDER.glob("*.match"))]
GOLDEN = HANDS + MATCHES
SHARE_OF_MATCHES = 0.2
"""A match takes longer than a hand."""
SLOWEST = 10.0
"""Seconds that no record may take, even on a busy machine."""
MOST_SPOILS = 4
ROOM = 1 << 16

_JUNK = (
    b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\r\n", b"\r", b"#", b" # ", b"9" * 400, b"-1", b"(bot)", b"\t",
    b"\xe2\x80\xa8", b"\xed\xa0\x80", b"end open\n", b"reshuffle R1\n", b"penult record 1\n", b"0:draw\n",
    b"W4 " * 300, b"\n" * 300, b":", b"!", b">G", b"@9", b"kernel 2\n", b"x: y\n", "\u0663".encode(),
    b"chosen 1\n", b"chosen 9\n", b"standing 0 0\n", b"players 2\n", b"penult match 1\n", b"dealer 0\n",
)  # fmt: skip
_CARD = re.compile(rb"\b(?:[RGBY][0-9DVS]|W4|HW|IN|SH|W)\b")
_WORD = re.compile(rb"\S+")


class Spoil(NamedTuple):
    """One change: which kind, and two numbers that say where."""

    kind: int
    where: int
    other: int


def flip_byte(text: bytes, where: int, other: int) -> bytes:
    at = where % len(text)
    return text[:at] + bytes([text[at] ^ (1 << other % 8)]) + text[at + 1 :]


def cut(text: bytes, where: int, other: int) -> bytes:
    at = where % len(text)
    return text[:at] + text[at + 1 + other % 40 :]


def truncate(text: bytes, where: int, _: int) -> bytes:
    return text[: where % len(text)]


def insert_junk(text: bytes, where: int, other: int) -> bytes:
    at = where % len(text)
    return text[:at] + _JUNK[other % len(_JUNK)] + text[at:]


def drop_line(text: bytes, where: int, _: int) -> bytes:
    lines = text.split(b"\n")
    del lines[where % len(lines)]
    return b"\n".join(lines)


def double_line(text: bytes, where: int, other: int) -> bytes:
    lines = text.split(b"\n")
    lines.insert(other % len(lines), lines[where % len(lines)])
    return b"\n".join(lines)


def swap_lines(text: bytes, where: int, other: int) -> bytes:
    lines = text.split(b"\n")
    one, two = where % len(lines), other % len(lines)
    lines[one], lines[two] = lines[two], lines[one]
    return b"\n".join(lines)


def change_card(text: bytes, where: int, other: int) -> bytes:
    return _replace_one(_CARD, text, where, CODES[other % len(CODES)].encode())


def swap_cards(text: bytes, where: int, other: int) -> bytes:
    cards = _CARD.findall(text) or [b"W"]
    changed = _replace_one(_CARD, text, where, cards[other % len(cards)])
    return _replace_one(_CARD, changed, other, cards[where % len(cards)])


def change_word(text: bytes, where: int, other: int) -> bytes:
    words = _WORD.findall(text) or [b"end"]
    return _replace_one(_WORD, text, where, words[other % len(words)])


def splice(text: bytes, where: int, other: int) -> bytes:
    """The first lines of one record and the last ones of another."""
    lines, others = text.split(b"\n"), GOLDEN[other % len(GOLDEN)].split(b"\n")
    at = where % len(lines)
    return b"\n".join(lines[:at] + others[at:])


def _replace_one(pattern: re.Pattern[bytes], text: bytes, where: int, new: bytes) -> bytes:
    found = list(pattern.finditer(text))
    if not found:
        return text
    start, end = found[where % len(found)].span()
    return text[:start] + new + text[end:]


SPOILS: tuple[Callable[[bytes, int, int], bytes], ...] = (
    flip_byte, cut, truncate, insert_junk, drop_line, double_line, swap_lines,
    change_card, swap_cards, change_word, splice,
)  # fmt: skip


def spoiled(text: bytes, spoils: Sequence[Spoil]) -> bytes:
    for kind, where, other in spoils:
        text = SPOILS[kind % len(SPOILS)](text or b"\n", where, other)
    return text


def verdict_on(content: bytes, file: Path) -> str:
    """`replayed` or `refused`; everything else is a defect and raises."""
    file.write_bytes(content)
    kind = MatchRecord if b"penult match" in content[:100] else Record
    started = time.perf_counter()
    try:
        record = kind.read(file)
        record.replay()
    except RecordError:
        verdict = "refused"
    else:
        verdict = "replayed"
        assert kind.parse(str(record)) == record, "what is read is written as it was read"
    assert time.perf_counter() - started < SLOWEST, "no record is slow"
    return verdict


def run(cases: int, seed: int, folder: Path) -> Counter[str]:
    counts: Counter[str] = Counter()
    for case in range(cases):
        rng = random.Random(f"{seed}/{case}")
        spoils = [some_spoil(rng) for _ in range(rng.randint(1, MOST_SPOILS))]
        golden = rng.choice(MATCHES if rng.random() < SHARE_OF_MATCHES else HANDS)
        content = spoiled(golden, spoils)
        try:
            counts[verdict_on(content, folder / "spoiled.record")] += 1
        except Exception as crash:
            counts["crashes"] += 1
            sys.stdout.write(f"case {case}: {crash!r}\n")
    return counts


def some_spoil(rng: random.Random) -> Spoil:
    return Spoil(rng.randrange(len(SPOILS)), rng.randrange(ROOM), rng.randrange(ROOM))


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--cases", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=20_030_731)
    chosen = parser.parse_args()
    started = time.perf_counter()
    with TemporaryDirectory() as folder:
        counts = run(chosen.cases, chosen.seed, Path(folder))
    for name in ("replayed", "refused", "crashes"):
        sys.stdout.write(f"{name}: {counts[name]}\n")
    sys.stdout.write(f"seed: {chosen.seed}\n")
    sys.stdout.write(f"seconds: {time.perf_counter() - started:.0f}\n")
    return 1 if counts["crashes"] else 0


if __name__ == "__main__":
    sys.exit(main())
