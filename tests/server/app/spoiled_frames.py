"""Frames spoiled at random, thrown at a table where somebody else sits.

`python tests/server/app/spoiled_frames.py --frames 1000000` prints how they were answered.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from penult.server.app.limits import Rate
from server.app.open_server import OpenServer, hear, open_server

GOOD: tuple[dict[str, Any], ...] = (
    {"type": "act", "move": "play R7", "seen": 3},
    {"type": "sit", "seat": 2},
    {"type": "place_bot", "seat": 1, "kind": "keen"},
    {"type": "move", "person": "x", "seat": 1},
    {"type": "kick", "person": "x"},
    {"type": "birthday", "month": 2, "day": 30},
    {"type": "agree", "to": "next"},
    {"type": "say", "text": "hello"},
    {"type": "judge", "message": 1, "guilty": True},
    {"type": "hello", "protocol": 1, "table": "AAAAAAAA"},
)
ODD = (None, -1, 10**30, 1.5, True, "", "x" * 300, [], {}, [[[]]], "\u202e", "\x00", {"a": 1}, "classic", 99)
BATCH = 500


def throw(server: OpenServer, frames: int, rng: random.Random) -> Counter[str]:
    """Every frame is answered, and somebody else at the table notices nothing; how they were answered."""
    server.desk.limits.faults = Rate(10**9, 1)
    ana, eve = server.guest("Ana"), server.guest("Eve")
    code = server.table(ana)
    calm = server.join(ana, code)
    assert hear(calm)["type"] == "welcome"
    spoiler = server.join(eve, code)
    assert (hear(spoiler)["type"], hear(calm)["type"]) == ("welcome", "update")
    answers: Counter[str] = Counter()
    for start in range(0, frames, BATCH):
        for _ in range(min(BATCH, frames - start)):
            spoiler.send(spoiled(rng))
            answers[hear(spoiler)["code"]] += 1
        calm.send('{"type": "ping", "id": 1}')
        assert hear(calm)["type"] == "pong"
    assert '"failed"' not in server.log.getvalue()
    return answers


def spoiled(rng: random.Random) -> str | bytes:
    """A frame that no client of ours sends, and that decodes to no message."""
    return rng.choice((_with_odd_field, _cut_short, _noise, _deep))(rng)


def _with_odd_field(rng: random.Random) -> str:
    message = dict(rng.choice(GOOD))
    message[rng.choice(("type", "id", "deck", "seat\n", "chance"))] = rng.choice(ODD[:-1])
    message["surplus"] = rng.choice(ODD)
    return json.dumps(message)


def _cut_short(rng: random.Random) -> str:
    text = json.dumps(rng.choice(GOOD))
    return text[: rng.randrange(len(text))]


def _noise(rng: random.Random) -> bytes:
    return b"\xff" + rng.randbytes(rng.randrange(200))


def _deep(rng: random.Random) -> str:
    return '{"type": "say", "text": ' + rng.choice("[{") * rng.randrange(1, 8000)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    quick = {"messages_per_second": "1000000", "log_level": "info"}
    with tempfile.TemporaryDirectory() as folder, open_server(Path(folder), **quick) as server:
        answers = throw(server, chosen.frames, random.Random(chosen.seed))
    print(f"{chosen.frames} spoiled frames: {dict(answers)}")  # noqa: T201


if __name__ == "__main__":
    main()
