"""The hands that teach, one for each edition: who holds what, and what everybody does.

`you` is the learner. Before each of the learner's moves comes its hint: the name of its message, the rule,
and the people it mentions, if any.
"""

from __future__ import annotations

from collections.abc import Mapping

SCRIPTS: Mapping[str, str] = {
    "classic": """
        holds you R8 G2 YV B1 BD B0 G7
        holds nadia R5 G6 B8 Y1 B9 B3 G4
        holds théo R2 R6 W4 Y9 B4 G0 Y5
        pile R3 W G3 R0 Y7 G8 R4 Y2 B6 G9

        hint first R-16
        you play R8
        nadia play R5
        théo play R2

        hint figure R-16
        you play G2
        nadia play G6
        théo play R6

        hint draw R-18
        you draw
        hint wild R-27
        you play W>B
        nadia play B8
        théo play W4>Y

        hint challenge R-31 théo
        you challenge
        théo say ouch
        hint reverse R-25 théo
        you play YV
        théo play Y9
        nadia play Y1

        hint find R-16
        you play B1
        théo play B4
        nadia play B9

        hint draw-card R-24 théo
        you play BD
        nadia play B3

        hint catch R-47 nadia
        you catch 1
        nadia say oops
        hint uno R-43
        you play B0!
        théo play G0
        nadia play G4

        hint out R-51
        you play G7
        nadia say well_played
    """,
    "hp2003": """
        holds you R8 G2 HW BD Y7 B0 G9
        holds nadia R5 G6 B8 RS B6 Y4 G0
        holds théo R9 G1 B4 B2 B5 Y8 G3
        holds inés R2 R1 R4 RD B3 W4 B1
        pile R3 IN Y6 R7 G4 Y0 G5 R6 Y3 B7 Y5

        hint first R-16
        you play R8
        nadia play R5
        théo play R9
        inés play R2

        hint figure R-16
        you play G2
        nadia play G6
        théo play G1
        inés play R1

        hint howler R-35 nadia
        you play HW@1
        nadia accept
        hint howler-color R-37
        you color B
        nadia play B8
        théo play B4
        inés play R4

        hint draw R-18
        you draw
        hint keep R-20
        you keep
        nadia play RS
        théo accept
        inés play RD

        hint invisibility R-39 inés
        you invis B
        inés say oops
        nadia play B6
        théo play B2
        inés play B3

        hint draw-card R-24 nadia
        you play BD
        nadia accept
        théo play B5
        inés play W4>Y!

        hint challenge R-31 inés
        you challenge
        inés say ouch
        hint color R-16
        you play Y7
        nadia play Y4
        théo play Y8

        hint catch R-47 théo
        you catch 2
        théo say oops
        inés play Y0

        hint uno R-43
        you play B0!
        nadia play G0
        théo play G3
        inés play G5

        hint out R-51
        you play G9
        nadia say well_played
    """,
    "hp2018": """
        holds you R8 G2 YS B1 BD B0 G7
        holds nadia R5 G6 B8 B6 G0 Y6 R7
        holds théo R9 G3 B9 Y3 B4 B5 G8
        holds inés R2 R3 W4 Y1 B2 B3 G4
        pile R4 SH G5 Y2 R0 R6 Y9 G9 B6 Y5 R1 G1 Y7

        hint first R-16
        you play R8
        nadia play R5
        théo play R9
        inés play R2

        hint figure R-16
        you play G2
        nadia play G6
        théo play G3
        inés play R3

        hint draw R-18
        you draw
        hint hat R-41 nadia
        you play SH@1
        nadia say cry
        hint hat-color R-42
        you color B
        nadia play B8
        théo play B9
        inés play W4>Y

        hint challenge R-31 inés
        you challenge
        inés say ouch
        hint skip R-26 nadia
        you play YS
        théo play Y3
        inés play Y1

        hint find R-16
        you play B1
        nadia play B6
        théo play B4
        inés play B2

        hint draw-card R-24 nadia
        you play BD
        théo play B5

        hint catch R-47 théo
        you catch 2
        théo say oops
        inés play B3

        hint uno R-43
        you play B0!
        nadia play G0
        théo play G8
        inés play G4

        hint out R-51
        you play G7
        nadia say well_played
    """,
}
