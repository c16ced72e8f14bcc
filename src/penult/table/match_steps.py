"""Steps of a match and its hands, applied to the table."""

from __future__ import annotations

from msgspec import structs

from ..engine.cards import Card
from ..engine.chance import Chance
from ..engine.deal import Deal
from ..engine.events import Event
from ..engine.moves import Move
from ..match.match import Match
from ..wire.events import TableEvent
from . import steps
from .table import Made, Table, Told


def began(table: Table, _: steps.Began) -> tuple[Told, ...]:
    table.chairs = [chair for chair in table.chairs if not chair.free]
    table.match = Match(table.rules, len(table.chairs))
    table.marks = []
    table.dealer = _named_dealer(table)
    table.dealer_named = table.dealer is not None
    _look_for_dealer(table)
    if table.dealer is None:
        return (TableEvent("started"),)
    table.among = ()
    return TableEvent("started"), TableEvent("dealer", seat=table.dealer, rule="D-32")


def _named_dealer(table: Table) -> int | None:
    """D-32: whom the host has named for this match."""
    named = next((seat for seat, chair in enumerate(table.chairs) if chair.deals), None)
    for chair in table.chairs:
        chair.deals = False
    return named


def dealt(table: Table, step: steps.Dealt) -> Made:
    """The next hand of the match. The places of first cards that go back are noted in the step."""
    chance = table.shuffled or Chance(map(Card, step.deck.split()), step.places)
    table.shuffled = None
    told = _deal(table, chance)
    return Made(steps.Dealt(deck=step.deck, places=tuple(chance.places)), told)


def played(table: Table, step: steps.Played) -> Made:
    """A move; `IllegalMove`, and then nothing has changed. A reshuffle is noted in the step that made it."""
    deal = table.hand
    deal.chance.fix_order(deal.reshuffles, step.order)
    events = deal.play(Move(step.move), step.seat)
    if deal.reshuffles and any(event.kind == "reshuffled" for event in events):
        step = structs.replace(step, order=deal.chance.orders[deal.reshuffles - 1])
    return Made(step, _after_move(table, deal, events, step.mark))


def held(table: Table, step: steps.Held) -> tuple[Told, ...]:
    table.held[step.seat] = step.move
    return ()


def turn_passed(_: Table, __: steps.TurnPassed) -> tuple[Told, ...]:
    """It had passed with the draw."""
    return ()


def unheld(table: Table, step: steps.Unheld) -> tuple[Told, ...]:
    del table.held[step.seat]
    return ()


def voided(table: Table, _: steps.Voided) -> tuple[Told, ...]:
    """A-74: nobody scores, and the match goes on (A-61)."""
    deal = table.hand
    said = TableEvent("voided", table.host, table.name_of(table.host), rule="A-74")
    return said, *deal.abandon(), *_counted(table, deal)


def again(table: Table, _: steps.Again) -> tuple[Told, ...]:
    table.stage = "gathering"
    table.match, table.deal, table.order, table.marks = None, None, (), []
    table.seat_the_waiting()
    return (TableEvent("rematch"),)


def _deal(table: Table, chance: Chance) -> tuple[Told, ...]:
    chance.picks.extend(table.pickings)
    table.pickings = []
    table.seat_the_waiting()
    if table.dealer is not None:
        _set_dealer(table, table.dealer)
        table.dealer, table.dealer_named = None, False
    table.order = table.playing.seated
    table.hand_of = {person: seat for seat, person in table.seated_people}
    table.began = {person: seat for person, seat in table.hand_of.items() if seat in table.order}
    table.sent_away = set()
    table.deal = table.playing.deal(chance)
    table.changed()
    table.marks.append({})
    table.held = {}
    table.stage = "hand"
    return (*table.deal.events, *_counted(table, table.deal))


def _set_dealer(table: Table, dealer: int) -> None:
    """Who was found deals the first hand by the rules; who was named is in the record as chosen (D-32)."""
    if table.playing.results or table.dealer_named:
        table.playing.choose_dealer(dealer)
    else:
        table.match = Match(table.rules, len(table.chairs), dealer)


def _after_move(table: Table, deal: Deal, events: tuple[Event, ...], mark: str) -> tuple[Told, ...]:
    if mark:
        table.marks[-1][len(deal.moves) - 1] = mark
    if table.held:
        table.held = {seat: answer for seat, answer in table.held.items() if _waits_for(deal, seat)}
    return (*events, *_counted(table, deal))


def _waits_for(deal: Deal, seat: int) -> bool:
    """Whether the answer of this seat is still the one that counts; a call or a catch changes nothing."""
    return deal.phase in (f"react:{seat}", f"drawn:{seat}")


def _counted(table: Table, deal: Deal) -> tuple[Told, ...]:
    """When the hand is over it is counted, and the match goes on or ends."""
    if not deal.over:
        return ()
    match = table.playing
    told = match.finish(deal)
    table.changed()
    table.stage = "over" if match.over else "scores"
    table.held = {}
    if match.over:
        table.bring_chairs()
    if match.standing.dealer is None:
        _look_for_dealer(table)
    return told


def _look_for_dealer(table: Table) -> None:
    """The dealer is to be found: at the beginning at once, later when the scores have been seen."""
    table.among = table.playing.seated
    if not table.playing.results:
        table.stage = "dealer"
