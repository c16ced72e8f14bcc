"""Random people, who play a match to its end and also wait, drop out, return, click twice and talk."""

from __future__ import annotations

import random
from collections.abc import Callable

from penult.wire import to_server as asks
from table.person import Person
from table.scene import Scene

PAUSES = (0.0, 0.05, 0.3, 0.7, 1.6, 4.0)
AT_MOST = 20_000
"""More steps than any match of these tests needs."""


def play_out(scene: Scene, seed: int, mischief: float = 0.0) -> None:
    """From the host's start to the end of the match."""
    if scene.table.host not in {person.id for person in scene.here}:
        scene.people[str(scene.table.host)].comes()
    scene.start()
    play_on(scene, random.Random(seed), mischief)


def play_on(scene: Scene, rng: random.Random, mischief: float = 0.0) -> None:
    """From somewhere in a match to its end."""
    for _ in range(AT_MOST):
        if scene.table.stage == "over":
            return
        if rng.random() < mischief:
            _misbehave(scene, rng)
        elif scene.here:
            take_part(rng.choice(scene.here), rng)
        scene.wait(rng.choice(PAUSES))
    raise AssertionError("the match did not end")


def take_part(person: Person, rng: random.Random) -> None:
    """Do what the table waits for, if it waits for this person."""
    stage = person.table["stage"]
    if person.seat is None:
        return
    if stage == "dealer":
        _help_find_the_dealer(person, rng)
    elif stage == "hand":
        _play(person, rng)
    elif stage == "scores":
        person.agrees("next")


def _help_find_the_dealer(person: Person, rng: random.Random) -> None:
    if person.table["birthdays"] is not None:
        person.asks(asks.Birthday() if rng.random() < 0.4 else asks.Birthday(month=7, day=rng.randint(1, 31)))
    elif person.table["spread"] is not None:
        person.asks(asks.PickCard(at=rng.randrange(person.table["spread"]["cards"])))


def _play(person: Person, rng: random.Random) -> None:
    if person.table["paused"]:
        person.asks(asks.Resume())
    elif person.table["asked"] == "settle":
        person.agrees("settle")
    elif moves := person.moves if rng.random() < 0.02 else _fair(person):
        person.act(rng.choice(moves))


def _fair(person: Person) -> list[str]:
    """All moves except random accusations, which could go on forever if they cost cards."""
    assert person.hand is not None
    exposed = {f"catch {seat}" for seat in person.hand["exposed"]}
    return [move for move in person.moves if move in exposed or not move.startswith(("catch", "flag"))]


def _misbehave(scene: Scene, rng: random.Random) -> None:
    rng.choice(MISCHIEF)(scene, rng)


def _somebody(act: Callable[[Person, random.Random], object]) -> Callable[[Scene, random.Random], None]:
    def do(scene: Scene, rng: random.Random) -> None:
        if scene.here:
            act(rng.choice(scene.here), rng)

    return do


def _one_of_several(act: Callable[[Person, random.Random], object]) -> Callable[[Scene, random.Random], None]:
    """Only if somebody else at the table can play the match to its end."""

    def do(scene: Scene, rng: random.Random) -> None:
        if len([person for person in scene.here if person.seat is not None]) > 1:
            act(rng.choice(scene.here), rng)

    return do


def _come_back(scene: Scene, rng: random.Random) -> None:
    away = [person for person in scene.people.values() if not person.here and person.bye != "kicked"]
    if away:
        person = rng.choice(away)
        person.returns() if rng.random() < 0.5 else person.comes()


def _restart(scene: Scene, _: random.Random) -> None:
    here = scene.here
    scene.restart()
    for person in here:
        person.comes(since=person.n)


def _click_twice(person: Person, rng: random.Random) -> None:
    if person.moves:
        move, seen = rng.choice(person.moves), person.n
        person.act(move, seen)
        if person.here:
            person.act(move, seen)


def _anybody(person: Person, rng: random.Random) -> str:
    return str(rng.choice([other["id"] for other in person.table["people"]]))


NONSENSE = ("play R0", "draw", "keep", "uno", "catch 0", "flag 1", "accept", "settle", "play", "color R")

MISCHIEF: tuple[Callable[[Scene, random.Random], None], ...] = (
    _come_back,
    _come_back,
    _restart,
    _somebody(lambda person, _: person.drops()),
    _somebody(lambda person, _: person.comes()),
    _somebody(_click_twice),
    _somebody(lambda person, rng: person.act(rng.choice(NONSENSE))),
    _somebody(lambda person, rng: person.act(rng.choice(NONSENSE), seen=max(0, (person.n or 0) - 1))),
    _somebody(lambda person, _: person.says("hurry")),
    _somebody(lambda person, _: person.agrees("pause")),
    _somebody(lambda person, _: person.asks(asks.TakeBack())),
    _somebody(lambda person, rng: person.asks(asks.Sit(seat=rng.randrange(4)))),
    _somebody(lambda person, rng: person.asks(asks.HandOver(person=_anybody(person, rng)))),
    _somebody(lambda person, rng: person.asks(asks.MovePerson(person=_anybody(person, rng), seat=0))),
    _one_of_several(lambda person, _: person.asks(asks.Stand())),
    _one_of_several(lambda person, _: person.asks(asks.Leave())),
    _one_of_several(lambda person, rng: person.asks(asks.Kick(person=_anybody(person, rng)))),
    _somebody(lambda person, _: person.asks(asks.Sit())),
    _somebody(lambda person, rng: person.asks(asks.ReportTalk(message=rng.randint(1, 9)))),
    _somebody(lambda person, rng: person.asks(asks.ReportTalk(seat=rng.randrange(4)))),
    _somebody(lambda person, rng: person.asks(asks.Judge(message=rng.randint(1, 9), guilty=True))),
    _somebody(lambda person, rng: person.asks(asks.NameDealer(seat=rng.choice((None, 0, 1, 2, 3))))),
    _somebody(lambda person, _: person.asks(asks.VoidHand())),
)
