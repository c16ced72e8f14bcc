"""What everybody sees, field by field, and which fields have changed since they were last sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ..wire import views
from ..wire.people import Person, Seat
from .chairs import Chair
from .dealer_choice import DealerChoice
from .leavers import void_word
from .live_table import LiveTable
from .own_part import codes
from .table import Table
from .talk import Talk
from .telling import between_hands
from .turn_timer import TurnTimer

Fields = dict[str, Any]

_MISSING = object()


def table_fields(live: LiveTable, pace: TurnTimer, finding: DealerChoice, talk: Talk) -> Fields:
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
        "outcome": _outcome(table, live.stopwatch.seconds),
        "paused": table.paused,
        "shut": table.shut,
        "spread": finding.spread(),
        "birthdays": finding.birthdays(),
        "until": _until(live, finding),
        "reports": talk.suggestions.reports(),
        "void": void_word(table),
        **moving_fields(live, pace),
    }


def moving_fields(live: LiveTable, pace: TurnTimer) -> Fields:
    """What a card can change of the table while a hand is played."""
    playing = live.table.stage == "hand"
    settling = pace.settling
    asked = "settle" if settling else live.asked
    wanted = () if asked is None else pace.hearing.objectors if settling else live.asked_of
    return {
        "ready": tuple(sorted(live.agreed)),
        "waited": tuple(seat for seat in wanted if seat not in live.agreed),
        "asked": asked,
        "clock": pace.clock if playing else None,
        "window": pace.window.until if playing else None,
        "round_trips": live.shown_round_trips,
    }


def hand_fields(live: LiveTable, pace: TurnTimer) -> Fields | None:
    """What everybody sees of the hand; None where there is none."""
    table = live.table
    if table.deal is None or table.stage == "gathering":
        return None
    deal, masked = table.deal, pace.window.masked
    return {
        "number": len(table.marks),
        "order": table.order,
        "dealer": deal.dealer,
        "turn": deal.turn if masked is None else masked,
        "direction": deal.direction,
        "top": str(deal.top),
        "laid_by": deal.laid_by,
        "beneath": None if deal.beneath is None else str(deal.beneath),
        "color_before": deal.color_before,
        "color": deal.color,
        "draw": deal.draw_count,
        "discards": deal.discard_count,
        "counts": deal.counts,
        "exposed": deal.exposed,
        "called": deal.called if masked is None else None,
        "drew": deal.drew or masked is not None,
    }


def changed(before: Fields, now: Fields) -> Fields:
    """The fields that are new or different."""
    return {
        name: value
        for name, value in now.items()
        if (old := before.get(name, _MISSING)) is not value and old != value
    }


def called_as_before(fields: Fields, muted: Mapping[str, str]) -> Fields:
    """The table as somebody sees it for whom some people have no new names."""
    if not muted:
        return fields
    people = tuple(replace(each, name=muted.get(each.id, each.name)) for each in fields["people"])
    seats = tuple(replace(each, name=muted.get(each.person or "", each.name)) for each in fields["seats"])
    return {**fields, "people": people, "seats": seats}


def _until(live: LiveTable, finding: DealerChoice) -> float | None:
    if not live.running:
        return None
    return {"scores": live.next_due, "dealer": finding.until}.get(live.table.stage)


def _seat(chair: Chair, table: Table) -> Seat:
    if chair.person is not None:
        name = table.names.get(chair.person, "")
        return Seat("person", chair.person, name, deals=chair.deals, autopilot=chair.autopilot)
    if chair.bot is not None:
        return Seat("bot", person=chair.reserved, bot=chair.bot, deals=chair.deals)
    return Seat()


def _standing(table: Table) -> views.Standing | None:
    if table.match is None:
        return None
    standing = table.match.standing
    return views.Standing(
        totals=standing.totals,
        scorers=table.match.scorers,
        points=table.match.points,
        hands=standing.hands,
        dealer=standing.dealer if table.stage != "dealer" else table.dealer,
        out=standing.out,
        winners=standing.winners,
    )


def _outcome(table: Table, seconds: float | None) -> views.Outcome | None:
    deal = table.deal
    if deal is None or table.stage not in ("scores", "over") or deal.outcome is None:
        return None
    outcome = deal.outcome
    left = tuple(
        views.Left(
            player=player,
            cards=codes(deal.hand(seat)),
            points=None if outcome.void else outcome.tally[seat],
        )
        for seat, player in enumerate(table.order)
    )
    return views.Outcome(
        winner=None if outcome.winner is None else table.order[outcome.winner],
        void=outcome.void,
        left=left,
        points=outcome.points,
        told=tuple(map(between_hands, table.playing.events[-1])),
        plays=sum(move.verb == "play" for _, move in deal.moves),
        seconds=None if seconds is None else round(seconds),
    )
