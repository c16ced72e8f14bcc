"""Applies the steps of a match and its hands."""

from __future__ import annotations

from msgspec import structs

from ...engine.cards import Card
from ...engine.chance import Chance
from ...engine.deal import Deal
from ...engine.events import Event
from ...engine.moves import Move
from ...match.match import Match
from ...wire.events import TableEvent
from ..table import AnyEvent, Applied, Table
from . import steps


def began(table: Table, _: steps.Began) -> tuple[AnyEvent, ...]:
    table.chairs = [chair for chair in table.chairs if not chair.free]
    table.match = Match(table.rules, len(table.chairs))
    table.marks = []
    table.dealer = _named_dealer(table)
    table.dealer_named = table.dealer is not None
    _look_for_dealer(table)
    if table.dealer is None:
        return (TableEvent("started"),)
    table.pickers = ()
    return TableEvent("started"), TableEvent("dealer", seat=table.dealer, rule="D-32")


def _named_dealer(table: Table) -> int | None:
    """D-32: the dealer whom the host has named for this match."""
    named = next((seat for seat, chair in enumerate(table.chairs) if chair.deals), None)
    for chair in table.chairs:
        chair.deals = False
    return named


def dealt(table: Table, step: steps.Dealt) -> Applied:
    """Deal the next hand of the match. The step comes back with the places of returned first cards."""
    chance = table.shuffled or Chance(map(Card, step.deck.split()), step.places)
    table.shuffled = None
    events = _deal(table, chance)
    return Applied(steps.Dealt(deck=step.deck, places=tuple(chance.places)), events)


def played(table: Table, step: steps.Played) -> Applied:
    """Make a move, or raise `IllegalMove` and change nothing. The step comes back with its reshuffle."""
    deal = table.hand
    reshuffles = deal.reshuffles
    deal.chance.fix_order(reshuffles, step.order)
    move = Move(step.move)
    events = deal.play(move, step.seat)
    if move.verb == "jump":
        table.held = {}  # H-28: an answer was to the smaller total
    if deal.reshuffles > reshuffles:
        step = structs.replace(step, order=deal.chance.orders[deal.reshuffles - 1])
    return Applied(step, _after_move(table, deal, events, step.mark))


def held(table: Table, step: steps.Held) -> tuple[AnyEvent, ...]:
    table.held[step.seat] = step.move
    return ()


def turn_passed(_: Table, __: steps.TurnPassed) -> tuple[AnyEvent, ...]:
    """Nothing to do: the turn passed with the draw."""
    return ()


def unheld(table: Table, step: steps.Unheld) -> tuple[AnyEvent, ...]:
    del table.held[step.seat]
    return ()


def voided(table: Table, _: steps.Voided) -> tuple[AnyEvent, ...]:
    """A-74: nobody scores, and the match goes on (A-61)."""
    deal = table.hand
    event = TableEvent("voided", table.host, table.name_of(table.host), rule="A-74")
    return event, *deal.abandon(), *_count_if_over(table, deal)


def again(table: Table, _: steps.Again) -> tuple[AnyEvent, ...]:
    table.stage = "gathering"
    table.match, table.deal, table.order, table.marks = None, None, (), []
    table.seat_reserved()
    return (TableEvent("rematch"),)


def _deal(table: Table, chance: Chance) -> tuple[AnyEvent, ...]:
    chance.picks.extend(table.picked_cards)
    table.picked_cards = []
    table.seat_reserved()
    if table.dealer is not None:
        _set_dealer(table, table.dealer)
        table.dealer, table.dealer_named = None, False
    table.order = table.current_match.seated
    table.seen_hands = {person: seat for seat, person in table.seated_people}
    table.seats_at_deal = {person: seat for person, seat in table.seen_hands.items() if seat in table.order}
    table.kicked_players = set()
    table.deal = table.current_match.deal(chance)
    table.clear_caches()
    table.marks.append({})
    table.held = {}
    table.stage = "hand"
    return (*table.deal.events, *_count_if_over(table, table.deal))


def _set_dealer(table: Table, dealer: int) -> None:
    """Set the dealer of the next hand. One whom the host named is recorded as chosen (D-32)."""
    if table.current_match.results or table.dealer_named:
        table.current_match.choose_dealer(dealer)
    else:
        table.match = Match(table.rules, len(table.chairs), dealer)


def _after_move(table: Table, deal: Deal, events: tuple[Event, ...], mark: str) -> tuple[AnyEvent, ...]:
    if mark:
        table.marks[-1][len(deal.moves) - 1] = mark
    if table.held:
        table.held = {seat: answer for seat, answer in table.held.items() if _waits_for(deal, seat)}
    return (*events, *_count_if_over(table, deal))


def _waits_for(deal: Deal, seat: int) -> bool:
    """Whether the hand still waits for this seat's answer: calls and catches do not end that."""
    return deal.phase in (f"react:{seat}", f"drawn:{seat}")


def _count_if_over(table: Table, deal: Deal) -> tuple[AnyEvent, ...]:
    """Count a hand that is over, and go on with the match or end it."""
    if not deal.over:
        return ()
    match = table.current_match
    events = match.finish(deal)
    table.clear_caches()
    table.stage = "over" if match.over else "scores"
    table.held = {}
    if match.over:
        table.restore_chairs()
    if match.standing.dealer is None:
        _look_for_dealer(table)
    return events


def _look_for_dealer(table: Table) -> None:
    """Let the dealer be found: before the first hand at once, later once the scores have been seen."""
    table.pickers = table.current_match.seated
    if not table.current_match.results:
        table.stage = "dealer"
