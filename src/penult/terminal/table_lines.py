"""What happened at a table, in lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..client.events import engine_event
from ..engine.cards import Card
from ..engine.events import ENDINGS
from ..i18n.catalogue import Catalogue
from ..match.events import MatchEvent
from ..wire import events as wire_events
from ..wire.views import Clock, TableView
from .company import Company
from .hand_lines import HandEnd, LeftHand, Line, left_line, told
from .plain_view import described
from .table_voice import table_event


def happened(events: Iterable[wire_events.Event], company: Company, words: Catalogue) -> Iterator[Line]:
    """A line for each event worth reporting, in order."""
    for event in events:
        if isinstance(event, wire_events.HandEvent):
            yield from told([engine_event(event)], company.hand_voice)
        elif isinstance(event, wire_events.MatchEvent):
            yield _between_hands(event, company)
        else:
            yield table_event(event, company, words)


def who_is_here(company: Company, words: Catalogue) -> Iterator[str]:
    """The seats, the host, and the spectators."""
    table = company.seen.table
    here = {person.id: person.here for person in table.people}
    for number, seat in enumerate(table.seats):
        state = {"nobody": "free", "bot": "bot"}.get(seat.by, "here")
        if state == "here":
            away = not here.get(seat.person or "", False)
            state = "autopilot" if seat.autopilot else "away" if away else "here"
        name, trip = company.table_voice.name(number), _round_trip(table, number)
        state = "measured" if state == "here" and trip is not None else state
        yield words.say(
            "online-seat", seat=number, who=name, state=state, kind=seat.bot or "", number=trip or 0
        )
    seated = {seat.person for seat in table.seats if seat.by == "person"}
    yield words.say("online-host", who=company.host)
    if (dealer := next((at for at, seat in enumerate(table.seats) if seat.deals), None)) is not None:
        yield words.say("online-named-dealer", who=company.table_voice.name(dealer))
    watching = [each.id for each in table.people if each.here and each.id not in seated]
    if watching:
        yield words.say("online-watching", people=list(map(company.person, watching)))


def _round_trip(table: TableView, seat: int) -> int | None:
    """A-68: the measured round trip of a seat, if there is one."""
    return table.round_trips[seat] if seat < len(table.round_trips) else None


def cards(company: Company) -> Iterator[str]:
    """The current hand."""
    if (view := company.view) is not None:
        yield from described(view, company.hand_voice)


def scores(company: Company) -> Iterator[str]:
    if company.standing is not None:
        yield from company.match_voice.standing(company.standing)


def counted(company: Company) -> Iterator[str]:
    """R-54: what everybody is left with after a hand."""
    voice = company.table_voice
    for each in left_hands(company):
        yield left_line(each.name, each.cards, each.points, voice)


def left_hands(company: Company) -> Iterator[LeftHand]:
    outcome, voice = company.seen.table.outcome, company.table_voice
    for each in outcome.left if outcome else ():
        yield LeftHand(voice.name(each.player), tuple(map(Card, each.cards)), each.points)


def hand_end(events: Iterable[wire_events.Event], company: Company) -> HandEnd | None:
    """How the hand ended in these events; None if it did not."""
    endings = [
        event for event in events if isinstance(event, wire_events.HandEvent) and event.kind in ENDINGS
    ]
    outcome = company.seen.table.outcome
    if outcome is None or not endings:
        return None
    return HandEnd(outcome.winner, endings[-1].rule, outcome.points, tuple(left_hands(company)))


def match_lines(events: Iterable[wire_events.Event], company: Company) -> Iterator[Line]:
    """What a hand changed in the match."""
    for event in events:
        if isinstance(event, wire_events.MatchEvent):
            yield _between_hands(event, company)


def totals(company: Company) -> Iterator[Line | str]:
    """The goal of the match, and its standing."""
    yield company.match_voice.goal(company.rules)
    yield from scores(company)


def _between_hands(event: wire_events.MatchEvent, company: Company) -> Line:
    return company.match_voice.event(MatchEvent(event.kind, event.rule, event.players, event.number))


def house_help(company: Company) -> Iterator[str]:
    """What can be typed where these house rules are played."""
    if company.rules["jump"] != "off":
        yield company.hand_voice.say("terminal-plain-help-jump")
    if company.rules["multi"] != "off":
        yield company.hand_voice.say("terminal-plain-help-multi")


def clock_line(clock: Clock, seconds: float, company: Company, words: Catalogue) -> str:
    """How much time somebody has left."""
    me = "seat" if clock.seat == company.seen.table.you else "none"
    who = company.table_voice.name(clock.seat)
    return words.say("online-clock", me=me, who=who, number=max(0, round(seconds)))
