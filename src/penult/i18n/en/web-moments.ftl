## The moments that the table shows large: a call, a catch, a verdict, a win, your turn, the first deal.
## $who and $other are players; $me is seat when the reader is $who, other when the reader is $other.

## The shout itself; its exclamation mark is drawn.
moment-uno = UNO

## Below a player with one card who has not called and can no longer be caught.
moment-safe = no call, safe now
    .short = safe now

## $other caught $who. $count is how many cards are drawn.
moment-caught = { $me ->
    [seat] { $other } caught you
    [other] You caught { $who }
   *[none] { $other } caught { $who }
}
moment-no-uno = No UNO
moment-penalty = { $count ->
    [0] No cards
    [one] One card
    [2] Two cards
   *[other] { $count } cards
}
moment-caught-why = { $count ->
    [0] You hadn’t called UNO, but there was nothing left to draw.
    [one] You hadn’t called UNO. You drew one card.
    [2] You hadn’t called UNO. You drew two cards.
   *[other] You hadn’t called UNO. You drew { $count } cards.
}

## $who held too many cards and is out of the hand.
moment-put-out = { $me ->
    [seat] You’re out of this hand
   *[none] { $who } is out of this hand
}

## The title of the tab. $time is what is left of the clock, as in 0:09.
moment-title = Your turn · Penult
    .last = { $time } Your turn · Penult
    .uno = UNO! Call it · Penult
    .other = { $who }’s turn · Penult

## The verdict of a challenge: $other challenged $who. $card proves a bluff, $before is the color that decided, $count is
## how many cards are drawn.
moment-bluff = Bluff
moment-honest = Honest
moment-held = The color was { $before }, and { $who } had { $card-a }.
moment-held-none = { $who } had no { $before } cards.
moment-shown = { $me ->
    [seat] You showed { $other } your hand. Only { $other } sees it.
   *[none] { $who } showed { $other } their hand. Only { $other } sees it.
}
moment-draws = { $me ->
    [seat] { $count ->
        [0] You draw no cards.
        [one] You draw one card.
       *[other] You draw { $count } cards.
    }
   *[none] { $count ->
        [0] { $who } draws no cards.
        [one] { $who } draws one card.
       *[other] { $who } draws { $count } cards.
    }
}
moment-next = { $me ->
    [seat] Your turn.
   *[none] { $who } plays next.
}
## The button that shows the hand of $who again.
moment-again = { $who }’s hand

## A hand is over. Below a player whose leftover cards are shown; $points is what your own cards count.
moment-left = left with
moment-left-with = { $points ->
    [one] You were left with one point
   *[other] You were left with { $points } points
}
## A match is over. $points is the winner's total.
moment-total = { $points ->
    [one] One point
   *[other] { $points } points
}

## The first deal.
moment-deal = Everyone picks a card. The highest number deals. Cards without a number count as zero.
    .tied = The highest are tied and pick again.
