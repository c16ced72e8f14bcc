### House rules: what people play besides the printed rules. For each switch a name, what it is about, a line for
### each value and where it comes from; for each preset a name and what it does; one message for each rule (H)
### and each refusal of a mix (C).
###
### The parts stand in this order: switches: about, one for each value (n0 is 0, any-number every other number), origin;
### rules: when, effect, except, two, first, last, example; refusals: conflict, change. The rest is as in
### rulebook.ftl.

## The sections of the chapter

section-house-totals = House rules: stacking and passing the draw on
section-house-bluff = House rules: the { wild-four }
section-house-hands = House rules: 7 and 0
section-house-jump = House rules: jumping in
section-house-several = House rules: several cards at once
section-house-drawing = House rules: drawing
section-house-last = House rules: the last card
section-house-mercy = House rules: mercy
section-house-calls = House rules: calling UNO
section-house-setup = House rules: the deal
section-house-printed = House rules and the printed game
section-house-conflicts = House rules that do not go together

## The switches

option-stack = Stacking
    .about = Which Draw cards you may play on a Draw card, so that the next player draws for all of them.
    .off = No stacking. The player who is hit draws.
    .two = A { draw-card } on a { draw-card }.
    .same = Same kind only: a { draw-card } on a { draw-card }, a { wild-four } on a { wild-four }.
    .up = Same or higher: also a { wild-four } on a { draw-card }.
    .fit = Any Draw card that fits: on a { wild-four } only a { draw-card } of the color chosen for it.
    .any = Any Draw card on any Draw card.
    .origin = The rule people argue about most. Mattel’s House Rules deck stacks the same kind of card (`same`),
        its mobile game stacks across kinds (`any`), and a widely read collection stacks upward (`up`). The
        printed sheets have no stacking at all (R-69).
option-stack_max = Stack limit
    .about = How many Draw cards can be stacked: from 2 to 12.
    .n0 = No limit.
    .any-number = At most this many; then the next player draws.
    .origin = Players of a computer version asked for it. No boxed game has a limit.
option-deflect = Passing the draw on
    .about = Whether you can pass a { draw-card } on with a { skip } or a { reverse } instead of drawing.
    .off = No.
    .skip = A { skip } that fits passes it to the next player.
    .reverse = A { reverse } that fits sends it back.
    .both = Either card works.
    .origin = Mattel once announced the { skip } half as a rule of the day; despite the headlines, no boxed game has
        it. Elsewhere, a { reverse } passes the draw on as well.
option-bluff = Bluffing
    .about = When a { wild-four } may be played, and when it can be challenged.
    .challenge = A { wild-four } can be a bluff, and the player who is hit may challenge it.
    .first = A { wild-four } can be a bluff and be challenged, unless it was added to a stack.
    .free = A { wild-four } may always be played and can never be challenged.
    .none = You cannot play a { wild-four } while you hold the color in play, so there is nothing to challenge.
    .origin = Where people stack, they disagree on which { wild-four } can still be challenged: all of them, only
        the first, or none. No Mercy has no challenges (`free`).
option-seven = Sevens swap
    .about = Whether a 7 makes two players swap hands.
    .off = A 7 is a plain card.
    .must = When you play a 7, you must swap hands with someone.
    .may = When you play a 7, you may swap hands with someone or leave it a plain card.
    .origin = Half of Seven-O, from Mattel’s House Rules deck. Most sources say that you must swap, some that you
        may.
option-zero = Zeros pass hands on
    .about = Whether a 0 makes everyone pass their hand on.
    .off = A 0 is a plain card.
    .rotate = Everyone passes their hand to the next player in the direction of play.
    .origin = The other half of Seven-O. All sources agree on it.
option-jump = Jumping in
    .about = Whether you can play out of turn when you hold a card identical to the top card.
    .off = No.
    .on = Yes, and play goes on from there.
    .not_last = Yes, but not with your last card.
    .origin = The number one rule in Mattel’s House Rules deck. Sources differ on whether you can go out that way.
