"""The law of the list: `legal_moves` names exactly what the referee accepts, each move in its plainest form.

Several cards together (H-31) are accepted in any order whose first card may be laid. They are listed once for
each choice of cards, of the first one and of the last one; those between come in the order of their colors.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from penult import Card, Deal, Move
from penult.engine.kernel.refusals import refusal
from penult.engine.kernel.state import REFEREE

MOST_TRIED = 3
"""Plays of more cards than this are too many to write them all."""
_PLAIN = ("draw", "keep", "accept", "challenge", "settle", "uno", "invis", "invis!")


def assert_list_and_referee_agree(deal: Deal) -> None:
    for seat in (*range(deal.seats), REFEREE):
        listed = set(deal.legal_moves(seat))
        accepted = {move for move in every_move(deal) if not refusal(deal.state, seat, move.code)}
        said = {move for move in listed if move.verb != "flag" and len(move.cards) <= MOST_TRIED}
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
    others = set(deal.playing) - {last}
    suspect = {Move(f"flag {last}")} if last < deal.seats and seat in others else set()
    assert flags == heard | suspect


def assert_call(deal: Deal, seat: int, listed: set[Move]) -> None:
    """`uno` is listed only if it changes something."""
    if seat == REFEREE or deal.over or seat not in deal.playing:
        assert Move("uno") not in listed
        return
    after = deal.copy()
    assert (Move("uno") in listed) == bool(after.play(Move("uno"), seat))


def plainest(deal: Deal, seat: int, move: Move) -> Move:
    """A move without its superfluous parts: a call that is not owed, a color or target with a last card.

    H-31: the cards between the first and the last of a play come in the order of their colors.
    """
    if move.verb not in ("play", "jump", "invis"):
        return move
    text = str(move).rstrip("!")
    left = deal.counts[seat] - max(1, len(move.cards))
    if left == 0 and move.card:
        aimed = str(move.card) == "SH" and deal.rules["hat_last"] == "on"
        text = f"{move.verb} {_in_order(move.cards)}" + (f"@{move.target}" if aimed else "")
    elif left == 0:
        text = move.verb
    elif len(move.cards) > 1:
        text = f"{move.verb} {_in_order(move.cards)}"
    return Move(text + "!" * (move.uno and _call_is_owed(deal, seat, move, left)))


def _in_order(cards: Sequence[Card]) -> str:
    first, *between = cards
    last = between[-1:]
    return "+".join(map(str, [first, *sorted(between[:-1]), *last]))


def _call_is_owed(deal: Deal, seat: int, move: Move, left: int) -> bool:
    if deal.rules["call"] == "off" or (deal.state.called == seat and move.verb != "jump"):
        return False
    return _size_afterwards(deal, seat, move, left) == 1


def _size_afterwards(deal: Deal, seat: int, move: Move, left: int) -> int:
    """H-21: the hand that the player of the card holds once hands have moved. All sizes are public."""
    number = move.card.number if move.card and move.card.color else None
    if left and number == 7 and deal.rules["seven"] != "off" and move.target is not None:
        return deal.counts[move.target]
    if left and number == 0 and deal.rules["zero"] == "rotate":
        step = 1 if deal.direction == "R" else -1
        around = (deal.counts[(seat + step * nth) % deal.seats] for nth in range(1, deal.seats))
        return next(count for count in around if count)
    return left


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
    for target in ("", *(f"@{seat}" for seat in range(deal.seats))):
        yield from (Move(f"jump {deal.top}{target}{call}") for call in ("", "!"))
    yield from _plays_of_several(deal.hand(deal.turn or 0))


def _plays_of_several(hand: Sequence[Card]) -> Iterator[Move]:
    """Two cards of one number in any order, and three of some."""
    for number in range(10):
        alike = [card for card in hand if card.color and card.number == number]
        for size in range(2, MOST_TRIED + 1):
            for cards in set(permutations(alike, size)):
                play = "+".join(map(str, cards))
                yield from (Move(f"play {play}{suffix}") for suffix in ("", "!", "@0", ">R"))
