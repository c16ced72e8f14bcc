"""The reports of a tournament: standings, seats, results, hands, and the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ..engine.kernel.scoring import partner
from ..printing.reports import PrintedReport, ReportSection, Translate
from .acts import HandReported
from .line_json import line_as_object
from .log_sentences import sentences
from .points import hand_points
from .progress import Progress, Spot
from .standings import table_points, table_won
from .standings_report import standings_report, with_terms
from .tournament import Tournament
from .wall_chart import SEATS

_SEATS = ("schedule-round", "schedule-table", "tournament-seat", "tournament-name")
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


def seats_report(tournament: Tournament, say: Translate, language: str = "en") -> PrintedReport:
    """Who sits where in each round."""
    progress = tournament.progress
    sheet = (
        [*map(str, (spot[0] + 1, spot[1] + 1, seat)), name]
        for spot in progress.spots()
        for seat, name in enumerate(progress.names_of_seats(spot), 1)
    )
    rounds = [
        {
            "tables": [progress.names_of_seats((number, at)) for at in range(len(sitting.tables))],
            "out": progress.names_out(number),
        }
        for number, sitting in enumerate(progress.sittings)
    ]
    return PrintedReport(
        title=say("tournament-seats"),
        sections=[seats_section(tournament, number, say) for number in range(len(progress.sittings))],
        sheet=[list(map(say, _SEATS)), *sheet],
        data=with_terms(tournament, rounds=rounds),
        language=language,
    )


def seats_section(tournament: Tournament, sitting: int, say: Translate) -> ReportSection:
    """A row for each table, beginning with the first dealer; with partners, seats are named after winds."""
    progress, partners = tournament.progress, tournament.terms.partners
    tables = progress.sittings[sitting].tables
    seats = max(map(len, tables))
    rows = [
        [
            say("schedule-table-number", number=at + 1),
            *progress.names_of_seats((sitting, at)),
            *[""] * (seats - len(table)),
        ]
        for at, table in enumerate(tables)
    ]
    winds = ["", *map(say, SEATS)] if partners else []
    dealer = say("tournament-partners-sit" if partners else "tournament-first-deals")
    notes = [*_sits_out(progress, sitting, say), dealer]
    return ReportSection(say("tournament-round", number=sitting + 1), winds, rows, notes, indent="  ")


def results_report(tournament: Tournament, say: Translate, language: str = "en") -> PrintedReport:
    """The points of each player at each table that has reported."""
    progress = tournament.progress
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
        for spot in _reported(progress)
    ]
    rounds = [list(_results(progress, number)) for number in range(progress.begun)]
    return PrintedReport(
        title=say("tournament-results"),
        sections=[
            _round(say, number, _RESULTS, rows, _sits_out(progress, number, say))
            for number, rows in enumerate(rounds)
        ],
        sheet=_sheet(say, _RESULTS, rounds),
        data=with_terms(tournament, results=tables),
        language=language,
    )


def hands_report(tournament: Tournament, say: Translate, language: str = "en") -> PrintedReport:
    """Each hand that was reported; a table that reported only totals is left out."""
    rounds = [list(_hands(tournament, number)) for number in range(tournament.progress.begun)]
    return PrintedReport(
        title=say("tournament-hands"),
        sections=[
            _round(say, number, _HANDS, rows, _notes_of_hands(tournament.progress, number, say))
            for number, rows in enumerate(rounds)
        ],
        sheet=_sheet(say, _HANDS, rounds),
        data=with_terms(tournament, hands=[_hand_as_data(tournament, act) for act in _played(tournament)]),
        language=language,
    )


def log_report(tournament: Tournament, say: Translate, language: str = "en", last: int = 0) -> PrintedReport:
    """Every line that was ever written, or only the last ones."""
    first = max(0, len(tournament.log) - last) if last else 0
    log = list(zip(tournament.log[first:], sentences(tournament, say, first), strict=True))
    numbered = list(enumerate(log, first + 1))
    heads = list(map(say, _LOG))
    rows = [[str(number), line.signed.at, line.signed.by, text] for number, (line, text) in numbered]
    data = [{"line": number, **line_as_object(line), "text": text} for number, (line, text) in numbered]
    return PrintedReport(
        title=say("tournament-log"),
        sections=[ReportSection("", heads, rows, heads_in_text=False)],
        sheet=[heads, *rows],
        data=with_terms(tournament, log=data),
        language=language,
    )


REPORTS: Mapping[str, Callable[[Tournament, Translate, str], PrintedReport]] = {
    "standings": standings_report,
    "seats": seats_report,
    "results": results_report,
    "hands": hands_report,
    "log": log_report,
}


def _round(
    say: Translate, number: int, heads: Sequence[str], rows: list[list[str]], notes: Iterator[str]
) -> ReportSection:
    return ReportSection(say("tournament-round", number=number + 1), list(map(say, heads)), rows, list(notes))


def _sheet(say: Translate, heads: Sequence[str], rounds: Sequence[list[list[str]]]) -> list[list[str]]:
    """All rounds in one table, each row with the number of its round."""
    rows = ([str(number), *row] for number, rows in enumerate(rounds, 1) for row in rows)
    return [list(map(say, ("schedule-round", *heads))), *rows]


def _sits_out(progress: Progress, number: int, say: Translate) -> Iterator[str]:
    if out := progress.names_out(number):
        yield say("schedule-sits-out", names=out)


def _notes_of_hands(progress: Progress, number: int, say: Translate) -> Iterator[str]:
    """Who sat out, and which tables reported only totals."""
    yield from _sits_out(progress, number, say)
    totaled = [str(table + 1) for sitting, table in sorted(progress.totals) if sitting == number]
    if totaled:
        yield say("tournament-only-totals", tables=totaled)


def _results(progress: Progress, sitting: int) -> Iterator[list[str]]:
    for spot in (spot for spot in _reported(progress) if spot[0] == sitting):
        for seat, scored in enumerate(_scored(progress, spot), 1):
            yield list(map(str, (spot[1] + 1, seat, *scored)))


def _scored(progress: Progress, spot: Spot) -> Iterator[tuple[str, int, int]]:
    """For each seat: who scored there, how much, and how many hands they won."""
    names = progress.names_with_results(spot)
    return zip(names, table_points(progress, spot), table_won(progress, spot), strict=True)


def _reported(progress: Progress) -> list[Spot]:
    return [spot for spot in progress.spots() if spot in progress.totals or spot in progress.hands]


def _played(tournament: Tournament) -> list[HandReported]:
    """Every hand as it stands now, in the order of rounds, tables and hands."""
    acts = (act for act in tournament.holding().values() if isinstance(act, HandReported))
    return sorted(acts, key=lambda act: (act.sitting, act.table, act.hand))


def _hands(tournament: Tournament, sitting: int) -> Iterator[list[str]]:
    for act in (act for act in _played(tournament) if act.sitting == sitting):
        names, points = _names_and_points(tournament, act)
        head = [str(act.table + 1), str(act.hand + 1), names[act.hand % len(names)]]
        for seat, name in enumerate(names):
            left = _left_over(tournament, act, seat)
            won = str(int(seat == act.result.winner))
            counted = "" if left is None else str(left)
            yield [*head, name, won, _cards(act, seat), counted, str(points[seat])]


def _hand_as_data(tournament: Tournament, act: HandReported) -> dict[str, object]:
    names, points = _names_and_points(tournament, act)
    winner = act.result.winner
    return {
        "round": act.sitting + 1,
        "table": act.table + 1,
        "hand": act.hand + 1,
        "dealer": names[act.hand % len(names)],
        "winner": None if winner is None else names[winner],
        "players": [
            {
                "name": name,
                "cards": _cards(act, seat) or None,
                "left": _left_over(tournament, act, seat),
                "points": points[seat],
            }
            for seat, name in enumerate(names)
        ],
    }


def _names_and_points(tournament: Tournament, act: HandReported) -> tuple[list[str], tuple[int, ...]]:
    names = tournament.progress.names_in_hand((act.sitting, act.table), act.hand)
    return names, hand_points(tournament.terms, len(names), act.result)


def _cards(act: HandReported, seat: int) -> str:
    """The cards that were named; points alone are in a column of their own."""
    held = act.held[seat] if act.held else ""
    return "" if held.isdigit() else held.replace(",", " ")


def _left_over(tournament: Tournament, act: HandReported, seat: int) -> int | None:
    """R-64: the hand of the winner's partner does not count, and is usually unknown."""
    winner, tally = act.result.winner, act.result.tally
    if tournament.terms.partners and winner is not None and seat == partner(winner, len(tally)):
        return tally[seat] or None
    return tally[seat]
