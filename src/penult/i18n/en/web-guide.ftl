## The first hand: hints while a recorded hand is played. $card is the card to play or just drawn, $top the card on the
## pile, $color the color in play or to be chosen, $who another player; $taps is one where a single tap plays a card.

web-guide-hint = The raised cards are the ones you can play.
    .first = { $taps ->
        [one] The color in play is { color }, and { $card-the } is the same color. Tap { $card-the } to play it.
       *[two] The color in play is { color }, and { $card-the } is the same color. Tap { $card-the } to raise it, then tap it again to play it.
    }
    .color = The color in play is { color }. Play { $card-the }: it’s the same color.
    .figure = The top card is { $top-the }. You have nothing in that color, but { $card-the } has the same number or symbol. Play it.
    .find = Exactly one of your cards fits { $top-the }. Find it and play it.
    .draw = None of your cards fits { $top-the }, so draw one. If it fits, you can play it right away.
    .wild = You drew { $card-a }. It fits on anything, and you choose the color. Play it and choose { color }: that’s the
        color you have the most of.
    .challenge = { $who } played { $top-a } on you. That’s legal only if { $who } had no cards of the color before.
        Challenge! If it’s a bluff, { $who } draws four. If not, you draw six and you’re skipped.
    .reverse = It’s your turn, and the color is { color }. Play { $card-the }: it reverses the direction, and { $who } is next.
    .skip = It’s your turn, and the color is { color }. Play { $card-the }: { $who } is skipped.
    .draw-card = Play { $card-the }: { $who } draws { draw-strength } and is skipped.
    .catch = { $who } has one card left and didn’t call UNO. Catch { $who } before the next turn starts: then { $who } draws two cards!
    .uno = You have two cards. Press UNO!, then play { $card-the }. If you forget to call, you can be caught.
    .out = One card left, and { $card-the } fits. Play it to win the hand!
    .howler = Only { $card-the } fits here, because it fits on anything. Play it on { $who }, who has to call out every card in hand.
    .howler-color = Now you know that hand, and you choose the color. Choose { color }: that’s the color you have the most of.
    .keep = You drew { $card-a }. You could play it now, but it’s more useful as an answer later. Keep it.
    .invisibility = { $who } played { $top-a } on you. Answer with { invisibility.the }: nothing happens to you, and you
        choose the color. Choose { color }.
    .hat = You drew { $card-a }. It fits on anything. Play it on { $who }, who draws until they get a red card.
    .hat-color = Everything is drawn, and now you choose the color. Choose { color }: that’s the color you have the most of.
    .stack = { $who } played { $top-a } on you. In this hand you don’t have to draw: play { $card-the } on it. Now the next
        player draws four, or adds another one.
    .stack-wild = { $who } played { $top-a } on you. In this hand you can play any draw card on any other. Play { $card-the }
        and choose { color }: the next player draws six, or adds another one.
    .stack-up = { $who } played { $top-a } on you. Don’t draw: play { $card-the } on it, and the next player draws four.
        Players with 25 cards are out of the hand.
    .bounce = { $who } played { $top-a } on you. Play { $card-the }: it’s the same color, and the next player draws instead of
        you.
    .swap = Play { $card-the } and swap hands with { $who }, who has the fewest cards.
    .rotate = Only { $card-the } fits. Play it: everyone gives their hand to the next player, and you get one from { $who }.
    .jump = { $who } just played a card that you have too: { $card-the }. It isn’t your turn, but you can jump in. Play it
        now! After that it’s the turn of the player after you.
    .until = None of your cards fits { $top-the }, so draw. In this hand you draw until you get a card that fits.
    .must = You drew { $card-the }, and it fits. In this hand you can’t keep it, so play it.
    .no-draw = Only { $card-the } fits. You might want to keep it, but in this hand you can’t draw while you have a card that
        fits. Play it and choose { color }.

## $done is the half of a move that is done: the call or the card.
web-guide-half = { $done ->
    [call] You called UNO. Now play { $card-the }.
   *[card] That’s the right card, but call UNO first. Press UNO!, then play { $card-the }.
}

web-guide-title = Your first hand
web-guide-about = One hand, a few minutes. The others follow a script, and hints tell you what to do and why.
web-guide-choose = Which edition?
web-guide-house = Or a house rule
web-guide-label = Hint
web-guide-step = Step { $number } of { $count }
web-guide-watch = Watch what the others do.
web-guide-other = Good idea, but try this move first:
web-guide-leave = Leave the guide
web-guide-done = You won your first hand!
web-guide-learned = Match the color, number or symbol. Draw when nothing fits. Challenge a bluff. Call UNO. The rest is in the rulebook.
web-guide-play = Play for real
web-guide-again = Play it again
web-guide-change = Try another edition
web-guide-another = Try another hand
