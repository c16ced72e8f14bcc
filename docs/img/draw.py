"""Draws the pictures of the documents: `python docs/img/draw.py`."""

from __future__ import annotations

from pathlib import Path

from penult import Deal
from penult.pictures import fan_svg

FAN = ("R7", "B3", "GV", "YD", "W", "W4", "HW", "IN", "SH")
POSITION = "hp2003 n=4 t=3 top=Y6 disc=R3,YD draw=*47 h0=R2,R8,RV,B1,B7,G6,Y4,W,IN h1=*8 h2=*11 h3=B6,G1"


def pictures() -> dict[str, str]:
    """Each picture by the name of its file."""
    deal = Deal.at(POSITION)
    deal.play("play B6")
    return {"cards.svg": fan_svg(FAN) + "\n", "table.svg": deal.view(0)._repr_svg_() + "\n"}


if __name__ == "__main__":
    for name, svg in pictures().items():
        Path(__file__).with_name(name).write_text(svg, encoding="utf-8")
