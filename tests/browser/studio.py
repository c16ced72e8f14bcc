"""Takes pictures of a page, light and dark, in several languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from playwright.sync_api import Page

from browser.player import STRIP
from penult.i18n.languages import LOCALES

THEMES = ("light", "dark")
SETTLING = 300
"""Milliseconds until nothing moves."""
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem('penult.settings') ?? '{}')
  localStorage.setItem('penult.settings', JSON.stringify({...kept, language}))
}"""


class Studio:
    """Keeps pictures in a folder, and those for the documents in another."""

    def __init__(self, folder: Path, shown: Mapping[str, Path]) -> None:
        self._folder, self._shown = folder, shown
        self.taken: list[Path] = []

    def shoot(
        self,
        page: Page,
        name: str,
        ready: str,
        languages: Sequence[str] = ("en",),
        pressed: str = "",
        themes: Sequence[str] = THEMES,
    ) -> None:
        """Take `NAME-LANGUAGE-THEME` when `ready` is visible, after pressing `pressed`.

        For another language the page is reloaded, because it remembers what it has shown.
        """
        for language in languages:
            if page.evaluate("document.documentElement.lang") != LOCALES[language]:
                page.evaluate(SPEAK, language)
                page.reload()
            page.locator(ready).first.wait_for()
            if pressed:
                page.locator(pressed).click(position=STRIP)
            self._take(page, f"{name}-{language}", themes)
        if languages[-1] != "en":
            page.evaluate(SPEAK, "en")
            page.reload()

    def _take(self, page: Page, name: str, themes: Sequence[str]) -> None:
        page.evaluate("document.fonts.ready")
        page.evaluate("document.activeElement?.blur()")
        page.mouse.move(0, 0)
        page.wait_for_timeout(SETTLING)
        for theme in themes:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            picture = f"{name}-{theme}.png"
            file = self._shown.get(picture, self._folder / picture)
            page.screenshot(path=file)
            self.taken.append(file)
