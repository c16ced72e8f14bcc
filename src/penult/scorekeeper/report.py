"""A score sheet for other programs: as CSV, one row for each player in each hand, and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ..printing.tables import csv_text, json_text
from .head import FORMAT
from .rows import ScoreRow
from .sheet import ScoreSheet

COLUMNS = (
    "hand",
    "kind",
    "dealer",
    "player",
    "team",
    "won",
    "cards",
    "points",
    "scored",
    "total",
    "eliminated",
)


def as_csv(sheet: ScoreSheet) -> str:
    """`cards` are those that were named; a number after them is the points of the others.

    `points` is what a player was left with, `scored` what the hand added for the player or team. Both are
    empty for players eliminated before the hand.
    """
    hands = enumerate(sheet.rows, 1)
    rows = (cells.values() for number, row in hands for cells in _csv_rows(sheet, number, row))
    return csv_text([COLUMNS, *rows])


def as_json(sheet: ScoreSheet) -> str:
    head, standing = sheet.head, sheet.standing
    match = {
        "format": f"penult score {FORMAT}",
        "rules": str(head.rules),
        "players": head.names,
        "scorers": head.scorers,
        "first_dealer": head.dealer,
        "hands": [_json_hand(sheet, number, row) for number, row in enumerate(sheet.rows, 1)],
        "totals": standing.totals,
        "eliminated": standing.out,
        "tied": standing.tied,
        "over": standing.over,
        "winners": standing.winners,
        "next_dealer": None if standing.over else standing.dealer,
    }
    return json_text(match, indent=2)


EXPORTS: Mapping[str, Callable[[ScoreSheet], str]] = {"csv": as_csv, "json": as_json}


def _csv_rows(sheet: ScoreSheet, number: int, row: ScoreRow) -> Iterator[dict[str, object]]:
    names, scored, gone = sheet.head.names, _scored(row), _gone_before(sheet, number)
    for team, players in enumerate(sheet.head.scorers):
        for player in players:
            holding = row.entry.left.get(player)
            yield {
                "hand": number,
                "kind": row.entry.verb,
                "dealer": "" if row.dealer is None else names[row.dealer],
                "player": names[player],
                "team": team + 1 if len(players) > 1 else "",
                "won": int(player == row.result.winner),
                "cards": " ".join(holding.written) if holding else "",
                "points": _points(row, player),
                "scored": "" if player in gone else scored.get(team, 0),
                "total": row.standing.totals[team],
                "eliminated": int(player in row.standing.out),
            }


def _points(row: ScoreRow, player: int) -> int | None:
    """R-64: the hand of the winner's partner does not count and is not known."""
    known = player in row.entry.left or player == row.result.winner
    return row.result.tally[player] if known else None


def _json_hand(sheet: ScoreSheet, number: int, row: ScoreRow) -> dict[str, object]:
    scored, gone = _scored(row), _gone_before(sheet, number)
    return {
        "number": number,
        "kind": row.entry.verb,
        "dealer": row.dealer,
        "winner": row.result.winner,
        "left": [_json_left(row, player) for player in range(len(sheet.head.names))],
        "scored": [
            None if scorer in gone else scored.get(scorer, 0) for scorer in range(len(row.standing.totals))
        ],
        "totals": row.standing.totals,
        "eliminated": row.standing.out,
    }


def _json_left(row: ScoreRow, player: int) -> dict[str, object] | None:
    holding = row.entry.left.get(player)
    if holding is None:
        return None
    return {"cards": list(holding.written) or None, "points": holding.points}


def _gone_before(sheet: ScoreSheet, number: int) -> tuple[int, ...]:
    """R-67, A-69: who was eliminated before the hand; formats that eliminate have no teams."""
    return sheet.rows[number - 2].standing.out if number > 1 else ()


def _scored(row: ScoreRow) -> dict[int, int]:
    return {event.players[0]: event.number or 0 for event in row.events if event.kind == "scored"}
