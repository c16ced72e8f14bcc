## The table in the web client: what stands on it and around it.

web-table-mat = The table
web-table-seats = Players
web-table-side = Log or chat
web-table-your-hand = { $cards ->
    [one] Your hand, one card
   *[other] Your hand, { $cards } cards
}

## A card in the hand as a screen reader says it. $card is its name with its shape; $playable is yes, no, or broken
## where it can be played but breaks a rule; $at is its place, $count how many cards there are.
web-table-card = { $playable ->
    [yes] { $card }, playable, { $at } of { $count }
    [jump] { $card }, you can jump in with it, { $at } of { $count }
    [broken] { $card }, against the rules, { $at } of { $count }
   *[no] { $card }, { $at } of { $count }
}
web-table-draw-pile = { $cards ->
    [0] Draw pile, empty
    [one] Draw pile, one card
   *[other] Draw pile, { $cards } cards
}

## $name is a color with a large letter; $called is yes where a player has chosen it.
web-table-in-play = { $called ->
    [yes] { $name } chosen
   *[no] { $name } in play
}
web-table-color = { $called ->
    [yes] { $name } chosen
   *[no] { $name }
}
## The direction of play: left is clockwise.
web-table-way = { $direction ->
    [left] Clockwise
   *[right] Counterclockwise
}
web-table-way-short = { $direction ->
    [left] clockwise
   *[right] counterclockwise
}

## Below the name of a player. $time is what is left of the clock, as in 0:22.
web-table-thinking = { $time } · thinking
web-table-out = eliminated
web-table-out-short = out
web-table-silent = no UNO call!
web-table-silent-short = no UNO!
web-table-away = away
web-table-away-short = away
web-table-autopilot = bot playing
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
web-table-choose = Choose { $who }
web-table-choose-partner = Choose { $who }, your partner
## $letter is A for the first team.
web-table-team = Team { $letter }: { $names }

## Above the hand. $who is a player; $fit of $count cards can be played; $turns is how many turns it is until yours.
web-table-your-turn = Your turn
web-table-thinks = { $who } is thinking
web-table-fit = { $count ->
    [one] { $fit ->
        [0] you can’t play your last card
       *[other] you can play your last card
    }
   *[other] { $fit ->
        [0] none of your { $count } cards is playable
        [one] one of your { $count } cards is playable
       *[other] { $fit } of your { $count } cards are playable
    }
}
## At the turn of a player who cannot draw instead.
web-table-must = you have to play: { web-table-fit }
web-table-until = { $turns ->
    [one] You’re next.
   *[other] { $turns } turns until yours
}
web-table-call-now = Call UNO before someone catches you!
web-table-you-watch = You’re eliminated. Watch how it ends!
## A move waits where a player has one card and may still call, or be caught.
web-table-answered = Your answer is in
## $detail is what there is to do or to wait for, $time what is left of the clock, as in 0:22.
web-table-timed = { $time } · { $detail }
web-table-sort = { $by ->
    [color] Sort by color
   *[figure] Sort by number
}

## $label is a card in the hand that can be played together with the one that is picked.
web-table-card-joins = { $label }, can be played with it
## A total that stands: $number cards are drawn, from $count Draw cards.
web-table-total = { $count ->
    [one] { $number } cards to draw
   *[other] { $number } cards to draw, from { $count } Draw cards
}
web-table-due = { $number } cards to draw
web-table-asked = { $me ->
    [seat] { $number } cards are waiting for you: choose your answer.
   *[none] { $number } cards are waiting for { $who }.
}
## A player with too many cards is out of the hand, though not of the match.
web-table-put-out = out of this hand
web-table-put-out-short = out
web-table-you-put-out = You’re out of this hand. You’re back in the next one!
web-table-jump = Jump in with { $cards-a }, or wait.
web-table-several = Pick more cards like it, or play now.

## Accusations for which nothing on the table speaks. $price is what a wrong one costs.
accuse-open = Accuse someone…
accuse-title = Accuse someone
accuse-price = { $price ->
    [draw2] If you’re wrong, you draw two cards.
    [none] If you’re wrong, nothing happens.
   *[other] If you’re wrong, you pay for it.
}

## Beside the table. $goal is a number of points.
web-table-log = Log
web-table-latest = Jump to the latest
web-table-missed = Some earlier moves aren’t shown.
web-table-talking = Chat
web-table-talk = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
}
web-table-score = { $format ->
    [tally] Points, lowest wins at { $goal }
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
web-table-menu = Menu
web-table-agreed = Rules of this table
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
    .about = How long it takes to reach each player and back. When two players act at once, the table takes that into account.
web-table-line = { $name }: { $number } ms
web-table-pause = Ask for a pause
web-table-void = Void the hand
web-table-void-yes = Yes, void the hand
web-table-void-sure = Nobody scores, all cards are shown, and the next player deals.
web-table-stand = Leave seat and watch
web-table-leave = Leave the table
web-table-leave-yes = Yes, leave the table
web-table-leave-sure = { $seated ->
    [yes] A bot takes over your seat.
   *[no] You can come back with the link.
}

web-line-unsent = Connection lost. If your last move didn’t go through, try again.
