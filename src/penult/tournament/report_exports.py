"""What was reported to the desk: the results of tables, their hands, and the log that has it all."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence

from ..engine.kernel.scoring import partner
from .acts import HandReported
from .chronicle import sentences
from .forms import Rows, Wall, csv_text, json_text, page, section, table_of
from .line_json import line_as_object
from .progress import Progress, Spot
from .rotation.printing.say import Translate, columns
from .scoring import hand_points
from .standings import table_points, table_won
from .tournament import Tournament

_WIDTH = 88
_RESULTS = ("schedule-table", "tournament-seat", "tournament-name", "tournament-points", "tournament-won")
_HANDS = (
    "schedule-table",
    "schedule-hand",
    "schedule-dealer",
    "tournament-name",
    "tournament-hand-won",
    "tournament-cards",
    "tournament-left-over",
    "tournament-points",
)
_LOG = ("tournament-line", "tournament-when", "tournament-by", "tournament-what")
_OfASitting = Callable[[Tournament, int], Iterator[list[str]]]


def results_as_csv(wall: Wall) -> str:
    """A row for each player at each table of which a result has come."""
    return _all_sittings(wall, _RESULTS, _results)


def results_as_json(wall: Wall) -> str:
    progress = wall.tournament.progress
    missing = {(sitting, table) for sitting, table, _ in progress.missing()}
    tables = [
        {
            "round": spot[0] + 1,
            "table": spot[1] + 1,
            "complete": spot not in missing,
            "players": [
                {"name": name, "points": points, "hands_won": won}
                for name, points, won in _scored(progress, spot)
            ],
        }
        for spot in _reported(wall.tournament)
    ]
    return json_text(wall.tournament, results=tables)


def results_as_html(wall: Wall) -> str:
    return _page(wall, "tournament-results", _RESULTS, _results)


def results_as_text(wall: Wall) -> str:
    return _text(wall, _RESULTS, _results)


def hands_as_csv(wall: Wall) -> str:
    """A row for each player in each hand; a table whose totals were entered has none."""
    return _all_sittings(wall, _HANDS, _hands)


def hands_as_json(wall: Wall) -> str:
    hands = []
    for spot, act in _played(wall.tournament):
        names = wall.tournament.progress.names_in_hand(spot, act.hand)
        winner, points = act.result.winner, hand_points(wall.tournament.terms, len(names), act.result)
        hands.append(
            {
                "round": spot[0] + 1,
                "table": spot[1] + 1,
                "hand": act.hand + 1,
                "dealer": names[act.hand % len(names)],
                "winner": None if winner is None else names[winner],
                "players": [
                    {
                        "name": name,
                        "cards": _cards(act, seat) or None,
                        "left": _left_over(wall.tournament, act, seat),
                        "points": points[seat],
                    }
                    for seat, name in enumerate(names)
                ],
            }
        )
    return json_text(wall.tournament, hands=hands)


def hands_as_html(wall: Wall) -> str:
    return _page(wall, "tournament-hands", _HANDS, _hands)


def hands_as_text(wall: Wall) -> str:
    return _text(wall, _HANDS, _hands)


def log_as_csv(wall: Wall) -> str:
    """A row for each line that was ever written."""
    return csv_text([_heads(_LOG, wall.say), *_log(wall)])


def log_as_json(wall: Wall) -> str:
    """As in the file of the tournament, and as a sentence."""
    told = sentences(wall.tournament, wall.say)
    lines = [
        {"line": number, **line_as_object(line), "text": text}
        for number, (line, text) in enumerate(zip(wall.tournament.log, told, strict=True), 1)
    ]
    return json_text(wall.tournament, log=lines)


def log_as_html(wall: Wall) -> str:
    return page(wall, wall.say("tournament-log"), [table_of(_heads(_LOG, wall.say), _log(wall))])


def _log(wall: Wall) -> Iterator[list[str]]:
    told = sentences(wall.tournament, wall.say)
    for number, (line, text) in enumerate(zip(wall.tournament.log, told, strict=True), 1):
        yield [str(number), line.signed.at, line.signed.by, text]


def _results(tournament: Tournament, sitting: int) -> Iterator[list[str]]:
    progress = tournament.progress
    for spot in (spot for spot in _reported(tournament) if spot[0] == sitting):
        for seat, scored in enumerate(_scored(progress, spot), 1):
            yield list(map(str, (spot[1] + 1, seat, *scored)))


def _hands(tournament: Tournament, sitting: int) -> Iterator[list[str]]:
    for spot, act in _played(tournament):
        if spot[0] == sitting:
            names = tournament.progress.names_in_hand(spot, act.hand)
            points = hand_points(tournament.terms, len(names), act.result)
            head = [str(spot[1] + 1), str(act.hand + 1), names[act.hand % len(names)]]
            for seat, name in enumerate(names):
                left = _left_over(tournament, act, seat)
                won = str(int(seat == act.result.winner))
                counted = "" if left is None else str(left)
                yield [*head, name, won, _cards(act, seat), counted, str(points[seat])]


def _scored(progress: Progress, spot: Spot) -> Iterator[tuple[str, int, int]]:
    """Of each seat who scored there, how much, and how many hands won."""
    names = progress.names_with_results(spot)
    return zip(names, table_points(progress, spot), table_won(progress, spot), strict=True)


def _reported(tournament: Tournament) -> list[Spot]:
    progress = tournament.progress
    return [spot for spot in progress.spots() if spot in progress.totals or spot in progress.hands]


def _played(tournament: Tournament) -> list[tuple[Spot, HandReported]]:
    """Every hand as it stands now, in the order of rounds, tables and hands."""
    acts = [act for act in tournament.holding().values() if isinstance(act, HandReported)]
    return [((act.sitting, act.table), act) for act in sorted(acts, key=_place)]


def _place(act: HandReported) -> tuple[int, int, int]:
    return act.sitting, act.table, act.hand


def _cards(act: HandReported, seat: int) -> str:
    """What was named; points alone are in a column of their own."""
    held = act.held[seat] if act.held else ""
    return "" if held.isdigit() else held.replace(",", " ")


def _left_over(tournament: Tournament, act: HandReported, seat: int) -> int | None:
    """R-64: what the winner's partner holds does not count, and is mostly not known."""
    winner, tally = act.result.winner, act.result.tally
    if tournament.terms.partners and winner is not None and seat == partner(winner, len(tally)):
        return tally[seat] or None
    return tally[seat]


