## The table in the web client: what stands on it and around it.

web-table-mat = The table
web-table-seats = Players
web-table-side = Log or talk
web-table-your-hand = { $cards ->
    [one] Your hand, one card
   *[other] Your hand, { $cards } cards
}

## A card in the hand as a screen reader says it. $card is its name with its shape; $playable is yes, no, or broken
## where it can be laid but breaks a rule; $at is its place, $count how many cards there are.
web-table-card = { $playable ->
    [yes] { $card }, playable, { $at } of { $count }
    [broken] { $card }, against the rules, { $at } of { $count }
   *[no] { $card }, { $at } of { $count }
}
web-table-draw-pile = { $cards ->
    [0] Draw pile, empty
    [one] Draw pile, one card
   *[other] Draw pile, { $cards } cards
}

## $name is a color with a large letter; $called is yes where a player has named it.
web-table-in-play = { $called ->
    [yes] { $name } called
   *[no] { $name } in play
}
web-table-color = { $called ->
    [yes] { $name } called
   *[no] { $name }
}
web-table-way = { $direction ->
    [left] Play runs to the left
   *[right] Play runs to the right
}
web-table-way-short = { $direction ->
    [left] to the left
   *[right] to the right
}

## Below the name of a player. $time is what is left of the clock, as in 0:22.
web-table-thinking = { $time } · thinking
web-table-out = eliminated
web-table-out-short = out
web-table-silent = has not called
web-table-silent-short = no call
web-table-away = away
web-table-away-short = away
web-table-autopilot = a bot plays on
web-table-autopilot-short = bot
web-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } pts
}
web-table-dealer = dealer
web-table-points-dealer = { $points } · dealer
web-table-partner = partner
web-table-points-partner = { $points } · partner
web-table-uno = UNO!
web-table-uno-called = UNO called
web-table-choose = Choose { $who }
web-table-choose-partner = Choose { $who }, your partner
## $letter is A for the first team.
web-table-team = Team { $letter }: { $names }

## Above the hand. $who is a player; $fit of $count cards can be laid; $turns is how many turns it is until yours.
web-table-your-turn = Your turn
web-table-thinks = { $who } is thinking
web-table-fit = { $count ->
    [one] { $fit ->
        [0] your last card does not fit
       *[other] your last card fits
    }
   *[other] { $fit ->
        [0] none of your { $count } cards fits
        [one] one of your { $count } cards fits
       *[other] { $fit } of your { $count } cards fit
    }
}
web-table-until = { $turns ->
    [one] You are next.
   *[other] { $turns } turns until yours
}
web-table-call-now = Call before anyone catches you.
web-table-you-watch = You are eliminated, and watch now.
## $move is what was answered. A move waits where somebody has one card and may still call, or be caught.
web-table-answered = Answer given
web-table-answered-wait = { $move }. The table waits a moment, then everybody sees it.
## $detail is what there is to do or to wait for, $time what is left of the clock, as in 0:22.
web-table-timed = { $time } · { $detail }
web-table-sort = { $by ->
    [color] Sort by color
   *[figure] Sort by number
}

## Accusations for which nothing on the table speaks. $price is what a wrong one costs.
accuse-open = Accuse someone…
accuse-title = Accuse someone
accuse-price = { $price ->
    [draw2] If you're wrong, you draw two cards.
    [none] If you're wrong, nothing happens.
   *[other] If you're wrong, you pay for it.
}

## Beside the table. $goal is a number of points.
web-table-log = Log
web-table-latest = Jump to the latest
web-table-missed = Some moves were missed.
web-table-talking = Talk
web-table-talk = { $unread ->
    [0] Talk
   *[other] Talk ({ $unread })
}
web-table-score = { $format ->
    [tally] Points, the lowest wins at { $goal }
    [elim] Points, eliminated at { $goal }
    [none] Score
   *[other] Score, first to { $goal }
}

## The bar and its menu. $edition is the name of an edition, $cards how many it has; $number counts hands.
web-table-title = Table { $code } · Penult
web-table-hand = Hand { $number }
web-table-goal = to { $goal }
web-table-edition = { $edition } · { $cards } cards
web-table-book = Rulebook
web-table-sound-on = Sound on
web-table-sound-off = Sound off
web-table-menu = At this table
web-table-share = Invite people
web-table-themes = Theme
web-table-theme = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Auto
}
web-table-sound = Sound
web-table-settings = All settings
web-table-lines = Connections
    .about = How long each connection takes there and back. When players speak at once, the table allows for it.
web-table-line = { $name }: { $number } ms
web-table-pause = Ask for a pause
web-table-void = Void the hand
web-table-void-yes = Yes, void the hand
web-table-void-sure = Nobody scores, all cards are shown, and the deal passes on.
web-table-stand = Give up the seat and watch
web-table-leave = Leave the table
web-table-leave-yes = Yes, leave the table
web-table-leave-sure = { $seated ->
    [yes] A bot plays on in your seat.
   *[no] You can come back with the link.
}

web-line-unsent = The connection was lost. If that was not done, do it again.
