"""`penult card CODE…`: cards in a line of text or as a picture."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence
from importlib.util import find_spec

from ..engine.cards import CARDS, COLORS, Card
from ..engine.editions import EDITIONS, Edition
from ..engine.errors import Malformed
from ..engine.rules import Rules
from ..i18n.languages import language_of
from ..pictures import card_svg, cards_json, row_svg
from ..pictures.names import card_name
from ..pictures.sizes import SIZES
from .arguments import LANGUAGE_HELP, language, need
from .output import add_out, write_out


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("codes", nargs="*", metavar="CODE", help="such as R7, GD, W4; ? is a card's back")
    parser.add_argument("--all", action="store_true", help="every card, or every card of the edition")
    parser.add_argument("--edition", help=f"{_or(EDITIONS)}: decides between Draw Two and Draw 3")
    parser.add_argument("--svg", action="store_true", help="a picture; of several cards one picture")
    parser.add_argument("--size", help=f"of the picture: {_or(SIZES)}; default full")
    parser.add_argument("--called", metavar="COLOR", help="the color called for a wild: R, G, B or Y")
    parser.add_argument("--json", action="store_true", help="with --all: every face in every size")
    parser.add_argument("--lang", type=language, help=LANGUAGE_HELP)
    add_out(parser)


def run(chosen: argparse.Namespace) -> int:
    write_out(cards_json() if _wants_faces(chosen) else _shown(chosen), chosen)
    return 0


def _wants_faces(chosen: argparse.Namespace) -> bool:
    """Whether all faces are wanted, which come in all sizes, editions and colors at once."""
    if not chosen.json:
        return False
    if chosen.codes or not chosen.all:
        raise Malformed("--json", " ".join(chosen.codes), "--all instead of codes")
    for option in ("edition", "svg", "size", "called", "lang"):
        if getattr(chosen, option):
            raise Malformed("--all --json", f"--{option}", "nothing but --out beside it")
    return True


def _shown(chosen: argparse.Namespace) -> str:
    edition = _edition(chosen.edition)
    cards = _cards(chosen, edition)
    draw = edition.draw_strength if edition else 2
    if chosen.svg and chosen.lang:
        raise Malformed("--lang", chosen.lang, "no --svg beside it: pictures are named in English")
    if chosen.svg:
        return _picture([str(card) for card in cards], chosen, draw)
    for option in ("size", "called"):
        if given := getattr(chosen, option):
            raise Malformed(f"--{option}", given, "--svg beside it")
    return _told(cards, edition or EDITIONS["classic"], chosen.lang)


def _told(cards: Sequence[Card], edition: Edition, lang: str | None) -> str:
    """A line for each card: its code, its name and its points."""
    if lang is None and find_spec("fluent") is None:
        named = [(card_name(str(card), draw=edition.draw_strength), _worth(card)) for card in cards]
    else:
        need("words")
        named = [_in_words(card, edition, lang or language_of(os.environ)) for card in cards]
    widest = max(len(name) for name, _ in named)
    rows = zip(cards, named, strict=True)
    return "".join(f"{card!s:<3} {name:<{widest}} {worth}\n" for card, (name, worth) in rows)


def _in_words(card: Card, edition: Edition, lang: str) -> tuple[str, str]:
    from ..rulebook.voice import Voice

    voice = Voice(lang, Rules(edition.name), ())
    name = str(voice.card(card))
    return name[:1].upper() + name[1:], voice.say("command-points", points=card.points)


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
