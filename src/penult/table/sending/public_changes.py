"""What everybody may know of a table: how it was last shown to spectators, and what has changed since."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Raw
from msgspec.structs import replace

from ...wire.changes import changes, own_changes, shared_changes
from ...wire.coding import encode
from ...wire.views import HandView, TableView
from ..between.between_hands import BetweenHands
from ..between.dealer_choice import DealerChoice
from ..context import Context
from ..hand.hand_in_play import HandInPlay
from ..talk.talk import Talk
from .views import changed_by_moves, public_hand, table_view

NO_HAND = HandView()


class PublicChanges:
    """Compares the public views with the last ones, and notes whose own part of the hand may have changed."""

    def __init__(
        self,
        context: Context,
        hand: HandInPlay,
        dealer_choice: DealerChoice,
        talk: Talk,
        between: BetweenHands,
    ) -> None:
        self._context, self._in_play = context, hand
        self._parts = dealer_choice, talk, between
        self.table = TableView()
        """The table as spectators were last shown it."""
        self.hand: HandView | None = None
        """The hand as spectators were last shown it."""
        self.of_table: dict[str, Any] = {}
        self.of_hand: dict[str, Any] = {}
        """The changes that spectators see."""
        self.shared: dict[str, Any] = {}
        """The changes in the hand that are the same for every viewer."""
        self.encoded_table: Any = UNSET
        """The changes of the table, encoded once for everybody."""
        self._hidden: tuple[int | None, dict[int, str]] = None, {}
        """Whose drawn card was hidden, and which answers were held, at the last update."""
        self.touched: set[int] = set()
        """The seats whose own part of the hand may have changed since the last update."""

    def table_now(self) -> TableView:
        """The table as a spectator would see it now."""
        return table_view(self._context, self._in_play, *self._parts)

    def find(self, anybody_came: bool) -> None:
        """Look at the table again."""
        table, masked = self._context.table, self._in_play.masked
        before, before_hand = self.table, self.hand
        if self._only_moves and not anybody_came:
            now = changed_by_moves(self._context, self._in_play)
            self.of_table = {name: new for name, new in now.items() if new != getattr(before, name)}
            self.table = replace(before, **self.of_table)
        else:
            self.table = self.table_now()
            self.of_table = changes(before, self.table)
        self.encoded_table = Raw(encode(self.of_table)) if self.of_table else UNSET
        self.hand = public_hand(table, masked)
        if self.hand is not None:
            before_hand = before_hand or NO_HAND
            self.shared = shared_changes(before_hand, self.hand)
            self.of_hand = self.shared | own_changes(before_hand, self.hand)
            self._touch(masked)

    @property
    def _only_moves(self) -> bool:
        """Whether nothing but moves has happened, in the middle of a hand."""
        context = self._context
        in_hand = context.table.stage == "hand" and self.table.stage == "hand"
        return in_hand and context.journal.only_moves

    def _touch(self, masked: int | None) -> None:
        table = self._context.table
        assert table.deal is not None
        self.touched |= table.deal.touched
        table.deal.touched.clear()
        masked_before, held_before = self._hidden
        if masked != masked_before:
            self.touched.update(range(table.deal.seats))
        if table.held != held_before:
            self.touched |= table.held.keys() | held_before.keys()
        self._hidden = masked, dict(table.held)
