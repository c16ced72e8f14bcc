"""The log of a table in a terminal: made from a party or a record, and turned into a record."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ..engine.cards import Card
from ..engine.chance import Chance
from ..engine.dealer import by_picks
from ..match.record import MatchRecord
from ..notation.record import Record
from ..table.between.first_dealer import first_dealer_step
from ..table.log.apply import apply, table_from_log
from ..table.log.steps import (
    AnyStep,
    Began,
    BotSat,
    DealerIs,
    DealerNamed,
    Dealt,
    Joined,
    Opened,
    Picked,
    Played,
    Sat,
    SpreadOut,
)
from ..table.table import Table
from ..wire.terms import Terms
from .first_dealer import FoundDealer
from .local_table import PERSON
from .party import YOU, Party

_CODE = "TERMINAL"


def new_table(party: Party, found: FoundDealer, rng: random.Random) -> tuple[AnyStep, ...]:
    """The steps of a new match; its dealer is `found`, or players pick cards."""
    return (*_seats(party), *_beginning(party, found, rng))


def next_hand(party: Party, dealer: int) -> tuple[AnyStep, ...]:
    """The steps of the next single hand; the deal moves on as in a match (A-61)."""
    return (*_seats(party), Began(), DealerIs(seat=dealer, rule="A-61"))


def table_again(record: MatchRecord, party: Party) -> tuple[Table, tuple[AnyStep, ...]]:
    """The table of an unfinished match, and its steps."""
    log = _Log(_seats(party))
    if 0 in record.chosen:
        log.add(DealerNamed(seat=record.chosen[0]))
    log.add(Began())
    for number, hand in enumerate(record.hands):
        _find_dealer(log, record, number, hand.head.picks)
        _deal_again(log, hand)
    if len(record.hands) in record.chosen and record.hands:
        log.add(DealerIs(seat=record.chosen[len(record.hands)], rule="A-61"))
    return log.table, tuple(log.steps)


def match_record(steps: Sequence[AnyStep], party: Party, headers: Mapping[str, str]) -> MatchRecord:
    """The record of all hands, including an open one; headers have the date and the kinds of bots."""
    table = table_from_log(steps)
    open_hand = table.deal if table.stage == "hand" else None
    return MatchRecord.of(table.current_match, party.recorded_names, open_hand, table.marks, headers)


def hand_record(steps: Sequence[AnyStep], party: Party, headers: Mapping[str, str]) -> Record:
    """The record of the last hand, over or not."""
    table = table_from_log(steps)
    assert table.deal is not None
    return Record.of(table.deal, party.recorded_names, table.marks[-1], headers)


class _Log:
    """Steps, each applied when it is added, because the next one may depend on the table."""

    def __init__(self, steps: Iterable[AnyStep]) -> None:
        self.steps = list(steps)
        self.table = table_from_log(self.steps)

    def add(self, step: AnyStep) -> None:
        self.steps.append(step)
        apply(self.table, step)


def _seats(party: Party) -> Iterator[AnyStep]:
    yield Opened(code=_CODE, terms=terms_of(party))
    yield Joined(person=PERSON, name=party.names[YOU])
    yield Sat(person=PERSON, seat=YOU)
    for seat, kind in enumerate(party.bots, 1):
        yield BotSat(seat=seat, kind=kind)


def terms_of(party: Party) -> Terms:
    rules, seconds = str(party.rules), party.turn_seconds
    return Terms(rules=rules, seats=party.seats, turn_seconds=seconds, pace=party.pace)


def _beginning(party: Party, found: FoundDealer, rng: random.Random) -> Iterator[AnyStep]:
    if found.named is not None:
        yield DealerNamed(seat=found.named)
    yield Began()
    if found.named is not None:
        return
    everybody = tuple(range(party.seats))
    yield first_dealer_step(found.nearest, everybody, lambda: Chance.drawn_from(rng, party.rules))


def _find_dealer(log: _Log, record: MatchRecord, number: int, picks: Sequence[Sequence[Card]]) -> None:
    """Find the dealer again: by cards (R-03), or in a way that the record does not say."""
    seated = log.table.current_match.seated
    dealer = seated[record.hands[number].head.dealer]
    if picks:
        for among, cards in _pickings(picks, seated, dealer):
            log.add(SpreadOut(cards=" ".join(map(str, cards)), among=among))
            for at, seat in enumerate(among):
                log.add(Picked(seat=seat, at=at))
    elif log.table.dealer is None and (number == 0 or number in record.chosen):
        log.add(DealerIs(seat=dealer, rule="R-04" if number == 0 else "A-61"))


def _pickings(
    picks: Sequence[Sequence[Card]], seated: tuple[int, ...], dealer: int
) -> Iterator[tuple[tuple[int, ...], Sequence[Card]]]:
    """Who picked which cards. After tied birthdays (A-04) only the dealer is known; the rest is a guess."""
    among = seated
    if len(picks[0]) < len(seated):
        places = tuple(range(len(picks[0])))
        for cards in picks:
            places = by_picks(cards, among=places)
        others = [seat for seat in seated if seat != dealer][: len(picks[0]) - 1]
        among = (*others[: places[0]], dealer, *others[places[0] :])
    for cards in picks:
        yield among, cards
        among = by_picks(cards, among=among)


def _deal_again(log: _Log, hand: Record) -> None:
    orders = iter(hand.replay().chance.orders)
    log.add(Dealt(deck=" ".join(map(str, hand.head.deck)), places=hand.head.places))
    for act in hand.acts:
        order = next(orders) if act.pile else ()
        log.add(Played(seat=act.seat, move=str(act.move), mark=act.mark, order=order))
