"""Everything that happened at a table, a line each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..client.events import engine_event
from ..client.seen import Seen
from ..client.whole import WholeTable
from ..engine.cards import Card
from ..i18n.catalogue import Catalogue
from ..match.events import MatchEvent
from ..wire import said
from ..wire.views import Clock
from .company import Company
from .hand_lines import Line, left_line, told
from .plain_view import described
from .table_voice import table_event


def happened(events: Iterable[said.Event], company: Company, words: Catalogue) -> Iterator[Line]:
    """What a reader wants to hear of, in the order in which it happened."""
    for event in events:
        if isinstance(event, said.HandEvent):
            yield from told([engine_event(event)], company.hand_voice)
        elif isinstance(event, said.MatchEvent):
            between = MatchEvent(event.kind, event.rule, event.players, event.number)
            yield company.match_voice.event(between)
        else:
            yield table_event(event, company, words)


def greeting(company: Company, words: Catalogue) -> Iterator[str]:
    """Which table this is, and what was agreed."""
    table, rules = company.seen.table, company.rules
    game = words.say(f"edition-{rules.edition.name}")
    yield words.say("online-at", code=table.code, game=game, seats=len(table.seats))
    yield words.say("online-agreed", rules=str(rules))


def hand_title(company: Company, words: Catalogue) -> str:
    """Which hand of the match begins, and with whom."""
    number = company.seen.hand.number if company.seen.hand else 0
    return words.say("terminal-hand-of-match", number=number, partner=company.partner or "none")


def who_is_here(company: Company, words: Catalogue) -> Iterator[str]:
    """The seats, the host, and who is watching."""
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
        yield words.say("online-watching", people=", ".join(map(company.person, watching)))


def _round_trip(table: WholeTable, seat: int) -> int | None:
    """A-68: what is measured of the line at a seat, if anything is."""
    return table.round_trips[seat] if seat < len(table.round_trips) else None


def new_bots(before: Seen | None, company: Company, words: Catalogue) -> Iterator[str]:
    """In a match a bot plays on where somebody has given up a seat."""
    table = company.seen.table
    if before is None or table.stage in ("gathering", "over"):
        return
    for number, (old, new) in enumerate(zip(before.table.seats, table.seats, strict=False)):
        if old.by == "person" and new.by == "bot":
            yield words.say("online-bot-plays-on", who=company.bot(number), seat=number)


def cards(company: Company) -> Iterator[str]:
    """The hand that is played."""
    if (view := company.view) is not None:
        yield from described(view, company.hand_voice)


def scores(company: Company) -> Iterator[str]:
    if company.standing is not None:
        yield from company.match_voice.standing(company.standing)


def counted(company: Company) -> Iterator[str]:
    """R-54: what everybody is left with, once a hand is over."""
    outcome, voice = company.seen.table.outcome, company.table_voice
    if outcome is None:
        return
    for each in outcome.left:
        yield left_line(voice.name(each.player), map(Card, each.cards), each.points, voice)


def clock_line(clock: Clock, seconds: float, company: Company, words: Catalogue) -> str:
    """How long somebody still has."""
    me = "seat" if clock.seat == company.seen.table.you else "none"
    who = company.table_voice.name(clock.seat)
    return words.say("online-clock", me=me, who=who, number=max(0, round(seconds)))
