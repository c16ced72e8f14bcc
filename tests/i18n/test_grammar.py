"""What must not be in any sentence: every message with every card, in every language, as people read it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from i18n.fluent_files import facts, said_in
from i18n.rendering import LABELS, NAMES, PEOPLE, client, decks, nouns_in, settings, taking_turns, with_cards
from penult.engine.editions import EDITIONS
from penult.i18n.catalogue import catalogue
from penult.i18n.languages import LANGUAGES, base
from penult.i18n.nouns import Noun
from penult.rulebook.card_names import cards_noun as slowly

cards_noun = cache(slowly)

_ARTICLES = {
    "en": r"\b(?:an?|the(?: drawn)?|two|three|four)",
    "es": r"\b(?:el|la|un|una|del|al|dos|tres|cuatro|(?:cartas?(?: de)?))",
    "fr": r"\b(?:le|la|un|une|du|au|deux|trois|quatre|cartes?)",
    "pt": r"\b(?:o|a|um|uma|do|da|ao|à|no|na|dois|duas|três|quatro|cartas?)",
}
_BEFORE_A_CARD = {
    language: re.compile(rf"(?:{articles}|:|\() ?$|: $", re.IGNORECASE)
    for language, articles in _ARTICLES.items()
}
"""An article or a number in a word; or a colon, after which a name may stand alone."""
_BUTTONS = ("move-play", "web-move")
"""English buttons have no articles: Play red 7."""
_NEVER = {
    "en": r"\b(the|an?) (the|an?)\b|\ba [AEIOaeio8]",
    "es": r"\b(de|a) el\b|\b(el|la|un|una|del|al) (el|la|un|una|del|al)\b|\by [Hh]?[IiÍí](?![ae])",
    "fr": r"\b(de|à) les?\b(?! \w+(?:er|ir|re)\b)|\b(le|la|un|une|du|au) (le|la|un|une|du|au)\b"
    r"|(?<!-)\b(de|que|le|la|ne|se|ce) [AEIOUÉaeiouéêâ]",
    "pt": r"\b(de|a|em|por) (o|a|um)\b(?! [a-z])|\b(o|um|uma|do|da|ao|no|na) (o|a|um|uma|do|da|ao)\b",
}
"""An article twice, a preposition beside the article it contracts with, a vowel after a word that changes."""
_COLORS = "red|green|blue|yellow|rojo|verde|azul|amarillo|rouge|vert|bleu|jaune|vermelho|amarelo"
_QUANTITY = re.compile(
    rf"(?:^|[:(] )\d (?:{_COLORS})(?:,| y | e | et | and )|(?:, | y | e | et | and )\d (?:{_COLORS})\b"
)
"""A list that reads as how many there are: `3 amarillo, 1 rojo`."""
_LEFT_OPEN = re.compile(r"[{}$⟦⟧]| {2}|(?:^|[ (]),| \.|\(\)")


def flaws(language: str, text: str) -> list[str]:
    """What no sentence has, whatever it speaks of."""
    found = (_LEFT_OPEN.search(text), re.search(_NEVER[base(language)], text))
    return [each[0] for each in found if each]


def is_bare(language: str, text: str, card: str) -> bool:
    """Whether a card stands somewhere in a sentence without an article, or several read as numbers."""
    places = (found.start() for found in re.finditer(rf"(?<!Super )\b{re.escape(card)}", text))
    without = any(not _BEFORE_A_CARD[base(language)].search(text[:at]) for at in places)
    return without or _QUANTITY.search(text) is not None


def may_be_bare(language: str, name: str) -> bool:
    message = name.partition(".")[0]
    return message in LABELS or (language == "en" and message in _BUTTONS)


def with_every_card(language: str, name: str) -> Iterator[tuple[str, str]]:
    """What a message says of every card of every edition, and the card's bare name; also of lists."""
    every = settings(language, name)
    for edition, codes in decks():
        for nth, code in enumerate(codes):
            told = {**taking_turns(every, nth), "edition": edition}
            for noun in heard(language, edition, code, codes[nth - 1], lists="cards" in nouns_in(name)):
                given = told | dict.fromkeys(nouns_in(name), noun)
                yield catalogue(language).say(name, **given), str(cards_noun(language, edition, (code,)))


