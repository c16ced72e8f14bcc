### The rulebook of Penult. One message for each rule (R), ruling (A), difference between
### the printed sheets (D) and option.
###
### The value is the title. The parts are attributes, in this order:
### rules: when, effect, except, two, first, last, example; rulings: question, ruling, why, option;
### differences: difference, ruling, option; options: about, one for each value, sheet.
###
### $edition is "classic", "hp2003", "hp2018" or "all" (the whole book). The names of cards, piles
### and editions are messages of cards.ftl. A single line break is a space, an empty line a new
### paragraph. Words between backquotes and ids such as R-28 stay as they are.

## The sections of the book

section-setup = Before the first turn
section-first-card = The first card
section-turn = A turn
section-action-cards = { draw-card }, { reverse } and { skip }
section-wild = { wild } and { wild-four }
section-howler = { howler }
section-invisibility = { invisibility }
section-sorting-hat = { sorting-hat }
section-uno = Calling UNO
section-penalties = Wrong cards and suggestions
section-piles = When the { draw-pile } runs out
section-end = The end of a hand
section-scoring = Points and matches
section-two-handed = Two players
section-partners = Partners
section-tournaments = Changing partners
section-elimination = The elimination game
section-not-printed = What the sheets do not print

## 2.1 Setup

R-01 = Number of players
    .effect = From two to ten people can play.
    .except = With partners, the number must be even and at least four: four, six, eight or ten (R-63, A-60).
        A match with changing partners needs exactly four players (R-65), or exactly eight (R-66).
    .two = Two people play by the same rules, apart from R-59 to R-62.

R-02 = The deck
    .effect = Each of the four colors, red, green, blue and yellow, has nineteen number cards from 0 to 9
        (A-01), two { draw-card } cards, two { reverse } cards and two { skip } cards: twenty-five cards per
        color. The wilds, which have no color, complete the deck.

        { $edition ->
            [classic] The wilds are four { wild } and four { wild-four } cards, which makes 108 cards in all.
            [hp2003] The wilds are four each of { wild } and { wild-four }, one { howler } and one
                { invisibility }, which makes 110 cards in all.
            [hp2018] The wilds are four { wild }, four { wild-four } and four { sorting-hat } cards, which
                makes 112 cards in all.
           *[all] Every edition has four { wild } and four { wild-four } cards. In the { edition-classic }
               that makes 108 cards. The { edition-hp2003 } adds one { howler } and one { invisibility }: 110
               cards. The { edition-hp2018 } adds four { sorting-hat } cards: 112 cards.
        }
    .except = No card is added to the deck and none is taken out. If a card is missing or there is one too
        many, the deck is corrected before the deal.

R-03 = The first dealer, by cards
    .when = { $edition ->
            [hp2003] Before the first hand of a match, but only among players whose birthdays are equally
                close (A-04).
            [all] Before the first hand of a match in the { edition-classic } and the { edition-hp2018 }; in
                the { edition-hp2003 } only to decide between players whose birthdays are equally close
                (A-04).
           *[other] Before the first hand of a match.
        }
    .effect = Everyone takes a card from the deck and turns it up, and the highest number deals. A card that
        is not a number card counts as zero, like the number 0. All these cards go back before the deck is
        shuffled.
    .except = Players who share the highest number pick again among themselves (A-03). A-61 says who deals the
        later hands.
    .example = Ana picks a 7, Ben a { skip }, Chloé a 9 and Duarte a { wild }. Chloé deals.

R-04 = The first dealer, by birthday
    .when = { $edition ->
            [all] Before the first hand of a match in the { edition-hp2003 }.
           *[other] Before the first hand of a match.
        }
    .effect = The birthday closest to July 31 decides who deals.
    .except = Days before and after July 31 count the same, even across New Year; cards decide between players
        who are equally close (A-04). A-61 says who deals the later hands.

R-05 = Shuffling and dealing
    .when = At the beginning of every hand.
    .effect = The dealer shuffles the whole deck and gives seven cards to every player, the dealer included.
        The cards are dealt face down, and players look only at their own.
    .except = Players who have been eliminated from a match get no cards (R-67, A-69).

R-06 = The two piles
    .when = After the deal.
    .effect = The cards that are left lie face down: they are the { draw-pile }. Its top card is turned up
        beside it and begins the { discard-pile }. That first card may have an effect of its own (R-08 and the
        rules after it).
    .except = From then on the { discard-pile } is never empty: there is always something to match.

R-07 = Who goes first, and in which direction
    .when = Once a first card that can stay has been turned up.
    .effect = The player to the dealer’s left has the first turn, and play goes to the left.
    .except = A first card that is an action card can change both (R-09, R-10, R-11). Every new hand begins to
        the left again, however the last one ended (A-67).

A-01 = How the nineteen number cards are divided
    .question = The sheets give nineteen number cards from 0 to 9 for each color, but not how many of each.
    .ruling = Each color has one 0, and two of every number from 1 to 9.
    .why = Two of each number would make twenty cards, so one number comes only once; by common practice it is
        the 0.

A-02 = How many players, if the sheet does not say
    .question = { $edition ->
            [hp2003] This sheet gives two to ten players. Do the other editions follow it?
            [all] Only the sheet of the { edition-hp2003 } says how many people can play. What about the other
                two editions?
           *[other] The sheet of this edition does not say how many people can play.
        }
    .ruling = Two to ten, in every edition.
    .why = A sheet of the same family prints that number, and with ten players the { draw-pile } still holds
        at least 37 cards.

A-03 = Several players pick the highest number
    .question = Who deals when two or more players have picked the same highest number?
    .ruling = Only those players pick again, as often as it takes, until one of them alone has the highest
        number.
    .why = The rule wants a single dealer, and a player who was already beaten should not get a second chance.

A-04 = How close a birthday is
    .question = Does a birthday before July 31 count as close as one after it, and does the count go across
        New Year? What if two birthdays are equally close?
    .ruling = What counts is the smaller number of days, forward or backward, around a year of 366 days.
        Players who are equally close pick cards as in R-03; the others do not take part. Birthdays on July 30
        and on August 1, for instance, are equally close.
    .why = The sheet asks for the closest birthday, not for the next one.

A-05 = The order of the deal
    .question = In which order are the cards dealt?
    .ruling = One card at a time, beginning with the player to the dealer’s left, seven times around.
    .why = No sheet gives an order. With a shuffled deck it makes no difference; it is fixed so that a
        recorded hand can be dealt again.

A-06 = What left means
    .question = Where is left at a table, and on a screen?
    .ruling = Clockwise, seen from above: your left-hand neighbor is the next player clockwise. To the right
        is counterclockwise.
    .why = All sheets count from each player’s own left hand, and people at a table face its middle.

A-86 = The first dealer is found only once
    .question = After a hand, play starts over. Is the dealer chosen all over again?
    .ruling = No. The first dealer is found once, at the start of a match; from the second hand on, A-61 says
        who deals.
    .why = Starting over means dealing again.
    .option = With `next_dealer=redetermine` a dealer is found again before each hand.

D-32 = Finding the first dealer
    .difference = Sheet 42003 and the 2018 sheet let the players pick cards; sheet 42797 goes by birthdays.
    .ruling = { $edition ->
            [hp2003] This edition goes by birthdays (R-04).
            [all] Each edition keeps its own way: the { edition-hp2003 } goes by birthdays (R-04), the others
                by cards (R-03).
           *[other] This edition goes by cards (R-03).
        } The host may also simply choose the first dealer.

D-33 = Does the dealer get cards?
    .difference = Only the 2003 Portuguese text says that the dealer is dealt in as well; the others say that
        each player gets seven cards.
    .ruling = The dealer plays and is dealt seven cards like everyone else, in every edition (R-05).

D-35 = Number of players on the sheets
    .difference = Only sheet 42797 says that two to ten can play.
    .ruling = The same holds in every edition (R-01, A-02).

D-01 = How many { howler } cards
    .difference = Both 2003 French texts list four of them; the English, Spanish and Portuguese texts list
        one.
    .ruling = There is one { howler }. With four, the French list would add up to 113 cards, while the same
        list announces 110.

D-44 = Names of the { sorting-hat }
    .difference = The 2018 sheet calls the card by slightly different names in its list of contents, in its
        description and in its scoring table, with and without the word wild.
    .ruling = It is one and the same card. It is a wild, and it counts 50 points (R-54).

D-46 = Which sheets say the same
    .difference = The English sheet 42797 and the English text of its draft contain the same rules, and so do
        the two French texts. Sheets 42003 and 42797 differ in their decks, in how the dealer is found, in
        their special cards, in some lost headings and in { $edition ->
            [all] how many cards the Draw card makes a player draw: two for a Draw Two, three for a Draw 3.
           *[other] the Draw card, which is a { draw-card } here.
        }
    .ruling = Both 2003 editions are played by one set of rules; differences are pointed out where they
        matter.

## 2.2 The turned-up first card

R-08 = A number card is turned up first
    .when = The first card of the { discard-pile } is a number card.
    .effect = It has no effect of its own. The player to the dealer’s left takes the first turn and has to
        match it.

R-09 = A { draw-card } is turned up first
    .when = The first card of the { discard-pile } is a { draw-card }.
    .effect = The player to the dealer’s left draws { draw-strength } from the { draw-pile } and is skipped,
        as if someone had just played the card. The next player to the left then has the first turn and must
        match that card by color or symbol, or play a wild.
    .except = It cannot be answered with another { draw-card } (A-09). { $edition ->
            [hp2003] { invisibility } helps against it as usual (A-27).
            [all] In the { edition-hp2003 }, { invisibility } helps against it as usual (A-27).
           *[other] Nothing else helps against it either.
        }
    .two = The player who did not deal draws and is skipped, so the dealer has the first turn.

R-10 = A { reverse } is turned up first
    .when = The first card of the { discard-pile } is a { reverse }.
    .effect = The dealer takes the first turn, and from there play goes to the right.
    .except = The dealer takes an ordinary turn and has to match the { reverse }.
    .two = The dealer takes the first turn (A-10). { $edition ->
            [hp2003] The card counts as a { skip } on the other player, who may answer it with
                { invisibility } (A-28).
            [all] In the { edition-hp2003 } it counts as a { skip } on the other player, who may answer it
                with { invisibility } (A-28).
           *[other] It makes no difference whether it counts as a { reverse } or as a { skip }.
        }

R-11 = A { skip } is turned up first
    .when = The first card of the { discard-pile } is a { skip }.
    .effect = The player to the dealer’s left is skipped, and the next player to the left has the first turn.
    .except = { $edition ->
            [hp2003] The player who would be skipped may answer with { invisibility } (A-27).
            [all] In the { edition-hp2003 } the player who would be skipped may answer with { invisibility }
                (A-27).
           *[other] The player who is skipped cannot answer it with another { skip }.
        }
    .two = The dealer has the first turn.

R-12 = A { wild } is turned up first
    .when = The first card of the { discard-pile } is a { wild }.
    .effect = The player to the dealer’s left chooses a color and then takes the first turn, with that color
        to match.
    .except = Choosing the color does not use up the turn (A-08). The dealer has no say in the color.

R-13 = A { wild-four } is turned up first
    .when = The first card of the { discard-pile } is a { wild-four }.
    .effect = It goes back into the { draw-pile } at a random place (A-07), and another card is turned up.
        This is repeated until a card comes up that can stay.
    .except = Nobody draws four, and nobody chooses a color.

R-14 = A { howler } or an { invisibility } card is turned up first
    .when = The first card of the { discard-pile } is a { howler } or an { invisibility } card.
    .effect = It goes back into the { draw-pile }, and another card is turned up, exactly as with a
        { wild-four } (R-13).
    .except = Nobody calls out a hand, and nobody chooses a color. A-07 says where in the pile the card goes.

R-15 = A { sorting-hat } is turned up first
    .when = The first card of the { discard-pile } is a { sorting-hat }.
    .effect = It stays. The player to the dealer’s left chooses a color and then takes the first turn, with
        that color to match.
    .except = Nobody is chosen and nobody draws for it. Choosing the color does not use up the turn (A-08).

A-07 = Where a first card goes if it cannot stay
    .question = The sheets send such a card back to the deck. Where to, exactly?
    .ruling = It goes back into the { draw-pile } at a random place. Then the card that is now on top is
        turned up. If it is the same card again, it goes back again.
    .why = Returning a card to a shuffled deck means that nobody knows where it is.
    .option = { $edition ->
            [hp2003] With `first_return=middle` a { howler } or an { invisibility } card goes to the exact
                middle of the { draw-pile }, as the Portuguese text has it (D-21); a { wild-four } still goes
                back at random.
            [all] With `first_return=middle`, which matters in the { edition-hp2003 } only, a { howler } or an
                { invisibility } card goes to the exact middle of the { draw-pile }, as the Portuguese text
                has it (D-21); a { wild-four } still goes back at random.
           *[other] `first_return=middle` changes nothing in this edition: a { wild-four }, the only first
               card that goes back, always goes back at random.
        }

