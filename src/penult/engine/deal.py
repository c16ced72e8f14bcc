"""A deal: one hand of play, from the shuffle until it is over, with every card in it.

>>> deal = Deal.at("classic n=3 top=R5 h0=RD,B2 h1=G1,G2")
>>> for event in deal.play("play RD!"):
...     print(event)
R-23 laid 0 RD
R-43 called 0
R-24 drew 1 * *
R-24 skipped 1
R-22 turn 2
>>> deal.phase, deal.counts
('turn:2', (1, 4, 7))
"""

from __future__ import annotations

import random
from collections import Counter

from . import shown
from .calls import NO_CALLS
from .cards import Card, card_of_kind, color_name
from .chance import Chance, KeptOrder
from .errors import Malformed
from .events import ENDINGS, Event, events_of
from .imagining import imagined_state
from .kernel.finish import abandon
from .kernel.legal import may_look_wrong, others_may_move
from .kernel.piles import order_due, pile_size
from .kernel.reactions import takes_the_turn
from .kernel.refusals import refusal
from .kernel.secrecy import hide
from .kernel.setup import goes_back, goes_to_the_middle, middle
from .kernel.state import CARDS, DRAWN, NOBODY, OVER, REFEREE, TURN, State
from .kernel.uno import call_counts
from .memory import Memory
from .moves import Move, parse_act
from .position import Setup, position
from .refusals import illegal_move, rule_id
from .rules import Rules
from .shown import NOT_LAID, Laid, Shown, phase_text
from .speeds import INTERPRETED, Speed
from .view import Outcome, View, all_cards, draw_pile, hand_of, outcome_of


