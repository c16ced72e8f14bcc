"""Scenarios of a hand: play the actions, then describe the result in the scenarios' words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..engine.cards import Card, parse_cards
from ..engine.deal import Deal
from ..engine.errors import Malformed, PenultError
from ..engine.events import Event
from ..engine.moves import VERBS
from ..engine.position import Setup
from ..engine.speeds import Speed
from .scenario import Scenario


class Disagreement(PenultError):
    """The engine refused what the scenario says it must accept, or the reverse."""

    def __init__(self, action: str, came: str) -> None:
        expected = "a refusal without a change" if action.startswith("~") else "no refusal"
        super().__init__(f"{action}: expected {expected}, came {came}")


def play_hand(scenario: Scenario, speed: Speed) -> Mapping[str, str]:
    deal = Deal.at(_text(scenario.setup), speed=speed)
    for action in scenario.actions:
        if action.startswith("~"):
            _must_refuse(deal, action[1:].strip())
        else:
            deal.play(action)
    return _standing(deal)


def _must_refuse(deal: Deal, action: str) -> None:
    before = deal.copy()
    _check_verb(action)
    try:
        deal.play(action)
    except PenultError:
        if deal.state != before.state or deal.events != before.events:
            raise Disagreement(f"~{action}", "a changed state") from None
        return
    raise Disagreement(f"~{action}", "an accepted move")


def _check_verb(action: str) -> None:
    """A misspelt move would be refused for the wrong reason."""
    verb = (action.rpartition(":")[2].split() or [""])[0].rstrip("!")
    if verb not in VERBS:
        raise Malformed("move", action, "one of " + ", ".join(VERBS))


def _text(setup: Setup) -> str:
    words = [f"{name}={value}" for name, value in setup.words.items()]
    return " ".join([setup.edition, setup.kind, *words, *setup.flags])


def _standing(deal: Deal) -> dict[str, str]:
    return {**_table(deal), **_hands(deal), **_result(deal), **_history(deal.events)}


def _table(deal: Deal) -> dict[str, str]:
    in_turn = deal.phase.startswith("turn:")
    return {
        "ph": deal.phase,
        "t": str(deal.turn) if in_turn else deal.phase,
        "d": deal.direction,
        "top": str(deal.top),
        "col": deal.color or "-",
        "exp": _seats(deal.exposed),
        "draw": _cards(deal.draw_pile),
        "nd": str(len(deal.draw_pile)),
        "due": str(deal.due),
        "in": _seats(deal.playing),
        "disc": _cards(deal.discard_pile[:-1]),
    }


def _hands(deal: Deal) -> dict[str, str]:
    sizes = {f"n{seat}": str(size) for seat, size in enumerate(deal.counts)}
    known = {
        f"k{viewer}>{owner}": _cards(cards)
        for viewer in range(deal.seats)
        for owner, cards in enumerate(deal.known_to(viewer))
    }
    return known | sizes | {f"h{seat}": _cards(deal.hand(seat)) for seat in range(deal.seats)}


def _result(deal: Deal) -> dict[str, str]:
    outcome = deal.outcome
    if outcome is None or outcome.winner is None:
        void = outcome is not None and outcome.void
        return {"void": str(int(void)), **dict.fromkeys(("win", "pts", "teampts", "tally"), "-")}
    return {
        "void": "0",
        "win": str(outcome.winner),
        "pts": str(outcome.points),
        "teampts": "-" if outcome.team_points is None else str(outcome.team_points),
        "tally": ",".join(map(str, outcome.tally)),
    }


def _history(events: Sequence[Event]) -> dict[str, str]:
    """A-102: questions about the past mean the last event of that kind."""
    found = {"shown": "-", "guilty": "-", "shout": "-", "hat": "-"}
    for event in events:
        if event.kind == "challenged":
            found["shown"] = f"{event.other}>{event.seat}"
        elif event.kind in ("guilty", "innocent"):
            found["guilty"] = str(event.seat) if event.kind == "guilty" else "-"
        elif event.kind == "shouted":
            found["shout"] = str(event.seat)
        elif event.kind == "sorted":
            found["hat"] = str(event.number)
    found["reshuf"] = str(sum(event.kind == "reshuffled" for event in events))
    found["ret"] = _cards(card for e in events if e.kind == "returned" for card in e.cards)
    return found


def _seats(seats: Iterable[int]) -> str:
    return ",".join(map(str, seats)) or "-"


def _cards(cards: Iterable[Card]) -> str:
    return ",".join(map(str, cards)) or "-"


def same_hand(expected: str, found: str) -> bool:
    """Hands are compared as multisets."""
    return sorted(parse_cards(expected)) == sorted(parse_cards(found))