A-08 = Choosing the first color is not a turn
    .question = { $edition ->
            [hp2018] Does the player who chooses the color for a turned-up { wild } or { sorting-hat } have a
                turn after that?
            [all] Does the player who chooses the color for a turned-up { wild }, or in the { edition-hp2018 }
                for a turned-up { sorting-hat }, have a turn after that?
           *[other] Does the player who chooses the color for a turned-up { wild } have a turn after that?
        }
    .ruling = Yes. The player to the dealer’s left chooses the color and then takes an ordinary first turn.
    .why = Nothing on the sheets takes the first turn away from that player.

A-09 = No answer to a turned-up { draw-card }
    .question = May the player who is hit by a turned-up { draw-card } play another one on it, or any other
        card, before drawing?
    .ruling = No. That player draws and is skipped. { $edition ->
            [hp2003] Only { invisibility } cancels it (A-27).
            [all] Only { invisibility } cancels it, in the { edition-hp2003 } (A-27).
           *[other] There is no way around it.
        }
    .why = The sheets apply the card’s usual rule, and the usual rule is to draw and be skipped.

A-10 = A turned-up { reverse } with two players
    .question = Who begins when two play and the first card is a { reverse }?
    .ruling = The dealer.
    .why = R-10 says so, and a { reverse } that acts as a { skip } comes to the same thing.

D-09 = Skipped after a turned-up { draw-card }?
    .difference = The 2003 Spanish text makes the first player draw but does not say that this player is
        skipped; the English, French and Portuguese texts apply the card’s usual rule.
    .ruling = The player is skipped (R-09).

D-21 = How a first card goes back
    .difference = English, Spanish and French return every such card to the deck or the pile. Portuguese does
        so with a { wild-four }, but puts { howler } and { invisibility } into the middle of the pile.
    .ruling = Every such card goes back at a random place (A-07).
    .option = `first_return=middle` follows the Portuguese text.

D-26 = A broken sentence about a turned-up { skip }
    .difference = In the 2018 Spanish text a verb is missing where the turned-up { skip } is explained.
    .ruling = The English text and the 2003 Spanish text are complete: the player to the dealer’s left is
        skipped, and the next one goes first (R-11).

## 2.3 A turn

R-16 = What you can play on what
    .when = On your turn, and only then (A-73), you play one card from your hand on the { discard-pile }.
    .effect = The card must match the top card in color, in number or in symbol. One of the three is enough.
        If the top card is a wild, only the color chosen for it counts: a colored card of that color matches,
        and nothing else about the wild can be matched.
    .except = Wilds need no match (R-17). An action card whose effect is over is matched like any other card.
        Once a color has been chosen, the color before it no longer matters.
    .example = A green 4 lies on top. Ana may play any green card, a 4 of any color, or a wild. If a { wild }
        lies on top and blue was chosen for it, Ana needs a blue card or a wild.

R-17 = Wilds fit on anything
    .when = On your own turn, on any card, even if you have something else that matches.
    .effect = { $edition ->
            [classic] A { wild } may always be played. So may a { wild-four }, but if its condition is not
                met, it is a bluff (R-28, R-30).
            [hp2003] A { wild }, a { howler } or an { invisibility } card may always be played. So may a
                { wild-four }, but if its condition is not met, it is a bluff (R-28, R-30).
            [hp2018] A { wild } or a { sorting-hat } may always be played. So may a { wild-four }, but if its
                condition is not met, it is a bluff (R-28, R-30).
           *[all] A { wild }, a { howler }, an { invisibility } card or a { sorting-hat } may always be
               played, in the editions that have them. So may a { wild-four }, but if its condition is not
               met, it is a bluff (R-28, R-30).
        }
    .except = Where a sheet allows a wild at any time, it means on any of your own turns (D-43); you never
        play one on someone else’s turn. { $edition ->
            [hp2003] The one exception is { invisibility } played as an answer (R-38, R-39).
            [all] The one exception is { invisibility } played as an answer, in the { edition-hp2003 } (R-38,
                R-39).
           *[other] In this edition there is no exception.
        }

R-18 = Nothing fits: draw one card
    .when = It is your turn, and you have no card that you can play.
    .effect = You must draw one card from the { draw-pile }, exactly one.
    .except = You do not keep drawing until something fits. If neither pile has a card to give, your turn
        passes without a draw (A-56). A { wild-four } in hand counts as a card that can be played (A-12).

R-19 = The card you have drawn
    .when = You have drawn a card for your turn, because nothing fit (R-18) or because you declined (R-20).
    .effect = If the drawn card fits, you may play it right away, in the same turn, and it has its usual
        effect. If you keep it, or if it does not fit, your turn is over.
    .except = You do not have to show a card that you keep (A-13) or say that you pass (A-11). With the option
        `drawn` a table can agree that a drawn card that fits must be played (D-02, D-03); even then nobody
        has to bluff (A-12).
    .last = The drawn card can be your second-to-last card, and then you must call UNO (R-43). It is never
        your last one, because you have at least one other card.

R-20 = Declining to play
    .when = You have a card that fits but would rather not play it.
    .effect = You may decline, and then you must draw one card from the { draw-pile }. R-19 says what you can
        do with it.
    .except = Nobody passes without drawing. If no card can be drawn at all, nobody can decline: a card that
        fits must be played (A-56).

R-21 = After a draw, only the drawn card
    .when = You have drawn a card for your turn.
    .effect = The drawn card is the only one you may play in this turn; the rest of your hand has to wait. In
        one turn you play at most one card, and draw at most one for it.
    .except = Cards drawn as a penalty or because of someone’s card do not count as drawn for your turn.
    .example = Ben draws a blue 4, sees that a red 4 in his hand would fit as well, and would rather play the
        red one. He may not: it is the blue 4 or nothing.

R-22 = The end of a turn
    .when = A turn is complete: a card has been played, a card has been drawn and kept, or there was no card
        to play and none to draw.
    .effect = It is the turn of the next player in the direction of play.
    .except = The card just played may say otherwise (R-24, R-25, R-26, R-29). Calling or catching UNO, and
        penalties for it, never change whose turn it is.
    .two = The next player is always the other one, unless R-59, R-60 or R-61 gives the turn back.

A-11 = Passing after a draw
    .question = Must a player whose drawn card does not fit announce a pass?
    .ruling = No. The turn passes by itself. The others are not told whether the card did not fit or was kept
        by choice; to them it looks the same.
    .why = No sheet asks for an announcement, and a hand is private.

A-12 = Is a { wild-four } always playable?
    .question = A player has a { wild-four }, and perhaps a card of the color in play as well. Does the
        { wild-four } count as a card that can be played?
    .ruling = Yes, always, because a bluff is allowed (R-30). But nobody ever has to bluff: where a drawn card
        must be played (`drawn`), a { wild-four } that would be a bluff may be kept.
    .why = A player who could only bluff with it has a card of the color in play, and so could play that one
        instead.

A-13 = A kept card stays hidden
    .question = Must a player who draws a card and keeps it show it?
    .ruling = No.
    .why = No sheet asks for it, and a hand is private.

A-51 = A wild without a color
    .question = What if someone plays a { wild } or a { wild-four } and does not choose a color?
    .ruling = The play is not complete, and it does not count until a color is chosen. As a last card it needs
        no color. { $edition ->
            [hp2003] For a { howler } the color comes later, after the hand has been called out (A-30).
            [hp2018] For a { sorting-hat } the color comes later, after the draw (A-30).
            [all] For a { howler } and for a { sorting-hat } the color comes later, after the hand has been
                called out or the cards have been drawn (A-30).
           *[other] Any of the four colors will do, even the current one.
        }
    .why = Choosing the color is part of playing the card; once the hand is over, a color is of no use.

A-73 = A card played out of turn
    .question = What if someone plays a card while it is another player’s turn?
    .ruling = It does not count: the card goes back to the hand, and there is no penalty, whatever `legality`
        says. { $edition ->
            [hp2003] { invisibility } played as an answer is not out of turn (R-38, R-39).
            [all] In the { edition-hp2003 }, { invisibility } played as an answer is not out of turn (R-38,
                R-39).
           *[other] The turn stays where it was.
        }
    .why = The penalty for a wrong card (R-49) passes the turn to the player after the offender, so it is
        meant for a card played on the offender’s own turn.

A-81 = Wilds are action cards
    .question = When a rule speaks of action cards, are the wilds among them?
    .ruling = Yes. All cards except the number cards are action cards. { $edition ->
            [classic] So a wild counts as zero when the dealer is picked (R-03).
            [hp2003] So a wild aimed at someone can be canceled with { invisibility } (R-39), and a wild
                counts as zero where cards decide who deals (R-03).
            [hp2018] So a wild counts as zero when the dealer is picked (R-03).
           *[all] So a wild counts as zero when the dealer is picked (R-03), and in the { edition-hp2003 } a
               wild aimed at someone can be canceled with { invisibility } (R-39).
        }
    .why = Each sheet describes the wilds in its chapter on action cards.

A-100 = A color or a player that nobody asked for
    .question = May you choose a color with a colored card, or a player for a card that does not need one?
    .ruling = No. The play does not count until it is made without it. With a last card it does no harm and is
        ignored. { $edition ->
            [hp2003] Only a { howler } is played on a player you choose.
            [hp2018] Only a { sorting-hat } is played on a player you choose.
            [all] Only a { howler } and a { sorting-hat } are played on a player you choose.
           *[other] No card of this edition is played on a player you choose.
        }
    .why = A choice that is not needed is more likely a slip than a plan.

D-02 = The drawn card after declining
    .difference = The 2003 Portuguese text makes a player who declined to play, and then draws a card that
        fits, play it. English, Spanish and French leave it to the player, and so does the Portuguese text
        itself when nothing fit.
    .ruling = The choice is free (R-19, R-20).
    .option = `drawn=must_declined` follows the Portuguese text, and `drawn=must` combines it with D-03.

D-03 = The drawn card when nothing fit
    .difference = The 2018 Spanish text tells a player who had nothing to play, and then draws a card that
        fits, to play it. The English text of the same sheet leaves it to the player, and so does the Spanish
        one after declining.
    .ruling = The choice is free (R-19).
    .option = `drawn=must_nomatch` follows the Spanish text, and `drawn=must` combines it with D-02.

D-43 = When a wild may be played
    .difference = The 2003 sheets allow a wild at any time, the 2018 sheet on your turn.
    .ruling = On your own turn (R-17). The older wording only says that other cards in your hand do not
        matter.

## 2.4 Colored action cards

R-23 = { draw-card }: when it can be played
    .when = On a card of its own color, on another { draw-card } of any color, or on a wild for which its
        color was chosen.
    .effect = It matches by color or by symbol like any other card (R-16).
    .except = It cannot be played in answer to a { draw-card } that has just been played on you (R-24, R-69).
        It can be played on one whose effect is over.

R-24 = { draw-card }: what it does
    .when = As soon as it has been played.
    .effect = The next player draws { draw-strength } from the { draw-pile } and is skipped. Play goes on with
        the player after that.
    .except = It cannot be passed on with another { draw-card }, and no other card may be played first.
        { $edition ->
            [hp2003] Only { invisibility } cancels it (R-39).
            [all] Only { invisibility } cancels it, in the { edition-hp2003 } (R-39).
           *[other] Nothing cancels it.
        } If the piles have too few cards, the victim draws what there is (A-55).
    .two = When the opponent has drawn, the player who played it has another turn (R-61).
    .first = The player to the dealer’s left draws and is skipped (R-09).
    .last = The hand is over, but the next player still draws, and those cards are counted (R-52).

R-25 = { reverse }
    .when = On a card of its own color, on another { reverse } of any color, or on a wild for which its color
        was chosen.
    .effect = The direction of play is reversed: from left to right, or from right to left. The next turn goes
        to the neighbor on the other side of the player who played it.
    .except = It is not played on anyone: the player who would have been next only loses the place in the
        order. { $edition ->
            [hp2003] With three or more players { invisibility } therefore cannot answer it (A-28).
            [all] With three or more players, in the { edition-hp2003 }, { invisibility } therefore cannot
                answer it (A-28).
           *[other] No card can stop it.
        }
    .two = It acts as a { skip }: the player who played it has another turn (R-59).
    .first = The dealer begins, and play goes to the right (R-10).
    .last = No effect (R-53).
    .example = Ana, Ben, Chloé and Duarte sit in this order to the left, and play goes to the left. Ben plays
        a { reverse }. Ana plays next, then Duarte.