option-multi = Several cards at once
    .about = Whether you can play several number cards together.
    .off = No: one card a turn.
    .identical = Two cards with the same color and number.
    .face = Any number of cards with the same number.
    .origin = Played in many homes, in many forms. These two leave nothing to argue about.
option-draw = Drawing
    .about = How many cards you draw on your turn.
    .one = One card.
    .until = As many cards as it takes to get one that you can play.
    .origin = Often played instead of the printed rule (R-18), and the rule in No Mercy.
option-decline = Holding back
    .about = Whether you may draw even though you have a card that you could play.
    .may = Yes.
    .never = No: if you can play, you must.
    .origin = Some games call this force play. In others, force play means that a drawn card must be played, which
        is `drawn=must` here.
option-finish = The last card
    .about = Which cards you can go out with.
    .any = Any card.
    .no_wild = Any card but a wild.
    .number = Number cards only.
    .origin = Common, and printed nowhere. Two rules go by the same names: one bars only wilds, the other all
        action cards.
option-mercy = Mercy
    .about = How many cards knock you out of the hand: from 4 to 60, and more than you are dealt.
    .n0 = No limit: however many cards you have, you stay in.
    .any-number = With this many cards or more, you are out of the hand.
    .origin = From UNO Show ’em No Mercy, where 25 cards are too many.
option-call = Calling UNO
    .about = What happens if you forget to call UNO.
    .printed = You can be caught until the next turn begins, unless you call before someone catches you.
    .strict = Call before you play your second-to-last card or along with it. If you do not, you draw at once.
    .off = Nobody has to call.
    .origin = Strict calling comes from video games, where the machine never misses anything.
option-call_price = Penalty for a forgotten UNO
    .about = How many cards you draw for a forgotten UNO: from 1 to 10.
    .n2 = Two cards.
    .any-number = This many cards.
    .origin = A matter of taste. All sheets say two (R-47).
option-deal = Cards dealt
    .about = How many cards each player is dealt: from 3 to 15.
    .n7 = Seven cards.
    .any-number = This many cards.
    .origin = Fewer cards make a shorter hand, more cards a longer one. All sheets say seven (R-05).
option-opening = The first card
    .about = Which cards can be turned up as the first card.
    .printed = As printed on the sheet.
    .number = Only number cards; anything else goes back.
    .origin = From No Mercy, where an action card is left there and covered by the next card instead of going
        back.

## The presets: names for several switches

preset-progressive = Progressive
    .about = Stack the same kind of card: { draw-card } on { draw-card }, { wild-four } on { wild-four }.
    .beware = Elsewhere this name means stacking across kinds.
preset-go-wild = Go Wild
    .about = Stack any Draw card on any other.
    .beware = The other cards of that game are not included.
preset-seven-o = Seven-O
    .about = A 7 swaps two hands, and a 0 passes all hands on.
    .beware = Elsewhere, you do not have to swap: for that, choose `seven=may`.
preset-jump-in = Jump-In
    .about = Play an identical card out of turn.
    .beware = Sources differ on whether you can go out that way. To rule that out, choose `jump=not_last`.
preset-skip-bounce = Skip Bounce
    .about = A { skip } passes a { draw-card } on to the next player.
    .beware = No boxed game has ever had this rule, whatever the news said.
preset-force-drawn = Play what you draw
    .about = If you draw a card that you can play, you must play it.
    .beware = Often called force play, but so is “Play if you can.”
preset-force-lay = Play if you can
    .about = If you have a card that you can play, you cannot draw instead.
    .beware = Often called force play, but so is “Play what you draw.”
preset-no-mercy = No Mercy
    .about = Stack the same or higher, swap and pass hands on, draw until you can play, and 25 cards knock you out.
    .beware = That game’s rules with this deck; its own 168 cards are not included. Several guides wrongly say
        that only identical cards can be stacked in it.

## 3.1 Totals

H-01 = The total
    .when = Someone plays a Draw card, that is, a { draw-card } or a { wild-four }, or a { draw-card } is turned
        up first.
    .effect = The cards to be drawn for it form a total, and that total is waiting for the victim. Accepting means
        drawing the whole total and being skipped (R-24, R-29). Each Draw card that is added makes the total
        larger.
