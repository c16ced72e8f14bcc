"""Makes the whole views of a table and of its hand, as each viewer may see them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from ...engine.cards import CARDS, Card
from ...engine.moves import Move
from ...wire import views
from ...wire.people import Person, Seat
from ...wire.views import HandView, Offer, TableView
from ..between.between_hands import BetweenHands
from ..between.dealer_choice import DealerChoice
from ..context import Context
from ..hand.hand_in_play import HandInPlay
from ..hand.void_hand import void_permission
from ..people.chairs import Chair
from ..table import Table
from ..talk.talk import Talk
from .announcements import match_event


def table_view(
    context: Context, hand: HandInPlay, dealer_choice: DealerChoice, talk: Talk, between: BetweenHands
) -> TableView:
    """The table as a spectator sees it. `you` is added for each viewer."""
    table = context.table
    view = TableView(
        code=table.code,
        terms=table.terms,
        stage=table.stage,
        host=table.host,
        people=tuple(
            Person(person, name, context.attendance.here(person)) for person, name in table.names.items()
        ),
        seats=tuple(_seat(chair, table) for chair in table.chairs),
        standing=_standing(table),
        outcome=_outcome(table, between.hand_seconds),
        paused=table.paused,
        shut=table.shut,
        spread=dealer_choice.spread_view(),
        birthdays=dealer_choice.birthdays_view(),
        until=_until(context, dealer_choice, between),
        reports=talk.suggestions.reports(),
        void=void_permission(table),
    )
    return replace(view, **changed_by_moves(context, hand))


def changed_by_moves(context: Context, hand: HandInPlay) -> dict[str, Any]:
    """The fields of the table that a move can change in the middle of a hand."""
    playing = context.table.stage == "hand"
    agreed, question = context.agreement.agreed, hand.question
    return {
        "ready": tuple(sorted(agreed)),
        "waited": tuple([seat for seat in hand.asked_seats if seat not in agreed]) if question else (),
        "asked": question,
        "clock": hand.clock if playing else None,
        "window": hand.window_closes if playing else None,
        "round_trips": context.attendance.shown_round_trips,
    }


def public_hand(table: Table, masked: int | None) -> HandView | None:
    """The hand as a spectator sees it; None if there is none.

    While a drawn card is hidden (A-11), the turn stays with the seat that drew it.
    """
    if table.deal is None or table.stage == "gathering":
        return None
    deal = table.deal
    return HandView(
        number=len(table.marks),
        order=table.order,
        dealer=deal.dealer,
        turn=deal.turn if masked is None else masked,
        phase=deal.phase_seen_by(None) if masked is None else f"turn:{masked}",
        direction=deal.direction,
        top=_code(deal.top),
        laid_by=deal.laid_by,
        beneath=None if (card := deal.beneath) is None else _code(card),
        color_before=deal.color_before,
        color=deal.color,
        draw=deal.draw_count,
        discards=deal.discard_count,
        counts=deal.counts,
        exposed=deal.exposed,
        callers=deal.callers,
        safe=deal.safe,
        called=deal.called if masked is None else None,
        drew=deal.drew or masked is not None,
        due=deal.due if deal.stacked else 0,
        stacked=deal.stacked,
        no_challenge=deal.no_challenge,
        mercy=deal.mercy,
        put_out=tuple([seat for seat in range(deal.seats) if seat not in deal.playing]),
        known=_known(deal.known_to(None)),
    )


def hand_of_seat(public: HandView, table: Table, masked: int | None, seat: int) -> HandView:
    """The hand as the player at a seat sees it. While a drawn card is hidden, the others have no moves."""
    assert table.deal is not None
    deal = table.deal
    drawn = deal.drawn_by(seat)
    shut_out = masked is not None and drawn is None
    return replace(
        public,
        you=seat,
        phase=public.phase if drawn is None else deal.phase_seen_by(seat),
        hand=codes(deal.hand(seat)),
        drawn=None if drawn is None else _code(drawn),
        known=_known(deal.known_to(seat)),
        moves=() if shut_out else offers(deal.legal_moves(seat)),
        held=table.held.get(seat),
        too_many=deal.too_many if deal.answering and deal.turn == seat else 0,
    )


def with_old_names(view: TableView, muted: Mapping[str, str]) -> TableView:
    """The table for a viewer who has muted these people, and sees the names they had then."""
    if not muted:
        return view
    people = tuple(replace(each, name=muted.get(each.id, each.name)) for each in view.people)
    seats = tuple(replace(each, name=muted.get(each.person or "", each.name)) for each in view.seats)
    return replace(view, people=people, seats=seats)


def _until(context: Context, dealer_choice: DealerChoice, between: BetweenHands) -> float | None:
    if not context.running:
        return None
    return {"scores": between.next_at, "dealer": dealer_choice.until}.get(context.table.stage)


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
        told=tuple(map(match_event, table.current_match.events[-1])),
        plays=sum(len(event.cards) for event in deal.events if event.kind == "laid"),
        seconds=None if seconds is None else round(seconds),
    )


_code = {card: str(card) for card in CARDS}.__getitem__


def codes(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(map(_code, cards))


def _known(hands: tuple[tuple[Card, ...], ...]) -> tuple[tuple[str, ...], ...]:
    return tuple([codes(cards) for cards in hands]) if any(hands) else ()


def offers(moves: Iterable[Move]) -> tuple[Offer, ...]:
    return tuple([_offer(move.code, move.breaks) for move in moves])


@lru_cache(maxsize=16384)
def _offer(code: int, breaks: str | None) -> Offer:
    return Offer(str(Move.of(code)), breaks)
