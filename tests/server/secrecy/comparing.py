"""What a person receives in two worlds: the same bytes at the same times, until different cards are shown."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from penult.wire.coding import read_by_client
from penult.wire.events import HandEvent
from penult.wire.to_client import Update
from server.secrecy.cards import Cards, Shuffled
from server.secrecy.improvising import PRINTED, improvised, some_setting
from server.secrecy.prompter import Prompter
from server.secrecy.script import SPECTATOR, Line, Made
from server.secrecy.swapping import Scene, Twin, twin_of
from server.secrecy.truth import first_difference
from server.secrecy.world import Received, World


class Leak(AssertionError):
    """Somebody could tell two worlds apart."""


@dataclass(slots=True)
class Tally:
    """What was compared."""

    messages: int = 0
    worlds: int = 0
    missed: int = 0
    """Viewers for whom no second world was found."""
    met: Counter[str] = field(default_factory=Counter)
    """How many pairs of worlds differed in each secret or had each event."""


Pairing = tuple[Scene, list[tuple[str, Twin]]]
"""A scene, and for each viewer another world."""


def some_pairing(seed: str, tally: Tally, printed: float = PRINTED) -> Pairing:
    """One hand, or its beginning, and everybody who looks at it; `printed`: the share without house rules."""
    rng = random.Random(seed)
    scene = scene_of(improvised(some_setting(rng, printed), rng))
    if rng.random() < 0.5:
        scene = scene.cut(rng.randint(scene.setting.seats + 2, len(scene.script.lines)))
    twins = [(person, twin_of(scene, person, rng)) for person in scene.setting.viewers]
    tally.missed += sum(twin is None for _, twin in twins)
    return scene, [(person, twin) for person, twin in twins if twin is not None]


def scene_of(prompter: Prompter) -> Scene:
    table, picked = prompter.world.session.table, prompter.picked
    assert table.deal is not None
    shuffles = tuple(prompter.cards.written_down()[: len(picked) + 1])
    return Scene(prompter.setting, prompter.script, shuffles, picked, table.deal.dealer, table.order)


def compare(pairing: Pairing, tally: Tally) -> None:
    """`Leak` if anybody can tell the worlds apart."""
    scene, twins = pairing
    first = _performed(scene, scene.shuffles, scene.script.lines)
    for person, twin in twins:
        tally.worlds += 1
        tally.met.update(set(twin.differences))
        tally.met.update({event.kind for event in twin.original.seen})
        tally.met.update(first.met)
        tally.met.update({item.move.verb for item in scene.script.items if isinstance(item, Made)})
        tally.messages += _compare_received(first, _performed(scene, twin.shuffles, twin.lines), twin, person)


def _performed(scene: Scene, shuffles: Iterable[Shuffled], lines: Iterable[Line]) -> World:
    return world_of(scene, shuffles).perform(lines, scene.script.end)


def world_of(scene: Scene, shuffles: Iterable[Shuffled], **given: Any) -> World:
    return World(scene.setting, Cards(scene.setting.seed, list(shuffles)), **given)


def _compare_received(first: World, other: World, twin: Twin, person: str) -> int:
    """Compare for the viewer and a spectator, who knows even less; return how many messages were equal."""
    same = _same(first.received[person], other.received[person], twin, person)
    if person == SPECTATOR:
        return same
    opened = first.received[person][same][0] if same < len(first.received[person]) else math.inf
    both = (
        [received for received in world.received[SPECTATOR] if received[0] < opened]
        for world in (first, other)
    )
    return same + _same(*both, twin, SPECTATOR)


def _same(one: list[Received], other: list[Received], twin: Twin, viewer: str) -> int:
    """How many messages were equal, up to the one that shows different cards."""
    for at, (received, twin_received) in enumerate(zip(one, other, strict=False)):
        if received != twin_received:
            _check_opened(received, twin_received, twin, viewer)
            return at
    if len(one) != len(other):
        raise Leak(f"{viewer}: {len(one)} messages or {len(other)}; {_rest(one, other)}")
    return len(one)


def _check_opened(received: Received, other: Received, twin: Twin, viewer: str) -> None:
    """The first difference must be the event that shows different cards, at the same time in both."""
    at = first_difference(twin.original, twin.changed)
    events, others = _events(received), _events(other)
    pairs = zip(events, others, strict=False)
    difference = next(((event, twin_event) for event, twin_event in pairs if event != twin_event), None)
    if at is not None and difference is not None and received[0] == other[0]:
        opened = (twin.original.seen[at], twin.changed.seen[at])
        if all(
            (shown.kind, shown.seat, shown.cards) == (event.kind, event.seat, tuple(map(str, event.cards)))
            for shown, event in zip(difference, opened, strict=True)
        ):
            return
    raise Leak(f"{viewer}:\n{received}\n{other}")


def _events(received: Received) -> list[HandEvent]:
    message = read_by_client(received[1])
    if not isinstance(message, Update):
        return []
    return [event for event in message.events if isinstance(event, HandEvent)]


def _rest(one: list[Received], other: list[Received]) -> list[Received]:
    shorter = min(len(one), len(other))
    return [*one[shorter:], *other[shorter:]][:3]