R-26 = { skip }
    .when = On a card of its own color, on another { skip } of any color, or on a wild for which its color was
        chosen.
    .effect = The next player is skipped, and play goes on with the player after that.
    .except = The player who is skipped neither draws nor plays a card, and cannot pass the { skip } on with
        another one. { $edition ->
            [hp2003] Only { invisibility } cancels it (R-39).
            [all] Only { invisibility } cancels it, in the { edition-hp2003 } (R-39).
           *[other] Nothing cancels it.
        }
    .two = The player who played it has another turn (R-60).
    .first = The player to the dealer’s left is skipped (R-11).
    .last = No effect (R-53).

D-27 = Does a { reverse } skip anyone?
    .difference = The 2018 Spanish text explains the { reverse } by saying that the left-hand neighbor is
        skipped and the right-hand one plays instead.
    .ruling = This is a change of direction and nothing else (R-25). The { reverse } is not played on that
        neighbor.

## 2.5 Wild and Wild Draw Four

R-27 = { wild }
    .when = On your turn, on any card (R-17).
    .effect = You choose one of the four colors, and the next player has to match it. You may choose the color
        that is in play already.
    .except = The color is chosen as the card is played; without it the play is not complete (A-51).
    .two = The { wild } skips nobody: the opponent has the next turn (R-62).
    .first = The player to the dealer’s left chooses the color and goes first (R-12).
    .last = No effect, and no color is needed (R-53, A-51).

R-28 = { wild-four }: when it is legal
    .when = It is legal only if, at the moment you play it, the rest of your hand has no card of the color in
        play.
    .effect = The color in play is the color of the top card or, if that is a wild, the color chosen for it
        (A-14). Any card of that color makes it illegal, a number card as much as a { draw-card }, a
        { reverse } or a { skip }.
    .except = Cards that would match only by number or by symbol do not matter, and neither do other wilds of
        any kind (A-15). If the condition is not met, it is a bluff, which is allowed at your own risk (R-30
        to R-34).
    .last = As your last card it is always legal: nothing is left in your hand (A-21).
    .example = A red 7 lies on top. Ana holds a { wild-four }, a blue 7, a green { skip } and a { wild }. She
        may play the { wild-four }: she has no red card. With a red { skip } in her hand it would be a bluff.

R-29 = { wild-four }: what it does
    .when = As soon as it has been played and its color has been chosen.
    .effect = The next player draws four cards from the { draw-pile } and is skipped; the player after that
        has to match the chosen color. Any color may be chosen, even the current one.
    .except = Before drawing, the player who is hit may challenge instead (R-31). { $edition ->
            [hp2003] Or that player may play { invisibility } (R-39).
            [all] In the { edition-hp2003 } that player may also play { invisibility } (R-39).
           *[other] No card can be played against it.
        } If the piles have too few cards, the victim draws what there is (A-55).
    .two = When the opponent has drawn, the player who played it has another turn (R-61). After a challenge
        that succeeds it is the challenger’s turn (R-33).
    .first = It goes back into the { draw-pile }, and another card is turned up (R-13).
    .last = The hand is over, but the next player still draws four, and they are counted (R-52). No color is
        needed (A-51), and there is no challenge (A-21).

R-30 = { wild-four }: bluffing
    .when = You have a card of the color in play and play a { wild-four } anyway, on purpose or by mistake.
    .effect = Unless the player who is hit challenges, nobody checks, and the card works like any other
        { wild-four }.
    .except = It is not a wrong card in the sense of R-49: nobody can have it taken back because of its color
        condition. Only a { wild-four } that is played after a draw but is not the drawn card (R-21) is a
        wrong card, where the table plays with `legality=table`.

R-31 = Challenge: who and when
    .when = A { wild-four } has been played, and you are the one who would have to draw the four.
    .effect = If you think that it was not legal, you may challenge the player who played it. You do so after
        the card has been played and before you draw the first of the four cards (A-20). Otherwise you accept
        and draw.
    .except = Nobody else may challenge, however suspicious. You do not need a reason, and you cannot take a
        challenge back. { $edition ->
            [hp2003] You either challenge or play { invisibility }, never both (A-22, A-23).
            [all] In the { edition-hp2003 } you either challenge or play { invisibility }, never both (A-22,
                A-23).
           *[other] Once you have begun to draw, it is too late.
        }
    .last = A { wild-four } played as a last card cannot be challenged (A-21).

R-32 = Challenge: what is shown
    .when = A { wild-four } has been challenged.
    .effect = Before anything else, the player who played it shows the challenger the whole hand as it was
        when the card was played (A-16).
    .except = Only the challenger sees it, and the challenger must not tell the others (A-19). Cards drawn
        since, for instance as a penalty for a missed UNO, are not shown.

R-33 = Challenge: the card was not legal
    .when = The hand that was shown has a card of the color that was in play when the { wild-four } was
        played.
    .effect = The player who played the { wild-four } draws four cards. The challenger draws nothing and is
        not skipped. It is now the challenger’s turn (A-17), on that card and with the color that was chosen
        for it (A-18).
    .except = The four are a penalty and cannot be avoided. A guilty player who had one card left and had not
        called UNO can no longer be caught: now there is more than one card (A-41). With
        `wd4_guilty_card=returned` the card goes back to its player, and the card and color before it count
        again (A-18).
    .two = The challenger has the turn.
    .example = Red is in play. Ana plays a { wild-four } and chooses blue; Ben challenges. Ana shows him a red
        2. She draws four cards, and Ben plays, on blue.

R-34 = Challenge: the card was legal
    .when = The hand that was shown has no card of the color that was in play when the { wild-four } was
        played.
    .effect = The challenger draws six cards, the four of the card and two more, and is skipped.
    .except = Nothing happens to the player who played the card. If the piles have too few cards, the
        challenger draws what there is (A-47).
    .two = The player who played the card has another turn.

A-14 = Which color counts when a wild lies on top
    .question = A { wild-four } is played on a wild. Which color decides whether it is legal?
    .ruling = The color that was chosen for that wild.
    .why = That is the color in play; a wild has no other.

A-15 = Other wilds in the hand
    .question = Does another wild in the hand make a { wild-four } illegal?
    .ruling = No, whatever wild it is, a second { wild-four } included.
    .why = Wilds have no color, and the condition is about color.

A-16 = The hand has changed before the challenge
    .question = Between playing the card and the challenge, the player has drawn penalty cards. Which hand is
        judged?
    .ruling = The hand as it was when the { wild-four } was played. Only those cards are shown.
    .why = Whether a card was legal depends on what its player held when playing it.

A-17 = Who plays after a successful challenge
    .question = The { wild-four } was not legal and its player has drawn four. Whose turn is it?
    .ruling = The challenger’s: an ordinary turn, as the next player in order.
    .why = Being skipped was half of what the card did to the challenger. If the card fails, both halves do.

A-18 = What happens to an illegal { wild-four }
    .question = Does the card come back to its player, and does the color that was chosen still hold?
    .ruling = The card stays on the { discard-pile }, and its color holds.
    .why = Cards are taken back only as wrong cards (R-49), and R-30 keeps the { wild-four } out of that rule.
    .option = With `wd4_guilty_card=returned` the card first goes back to its player and the card and color
        before it count again; then its player draws four, and the challenger plays.

A-19 = Telling what a challenge has shown
    .question = May the challenger tell the table what was in the hand?
    .ruling = No. The hand was shown to the challenger and to nobody else.
    .why = The sheets speak of the challenger only, and passing it on would be advice to the others (R-48).

A-20 = The last moment for a challenge
    .question = Until when can a { wild-four } be challenged?
    .ruling = Until the first of the four cards is drawn. Accepting counts as beginning to draw.
    .why = The right belongs to the player who still has to draw the cards.

A-21 = A { wild-four } as a last card
    .question = Someone goes out with a { wild-four }. Can it be challenged?
    .ruling = No. The next player draws four, and the hand is over.
    .why = There was no other card in the hand, so it cannot have been a bluff.

A-22 = { invisibility } against a bluff
    .question = The player who is hit plays { invisibility }. Is the { wild-four } still checked?
    .ruling = No. Nobody will ever know whether it was a bluff.
    .why = Only someone who has to draw may challenge, and that player no longer has to.

A-23 = { invisibility } after a lost challenge
    .question = May a challenger who was wrong play { invisibility } against the six cards?
    .ruling = No. There is only one choice: accept, challenge or play { invisibility }.
    .why = { invisibility } had its chance before the challenge, and two of the six are a penalty, not the
        effect of a card.

A-24 = { invisibility } after a bluff is found out
    .question = May a player whose bluff was found out play { invisibility } against the four cards?
    .ruling = No.
    .why = Nothing was played on that player. The four cards are a penalty.

A-30 = When the color is chosen
    .question = { $edition ->
            [hp2003] Is the color for a { howler } chosen before or after the hand is called out?
            [hp2018] Is the color for a { sorting-hat } chosen before or after the cards are drawn?
           *[all] Is the color for a { howler } or a { sorting-hat } chosen before or after the card takes
               effect?
        }
    .ruling = { $edition ->
            [hp2003] After the hand has been called out. A color chosen earlier is refused.
            [hp2018] After the cards have been drawn. A color chosen earlier is refused.
           *[all] After it: when the hand has been called out, or the cards have been drawn. A color chosen
               earlier is refused.
        }
    .why = The sheets tell the steps in this order, and it matters: by then the player who chooses the color
        has learned something.

D-13 = Which action cards leave a { wild-four } legal
    .difference = English speaks of matching numbers or action cards, French and Portuguese of action cards in
        general; the 2003 Spanish text says that they must be of another color.
    .ruling = Only action cards of another color are harmless (R-28). What matters is color, and a red
        { skip } is as red as a red 7.

D-14 = Which color a { wild-four } depends on
    .difference = English goes by the color on the { discard-pile }, the 2018 Spanish text by the last card
        played.
    .ruling = By the color in play: if a wild lies on top, the color chosen for it (A-14).

D-15 = What a guilty player draws, and instead of whom
    .difference = The 2018 English text says that the guilty player draws the four in the challenger’s place;
        the 2018 Spanish text and all 2003 texts say only that the guilty player draws four.
    .ruling = Everywhere the four cards change hands: the guilty player draws them, the challenger does not,
        and the challenger plays (R-33). Otherwise a correct challenge would do the challenger no good, and
        nobody would risk two more cards for it.
    .option = Only the fate of the card itself can be chosen: `wd4_guilty_card=returned` (A-18).

D-16 = Who may challenge
    .difference = The 2003 Spanish and Portuguese texts begin as if anyone could challenge, and then leave it
        to the player who has to draw.
    .ruling = Only the player who has to draw (R-31).

D-45 = Matching card or matching color
    .difference = The 2018 English note on challenges speaks of a matching card; the Spanish one speaks of the
        color.
    .ruling = Color decides. The description of the card itself says so (R-28).

## 2.6 Howler

R-35 = { howler }: when, and on whom
    .when = On your turn, on any card, even if you have something else that fits.
    .effect = You play it and choose one other player.
    .except = You cannot choose yourself unless the table has agreed on it (D-17). Your partner may be chosen
        (A-60); a player who has been eliminated may not (A-69). You choose no color yet (R-37).
    .two = You choose your opponent.
    .first = It goes back into the { draw-pile }, and another card is turned up (R-14).
    .last = You go out, nobody is chosen and nobody calls out a hand (A-32).

R-36 = { howler }: what it does
    .when = You have been chosen, and you do not play { invisibility } (R-38).
    .effect = You call out every card of your hand, loud enough for the whole table to hear. The list must be
        complete and true (A-71).
    .except = You keep your cards, draw none and are not skipped. You do not have to show the cards. Cards
        that you get later are your secret again.

R-37 = { howler }: the color
    .when = After the hand has been called out.
    .effect = The player who played the { howler } now chooses a color, any of the four, even the current one.
        Play then goes on with the next player after that one.
    .except = The color comes after the calling out, never before (A-30). The chosen player decides the color
        only by playing { invisibility } instead of calling out.
    .two = The chosen opponent is also the next player and takes an ordinary turn.
    .last = No effect and no color (R-53, A-32).
    .example = Ana plays the { howler } on Chloé and hears that Chloé has no yellow card. Ana chooses yellow.
        Ben, to Ana’s left, plays next.

