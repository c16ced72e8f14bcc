"""`guides/NAME.json`: a hand that teaches an edition or a house rule, recorded at a real table.

The deck is arranged; everything else is as at any table: the session deals, refuses and reports. It is seen
from the learner's seat. A guide has the `welcome`, what is shown before the first question (`opening`), and
then steps. A step has a hint, the wanted moves, the messages that follow, each with the seconds to wait
before it, and `why_not`: the answers to questions about cards that cannot be laid.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from ..engine.cards import Card
from ..engine.chance import Chance
from ..engine.moves import Move
from ..engine.rules import Rules
from ..table.incoming import Connected, MessageReceived, Outgoing
from ..table.log.apply import apply
from ..table.log.steps import AnyStep, Began, DealerIs, Joined, Opened, Sat
from ..table.manual_clock import ManualClockTable
from ..table.moves.race import LOT_SECONDS
from ..table.session import TableSession
from ..table.table import Table
from ..wire.limits import TURN_SECONDS
from ..wire.terms import Terms
from ..wire.to_server import Act, Say, WhyNot
from .house_scripts import HOUSE_SCRIPTS
from .scripts import SCRIPTS

Json = dict[str, Any]

LEARNER = "you"
CODE = "LEARNING"
PAUSE = 1.5
"""Seconds between the others' moves, so that the learner can follow."""
_CLOCKS = {"clock", "window"}


LESSONS: Mapping[str, str] = {**SCRIPTS, **HOUSE_SCRIPTS}
"""The scripts, by edition and by preset of the house rules."""


@cache
def guide(lesson: str) -> Json:
    """The recorded hand of an edition or a preset."""
    lines = [line.split() for line in LESSONS[lesson].strip().splitlines() if line.strip()]
    holds = {words[1]: words[2:] for words in lines if words[0] == "holds"}
    pile = next(words[1:] for words in lines if words[0] == "pile")
    rules = next((words[1] for words in lines if words[0] == "rules"), lesson)
    recording = Recording(Rules(rules), holds, pile)
    for words in lines:
        recording.follow(words)
    return recording.guide()


