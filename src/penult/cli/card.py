"""`penult card CODE…`: what a card is, in a line or as a picture."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from ..engine.cards import CARDS, COLORS, Card
from ..engine.editions import EDITIONS, Edition
from ..engine.errors import Malformed
from ..pictures import card_svg, cards_json, row_svg
from ..pictures.names import card_name
from ..pictures.sizes import SIZES
from .output import add_out, write_out


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("codes", nargs="*", metavar="CODE", help="such as R7, GD, W4; ? is a card's back")
    parser.add_argument("--all", action="store_true", help="every card, or every card of the edition")
    parser.add_argument("--edition", help=f"{_or(EDITIONS)}: decides between Draw Two and Draw 3")
    parser.add_argument("--svg", action="store_true", help="a picture; of several cards one picture")
    parser.add_argument("--size", help=f"of the picture: {_or(SIZES)}; default full")
    parser.add_argument("--called", metavar="COLOR", help="the color called for a wild: R, G, B or Y")
    parser.add_argument("--json", action="store_true", help="with --all: every face in every size")
    add_out(parser)


def run(chosen: argparse.Namespace) -> int:
    write_out(cards_json() if _wants_faces(chosen) else _shown(chosen), chosen)
    return 0


def _wants_faces(chosen: argparse.Namespace) -> bool:
    """Whether all faces are asked for; they come in all sizes, editions and colors at once."""
    if not chosen.json:
        return False
    if chosen.codes or not chosen.all:
        raise Malformed("--json", " ".join(chosen.codes), "--all instead of codes")
    for option in ("edition", "svg", "size", "called"):
        if getattr(chosen, option):
            raise Malformed("--all --json", f"--{option}", "nothing but --out beside it")
    return True


def _shown(chosen: argparse.Namespace) -> str:
    edition = _edition(chosen.edition)
    cards = _cards(chosen, edition)
    draw = edition.draw_strength if edition else 2
    if chosen.svg:
        return _picture([str(card) for card in cards], chosen, draw)
    for option in ("size", "called"):
        if given := getattr(chosen, option):
            raise Malformed(f"--{option}", given, "--svg beside it")
    return "".join(f"{card!s:<3} {card_name(str(card), draw=draw):<22} {_worth(card)}\n" for card in cards)


def _picture(codes: list[str], chosen: argparse.Namespace, draw: int) -> str:
    size = chosen.size or "full"
    if size not in SIZES:
        raise Malformed("--size", size, _or(SIZES))
    called = chosen.called and chosen.called.upper()
    if called and called not in COLORS:
        raise Malformed("--called", chosen.called, _or(COLORS))
    if called and not any(Card(code).wild for code in codes):
        raise Malformed("--called", " ".join(codes), "a wild")
    if len(codes) == 1:
        return card_svg(codes[0], size, called, draw) + "\n"
    return row_svg(codes, size, called, draw) + "\n"


def _cards(chosen: argparse.Namespace, edition: Edition | None) -> list[Card]:
    if bool(chosen.codes) == chosen.all:
        raise Malformed("card", " ".join(chosen.codes), "one or more codes, or --all instead")
    cards = list(CARDS) if chosen.all else [Card(code.upper()) for code in chosen.codes]
    if edition is None:
        return cards
    deck = set(edition.deck)
    if chosen.all:
        return [card for card in cards if card in deck]
    for card in cards:
        if card not in deck:
            raise Malformed("card", str(card), f"a card of {edition}")
    return cards


def _edition(name: str | None) -> Edition | None:
    if name is not None and name not in EDITIONS:
        raise Malformed("--edition", name, _or(EDITIONS))
    return EDITIONS[name] if name else None


def _worth(card: Card) -> str:
    return f"{card.points} point" + "s" * (card.points != 1)


def _or(names: Iterable[str]) -> str:
    return " or ".join(names)
