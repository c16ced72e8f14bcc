"""The standings as a report: who leads, who has won, and what breaks ties."""

from __future__ import annotations

from collections.abc import Iterator

from ..printing.phrases import in_a_row
from ..printing.reports import PrintedReport, ReportSection, Translate
from .progress import Progress
from .result import TournamentResult, result_of
from .standings import StandingsRow, void_hands
from .tournament import Tournament

_HEADS = (
    "tournament-rank",
    "tournament-name",
    "tournament-points",
    "tournament-won",
    "tournament-strength",
    "tournament-penalty",
)
_HEADS_OF_PARTNERS = ("tournament-rank", "tournament-name", "tournament-points", "tournament-penalty")


def standings_report(tournament: Tournament, say: Translate, language: str = "en") -> PrintedReport:
    heads = _HEADS_OF_PARTNERS if tournament.terms.partners else _HEADS
    ranked, title = tournament.standings(), _title(tournament.progress, say)
    plain = [_plain(rank, row) for rank, row in ranked]
    read = [cells | _as_read(row, say) for cells, (_, row) in zip(plain, ranked, strict=True)]
    said = [say(head) for head in heads]
    table = [[cells[head] for head in heads] for cells in read]
    remarks = (
        [*(cells[head] for head in heads), _remark(row, say)]
        for cells, (_, row) in zip(plain, ranked, strict=True)
    )
    return PrintedReport(
        title=title,
        sections=[ReportSection(title, said, table, list(_notes(tournament, say)))],
        sheet=[[*said, say("tournament-remark")], *remarks],
        data=with_terms(tournament, standings=[_as_data(rank, row) for rank, row in ranked]),
        language=language,
        ranked=True,
    )


def with_terms(tournament: Tournament, **said: object) -> dict[str, object]:
    """The data of a report, with the terms of the tournament before it."""
    terms = tournament.terms
    return {
        "rules": str(terms.rules),
        "hands_a_round": terms.hands,
        "partners": terms.partners,
        "over": tournament.progress.over,
        **said,
    }


def _title(progress: Progress, say: Translate) -> str:
    """After a round, or during one; a round begins with its first result."""
    number = progress.begun
    if number == len(progress.sittings) and any(progress.missing()):
        return say("tournament-standings-during", number=number)
    if progress.over:
        return say("tournament-standings-final", number=number)
    return say("tournament-standings", number=number)


def _plain(rank: int, row: StandingsRow) -> dict[str, str]:
    """For programs: the plain name, and numbers as programs write them."""
    return {
        "tournament-rank": str(rank),
        "tournament-name": row.name,
        "tournament-points": str(row.points),
        "tournament-won": str(row.won),
        "tournament-strength": f"{float(row.strength):.2f}",
        "tournament-penalty": str(row.penalty),
    }


def _as_read(row: StandingsRow, say: Translate) -> dict[str, str]:
    """The cells that differ for people: the name with its remark, and the mean in their language."""
    return {
        "tournament-name": _full_name(row, say),
        "tournament-strength": say("tournament-mean", number=float(row.strength)),
    }


def _as_data(rank: int, row: StandingsRow) -> dict[str, object]:
    return {
        "rank": rank,
        "name": row.name,
        "before": list(row.before),
        "points": row.points,
        "hands_won": row.won,
        "opponents": round(float(row.strength), 2),
        "penalty": row.penalty,
        "rounds": row.sittings,
        "left": not row.active,
    }


def _remark(row: StandingsRow, say: Translate) -> str:
    """Who played in this place before, and whether the player has left."""
    before = say("tournament-before", before=row.before) if row.before else ""
    return in_a_row((before, "" if row.active else say("tournament-left")), say)


def _full_name(row: StandingsRow, say: Translate) -> str:
    remark = _remark(row, say)
    return f"{row.name} ({remark})" if remark else row.name


def _notes(tournament: Tournament, say: Translate) -> Iterator[str]:
    """Who has won, and what a reader must know about the points."""
    if result := result_of(tournament):
        yield _won(result, say)
    if tournament.terms.lowest_wins:
        yield say("tournament-lowest")
        yield from _voids(tournament.progress, say)
    yield from _ties(tournament, say)


def _won(result: TournamentResult, say: Translate) -> str:
    first, *others = result.winners
    names, points = [_full_name(row, say) for row in result.winners], first.points
    if others:
        return say("tournament-win-together", names=names, points=points)
    if not result.equals:
        return say("tournament-wins", who=names, points=points)
    equals = [_full_name(row, say) for row in result.equals]
    return say("tournament-wins-among", who=names, points=points, names=equals, by=result.decided_by)


def _voids(progress: Progress, say: Translate) -> Iterator[str]:
    """In a tally, a void hand is a gift: it adds no points."""
    voids = [f"{progress.names[player]} {count}" for player, count in sorted(void_hands(progress).items())]
    if voids:
        yield say("tournament-voids", names=voids)


def _ties(tournament: Tournament, say: Translate) -> Iterator[str]:
    """How equals are ranked."""
    if tournament.terms.partners:
        yield say("tournament-shared")
        return
    yield say("tournament-ties")
    if _somebody_missed_a_round(tournament.progress):
        yield say("tournament-ties-missed")


def _somebody_missed_a_round(progress: Progress) -> bool:
    sat = [sum(map(len, sitting.tables)) for sitting in progress.sittings[: progress.begun]]
    return any(count < len(progress.names) for count in sat)