R-38 = { invisibility } against a { howler }
    .when = You have been chosen for a { howler }, you have { invisibility }, and you have not begun to call
        out your hand.
    .effect = Instead of calling out your hand you play { invisibility } on the { howler }. Nothing is
        revealed, and you choose the color, not the player who played the { howler }. Play goes on with the
        next player after the one who played the { howler } (A-31).
    .except = This does not use up your turn: if you are that next player, you now take your turn as usual.
    .two = You are the next player: you choose a color and then take your turn.
    .last = If { invisibility } was your last card, you go out and win the hand (A-33).

A-71 = Calling out a hand
    .question = How exactly must a hand be called out, and may you mumble or leave something out?
    .ruling = Every card, by color and face, truthfully and so that everyone understands. It is the hand of
        that moment; whatever changes later stays private. At a table refereed by Penult, everyone is shown
        the hand as it is.
    .why = The card is worth something only if the whole table can rely on what it hears.

A-32 = A { howler } as a last card
    .question = Someone goes out with a { howler }. Does anyone call out a hand?
    .ruling = No. The hand is over at once.
    .why = Only two kinds of cards still work after the end of a hand (R-52), and this is not one of them.

A-31 = Who plays after { invisibility } against a { howler }
    .question = The { howler } has been canceled and a color has been chosen. Whose turn is it?
    .ruling = It is the turn of the player who comes after the one who played the { howler }, in the direction
        of play. If that is the player who played { invisibility }, that player takes the turn as usual.
    .why = A { howler } takes nobody’s turn, so canceling it neither gives nor takes one. The French text says
        that play goes on normally.
    .option = With `howler_invis_next=invis` play goes on with the player after the one who played
        { invisibility }; that card then counts as a turn and ends the time for catching (R-46).

D-17 = Whom a { howler } can hit
    .difference = English and Spanish allow anyone, French a player, Portuguese another player.
    .ruling = Another player: Portuguese rules out choosing yourself, and the card is played on someone. With
        partners, choosing yourself would tell your partner your hand, so a table has to agree on it.
    .option = With `howler_target=any` the player who plays it may choose themselves. They then call out their
        own hand and cannot play { invisibility } against it; the color is chosen afterward as usual (R-37).

D-18 = Who chooses the color for a { howler }
    .difference = The French texts give the color to the player whose turn it is, the others to the player who
        played the card.
    .ruling = The player who played it, because it is still that player’s turn (R-37).

D-19 = Showing or saying
    .difference = The card’s Spanish and Portuguese names speak of showing the hand; all descriptions have it
        said or shouted.
    .ruling = It is called out for everyone to hear (R-36). Nothing is handed around, but nothing is secret.

D-20 = After { invisibility } against a { howler }
    .difference = English lets play proceed from there, French lets it go on normally; Spanish and Portuguese
        say nothing.
    .ruling = The ordinary order, counted from the player who played the { howler } (A-31).
    .option = With `howler_invis_next=invis` the order is counted from the player who played { invisibility }.

## 2.7 Invisibility

R-39 = { invisibility } as an answer
    .when = An action card has just been played on you, and its effect has not begun: a { draw-card }, a
        { skip }, a { wild-four }, a { howler } (R-38) or, with two players, a { reverse }.
    .effect = You may play { invisibility } on it right away, no matter whose turn it is. The card does
        nothing to you: you draw nothing and are not skipped. You choose the color to go on with, any of the
        four. Against a { draw-card }, a { skip }, a { wild-four } or a { reverse } between two players, this
        is your turn: play passes to the player after you (A-25).
    .except = Only the player on whom the card was played may do this (D-04). It is too late once you have
        accepted, begun to draw or challenged (A-23, A-26). A { wild-four } that was canceled is never checked
        (A-22). It does not help against penalties (A-24), against a { reverse } among three or more players
        (A-28), or against a { wild } (A-29).
    .two = It also cancels a { reverse }, which is a { skip } there (A-28). The turn then goes to your
        opponent.
    .first = It may answer a { draw-card } or a { skip } that was turned up first (A-27), and with two players
        a { reverse } as well (A-28).
    .last = If it was your last card, you go out and win the hand, even on someone else’s turn (A-33). If it
        was your second-to-last card, you must call UNO (R-43). It cannot be played against a card with which
        someone went out (A-34).
    .example = Ana plays a { draw-card } on Ben. Ben plays { invisibility } and chooses green: he draws
        nothing, and Chloé plays next, on green.

R-40 = { invisibility } as a { wild }
    .when = On your own turn, on any card.
    .effect = It is an ordinary { wild }: you choose a color, and the next player goes on (R-27).
    .except = Played this way, it cancels nothing.
    .two = The opponent has the next turn.
    .first = It goes back into the { draw-pile }, and another card is turned up (R-14).
    .last = You go out, and it has no effect.

A-25 = Is there a turn after { invisibility }?
    .question = After canceling a { draw-card }, a { skip } or a { wild-four }, does the player take an
        ordinary turn as well?
    .ruling = No. { invisibility } was the turn, and play passes on with the color chosen for it. The same
        holds for a { reverse } between two players.
    .why = In one turn, one card is played, and the Portuguese text ties the card to the player’s own turn.
    .option = With `invis_turn=free` the player who played { invisibility } also takes an ordinary turn, with
        the color just chosen to match.

A-26 = { invisibility } among the cards just drawn
    .question = May { invisibility } be played against a draw if it came with the very cards that were drawn?
    .ruling = No.
    .why = The effect has already happened; there is nothing left to cancel.

A-27 = { invisibility } against the first card
    .question = Can a { draw-card } or a { skip } that was turned up at the start be canceled?
    .ruling = Yes, by the player to the dealer’s left, as if someone had played it.
    .why = The sheet applies the card’s usual rule, so that player is a victim like any other. And the card is
        there to protect its holder.

A-28 = { invisibility } against a { reverse }
    .question = Can a { reverse } be canceled?
    .ruling = With three or more players, no. With two players, yes, whether the { reverse } was played or
        turned up.
    .why = { invisibility } answers a card played on someone. With three or more players a { reverse } is
        played on nobody; with two it is a { skip }.

A-29 = { invisibility } against a { wild }
    .question = Can a { wild } be canceled, or another { invisibility }?
    .ruling = No, they do nothing to anyone. The next player may of course play { invisibility } as a { wild }
        on the turn that follows (R-40). There is only one { invisibility } in the deck, so one can never
        answer another.
    .why = Only an effect on a player can be canceled.
    .option = With `invis_scope=any` a { wild } can be canceled, until the next player begins a turn (D-04).

A-33 = { invisibility } as a last card
    .question = A player’s only card is { invisibility }, and it is played as an answer. Does that player go
        out, even though it was someone else’s turn?
    .ruling = Yes, and that player wins the hand. UNO had to be called with the card before.
    .why = A player with no card left has gone out (R-51); the rule has no exception.

A-34 = { invisibility } after the end
    .question = Someone goes out with a { draw-card } or a { wild-four }. May the next player play
        { invisibility } instead of drawing?
    .ruling = No. The next player draws.
    .why = The hand is over, and no card can be played in a hand that is over (R-51).

A-80 = Everyone is asked
    .question = If only a player who has { invisibility } were asked for an answer, wouldn’t the pause give
        the card away?
    .ruling = It would. Therefore every player on whom such a card is played is asked, with or without
        { invisibility }. A player who has none simply accepts.
    .why = The pace of the game must not show what someone holds.

A-98 = Fine points of canceling for others
    .question = When everyone may cancel cards (`invis_scope=any`), where are the limits?
    .ruling = A card that was turned up first can be canceled only by its victim (A-27). The next player may
        cancel a { wild } or a { reverse } and then takes an ordinary turn. A third player who gets down to
        one card this way must call UNO while playing the card or after it; an earlier call does not protect.
    .why = The option opens the card to everyone, but neither the beginning of a hand nor the rules of UNO
        change with it.
    .option = `howler_invis_next=invis` applies only if the chosen player played { invisibility }, not if a
        third player did.

D-04 = Who may play { invisibility }
    .difference = The 2003 Spanish text lets any player cancel any action card. English, French and Portuguese
        speak of cards played on, or at the cost of, the player.
    .ruling = Only the player on whom the card was played (R-39). Three languages agree on it, and the wider
        reading would let anyone interrupt anything.
    .option = With `invis_scope=any` every player but the one who played the action card may cancel it: until
        it has been accepted or challenged or, for a { reverse } or a { wild }, which nobody has to accept,
        until the next player begins a turn.

        The effect is undone; if the card was a { reverse }, the direction before it holds again. The one who
        played { invisibility } chooses the color. The player who would have been next without that effect
        then takes an ordinary turn. If the victim plays it, A-25 holds; if a third player does, it is not a
        turn (A-40, A-98).

D-05 = On your own turn?
    .difference = The 2003 Portuguese text adds that the card is played on your turn.
    .ruling = That tells when: in place of the turn that was about to be lost. It does not forbid the answer,
        and against a { howler } the same text lets any chosen player play it.
    .option = See `invis_turn` (A-25).

## 2.8 Sorting Hat

R-41 = { sorting-hat }: what it does
    .when = On your turn, on any card, even if you have something else that fits.
    .effect = You play it and choose another player. That player draws from the { draw-pile }, one card after
        another, until a red card comes, which is a Gryffindor card (A-35), and keeps all the cards drawn.
    .except = You cannot choose yourself. Your partner may be chosen (A-60); a player who has been eliminated
        may not (A-69). The chosen player is not skipped (A-36) and does not have to show the cards (A-72).
        When the { draw-pile } runs out, the discards are reshuffled and the drawing goes on (A-37).
    .two = Your opponent draws and then takes an ordinary turn.
    .first = Nobody draws; the player to the dealer’s left chooses the color and goes first (R-15).
    .last = You go out, and nobody draws (A-38).

R-42 = { sorting-hat }: the color
    .when = After the chosen player has drawn.
    .effect = The player who played the { sorting-hat } chooses a color, any of the four, even red or the
        current one. Play then goes on with the next player after that one.
    .except = The color comes after the drawing, never before (A-30).
    .two = The opponent who has drawn plays next.
    .first = The player to the dealer’s left chooses the color (R-15).
    .last = No effect and no color (R-53, A-38).
    .example = Ana plays the { sorting-hat } on Chloé, who draws a blue 3, a { wild } and a red 5. Ana chooses
        green. Ben, to Ana’s left, plays next, and Chloé has her turn after him.

A-35 = What a Gryffindor card is
    .question = The sheet never says which card ends the drawing.
    .ruling = Any red card, be it a number card or an action card. Wilds do not count.
    .why = Red is Gryffindor’s color, and the sheet tells cards apart by color only.

A-36 = The chosen player keeps the turn
    .question = Is the player who draws for a { sorting-hat } skipped?
    .ruling = No.
    .why = Where a card skips a player the sheet says so, and here it does not.

A-37 = No red card comes
    .question = What if the { draw-pile } runs out before a red card is drawn?
    .ruling = The discards are reshuffled (R-50) and the drawing goes on. It ends when no card can be drawn at
        all.
    .why = The player draws until a red card comes, as far as there are cards.

A-38 = A { sorting-hat } as a last card
    .question = Someone goes out with a { sorting-hat }. Does anyone draw?
    .ruling = No.
    .why = The sheet speaks of only two kinds of cards that still count after the end (R-52).
    .option = With `hat_last=on` the player who goes out chooses someone, who still draws until a red card
        comes; those cards are counted (A-99).

A-72 = The cards drawn for a { sorting-hat }
    .question = Must the chosen player show the cards drawn?
    .ruling = No. Everyone sees how many there are and knows that the last one is red; nothing else is shown.
    .why = A hand is private, and the referee makes sure that the drawing ends with the first red card.

A-99 = Choosing someone with a last { sorting-hat }
    .question = Where a last { sorting-hat } still makes someone draw (`hat_last=on`), must a player be
        chosen, and what if the pile is short?
    .ruling = A player must be chosen; without that the play does not count. If the { draw-pile } is short,
        the discards are reshuffled for this draw (A-58).
    .why = An effect that hits nobody would be no effect.

## 2.9 UNO

R-43 = When you must call UNO
    .when = You play your second-to-last card, so that one card remains in your hand.
    .effect = You must call UNO, loud enough for all to hear. You may call just before the card touches the
        { discard-pile }, while playing it, or afterward, as long as nobody has caught you (R-44, A-94).
    .except = Every time you get down to one card, you must call again; an earlier call no longer counts once
        your hand has grown (A-44). A call made with more than two cards in hand, or without then playing a
        card, does nothing and costs nothing (A-45). { $edition ->
            [hp2003] { invisibility } played as an answer can be your second-to-last card too.
            [all] In the { edition-hp2003 }, { invisibility } played as an answer can be your second-to-last
                card too.
           *[other] It does not matter which card it is.
        }
    .last = With your last card there is nothing to call.

