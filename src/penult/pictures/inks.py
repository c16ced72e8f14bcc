"""The inks: four colors, the paper of the wilds, and plum for everything else."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ink:
    """The inks of one color: `ground` fills the card, `figure` is for text, `tint` and `light` for rings."""

    name: str
    ground: str
    tint: str
    light: str
    figure: str


INKS = {
    "R": Ink("red", "#C4312A", "#A9251F", "#D9564C", "#FFF6E7"),
    "G": Ink("green", "#4BAB78", "#3A9766", "#6DC293", "#1D1822"),
    "B": Ink("blue", "#1F57A6", "#17458A", "#3C76C4", "#FFF6E7"),
    "Y": Ink("yellow", "#F3BC36", "#E2A51B", "#F9D06A", "#1D1822"),
}

PAPER = "#FBF4E6"
SHADE = "#EADFCB"
HEM = "#CDBFA6"
DARK = "#241C2B"
PLUM = "#4B2A59"
FOLD = "#7A5489"
LATTICE = "#8A63A0"
MOUTH = "#E9CFF0"
GOLD = "#F3BC36"
