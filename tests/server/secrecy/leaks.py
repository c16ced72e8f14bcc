"""Planted leaks: each is a small mistake that a table could make, and none shows in play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from penult.engine.deal import Deal
from penult.engine.errors import IllegalMove, Malformed
from penult.engine.events import Event
from penult.table import broadcaster
from penult.table.answer_window import AnswerWindow
from penult.table.bot_players import BotPlayers
from penult.table.broadcaster import Broadcaster
from penult.table.declined import Declined
from penult.table.incoming import Outgoing
from penult.table.journal import Journal
from penult.table.move_intake import MoveIntake
from penult.table.race import MOST_SECONDS
from penult.table.table import Table
from penult.table.views import offers
from penult.table.wanted_move import WantedMove
from penult.wire.to_client import Refused
from penult.wire.to_server import Act
from penult.wire.views import HandView

Plant = Callable[[pytest.MonkeyPatch], None]


def the_next_card_of_the_pile(patch: pytest.MonkeyPatch) -> None:
    """Every view has it."""
    _show(patch, lambda deal, _table, _seat: {"drawn": str(deal.draw_pile[0]) if deal.draw_pile else None})


def cards_that_others_draw(patch: pytest.MonkeyPatch) -> None:
    """Everybody gets events unfiltered."""
    patch.setattr(Event, "open_to", lambda _self, _seat: True)


def cards_drawn_before_a_reconnection(patch: pytest.MonkeyPatch) -> None:
    """Whoever comes back hears of all that was missed, as it is."""

    def opened(honest: Callable[[Broadcaster], list[Outgoing]]) -> Callable[[Broadcaster], list[Outgoing]]:
        def tell(self: Broadcaster) -> list[Outgoing]:
            with pytest.MonkeyPatch.context() as inner:
                if self.greet:
                    cards_that_others_draw(inner)
                return honest(self)

        return tell

    patch.setattr(Broadcaster, "update", opened(Broadcaster.update))
    patch.setattr(Broadcaster, "greetings", opened(Broadcaster.greetings))


def a_drawn_card_that_does_not_fit(patch: pytest.MonkeyPatch) -> None:
    """The turn passes at once."""
    honest = MoveIntake.make

    def make(self: MoveIntake, said: WantedMove) -> None:
        honest(self, said)
        if self.window.unshown:
            self.context.journal.announce_held_back(self.window.close())

    patch.setattr(MoveIntake, "make", make)


def who_may_move_while_a_drawn_card_is_hidden(patch: pytest.MonkeyPatch) -> None:
    _show(patch, lambda deal, _table, seat: {"moves": () if seat is None else offers(deal.view(seat).moves)})


def moves_of_whoever_is_to_act(patch: pytest.MonkeyPatch) -> None:
    _show(patch, lambda deal, _table, _seat: {"moves": offers(tuple(deal.legal_moves()))})


def how_soon_an_answer_followed_its_update(patch: pytest.MonkeyPatch) -> None:
    """It measures the connection, and the table is shown the round trip."""
    honest = MoveIntake.act

    def act(self: MoveIntake, person: str, request: Act, said_at: float, after: float | None) -> None:
        if after is not None:
            self.context.attendance.attendees[person].round_trips.add(min(after, MOST_SECONDS))
        honest(self, person, request, said_at, after)

    patch.setattr(MoveIntake, "act", act)


def answers_that_are_held(patch: pytest.MonkeyPatch) -> None:
    _show(patch, lambda _deal, table, _seat: {"held": next(iter(table.held.values()), None)})


def how_fast_somebody_answers(patch: pytest.MonkeyPatch) -> None:
    """Answers are made as soon as they come."""
    patch.setattr(AnswerWindow, "hides", lambda _self, _said, _deal: False)


def another_hand_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    """Its facts say how many points the next seat holds."""
    honest = Journal.refuse

    def refuse(self: Journal, person: str, request: int, why: IllegalMove | Malformed | Declined) -> None:
        deal, seat = self.table.deal, self.table.seat_of(person)
        if deal is None or seat is None:
            honest(self, person, request, why)
            return
        facts = {"next": " ".join(map(str, deal.hand((seat + 1) % deal.seats)))}
        self.answer(person, Refused(id=request, code="no", facts=facts))

    patch.setattr(Journal, "refuse", refuse)


def a_kept_card_after_a_restart(patch: pytest.MonkeyPatch) -> None:
    """The window is opened again only if the card did not fit."""
    honest = AnswerWindow.reopen

    def reopen(self: AnswerWindow, deal: Deal, seats: Mapping[str, int]) -> None:
        if not deal.moves or deal.moves[-1][1].verb != "keep":
            honest(self, deal, seats)

    patch.setattr(AnswerWindow, "reopen", reopen)


def the_hand_of_a_partner(patch: pytest.MonkeyPatch) -> None:
    """R-64: partners score together; they do not look together."""

    def partners(deal: Deal, table: Table, seat: int | None) -> dict[str, Any]:
        if seat is None or table.rules["score"] != "team":
            return {}
        return {"drawn": str(deal.hand((seat + deal.seats // 2) % deal.seats))}

    _show(patch, partners)


def an_autopilot_that_has_seen_the_pile(patch: pytest.MonkeyPatch) -> None:
    """It chooses by the card that comes next."""
    honest = BotPlayers.move

    def move(self: BotPlayers, deal: Deal, seat: int, said_at: float, mark: str = "") -> WantedMove:
        moves = deal.legal_moves(seat)
        chosen = moves[sum(map(ord, str(deal.draw_pile[:1]))) % len(moves)]
        return honest(self, deal, seat, said_at, mark)._replace(move=chosen)

    patch.setattr(BotPlayers, "move", move)


def a_drawn_card_that_does_not_fit_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """A person who joins in the middle of the hand reads all events, shown or not."""
    honest = broadcaster.hand_log
    patch.setattr(broadcaster, "hand_log", lambda table, seat, **_: honest(table, seat, hidden=False))


def cards_that_others_drew_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """A person who joins in the middle of the hand reads it as the first seat knows it."""
    honest = broadcaster.hand_log
    patch.setattr(broadcaster, "hand_log", lambda table, _seat, hidden: honest(table, 0, hidden))


LEAKS: tuple[Plant, ...] = (
    the_next_card_of_the_pile,
    cards_that_others_draw,
    cards_drawn_before_a_reconnection,
    a_drawn_card_that_does_not_fit,
    who_may_move_while_a_drawn_card_is_hidden,
    moves_of_whoever_is_to_act,
    how_soon_an_answer_followed_its_update,
    answers_that_are_held,
    how_fast_somebody_answers,
    another_hand_in_a_refusal,
    a_kept_card_after_a_restart,
    the_hand_of_a_partner,
    an_autopilot_that_has_seen_the_pile,
    cards_that_others_drew_in_the_log,
)


def how_long_the_disk_took(patch: pytest.MonkeyPatch) -> None:
    """The update that ends a window says when it was written: a dud has nothing to wait for."""
    patch.setattr(Journal, "date_update", lambda _self, _moment: None)


def that_only_a_kept_card_is_written(patch: pytest.MonkeyPatch) -> None:
    """Nothing in the update says so, but it comes later."""
    patch.setattr(Journal, "note", lambda _self, _step: None)


LEAKS_OF_THE_DISK: tuple[Plant, ...] = (how_long_the_disk_took, that_only_a_kept_card_is_written)
"""Leaks that show only if writing takes time."""


def _show(patch: pytest.MonkeyPatch, more: Callable[[Deal, Table, int | None], dict[str, Any]]) -> None:
    """Every view has these fields too."""
    honest, public = broadcaster.hand_of_seat, broadcaster.public_hand

    def hand_of_seat(shown: HandView, table: Table, masked: int | None, seat: int) -> HandView:
        return _with_more(honest(shown, table, masked, seat), table, seat)

    def public_hand(table: Table, masked: int | None) -> HandView | None:
        shown = public(table, masked)
        return None if shown is None else _with_more(shown, table, None)

    def _with_more(view: HandView, table: Table, seat: int | None) -> HandView:
        assert table.deal is not None
        return view if table.deal.over else replace(view, **more(table.deal, table, seat))

    patch.setattr(broadcaster, "hand_of_seat", hand_of_seat)
    patch.setattr(broadcaster, "public_hand", public_hand)
