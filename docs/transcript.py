"""Plays a short hand at a real table with a fixed deck and records every message in docs/transcript.txt.

It also updates the lines that docs/protocol.md quotes.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from penult import Card, Chance, Rules
from penult.table.incoming import Connected, Disconnected, MessageReceived, Outgoing
from penult.table.log.steps import Opened
from penult.table.manual_clock import ManualClockTable
from penult.table.session import TableSession
from penult.table.table import Table
from penult.wire.coding import read_by_client, read_by_server
from penult.wire.terms import Terms
from penult.wire.to_client import Update, Welcome
from penult.wire.version import PROTOCOL

HERE = Path(__file__).parent
QUOTED = re.compile(r"^(?:ana|ben) [→←] .*$", re.MULTILINE)
NUMBER = re.compile(r"\d+(?:\.\d+)?")

RULES = Rules("classic+target=40")
CODE = "K7RM2XQD"
ANA = "RS GS G4 W4 BS B2 B1"
BEN = "R9 Y8 Y7 R3 Y3 R7 Y6"
LATER = "R5 R1 B9 Y9 YD R8 Y0 Y5 R6"
"""The first card, and then what is drawn."""
SPREAD = "R2 G9"


def transcript() -> str:
    """The evening, message by message."""
    evening = Evening()
    for line in SCRIPT.strip().splitlines():
        evening.follow(line.strip())
    return "\n".join(evening.lines).lstrip() + "\n"


SCRIPT = """
# Ana has opened the table and comes first. She sits down by herself.
ana comes
# Ben comes. Ana learns of it by an update with only what has changed.
wait 4
ben comes
wait 2
ana start
# The cards are spread out and each picks one (R-03). Ben picks the higher one, and deals after a moment.
wait 1
ana pick at=0
wait 1
ben pick at=1
wait 1.5
# Two play, so a Skip gives Ana the turn again. Her double click does no harm: the second one is stale.
wait 3
ana twice play RS
wait 2
ana act play GS
wait 2
ana act play G4
# Ben has nothing that fits. Nobody learns before the window closes whether the card he draws does.
wait 2
ben act play R9
ben act draw
wait 1.5
# A Wild Draw Four opens a window too: Ben's answer is accepted at once, and shown at its end.
wait 2
ana act play W4>B
wait 1
ben act challenge
wait 0.5
# Ben's connection breaks, and he comes back with the number of the last update that he saw.
wait 1
ben goes
wait 1
ana say phrase=ouch
wait 1
ben comes
# Ana forgets to call, and Ben tries to catch her 30 ms after she has remembered: at once, so a lot decides.
wait 1
ana act play BS
wait 2
ana act play B2
wait 0.5
ana act uno
wait 0.03
ben act catch 0
wait 0.1
# The hand goes on to its end, and the match ends with it.
wait 1
ben act draw
wait 1.5
wait 2
ana act play B1
wait 2
ana leave
"""


class Client:
    """What a client has to remember: the number of its last message, and of the last update."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sent = 0
        self.n: int | None = None

    def hello(self) -> dict[str, object]:
        since = {} if self.n is None else {"since": self.n}
        return {"type": "hello", "protocol": PROTOCOL, "table": CODE, **since}

    def message(self, kind: str, rest: str) -> dict[str, object]:
        self.sent += 1
        if kind == "act":
            return {"type": "act", "id": self.sent, "move": rest, "seen": self.n}
        name, _, value = rest.partition("=")
        field = {name: int(value) if value.isdecimal() else value} if name else {}
        return {"type": kind, "id": self.sent, **field}


class Evening:
    """Ana, Ben and the session of their table."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._clients = {"ana": Client("Ana"), "ben": Client("Ben")}
        decks = [deck_beginning_with(SPREAD), deck_beginning_with(f"{dealt(ANA, BEN)} {LATER}")]
        rng = random.Random(4)
        table = Table(Opened(code=CODE, terms=Terms(rules=str(RULES), seats=2)))
        session = TableSession(table, lambda _: Chance(decks.pop(0), source=rng), rng)
        self._run = ManualClockTable(session, self._receive, now=100.0)

    def follow(self, line: str) -> None:
        """One line of the script."""
        who, verb, rest = (*line.split(" ", 2), "", "")[:3]
        if who == "#":
            self.lines += ["", line]
        elif who == "wait":
            self._run.wait(self._run.now + float(verb))
        elif verb == "comes":
            self._come(who)
        elif verb == "goes":
            self._run.receive(Disconnected(who, who))
        elif verb == "twice":
            first, second = (self._clients[who].message("act", rest) for _ in range(2))
            self._say(who, first)
            self._say(who, second)
        else:
            self._say(who, self._clients[who].message(verb, rest))

    def _come(self, who: str) -> None:
        client = self._clients[who]
        self._note(who, "→", compact(client.hello()))
        self._run.receive(Connected(who, who, client.name, client.n))

    def _say(self, who: str, message: dict[str, object]) -> None:
        text = compact(message)
        self._note(who, "→", text)
        self._run.receive(MessageReceived(who, who, read_by_server(text)))

    def _receive(self, messages: Sequence[Outgoing], _: bool) -> None:
        for outgoing in messages:
            message = read_by_client(outgoing.body)
            if isinstance(message, Welcome | Update):
                self._clients[outgoing.connection].n = message.n
            self._note(outgoing.connection, "←", outgoing.body.decode())

    def _note(self, who: str, way: str, text: str) -> None:
        self.lines.append(f"{who} {way} {text}")


def compact(message: dict[str, object]) -> str:
    return json.dumps(message, separators=(",", ":"))


def dealt(*hands: str) -> str:
    """The cards in the order of dealing: one to each, round after round."""
    return " ".join(card for cards in zip(*map(str.split, hands), strict=True) for card in cards)


def deck_beginning_with(cards: str) -> list[Card]:
    first = [Card(card) for card in cards.split()]
    rest = Counter(RULES.edition.deck) - Counter(first)
    return [*first, *rest.elements()]


def quoting(document: str, played: str) -> str:
    """The document with its quoted lines as they were played; numbers do not matter for finding them."""
    lines: dict[str, str] = {}
    for line in played.splitlines():
        lines.setdefault(NUMBER.sub("0", line), line)
    return QUOTED.sub(lambda quoted: lines[NUMBER.sub("0", quoted[0])], document)


if __name__ == "__main__":
    protocol = HERE / "protocol.md"
    (HERE / "transcript.txt").write_text(transcript(), encoding="utf-8")
    protocol.write_text(quoting(protocol.read_text(encoding="utf-8"), transcript()), encoding="utf-8")
