"""What axe-core finds wrong with a page for people who see, hear or move otherwise."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def barriers(page: Page) -> list[str]:
    """One line for each rule and place; WCAG 2.2 AA and good practice."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("(levels) => axe.run({runOnly: levels})", LEVELS)
    return [f"{each['id']}: {node['target']}" for each in found["violations"] for node in each["nodes"]]