H-02 = When the victim is asked
    .when = A total is waiting for someone.
    .effect = The victim is asked whenever the rules of the table allow an answer to
        the total: adding a card (H-03, H-05), passing it on (H-08) or a challenge (H-12, H-13). With `legality=table` the
        victim is asked as well, so that there is time to flag the card that was played. { $edition ->
            [hp2003] Here the victim is always asked, because { invisibility } could cancel the total.
            [all] In the { edition-hp2003 } the victim is always asked, because { invisibility } could cancel
                the total.
           *[other] { "" }
        } What the victim really holds makes no difference (A-80).
    .except = Otherwise the total is drawn at once.
H-03 = Adding to a total
    .when = A total is waiting for you, and `stack` is not `off`.
    .effect = Instead of accepting, you may play one Draw card. With `two` that is a { draw-card } on a
        { draw-card }; with `same` also a { wild-four } on a { wild-four }; with `up` also a { wild-four } on a
        { draw-card }; with `any` every Draw card on every other. With `fit` it has to fit the top card as usual
        (R-16, R-17). The total grows by the cards to be drawn for it and is now waiting for the next player.
    .except = All values but `fit` look only at the last Draw card in the total, not at its color and not at a
        { skip } or { reverse } on top of it. No other card can be added, and nobody has to add one.
    .example = With `same`, Ana plays a { draw-card } on Ben, and Ben plays another one on Chloé. Chloé has none
        and draws for both.
H-04 = Adding is a turn
    .effect = When you play a card on a total, your turn begins (R-46): from then on nobody can be caught or
        flagged for the card before.
    .except = Once you have accepted, it is too late. A card that you have just drawn for a total cannot be
        added to it.
H-05 = The limit
    .when = `stack_max` is a number other than 0.
    .effect = A total of that many Draw cards cannot grow any further, either by an answer or by jumping in.
    .except = Cards that only pass a total on do not count and can still be played (H-08).
H-06 = Going out by adding
    .when = The card you add is your last.
    .effect = You win the hand, and the next player draws the whole total (R-52).
    .except = Nobody can add, pass it on, challenge or jump in anymore.
H-07 = A total larger than the piles
    .effect = Cards that cannot be drawn are waived, even if that is all of them (A-55). The player is skipped all
        the same.
    .except = The earlier cards of a total are ordinary discards and may be reshuffled.
H-08 = Passing a total on
    .when = A total is waiting for you, the last Draw card in it is a { draw-card }, and `deflect` allows it.
    .effect = You may play a { skip } or a { reverse }, whichever the table has agreed on, if it fits the top card
        (R-16). A { skip } passes the same total to the next player. A { reverse } first reverses the direction,
        so that the total usually goes back to the player it came from.
    .except = The card does nothing else: nobody is skipped by it. A { wild-four } cannot be passed on. Your turn
        begins, as in H-04.
    .two = Either card sends the total to the other player, who is then asked.
H-09 = Going out by passing on
    .last = You win, and the player to whom the total passes draws it.
H-10 = After passing on
    .effect = A total that was passed on can be answered like any other. `deflect` works without `stack`, and
        `stack` without `deflect`.
H-11 = A turned-up { draw-card } and stacking
    .first = It counts as if the dealer had played it. You can add to it or pass it on, where the table
        allows that; this replaces A-09. Nobody can jump in on it (H-25).

## 3.2 Bluff

H-12 = Challenging a { wild-four } in a total
    .when = The table plays with `bluff=challenge`, and a { wild-four } is the top card of a total.
    .effect = The victim may challenge it, but no card before it. What counts is the color in play just before it was
        played. If it was played as an answer, that is the color of the card it answers. If that card is a
        { wild-four } too, it is the color chosen for it (A-14, A-16). If it was a bluff, its player draws the whole
        total, and the challenger plays. If not, the challenger draws the total and two more cards and is skipped.
    .example = Ben adds a { wild-four } to Ana’s: eight cards. Chloé challenges Ben. If he had the color that Ana
        chose, he draws eight; if not, Chloé draws ten.
