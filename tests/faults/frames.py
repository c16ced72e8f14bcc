"""Malformed frames of every kind at a table where others play: they notice nothing, and nothing grows.

`python tests/faults/frames.py --frames 1000000` prints how they were answered, and the seed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from penult.client.seen import Seen
from penult.client.table_client import Lost
from penult.engine.errors import Malformed
from penult.wire import to_server as asks
from penult.wire.coding import encode, read_by_server
from server.app.wire import Wire
from server.live.client import Client, Message
from server.live.process import Server, open_table

GOOD: tuple[dict[str, Any], ...] = (
    {"type": "hello", "protocol": 1, "table": "AAAAAAAA", "since": 4, "password": "x"},
    {"type": "act", "move": "play R7", "seen": 3},
    {"type": "act", "move": "catch 1", "seen": 3},
    {"type": "sit", "seat": 1},
    {"type": "stand"},
    {"type": "place_bot", "seat": 1, "kind": "keen"},
    {"type": "move", "person": "x", "seat": 1},
    {"type": "kick", "person": "x"},
    {"type": "door", "open": False},
    {"type": "hand_over", "person": "x"},
    {"type": "start"},
    {"type": "pick", "at": 3},
    {"type": "birthday", "month": 2, "day": 30},
    {"type": "agree", "to": "next"},
    {"type": "resume"},
    {"type": "take_back"},
    {"type": "say", "text": "hello"},
    {"type": "mute", "person": "x", "on": True},
    {"type": "report", "message": 1},
    {"type": "judge", "message": 1, "guilty": True},
    {"type": "ping"},
)
ODD = (
    None, -1, 0, 2**53, 2**53 + 1, 10**30, -(10**400), 1.5, 1e308, True, "", "x" * 300, [], {}, [[[]]],
    {"a": 1}, "\u202e", "\x00", "\ud7ff\ufffe", "classic", "play", "settle", "hint 1", "play R7>R@9!",
    "uno\n", 99, "🂠" * 40,
)  # fmt: skip
HEARD_BY_OTHERS = (asks.Say, asks.Leave)
"""Messages that a spectator may send and others notice; these are left out."""
BATCH = 100
LAST = 987_654_321
"""The id of a message that the table refuses; when it does, it has answered everything before."""
MOVES = 12
"""How many moves the players make, with frames thrown before each."""
STAMPS = re.compile(rb'"(?:time|since|until|warning|race|window)":[0-9.e+]+')
PEOPLE = re.compile(rb'"[A-Za-z0-9_-]{12}"|"code":"\w{8}"')
RULES = "classic+target=499"
DECK = "R1 R1 R2 R2 R3 R3 R4 R4 R5 R5 R6 R6 R8 R7 R9"


class Throwing:
    """Ana and Ben play the same moves every time; Eve watches and throws frames."""

    def __init__(self, server: Server, frames: int, seed: int) -> None:
        self.server, self.frames = server, frames
        self.rng = random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.letters: dict[str, list[bytes]] = {"Ana": [], "Ben": []}
        ana, ben, self._eve = (server.guest(name) for name in ("Ana", "Ben", "Eve"))
        self._stranger = server.guest("Mallory")
        self.code = open_table(ana, rules=RULES, seats=2, window_seconds=0.0)
        self.ana, self.ben = Client(ana, self.code), Client(ben, self.code)

    async def run(self) -> None:
        await self.ana.come()
        await self.ben.come()
        for player in (self.ana, self.ben):
            await player.until(lambda seen: len(seen.table.people) == 2)
            player.heard = self._note
        eve = Wire(self.server.port, self._eve.token, self.code).comes()
        await self._deal()
        memory = 0
        for nth in range(MOVES):
            await asyncio.to_thread(self._throw, eve, self.frames // MOVES)
            memory = memory or self.server.memory
            await self._move(nth)
        self.answers["bytes grown"] = self.server.memory - memory
        eve.close()

    def _note(self, player: Client, message: Message, _: Seen | None) -> None:
        assert not isinstance(message, Lost), f"{player.guest.name} has lost the line"
        self.letters[player.guest.name].append(encode(message))

    async def _deal(self) -> None:
        await self._say_and_see(self.ana, asks.Start())
        await self._say_and_see(self.ana, asks.PickCard(at=0))
        await self._say_and_see(self.ben, asks.PickCard(at=1))
        for player in (self.ana, self.ben):
            await player.until(lambda seen: seen.hand is not None)

    async def _move(self, nth: int) -> None:
        player = (self.ben, self.ana)[nth % 2]
        assert player.seen is not None
        await self._say_and_see(player, asks.Act(move=f"play R{nth // 2 + 1}", seen=player.seen.n))

    async def _say_and_see(self, player: Client, message: asks.ToServer) -> None:
        """Both have heard it when the one who spoke has; a card may come with a race after it."""
        sent = await player.ask(message)
        assert sent.fate == "granted", sent
        assert player.seen is not None
        n = player.seen.n
        await (self.ben if player is self.ana else self.ana).until(lambda seen: seen.n >= n)

    def _throw(self, eve: Wire, count: int) -> None:
        """Most at the table; one in a hundred by a stranger, as the first word of a connection."""
        for start in range(0, count, BATCH):
            batch = [spoiled(self.rng) for _ in range(min(BATCH, count - start))]
            self._throw_batch(eve, batch)
            self._throw_first(batch[0])

    def _throw_batch(self, eve: Wire, batch: list[str | bytes]) -> None:
        for each in (*batch, f'{{"type": "mute", "person": "nobody", "id": {LAST}}}'):
            eve.send(each)
        count = 0
        while (answer := eve.hear()).get("id") != LAST:
            if answer["type"] in ("welcome", "update"):
                continue
            self.answers[str(answer.get("code", answer["type"]))] += 1
            count += 1
        assert count == len(batch), f"{count} answers to {len(batch)} frames"

    def _throw_first(self, first: str | bytes) -> None:
        stranger = Wire(self.server.port, self._stranger.token)
        stranger.send(first)
        for answer in stranger.hear_all():
            self.answers[f"first: {answer.get('code', answer.get('why'))}"] += 1
        stranger.close()


def spoiled(rng: random.Random) -> str | bytes:
    """A frame that no client of ours sends at that point."""
    while True:
        frame = rng.choice(KINDS)(rng)
        try:
            message = read_by_server(frame)
        except Malformed:
            return frame
        if not isinstance(message, HEARD_BY_OTHERS):
            return frame


def _odd_field(rng: random.Random) -> str:
    message = dict(rng.choice(GOOD))
    message[rng.choice((*message, "id", "deck"))] = rng.choice(ODD)
    return json.dumps(message)


def _other_seat(rng: random.Random) -> str:
    """A valid message that a spectator may not send."""
    return json.dumps({**rng.choice(GOOD), "id": rng.randrange(1000)})


def _cut_short(rng: random.Random) -> str:
    text = json.dumps(rng.choice(GOOD))
    return text[: rng.randrange(len(text))]


def _changed_letters(rng: random.Random) -> str | bytes:
    text = bytearray(json.dumps(rng.choice(GOOD)).encode())
    for _ in range(rng.randint(1, 4)):
        text[rng.randrange(len(text))] = rng.randrange(256)
    return _as_text_if_it_is(bytes(text))


def _noise(rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(300))


def _deep(rng: random.Random) -> str:
    return '{"type": "say", "text": ' + rng.choice("[{") * rng.randrange(1, 8000)


def _long(rng: random.Random) -> str:
    return json.dumps({"type": "say", "text": "x" * rng.randrange(201, 16_000)})


def _number(rng: random.Random) -> str:
    return f'{{"type": "act", "move": "draw", "seen": {rng.choice("-19")}{"9" * rng.randrange(1, 3000)}}}'


def _as_text_if_it_is(frame: bytes) -> str | bytes:
    try:
        return frame.decode()
    except UnicodeDecodeError:
        return frame


KINDS: tuple[Callable[[random.Random], str | bytes], ...] = (
    _odd_field, _other_seat, _cut_short, _changed_letters, _noise, _deep, _long, _number,
)  # fmt: skip


def thrown(folder: Path, frames: int, seed: int) -> Counter[str]:
    """Two matches with the same cards, one in peace: the players hear the same in both."""
    runs = list(_runs(folder, (0, frames), seed))
    peace, war = ({name: list(map(plain, letters)) for name, letters in run.letters.items()} for run in runs)
    assert sum(map(len, peace.values())) > 2 * MOVES
    assert peace == war
    return runs[1].answers


def _runs(folder: Path, counts: tuple[int, ...], seed: int) -> Iterator[Throwing]:
    decks = {RULES: ["R9 R1", DECK]}
    for at, count in enumerate(counts):
        with Server(folder / str(at), speed=20, decks=decks, faults=10**9) as server:
            throwing = Throwing(server, count, seed)
            asyncio.run(throwing.run())
            assert server.stop() == 0
            for event in ("failed", "room_failed"):
                assert not server.logged(event), server.logged(event)
            yield throwing


def plain(letter: bytes) -> bytes:
    """A message without times and measurements, and with fixed names for people."""
    message = json.loads(letter)
    message.get("table", {}).pop("round_trips", None)
    if not message.get("table", True):
        del message["table"]
    letter = json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode()
    return PEOPLE.sub(b'""', STAMPS.sub(b"", letter))


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=None)
    chosen = parser.parse_args()
    seed = random.SystemRandom().randrange(10**6) if chosen.seed is None else chosen.seed
    sys.stdout.write(f"seed: {seed}\n")
    started = time.perf_counter()
    with TemporaryDirectory() as folder:
        answers = thrown(Path(folder), chosen.frames, seed)
    for name, count in sorted(answers.items()):
        sys.stdout.write(f"{name}: {count}\n")
    sys.stdout.write(f"seconds: {time.perf_counter() - started:.0f}\n")


if __name__ == "__main__":
    main()
