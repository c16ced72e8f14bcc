"""The hand: cards that fit are raised, the chosen one has a bar, Enter or a second click lays it."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from ...engine.cards import Card
from ...engine.view import View
from ..faces import LARGE, SMALL, CardSize, Look, face
from ..offers import goes_with_others, standing
from .fan import Fan, fan

_ROOMY = 34
"""With this many rows in the terminal, the cards of a hand are large."""


class Hand(Widget, can_focus=True):
    """The cards of one seat; sends messages when a card is chosen or laid."""

    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("home", "choose(0)", show=False),
        Binding("end", "choose(-1)", show=False),
        Binding("enter,space", "lay", show=False),
        Binding("m", "take", show=False),
    ]

    chosen: reactive[int] = reactive(0)
    taken: reactive[tuple[int, ...]] = reactive(())
    """The places of cards that are to be laid together, in their order."""

    class Chosen(Message):
        """Another card is chosen."""

    class CardLaid(Message):
        """The person lays this card, or these together (H-31)."""

        def __init__(self, cards: tuple[Card, ...]) -> None:
            super().__init__()
            self.cards = cards

    def __init__(self, id: str) -> None:  # noqa: A002 Textual's own name
        super().__init__(id=id)
        self.cards: tuple[Card, ...] = ()
        self._standing: dict[Card, str] = {}
        self._draws = 2
        self._view: View | None = None

    def show(self, view: View) -> None:
        """Show a view; the same card stays chosen, or the one just drawn."""
        before, self.taken = self.card, ()
        self._view = view
        self.cards = view.hand
        self._draws = view.rules.edition.draw_strength
        self._standing = {card: standing(view, card) for card in set(view.hand)}
        self.chosen = self._best(view.drawn or before)
        self.refresh(layout=True)
        self.post_message(self.Chosen())

    @property
    def card(self) -> Card | None:
        """The chosen card."""
        return self.cards[self.chosen] if self.chosen < len(self.cards) else None

    @property
    def state(self) -> str:
        """Whether it can be laid: `fits`, `bluff`, `wrong` or `none`."""
        return self._standing[self.card] if self.card else "none"

    def place(self, index: int) -> tuple[int, int]:
        """The line and column where a card begins."""
        row, column = self._spread.place(index)
        return row * (self._card_size.height + 1), column

    def render(self) -> Content:
        spread = self._spread
        rows = [self._row_of_cards(row, spread) for row in range(spread.rows)]
        return Content("\n").join(line for lines in rows for line in lines)

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        del container, viewport
        return fan(len(self.cards), width, self._card_size.width).rows * (self._card_size.height + 1)

    def action_step(self, by: int) -> None:
        if self.cards:
            self.chosen = (self.chosen + by) % len(self.cards)

    def action_row(self, by: int) -> None:
        index = self.chosen + by * self._spread.per_row
        if 0 <= index < len(self.cards):
            self.chosen = index

    def action_choose(self, index: int) -> None:
        if self.cards:
            self.chosen = index % len(self.cards)

    def action_lay(self) -> None:
        if self.card:
            last = (self.chosen,) if self._may_join(self.chosen) else ()
            self.post_message(self.CardLaid(tuple(self.cards[place] for place in (*self.taken, *last))))

    def action_take(self) -> None:
        """Lay the chosen card together with others, or no longer."""
        if self.chosen in self.taken:
            self.taken = tuple(place for place in self.taken if place != self.chosen)
        elif (
            self._may_join(self.chosen)
            and self._view
            and goes_with_others(self._view, self.cards[self.chosen])
        ):
            self.taken = (*self.taken, self.chosen)

    def _may_join(self, place: int) -> bool:
        """Whether a card is not taken yet, and like those that are."""
        alike = not self.taken or self.cards[place].number == self.cards[self.taken[0]].number
        return place < len(self.cards) and place not in self.taken and alike

    def on_click(self, click: events.Click) -> None:
        at = click.get_content_offset(self)
        if at is None:
            return
        size = self._card_size
        index = self._spread.at(at.y // (size.height + 1), at.x, size.width, len(self.cards))
        if index == self.chosen:
            self.action_lay()
        elif index is not None:
            self.chosen = index

    def watch_chosen(self) -> None:
        self.post_message(self.Chosen())

    @property
    def _card_size(self) -> CardSize:
        return LARGE if self.app.size.height >= _ROOMY else SMALL

    @property
    def _spread(self) -> Fan:
        return fan(len(self.cards), self.content_size.width, self._card_size.width)

    def _best(self, wanted: Card | None) -> int:
        if wanted in self.cards and self._standing[wanted] == "fits":
            return self.cards.index(wanted)
        fitting = [place for place, card in enumerate(self.cards) if self._standing[card] == "fits"]
        if fitting:
            return fitting[0]
        if wanted in self.cards:
            return self.cards.index(wanted)
        return max(0, min(self.chosen, len(self.cards) - 1))

    def _row_of_cards(self, row: int, spread: Fan) -> list[Content]:
        first = row * spread.per_row
        places = range(first, min(first + spread.per_row, len(self.cards)))
        columns = [self._column(place, spread, last=place == places[-1]) for place in places]
        return [Content.assemble(*line) for line in zip(*columns, strict=True)]

    def _column(self, place: int, spread: Fan, last: bool) -> list[Content]:
        """The visible part of one card, from the top of its row to the bottom."""
        size, card = self._card_size, self.cards[place]
        fits = self._standing[card] == "fits"
        overlapping = spread.step < size.width
        width = size.width if last else spread.step
        fade = None if self._standing[card] != "none" else self.background_colors[1]
        look = Look(size, self._draws, fade, edged=overlapping or self.app.no_color)
        seen, gap = min(width, size.width), max(0, width - size.width)
        rows = [row[:seen].pad_right(gap) for row in face(card, look)]
        bar = self._bar(place, "▀" if fits else "▄", seen).pad_right(gap)
        return [*rows, bar] if fits else [bar, *rows]

    def _bar(self, place: int, stroke: str, width: int) -> Content:
        if place in self.taken:
            return Content.styled(f"{self.taken.index(place) + 1:^{width}}", "bold reverse $accent")
        if place != self.chosen:
            return Content(" " * width)
        return Content.styled(stroke * width, "$accent")