R-44 = Remembering in time
    .when = You are down to one card and forgot to call UNO.
    .effect = If you call it before anyone has caught you, you are safe and draw nothing.
    .except = If a call and a catch come together, the one that was said first counts (A-68).

R-45 = When the time for catching begins
    .when = The second-to-last card has touched the { discard-pile } and UNO has not been called.
    .effect = From that moment any other player may catch the one who forgot, by saying so.
    .except = Not a moment earlier: as long as the card is still in the hand or in the air, nobody can be
        caught. Partners may catch each other, too. A player who has been eliminated may not catch anyone
        (A-69).

R-46 = When the time for catching ends
    .when = Someone is down to one card without having called UNO.
    .effect = That player can be caught until the next player begins a turn. A turn begins the moment its
        player draws a card from the { draw-pile } for it, or takes a card out of the hand to play it. From
        then on the player who forgot is safe.

        The next player is the one who really has the next turn: after a { skip }, a { draw-card } or a
        { wild-four } the player after the one who was hit, after a { reverse } the neighbor in the new
        direction.
    .except = None of these begins a turn: drawing because of a card or a penalty, accepting or challenging,
        choosing a color, calling UNO, catching someone, or a play that is refused (A-39, A-87). Having to
        pass because there is no card to draw, on the other hand, does (A-56).

        { $edition ->
            [hp2003] Calling out a hand does not begin a turn, and neither does { invisibility } against a
                { howler }. { invisibility } against a { draw-card }, a { skip }, a { wild-four } or a
                { reverse } between two players does, because it is that player’s turn (A-40).
            [hp2018] Drawing for a { sorting-hat } does not begin a turn.
            [all] In the { edition-hp2003 } calling out a hand does not begin a turn, and neither does
                { invisibility } against a { howler }. { invisibility } against a { draw-card }, a { skip }, a
                { wild-four } or a { reverse } between two players does, because it is that player’s turn
                (A-40). In the { edition-hp2018 } drawing for a { sorting-hat } does not begin a turn.
           *[other] Reaching for a card without taking it does not begin a turn either.
        }
    .two = After a card that gives you another turn the next player is you: you can be caught until you begin
        that turn (A-46).
    .example = Ana has two cards, plays a { skip } on Ben and forgets to call UNO. She can be caught until
        Chloé begins her turn, and Ben may catch her as well as the others.

R-47 = The penalty for a forgotten UNO
    .when = You have been caught in time (R-45, R-46).
    .effect = You draw two cards at once.
    .except = Whose turn it is does not change. If the piles have too few cards you draw what there is (A-47),
        and you cannot be caught for the same card again (A-91). A false accusation costs nothing, unless the
        table has agreed otherwise (A-42).

A-39 = Do forced draws begin a turn?
    .question = The next player draws because of a { draw-card } or a { wild-four }, accepts or challenges.
        Has a turn begun, so that nobody can be caught anymore?
    .ruling = No. Catching stays open until someone really begins a turn.
    .why = The player who is hit is skipped and so cannot begin a turn. Otherwise a player whose
        second-to-last card was a { draw-card } could hardly ever be caught.
    .option = With `forced_draw_closes=yes` the draw of the next player for a { draw-card } or a { wild-four }
        ends the time for catching, even after a failed challenge and even if no card could be drawn (A-97).
        Penalty draws do not. { $edition ->
            [hp2003] Calling out a hand does not either.
            [hp2018] A draw for a { sorting-hat } does not either. A player whose second-to-last card was a
                { draw-card } can then never be caught, since its effect follows at once.
            [classic] A player whose second-to-last card was a { draw-card } can then never be caught, since
                its effect follows at once.
           *[all] A draw for a { sorting-hat } does not either. In the { edition-classic } and the
               { edition-hp2018 } a player whose second-to-last card was a { draw-card } can then never be
               caught, since its effect follows at once.
        }

A-40 = Does { invisibility } end the time for catching?
    .question = Someone plays the second-to-last card without calling UNO, and { invisibility } is played
        against it. Has a turn begun?
    .ruling = Against a { draw-card }, a { skip }, a { wild-four } or a { reverse } between two players, yes:
        it is the next player’s turn and a card from the hand. Against a { howler }, no: it is not a turn.
    .why = A turn begins with a card taken out of the hand to be played in that turn (R-46).
    .option = With `invis_turn=free` it begins no turn; the turn that follows it does. With
        `howler_invis_next=invis` the chosen player’s { invisibility } against a { howler } counts as a turn.
        Played by a third player under `invis_scope=any` it never does.

A-41 = The hand grows before anyone has noticed
    .question = A player who forgot to call draws cards for another reason before being caught. Can that
        player still be caught?
    .ruling = No. With more than one card in hand there is nothing to call. { $edition ->
            [hp2018] This can happen when a bluff is found out (R-33), through another penalty or through a
                { sorting-hat }.
            [all] This can happen when a bluff is found out (R-33), through another penalty or, in the
                { edition-hp2018 }, through a { sorting-hat }.
           *[other] This can happen when a bluff is found out (R-33) or through another penalty.
        }
    .why = UNO has to be called only with exactly one card left.

A-42 = False accusations
    .question = What if someone accuses a player who did call UNO, or who played no wrong card?
    .ruling = Nothing happens and nothing changes. If someone else really forgot to call, that player can
        still be caught.
    .why = The sheets print no penalty for it.
    .option = With `false_catch=draw2` the false accuser draws two cards, for a catch and, with
        `legality=table`, for a wrong card as well. These cost nothing even then: accusing yourself, flagging
        a card where the referee refuses wrong cards anyway, and a catch that comes just too late (A-92).

A-43 = Two players catch at once
    .question = Two players catch the same one. Are there two penalties?
    .ruling = No, one: the catch that was said first counts. If both come at the same moment, chance decides
        (A-68).
    .why = After it there is nothing left to catch.

A-44 = Down to one card again
    .question = A player called UNO, had to draw, and gets down to one card again. Does the old call still
        count?
    .ruling = No, UNO must be called again.
    .why = The old call ended when the hand grew.

A-45 = UNO at the wrong time
    .question = What if someone calls UNO with more than two cards, or calls it and then does not play a card?
    .ruling = The call does nothing and costs nothing. It does not protect later.
    .why = The sheets print no penalty for it. A-94 says how long a good early call lasts.

A-46 = Two players and another turn
    .question = With two players, someone’s second-to-last card gives that player another turn. Until when can
        the player be caught?
    .ruling = Until that player begins the extra turn. The opponent must get the chance to catch in between.
    .why = The next turn that begins is that player’s own.

A-52 = A penalty comes before the catch
    .question = A player who forgot to call has to draw for a suggestion before anyone has noticed. What then?
    .ruling = The time for catching is over, as in A-41.
    .why = There is more than one card in the hand now.

A-68 = Call, catch and the next turn together
    .question = A call, a catch and the beginning of the next turn come close together. Which counts?
    .ruling = Whichever was said first. Around a real table that is what everyone heard first. At an online
        table it is not what arrived first: the table takes off the time that each player’s connection needs,
        a quarter of a second at most, and waits for players who may have spoken earlier but whose words are
        still on the way. It measures that time again and again, and everyone can see it. Nobody can have
        answered a card before it was shown. Two things said within 40 thousandths of a second count as said
        at once: then chance decides. Flagging a wrong card follows the same order. Bots hold back: after the
        card is shown, no bot catches within 0.6 seconds, and none begins its turn within 1.5 seconds.
    .why = The call must come before anyone has caught the player, and a catch before the next player has
        begun. A fast connection should not decide that.

A-85 = Two players down to one card
    .question = One player’s { howler } was the second-to-last card, and so was the { invisibility } played
        against it. Neither called UNO. How many can be caught?
    .ruling = Both, each separately. Catching one does not protect the other.
    .why = Each player has to call for themselves.

A-87 = A play that was refused
    .question = The next player tries to play a card that is refused. Has a turn begun?
    .ruling = No. A player who forgot to call can still be caught.
    .why = Nothing has been played.

A-88 = A catch before the color is chosen
    .question = { $edition ->
            [hp2003] A player’s second-to-last card was a { howler }, and its color has not been chosen. Can
                the player be caught?
            [hp2018] A player’s second-to-last card was a { sorting-hat }, and its color has not been chosen.
                Can the player be caught?
           *[all] A player’s second-to-last card was a { howler } or a { sorting-hat }, and its color has not
               been chosen. Can the player be caught?
        }
    .ruling = Yes. The two cards are drawn at once, and then the color is chosen.
    .why = The card has touched the pile.

A-91 = A catch when there is nothing to draw
    .question = A player is caught, but no card can be drawn. Can the same player be caught again later?
    .ruling = No. The catch has done its work.
    .why = One forgotten call is worth one catch, whatever the piles can pay (A-43, A-47).

A-92 = A catch that comes just too late
    .question = Where a false accusation costs two cards (`false_catch=draw2`), what about a catch that comes
        a moment too late?
    .ruling = It costs nothing if the accused could still be caught just before the present turn began, or at any time
        after that. Flagging a wrong card too late gets no such grace.
    .why = Nobody should pay for having been almost quick enough.

A-94 = How long an early call lasts
    .question = A player with two cards calls UNO before playing one. How long does that call hold?
    .ruling = As long as the player holds exactly two cards and remains the one to act. It ends when the
        player accepts the effect of a card, or when the turn goes to someone else, for instance because a
        wrong card was taken back. A challenge that was won does not end it. Neither does a wrong card that
        is taken back, if the same player keeps the turn. { $edition ->
            [hp2003] It also ends when another player’s { invisibility } moves the turn away.
            [all] In the { edition-hp2003 } it also ends when another player’s { invisibility } moves the turn
                away.
           *[other] A call that has ended must be made again.
        }
    .why = The call belongs to the card that is about to be played.

A-97 = When a forced draw ends the time for catching
    .question = Where forced draws end the time for catching (`forced_draw_closes=yes`), what if there was no
        card to draw?
    .ruling = It ends all the same.
    .why = What counts is that the card has been dealt with, not how many cards came.

D-10 = When UNO is to be called
    .difference = The 2003 Spanish text wants the call before the second-to-last card is played; English,
        French and Portuguese want it with one card left; the 2018 sheet when the card is played.
    .ruling = Before or after, until someone catches (R-43, R-44). The Spanish text itself accepts a later
        call in its part on penalties.

D-11 = What begins a turn
    .difference = English and Portuguese speak of taking a card out of the hand to play it; Spanish and French
        of having played it.
    .ruling = The English wording: at a real table the time is over when the card leaves the hand. On a screen
        the two are one and the same.

## 2.10 Other penalties

R-48 = Suggestions
    .when = { $edition ->
            [hp2018] A player suggests to another player what to play, at a table that has agreed on
                `hints=on`. The sheet of this edition prints no such penalty (A-83).
            [all] A player suggests to another player what to play. In the { edition-hp2018 }, whose sheet
                prints no such penalty, this holds only at a table that has agreed on `hints=on` (A-83).
           *[other] A player suggests to another player what to play.
        }
    .effect = The player who made the suggestion draws two cards.
    .except = Whose turn it is does not change. The same rule holds for partners (A-75). The host or referee
        decides whether it was a suggestion (A-70).

R-49 = A wrong card
    .when = { $edition ->
            [hp2018] The table plays with `legality=table`, and a player whose turn it is has played a card
                that may not be played. The sheet of this edition is silent, so the rule of the 2003 sheets is
                used (A-83).
            [all] The table plays with `legality=table`, and a player whose turn it is has played a card that
                may not be played. In the { edition-hp2018 }, whose sheet is silent, the rule holds as well
                (A-83).
           *[other] The table plays with `legality=table`, and a player whose turn it is has played a card
               that may not be played.
        } Another player flags it in time (A-48, A-93). A card is wrong if it does not match (R-16), or if it
        is played after a draw but is not the drawn card (R-21).
    .effect = The card returns to the hand it came from, its player draws two cards as well, and it is the
        next player’s turn. Nothing remains of what the card did (A-49).
    .except = If nobody flags it in time, the card stays. A { wild-four } whose color condition is not met is
        not a wrong card but a bluff (R-30). A card played out of turn is only taken back (A-73). A card
        turned up first is never wrong. With `legality=strict`, the default, the referee refuses a wrong card,
        and it costs nothing.
    .two = The turn passes to the opponent.
    .last = A wrong last card does not win: it goes back, and its player draws two more (A-50).
    .example = A red 7 lies on top, and Ben plays a blue 4. Duarte flags it before Chloé begins her turn. Ben
        takes the card back and draws two, and Chloé plays on the red 7.

