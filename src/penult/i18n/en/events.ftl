## What happened, one sentence an event, in the past.
## $who did it or suffered it, $other is the second person in it. $me says who is reading:
## seat (the reader is $who), other (the reader is $other) or none.
## $cards is a list of card names, $count their number; $hidden is yes where the reader may not see them.
## $rule is the rule behind it.
## $oneself is yes where $who and $other are the same.

event-dealt = { $hidden ->
    [yes] { $me ->
        [seat] { $count ->
            [one] You were dealt one card.
           *[other] You were dealt { $count } cards.
        }
       *[none] { $count ->
            [one] { $who } was dealt one card.
           *[other] { $who } was dealt { $count } cards.
        }
    }
   *[no] { $me ->
        [seat] You were dealt { $cards-a }.
       *[none] { $who } was dealt { $cards-a }.
    }
}
event-returned = { $cards-the } can’t be the first card, so it went back.
event-turned_up = { $cards-a } was turned up.
event-turn = { $me ->
    [seat] Your turn.
   *[none] { $who }’s turn.
}
event-laid = { $rule ->
    [H-24] { $me ->
        [seat] You jumped in with { $cards-a }.
       *[none] { $who } jumped in with { $cards-a }.
    }
    [H-03] { $me ->
        [seat] You added { $cards-a }.
       *[none] { $who } added { $cards-a }.
    }
    [H-08] { $me ->
        [seat] You passed the cards on with { $cards-a }.
       *[none] { $who } passed the cards on with { $cards-a }.
    }
   *[R-16] { $me ->
        [seat] You played { $cards-a }.
       *[none] { $who } played { $cards-a }.
    }
}
event-named = { $me ->
    [seat] You chose { color }.
   *[none] { $who } chose { color }.
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
        [seat] { $count ->
            [one] You drew one card.
           *[other] You drew { $count } cards.
        }
       *[none] { $count ->
            [one] { $who } drew one card.
           *[other] { $who } drew { $count } cards.
        }
    }
   *[no] { $me ->
        [seat] You drew { $cards-a }.
       *[none] { $who } drew { $cards-a }.
    }
}
## L, to the left, is clockwise.
event-reversed = { $direction ->
    [L] Direction reversed: now clockwise.
   *[R] Direction reversed: now counterclockwise.
}
event-skipped = { $me ->
    [seat] You were skipped.
   *[none] { $who } was skipped.
}
event-accepted = { $me ->
    [seat] You accepted { $cards-the }.
   *[none] { $who } accepted { $cards-the }.
}
event-challenged = { $me ->
    [seat] You challenged { $other }.
    [other] { $who } challenged you.
   *[none] { $who } challenged { $other }.
}
event-shown = { $hidden ->
    [yes] { $me ->
        [seat] You showed your hand to { $other }.
        [other] { $who } showed their hand to you.
       *[none] { $who } showed their hand to { $other }.
    }
   *[no] { $me ->
        [seat] You showed your hand to { $other }: { $cards-a }.
        [other] { $who } showed their hand to you: { $cards-a }.
       *[none] { $who } showed their hand to { $other }: { $cards-a }.
    }
}
event-guilty = { $me ->
    [seat] You bluffed, so the challenge worked.
   *[none] { $who } bluffed, so the challenge worked.
}
event-innocent = { $me ->
    [seat] You didn’t bluff, so the challenge failed.
   *[none] { $who } didn’t bluff, so the challenge failed.
}
event-shouted = { $me ->
    [seat] You called out your hand: { $cards-a }.
   *[none] { $who } called out their hand: { $cards-a }.
}
event-called = { $me ->
    [seat] You called UNO!
   *[none] { $who } called UNO!
}
event-exposed = { $me ->
    [seat] You didn’t call UNO with one card left.
   *[none] { $who } didn’t call UNO with one card left.
}
event-safe = { $me ->
    [seat] Nobody caught you in time.
   *[none] Nobody caught { $who } in time.
}
event-caught = { $me ->
    [seat] { $other } caught you: you hadn’t called UNO.
    [other] You caught { $who }, who hadn’t called UNO.
   *[none] { $other } caught { $who }, who hadn’t called UNO.
}
event-flagged = { $me ->
    [seat] { $other } flagged your card: it broke { $broken }.
    [other] You flagged { $who }’s card: it broke { $broken }.
   *[none] { $other } flagged { $who }’s card: it broke { $broken }.
}
event-took_back = { $me ->
    [seat] You took back { $cards-the }.
   *[none] { $who } took back { $cards-the }.
}
event-hinted = { $me ->
    [seat] You got a penalty for suggesting a play.
   *[none] { $who } got a penalty for suggesting a play.
}
event-accused_falsely = { $me ->
    [seat] You accused { $other } by mistake.
    [other] { $who } accused you by mistake.
   *[none] { $who } accused { $other } by mistake.
}
event-reshuffled = { $number ->
    [one] The draw pile was empty, so one discard was reshuffled.
   *[other] The draw pile was empty, so { $number } discards were reshuffled.
}
event-passed = { $me ->
    [seat] You couldn’t play or draw, so you passed.
   *[none] { $who } couldn’t play or draw, so they passed.
}
event-out = { $me ->
    [seat] You have no cards left!
   *[none] { $who } has no cards left!
}
event-left_with = { $me ->
    [seat] You were left with { $cards-a }.
   *[none] { $who } was left with { $cards-a }.
}
event-lowest = { $me ->
    [seat] Nobody could play anymore, and you had the fewest points.
   *[none] Nobody could play anymore, and { $who } had the fewest points.
}
event-void = { $rule ->
    [A-74] A player left, so the hand was void: nobody scored.
   *[A-57] Nobody could play anymore, so the hand was void: nobody scored.
}
event-sorted = { $me ->
    [seat] { $number ->
        [one] The { sorting-hat } made you draw one card.
       *[other] The { sorting-hat } made you draw { $number } cards.
    }
   *[none] { $number ->
        [one] The { sorting-hat } made { $who } draw one card.
       *[other] The { sorting-hat } made { $who } draw { $number } cards.
    }
}
event-gave = { $hidden ->
    [yes] { $me ->
        [seat] You gave your hand to { $other }.
        [other] { $who } gave you their hand.
       *[none] { $who } gave their hand to { $other }.
    }
   *[no] { $me ->
        [seat] You gave your hand to { $other }: { $cards-a }.
        [other] { $who } gave you their hand: { $cards-a }.
       *[none] { $who } gave their hand to { $other }: { $cards-a }.
    }
}
event-stands = { $me ->
    [seat] { $number } cards are waiting for you.
   *[none] { $number } cards are waiting for { $who }.
}
event-put_out = { $me ->
    [seat] You had too many cards, so you’re out of this hand.
   *[none] { $who } had too many cards and is out of this hand.
}
event-last_left = { $me ->
    [seat] You’re the only player left!
   *[none] { $who } is the only player left!
}
event-uncalled = { $me ->
    [seat] You didn’t call UNO.
   *[none] { $who } didn’t call UNO.
}
