"""What one viewer sees, field by field, and which fields have changed since they were last sent."""

from __future__ import annotations

from typing import Any

from ...engine.cards import Card
from ...engine.view import View
from ...wire import views
from ...wire.people import Person, Seat
from .chairs import Chair
from .finding_dealer import FindingDealer
from .live_table import LiveTable
from .pace import Pace
from .table import Table
from .talk import Talk

Fields = dict[str, Any]


def table_fields(live: LiveTable, pace: Pace, finding: FindingDealer, talk: Talk) -> Fields:
    """What everybody sees of the table; `you` is added for each viewer."""
    table = live.table
    return {
        "code": table.code,
        "terms": table.terms,
        "stage": table.stage,
        "host": table.host,
        "people": tuple(Person(person, name, live.here(person)) for person, name in table.names.items()),
        "seats": tuple(_seat(chair, table) for chair in table.chairs),
        "standing": _standing(table),
        "outcome": _outcome(table),
        "ready": tuple(sorted(live.agreed)),
        "asked": "settle" if pace.settling else live.asked,
        "paused": table.paused,
        "clock": pace.clock if table.stage == "hand" else None,
        "race": pace.race.until if table.stage == "hand" else None,
        "spread": finding.spread(),
        "birthdays": finding.birthdays(),
        "reports": talk.reports(),
    }


def hand_fields(live: LiveTable, pace: Pace, player: int | None) -> Fields | None:
    """The hand as this player, or a spectator, sees it."""
    table = live.table
    deal = table.deal
    if deal is None or table.stage == "gathering":
        return None
    seat = table.hand_seat(player)
    view = deal.view(seat)
    masked, unshown = pace.window.masked, pace.window.unshown
    return {
        "number": len(table.marks),
        "order": table.order,
        "you": seat,
        "dealer": view.dealer,
        "turn": view.turn if masked is None else masked,
        "phase": f"turn:{masked}" if unshown else view.phase,
        "direction": view.direction,
        "top": str(view.top),
        "color": view.color,
        "draw": view.draw_count,
        "discards": view.state.discards,
        "counts": view.counts,
        "exposed": view.exposed,
        "called": view.called if masked is None else None,
        "drew": view.drew or masked is not None,
        "hand": _codes(view.hand),
        "drawn": None if view.drawn is None else str(view.drawn),
        "known": tuple(map(_codes, view.known)) if any(view.known) else (),
        "moves": _offers(view) if masked is None or (masked == seat and not unshown) else (),
        "held": None if seat is None else table.held.get(seat),
    }


def changed(before: Fields, now: Fields) -> Fields:
    """The fields that are new or different."""
    missing = object()
    return {name: value for name, value in now.items() if before.get(name, missing) != value}


def _codes(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(map(str, cards))


def _offers(view: View) -> tuple[views.Offer, ...]:
    return tuple(views.Offer(str(move), move.breaks) for move in view.moves)


def _seat(chair: Chair, table: Table) -> Seat:
    if chair.person is not None:
        return Seat("person", chair.person, table.names.get(chair.person, ""), autopilot=chair.autopilot)
    if chair.bot is not None:
        return Seat("bot", person=chair.reserved, bot=chair.bot)
    return Seat()


def _standing(table: Table) -> views.Standing | None:
    if table.match is None:
        return None
    standing = table.match.standing
    return views.Standing(
        totals=standing.totals,
        scorers=table.match.scorers,
        hands=standing.hands,
        dealer=standing.dealer,
        out=standing.out,
        winners=standing.winners,
    )


def _outcome(table: Table) -> views.Outcome | None:
    deal = table.deal
    if deal is None or table.stage not in ("scores", "over") or deal.outcome is None:
        return None
    outcome = deal.outcome
    left = tuple(
        views.Left(player=player, cards=_codes(deal.hand(seat)), points=outcome.tally[seat])
        for seat, player in enumerate(table.order)
    )
    winner = None if outcome.winner is None else table.order[outcome.winner]
    return views.Outcome(winner=winner, void=outcome.void, left=left, points=outcome.points)
