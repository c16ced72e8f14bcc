## What a player is asked at the table. A part is the face of a card, a verb with it, or a rule. Ids such as R-28 stay as
## they are: they are shown as chips.

decide-color = Name a color
decide-color-why = Any color will do, the one in play too.
    .W = Any color will do, the one in play too. R-27
    .W4 = Any color will do, the one in play too. R-29
    .HW = Any color will do, the one in play too. R-37
    .SH = Any color will do, red and the one in play too. R-42
    .IN = Any color will do, the one in play too. R-40
decide-color-held = { $count ->
    [0] you hold none
   *[other] you hold { $count }
}

## $card is the name of a card.
decide-target = Play { $card } on whom?
decide-target-why = Choose one of the other players.
    .HW = Whoever you choose calls out every card. R-36
    .SH = Whoever you choose draws until a red card comes. R-41
decide-target-partner = your partner
decide-target-points = { $points ->
    [one] one point
   *[other] { $points } points
}

## A move that breaks a rule and can be made all the same.
decide-breaks = This card does not fit
    .R-21 = This is not the card you drew
    .R-28 = This is a bluff
decide-breaks-why = At this table it can be laid and flagged. If somebody flags it, you take it back and draw two. R-49
    .R-28 = You hold a card of the color in play. Whoever is to draw may challenge, and then you draw four. R-28 R-33
decide-sure = Play it anyway
decide-back = Think again

## The answer to a card. $who laid it, $top is its name. $before is the color before it, and $known is no where the reader
## has not seen that.
decide-answer = { $me ->
    [seat] You laid { $top }
   *[none] { $who } laid { $top }
}
decide-answer-turned-up = { $top } is turned up
decide-answer-lead = Choose your answer.
    .W4 = { $known ->
        [yes] It was { $before }; { $who } called { color }. Fair only with no { $before } in hand. R-28
       *[no] { $who } called { color }. Fair only with no card of the color before. R-28
    }
    .HW = { $me ->
        [seat] You chose yourself.
       *[none] { $who } chose you.
    }
    .SH = { $who } chose you.
decide-answer-why = Play goes on.
    .accept-D = You lose the turn too. R-24
    .turned-accept-D = You lose the turn too. R-09
    .accept-W4 = You lose the turn too. R-29
    .accept-S = The turn passes you by. R-26
    .turned-accept-S = The turn passes you by. R-11
    .accept-V = With two players it passes you by. R-59
    .turned-accept-V = With two players it passes you by. R-10
    .accept-HW = Everybody hears your cards. You keep them, and your turn. R-36
    .accept-SH = You keep every card that comes, and your turn. R-41
    .challenge = If { $who } held that color, { $who } draws four and you play. If not, you draw six. R-33 R-34
    .invis = You are spared, and name the color. R-39
    .invis-HW = You call out nothing, and name the color. R-38
decide-just-before = Just before
decide-answered = Your answer: { $move }. Everybody sees it in a moment.

## A card just drawn, and a last card that somebody may object to.
decide-drawn = You drew { $card }
decide-drawn-why = Play it now, or keep it and the turn passes on. R-19 R-20
decide-call = Call UNO with it
decide-settle-why = If it does not fit, { $who } takes it back and draws two. R-49
decide-settle-stand = Let it stand
decide-settle-waiting = You let it stand. The others still think.

## Cards laid open for a moment. $who holds them; $me is seat when that is the reader.
decide-reveal = Cards were laid open.
    .shouted = { $me ->
        [seat] You called out your hand.
       *[none] { $who } called out their hand.
    }
    .shown = { $who } showed you their hand.

## Read aloud by a screen reader, and in the title of the page.
announce-turn = { $seconds ->
    [0] Your turn.
    [one] Your turn, one second.
   *[other] Your turn, { $seconds } seconds.
}
announce-uno = You have one card: call UNO
announce-answer = { $seconds ->
    [0] You may { $options }.
    [one] You may { $options }, one second.
   *[other] You may { $options }, { $seconds } seconds.
}
announce-said = { $name }: { $text }
announce-title = ● Your turn – Penult