A-47 = More cards to draw than there are
    .question = A penalty is larger than what the piles can give.
    .ruling = The player draws what there is, and nothing is owed.
    .why = It is the same as with any other draw (A-55).

A-48 = How long a wrong card can be flagged
    .question = The sheets set no limit for noticing a wrong card.
    .ruling = Until the next player begins a turn, or until the player on whom it was played has answered it
        (A-93).
    .why = It is the limit the sheets set for a forgotten UNO.
    .option = This matters with `legality=table` only. At such a table, cards played on someone wait until they
        have been accepted, so that there is time to flag them.

A-49 = A wrong action card
    .question = A wrong card was an action card, and someone flags it. What happens to its effect?
    .ruling = It has none: the color and direction before it hold again. But the turn had begun. A player who
        could be caught for a forgotten UNO until then no longer can be, and penalty cards already drawn stay
        drawn.
    .why = A card taken back counts as never played, but the turn had begun all the same.

A-50 = A wrong card as the last or second-to-last
    .question = A wrong card left its player with one card or with none. What then?
    .ruling = It goes back, and two cards are drawn with it. The player has not gone out, and whether UNO was
        called no longer matters.
    .why = With the card back in the hand, nothing of that has happened.
    .option = With `legality=table` a wrong last card waits: the hand ends only when the table agrees that
        nobody objects, and only then does the next player draw for a wrong last { draw-card } (R-52). A right
        last card ends the hand at once.

A-70 = Who says that it was a suggestion
    .question = Who decides whether someone has made a suggestion?
    .ruling = The host or referee; where the host made the suggestion or reports it, the majority of the other
        people at the table, and a tie acquits. What is written in a chat is not watched by the program. A
        suggestion made out loud can be reported too, by saying who made it: players can report each other
        once per hand.
    .why = Whether a remark was advice is a matter for people.
    .option = Whether suggestions cost cards at all is decided by `hints`.

A-75 = Partners and advice
    .question = May partners advise each other?
    .ruling = No, no more than anyone else, where suggestions are penalized (R-48).
    .why = The sheets speak of suggestions to the other players, and a partner is one of them.

A-83 = Wrong cards and suggestions in the { edition-hp2018 }
    .question = The 2018 sheet says nothing about wrong cards or suggestions. What applies?
    .ruling = For a wrong card, the 2003 rule where the table plays with `legality=table` (R-49). Suggestions
        cost nothing.
    .why = A misplaced card needs some remedy; advice does not.
    .option = With `hints=on` a suggestion costs two cards (R-48).

A-93 = What counts as answering a wrong card
    .question = A wrong card was played on someone. Which answers end the time for flagging it?
    .ruling = { $edition ->
            [hp2003] Accepting it, challenging it, or playing { invisibility } against it; and, whatever the
                card, the beginning of the next player’s turn.
            [all] Accepting it, challenging it or, in the { edition-hp2003 }, playing { invisibility } against
                it; and, whatever the card, the beginning of the next player’s turn.
           *[other] Accepting it or challenging it; and, whatever the card, the beginning of the next player’s
               turn.
        }
    .why = To answer a card is to accept that it was played.

A-96 = A wrong last card that is still open
    .question = With `legality=table`, a wrong last card lies there and nobody has said anything yet. Can its
        player be penalized for something else, or accuse others?
    .ruling = No. First the card is settled: someone flags it, or the table agrees that nobody objects.
    .why = Until then it is not known whether the hand is over.

D-31 = Who may flag a wrong card
    .difference = English lets any other player notice it; Portuguese speaks of the opponents and takes the
        card from the table without saying where it goes.
    .ruling = Any other player, even a partner; and the card goes back to the hand of the player who played it
        (R-49).

## 2.11 Exhausted draw pile

R-50 = Reshuffling
    .when = The last card of the { draw-pile } has been drawn, and nobody has gone out.
    .effect = All cards of the { discard-pile } but the top one are shuffled and become the new { draw-pile }.
        The top card stays where it is, the color in play stays the same, and play goes on.
    .except = This happens as soon as the last card leaves the pile, even in the middle of a draw (A-54). If
        there is nothing under the top card, it happens later, when a card must be drawn and there is
        something to shuffle. If there are no cards then either, see A-55 and A-56. While the top card may
        still be taken back, the card under it stays as well (A-90).
    .last = When someone has gone out there is no further reshuffle, except for the draw that a last card
        demands (A-58).

A-54 = The moment of the reshuffle
    .question = When exactly are the discards reshuffled?
    .ruling = At the very moment when the { draw-pile } becomes empty, provided that the hand goes on and
        something lies under the top discard. If nothing does, it waits until someone has to draw. While the
        top card may still be taken back, the card under it is left out (A-90).
    .why = The sheets speak of the time when the pile has run out.
    .option = With `reshuffle=lazy` the discards are reshuffled only when a card must be drawn and the
        { draw-pile } is empty.

A-55 = Too few cards even after reshuffling
    .question = A player must draw more cards than both piles can give.
    .ruling = The player draws all there are. The rest is waived, and nothing is owed later.
    .why = Nobody can draw what is not there.

A-56 = No card can be drawn at all
    .question = Neither pile has a card to give, and it is someone’s turn.
    .ruling = A player who has a card that fits must play it: to decline, there has to be a card to draw
        (R-20). A player who has none passes, and that pass counts as a turn begun (R-46).
    .why = With many players and full hands this can happen, and play has to go on.

A-57 = Everyone passes
    .question = There is nothing to draw, and all players have passed, one after another.
    .ruling = When all players still in the match have passed in a row, the hand is void. Nobody scores, and
        the next hand is dealt by the next dealer.
    .why = Nothing can change anymore.
    .option = With `blocked=lowest_hand` the player with the fewest points in hand wins the hand and scores
        the other hands; a tie makes it void. In a running tally or with elimination that player adds nothing
        and the others add their hands; with partners that player’s team scores the opposing hands.

A-90 = The card under the top one
    .question = A card may still be taken back while the discards are reshuffled. What happens to the card
        under it?
    .ruling = It stays out of the reshuffle, because it may have to be the top card again. This holds if the card on
        it could still be flagged (`legality=table`). It holds as well if the card on it is an unanswered
        { wild-four }, with `wd4_guilty_card=returned`. Whether anything is really wrong makes no difference. But a
        player who draws for the turn has begun it, and so the card may be used for that very draw.
    .why = If it held for wrong cards only, the size of the pile would give them away.

A-95 = Passes in a row and a wrong card
    .question = Players pass one after another because nothing can be drawn; in between, someone plays a wrong
        card and takes it back. Do the passes still count?
    .ruling = No. Any card played, even one that is taken back, starts the count of passes over (A-57).
    .why = Someone has done something other than pass.

D-12 = What is reshuffled
    .difference = The 2003 English texts reshuffle the deck, and the French ones the cards of the deck;
        Portuguese speaks of the very pile that is empty; Spanish leaves the last card where it is; the 2018
        English text speaks of the { discard-pile }.
    .ruling = The { discard-pile } without its top card (R-50). The players’ hands cannot be meant, and
        something must remain to be matched.

## 2.12 End of a hand

R-51 = Going out
    .when = A player has played the last card and has none left.
    .effect = That player goes out and wins the hand, which is over at once. No more cards may be played, and
        the points are counted (R-54, R-55).
    .except = If the last card was a { draw-card } or a { wild-four }, the next player draws before the
        counting (R-52). { $edition ->
            [hp2003] A player can also go out with { invisibility } played as an answer (A-33).
            [all] In the { edition-hp2003 } a player can also go out with { invisibility } played as an answer
                (A-33).
           *[other] Any card may be the last one.
        } With `legality=table` a wrong last card does not end the hand before it has been settled (A-50,
        A-96).
    .last = Once the hand is over, nobody can be caught.

R-52 = The last card is a { draw-card } or a { wild-four }
    .when = Someone goes out with a { draw-card } or a { wild-four }.
    .effect = The next player still draws: { draw-strength } for a { draw-card }, four for a { wild-four }.
        These cards count with the rest of that player’s hand.
    .except = There is no challenge (A-21), and nothing can be played against it. { $edition ->
            [hp2003] That goes for { invisibility } as well (A-34).
            [all] In the { edition-hp2003 } that goes for { invisibility } as well (A-34).
           *[other] The draw cannot be avoided.
        } If the { draw-pile } is short, the discards are reshuffled for this draw (A-58). No color needs to
        be chosen for the { wild-four } (A-51).
    .two = The opponent draws.
    .example = Ana goes out with a { wild-four }. Ben, who is next, holds a 5 and draws a 9, a { skip } and
        two { wild } cards. He is left with 5 + 9 + 20 + 50 + 50 = 134 points.

R-53 = Any other last card
    .when = Someone goes out with any other card.
    .effect = The card has no effect; the hand is simply over.
    .except = { $edition ->
            [classic] A last { reverse } does not change the direction, a last { skip } skips nobody, and for
                a last { wild } no color is chosen.
            [hp2003] A last { reverse } does not change the direction, a last { skip } skips nobody, for a
                last { wild } or { invisibility } no color is chosen, and for a last { howler } nobody calls
                out a hand (A-32).
            [hp2018] A last { reverse } does not change the direction, a last { skip } skips nobody, for a
                last { wild } no color is chosen, and for a last { sorting-hat } nobody draws, unless the
                table has agreed on `hat_last=on` (A-38).
           *[all] A last { reverse } does not change the direction, a last { skip } skips nobody, and for a
               last { wild } no color is chosen. In the { edition-hp2003 } no color is chosen for a last
               { invisibility } either, and nobody calls out a hand for a last { howler } (A-32). In the
               { edition-hp2018 } nobody draws for a last { sorting-hat }, unless the table has agreed on
               `hat_last=on` (A-38).
        }

A-58 = The last draw and a short pile
    .question = The last card makes the next player draw, but the { draw-pile } does not have enough.
    .ruling = The discards are reshuffled for that draw if needed. After it there is no further reshuffle.
    .why = The next player must draw, and R-50 reshuffles only while nobody has gone out.

A-74 = Someone leaves in the middle of a hand
    .question = A player leaves the table before the hand is over.
    .ruling = The sheets do not say. The host decides: a bot takes over the seat, which is the usual way, or
        the hand is void. That can be decided only while someone who began the hand has left it, and never at
        a tournament’s table.
    .why = The others should be able to play on, or to start over without losing anything.

D-38 = Hand and game
    .difference = Portuguese, French and Spanish texts sometimes speak of the game where only one hand can be
        meant.
    .ruling = A hand ends when someone goes out. A match has as many hands as it needs.

## 2.13 Scoring

R-54 = What the cards are worth
    .when = After a hand, for the cards left in the players’ hands.
    .effect = Number cards count their number, so a 0 counts nothing. A { draw-card }, a { reverse } and a
        { skip } count 20 points each. Every wild counts 50. { $edition ->
            [classic] The wilds are { wild } and { wild-four }.
            [hp2003] The wilds are { wild }, { wild-four }, { howler } and { invisibility }.
            [hp2018] The wilds are { wild }, { wild-four } and { sorting-hat }.
           *[all] The wilds are { wild } and { wild-four }, in the { edition-hp2003 } also { howler } and
               { invisibility }, in the { edition-hp2018 } also { sorting-hat }.
        }
    .except = Going out earns no points of its own (R-55).

R-55 = The winner takes it all
    .when = A hand is over, and the match is scored in the ordinary way (`score=winner`).
    .effect = The player who went out scores the points of all cards left in the opponents’ hands. Nobody else
        scores.
    .except = A void hand scores nothing (A-57). With partners see R-64, with a running tally R-58. The cards
        drawn for a last card are counted as well (R-52).
    .example = Chloé goes out. Ana is left with a 7 and a { skip }, Ben with a { wild }, Duarte with a 3.
        Chloé scores 27 + 50 + 3 = 80 points.

R-56 = The next hand
    .when = A hand is over, and nobody has won the match yet.
    .effect = All cards are gathered, shuffled and dealt again, and another hand begins.
    .except = The next dealer is found by A-61. The direction is to the left again (A-67).

R-57 = A match to 500
    .when = After each hand, in the ordinary way of scoring.
    .effect = The first player to have 500 points or more wins the match.
    .except = Another total can be agreed (`target`, A-64). There can be no tie, since only one player scores
        in a hand. With partners the team’s total counts (A-78).

R-58 = Another way to score: a running tally
    .when = The table has agreed to keep a running tally (`score=tally`).
    .effect = After each hand every player adds the points of the cards left in their own hand to their own
        total; the player who went out adds nothing. When anyone’s total has reached 500 or more, the match is
        over, and the lowest total wins.
    .except = If the lowest total is shared, see A-62. Another total can be agreed (A-64). A void hand adds
        nothing (A-57).
    .example = After the fifth hand Ana has 512 points, Ben 230, Chloé 505 and Duarte 341. Ben wins.

