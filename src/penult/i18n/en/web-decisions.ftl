## What a player is asked at the table. A part is the face of a card, a verb with it, or a rule. Ids such as R-28 stay as
## they are: they are shown as chips.

decide-color = Choose a color
decide-color-why = Pick any color, even the current one.
    .W = Pick any color, even the current one. R-27
    .W4 = Pick any color, even the current one. R-29
    .HW = Pick any color, even the current one. R-37
    .SH = Pick any color, even red or the current one. R-42
    .IN = Pick any color, even the current one. R-40
decide-color-held = { $count ->
    [0] you have none
   *[other] you have { $count }
}

## $card is the name of a card.
decide-target = Who gets { $card-the }?
    .face-7 = Who do you swap hands with?
decide-target-why = Choose one of the other players.
    .face-7 = You get all of their cards, and they get yours. H-16
    .HW = The player you choose calls out their whole hand. R-36
    .SH = The player you choose draws until they get a red card. R-41
decide-target-nobody = Don’t swap
decide-target-partner = your partner
decide-target-points = { $points ->
    [one] one point
   *[other] { $points } points
}

## A move that breaks a rule and can be made all the same.
decide-breaks = This card doesn’t fit
    .R-21 = This isn’t the card you drew
    .R-28 = This is a bluff
decide-breaks-why = You can try it. If someone flags it, you take it back and draw two. R-49
    .R-28 = You have a card of the current color. The next player can challenge, and then you draw the cards yourself. R-28 R-33
decide-sure = Play it anyway
decide-back = Cancel

## The answer to a card. $who played it, $top is its name. $before is the color before it, and $known is no where the
## reader has not seen that.
decide-answer = { $me ->
    [seat] You played { $top-a }
   *[none] { $who } played { $top-a }
}
decide-answer-turned-up = { $top-a } was turned up
decide-answer-lead = Choose your answer.
    .W4 = { $known ->
        [yes] The color was { $before }, and { $who } chose { color }. That’s legal only if { $who } had no { $before } cards. R-28
       *[no] { $who } chose { color }. That’s legal only if { $who } had no cards of the color before. R-28
    }
    .W4-H-13 = { $who } chose { color }. In a stack, only the first one can be challenged. H-13
    .W4-H-14 = { $who } chose { color }. { wild-four.a } is always allowed at this table. H-14
    .W4-H-15 = { $who } chose { color }. There’s no challenge at this table. H-15
    .HW = { $me ->
        [seat] You chose yourself.
       *[none] { $who } chose you.
    }
    .SH = { $who } chose you.
decide-answer-why = The game goes on.
    .accept-D = You’re also skipped. R-24
    .turned-accept-D = You’re also skipped. R-09
    .accept-W4 = You’re also skipped. R-29
    .accept-S = You’re skipped. R-26
    .turned-accept-S = You’re skipped. R-11
    .accept-V = With two players, you’re skipped. R-59
    .turned-accept-V = With two players, you’re skipped. R-10
    .accept-HW = Everyone hears your cards. You keep them, and you’re not skipped. R-36
    .accept-SH = You keep all the cards you draw, but you’re not skipped. R-41
    .challenge = If { $who } had that color, { $who } draws four and you play. If not, you draw six and you’re skipped. R-33 R-34
    .invis = Nothing happens to you, and you choose the color. R-39
    .invis-HW = You call out nothing, and you choose the color. R-38
    .accept-too-many = You’d have { $count } cards. With { $limit } or more, you’re out of this hand. H-42
    .accept-total = You draw them all and you’re skipped. H-01
    .challenge-total = If { $who } had that color, { $who } draws them all and you play. If not, you draw two more and you’re skipped. H-12
    .invis-total = Nobody draws, and you choose the color. H-55
    .accept-7 = You swap hands. H-20
    .accept-0 = Everyone passes their hand on. H-20
## A total that stands: $number cards, from $count Draw cards. Ids such as H-01 are shown as chips, too.
decide-total = { $count ->
    [one] { $number } cards are waiting for you. H-01
   *[other] { $number } cards from { $count } Draw cards are waiting for you. H-01
}
## Cards of the hand that answer a total: they add to it, or pass it on. $card is one of them.
decide-own = Or use a card
decide-just-before = Just before
## $verb is the answer that was given: accept, challenge, invis, or other.
decide-answered = { $verb ->
    [accept] You accept. Everyone sees it in a moment.
    [challenge] You challenge. Everyone sees it in a moment.
    [invis] You play { invisibility.the }. Everyone sees it in a moment.
   *[other] Your move is in. Everyone sees it in a moment.
}

## A card just drawn, and a last card that another player may object to.
decide-drawn = You drew { $card-a }
decide-drawn-why = Play it now, or keep it and end your turn. R-19 R-20
decide-call = Call UNO with it
decide-settle-why = If it doesn’t fit, { $who } takes it back and draws two. R-49
decide-settle-stand = Accept it
decide-settle-waiting = You accepted it. Waiting for the others…

## Cards shown for a moment. $who holds them; $me is seat when that is the reader.
decide-reveal = Cards revealed.
    .shouted = { $me ->
        [seat] You called out your hand.
       *[none] { $who } called out their hand.
    }

## Read aloud by a screen reader, and in the title of the page.
announce-turn = { $seconds ->
    [0] Your turn.
    [one] Your turn, one second.
   *[other] Your turn, { $seconds } seconds.
}
announce-uno = You have one card left: call UNO!
announce-answer = { $seconds ->
    [0] You can { $options }.
    [one] You can { $options }, one second.
   *[other] You can { $options }, { $seconds } seconds.
}
## One of the answers in $options, as it stands within the sentence.
announce-option = make a move
    .accept-total = draw { $number } cards
    .card = play { $card-the }
    .accept = accept
    .accept-D = draw { draw-strength }
    .accept-W4 = draw four
    .accept-S = accept { skip.the }
    .accept-V = accept { reverse.the }
    .accept-HW = call out your hand
    .accept-SH = draw until you get a red card
    .challenge = challenge
    .invis = play { invisibility }
announce-jump = You can jump in with { $cards-a }.
announce-said = { $name }: { $text }
