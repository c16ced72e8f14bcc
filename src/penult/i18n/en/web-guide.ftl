## The first hand: hints while a recorded hand is played. $card is the card to play or just drawn, $top the card on the
## pile, $color the color in play or to be named, $who another player; $taps is one where a single tap plays a card.

web-guide-hint = Look at the cards that are lifted: they can be played.
    .first = The color in play is { color }, and { $card } has the same color. { $taps ->
        [one] Tap { $card } to play it.
       *[two] Tap { $card } to lift it, then tap it once more to play it.
    }
    .color = The color in play is { color }. Play { $card }: it has the same color.
    .figure = On the pile lies { $top }. You have none of that color, but { $card } shows the same figure. Play it.
    .find = Exactly one of your cards fits { $top }. Find it and play it.
    .draw = None of your cards fits { $top }. Draw one. If it fits, you may play it at once.
    .wild = You drew { $card }. It fits on anything, and you name the color. Play it and name { color }: you hold
        most of that color.
    .challenge = { $who } laid { $top } on you, which is allowed only without a card of the color before it.
        Challenge: a bluff costs { $who } four cards, an honest card costs you six.
    .reverse = It is your turn, and the color is { color }. Play { $card }: the direction turns, and { $who } is next.
    .skip = It is your turn, and the color is { color }. Play { $card }: { $who } loses a turn.
    .draw-card = Play { $card }: { $who } draws { draw-strength } and loses a turn.
    .catch = { $who } has one card left and did not call UNO. Catch { $who } before the next turn begins: two cards.
    .uno = You hold two cards. Press UNO!, then play { $card }. Whoever forgets the call can be caught.
    .out = One card is left, and { $card } fits. Play it, and the hand is yours.
    .howler = Only { $card } fits here: it fits on anything. Play it on { $who }, who must call out every card in hand.
    .howler-color = Now you know that hand, and you name the color. Name { color }: you hold most of it.
    .keep = You drew { $card }. You could play it now, but it is worth more as an answer. Keep it.
    .invisibility = { $who } laid { $top } on you. Answer with { invisibility }: nothing happens to you, and you name
        the color. Name { color }.
    .hat = You drew { $card }. It fits on anything. Play it on { $who }, who draws until a red card comes.
    .hat-color = The { sorting-hat } has done its work, and you name the color. Name { color }: you hold most of it.

## $done is the half of a move that is done: the call or the card.
web-guide-half = { $done ->
    [call] UNO is called. Now play { $card }.
   *[card] The card is right, but the call is missing. Press UNO! first, then play { $card }.
}

web-guide-title = Your first hand
web-guide-about = One hand, a few minutes. The others follow a script; hints say what to do, and why.
web-guide-choose = Which edition?
web-guide-label = Hint
web-guide-step = Step { $number } of { $count }
web-guide-watch = Watch what the others do.
web-guide-other = Not now. This is the move that shows how it works:
web-guide-leave = Leave the guide
web-guide-done = You won your first hand.
web-guide-learned = Match color or figure, draw when nothing fits, challenge a bluff, call UNO. The rest is in the rulebook.
web-guide-play = Play a real table
web-guide-again = Play it again
web-guide-change = Another edition
