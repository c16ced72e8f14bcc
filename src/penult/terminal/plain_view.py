"""A view in lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.moves import Move
from ..engine.view import View
from ..printing.phrases import in_a_row
from ..rulebook.voice import Voice
from .captions import standing_line
from .offers import CALL, NOBODY, KeyOffer, offers, standing


def welcome(view: View, voice: Voice) -> str:
    game, dealer = voice.say(f"edition-{voice.edition}"), voice.name(view.dealer)
    me = "seat" if view.dealer == voice.reader else "none"
    return voice.say("terminal-plain-welcome", game=game, seats=view.seats, dealer=dealer, me=me)


def described(view: View, voice: Voice) -> Iterator[str]:
    """The table, the hand and the choices; a spectator has no hand."""
    others = (seat for seat in range(view.seats) if seat != view.seat)
    yield in_a_row((seat_line(view, voice, seat) for seat in others), voice.say)
    yield voice.say("terminal-direction", direction=view.direction)
    yield voice.say("terminal-piles", top=voice.card(view.top), code=str(view.top), count=view.draw_count)
    yield color_line(view, voice)
    if view.seat is not None:
        yield from hand_lines(view, voice)
    yield from _choices(view, voice)
    yield voice.phase(view)


def window(view: View, voice: Voice) -> Iterator[str]:
    """What the person can say before play goes on."""
    return _choices(view, voice)


def seat_line(view: View, voice: Voice, seat: int) -> str:
    if seat not in view.playing:
        return voice.say("terminal-seat.out", seat=seat, who=voice.name(seat))
    return voice.say(
        "terminal-seat",
        seat=seat,
        who=voice.name(seat),
        count=view.counts[seat],
        exposed="yes" if seat in view.exposed else "no",
    )


def color_line(view: View, voice: Voice) -> str:
    if view.color is None:
        return voice.say("terminal-no-color")
    return voice.say("terminal-color", color=view.color)


def hand_lines(view: View, voice: Voice) -> Iterator[str]:
    yield voice.say("terminal-hand", count=len(view.hand))
    for place, card in enumerate(view.hand, 1):
        state = standing(view, card)
        mark = "*" if state == "fits" else " "
        yield f"{place:>3}{mark} {card!s:<2}  {standing_line(card, state, voice)}"


def choice(key: str, move: Move, view: View, voice: Voice) -> str:
    return voice.say("terminal-choice", key=key.upper(), move=move_words(key, move, view, voice))


def move_words(key: str, move: Move, view: View, voice: Voice) -> str:
    """The move behind a key; a 7 that is laid on nobody says so."""
    if key == NOBODY and any(each.cards == move.cards and each.target is not None for each in view.moves):
        return voice.say("terminal-no-swap")
    return voice.move(move, view.top, view.due)


def _choices(view: View, voice: Voice) -> Iterator[str]:
    return (_offer_line(offer, view, voice) for offer in offers(view.moves))


def _offer_line(offer: KeyOffer, view: View, voice: Voice) -> str:
    if offer.move:
        return choice(offer.key, offer.move, view, voice)
    return voice.say("terminal-choice", key=offer.key.upper(), move=several(offer, voice))


def several(offer: KeyOffer, voice: Voice) -> str:
    """The text of an offer that still needs a color, a player or a call."""
    verb = "call" if offer.key == CALL else offer.moves[0].verb
    return voice.say("terminal-several", verb=verb)