A-61 = Who deals the next hand
    .question = The sheets say who deals first, but not who deals later.
    .ruling = The deal passes to the left, leaving out players who have been eliminated.
    .why = It is the most common custom at card tables.
    .option = With `next_dealer=winner` the winner of the hand deals, or after a void hand the player to the
        dealer’s left. With `next_dealer=same` the dealer stays the same; once that player is eliminated, the
        deal passes to the left. With `next_dealer=redetermine` a dealer is found again before each hand.

A-62 = Ties at the end of a match
    .question = What if players are tied?
    .ruling = In a running tally it is no tie if several players reach the target together: the lowest total
        wins. If the lowest total itself is shared, all play another hand, and another, until one player alone
        is lowest; a void hand in between leaves the tie as it was. With changing partners the players with
        the highest total share the win, unless another round is agreed. In the ordinary scoring there can be
        no tie.
    .why = Where playing on can break a tie, the players play on.
    .option = With `lowest_tie=share` the players who share the lowest total also share the win.

A-64 = Other targets
    .question = Must it be 500?
    .ruling = No. Any whole number from 1 up can be agreed before the match; 500 is the printed one.
    .why = For the elimination game the 2003 sheets themselves give 500 only as a possibility.
    .option = `target` is the number.

A-67 = The direction of a new hand
    .question = A hand ended while play was going to the right. How does the next one begin?
    .ruling = To the left.
    .why = R-07 begins every hand to the left.

A-82 = Partners and a running tally together
    .question = Can partners keep a running tally?
    .ruling = No. No sheet prints it, and the option `score` has only one value at a time.
    .why = The sheets describe partners with the ordinary scoring only.

D-28 = Is there a bonus for going out?
    .difference = The French texts can be read as if going out earned points, and the opponents’ cards came on
        top.
    .ruling = Only the opponents’ cards count (R-55). No sheet prints a bonus.

D-40 = A missing 500
    .difference = The 2018 Spanish text leaves the 500 out of the object of the game.
    .ruling = The target is 500. The same text prints it further down.

## 2.14 Two-handed

R-59 = Two players: { reverse }
    .when = Only two are playing, and one of them plays a { reverse }.
    .effect = It acts as a { skip }: the player who played it has another turn at once.
    .except = That is an ordinary turn (R-62). { $edition ->
            [hp2003] The opponent may cancel the { reverse } with { invisibility } (A-28).
            [hp2018] The sheet of this edition is silent; A-63 says why the rule holds here as well, and how
                to change it.
            [all] In the { edition-hp2003 } the opponent may cancel it with { invisibility } (A-28). For the
                { edition-hp2018 }, whose sheet is silent, see A-63.
           *[other] With two players the direction makes no difference.
        }
    .first = The dealer goes first (A-10).
    .last = No effect (R-53).

R-60 = Two players: { skip }
    .when = Only two are playing, and one of them plays a { skip }.
    .effect = The opponent is skipped, so the player who played it has another turn at once.
    .except = That is an ordinary turn (R-62). { $edition ->
            [hp2003] The opponent may cancel the { skip } with { invisibility } (R-39).
            [all] In the { edition-hp2003 } the opponent may cancel it with { invisibility } (R-39).
           *[other] You may play several { skip } cards in a row, one per turn.
        }
    .first = The dealer goes first (R-11).
    .last = No effect (R-53).

R-61 = Two players: { draw-card } and { wild-four }
    .when = Only two are playing, and one of them plays a { draw-card } or a { wild-four }.
    .effect = When the opponent has drawn the cards, the player who played it has another turn.
    .except = After a challenge that succeeds, the challenger plays (R-33); after one that fails, the player
        who played the card has another turn (R-34). { $edition ->
            [hp2003] After { invisibility } the opponent has had a turn, so the player who played the card is
                next (A-25).
            [all] After { invisibility }, in the { edition-hp2003 }, the opponent has had a turn, so the
                player who played the card is next (A-25).
           *[other] The turn that follows is an ordinary one (R-62).
        }
    .first = A { draw-card } hits the player who did not deal, and the dealer goes first (R-09). A
        { wild-four } goes back (R-13).
    .last = The opponent draws, and the cards are counted (R-52).

R-62 = Two players: everything else
    .when = Only two are playing.
    .effect = All other rules hold as usual. Another turn means just that: an ordinary turn, in which you play
        a card that fits, or draw.
    .except = Nobody has to play a second card, and nobody may play one that does not fit.

A-63 = Two players and a { reverse } in the { edition-hp2018 }
    .question = The 2018 sheet has no rules for two players. What does a { reverse } do between two?
    .ruling = It acts as a { skip }, as in the 2003 editions (R-59).
    .why = Taken literally it would do nothing at all, and all the other rules of the family make it a
        { skip }.
    .option = With `two_reverse=noop` it only reverses the direction, and the opponent plays next. Other
        editions ignore this option (A-101).

A-101 = Three small points
    .question = When is it decided that nobody has to bluff (A-12)? Does a last { reverse } change the
        direction? Where does `two_reverse` count?
    .ruling = Whether a drawn { wild-four } would be a bluff is decided when its player wants to keep it. A
        last { reverse } that was no wrong card leaves the direction as it was. `two_reverse` counts in the
        { edition-hp2018 } only; in the other editions it is printed that a { reverse } between two is a
        { skip }.
    .why = Each follows from the rule it belongs to: A-12, R-53 and R-59.

D-23 = Two players: what the Spanish text leaves out
    .difference = The 2003 Spanish text does not say that all other rules stay the same, and it sounds as if a
        second card had to be played.
    .ruling = The usual rules hold, and the extra turn is an ordinary one (R-62).

D-25 = Lost headings on sheet 42003
    .difference = On sheet 42003 the headings for partners, changing partners and elimination are missing,
        so that those paragraphs seem to belong to the rules for two players; a sentence on the { reverse }
        has lost some words.
    .ruling = They are rules for partners, for changing partners and for elimination, as on its sister sheet.
        The { reverse } changes the direction both ways (R-25).

## 2.15 Partners and tournaments

R-63 = Partners: seating
    .when = { $edition ->
            [hp2018] The table has agreed to play with partners (`score=team`). The sheet of this edition does
                not print it.
            [all] The table has agreed to play with partners (`score=team`). In the { edition-hp2018 }, whose
                sheet does not print it, it can be agreed as well.
           *[other] The table has agreed to play with partners (`score=team`).
        }
    .effect = Partners sit opposite each other, so that the turns go from team to team.
    .except = The number of players is even and at least four (R-01); with six, eight or ten see A-60.
        Partners do not show each other their cards, and the rule about advice holds for them as for everyone
        else (A-75).

R-64 = Partners: end of a hand and score
    .when = Partners play together, and one player has gone out.
    .effect = The hand is over. The team of the player who went out scores all points in both opponents’
        hands.
    .except = The cards that the winner’s partner still has count for nobody (A-79). The first team to reach
        the target wins the match (A-78). With three or more teams all the hands of all the other teams count
        (A-60).
    .last = A last { draw-card } or { wild-four } still makes the next player draw (R-52).
    .example = Ana and Chloé play against Ben and Duarte. Ana goes out; Chloé holds 40 points, Ben 25, Duarte
        60. Ana and Chloé score 85.

A-60 = Partners with six, eight or ten players
    .question = How do partners sit, and what do they score, when there are more than four players?
    .ruling = Everyone’s partner is the player exactly opposite. The team that went out scores all hands
        except its own two. { $edition ->
            [hp2003] You may choose your own partner for a { howler }.
            [hp2018] You may choose your own partner for a { sorting-hat }.
            [all] You may choose your own partner for a { howler } or a { sorting-hat }.
           *[other] Each pair is a team of its own.
        }
    .why = The sheets seat partners face to face, and one of them speaks of several pairs.

A-78 = The target with partners
    .question = Do partners count to 500 as a team or each alone?
    .ruling = As a team. The first team to reach the target wins.
    .why = The points are scored for the team.

A-79 = The partner’s cards
    .question = Do the cards left in the hand of the winner’s partner count?
    .ruling = No, neither for nor against anyone.
    .why = Only the opposing hands are counted.

D-06 = Opposite or diagonal
    .difference = The 2003 Portuguese text seats partners diagonally, each facing an opponent; English seats
        them opposite each other.
    .ruling = Opposite in the order of turns (R-63). For four players in two facing rows both mean the same:
        the turns alternate between the teams.

D-39 = When a hand with partners ends, and what counts
    .difference = The 2003 Portuguese text can be read as if one player of each team had to go out, and as if
        both teams’ points were added up.
    .ruling = The hand ends when any one player goes out, and only the losing side’s cards score (R-64).

D-41 = Two pairs or several
    .difference = The 2003 Spanish text speaks of several pairs, English of the two opposing hands.
    .ruling = Two pairs are the rule. With six, eight or ten players there are more (A-60).

R-65 = Four players, changing partners
    .when = { $edition ->
            [hp2018] Four players have agreed on it (`score=rotate4`). The sheet of this edition does not
                print it.
            [all] Four players have agreed on it (`score=rotate4`). In the { edition-hp2018 }, whose sheet
                does not print it, it can be agreed as well.
           *[other] Four players have agreed on it (`score=rotate4`).
        }
    .effect = Everyone plays four hands with each of the three others as partner: twelve hands in all. Each
        hand is played and scored as in R-64, and both partners add the points of their team to their own
        totals (A-59). After twelve hands the highest individual total wins.
    .except = The players change seats after every four hands, so that partners sit opposite. Each of the four
        deals once in these four hands (A-76). A table may agree on further rounds. If the highest total is
        shared, see A-62.
    .example = Hands 1 to 4: Ana and Chloé against Ben and Duarte, seated Ana, Ben, Chloé, Duarte. Hands 5 to
        8: Ana and Ben against Chloé and Duarte, seated Ana, Chloé, Ben, Duarte. Hands 9 to 12: Ana and Duarte
        against Ben and Chloé, seated Ana, Ben, Duarte, Chloé.

R-66 = Eight players at two tables
    .when = { $edition ->
            [hp2018] Eight players have agreed on it as a tournament (`penult score --tournament`). The sheet
                of this edition does not print it.
            [all] Eight players have agreed on it as a tournament (`penult score --tournament`). In the
                { edition-hp2018 }, whose sheet does not print it, it can be agreed as well.
           *[other] Eight players have agreed on it as a tournament (`penult score --tournament`).
        }
    .effect = Everyone plays four hands with each of the seven others as partner: twenty-eight hands for each
        player, in seven rounds of four hands, at two tables at the same time. Each hand is scored as in R-65,
        and the highest individual total wins.
    .except = A-77 says who meets whom, A-76 who deals. At the two tables together fifty-six hands are played.

A-59 = What each player writes down
    .question = With changing partners, what does each player enter after a hand?
    .ruling = Both partners of the winning team enter the full score of the team. The others enter nothing.
    .why = The points belong to the pair that made them, so each of the two counts them in full.

A-76 = The dealer with changing partners
    .question = Who deals in a match with changing partners?
    .ruling = Each of the four players at a table deals once in every four hands.
    .why = With four hands and four players, everyone deals equally often.

A-77 = Who meets whom at two tables
    .question = The sheets say who partners whom in the eight-player match, but not against whom.
    .ruling = The schedule below, in which each pair plays four hands together and eight hands against each
        other. Any other schedule in which everyone has everyone else as partner once, for four hands, agrees
        with the sheets too.

        The players are numbered 1 to 8, and each round has four hands.

        Round 1: 8 and 1 against 2 and 4; 3 and 7 against 5 and 6.

        Round 2: 8 and 2 against 3 and 5; 4 and 1 against 6 and 7.

        Round 3: 8 and 3 against 4 and 6; 5 and 2 against 7 and 1.

        Round 4: 8 and 4 against 5 and 7; 6 and 3 against 1 and 2.

        Round 5: 8 and 5 against 6 and 1; 7 and 4 against 2 and 3.

        Round 6: 8 and 6 against 7 and 2; 1 and 5 against 3 and 4.

        Round 7: 8 and 7 against 1 and 3; 2 and 6 against 4 and 5.
    .why = This way everyone meets everyone else equally often.

D-07 = Four hands or twelve
    .difference = For four players the English texts have four hands with a different partner in each,
        although there are only three others, and the French ones drop the word “different”; Spanish has four
        hands with each partner; Portuguese gives twelve as the total.
    .ruling = Four hands with each of three partners: twelve (R-65). The eight-player match works the same
        way.
    .option = With `rotate4_per_pair=1` each pair plays one hand together: three hands in all.