H-13 = Only the first can be challenged
    .when = The table plays with `bluff=first`.
    .effect = Everything is as in H-12, but a { wild-four } that was added to a total cannot be challenged.
H-14 = No bluffing, no challenge
    .when = The table plays with `bluff=free`.
    .effect = A { wild-four } is always legal, whatever else is in your hand, and cannot be challenged. Where you
        must play a card, it counts like any other: what A-12 says about bluffing no longer applies.
H-15 = A { wild-four } only without the color
    .when = The table plays with `bluff=none`.
    .effect = While you have a card of the color in play, a { wild-four } is a wrong card and is refused. There
        is no challenge.
    .except = With `legality=table` it can be played on your own turn, and flagged, unlike in R-30. As an answer
        to a total it is refused all the same.

## 3.3 Seven and zero

H-16 = A 7 swaps two hands
    .when = You play a 7 that is not your last card, and `seven` is not `off`.
    .effect = You choose another player who is still in the hand, and the two of you swap hands.
    .except = If you choose nobody, a 7 is refused with `must` and is a plain 7 with `may`. With `off`, it is
        refused if you choose someone (A-100).
H-17 = A 0 passes all hands on
    .when = Someone plays a 0 that is not their last card, and `zero=rotate`.
    .effect = All players pass their whole hand to the next player in the direction of play.
    .two = The two players swap.
H-18 = When a 7 and a 0 do nothing
    .first = A 7 or a 0 that is turned up first has no effect.
    .last = As a last card it has no effect either: the hand is over. A player chosen for it is ignored.
H-19 = The order of events
    .effect = The card lands, the hands move, then UNO has to be called (H-21), and then it is the turn of the
        player after the one who played the card. Being swapped with does not cost you a turn or give you one.
H-20 = No answer to a swap
    .effect = A 7 and a 0 are number cards. { $edition ->
            [hp2003] { invisibility } does not answer them, and nobody is asked.
            [all] In the { edition-hp2003 }, { invisibility } does not answer them, and nobody is asked.
           *[other] Nobody can answer them.
        }
    .except = With `legality=table` a swap waits until the other player accepts, and a 0 until the next player
        does. Until then no hand has moved, and the card can be flagged.
H-21 = UNO after hands have moved
    .effect = Once the hands have moved, every player with exactly one card has to call UNO: the one who played the
        card, the one who was swapped with and everyone who was passed a hand, even if its former owner had already
        called. The one who played the card may call with it; the others call afterward.
    .except = If you play your second-to-last card and give the last one away, you do not have to call. A forgotten
        UNO never travels with the hand.
    .example = Ana plays a 7 with two cards left and swaps with Ben, who had six. Ben now has one card and must
        call UNO; Ana does not have to.
H-22 = What is known about a moved hand
    .effect = Everyone sees who swapped, and how many cards; no card is shown. If you had seen cards of a hand, you
        know that its new owner has them now. If you gave a hand away, you know all of it, each card until it is
        played.
H-23 = Swapping with a partner
    .effect = Any player may be chosen for a 7, even a partner. A 0 pays no attention to teams.

## 3.4 Jump

H-24 = Who may jump in, and with what
    .when = It is not your turn, and `jump` is not `off`. You may even have played the top card yourself.
    .effect = You may play a colored card that is identical to the top card, in color and in number or symbol.
    .except = Wilds cannot jump in.
H-25 = When you may jump in
    .effect = From the moment the effect of a card is over until the next turn begins (R-46).
    .except = You cannot jump in on a card that was turned up first or has come back to the top. Nor can you jump in
        while a color has yet to be chosen, or once the next player has drawn. If several cards were played together,
        the last one counts. On a 7 or a 0, you may jump in with a card from the hand that it has just brought you.
H-26 = Not on your own turn
    .effect = If it is your turn, you simply play; jumping in is refused.
H-27 = A jump is a turn
    .effect = Your turn begins, and nobody can be caught or flagged for the card before. Your card does
        everything it does on a normal turn, and play goes on from you. Players whose turn would have come first
        lose nothing else.
    .except = A jump with a 7 chooses its player right away. Only an UNO call made with the card counts for a
        jump. If the player whose turn it was had called UNO, that call no longer counts (A-94).
