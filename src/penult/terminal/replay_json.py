"""The replay of a record as JSON: every step as its watcher saw it, with the rule behind each line."""

from __future__ import annotations

from collections.abc import Iterable

from ..match.record import MatchRecord
from ..notation.record import Record
from .hand_lines import Line
from .match_replay import watched_match
from .replay import ReplayedHand, Scene, Watcher, watched

Told = dict[str, object]


def told(record: Record | MatchRecord, watcher: Watcher, language: str) -> Told:
    """A hand, or the hands of a match with the totals after each."""
    if isinstance(record, MatchRecord):
        return _match(record, watcher, language)
    head, replayed = record.head, watched(record, watcher, language)
    return {
        "kind": "hand",
        "language": language,
        "rules": str(head.rules),
        "seats": head.seats,
        "dealer": head.dealer,
        "players": [replayed.voice.name(seat) for seat in range(head.seats)],
        "hands": [{"steps": _steps(replayed, record)}],
    }


def _match(record: MatchRecord, watcher: Watcher, language: str) -> Told:
    hands = []
    for hand, step in zip(watched_match(record, watcher, language), record.steps(), strict=True):
        hands.append(
            {
                "seated": list(step.seated),
                "steps": _steps(hand.replayed, step.record),
                "after": _lines(hand.lines),
                "totals": list(step.standing.totals),
            }
        )
    return {
        "kind": "match",
        "language": language,
        "rules": str(record.rules),
        "seats": record.players,
        "dealer": record.dealer,
        "players": list(record.names),
        "hands": hands,
    }


def _steps(replayed: ReplayedHand, record: Record) -> list[Told]:
    """The deal, and then every move."""
    acts = (None, *record.acts)
    return [
        {
            "seat": act.seat if act else None,
            "move": str(act.move) if act else None,
            "by": act.mark if act else None,
            "lines": _lines(scene.lines),
            **_table(scene),
        }
        for act, scene in zip(acts, replayed.scenes, strict=True)
    ]


def _table(scene: Scene) -> Told:
    view = scene.view
    table: Told = {"top": str(view.top), "color": view.color, "turn": view.turn, "cards": list(view.counts)}
    if scene.hands:
        table["hands"] = [list(map(str, cards)) for cards in scene.hands]
    elif view.seat is not None:
        table["hand"] = list(map(str, view.hand))
    return table


def _lines(lines: Iterable[Line]) -> list[Told]:
    return [{"text": line.text, "rule": line.rule} for line in lines]
