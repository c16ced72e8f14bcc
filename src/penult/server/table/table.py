"""The truth of a table: a function of the steps in its log. No I/O, no clock, and its chance comes in.

`apply` takes a step that was written down. What needs chance, dealing and playing, has a verb of its own
which does it and returns the step to be written.
"""

from __future__ import annotations

from collections.abc import Callable

from ...engine.cards import Card
from ...engine.chance import Chance, Source
from ...engine.deal import Deal
from ...engine.dealer import by_picks
from ...engine.errors import Malformed
from ...engine.events import Event
from ...engine.moves import Move
from ...engine.rules import Rules
from ...match.events import MatchEvent
from ...match.match import Match
from ...wire.said import TableEvent, TableKind
from ...wire.terms import Terms
from ...wire.views import Stage
from . import steps
from .chairs import STAND_IN, Chair, chair_of, people_in
from .steps import AnyStep

Told = Event | MatchEvent | TableEvent


class Table:
    """People, seats, and the match they play."""

    def __init__(self, opened: steps.Opened) -> None:
        self.code = opened.code
        self.terms: Terms = opened.terms
        self.password = opened.password
        self.rules = Rules(opened.terms.rules)
        self.stage: Stage = "gathering"
        self.names: dict[str, str] = {}
        """Everybody at the table, in the order they came."""
        self.banned: set[str] = set()
        self.host: str | None = None
        self.chairs = [Chair() for _ in range(opened.terms.seats)]
        self.paused = False
        self.closed = False
        self.match: Match | None = None
        self.deal: Deal | None = None
        self.order: tuple[int, ...] = ()
        """The player at each seat of the hand."""
        self.marks: list[dict[int, str]] = []
        self.held: dict[int, str] = {}
        """The answers, by seat of the hand, that wait for the end of their window."""
        self.spread: tuple[Card, ...] = ()
        self.among: tuple[int, ...] = ()
        self.picks: dict[int, int] = {}
        self.pickings: list[tuple[Card, ...]] = []
        """R-03: the cards of each picking for this hand, for its record."""
        self.dealer: int | None = None
        """Of the next hand, where it was found at the table."""
        self._company = b""

    def apply(self, step: AnyStep) -> tuple[Told, ...]:
        """Make a step of the log true; what there is to tell about it."""
        self._company = b""
        return _APPLY[type(step)](self, step)

    @property
    def company(self) -> bytes:
        """Who is here and sits where, as bytes: it changes seldom."""
        if not self._company:
            self._company = repr((self.names, self.host, self.chairs, self.paused)).encode()
        return self._company

    def deal_hand(self, chance: Chance) -> tuple[steps.Dealt, tuple[Told, ...]]:
        """The next hand of the match."""
        deck = " ".join(map(str, chance.deck))
        told = self._deal(chance)
        return steps.Dealt(deck=deck, places=tuple(chance.places)), told

    def play(self, seat: int, move: Move, mark: str = "") -> tuple[steps.Played, tuple[Told, ...]]:
        """A move at a seat of the hand; `IllegalMove`, and then nothing has changed."""
        deal = self._hand()
        events = deal.play(move, seat)
        reshuffled = any(event.kind == "reshuffled" for event in events)
        order = deal.chance.orders[self._reshuffles() - 1] if reshuffled else ()
        told = self._played(deal, events, mark)
        return steps.Played(seat=seat, move=str(move), mark=mark, order=order), told

    def go_on_from(self, source: Source) -> None:
        """After the log has been read: whatever chance is needed next comes from here."""
        if self.deal is not None:
            self.deal.chance.go_on_from(source)

    def seat_of(self, person: str) -> int | None:
        return chair_of(self.chairs, person)

    def hand_seat(self, player: int | None) -> int | None:
        """The seat in this hand of a player of the match; None for those who do not play it."""
        return self.order.index(player) if player in self.order and self.deal is not None else None

    @property
    def hand_seats(self) -> dict[str, int]:
        """The seat in this hand of each person who plays it."""
        if self.deal is None:
            return {}
        people = ((seat, self.chairs[player].person) for seat, player in enumerate(self.order))
        return {person: seat for seat, person in people if person is not None}

    @property
    def seated_people(self) -> tuple[tuple[int, str], ...]:
        return tuple(people_in(self.chairs))

    @property
    def picked(self) -> tuple[int, ...]:
        """Who has picked a card of the spread."""
        return tuple(self.picks)

    def _hand(self) -> Deal:
        if self.deal is None or self.stage != "hand":
            raise Malformed("hand", self.stage, "a hand that is being played")
        return self.deal

    def _reshuffles(self) -> int:
        return sum(event.kind == "reshuffled" for event in self._hand().events)

    def _joined(self, step: steps.Joined) -> tuple[Told, ...]:
        self.names[step.person] = step.name
        self.host = self.host or step.person
        return (TableEvent("joined", step.person, step.name),)

    def _left(self, step: steps.Left) -> tuple[Told, ...]:
        name = self.names.pop(step.person)
        self._free_chair_of(step.person)
        if step.kicked:
            self.banned.add(step.person)
        return (TableEvent("kicked" if step.kicked else "left", step.person, name),)

    def _sat(self, step: steps.Sat) -> tuple[Told, ...]:
        chair = self.chairs[step.seat]
        if self.stage in ("hand", "dealer") and chair.bot and self.seated_people:
            chair.reserved = step.person
        else:
            chair.seat_person(step.person)
        return (TableEvent("sat", step.person, self.names[step.person], step.seat),)

    def _stood(self, step: steps.Stood) -> tuple[Told, ...]:
        chair = self.chairs[step.seat]
        person = chair.person
        self._vacate(chair)
        return (TableEvent("stood", person, self.names.get(person or "", ""), step.seat),)

    def _bot_sat(self, step: steps.BotSat) -> tuple[Told, ...]:
        self.chairs[step.seat].seat_bot(step.kind)
        return (TableEvent("bot_sat", name=step.kind, seat=step.seat),)

    def _host_is(self, step: steps.HostIs) -> tuple[Told, ...]:
        self.host = step.person
        return (TableEvent("host", step.person, self.names.get(step.person or "", "")),)

    def _began(self, _: steps.Began) -> tuple[Told, ...]:
        self.chairs = [chair for chair in self.chairs if not chair.free]
        self.match = Match(self.rules, len(self.chairs))
        self.marks = []
        self.dealer = None
        self._find_dealer()
        return (TableEvent("started"),)

    def _spread_out(self, step: steps.SpreadOut) -> tuple[Told, ...]:
        self.stage = "dealer"
        self.spread = tuple(map(Card, step.cards.split()))
        self.among, self.picks = step.among, {}
        return ()

    def _picked(self, step: steps.Picked) -> tuple[Told, ...]:
        self.picks[step.seat] = step.at
        if len(self.picks) < len(self.among):
            return ()
        cards = tuple(self.spread[self.picks[seat]] for seat in self.among)
        self.pickings.append(cards)
        shown = [
            TableEvent("picked", seat=seat, card=str(card), rule="R-03")
            for seat, card in zip(self.among, cards, strict=True)
        ]
        left = by_picks(cards, among=self.among)
        self.spread, self.picks = (), {}
        if len(left) == 1:
            return (*shown, *self._dealer_found(left[0], "R-03"))
        self.among = left
        return (*shown, TableEvent("tied", rule="A-03"))

    def _dealer_is(self, step: steps.DealerIs) -> tuple[Told, ...]:
        return self._dealer_found(step.seat, step.rule)

    def _dealer_found(self, seat: int, rule: str) -> tuple[Told, ...]:
        self.dealer = seat
        self.among = ()
        return (TableEvent("dealer", seat=seat, rule=rule),)

    def _dealt(self, step: steps.Dealt) -> tuple[Told, ...]:
        return self._deal(Chance(map(Card, step.deck.split()), step.places))

    def _deal(self, chance: Chance) -> tuple[Told, ...]:
        assert self.match is not None
        chance.picks.extend(self.pickings)
        self.pickings = []
        self._seat_the_waiting()
        if self.dealer is not None:
            self._set_dealer(self.dealer)
            self.dealer = None
        self.order = self.match.seated
        self.deal = self.match.deal(chance)
        self.marks.append({})
        self.held = {}
        self.stage = "hand"
        return (*self.deal.events, *self._counted())

    def _set_dealer(self, dealer: int) -> None:
        assert self.match is not None
        if self.match.results:
            self.match.choose_dealer(dealer)
        else:
            self.match = Match(self.rules, len(self.chairs), dealer)

    def _replayed(self, step: steps.Played) -> tuple[Told, ...]:
        deal = self._hand()
        if step.order:
            deal.chance.add_order(step.order)
        events = deal.play(Move(step.move), step.seat)
        return self._played(deal, events, step.mark)

    def _played(self, deal: Deal, events: tuple[Event, ...], mark: str) -> tuple[Told, ...]:
        if mark:
            self.marks[-1][len(deal.moves) - 1] = mark
        self.held = {at: held for at, held in self.held.items() if _waits_for(deal, at)}
        return (*events, *self._counted())

    def _counted(self) -> tuple[Told, ...]:
        """When the hand is over it is counted, and the match goes on or ends."""
        if self.deal is None or not self.deal.over:
            return ()
        assert self.match is not None
        told = self.match.finish(self.deal)
        self.stage = "over" if self.match.over else "scores"
        self.held = {}
        if self.match.over:
            self._bring_chairs()
        if self.match.standing.dealer is None:
            self._find_dealer()
        return told

    def _find_dealer(self) -> None:
        """The dealer is to be found: at the beginning at once, later when the scores have been seen."""
        assert self.match is not None
        self.among = self.match.seated
        if not self.match.results:
            self.stage = "dealer"

    def _hold(self, step: steps.Held) -> tuple[Told, ...]:
        self.held[step.seat] = step.move
        return ()

    def _piloted(self, step: steps.Piloted) -> tuple[Told, ...]:
        chair = self.chairs[step.seat]
        chair.autopilot = step.on
        kind: TableKind = "autopilot" if step.on else "took_back"
        return (TableEvent(kind, chair.person, self.names.get(chair.person or "", ""), step.seat),)

    def _pause(self, step: steps.Paused) -> tuple[Told, ...]:
        self.paused = step.on
        return (TableEvent("paused" if step.on else "resumed"),)

    def _again(self, _: steps.Again) -> tuple[Told, ...]:
        self.stage = "gathering"
        self.match, self.deal, self.order, self.marks = None, None, (), []
        self._seat_the_waiting()
        return (TableEvent("rematch"),)

    def _close(self, _: steps.Closed) -> tuple[Told, ...]:
        self.closed = True
        return ()

    def _free_chair_of(self, person: str) -> None:
        for chair in self.chairs:
            if chair.reserved == person:
                chair.reserved = None
            if chair.person == person:
                self._vacate(chair)

    def _vacate(self, chair: Chair) -> None:
        """Before a match and after it the seat is free; in it a bot plays on."""
        if self.stage in ("gathering", "over"):
            chair.clear()
        else:
            chair.seat_bot(STAND_IN)
        if not self.seated_people:
            self._seat_the_waiting()

    def _seat_the_waiting(self) -> None:
        """Who was to sit down with the next deal does, in a bot's seat."""
        for chair in self.chairs:
            if chair.reserved is not None:
                chair.seat_person(chair.reserved)
                self._company = b""

    def _bring_chairs(self) -> None:
        """After a match all seats of the table are there again."""
        self.chairs += [Chair() for _ in range(self.terms.seats - len(self.chairs))]
        self._company = b""


def _waits_for(deal: Deal, seat: int) -> bool:
    """Whether the answer of this seat is still the one that counts; a call or a catch changes nothing."""
    return deal.phase in (f"react:{seat}", f"drawn:{seat}")


_APPLY: dict[type, Callable[..., tuple[Told, ...]]] = {
    steps.Joined: Table._joined,
    steps.Left: Table._left,
    steps.Sat: Table._sat,
    steps.Stood: Table._stood,
    steps.BotSat: Table._bot_sat,
    steps.HostIs: Table._host_is,
    steps.Began: Table._began,
    steps.SpreadOut: Table._spread_out,
    steps.Picked: Table._picked,
    steps.DealerIs: Table._dealer_is,
    steps.Dealt: Table._dealt,
    steps.Played: Table._replayed,
    steps.Held: Table._hold,
    steps.Piloted: Table._piloted,
    steps.Paused: Table._pause,
    steps.Again: Table._again,
    steps.Closed: Table._close,
}
