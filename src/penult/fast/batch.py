"""A batch: many tables of the same rules, as one row of records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..bots.kernel.knowledge import KNOWLEDGE, WIDTH
from ..bots.kernel.out_of_turn import NO_MOVE
from ..bots.registry import POLICIES
from ..bots.rows import undealt
from ..engine.compiler import freeze, prepare, records
from ..engine.deal import Deal
from ..engine.errors import Malformed
from ..engine.kernel.cards import KINDS
from ..engine.kernel.legal import MOVES, MOVES_OF_SEVERAL
from ..engine.kernel.state import NOBODY, SEATS
from ..engine.rules import Rules
from ..engine.speeds import compiled_module
from ..engine.view import View

Ints = NDArray[np.int64]
Belief = Callable[[View], ArrayLike]
"""For each of `hidden_cards(view)` a row with a weight for each kind of card, 0 or more."""

MOST_MOVES = 20_000
"""Where a playout gives up a hand: with nearly all cards in ten hands, one can go on almost forever."""
_FINENESS = 1 << 10
"""A weight of 1 as an int."""


class StateBatch:
    """Tables of the same rules and seats. Moves are ints: `move.code` of a `Move`, and `Move.of(code)` back.

    Every table has its own chance, so what happens at one does not depend on the others.
    """

    __slots__ = ("_known", "_rngs", "_rules", "_states")

    def __init__(self, rules: Rules, states: Any, rngs: Ints, known: NDArray[np.uint8]) -> None:
        """For `deal` and `imagine`."""
        self._rules = rules
        self._states = states
        self._rngs = rngs
        self._known = known

    @classmethod
    def deal(
        cls, rules: Rules | str, seats: int, n: int, seed: int = 1, first: int = 0, dealer: int = 0
    ) -> StateBatch:
        """Deal `n` tables: the deals of a seed from the `first` on, the same as in the arena."""
        rules = Rules(rules) if isinstance(rules, str) else rules
        start = undealt(rules, seats)
        if dealer not in range(seats):
            raise Malformed("dealer", dealer, f"a seat from 0 to {seats - 1}")
        start.dealer = dealer
        batch = cls._empty(rules, n, seed)
        template = records(1)
        freeze(start, template, 0)
        _kernel().deal_tables(batch._states, template, first, seed, batch._rngs)
        return batch

    @classmethod
    def of(cls, deal: Deal, n: int, seed: int = 1) -> StateBatch:
        """`n` copies of a deal, with every card in it."""
        batch = cls._empty(deal.rules, n, seed)
        freeze(deal.state, batch._states, 0)
        batch._states["order_ready"][0] = 0  # each table shuffles for itself
        batch._states[1:] = batch._states[0]
        for viewer in range(deal.seats):
            batch._remember(viewer, deal.known_to(viewer))
        return batch

    @classmethod
    def imagine(
        cls, view: View, n: int, seed: int = 1, belief: Belief | ArrayLike | None = None
    ) -> StateBatch:
        """`n` possible deals that look the same from the seat of this view.

        Nothing in them comes from the real deal. Hidden cards are drawn one after another from those that
        are left, by their number and by what is believed of this card. Without a belief all are alike.
        """
        if view.seat is None or view.outcome is not None:
            raise Malformed(
                "view", "a spectator's, or one of a hand that is over", "the view of a seat in play"
            )
        batch = cls._empty(view.rules, n, seed)
        seen = records(1)
        freeze(view.state, seen, 0)
        unseen = _counts(card.kind for card in view.unseen)
        shown = np.concatenate(
            [_counts(card.kind for card in cards) for cards in view.known]
            + [np.zeros((SEATS - view.seats) * KINDS, np.int64)]
        )
        weights = _weights(view, belief)
        buffer, drew = np.zeros(KINDS, np.int64), int(view.drew)
        _imagining().imagine_tables(
            batch._states, seen, view.seat, drew, unseen, shown, weights, buffer, batch._rngs
        )
        batch._remember(view.seat, view.known)
        return batch

    @classmethod
    def _empty(cls, rules: Rules, n: int, seed: int) -> StateBatch:
        if n < 1:
            raise Malformed("n", n, "1 or more tables")
        rngs = np.zeros(n, np.int64)
        _kernel().begin_streams(seed, rngs)
        return cls(rules, records(n), rngs, np.zeros(n * KNOWLEDGE, np.uint8))

    def _remember(self, viewer: int, known: Sequence[Sequence[Any]]) -> None:
        """What the viewer knows of the other hands, at every table."""
        row = np.zeros(WIDTH, np.uint8)
        for owner, cards in enumerate(known):
            for card in cards:
                row[owner * KINDS + card.kind] += 1
        self._known.reshape(len(self), KNOWLEDGE)[:, viewer * WIDTH : (viewer + 1) * WIDTH] = row

    def __len__(self) -> int:
        return len(self._states)

    @property
    def rules(self) -> Rules:
        return self._rules

    @property
    def seats(self) -> int:
        return int(self._states["seats"][0])

    @property
    def over(self) -> NDArray[np.bool_]:
        """At which tables the hand is over."""
        over: NDArray[np.bool_] = self.turn == NOBODY
        return over

    @property
    def turn(self) -> Ints:
        """Who has to act at each table: a seat, `REFEREE` if a last card waits, 15 if the hand is over."""
        seats = np.empty(len(self), np.int64)
        _kernel().who_acts(self._states, seats)
        return seats

    @property
    def winners(self) -> Ints:
        """The seat that has won at each table; -1 if none has, or not yet."""
        winners = self._states["winner"].astype(np.int64)
        return np.where(winners == NOBODY, -1, winners)

    @property
    def counts(self) -> Ints:
        """How many cards are in each hand: a row for each table, a column for each seat."""
        counts: Ints = self._states["sizes"][:, : self.seats].astype(np.int64)
        return counts

    @property
    def hands(self) -> Ints:
        """How many cards of each kind are in each hand: tables, seats, kinds."""
        hands: Ints = self._states["hands"].reshape(len(self), SEATS, KINDS).astype(np.int64)
        return hands[:, : self.seats]

    def copy(self) -> StateBatch:
        """The same tables; what happens at them from now on happens in both alike, until moves differ."""
        return StateBatch(self._rules, self._states.copy(), self._rngs.copy(), self._known.copy())

    def take(self, tables: ArrayLike) -> StateBatch:
        """A batch of some of these tables: by number, each as often as it is named, or by a mask."""
        given = np.asarray(tables)
        chosen = np.flatnonzero(given) if given.dtype == np.bool_ else given.astype(np.int64)
        if given.dtype == np.bool_ and given.shape != (len(self),):
            raise Malformed("mask", given.shape, f"one for each of {len(self)} tables")
        if not len(chosen):
            raise Malformed("tables", "none", "at least one table")
        known = self._known.reshape(len(self), KNOWLEDGE)[chosen].ravel()
        return StateBatch(self._rules, self._states[chosen], self._rngs[chosen], known)

    def legal(self) -> tuple[Ints, Ints]:
        """The moves of those who have to act: a row for each table, and how many of a row are moves."""
        most = MOVES_OF_SEVERAL if self._states["multi"][0] else MOVES
        moves = np.full((len(self), most), NO_MOVE, np.int64)
        found = np.zeros(len(self), np.int64)
        _kernel().list_moves(self._states, moves, found)
        return moves, found

    def apply(self, moves: ArrayLike, seats: ArrayLike | None = None) -> Ints:
        """Make a move at each table, `NO_MOVE` for none; by default those who have to act make them.

        Returns 0 for each move that was made. A refused move has changed nothing at its table.
        """
        codes = self._for_each_table("moves", moves)
        actors = self.turn if seats is None else self._for_each_table("seats", seats)
        if actors.min() < 0 or actors.max() > NOBODY:
            raise Malformed("seats", actors.tolist()[:8], f"seats from 0 to {self.seats - 1}, or the referee")
        refusals = np.zeros(len(self), np.int64)
        _kernel().make_moves(self._states, actors, codes, refusals, self._rngs, self._known)
        return refusals

    def choose(self, bots: str | Sequence[str]) -> tuple[Ints, Ints]:
        """What policies would do: who makes the next move at each table, and the move.

        The same policy plays all seats, or there is one for each. A policy sees what its seat may know.
        """
        seats, moves = np.zeros(len(self), np.int64), np.zeros(len(self), np.int64)
        order = np.zeros(SEATS, np.uint8)
        _kernel().choose_moves(self._states, self._lineup(bots), seats, moves, self._rngs, self._known, order)
        return seats, moves

    def playout(self, bots: str | Sequence[str] = "random", most: int = MOST_MOVES) -> int:
        """Let policies play every hand to its end, or for so many moves; returns how many were made."""
        order = np.zeros(SEATS, np.uint8)
        lineup = self._lineup(bots)
        return int(_kernel().play_out(self._states, lineup, most, self._rngs, self._known, order))

    def _lineup(self, bots: str | Sequence[str]) -> Ints:
        names = [bots] * self.seats if isinstance(bots, str) else [*bots]
        if len(names) != self.seats:
            raise Malformed("policies", len(names), f"one, or {self.seats}")
        for name in names:
            if name not in POLICIES:
                raise Malformed("policy", name, " or ".join(POLICIES))
        return np.array([POLICIES[name] for name in names], np.int64)

    def _for_each_table(self, what: str, numbers: ArrayLike) -> Ints:
        row = np.array(numbers, np.int64)
        if row.shape != (len(self),):
            raise Malformed(what, row.shape, f"one for each of {len(self)} tables")
        return row


def hidden_cards(view: View) -> list[int]:
    """The owner of each card in a hand that the view's seat does not know, in the order of a belief's rows.

    If a player has drawn and may lay the card, its last row is that card. It is known to fit, and the row has
    no effect.
    """
    others = (seat for seat in range(view.seats) if seat != view.seat)
    return [seat for seat in others for _ in range(view.counts[seat] - len(view.known[seat]))]


def _weights(view: View, belief: Belief | ArrayLike | None) -> Ints:
    rows = len(hidden_cards(view))
    if belief is None:
        return np.ones((max(1, rows), KINDS), np.int64)
    given = np.asarray(belief(view) if callable(belief) else belief, float)
    if given.shape != (rows, KINDS) or not (given >= 0).all() or not np.isfinite(given).all():
        raise Malformed("belief", given.shape, f"weights of 0 or more, {rows} rows of {KINDS}")
    highest = given.max(axis=1, keepdims=True) if rows else given
    scaled = np.ceil(_FINENESS * given / np.where(highest > 0, highest, 1.0))
    return scaled.astype(np.int64) if rows else np.ones((1, KINDS), np.int64)


def _counts(kinds: Any) -> Ints:
    counts = np.zeros(KINDS, np.int64)
    for kind, number in Counter(kinds).items():
        counts[kind] = number
    return counts


@cache
def _kernel() -> Any:
    """The compiled loops. The first use on a machine compiles, which takes a while and is announced."""
    module = compiled_module("fast.kernel.batches")
    row, numbers, small = records(1), np.zeros(1, np.int64), np.zeros(1, np.uint8)
    table = np.zeros((1, 1), np.int64)
    prepare(
        "fast",
        (
            (module.begin_streams, (1, numbers)),
            (module.who_acts, (row, numbers)),
            (module.deal_tables, (row, row, 0, 1, numbers)),
            (module.list_moves, (row, table, numbers)),
            (module.make_moves, (row, numbers, numbers, numbers, numbers, small)),
            (module.choose_moves, (row, numbers, numbers, numbers, numbers, small, small)),
            (module.play_out, (row, numbers, 1, numbers, small, small)),
        ),
    )
    return module


@cache
def _imagining() -> Any:
    module = compiled_module("fast.kernel.imagining")
    row, numbers, table = records(1), np.zeros(1, np.int64), np.zeros((1, 1), np.int64)
    arguments = (row, row, 0, 0, numbers, numbers, table, numbers, numbers)
    prepare("imagining", [(module.imagine_tables, arguments)])
    return module