H-28 = No jumping in while someone is asked
    .effect = As long as someone is being asked, nobody can jump in.
    .except = One card can: a { draw-card } on the identical { draw-card } that lies on top of a total, if the
        table stacks and the limit leaves room (H-05). The total grows and is now waiting for the player after
        the one who jumped in; its former victim is safe.
H-29 = Jumping in with the last card
    .last = With `on` you win as usual, and after a { draw-card } the next player still draws the whole total
        (H-06). With `not_last` it is refused.
H-30 = Jumping in with the wrong card
    .effect = Jumping in with any other card is refused, without a penalty (A-73).
    .except = Two jumps never compete, because no color has more than two of the same card. Each 0 exists only
        once, so nobody can jump in on it. Between a jump and the next turn, whichever was said first counts
        (A-68).

## 3.5 Several cards

H-31 = Playing several cards
    .when = It is your turn, and `multi` is not `off`.
    .effect = With `identical` you may play two cards of the same color and number together, with `face` any
        number of cards with the same number. The first must fit; the last one is the new top card and sets the
        color. It is one play: nobody can come in between.
    .except = You do not have to play all of them.
H-32 = Cards that are played alone
    .effect = A card just drawn (R-21), an answer, a card that jumps in, every action card, a 7 where sevens swap
        and a 0 where zeros pass hands on are all played alone.
H-33 = Several cards and the end
    .effect = You call UNO once, if exactly one card is left. Calling beforehand counts only with two cards in hand
        (A-94); otherwise call as you play.
    .except = With `legality=table` only the first card can be wrong. If it is flagged, all of them come back
        for one penalty.
    .last = You may go out with several cards at once.

## 3.6 Drawing and declining

H-34 = Drawing until you can play
    .when = You draw for your turn, and `draw=until`.
    .effect = You draw one card after another until you get one that you can play, or until there is nothing
        left to draw. If you get one, you may play or keep it, as `drawn` says; if not, your turn passes.
    .except = Penalties and totals stay as they are. { $edition ->
            [hp2018] So does the draw for a { sorting-hat }.
            [all] So does the draw for a { sorting-hat }.
           *[other] { "" }
        } The mercy rule can cut your draw short (H-42).
H-35 = What the others know
    .effect = Everyone sees how many cards were drawn, and so knows that the last one can be played. Everyone also
        sees the player decide about it, unlike in A-11.
H-36 = Running out while drawing
    .effect = The discards are reshuffled along the way, as often as needed (R-50).
    .except = If not even one card can be drawn, A-56 and A-57 apply.
H-37 = If you can play, you must
    .when = The table plays with `decline=never`.
    .effect = If you have a card that you may play, you cannot draw instead, not even if it is a 7 or a 0 that
        costs you your hand.
    .except = You only have to play one card, even where you could play several together. You never have to
        bluff: if it would be a bluff, you have a card of the color in play (A-12). And you never have to
        answer: a total can always be accepted.
H-38 = A card that you may play
    .effect = It fits (R-16, R-17). It is not a { wild-four } that is barred (H-15), and not a last card that is
        barred (H-39). Three settings ask for such a card: `decline` before you draw, `draw` while you draw, `drawn`
        afterward.
    .except = With `decline=never` nobody ever declines, so `drawn=must_declined` never applies. That is no
        conflict.

## 3.7 Last card

H-39 = Cards you cannot go out with
    .when = `finish` is not `any`, and you have one card left.
    .effect = With `no_wild` you cannot play that card if it is a wild, with `number` if it is not a number
        card. It does not fit, on your turn or at any other time. There is no penalty; you draw instead.
H-40 = Playing a barred last card
    .when = The table plays with `legality=table`.
    .effect = It can be played on your own turn, but as a wrong last card it can be flagged. If nobody objects, it
        wins, with the effect that the sheets give a last card (R-52).
