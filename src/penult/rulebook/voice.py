"""What happens at a table, in sentences for one reader in one language.

>>> voice = Voice("en", Rules("hp2003"), ("Ana", "Ben"), reader=0)
>>> voice.event(Event("caught", "R-47", seat=1, other=0))
'You caught Ben, who hadn’t called UNO.'
>>> str(voice.card(Card("GD")))
'green Draw 3'
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.cards import HIDDEN_CARD, Card
from ..engine.errors import IllegalMove
from ..engine.events import Event
from ..engine.moves import Move
from ..engine.refusals import AMOUNT_FACTS, CARD_FACTS, SEAT_FACTS
from ..engine.rules import Rules
from ..engine.view import View
from ..i18n.catalogue import catalogue
from ..i18n.nouns import NOTHING, Noun
from .card_names import card_noun, cards_noun


class Voice:
    """One language, one table, one reader: `reader` is a seat, None for a spectator."""

    __slots__ = ("_catalogue", "_names", "edition", "language", "reader")

    def __init__(self, language: str, rules: Rules, names: Sequence[str], reader: int | None = None) -> None:
        self._catalogue = catalogue(language)
        self._names = tuple(map(_printable, names))
        self.language = self._catalogue.language
        self.edition = rules.edition.name
        self.reader = reader

    def say(self, message: str, /, **facts: object) -> str:
        return self._catalogue.say(message, edition=self.edition, **facts)

    def name(self, seat: int | None) -> str:
        return "" if seat is None else self._names[seat] if seat < len(self._names) else str(seat)

    def card(self, card: Card) -> Noun:
        """The name of a card, for a message to take in the form it needs."""
        return card_noun(self.language, self.edition, str(card))

    def cards(self, cards: Sequence[Card]) -> Noun:
        return cards_noun(self.language, self.edition, tuple(map(str, cards)))

    def listed(self, items: Sequence[str]) -> str:
        return self._catalogue.listed(items)

    def color(self, color: str) -> str:
        return self.say("color", color=color)

    def event(self, event: Event) -> str:
        """The sentence for an event, as far as the reader may know it."""
        return self.sentence(event if self.reader is None else event.seen_by(self.reader))

    def sentence(self, event: Event) -> str:
        """The sentence for an event exactly as given; nothing more is hidden."""
        return _sentence(
            self.say(
                f"event-{event.kind}",
                who=self.name(event.seat),
                other=self.name(event.other),
                me=self._me(event.seat, event.other),
                oneself="yes" if event.other is not None and event.other == event.seat else "no",
                cards=self.cards(event.cards),
                count=len(event.cards),
                hidden="yes" if HIDDEN_CARD in event.cards else "no",
                color=event.color or "",
                number=event.number or 0,
                broken=event.broken or "",
                direction=event.direction or "",
                rule=event.rule,
            )
        )

    def refusal(self, refusal: IllegalMove) -> str:
        """Why a move was refused, without the rule's id."""
        facts = refusal.facts
        people = [seat for name in SEAT_FACTS if isinstance(seat := facts.get(name), int)]
        who = people[0] if people else None
        cards = {name: card for name in CARD_FACTS if isinstance(card := facts.get(name), Card)}
        unknown = {name: HIDDEN_CARD for name in CARD_FACTS if name in facts and name not in cards}
        return _sentence(
            self.say(
                f"refusal-{refusal.code}",
                who=self.name(who),
                me=self._me(who),
                last=len(self._names) - 1,
                color=facts.get("color") or "",
                number=next((facts[name] for name in AMOUNT_FACTS if name in facts), 0),
                **{name: self.card(card) for name, card in (cards | unknown).items()},
            )
        )

    def move(self, move: Move, top: Card, due: int = 0) -> str:
        """A move as a button or a list shows it; an answer says what it leads to.

        `due` is what a total makes its victim draw (H-01).
        """
        return _sentence(
            self.say(
                self._move_message(move, top, due),
                who=self.name(move.target),
                color=move.color or "",
                card=self.cards(move.cards),
                number=due,
                uno="yes" if move.uno else "no",
            )
        )

    def phase(self, view: View) -> str:
        """What the table waits for, as far as the reader may know it."""
        drawn = self.card(view.drawn) if view.drawn else NOTHING
        return _sentence(
            self.say(
                f"phase-{view.phase.partition(':')[0]}" + (".total" if view.stacked else ""),
                who=self.name(view.turn),
                me=self._me(view.turn),
                top=self.card(view.top),
                drawn=drawn,
                number=view.due,
                keep="yes" if any(move.verb == "keep" for move in view.moves) else "no",
            )
        )

    def _move_message(self, move: Move, top: Card, due: int) -> str:
        message = f"move-{move.verb}"
        if move.verb in ("play", "invis") and move.color:
            return f"{message}.color"
        if move.verb in ("play", "jump") and move.target is not None:
            swaps = move.verb == "play" and move.card is not None and move.card.color is not None
            return f"{message}.swap" if swaps else f"{message}.target"
        if move.verb == "accept" and due:
            return f"{message}.total"
        if move.verb == "accept":
            face = str(top)[1:] if top.color else str(top)
            return f"{message}.{face}" if face in self._catalogue.parts(message) else message
        return message

    def _me(self, seat: int | None, other: int | None = None) -> str:
        if self.reader is None:
            return "none"
        return "seat" if self.reader == seat else "other" if self.reader == other else "none"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _printable(name: str) -> str:
    """A name without anything that moves the cursor or begins another line."""
    return "".join(letter if letter.isprintable() else " " for letter in name)
