## Moves as a button or a list says them. $card is a card name, $who a player.
## $uno is yes where UNO is called with the move.

move-play = { $uno ->
    [yes] Play { $card } and call UNO!
   *[no] Play { $card }
}
    .color = { $uno ->
        [yes] Play { $card }, choose { color } and call UNO!
       *[no] Play { $card }, choose { color }
    }
    .target = { $uno ->
        [yes] Play { $card } on { $who } and call UNO!
       *[no] Play { $card } on { $who }
    }
    .swap = { $uno ->
        [yes] Play { $card }, swap hands with { $who } and call UNO!
       *[no] Play { $card } and swap hands with { $who }
    }
move-draw = Draw a card
move-keep = Keep it
move-color = Choose { color }
move-accept = Accept
    .total = { $number ->
        [2] Draw two
        [3] Draw three
        [4] Draw four
       *[other] Draw { $number } cards
    }
    .D = Draw { draw-strength }
    .W4 = Draw four
    .S = Accept { skip.the }
    .V = Accept { reverse.the }
    .HW = Call out your hand
    .SH = Draw until you get a red card
move-challenge = Challenge
move-invis = { $uno ->
    [yes] Play { invisibility } and call UNO!
   *[no] Play { invisibility }
}
    .color = { $uno ->
        [yes] Play { invisibility }, choose { color } and call UNO!
       *[no] Play { invisibility }, choose { color }
    }
move-uno = UNO!
move-catch = Catch { $who }
move-flag = Flag { $who }’s card
move-hint = Penalize { $who }’s suggestion
move-settle = Nobody objects

## What the table waits for. $me is seat when it waits for the reader; $keep says whether the
## card just drawn may be kept, yes or no.

phase-turn = { $me ->
    [seat] Your turn: play a card or draw.
   *[none] { $who }’s turn.
}
phase-drawn = { $me ->
    [seat] { $keep ->
        [yes] You drew { $drawn-a }: play it or keep it.
       *[no] You drew { $drawn-a }: it fits, so you have to play it at this table.
    }
   *[none] { $who }’s turn.
}
phase-color = { $me ->
    [seat] Choose a color for { $top-the }.
   *[none] { $who } is choosing a color for { $top-the }.
}
phase-react = { $me ->
    [seat] Choose your answer to { $top-the }.
   *[none] { $who } is answering { $top-the }.
}
    .total = { $me ->
        [seat] { $number } cards are waiting for you: choose your answer.
       *[none] { $who } is answering a total of { $number } cards.
    }
phase-settle = { $me ->
    [seat] You played your last card. Does anyone object?
   *[none] { $who } played their last card. Does anyone object?
}
phase-over = The hand is over.
move-jump = { $uno ->
    [yes] Jump in with { $card-a } and call UNO!
   *[no] Jump in with { $card-a }
}
    .target = { $uno ->
        [yes] Jump in with { $card-a }, swap hands with { $who } and call UNO!
       *[no] Jump in with { $card-a } and swap hands with { $who }
    }