def heard(language: str, edition: str, code: str, another: str, lists: bool) -> Iterator[Noun]:
    """The card alone; where there can be several, also with another, and twice with another."""
    yield cards_noun(language, edition, (code,))
    if lists:
        yield cards_noun(language, edition, (code, another))
        yield cards_noun(language, edition, (another, code, code))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_takes_every_card_in_a_form_that_the_sentence_needs(language: str) -> None:
    assert len(with_cards()) > 50, "expected many messages with cards, came few"
    for name in with_cards():
        for text, card in with_every_card(language, name):
            assert flaws(language, text) == [], f"{name}: {text}"
            assert may_be_bare(language, name) or not is_bare(language, text, card), f"{name}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_stumbles_over_a_name(language: str) -> None:
    named = [name for name in client() if facts(language, name) & PEOPLE and not nouns_in(name)]
    assert len(named) > 100, "expected many messages with names, came few"
    for name in named:
        for nth, told in enumerate(settings(language, name)):
            people = {
                each: NAMES[(at + nth) % len(NAMES)] for at, each in enumerate(sorted(PEOPLE & set(told)))
            }
            text = catalogue(language).say(name, **{**told, **people, "edition": "classic"})
            assert stumbles(language, text) == [], f"{name}: {text}"


def stumbles(language: str, text: str) -> list[str]:
    """`de Ana`, `que Inés`, `y Inés`."""
    before = {"fr": r"\b(?:[Dd]e|[Qq]ue|[Jj]e|[Ll]a|[Ll]e|[Nn]e|[Ss]e|[Cc]e)", "es": r"\by"}.get(
        base(language), ""
    )
    names = "Ana|Inés|Omar|Hugo" if base(language) == "fr" else "Inés"
    return re.findall(rf"{before} (?:{names})", text) if before else []


OTHERS = [language for language in LANGUAGES if language != "en"]
"""English has one article for all."""
PILES = ("draw-pile", "discard-pile")


def with_another_article(language: str, edition: str, pile: str, text: str) -> list[str]:
    """What stands before a pile in a sentence if it is none of the pile's own articles."""
    say = catalogue(language).say
    name = say(pile, edition=edition)
    forms = [say(f"{pile}.{part}", edition=edition) for part in catalogue(language).parts(pile)]
    own = {re.split(r" (?=\S)", form.removesuffix(name).strip())[-1] for form in forms}
    before = re.findall(rf"(?:^|([\w’]+) ?)(?<!\w){re.escape(name)}", text)
    return [word for word in before if word and word.lower() not in own]


@pytest.mark.parametrize("language", OTHERS)
def test_a_pile_has_its_own_article_in_every_sentence(language: str) -> None:
    named = [name for name, said in said_in(language).items() if said.messages & set(PILES)]
    assert len(named) > 50, "expected many messages with piles, came few"
    for name in named:
        for told in settings(language, name):
            for edition in (*EDITIONS, "all"):
                text = catalogue(language).say(name, **{**told, "edition": edition})
                for pile in PILES:
                    assert with_another_article(language, edition, pile, text) == [], f"{name}: {text}"


def test_an_article_of_another_gender_would_be_noticed() -> None:
    assert with_another_article("es-ES", "classic", "draw-pile", "Roba de la mazo.") == ["la"]
    assert with_another_article("fr-FR", "classic", "draw-pile", "Le PIOCHE est vide.") == ["Le"]
    assert with_another_article("fr", "classic", "discard-pile", "le ÉCART") == ["le"]
    assert with_another_article("fr", "classic", "discard-pile", "Dans l’ÉCART") == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "El color de el 7 rojo."),
        ("es", "una carta oculta y Invisibilidad"),
        ("es", "Toca el el 7 rojo."),
        ("fr", "La couleur de le 7 rouge."),
        ("fr", "la carte de Ana"),
        ("pt", "a cor de o 7 vermelho"),
        ("en", "You drew a Invisibility card."),
        ("en", "You drew the a red 7."),
        ("en", "You drew  a red 7."),
        ("en", "You drew { $card }."),
        ("en", "You drew , a red 7."),
    ],
)
def test_a_flaw_would_be_noticed(language: str, text: str) -> None:
    assert flaws(language, text) != []


@pytest.mark.parametrize(
    ("language", "text", "card"),
    [
        ("es", "Toca 7 rojo para jugar.", "7 rojo"),
        ("es", "7 rojo no está en tu mano.", "7 rojo"),
        ("es", "Tus cartas: 3 amarillo, 1 rojo y 0 verde.", "3 amarillo"),
        ("fr", "Tu joues Blanche.", "Blanche"),
        ("pt", "Jogaste um 7 vermelho e Joker.", "Joker"),
        ("en", "You drew red 7.", "red 7"),
    ],
)
def test_a_bare_noun_would_be_noticed(language: str, text: str, card: str) -> None:
    assert is_bare(language, text, card)


@pytest.mark.parametrize(
    ("language", "text"),
    [("fr", "la table de Ana"), ("fr-FR", "On attend que Inés commence"), ("es", "Ana y Inés")],
)
def test_a_name_that_a_sentence_stumbles_over_would_be_noticed(language: str, text: str) -> None:
    assert stumbles(language, text) != []
