"""Accessibility problems that axe-core finds on a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OF_THE_THEME = ["color-contrast", "link-in-text-block"]
"""The rules whose result depends on the theme; all others are checked only once."""
FIND = """async ([within, only]) => {
  const found = await axe.run(within || document, {runOnly: only, resultTypes: ['violations']})
  return found.violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target}`))
}"""

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
STILL = """() => document.getAnimations().every(({effect, playState}) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"""


def barriers(page: Page, within: str = "") -> list[str]:
    """One line for each rule and place; WCAG 2.2 AA and good practice, in light and in dark.

    On the whole page, or within a selector: what is around a sheet has been checked before.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.emulate_media(color_scheme="light")
    found = _found(page, within, LEVELS)
    page.emulate_media(color_scheme="dark")
    return found + [f"in the dark: {each}" for each in _found(page, within, OF_THE_THEME)]


def _found(page: Page, within: str, only: list[str]) -> list[str]:
    """Run axe after layout and color transitions have finished."""
    page.evaluate(DRAWN)
    page.wait_for_function(STILL)
    found: list[str] = page.evaluate(FIND, [within, only])
    return found