H-41 = Nothing to draw and a barred last card
    .effect = If nothing can be drawn, you still cannot play a barred last card and do not have to: your turn
        passes (A-56), and the hand may end with nobody able to play (A-57).
    .except = Cards played together are number cards, so you can always go out with them.

## 3.8 Mercy

H-42 = Out of the hand
    .when = You have as many cards as `mercy` says, or more, and the hand is not over.
    .effect = You are out of the hand on the spot. Cards are drawn one at a time; you do not draw the rest.
H-43 = The cards of a player who is out
    .effect = Everyone sees them, and they go under { discard-pile.the }. That alone does not start a reshuffle. If
        players have been passing because there is nothing to draw, the count of passes starts over.
H-44 = The empty seat
    .effect = The seat is left out (A-69): its player gets no turn, and cannot be chosen, accused or given
        anything. Once only two players are left, they play by the rules for two (R-59 to R-62).
    .except = This is for one hand only. In the next one everyone plays again.
H-45 = If it was that player’s turn
    .effect = The next player has the turn. A total or a { skip } that was waiting for an answer is dropped. If a color
        had yet to be chosen, the next player chooses it and plays. A 7 that was waiting swaps nothing, and the player
        after the one who played it has the turn. A 0 that was waiting is accepted by the player who is next now.
        { $edition ->
            [hp2003] The color after a { howler } is chosen by the player who played it.
            [hp2018] The color after a { sorting-hat } is chosen by the player who played it.
            [all] The color after a { howler } or a { sorting-hat } is chosen by the player who played it.
           *[other] { "" }
        }
    .except = A card that the player has already played keeps its effect. If it is a { wild-four }, a challenge looks
        at the hand as it was. If it was a bluff, nobody draws, the card stays, and the challenger plays.
H-46 = Winning and points with the mercy rule
    .effect = The last player left wins the hand. The cards of players who are out count as they were at that
        moment, whatever the scoring.
    .except = A winner adds nothing. Cards drawn after someone has gone out (R-52) knock nobody out.
H-47 = Swaps knock nobody out
    .effect = A swap or a 0 never knocks anyone out: every hand in play is below the limit.
H-48 = A blocked hand with fewer players
    .effect = Whether everyone has passed (A-57), and who has the lowest hand with `blocked=lowest_hand`, is
        decided among the players who are still in.

## 3.9 Calls

H-49 = Strict calling
    .when = The table plays with `call=strict`, and you play your second-to-last card.
    .effect = You must call UNO before you play the card or along with it. If you do not, you draw the penalty
        at once: when the card has landed or, after a 7 or a 0, when the hands have moved, and before any other
        effect. Nobody needs to catch you, and nobody can.
    .except = This is only for the one who played the card. If another player’s 7 or 0 leaves you with one card, it
        costs you nothing. Drawing the penalty does not turn a { wild-four } into a bluff, or a bluff into a
        legal card (A-16).
H-50 = No calling
    .when = The table plays with `call=off`.
    .effect = Nobody has to call UNO, and calling it does nothing.
    .except = With `strict` and `off`, trying to catch someone is refused, without a penalty.
H-51 = Another penalty for a forgotten UNO
    .effect = For a forgotten UNO you draw `call_price` cards instead of the two in R-47. Other penalties stay
        at two.

## 3.10 Setup

H-52 = More or fewer cards dealt
    .effect = Each player is dealt as many cards as `deal` says. Everything else is as in R-05.
H-53 = Only number cards go first
    .when = The table plays with `opening=number`.
    .first = Any other card that is turned up goes back as in R-13, and another one is turned up, until it is a number
        card. { $edition ->
            [hp2003] `first_return` says where { howler } and { invisibility } go.
            [all] `first_return` says where { howler } and { invisibility } go.
           *[other] { "" }
        }

## 3.11 Printed cards and options

H-54 = Cards that do not answer a total
    .effect = { $edition ->
            [hp2003] A { howler } cannot answer a total.
            [hp2018] A { sorting-hat } cannot answer a total. The draw for it is not a total, and nothing can be added
                to it.
           *[all] Neither a { howler } nor a { sorting-hat } can answer a total. The draw for a { sorting-hat } is not
                a total, and nothing can be added to it.
        }
