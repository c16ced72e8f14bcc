## Moves as a button or a list says them. $card is a card name, $who a player.

move-play = Lay { $card }
    .color = Lay { $card }, name { color }
    .target = Lay { $card } on { $who }
move-draw = Draw a card
move-keep = Keep it
move-color = Name { color }
move-accept = Accept
    .D = Draw { draw-strength }
    .W4 = Draw four
    .S = Lose the turn
    .V = Lose the turn
    .HW = Call out your hand
    .SH = Draw until a red card comes
move-challenge = Challenge
move-invis = Lay { invisibility }
    .color = Lay { invisibility }, name { color }
move-uno = UNO!
    .with = { $move } and call UNO!
move-catch = Catch { $who }
move-flag = Flag { $who }'s card
move-hint = Punish a suggestion by { $who }
move-settle = Nobody objects

## What the table waits for. $me is seat when it waits for the reader; $keep says whether the
## card just drawn may be kept, yes or no.

phase-turn = { $me ->
    [seat] Your turn: lay a card or draw.
   *[none] { $who } is to play.
}
phase-drawn = { $me ->
    [seat] { $keep ->
        [yes] You drew { $drawn }: lay it or keep it.
       *[no] You drew { $drawn }: it fits and must be laid at this table.
    }
   *[none] { $who } is to play.
}
phase-color = { $me ->
    [seat] Name a color for { $top }.
   *[none] { $who } names a color for { $top }.
}
phase-react = { $me ->
    [seat] { $top } is aimed at you: answer it.
   *[none] { $who } answers { $top }.
}
phase-settle = { $me ->
    [seat] Your last card lies there: does anybody object?
   *[none] { $who }'s last card lies there: does anybody object?
}
phase-over = The hand is over.
