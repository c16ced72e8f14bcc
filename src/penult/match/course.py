"""The rules between hands: from one standing and the result of a hand to the next standing.

>>> rules = Rules("classic+score=tally")
>>> standing = Standing(totals=(490, 300, 310), dealer=0)
>>> standing, events = after_hand(rules, 3, standing, HandResult(1, (10, 0, 5)))
>>> standing.totals, standing.winners, events[-1]
((500, 300, 315), (1,), MatchEvent('R-58 won 1 300'))
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..engine.errors import Malformed
from ..engine.rules import Rules
from . import partners
from .events import MatchEvent
from .formats import Format, format_of
from .results import HandResult, check_result
from .standing import Standing


def first_standing(rules: Rules, players: int, dealer: int) -> Standing:
    """Nothing scored yet. R-01, A-60: the format must allow this number of players."""
    check_players(rules, players)
    if type(dealer) is not int or dealer not in range(players):
        raise Malformed("dealer", dealer, f"a player from 0 to {players - 1}")
    scorers = players // 2 if format_of(rules).by_team else players
    return Standing(totals=(0,) * scorers, dealer=dealer)


def check_players(rules: Rules, players: int) -> None:
    form = format_of(rules)
    rules.check_seats(players, partners=form.partners)
    if form.rotates and players != partners.PLAYERS:
        raise Malformed("players", players, f"{partners.PLAYERS} with rotating partners (R-65)")


def check_standing(rules: Rules, players: int, standing: Standing) -> None:
    """Refuse a standing that a match of this many players cannot have."""
    fresh = first_standing(rules, players, 0 if standing.dealer is None else standing.dealer)
    if len(standing.totals) != len(fresh.totals):
        raise Malformed("totals", len(standing.totals), f"{len(fresh.totals)} of them")
    for total in (*standing.totals, standing.hands):
        if type(total) is not int or total < 0:
            raise Malformed("total", total, "a whole number, 0 or more")
    _check_out(rules, players, standing)
    due = decided(rules, standing)
    if due.winners != standing.winners:
        rule = format_of(rules).won_by
        raise Malformed("winners", standing.winners, f"{due.winners}, as the totals say ({rule})")
    if due.tied != standing.tied:
        raise Malformed("tied", standing.tied, f"{due.tied}, as the totals say (A-62)")


def _check_out(rules: Rules, players: int, standing: Standing) -> None:
    out, eliminates = standing.out, format_of(rules).eliminates
    known = [player for player in out if type(player) is int and player in range(players)]
    if len(set(known)) != len(out) or len(out) == players or (out and not eliminates):
        raise Malformed("eliminated", out, "some of the players, in an elimination match")
    due = _without_the_eliminated(rules, replace(standing, out=()), standing).out
    if set(due) != set(out):
        raise Malformed("eliminated", out, f"{due}: all who have reached the amount (R-67)")


def seated(rules: Rules, players: int, standing: Standing) -> tuple[int, ...]:
    """Who sits at the next hand, in turn order. A-69: the seats of the eliminated are closed up."""
    if format_of(rules).rotates:
        return partners.seating(standing.hands, int(rules["rotate4_per_pair"]))
    return tuple(player for player in range(players) if player not in standing.out)


def after_hand(
    rules: Rules, players: int, standing: Standing, result: HandResult
) -> tuple[Standing, tuple[MatchEvent, ...]]:
    """R-56: the match after one more hand."""
    if standing.over:
        raise Malformed(
            "hand", standing.hands + 1, f"no further hand: the match ended after {standing.hands}"
        )
    order = seated(rules, players, standing)
    check_result(result, rules, players, order)
    form = format_of(rules)
    events = [*_scored(form, order, result)]
    scored = _with_points(standing, events)
    left = _without_the_eliminated(rules, standing, scored)
    due = decided(rules, left)
    after = replace(due, dealer=_next_dealer(rules, players, due, result.winner))
    return after, (*events, *_told(rules, form, standing, after))


def decided(rules: Rules, standing: Standing) -> Standing:
    """Who has won with these totals. A-62: a shared lowest total is played off, unless sharing was agreed."""
    form = format_of(rules)
    leaders = form.leaders(rules, standing)
    if len(leaders) > 1 and not form.may_share(rules):
        return replace(standing, tied=leaders, winners=())
    return replace(standing, tied=(), winners=leaders)


def _scored(form: Format, order: tuple[int, ...], result: HandResult) -> Iterator[MatchEvent]:
    if result.winner is None:
        yield MatchEvent("void_hand", result.void_by)
        return
    left = [result.tally[player] or 0 for player in order]
    seat = order.index(result.winner)
    added = form.added(left, seat)
    for at, points in enumerate(added):
        if points or form.everybody_adds or at == seat % len(added):
            yield MatchEvent("scored", form.scored_by, (at if form.by_team else order[at],), points)


def _with_points(standing: Standing, events: list[MatchEvent]) -> Standing:
    totals = list(standing.totals)
    for event in events:
        for scorer in event.players:
            totals[scorer] += event.number or 0
    return replace(standing, totals=tuple(totals), hands=standing.hands + 1)


def _without_the_eliminated(rules: Rules, before: Standing, scored: Standing) -> Standing:
    """R-67, A-65: everybody who has reached the target is eliminated at once."""
    if not format_of(rules).eliminates:
        return scored
    reached = (player for player in before.alive if scored.totals[player] >= int(rules["target"]))
    return replace(scored, out=(*before.out, *reached))


def _next_dealer(rules: Rules, players: int, standing: Standing, winner: int | None) -> int | None:
    """A-61, A-76: the player to the left, or as agreed; eliminated players do not deal."""
    agreed = "left" if format_of(rules).rotates else rules["next_dealer"]
    if standing.over or (agreed == "same" and standing.dealer not in standing.out):
        return standing.dealer
    if agreed == "winner" and winner is not None:
        return winner
    if agreed == "redetermine" or standing.dealer is None:
        return None
    return _left_of(standing.dealer, seated(rules, players, standing), players)


def _left_of(dealer: int, order: tuple[int, ...], players: int) -> int:
    """The next player after the dealer, in the order of the table."""
    if dealer in order:
        return order[(order.index(dealer) + 1) % len(order)]
    return min(order, key=lambda player: (player - dealer) % players)


def _told(rules: Rules, form: Format, before: Standing, after: Standing) -> Iterator[MatchEvent]:
    eliminated = [player for player in after.out if player not in before.out]
    for player in eliminated:
        yield MatchEvent("eliminated", "R-67", (player,), after.totals[player])
    if reached := _reached(rules, form, before, after):
        yield MatchEvent("reached", form.won_by, reached, int(rules["target"]))
    if after.over:
        yield MatchEvent("won", form.won_by, after.winners, after.totals[after.winners[0]])
        return
    if eliminated and len(after.alive) == 2:
        yield MatchEvent("duel", "R-68", after.alive)
    if after.tied:
        yield MatchEvent("tied", "A-62", after.tied, after.totals[after.tied[0]])
    if after.dealer is None:
        yield MatchEvent("new_dealer", "A-61")
    else:
        yield MatchEvent("deals", "A-76" if form.rotates else "A-61", (after.dealer,))


def _reached(rules: Rules, form: Format, before: Standing, after: Standing) -> tuple[int, ...]:
    """R-58: those who have just reached the target, in formats where that does not win the match."""
    if form.rotates:
        return ()
    target, decided = int(rules["target"]), (*after.winners, *after.out)
    totals = enumerate(zip(before.totals, after.totals, strict=True))
    return tuple(who for who, (old, new) in totals if old < target <= new and who not in decided)
