"""Paints the home screen icons and the link preview, from the project's own drawings.

`make icons` writes them into web/public/.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser

from browser.driving import chromium
from browser.painting import save_small
from penult.pictures import card_svg

PUBLIC = Path(__file__).parents[2] / "web" / "public"
MARK = (PUBLIC / "mark.svg").read_text(encoding="utf-8")
WHOLE = MARK.replace(' rx="28"', "", 1)
"""Without round corners, because a phone cuts its own."""
FONTS = PUBLIC.parent / "src" / "look" / "fonts"
FAN = ("R7", "B3", "G9", "YV", "W4")
SIZE = (1200, 630)


def main() -> None:
    with chromium() as browser:
        paint(browser, "icon-192.png", (192, 192), MARK)
        paint(browser, "icon-512.png", (512, 512), MARK)
        paint(browser, "apple-touch-icon.png", (180, 180), WHOLE)
        paint(browser, "icon-maskable-512.png", (512, 512), _inset(WHOLE))
        paint(browser, "preview.png", SIZE, _preview())


def paint(browser: Browser, name: str, size: tuple[int, int], drawing: str) -> None:
    width, height = size
    page = browser.new_page(viewport={"width": width, "height": height})
    style = "html,body{margin:0;height:100%;background:transparent}svg.all,body>svg{width:100%;height:100%}"
    page.set_content(f"<!doctype html><style>{style}</style>{drawing}")
    png = page.screenshot(omit_background=True)
    if name == "preview.png":
        save_small(png, PUBLIC / name, page)
    else:
        (PUBLIC / name).write_bytes(png)
    page.close()


def _inset(mark: str) -> str:
    """With a margin that a phone may cut off."""
    return mark.replace("<g fill", '<g transform="translate(14 14) scale(.78)"><g fill', 1).replace(
        "</svg>", "</g></svg>"
    )


def _preview() -> str:
    """Five cards, the second to last raised, on the client's background, and the mark."""
    cards = "".join(
        f'<div style="position:absolute;left:{300 + nth * 148}px;top:{150 - (64 if nth == 3 else 0)}px;'
        f'width:236px;rotate:{(nth - 2) * 4}deg;filter:drop-shadow(0 10px 18px #3A281455)">'
        f"{_sized(card_svg(code))}</div>"
        for nth, code in enumerate(FAN)
    )
    mark = f'<div style="position:absolute;left:48px;top:215px;width:200px;height:200px">{_sized(MARK)}</div>'
    line = '<div style="position:absolute;inset:auto 0 0;height:16px;background:#69377A"></div>'
    return (
        f'<div style="position:absolute;inset:0;overflow:hidden;background:#F5F0E6">{mark}{cards}{line}</div>'
    )


def _sized(svg: str) -> str:
    return svg.replace("<svg ", '<svg style="width:100%;height:auto;display:block" ', 1)


if __name__ == "__main__":
    main()
