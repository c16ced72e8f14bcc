"""Another world for the same script: what is hidden from a viewer changes, nothing public does."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

import msgspec

from penult.table.incoming import MessageReceived
from penult.wire.to_server import Act
from server.secrecy.cards import Shuffled
from server.secrecy.places import owners, unseen
from server.secrecy.script import SPECTATOR, Closing, Line, Script, Setting, Weight
from server.secrecy.truth import Impossible, Truth, alike, truth

T = TypeVar("T")
TRIES = 20


@dataclass(frozen=True, slots=True)
class Scene:
    """A hand as it was played: the script, its cards, and who sat where."""

    setting: Setting
    script: Script
    shuffles: tuple[Shuffled, ...]
    """Those of the spreads, and then the one that was dealt."""
    picked: tuple[frozenset[int], ...]
    """From each spread, which cards were picked."""
    dealer: int
    order: tuple[int, ...]

    @property
    def hand(self) -> Shuffled:
        return self.shuffles[-1]

    def cut(self, lines: int) -> Scene:
        return replace(self, script=self.script.cut(lines))

    def truth(self, hand: Shuffled, viewer: int | None) -> Truth:
        chance = hand.chance(random.Random(self.setting.seed))
        seats = self.setting.seats
        return truth(self.setting.rules, seats, self.dealer, chance, self.script.items, viewer)

    def person_at(self, seat: int) -> str:
        return self.setting.people[self.order[seat]]

    def seat_of(self, person: str) -> int | None:
        people = [self.person_at(seat) for seat in range(self.setting.seats)]
        return people.index(person) if person in people else None


@dataclass(frozen=True, slots=True)
class Twin:
    """The other world: its cards and its lines, and the two truths as the viewer knows them."""

    shuffles: tuple[Shuffled, ...]
    lines: tuple[Line, ...]
    original: Truth
    changed: Truth

    @property
    def differences(self) -> Iterator[str]:
        """The secrets that are not the same in both."""
        for (name, one), (_, other) in zip(self.original.secrets, self.changed.secrets, strict=False):
            if one != other:
                yield name


def twin_of(scene: Scene, person: str, rng: random.Random) -> Twin | None:
    """A world that this person cannot tell from the first one; None if none was found."""
    viewer = scene.seat_of(person)
    original = scene.truth(scene.hand, viewer)
    found = scene.hand
    for exchange in _exchanges(scene, original, viewer, rng):
        other = _followed(found, exchange)
        try:
            if alike(original, scene.truth(other, viewer)):
                found = other
        except Impossible:
            continue
    try:
        return None if found == scene.hand else twin_with(scene, found, person, rng)
    except Impossible:
        return None


def twin_with(scene: Scene, hand: Shuffled, person: str, rng: random.Random) -> Twin:
    """The world with these cards; `Impossible` if this person could see the difference."""
    viewer = scene.seat_of(person)
    original, changed = scene.truth(scene.hand, viewer), scene.truth(hand, viewer)
    if not alike(original, changed):
        raise Impossible("the viewer would see something else")
    spreads = zip(scene.shuffles[:-1], scene.picked, strict=True)
    shuffles = (*(_respread(spread, picked, rng) for spread, picked in spreads), hand)
    return Twin(shuffles, tuple(_lines(scene, person, changed, rng)), original, changed)


Exchange = tuple[str, int, tuple[int, ...]]
"""What is exchanged, of which number, and where each card comes from."""


def _exchanges(scene: Scene, original: Truth, viewer: int | None, rng: random.Random) -> Iterator[Exchange]:
    """Large exchanges first: everything hidden; then a few cards, and cards of one hand."""
    hand, seats = scene.hand, scene.setting.seats
    size = len(hand.deck)
    owned = owners(original.all, seats, scene.dealer, size)
    hidden = unseen(original.all, hand.deck, owned, viewer)
    for share in (1, 2, 4, 8, 16, 32):
        if len(hidden) // share > 1:
            yield "deck", 0, _mixed(range(size), rng.sample(hidden, len(hidden) // share), rng)
    for seat in (seat for seat in range(seats) if seat != viewer):
        own = [place for place, owner in enumerate(owned) if owner == seat]
        for _ in range(2):
            yield "deck", 0, _mixed(range(size), rng.sample(own, 2), rng, turned=True)
    for nth, order in enumerate(hand.orders):
        for few in (40, 4):
            yield "orders", nth, _mixed(range(len(order)), rng.sample(range(len(order)), few), rng)


def _followed(hand: Shuffled, exchange: Exchange) -> Shuffled:
    what, nth, places = exchange
    if what == "deck":
        return replace(hand, deck=tuple(hand.deck[place] for place in places))
    orders = list(hand.orders)
    orders[nth] = tuple(orders[nth][place] for place in places)
    return replace(hand, orders=tuple(orders))


def _respread(spread: Shuffled, picked: frozenset[int], rng: random.Random) -> Shuffled:
    """R-03: nobody has seen the cards that were not picked."""
    return replace(
        spread, deck=_mixed(spread.deck, [at for at in range(len(spread.deck)) if at not in picked], rng)
    )


def _mixed(
    cards: Sequence[T], places: Sequence[int], rng: random.Random, turned: bool = False
) -> tuple[T, ...]:
    mixed = list(cards)
    others = [*places[1:], places[0]] if turned else rng.sample(places, len(places))
    for place, other in zip(places, others, strict=True):
        mixed[place] = cards[other]
    return tuple(mixed)


def _lines(scene: Scene, person: str, changed: Truth, rng: random.Random) -> Iterator[Line]:
    """The script of the other world, in which other people may speak at other times."""
    for line in scene.script.lines:
        if line.incoming.person in (person, SPECTATOR) or line.weight is Weight.OPEN:
            yield line
        elif line.weight is Weight.HELD:
            yield _at_some_time(scene, line, rng) or line
        elif line.weight is Weight.CONTROL_FRAMES and rng.random() < 0.5:
            yield line
    closings = [item for item in scene.script.items if isinstance(item, Closing)]
    for closing, kept in zip(closings, changed.kept, strict=True):
        if kept and scene.person_at(closing.seat) != person:
            yield _keeping(scene, closing, rng)


def _keeping(scene: Scene, closing: Closing, rng: random.Random) -> Line:
    """A card that fits is kept while the window is open."""
    person = scene.person_at(closing.seat)
    keep = MessageReceived("", person, Act(move="keep", seen=closing.seen))
    line = _at_some_time(scene, Line(0.0, keep, Weight.KEPT, closing.since, closing.until), rng)
    if line is None:
        raise Impossible(f"{person} cannot speak while the window is open")
    return line


def _at_some_time(scene: Scene, line: Line, rng: random.Random) -> Line | None:
    """The line at any time when its speaker can be heard."""
    for _ in range(TRIES):
        at = rng.uniform(line.since, line.until)
        if isinstance(line.incoming, MessageReceived) and (
            here := scene.script.connection(line.incoming.person, at)
        ):
            return replace(line, at=at, incoming=msgspec.structs.replace(line.incoming, connection=here))
    return None