H-55 = { invisibility } against a total
    .effect = It cancels the whole total, passed on or not; nobody draws. Whose turn comes next is decided as for a
        single card (A-25, D-04).
    .except = If a { reverse } that passed the total on reversed the direction, it stays reversed. { invisibility }
        does not answer a 7 or a 0 (H-20).
H-56 = Calling UNO while you are asked
    .effect = With two cards in hand you may call UNO in advance whenever you are asked and the rules allow an answer
        with a card (H-02), whatever you really hold.
H-57 = Wrong cards and totals
    .when = The table plays with `legality=table`.
    .effect = You can play a wrong card only on your own turn. An answer or a jump is either right or refused.
        So only the first card of a total can be wrong: if it is flagged before anyone answers or jumps in, it
        goes back, and there is no total.
H-58 = Forced draws and UNO with a total
    .when = The table plays with `forced_draw_closes=yes`.
    .effect = Drawing a total ends the time for catching a forgotten UNO, whether the total was accepted or
        drawn after a failed challenge.
H-59 = A returned { wild-four } in a total
    .when = The table plays with `wd4_guilty_card=returned`, and a challenge reveals a bluff.
    .effect = The card goes back to its player, who draws the whole total. The card and color before it count
        again, and there is no total anymore.
H-60 = What everyone can see
    .effect = Everyone can see the total, the number of cards in it and who is still in the hand.
    .except = If a player does not answer, the total is accepted for them.

## 4.1 What does not go together

C-01 = A limit without stacking
    .conflict = `stack_max` caps a total, but with `stack=off` no total grows.
    .change = Choose a kind of stacking, or no limit.
C-02 = Challenging only the first, when none can be added
    .conflict = `bluff=first` is about adding a { wild-four }, but with `stack=off` or `stack=two` nobody can
        ever add one.
    .change = Choose `bluff=challenge`, or a kind of stacking that includes the { wild-four }.
C-03 = A penalty for UNO when nobody has to call
    .conflict = `call_price` says how many cards a forgotten UNO costs, but with `call=off` nobody has to call.
    .change = Keep the penalty at 2, or have players call UNO.
C-04 = Out right after the deal
    .conflict = `mercy` is not higher than `deal`, so everyone would be out before the first turn.
    .change = Choose a higher number for the mercy rule, or deal fewer cards.
C-05 = The mercy rule and partners
    .conflict = With `mercy` a partner can be left alone, and for `score=team`, `rotate4` and `rotate8` no rule
        says how such a hand ends or is scored.
    .change = Play without the mercy rule, or everyone for themselves.
C-06 = Too few cards for the deal
    .conflict = With this many players, `deal` leaves so few cards that there may be no first card among them.
        `opening=number` needs more cards left.
    .change = Deal fewer cards, play with fewer people, or choose `opening=printed`.
C-07 = A returned card that nobody can challenge
    .conflict = `wd4_guilty_card=returned` gives a bluff back, but with `bluff=free` or `bluff=none` no bluff is
        ever found out.
    .change = Choose `bluff=challenge`, or let the card stay.
C-08 = No time for catching to end
    .conflict = `forced_draw_closes=yes` ends the time for catching, but with `call=strict` or `call=off` nobody
        can be caught.
    .change = Choose `call=printed`, or `forced_draw_closes=no`.
C-09 = A penalty for false accusations when nobody can accuse
    .conflict = `false_catch=draw2` penalizes a false accusation, but with `call=strict` or `call=off` and
        `legality=strict` nobody can accuse anyone.
    .change = Choose `false_catch=none`, `call=printed` or `legality=table`.
C-10 = A number out of range
    .conflict = A number is too low or too high for its rule. A limit of one Draw card would be no stacking at all:
        that is `stack=off`.
    .change = `stack_max` takes 0 or 2 to 12, `mercy` 0 or 4 to 60, `call_price` 1 to 10, `deal` 3 to 15.
C-11 = Two presets that disagree
    .conflict = Two presets set the same rule differently.
    .change = Leave one of them out, or set that rule yourself: your own choice always beats a preset.
