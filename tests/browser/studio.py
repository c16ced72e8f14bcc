"""Takes pictures of a page, light and dark, in several languages; they are made small when all are taken."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page

from browser.painting import save, save_small

THEMES = ("light", "dark")
IN_README = (
    "table-desktop-en-light",
    "table-phone-en-light",
    "decision-phone-en-light",
    "color-phone-en-dark",
    "scores-phone-en-light",
)
"""Those keep all their colors."""
SETTLING = 300
"""Milliseconds, after which nothing moves any more."""
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem('penult.settings') ?? '{}')
  localStorage.setItem('penult.settings', JSON.stringify({...kept, language}))
}"""


class Studio:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._taken: dict[str, bytes] = {}

    def shoot(
        self,
        page: Page,
        name: str,
        ready: str,
        languages: Sequence[str] = ("en",),
        pressed: str = "",
        themes: Sequence[str] = THEMES,
    ) -> None:
        """`NAME-LANGUAGE-THEME`, when what `ready` says is there, and after `pressed` was.

        For another language the page is loaded anew: it remembers what it has seen.
        """
        for language in languages:
            if not page.evaluate("document.documentElement.lang").startswith(language):
                page.evaluate(SPEAK, language)
                page.reload()
            page.locator(ready).first.wait_for()
            if pressed:
                page.locator(pressed).click()
            self._take(page, f"{name}-{language}", themes)
        if languages[-1] != "en":
            page.evaluate(SPEAK, "en")
            page.reload()

    def develop(self, browser: Browser) -> tuple[int, int]:
        """How many pictures, of how many bytes."""
        decoder = browser.new_context().new_page()
        sizes = [self._develop(name, png, decoder) for name, png in self._taken.items()]
        return len(sizes), sum(sizes)

    def _develop(self, name: str, png: bytes, decoder: Page) -> int:
        file = self._folder / f"{name}.png"
        return save(png, file) if name in IN_README else save_small(png, file, decoder)

    def _take(self, page: Page, name: str, themes: Sequence[str]) -> None:
        page.evaluate("document.fonts.ready")
        page.evaluate("document.activeElement?.blur()")
        page.mouse.move(0, 0)
        page.wait_for_timeout(SETTLING)
        for theme in themes:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            self._taken[f"{name}-{theme}"] = page.screenshot()