D-08 = Twenty-eight hands
    .difference = For eight players English has four hands with each other player, twenty-eight in all; French
        has four hands with another player; Spanish and Portuguese give only the total.
    .ruling = Four hands with each of the seven others: twenty-eight for each player (R-66).

D-30 = Several tables or several rounds
    .difference = The French heading speaks of tournaments in several rounds, the others of tournaments at
        several tables.
    .ruling = Several tables (R-66).

R-67 = Elimination
    .when = { $edition ->
            [hp2018] The table has agreed on it (`score=elim`). The sheet of this edition does not print it.
            [all] The table has agreed on it (`score=elim`). In the { edition-hp2018 }, whose sheet does not
                print it, it can be agreed as well.
           *[other] The table has agreed on it (`score=elim`).
        }
    .effect = Everyone keeps a running tally as in R-58, and a target is agreed, for instance 500. A player
        whose total reaches the target is eliminated; the others play on.
    .except = Several players can be eliminated in one hand (A-65). Their seats are left out, and they take no
        further part (A-69).

R-68 = Elimination: the last two
    .when = The elimination game has come down to two players.
    .effect = They play on by the rules for two players (R-59 to R-62), with the totals they have, until one
        of them reaches the target and loses. The other wins the match.
    .except = This can take several hands (D-24). If a single hand eliminates all players but one, that one
        has won without this last part (A-65).

A-65 = Several are eliminated at once
    .question = What if two or more players reach the target in the same hand, perhaps all but one?
    .ruling = All of them leave together. If exactly one player is left, that player wins at once.
    .why = The winner of the hand adds nothing and was below the target, so at least one player is always
        left.

A-66 = Totals of the last two
    .question = Do the last two players begin again at zero?
    .ruling = No, they keep their totals.
    .why = It is one running total from the first hand to the last.

A-69 = The seats of the eliminated
    .question = What happens to the seats of players who have been eliminated?
    .ruling = They are left out: the turn goes past them. Eliminated players cannot be chosen for a card, and
        they can neither catch anyone nor flag a card.
    .why = They are no longer in the match.

D-24 = How long the last two play
    .difference = English and French speak of a final hand; Spanish lets the two play until one reaches the
        amount; Portuguese says that they may play.
    .ruling = As many hands as it takes until one of them reaches the target (R-68). It is not left to choice.

D-42 = The amount in the elimination game
    .difference = Portuguese gives 500 as an example, Spanish recommends it and praises the game as the most
        challenging one.
    .ruling = Any amount can be agreed, and 500 is usual (A-64).
    .option = `target` is the amount.

## 2.16 Not in any sheet

R-69 = No house rules unless agreed
    .effect = What the sheets do not print is not played. In particular: nobody may answer a { draw-card } or
        a { wild-four } with another one to pass it on; nobody may jump in with an identical card out of turn;
        a 7 does not swap hands and a 0 does not pass them around; nobody draws until a card fits; and any
        card may be the last.
    .except = This holds for all that a table has not agreed on. What it can agree on is listed among the options
        and in the chapter of house rules. Nothing else changes the rules.

R-70 = The object of the game
    .effect = In each hand you try to play your last card before anyone else does. If you do, you score the
        cards that the others still have. The first to reach 500 points wins the match.
    .except = Other ways of scoring can be agreed: a running tally (R-58), teams (R-64), changing partners
        (R-65, R-66) or elimination (R-67).

A-53 = House rules
    .question = Are stacking, jumping in, swapping hands with sevens and zeros, or drawing until something
        fits part of the game?
    .ruling = Only if the table has agreed on it (R-69).
    .why = None of the sheets prints them.

A-84 = Mixing editions
    .question = May a host mix the cards of several editions?
    .ruling = No sheet prints such a game: every deck is that of its edition, no more and no less (R-02).
        { $edition ->
            [all] If people do it at a table of their own, the { sorting-hat } is an action card played on the
                chosen player: { invisibility } can cancel it before the first card is drawn, and the turn
                goes on as in A-31.
           *[other] The cards of the other editions stay in their boxes.
        }
    .why = Each sheet describes its own deck.

## Options

option-score = Scoring
    .about = How hands are scored, and what wins the match. Eight players at two tables are a tournament
        (R-66).
    .winner = The player who goes out scores what all the others have left; the first to reach the target wins
        (R-55, R-57).
    .tally = Everyone adds what is left in their own hand; when someone reaches the target, the lowest total
        wins (R-58).
    .elim = Everyone adds what is left in their own hand; a player who reaches the target is eliminated, and
        the last two play it out (R-67, R-68).
    .team = Partners sit opposite each other and score together (R-63, R-64).
    .rotate4 = Four players, each with every other as partner in turn; the highest individual total wins
        (R-65).
    .sheet = { $edition ->
            [hp2018] The sheet of this edition prints the first two; the others come from the 2003 sheets.
            [all] The sheets of the { edition-classic } and the { edition-hp2003 } print them all; that of the
                { edition-hp2018 } prints the first two.
           *[other] The sheet of this edition prints them all.
        }

option-target = Target
    .about = The total that decides a match: any whole number from 1 up (A-64). With changing partners it is
        not used.
    .n500 = 500 points, as printed (R-57, R-58, R-67).
    .sheet = All sheets print 500; the elimination game leaves the number to the players (R-67).

option-drawn = The drawn card
    .about = Whether a player who has drawn a card that fits must play it.
    .may = It may be played or kept (R-19, R-20).
    .must_declined = It must be played by a player who could have played another card and declined; otherwise
        it may be kept. Nobody has to bluff (A-12).
    .must_nomatch = It must be played by a player who had nothing else to play; after declining it may be
        kept. Nobody has to bluff (A-12).
    .must = It must always be played. Nobody has to bluff (A-12).
    .sheet = The 2003 Portuguese text makes it a must after declining (D-02), the 2018 Spanish text when nothing
        fit (D-03); all others leave it to the player.

option-legality = Wrong cards
    .about = What happens when someone plays a card that may not be played.
    .strict = The referee refuses it. Nothing has happened, and it costs nothing.
    .table = It can be played. If another player flags it in time, it goes back, its player draws two cards,
        and the turn passes (R-49). Cards played on someone wait until they are accepted, so that there is
        time to flag them (A-48).
    .sheet = { $edition ->
            [hp2018] The 2003 sheets print the penalty; that of this edition is silent (A-83).
            [all] The 2003 sheets print the penalty; that of the { edition-hp2018 } is silent (A-83).
           *[other] The sheet of this edition prints the penalty (R-49). Where a referee watches every card,
               it is not needed.
        }

option-invis_scope = Who may play { invisibility } as an answer
    .about = Who may cancel an action card with { invisibility }.
    .target = Only the player on whom the card was played (R-39).
    .any = Every player but the one who played the card, until it is answered or the next turn begins (D-04,
        A-98).
    .sheet = The 2003 Spanish text lets any player do it (D-04); English, French and Portuguese do not.

option-invis_turn = A turn after { invisibility }
    .about = Whether a player who cancels a { draw-card }, a { skip }, a { wild-four } or, with two players, a
        { reverse } also has a turn.
    .uses = No: { invisibility } was the turn, and play passes on (A-25).
    .free = Yes: an ordinary turn follows, with the color just chosen (A-25, A-40).
    .sheet = The Portuguese text ties the card to the player’s own turn, which supports the first reading
        (D-05); the others do not say.

option-howler_target = Whom a { howler } can hit
    .about = Whether the player who plays a { howler } may choose themselves.
    .other = No: one of the other players is chosen (R-35).
    .any = Yes: the player who played it may call out their own hand, and cannot cancel that with
        { invisibility } (D-17).
    .sheet = English and Spanish let the card be aimed at anyone; Portuguese says another player (D-17).

option-howler_invis_next = Who plays after { invisibility } against a { howler }
    .about = From whom the next player is counted when a { howler } has been canceled.
    .howler = From the player who played the { howler } (A-31).
    .invis = From the player who was chosen and played { invisibility } (A-31, A-98).
    .sheet = The French texts let play go on normally, which supports the first reading; English can be read
        both ways (D-20).

option-two_reverse = A { reverse } with two players
    .about = What a { reverse } does with two players.
    .skip = It acts as a { skip } (R-59, A-63).
    .noop = It only reverses the direction, and the opponent plays next (A-63).
    .sheet = The 2018 sheet has no rules for two players. The 2003 sheets make it a { skip }; in their
        editions this option is ignored (A-101).

option-hat_last = A { sorting-hat } as a last card
    .about = Whether anyone still draws when a player goes out with a { sorting-hat }.
    .off = Nobody draws (R-53, A-38).
    .on = The player who goes out chooses someone, who still draws until a red card comes; those cards are
        counted (A-38, A-99).
    .sheet = The 2018 sheet speaks of only { draw-card } and { wild-four } as last cards that still count
        (R-52).

option-hints = Suggestions
    .about = Whether a player who suggests a play to another player draws two cards.
    .off = Suggestions cost nothing.
    .on = The host or referee can penalize a suggestion with two cards (R-48, A-70).
    .sheet = { $edition ->
            [hp2018] The sheet of this edition is silent, so the usual value is `off` (A-83).
            [all] The 2003 sheets print the penalty, so the usual value there is `on`; that of the
                { edition-hp2018 } is silent, so the usual value is `off` (A-83).
           *[other] The sheet of this edition prints the penalty, so the usual value is `on` (R-48).
        }

option-forced_draw_closes = Forced draws and UNO
    .about = Whether the time for catching a forgotten UNO ends when the next player draws because of a
        { draw-card } or a { wild-four }.
    .no = No: it ends when a turn really begins (R-46, A-39).
    .yes = Yes, the forced draw ends it (A-39, A-97).
    .sheet = By the sheets a turn begins when its player draws a card from the { draw-pile }; read literally,
        that would be the second reading (A-39).

option-reshuffle = The moment of the reshuffle
    .about = When the discards become the new { draw-pile }.
    .eager = As soon as the last card has left the { draw-pile } (R-50, A-54).
    .lazy = Only when a card must be drawn and the { draw-pile } is empty (A-54).
    .sheet = All sheets speak of the time when the pile has run out, which is the first reading.

option-first_return = A first card that goes back
    .about = Where a first card goes if it cannot stay.
    .shuffle = To a random place in the { draw-pile } (R-13, A-07).
    .middle = A { howler } or an { invisibility } card goes to the exact middle of the { draw-pile }, a
        { wild-four } to a random place (A-07).
    .sheet = The 2003 Portuguese text puts { howler } and { invisibility } into the middle (D-21); the others
        return every card to the deck.

option-wd4_guilty_card = A { wild-four } found illegal
    .about = What happens to the card when a challenge succeeds.
    .stays = It stays on the pile, and its color holds (R-33, A-18).
    .returned = It goes back to its player, the card and color before it count again, and then its player
        draws four (A-18, A-90).
    .sheet = No sheet says that the card comes back (D-15).

option-next_dealer = The next dealer
    .about = Who deals the next hand of a match.
    .left = The left-hand neighbor of the last dealer, leaving out players who have been eliminated (A-61).
    .winner = The winner of the last hand; after a void hand the player to the dealer’s left (A-61).
    .same = The same player again; once that player is eliminated, the deal passes to the left (A-61).
    .redetermine = The dealer is found again before each hand, as before the first (A-61, A-86).
    .sheet = No sheet says who deals the later hands.

option-lowest_tie = A shared lowest total
    .about = What happens in a running tally when the match is over and the lowest total is shared.
    .play_on = All play another hand, until one player alone is lowest (A-62).
    .share = The players who have it share the win (A-62).
    .sheet = No sheet speaks of ties.

option-blocked = When nobody can play
    .about = What happens when nothing can be drawn and everyone has passed in a row.
    .void = The hand is void and nobody scores (A-57).
    .lowest_hand = The player with the fewest points in hand wins the hand; a tie makes it void (A-57).
    .sheet = No sheet speaks of it.

option-rotate4_per_pair = Hands with each partner
    .about = How many hands each pair plays together in the four-player match with changing partners.
    .n4 = Four: twelve hands in all (R-65).
    .n1 = One: three hands in all (D-07).
    .sheet = The 2003 Spanish and Portuguese texts come to twelve hands; the English and French ones are
        garbled (D-07).

option-false_catch = False accusations
    .about = What it costs to accuse someone wrongly of a forgotten UNO or of a wrong card.
    .none = Nothing (A-42).
    .draw2 = Two cards, unless a catch came just too late (A-42, A-92).
    .sheet = No sheet prints a penalty for it.