def _all_sittings(wall: Wall, heads: Sequence[str], rows_of: _OfASitting) -> str:
    rows = (
        [str(sitting + 1), *row]
        for sitting in range(len(wall.tournament.progress.sittings))
        for row in rows_of(wall.tournament, sitting)
    )
    return csv_text([_heads(("schedule-round", *heads), wall.say), *rows])


def _page(wall: Wall, title: str, heads: Sequence[str], rows_of: _OfASitting) -> str:
    """A section for each round, the last one first: that is the one people look for."""
    sections = [
        section(
            wall.say("tournament-round", number=number + 1),
            _heads(heads, wall.say),
            rows_of(wall.tournament, number),
            _notes(wall, number, heads),
        )
        for number in reversed(range(wall.tournament.progress.begun))
    ]
    return page(wall, wall.say(title), sections)


def _text(wall: Wall, heads: Sequence[str], rows_of: _OfASitting) -> str:
    rounds = range(wall.tournament.progress.begun)
    return "\n".join(_round_as_text(wall, number, heads, rows_of) for number in rounds)


def _round_as_text(wall: Wall, number: int, heads: Sequence[str], rows_of: _OfASitting) -> str:
    rows: Rows = [_heads(heads, wall.say), *rows_of(wall.tournament, number)]
    notes = [line for note in _notes(wall, number, heads) for line in textwrap.wrap(note, _WIDTH)]
    under = ["", *notes] if notes else []
    title = wall.say("tournament-round", number=number + 1)
    return "\n".join((title, "", *columns(list(rows)), *under)) + "\n"


def _notes(wall: Wall, number: int, heads: Sequence[str]) -> Iterator[str]:
    """Who sat out, and of which tables only the totals are known."""
    progress = wall.tournament.progress
    if out := progress.names_out(number):
        yield wall.say("schedule-sits-out", names=", ".join(out))
    totaled = [str(table + 1) for sitting, table in sorted(progress.totals) if sitting == number]
    if heads == _HANDS and totaled:
        yield wall.say("tournament-only-totals", tables=", ".join(totaled))


def _heads(heads: Sequence[str], say: Translate) -> list[str]:
    return [say(head) for head in heads]
