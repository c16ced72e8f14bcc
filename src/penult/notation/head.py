"""The head of a record: the rules, the seats, and everything that chance decided before the first move."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ..engine.cards import Card
from ..engine.chance import Chance
from ..engine.deal import Deal
from ..engine.kernel.version import KERNEL
from ..engine.rules import Rules
from ..engine.speeds import Speed
from .errors import mistake, shortened
from .picks import Picks, check_picks
from .values import plain_text, write_cards

FORMAT = 1
"""The version of the text format."""

ONCE = ("rules", "seats", "dealer", "deck", "places")
OFTEN = ("player", "picks")
"""Keywords of a head that may appear more than once."""

MOST_HEADERS = 50
_HEADER_NAME = re.compile(r"[a-z][a-z_]{0,29}", re.A)
_TAKEN = frozenset((*ONCE, *OFTEN, "penult", "kernel", "reshuffle", "end", "ref"))


@dataclass(frozen=True, slots=True)
class Head:
    """What is known before the cards are dealt."""

    rules: Rules
    seats: int
    dealer: int
    deck: tuple[Card, ...]
    """In the order of dealing."""
    places: tuple[int, ...] = ()
    """A-07: where each returned first card went."""
    picks: Picks = ()
    """R-03: the cards picked for dealer, one row for each time."""
    players: tuple[str, ...] = ()
    """A name for each seat, empty if it has none; or no names at all."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Anything else worth knowing about a deal: `date`, `event`, `table`, `commitment` …"""

    @classmethod
    def of(cls, deal: Deal, players: Sequence[str], headers: Mapping[str, str]) -> Head:
        if not deal.events or deal.events[0].kind != "dealt":
            raise mistake(0, "record", "a deal that was dealt from a shuffled deck", "a position")
        picks = tuple(deal.chance.picks)
        check_picks(picks, deal.rules, deal.seats, deal.dealer, [0] * len(picks))
        returned = sum(event.kind == "returned" for event in deal.events)
        return cls(
            deal.rules,
            deal.seats,
            deal.dealer,
            deal.chance.deck,
            tuple(deal.chance.places[:returned]),
            picks,
            names_of(players, deal.seats),
            checked_headers(headers),
        )

    def begin(self, speed: Speed, orders: Sequence[Sequence[int]] = ()) -> Deal:
        """The deal before its first move."""
        chance = Chance(self.deck, self.places, orders, picks=self.picks)
        return Deal(self.rules, self.seats, chance, self.dealer, speed=speed)

    def __str__(self) -> str:
        return "\n".join(self._rows())

    def _rows(self) -> Iterator[str]:
        yield f"penult record {FORMAT}"
        yield f"kernel {KERNEL}"
        yield f"rules {self.rules}"
        yield f"seats {self.seats}"
        yield f"dealer {self.dealer}"
        for seat, name in enumerate(self.players):
            if name:
                yield f"player {seat} {name}"
        for name, text in self.headers.items():
            yield f"{name}: {text}"
        for cards in self.picks:
            yield write_cards("picks", cards)
        yield write_cards("deck", self.deck)
        if self.places:
            yield " ".join(["places", *map(str, self.places)])


def names_of(players: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names as written, one for each seat."""
    if isinstance(players, str) or len(players) > seats:
        raise mistake(0, "players", f"a list of at most {seats} names", shortened(players))
    names = [plain_text("player", name) for name in players]
    return (*names, *[""] * (seats - len(names))) if any(names) else ()


def checked_headers(headers: Mapping[str, str]) -> dict[str, str]:
    if len(headers) > MOST_HEADERS:
        raise mistake(0, "headers", f"at most {MOST_HEADERS}", len(headers))
    return {checked_name(name): checked_text(name, text) for name, text in headers.items()}


def checked_name(name: str, line: int = 0) -> str:
    if not isinstance(name, str) or not _HEADER_NAME.fullmatch(name) or name in _TAKEN:
        raise mistake(line, "header", "a name of a to z and _, 30 at most, that is not taken", repr(name))
    return name


def checked_text(name: str, text: str, line: int = 0) -> str:
    plain = plain_text(f"header {name}", text, line)
    if not plain:
        raise mistake(line, f"header {name}", "some text", "none")
    return plain