class Recording:
    """A table at which everybody follows a script, and the messages that the learner gets."""

    def __init__(self, rules: Rules, holds: dict[str, list[str]], pile: Sequence[str]) -> None:
        self._people = list(holds)
        self._seen = dict.fromkeys(self._people, 0)
        self._asked = 0
        self._told = 0.0
        self._view: Json = {}
        self._heard: list[Json] = []
        self._steps: list[Json] = []
        self._hint: list[str] = []
        self._question: int | None = None
        self._refusal: Json = {}
        deck = _arranged(rules, [*_dealt(list(holds.values())), *pile])
        rng = random.Random(0)
        session = TableSession(_table(rules, self._people), lambda _: Chance(deck, source=rng), rng)
        self._run = ManualClockTable(session, self._receive)
        for person in reversed(self._people):
            self._run.receive(Connected(person, person, person.title(), None))
        self._welcome = self._heard.pop()["message"]
        self._wait(PAUSE)
        self._opening = self._heard

    def follow(self, words: list[str]) -> None:
        """Carry out one line of the script."""
        who, *rest = words
        if who == "hint":
            self._hint = rest
        elif who == LEARNER:
            self._ask(" ".join(rest))
        elif who in self._people:
            self._wait(PAUSE)
            self._say(who, rest)

    def guide(self) -> Json:
        self._wait(0)
        return {
            "edition": self._view["table"]["terms"]["rules"],
            "welcome": self._welcome,
            "opening": self._opening,
            "steps": self._steps,
        }

    def _ask(self, move: str) -> None:
        """Begin a step: the hint, the move, and then the messages that follow."""
        self._wait(PAUSE)
        name, rule, *who = self._hint
        hand = self._view["hand"]
        why_not = self._why_not(hand)
        self._heard, self._told = [], self._run.now
        self._steps.append(
            {
                "hint": name,
                "rule": rule,
                "facts": _facts(Move(move), hand, [self._people.index(each) for each in who]),
                "wanted": [move],
                "why_not": why_not,
                "then": self._heard,
            }
        )
        self._say(LEARNER, move.split())

    def _why_not(self, hand: Json) -> Json:
        """For each card that cannot be laid now, why not, by the move that would lay it."""
        offered = {str(Move(move).card) for move, _ in hand["moves"]}
        return {f"play {card}": self._refused(f"play {card}") for card in hand["hand"] if card not in offered}

    def _refused(self, move: str) -> Json:
        self._asked += 1
        self._question = self._asked
        self._run.receive(MessageReceived(LEARNER, LEARNER, WhyNot(move=move, id=self._asked)))
        return {name: self._refusal[name] for name in ("code", "rule", "facts")}

    def _say(self, who: str, words: list[str]) -> None:
        self._asked += 1
        verb, *rest = words
        if verb == "say":
            message: Act | Say = Say(phrase=rest[0], id=self._asked)
        else:
            message = Act(move=" ".join(words), seen=self._seen[who], id=self._asked)
        said_at = self._run.now - LOT_SECONDS  # so nobody has to wait
        self._run.receive(MessageReceived(who, who, message, said_at))

    def _wait(self, seconds: float) -> None:
        self._run.wait(self._run.now + seconds)

    def _receive(self, messages: Sequence[Outgoing], _: bool) -> None:
        for outgoing in messages:
            self._read(outgoing)

    def _read(self, outgoing: Outgoing) -> None:
        message: Json = msgspec.json.decode(outgoing.body)
        if message["type"] == "refused":
            if message["id"] == self._question:
                self._refusal = message
                return
            who, why = outgoing.connection, message["expected"]
            raise ValueError(f"the script lets {who} do what is refused: {why}")
        self._seen[outgoing.connection] = message.get("n", self._seen[outgoing.connection])
        if outgoing.connection == LEARNER:
            self._note(message)

    def _note(self, message: Json) -> None:
        """Record a message to the learner, and the time since the one before."""
        _stop_clocks(message)
        for part in ("table", "hand"):
            self._view[part] = {**self._view.get(part, {}), **(message.get(part) or {})}
        self._heard.append({"after": self._run.now - self._told, "message": message})
        self._told = self._run.now


def _stop_clocks(message: Json) -> None:
    """Remove the clock, so that nobody hurries a learner; a table without other changes is removed too."""
    table: Json = message.pop("table", {})
    unhurried = {name: value for name, value in table.items() if value is None or name not in _CLOCKS}
    if unhurried:
        message["table"] = unhurried


def _facts(move: Move, hand: Json, seats: list[int]) -> Json:
    """The facts for a hint: cards and colors by their codes, people by their seats."""
    facts = {
        "top": hand["top"],
        "color": move.color or hand["color"],
        "card": hand["drawn"] if move.card is None else str(move.card),
        "seat": next(iter(seats), None),
    }
    return {name: fact for name, fact in facts.items() if fact is not None}


def _table(rules: Rules, people: Sequence[str]) -> Table:
    """The last person deals, so that the learner begins."""
    terms = Terms(rules=str(rules), seats=len(people), turn_seconds=TURN_SECONDS[-1], window_seconds=0)
    table = Table(Opened(code=CODE, terms=terms))
    for step in _before_the_deal(rules, people):
        apply(table, step)
    return table


def _before_the_deal(rules: Rules, people: Sequence[str]) -> Iterator[AnyStep]:
    for person in reversed(people):
        yield Joined(person=person, name=person.title())
    for seat, person in enumerate(people):
        yield Sat(person=person, seat=seat)
    yield Began()
    yield DealerIs(seat=len(people) - 1, rule=rules.edition.dealer_by.value)


def _dealt(hands: Sequence[Sequence[str]]) -> list[str]:
    """The cards in the order of dealing: one to each, round after round."""
    return [card for round_ in zip(*hands, strict=True) for card in round_]


def _arranged(rules: Rules, first: Sequence[str]) -> list[Card]:
    """The deck of the edition with these cards on top."""
    top = [Card(code) for code in first]
    return [*top, *(Counter(rules.edition.deck) - Counter(top)).elements()]
