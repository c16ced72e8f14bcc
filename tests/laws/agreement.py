"""The law of the list: `legal_moves` names exactly what the referee accepts."""

from __future__ import annotations

from collections.abc import Iterator

from penult import Deal, Move
from penult.engine.kernel.refusals import refusal
from penult.engine.kernel.state import REFEREE

_PLAIN = ("draw", "keep", "accept", "challenge", "settle", "uno", "invis", "invis!")


def assert_list_and_referee_agree(deal: Deal) -> None:
    for seat in (*range(deal.seats), REFEREE):
        listed = set(deal.legal_moves(seat))
        accepted = {move for move in every_move(deal) if not refusal(deal.state, seat, move.code)}
        said = {move for move in listed if move.verb != "flag"}
        assert said == {
            plainest(deal, seat, move) for move in accepted if move.verb not in ("flag", "uno")
        } | {move for move in said if move.verb == "uno"}, (deal.phase, seat)
        assert_flags(deal, seat, listed, accepted)
        assert_call(deal, seat, listed)


def assert_flags(deal: Deal, seat: int, listed: set[Move], accepted: set[Move]) -> None:
    """Flags that would be accepted are listed, and so is the last card, whether or not it is wrong."""
    flags = {move for move in listed if move.verb == "flag"}
    heard = {move for move in accepted if move.verb == "flag"}
    last = deal.state.flaggable
    suspect = {Move(f"flag {last}")} if last < deal.seats and seat not in (last, REFEREE) else set()
    assert flags == heard | suspect


def assert_call(deal: Deal, seat: int, listed: set[Move]) -> None:
    """`uno` is listed only if it changes something."""
    if seat == REFEREE or deal.over:
        assert Move("uno") not in listed
        return
    after = deal.copy()
    assert (Move("uno") in listed) == bool(after.play(Move("uno"), seat))


def plainest(deal: Deal, seat: int, move: Move) -> Move:
    """A move without its superfluous parts: a call that is not owed, a color or target with a last card."""
    if move.verb not in ("play", "invis"):
        return move
    size = deal.counts[seat]
    text = str(move).rstrip("!")
    if size == 1:
        aimed = str(move.card) == "SH" and deal.rules["hat_last"] == "on"
        target = f"@{move.target}" if aimed else ""
        text = f"{move.verb} {move.card}{target}" if move.card else move.verb
    due = size == 2 and deal.state.called != seat
    return Move(text + "!" * (move.uno and due))


def every_move(deal: Deal) -> Iterator[Move]:
    """All moves that can be written, with cards that somebody might hold."""
    yield from map(Move, _PLAIN)
    for color in "RGBY":
        yield from (Move(f"{verb} {color}") for verb in ("color", "invis"))
        yield Move(f"invis {color}!")
    for seat in range(10):
        yield from (Move(f"{verb} {seat}") for verb in ("catch", "flag", "hint"))
    for card in {*deal.hand(deal.turn or 0), deal.top}:
        for color in ("", ">R", ">Y"):
            for target in ("", *(f"@{seat}" for seat in range(deal.seats + 1) if seat < 10)):
                yield from (Move(f"play {card}{color}{target}{call}") for call in ("", "!"))
        yield from (Move(f"play {card}>{color}{call}") for color in "GB" for call in ("", "!"))