class Deal:
    """One hand of play. The constructor does not shuffle: `chance` has the deck in its order."""

    __slots__ = (
        "_deck",
        "_ended_by",
        "_hands",
        "_laid_before",
        "_memory",
        "_prepared",
        "_speed",
        "calls",
        "chance",
        "events",
        "laid",
        "moves",
        "reshuffles",
        "rules",
        "state",
        "touched",
    )

    def __init__(
        self,
        rules: Rules | str,
        seats: int,
        chance: Chance,
        dealer: int = 0,
        *,
        speed: Speed = INTERPRETED,
    ) -> None:
        rules = Rules(rules) if isinstance(rules, str) else rules
        rules.check_seats(seats)
        if dealer not in range(seats):
            raise Malformed("dealer", dealer, f"a seat from 0 to {seats - 1}")
        rules.edition.check_deck(Counter(chance.deck))
        state = State(seats=seats, dealer=dealer)
        rules.write_into(state)
        state.pile[: len(chance.deck)] = bytes(card.kind for card in chance.deck)
        state.pile_end = len(chance.deck)
        self._set_up(rules, state, chance, speed, rules.edition.deck)
        self._prepare_order()
        speed.deal_hands(state)
        self._take_events()
        self._turn_up()

    @classmethod
    def shuffled(
        cls,
        rules: Rules | str,
        seats: int,
        seed: int | None = None,
        dealer: int = 0,
        *,
        speed: Speed = INTERPRETED,
    ) -> Deal:
        """A new deal, from a seed or from the operating system's generator."""
        rules = Rules(rules) if isinstance(rules, str) else rules
        chance = Chance.from_system(rules) if seed is None else Chance.seeded(rules, seed)
        return cls(rules, seats, chance, dealer, speed=speed)

    @classmethod
    def at(cls, text: str, *, speed: Speed = INTERPRETED) -> Deal:
        """A position from scenario text. Its reshuffles keep the order of the cards."""
        given = position(Setup.parse(text))
        state = given.state
        deal = cls.__new__(cls)
        deal._set_up(given.rules, state, Chance(all_cards(state), source=KeptOrder()), speed)
        deal._prepare_order()
        if not given.started:
            deal._turn_up()
        return deal

    @classmethod
    def imagine(cls, view: View, rng: random.Random, *, speed: Speed = INTERPRETED) -> Deal:
        """A possible deal that looks the same from that seat: it guesses what the seat does not know."""
        state = imagined_state(view, rng)
        deal = cls.__new__(cls)
        deal._set_up(view.rules, state, Chance(view.deck, source=rng), speed, view.deck)
        deal._prepare_order()
        deal._memory.recall(view.known)
        deal.laid, deal.calls = view.laid, view.calls
        deal._ended_by = view.outcome.rule if view.outcome else ""
        return deal

    def _set_up(
        self, rules: Rules, state: State, chance: Chance, speed: Speed, deck: tuple[Card, ...] = ()
    ) -> None:
        self.rules = rules
        self.chance = chance
        self.events: list[Event] = []
        self.moves: list[tuple[int, Move]] = []
        self.state = state
        self._deck = deck or all_cards(state)
        self._speed = speed
        self._memory = Memory()
        self._hands: dict[int, tuple[Card, ...]] = {}
        """A cache of hands that have not changed since they were asked for."""
        self.laid = self._laid_before = NOT_LAID
        """How the top card came to lie there, and the one under it, in case the top card is taken back."""
        self.calls = NO_CALLS
        self._ended_by = ""
        self.touched = set(range(state.seats))
        """The seats whose own part of a view may have changed. A reader that follows them clears it."""
        self._prepared = 0
        self.reshuffles = 0
        """How many moves have reshuffled the DISCARD pile; each used one order, even if it did so twice."""

    def play(self, move: Move | str, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move and return its events, or raise `IllegalMove` and change nothing.

        Text may name who moves (`2:catch 0`, `ref:hint 1`). By default it is the player to act.
        """
        if isinstance(move, str):
            named, move = parse_act(move)
            if None not in (named, seat) and named != seat:
                who = "the referee" if named == REFEREE else f"seat {named}"
                raise Malformed("seat", seat, f"{who}, as the move says")
            seat = named if seat is None else seat
        if not isinstance(move, Move):
            raise Malformed("move", move, "a move, or text such as play R7")
        if seat is None:
            seat = REFEREE if move.by_referee else self.state.actor
        if type(seat) is not int or not 0 <= seat <= NOBODY:
            raise Malformed("seat", seat, f"a seat from 0 to {self.seats - 1}")
        state = self.state
        color, actor, others = state.color, state.actor, others_may_move(state)
        after = state if self._prepare_order() else state.copy()
        if why_not := self._speed.apply(after, seat, move.code):
            raise illegal_move(why_not)
        if after is not state and any(event.kind == "reshuffled" for event in events_of(after)):
            raise Malformed("chance", "no further order", "an order for the reshuffle of this move")
        self.state = after
        self.moves.append((seat, move))
        events = self._take_events()
        self._note_top(events, color)
        self.calls = self.calls.after(events)
        self._touch(actor, others)
        return events

    def check(self, move: Move, seat: int) -> None:
        """Raise `IllegalMove` as `play` would, and change nothing. A flag that is listed counts as legal."""
        if move.verb == "flag" and move.target is not None and may_look_wrong(self.state, seat, move.target):
            return
        if why_not := refusal(self.state, seat, move.code):
            raise illegal_move(why_not)

    def call_counts(self, seat: int) -> bool:
        """Whether a call of UNO by this seat would change anything."""
        return call_counts(self.state, seat)

    def abandon(self) -> tuple[Event, ...]:
        """A-74: void the hand, because a player has left. It is not a move: the table decides to do it."""
        if self.over:
            raise Malformed("hand", self.phase, "a hand that goes on")
        abandon(self.state)
        self.touched.update(range(self.seats))
        return self._take_events()

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """The moves that `play` would accept from a seat, by default from the player to act.

        A call of UNO that nobody owes is accepted but not listed. A flag against the player of the last card
        is listed whether or not the card was wrong: otherwise the list would do the noticing.
        """
        state = self.state
        if seat is None:
            seat = state.actor
        if state.phase == OVER:
            return []
        if seat != REFEREE:
            self._check_seat(seat)
            if seat != state.actor and not others_may_move(state):
                return []
        return self._listed_moves(seat)

    def _listed_moves(self, seat: int) -> list[Move]:
        state, flaw_of = self.state, self._speed.flaw
        return [
            Move.of(code, rule_id(flaw) if (flaw := flaw_of(state, seat, code)) else None)
            for code in self._speed.legal_moves(state, seat)
        ]

    def view(self, seat: int | None = None) -> View:
        """Everything that a seat knows, or a spectator if there is no seat."""
        if seat is not None:
            self._check_seat(seat)
        seen = self.state.copy()
        hide(seen, NOBODY if seat is None else seat)
        return View(
            seat=seat,
            rules=self.rules,
            known=self.known_to(seat),
            deck=self._deck,
            drew=self.drew,
            moves=() if seat is None else tuple(self.legal_moves(seat)),
            outcome=self.outcome,
            state=seen,
            laid=self.laid,
            calls=self.calls,
        )

    def phase_seen_by(self, seat: int | None) -> str:
        """A-11, H-35: to the others, a player who may lay a drawn card is still in `turn`, unless known."""
        return phase_text(self.state, NOBODY if seat is None else seat)

    def drawn_by(self, seat: int | None) -> Card | None:
        """The drawn card that this seat may lay or keep."""
        state = self.state
        return card_of_kind(state.drawn) if state.phase == DRAWN and state.actor == seat else None

    def known_to(self, viewer: int | None) -> tuple[tuple[Card, ...], ...]:
        """For each seat, the cards that it certainly holds, because this viewer was shown them."""
        state = self.state
        return state.seats * ((),) if state.phase == OVER else self._memory.known(viewer, state.seats)

    def copy(self) -> Deal:
        """An independent copy. Both will meet the same chance."""
        copy = Deal.__new__(Deal)
        copy._set_up(self.rules, self.state.copy(), self.chance, self._speed, self._deck)
        copy.events, copy.moves = self.events.copy(), self.moves.copy()
        copy._memory, copy._prepared, copy._ended_by = self._memory.copy(), self._prepared, self._ended_by
        copy.reshuffles, copy.touched = self.reshuffles, self.touched.copy()
        copy.laid, copy._laid_before, copy.calls = self.laid, self._laid_before, self.calls
        return copy

    seats = Shown(shown.seats)
    dealer = Shown(shown.dealer)
    phase = Shown(shown.phase)
    turn = Shown(shown.turn)
    answering = Shown(shown.answering)
    settling = Shown(shown.settling)
    over = Shown(shown.over)
    top = Shown(shown.top)
    laid_by = Shown(shown.laid_by)
    color_before = Shown(shown.color_before)
    beneath = Shown(shown.beneath)
    color = Shown(shown.color)
    direction = Shown(shown.direction)
    counts = Shown(shown.counts)
    exposed = Shown(shown.exposed)
    callers = Shown(shown.callers)
    safe = Shown(shown.safe)
    flaggable = Shown(shown.flaggable)
    cancellable = Shown(shown.cancellable)
    jumpable = Shown(shown.jumpable)
    due = Shown(shown.due)
    stacked = Shown(shown.stacked)
    no_challenge = Shown(shown.no_challenge)
    mercy = Shown(shown.mercy)
    too_many = Shown(shown.too_many)
    playing = Shown(shown.playing)
    draw_shows_fit = Shown(shown.draw_shows_fit)
    called = Shown(shown.called)
    draw_count = Shown(shown.draw_count)
    discard_count = Shown(shown.discard_count)
    discard_pile = Shown(shown.discard_pile)

    def begins_turn(self, move: Move) -> bool:
        """R-46, A-40: whether this move would begin a turn. H-04, H-27: an added card and a jump do."""
        if move.verb == "jump" or (self.answering and move.verb == "play"):
            return True
        if self.state.phase == TURN:
            return move.verb in ("play", "draw")
        return self.answering and move.verb == "invis" and takes_the_turn(self.state)

    @property
    def drew(self) -> bool:
        """Whether the player in turn has already drawn."""
        return self.state.phase == DRAWN

    @property
    def draw_pile(self) -> tuple[Card, ...]:
        """Top first."""
        return draw_pile(self.state)

    def hand(self, seat: int) -> tuple[Card, ...]:
        self._check_seat(seat)
        return self._hand(seat)

    def _hand(self, seat: int) -> tuple[Card, ...]:
        if seat not in self._hands:
            self._hands[seat] = hand_of(self.state, seat)
        return self._hands[seat]

    @property
    def outcome(self) -> Outcome | None:
        """How the hand ended; None while it goes on."""
        return outcome_of(self.state, self._ended_by) if self.over else None

    def _repr_svg_(self) -> str:
        """For notebooks: the table with every hand open."""
        from .picture import deal_svg

        return deal_svg(self)

    def _turn_up(self) -> None:
        """R-06, R-13, R-14: turn up cards until one stays."""
        returned, again = 0, True
        while again:
            card = self.state.pile[self.state.pile_top]
            if goes_back(self.state, card):
                size = pile_size(self.state) - 1
                fixed = middle(size) if goes_to_the_middle(self.state, card) else None
                self.state.place = self.chance.place(returned, size, fixed)
                returned += 1
            again = self._speed.turn_up(self.state)
            self._take_events()

    def _prepare_order(self) -> bool:
        """Give the state the order of the next reshuffle before a move might need it.

        Returns False if there is none to be had.
        """
        state = self.state
        if not order_due(state):
            return True
        if not self.chance.has_order(self._prepared):
            return False
        order = self.chance.order(self._prepared)
        state.order[:] = bytes(order).ljust(CARDS, b"\xff")
        state.order_ready = 1
        self._prepared += 1
        return True

    def _take_events(self) -> tuple[Event, ...]:
        """Take the events of the last move out of the state, and follow them."""
        state = self.state
        events, over = events_of(state), state.phase == OVER
        for event in events:
            if event.cards and event.seat is not None:
                self._hands.pop(event.seat, None)
                self.touched.add(event.seat)
                if event.kind == "gave" and event.other is not None:
                    self._hands.pop(event.other, None)
        self.reshuffles += any(event.kind == "reshuffled" for event in events)
        if self._memory.learn(events) or over:
            self.touched.update(range(state.seats))
        self.events.extend(events)
        if over:
            self._ended_by = next(event.rule for event in events if event.kind in ENDINGS)
        self._prepare_order()
        return events

    def _touch(self, actor: int, others_could_move: bool) -> None:
        """Note the old and the new actor, or everybody if the others had or have moves of their own."""
        if others_could_move or others_may_move(self.state):
            self.touched.update(range(self.seats))
        else:
            self.touched.update({actor, self.state.actor} - {NOBODY})

    def _note_top(self, events: tuple[Event, ...], color: int) -> None:
        for event in events:
            if event.kind == "laid":
                self._laid_before, self.laid = self.laid, Laid(event.seat, color_name(color))
            elif event.kind == "took_back":
                self.laid, self._laid_before = self._laid_before, NOT_LAID

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            raise Malformed("seat", seat, f"a seat from 0 to {self.seats - 1}")
