"""The hands that teach a house rule, one for each of their presets: a few cards each, and only what is new.

Written like the hands in `scripts`, after a line with the rules.
"""

from __future__ import annotations

from collections.abc import Mapping

HOUSE_SCRIPTS: Mapping[str, str] = {
    "progressive": """
        rules classic+progressive+deal=4
        holds you R8 GD B0 B7
        holds nadia R5 BD B2 B6
        holds théo RD B8 G3 Y4
        pile R3 Y1 Y2 Y5 Y6 Y8 Y9 G9 G5

        hint color R-16
        you play R8
        nadia play R5
        théo play RD

        hint stack H-03 théo
        you play GD
        nadia play BD
        théo accept

        hint uno R-43
        you play B0!
        nadia play B2!
        théo play B8

        hint out R-51
        you play B7
        nadia say well_played
    """,
    "go-wild": """
        rules classic+go-wild+deal=4
        holds you R8 W4 B0 B7
        holds nadia R5 BD B2 B6
        holds théo RD B8 G3 Y4
        pile R3 Y1 Y2 Y5 Y6 Y8 Y9 G9 G5 G1 G2

        hint color R-16
        you play R8
        nadia play R5
        théo play RD

        hint stack-wild H-03 théo
        you play W4>B
        nadia play BD
        théo accept

        hint uno R-43
        you play B0!
        nadia play B2!
        théo play B8

        hint out R-51
        you play B7
        nadia say well_played
    """,
    "seven-o": """
        rules classic+seven-o+deal=4
        holds you R5 B0 G8 Y8
        holds nadia R2 R8 R8 B4
        holds théo B2 R7 R9 Y4
        pile R3 B8 R1 B6

        hint color R-16
        you play R5
        nadia play R2
        théo play B2

        hint rotate H-17 théo
        you play B0
        nadia draw
        nadia play B8
        théo play R8

        hint swap H-16 nadia
        you play R7@1
        nadia play R9!
        théo play R8!

        hint uno R-43
        you play G8!
        nadia draw
        théo draw

        hint out R-51
        you play Y8
        nadia say well_played
    """,
    "jump-in": """
        rules classic+jump-in+deal=4
        holds you R5 R9 G6 Y3
        holds nadia R9 G9 G1 B4
        holds théo G2 Y1 B5 B6
        pile R3 Y2

        hint color R-16
        you play R5
        nadia play R9

        hint jump H-24 nadia
        you jump R9
        nadia play G9
        théo play G2

        hint uno R-43
        you play G6!
        nadia play G1!
        théo play Y1

        hint out R-51
        you play Y3
        nadia say well_played
    """,
    "skip-bounce": """
        rules classic+skip-bounce+deal=4
        holds you R5 RS B1 B7
        holds nadia R2 B3 G3 Y4
        holds théo RD R1 B4 Y6
        pile R3 Y1 Y2 Y5

        hint color R-16
        you play R5
        nadia play R2
        théo play RD

        hint bounce H-08 théo
        you play RS
        nadia accept
        théo play R1

        hint uno R-43
        you play B1!
        nadia play B3
        théo play B4!

        hint out R-51
        you play B7
        nadia say well_played
    """,
    "force-drawn": """
        rules classic+force-drawn+deal=3
        holds you G2 B1 B7
        holds nadia R2 B3 Y4
        holds théo G9 G1 B4
        pile R3 R9 Y1

        hint draw R-18
        you draw
        hint must D-03
        you play R9
        nadia play R2
        théo draw

        hint figure R-16
        you play G2
        nadia draw
        théo play G1

        hint uno R-43
        you play B1!
        nadia play B3
        théo play B4

        hint out R-51
        you play B7
        nadia say well_played
    """,
    "force-lay": """
        rules classic+force-lay+deal=3
        holds you W B0 B7
        holds nadia R2 B3 Y4
        holds théo B9 B8 G4
        pile R3 Y1

        hint no-draw H-37
        you play W>B
        nadia play B3
        théo play B9

        hint uno R-43
        you play B0!
        nadia draw
        théo play B8!

        hint out R-51
        you play B7
        nadia say well_played
    """,
    "no-mercy": """
        rules classic+no-mercy+deal=3
        holds you YD Y1 Y7
        holds nadia B4 G5 G2
        holds théo RD Y2 G4
        pile R3 Y8 R6 B0 B1 B2 B3 B5 B7 B8 B9 G0 G1 G3 G4 G5 G7 G8 G9 B1 B2 R1 B5 B7 B8 B9 Y9 Y6

        hint until H-34
        you draw
        hint must D-03
        you play R6
        nadia draw
        nadia play R1
        théo play RD

        hint stack-up H-03 théo
        you play YD
        nadia accept
        théo play Y2!

        hint color R-16
        you play Y8
        théo draw
        théo play Y9!

        hint uno R-43
        you play Y1!
        théo draw
        théo play Y6!

        hint out R-51
        you play Y7
        nadia say well_played
    """,
}
