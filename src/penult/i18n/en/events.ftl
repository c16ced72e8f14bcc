## What happened, one sentence an event.
## $who did it or suffered it, $other is the second person in it. $me says who is reading:
## seat (the reader is $who), other (the reader is $other) or none.
## $cards is a list of card names, $count their number; $hidden is yes where the reader may not see them.
## $rule is the rule behind it.
## $oneself is yes where $who and $other are the same.

event-dealt = { $hidden ->
    [yes] { $me ->
        [seat] You were dealt { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[none] { $who } was dealt { $count ->
            [one] one card
           *[other] { $count } cards
        }.
    }
   *[no] { $me ->
        [seat] You were dealt { $cards }.
       *[none] { $who } was dealt { $cards }.
    }
}
event-returned = { $cards } cannot be the first card: it goes back and another is turned up.
event-turned_up = { $cards } is turned up.
event-turn = { $me ->
    [seat] Your turn.
   *[none] { $who } is to play.
}
event-laid = { $me ->
    [seat] You laid { $cards }.
   *[none] { $who } laid { $cards }.
}
event-named = { $me ->
    [seat] You named { color }.
   *[none] { $who } named { color }.
}
event-chose = { $oneself ->
    [yes] { $me ->
        [seat] You chose yourself.
       *[none] { $who } chose themselves.
    }
   *[no] { $me ->
        [seat] You chose { $other }.
        [other] { $who } chose you.
       *[none] { $who } chose { $other }.
    }
}
event-drew = { $hidden ->
    [yes] { $me ->
        [seat] You drew { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[none] { $who } drew { $count ->
            [one] one card
           *[other] { $count } cards
        }.
    }
   *[no] { $me ->
        [seat] You drew { $cards }.
       *[none] { $who } drew { $cards }.
    }
}
event-reversed = { $direction ->
    [L] Play turns around and runs to the left.
   *[R] Play turns around and runs to the right.
}
event-skipped = { $me ->
    [seat] You lose the turn.
   *[none] { $who } loses the turn.
}
event-accepted = { $me ->
    [seat] You accepted { $cards }.
   *[none] { $who } accepted { $cards }.
}
event-challenged = { $me ->
    [seat] You challenged { $other }.
    [other] { $who } challenged you.
   *[none] { $who } challenged { $other }.
}
event-shown = { $hidden ->
    [yes] { $me ->
        [seat] You showed { $other } your hand.
        [other] { $who } showed you their hand.
       *[none] { $who } showed { $other } their hand.
    }
   *[no] { $me ->
        [seat] You showed { $other } your hand: { $cards }.
        [other] { $who } showed you their hand: { $cards }.
       *[none] { $who } showed { $other } their hand: { $cards }.
    }
}
event-guilty = { $me ->
    [seat] You bluffed: the challenge succeeds.
   *[none] { $who } bluffed: the challenge succeeds.
}
event-innocent = { $me ->
    [seat] You did not bluff: the challenge fails.
   *[none] { $who } did not bluff: the challenge fails.
}
event-shouted = { $me ->
    [seat] You called out your hand: { $cards }.
   *[none] { $who } called out their hand: { $cards }.
}
event-called = { $me ->
    [seat] You called UNO!
   *[none] { $who } called UNO!
}
event-exposed = { $me ->
    [seat] You have one card and have not called UNO.
   *[none] { $who } has one card and has not called UNO.
}
event-safe = { $me ->
    [seat] Nobody caught you in time.
   *[none] { $who } can no longer be caught.
}
event-caught = { $me ->
    [seat] { $other } caught you: no UNO, two cards.
    [other] You caught { $who }: no UNO, two cards.
   *[none] { $other } caught { $who }: no UNO, two cards.
}
event-flagged = { $me ->
    [seat] { $other } flagged your card: it was wrong under { $broken }.
    [other] You flagged { $who }: the card was wrong under { $broken }.
   *[none] { $other } flagged { $who }: the card was wrong under { $broken }.
}
event-took_back = { $me ->
    [seat] You took back { $cards }.
   *[none] { $who } took back { $cards }.
}
event-hinted = { $me ->
    [seat] You suggested a play: two cards.
   *[none] { $who } suggested a play: two cards.
}
event-accused_falsely = { $me ->
    [seat] You accused { $other } without cause.
    [other] { $who } accused you without cause.
   *[none] { $who } accused { $other } without cause.
}
event-reshuffled = { $number ->
    [one] One card of the { discard-pile } becomes the new { draw-pile }.
   *[other] { $number } cards of the { discard-pile } are reshuffled into a new { draw-pile }.
}
event-passed = { $me ->
    [seat] You can neither lay nor draw, and pass.
   *[none] { $who } can neither lay nor draw, and passes.
}
event-out = { $me ->
    [seat] You are out.
   *[none] { $who } is out.
}
event-left_with = { $me ->
    [seat] You are left with { $cards }.
   *[none] { $who } is left with { $cards }.
}
event-lowest = { $me ->
    [seat] Nobody can move anymore, and you hold the fewest points.
   *[none] Nobody can move anymore, and { $who } holds the fewest points.
}
event-void = { $rule ->
    [A-74] A player has left: the hand is void.
   *[A-57] Nobody can move anymore: the hand is void.
}
event-sorted = { $me ->
    [seat] The { sorting-hat } made you draw { $number ->
        [one] one card
       *[other] { $number } cards
    }.
   *[none] The { sorting-hat } made { $who } draw { $number ->
        [one] one card
       *[other] { $number } cards
    }.
}
