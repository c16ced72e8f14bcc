"""Pictures of rarer moments at a table, in one language and one theme."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from browser import posing
from browser.companion import Companion, play_on
from browser.deck import stacked
from browser.person import Person
from browser.player import Player
from browser.words import spoken
from penult.wire import to_server as asks

if TYPE_CHECKING:
    from browser.screenshots import Session

WIZARD, HAT, PARTNERS = "hp2003", "hp2018", "classic+score=team"
DAY, NIGHT = ("light",), ("dark",)
HAND = "[role=toolbar] button"
SHEET = "dialog[open]"
SHOWN = ".shown section ul"
LANDSCAPE = {"width": 740, "height": 360}
TABLET = {"width": 820, "height": 1180}
ENLARGE = """(text) => {
  const kept = JSON.parse(localStorage.getItem('penult.settings') ?? '{}')
  localStorage.setItem('penult.settings', JSON.stringify({...kept, text}))
}"""
SAID = ("Good evening!", "Who dealt me this hand?", "Patience. It gets worse.")


def decks() -> dict[str, list[str]]:
    """Théo deals, and you begin."""
    others = ["Y0 Y2 B1 RS W G5 B9", "G1 G2 Y3 Y6 B4 RV G7", "R3 R6 Y7 Y8 B2 BS G9"]
    draws = "G0 B3 B5 Y1 R2 R4 G3 G4 Y5 Y9 R7 R9 B0 B6"
    wizard = stacked(["HW IN R1 R8 B7 G6 Y4", *others], first="R5", draws=draws)
    hat = stacked(["SH W R1 R8 B7 G6 Y4", *others], first="R5", draws=draws)
    return {WIZARD: [wizard], HAT: ["R1 R2 R3 R9", hat]}


def at_the_table(session: Session, player: Player, others: list[Companion]) -> None:
    """What can be opened beside the table, and other looks."""
    (_on_a_desk if session.device == "desktop" else _on_a_phone)(session, player, others)


def asked_otherwise(session: Session, you: Person) -> None:
    _resized(session, you, "decision", SHEET)


def dealer(session: Session) -> None:
    """Two have taken a card of the spread, and you have not."""
    you, guest, others = session.company(posing.OTHERS)
    code = posing.open_table(guest, others)
    ines = Companion(guest)
    ines.come(code)
    ines.ask(asks.Start())
    ines.go()
    for other, at in zip(others, (11, 40), strict=False):
        other.pick(at)
    session.shoot(you, "dealer", ".spread button", f"/t/{code}", themes=DAY)
    you.page.context.close()


def howler(session: Session) -> None:
    you, guest, others = session.company(posing.OTHERS)
    nadia, bruno, theo = others
    code = posing.open_table(guest, others, rules=WIZARD)
    ines = Companion(guest)
    ines.come(code)
    ines.ask(asks.Start())
    for silent in (ines, nadia, bruno):
        silent.ask(asks.Birthday())
    theo.ask(asks.Birthday(month=7, day=31))
    player = _dealt(you, ines, others, code)
    player.take_up("Howler")
    player.page.keyboard.press("Enter")
    session.shoot(you, "target", SHEET, themes=DAY)
    player.choose("Nadia")
    nadia.act("accept")
    session.shoot(you, "howler", SHOWN, themes=NIGHT)
    you.page.context.close()


def sorting_hat(session: Session) -> None:
    you, guest, others = session.company(posing.OTHERS)
    code = posing.open_table(guest, others, rules=HAT)
    ines = Companion(guest)
    ines.come(code)
    posing.begin([ines, *others])
    player = _dealt(you, ines, others, code)
    player.lay("Sorting Hat", on="Nadia", color="Red")
    session.shoot(you, "hat", SHOWN, themes=DAY)
    you.page.context.close()


def partners(session: Session) -> None:
    """Everybody has had a turn, and it is yours."""
    you, guest, others = session.company(posing.OTHERS)
    code = posing.open_table(guest, others, rules=PARTNERS)
    ines = Companion(guest)
    ines.come(code)
    posing.begin([ines, *others])
    player = _dealt(you, ines, others, code)
    play_on(others, until=lambda: player.prompt.inner_text() == spoken("web-table-your-turn"))
    session.shoot(you, "partners", HAND, themes=DAY)
    _talk(session, player, others)
    you.page.context.close()


ALL: tuple[Callable[[Session], None], ...] = (dealer, howler, sorting_hat, partners)


def _dealt(you: Person, ines: Companion, others: list[Companion], code: str) -> Player:
    """You join the table after the deal."""
    for who in (ines, *others):
        who.until(lambda seen: seen.table.stage == "hand")
    ines.go()
    player = Player(posing.YOU, you, code)
    you.go(f"/t/{code}")
    player.hand.wait_for()
    return player


def _on_a_desk(session: Session, player: Player, _: list[Companion]) -> None:
    you = player.person
    watcher = session.stranger("Olívia")
    session.shoot(watcher, "watching", ".mat", f"/t/{player.code}", themes=DAY)
    watcher.page.context.close()
    _resized(session, you, "table", HAND)
    _menu(session, player)


def _on_a_phone(session: Session, player: Player, others: list[Companion]) -> None:
    you, page = player.person, player.page
    _resized(session, you, "table", HAND)
    page.evaluate(ENLARGE, "large")
    page.reload()
    session.shoot(you, "large", HAND, themes=DAY)
    page.evaluate(ENLARGE, "auto")
    page.reload()
    _menu(session, player)
    player.button(spoken("web-table-log")).click()
    session.shoot(you, "log", SHEET, themes=DAY)
    page.keyboard.press("Escape")
    _pause(session, player, others)


def _pause(session: Session, player: Player, others: list[Companion]) -> None:
    for other in others:
        other.ask(asks.Agree(to="pause"))
    player.button(spoken("presence-pause-agree")).click()
    session.shoot(player.person, "pause", "[role=status] button.primary", themes=DAY)
    player.page.locator("[role=status] button.primary").click()


def _menu(session: Session, player: Player) -> None:
    player.button(spoken("web-table-menu")).click()
    session.shoot(player.person, "menu", SHEET, themes=DAY)
    player.page.keyboard.press("Escape")


def _talk(session: Session, player: Player, others: list[Companion]) -> None:
    """Talk in bubbles, and in the list."""
    for other, words in zip(others, SAID, strict=True):
        other.ask(asks.Say(text=words))
    session.shoot(player.person, "said", ".bubble", themes=DAY)
    role = "radio" if session.device == "desktop" else "button"
    player.page.get_by_role(role, name=re.compile(f"^{spoken('web-table-talking')}")).click()  # type: ignore[arg-type]
    session.shoot(player.person, "talk", "[role=log] li", themes=NIGHT)


def _resized(session: Session, you: Person, name: str, ready: str) -> None:
    """A phone in landscape, a tablet in portrait."""
    before = you.page.viewport_size
    assert before is not None
    device, size = ("tablet", TABLET) if session.device == "desktop" else ("landscape", LANDSCAPE)
    you.page.set_viewport_size(size)  # type: ignore[arg-type]
    session.shoot(you, name, ready, device=device, themes=DAY)
    you.page.set_viewport_size(before)
