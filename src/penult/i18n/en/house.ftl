### House rules: what people play beside the printed rules. For each switch a name, what it is about, a line for
### each value and where it comes from; for each preset a name and what it does; one message for each rule (H)
### and each refusal of a mix (C).
###
### The parts stand in this order: switches: about, one for each value (n0 is 0, any-number every other number), origin;
### rules: when, effect, except, two, first, last, example; refusals: conflict, change. The rest is as in
### rulebook.ftl.

## The sections of the chapter

section-house-totals = House rules: stacking and passing on
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
    .about = Which Draw card may be played against a Draw card, so that the next player draws for both.
    .off = None. The player who is hit draws.
    .two = A { draw-card } on a { draw-card }.
    .same = A { draw-card } on a { draw-card }, a { wild-four } on a { wild-four }.
    .up = As much or more: also a { wild-four } on a { draw-card }.
    .fit = Any Draw card that fits: on a { wild-four } only a { draw-card } of the color chosen for it.
    .any = Any Draw card on any Draw card.
    .origin = The rule that people fight about most. The house rules deck by Mattel stacks the same kind of card
        (`same`), its mobile game stacks across kinds (`any`), and a much-read collection stacks upward (`up`). The
        printed sheets have none of it (R-69).
option-stack_max = Limit of a stack
    .about = How many Draw cards can make up one total: from 2 to 12.
    .n0 = As many as there are.
    .any-number = At most this many; after that the victim draws.
    .origin = Asked for by players of a computer version. No box has a limit.
option-deflect = Passing on
    .about = Whether a { skip } or a { reverse } passes a { draw-card } on instead of drawing for it.
    .off = No.
    .skip = A { skip } that fits passes it to the next player.
    .reverse = A { reverse } that fits sends it back.
    .both = Either card does.
    .origin = Mattel once called the { skip } half of it a rule of the day; it is in no box, whatever the papers
        said. Elsewhere a { reverse } passes it on as well.
option-bluff = Bluffing
    .about = When a { wild-four } is allowed, and who may challenge it.
    .challenge = It can be a bluff, and the victim may challenge it.
    .first = The same, but one that was added to a total cannot be challenged.
    .free = It is always allowed, and nobody can challenge it.
    .none = It is refused to a player who holds the color in play, so there is nothing to challenge.
    .origin = Where people stack, they disagree on which { wild-four } may still be challenged: each, the first or
        none. No Mercy does without challenges (`free`).
option-seven = Sevens swap
    .about = Whether a 7 makes two players swap their hands.
    .off = A 7 is a plain card.
    .must = Playing a 7 means swapping hands with someone.
    .may = A 7 can swap hands with someone, or be a plain card.
    .origin = One half of Seven-O, from the house rules deck by Mattel. Most sources say that one must swap, some that
        one may.
option-zero = Zeros pass hands on
    .about = Whether a 0 makes everyone pass their hand on.
    .off = A 0 is a plain card.
    .rotate = Every hand goes to the next player in the direction of play.
    .origin = The other half of Seven-O. Sources do not differ on it.
option-jump = Jumping in
    .about = Whether someone may play a card out of turn that is identical to the top card.
    .off = No.
    .on = Yes, and play goes on from there.
    .not_last = Yes, but not with the last card.
    .origin = The first of the rules in the house rules deck by Mattel. Sources differ on whether one may win that
        way.
option-multi = Several cards at once
    .about = Whether several number cards can be played together.
    .off = No: one card a turn.
    .identical = Two of the same color and number.
    .face = Any number of cards with the same number.
    .origin = Played in many homes, in many forms; the two here can be told apart without an argument.
option-draw = Drawing
    .about = How many cards you draw on your turn.
    .one = One.
    .until = As many as it takes until one can be played.
    .origin = Often played instead of the printed rule (R-18), and the rule of No Mercy.
option-decline = Holding back
    .about = Whether you may draw although you have a card that can be played.
    .may = Yes.
    .never = No: who can play must play.
    .origin = Called force play in some games. In others that name means that a drawn card must be played, which is
        `drawn=must` here.
option-finish = The last card
    .about = What may be the last card of a hand.
    .any = Any card.
    .no_wild = Any card but a wild.
    .number = Number cards only.
    .origin = Common, and printed nowhere. A rule against wilds alone and one against all action cards go by the
        same names.
option-mercy = Mercy
    .about = How many cards put a player out of the hand: a number from 4 to 60, and higher than the deal.
    .n0 = No number does.
    .any-number = This many or more, and you are out of the hand.
    .origin = From UNO Show ’em No Mercy, where 25 cards are too many.
option-call = Calling UNO
    .about = How calling UNO is policed.
    .printed = You can be caught until the next turn begins, and can still save yourself.
    .strict = Call before the card or with it. If you do not, you draw at once.
    .off = Nobody has to call.
    .origin = Strict calling comes from games on screens, where a machine is watching.
option-call_price = Price of a forgotten UNO
    .about = How many cards a forgotten UNO costs: from 1 to 10.
    .n2 = Two cards.
    .any-number = This many cards.
    .origin = A matter of taste. The sheets agree on two (R-47).
option-deal = Cards dealt
    .about = How many cards each player is dealt: from 3 to 15.
    .n7 = Seven cards.
    .any-number = This many cards.
    .origin = Fewer cards make a shorter hand, more a longer one. The sheets agree on seven (R-05).
option-opening = The first card
    .about = What may be turned up as the first card.
    .printed = What the sheet says.
    .number = Only a number card; anything else goes back.
    .origin = From No Mercy, where an action card stays under the next card instead of going back.

## The presets: names for several switches

preset-progressive = Progressive
    .about = Stack the same kind of card: { draw-card } on { draw-card }, { wild-four } on { wild-four }.
    .beware = Elsewhere this name means stacking across kinds.
preset-go-wild = Go Wild
    .about = Stack any Draw card on any other.
    .beware = The other cards of that game are not here.
preset-seven-o = Seven-O
    .about = A 7 swaps two hands, a 0 passes all hands on.
    .beware = Others let the player of the 7 choose: add `seven=may`.
preset-jump-in = Jump-In
    .about = Play an identical card out of turn.
    .beware = Sources differ on whether one may win that way: add `jump=not_last`.
preset-skip-bounce = Skip Bounce
    .about = A { skip } passes a { draw-card } on to the next player.
    .beware = Never a rule of any box, though newspapers said so.
preset-force-drawn = Play what you draw
    .about = A drawn card that can be played must be played.
    .beware = Known as force play, a name that has two meanings.
preset-force-lay = Play if you can
    .about = Nobody draws who could play.
    .beware = Known as force play, a name that has two meanings.
preset-no-mercy = No Mercy
    .about = Stack upward, swap and pass hands on, draw until it fits, and 25 cards put you out.
    .beware = The rules of that game on a deck of ours; its own 168 cards are not here. Several guides wrongly say
        that only identical cards can be stacked in it.

## 3.1 Totals

H-01 = The total
    .when = Someone lays a Draw card, that is a { draw-card } or a { wild-four }, or a { draw-card } is turned up
        first.
    .effect = A total stands against the victim: as many cards as the card costs. The last Draw card that has
        joined the total is its standing card. To accept means to draw the whole total and lose the turn (R-24,
        R-29).
H-02 = When the victim is asked
    .when = A total stands.
    .effect = It waits for the victim if the agreed rules let some hand answer it, by adding a card (H-03, H-05),
        passing it on (H-08) or a challenge (H-12, H-13). Under `legality=table` it waits as well, so that a card
        that was laid can still be flagged. { $edition ->
            [hp2003] So it does here in any case, because { invisibility } could cancel it.
            [all] In the { edition-hp2003 } it always does, because { invisibility } could cancel it.
           *[other] { "" }
        } What the victim really holds makes no difference (A-80).
    .except = Otherwise it is drawn at once.
H-03 = Adding to a total
    .when = A total stands against you, and `stack` is not `off`.
    .effect = Instead of accepting you may lay one Draw card. With `two` that is a { draw-card } on a
        { draw-card }; with `same` also a { wild-four } on a { wild-four }; with `up` also a { wild-four } on a
        { draw-card }; with `any` every Draw card on every other. With `fit` it has to fit the top card as usual
        (R-16, R-17). The total grows by what the card costs and stands against the next player.
    .except = All but `fit` look at the standing card alone, not at its color, nor at a { skip } or { reverse } on
        top of it. No other card answers a total, and nobody is obliged to add.
    .example = With `same`, Ana lays a { draw-card } on Ben, Ben another one on Chloé. Chloé has none and draws for
        both.
H-04 = Adding is a turn
    .effect = Laying a card on a total begins your turn (R-46): from then on nobody can be caught or flagged for the
        card before.
    .except = After accepting it is too late. A card that you have just drawn for a total is never added to it.
H-05 = The limit
    .when = `stack_max` gives a number.
    .effect = A total of that many Draw cards cannot grow any more, neither by an answer nor by jumping in.
    .except = Cards that only pass a total on do not count, and can still be laid (H-08).
H-06 = Going out by adding
    .when = The card you add is your last.
    .effect = You win the hand, and the next player draws the whole total (R-52).
    .except = Nobody adds, passes on, challenges or jumps in any more.
H-07 = A total larger than the piles
    .effect = What cannot be drawn is waived, even if that is all of it (A-55). The turn is lost all the same.
    .except = The earlier cards of a total are ordinary discards and may be reshuffled.
H-08 = Passing a total on
    .when = A total stands against you, its standing card is a { draw-card }, and `deflect` allows it.
    .effect = You may lay a { skip } or a { reverse }, as agreed, that fits the top card (R-16). A { skip } hands
        the same total to the next player. A { reverse } turns the direction around first, so that as a rule the
        total goes back to the player it came from.
    .except = The card does nothing else: nobody is skipped by it. A { wild-four } is never passed on. It is your
        turn, as in H-04.
    .two = Both cards send the total to the other player, who is asked in turn.
H-09 = Going out by passing on
    .last = You win, and the player to whom the total passes draws it.
H-10 = After passing on
    .effect = A total that was passed on can be answered like any other. `deflect` works without `stack`, and
        `stack` without `deflect`.
H-11 = A turned-up { draw-card } in a stack
    .first = It stands as if the dealer had laid it. It can be added to and passed on, which replaces A-09. Nobody
        can jump in on it (H-25).

## 3.2 Bluff

H-12 = Challenging a { wild-four } in a total
    .when = The table plays with `bluff=challenge`, and a { wild-four } is the top card of a total.
    .effect = The victim may challenge it, and only it. What counts is the color in play just before it was laid: that
        of the card that it answers, or the color named for the { wild-four } that it answers (A-14, A-16). If it was
        a bluff, its player draws the whole total and the challenger plays. If not, the challenger draws the total and
        two more cards and loses the turn.
    .example = Ben adds a { wild-four } to Ana’s: eight cards. Chloé challenges Ben. If he held the color that Ana
        named, he draws eight; if not, Chloé draws ten.
H-13 = Only the first can be challenged
    .when = The table plays with `bluff=first`.
    .effect = All is as in H-12, but a { wild-four } that was added to a total cannot be challenged.
H-14 = No bluffing, no challenge
    .when = The table plays with `bluff=free`.
    .effect = A { wild-four } is always right, whatever else is in the hand, and cannot be challenged. Where a card
        must be laid, it counts like any other: what A-12 says about bluffing no longer applies.
H-15 = A { wild-four } only without the color
    .when = The table plays with `bluff=none`.
    .effect = A { wild-four } held together with a card of the color in play is a wrong card, and is refused. There is
        no challenge.
    .except = Under `legality=table` it can be laid in a turn, and flagged, against R-30. As an answer to a total it
        is refused in any case.

## 3.3 Seven and zero

H-16 = A 7 swaps two hands
    .when = You lay a 7, not as your last card, and `seven` is not `off`.
    .effect = You name another player who is still in the hand, and the two of you exchange hands.
    .except = With `must` a 7 without a name is refused; with `may` it is then a plain 7. With `off` it is the name
        that is refused (A-100).
H-17 = A 0 passes all hands on
    .when = Someone lays a 0, not as the last card, and `zero=rotate`.
    .effect = Every player hands all cards to the next player in the direction of play.
    .two = The two players swap.
H-18 = When a 7 and a 0 do nothing
    .first = A 7 or a 0 that is turned up has no effect.
    .last = Neither does it as a last card: the hand is over. A name given with it is ignored.
H-19 = The order of things
    .effect = The card lands, the hands move, then calls of UNO are owed (H-21), then the player after the one who laid
        the card has the turn. Being swapped with neither costs a turn nor gives one.
H-20 = No answer to a swap
    .effect = 7 and 0 are number cards. { $edition ->
            [hp2003] { invisibility } does not answer them, and nobody is asked.
            [all] In the { edition-hp2003 } { invisibility } does not answer them, and nobody is asked.
           *[other] Nobody can answer them.
        }
    .except = Under `legality=table` a swap waits until the other player accepts, and a 0 until the next player does.
        Until then no hand has moved, and the card can be flagged.
H-21 = UNO after hands have moved
    .effect = Every player who holds exactly one card once the hands have moved owes a call: the one who laid the
        card, the one who was swapped with, everyone who was passed a hand, and even if its former owner had already called. The player who laid the
        card may call with it; the others call afterwards.
    .except = A player who laid the second-to-last card and gave the last one away owes nothing. An omission never
        travels with the hand.
    .example = Ana lays a 7 with two cards left and swaps with Ben, who held six. Ben now has one card and must call;
        Ana need not.
H-22 = What is known about a moved hand
    .effect = Everyone sees who swapped, and how many cards; no card is shown. What someone had seen of a hand is now
        known of its new owner. A former owner knows the whole hand given away, card by card until it is laid.
H-23 = Swapping with a partner
    .effect = Any player may be named for a 7, a partner as well. A 0 takes no notice of teams.

## 3.4 Jump

H-24 = Who may jump in, and with what
    .when = It is not your turn, even if you have just laid a card, and `jump` is not `off`.
    .effect = You may lay a colored card that is identical to the top card, in color and in number or symbol.
    .except = Wilds never jump in.
H-25 = When one may jump in
    .effect = From the moment the effect of a laid card is over until the next turn begins (R-46).
    .except = Not on a card that was turned up first or has come back to the top, not while a color is due, and not once
        the next player has drawn. Of several cards laid together the last one counts. A card that you were given by a
        7 or a 0 may jump in on it.
H-26 = Your own turn is no jump
    .effect = The player whose turn it is plays; a jump by that player is refused.
H-27 = A jump is a turn
    .effect = It begins your turn and ends all that could still be said about the card before. The card does
        everything it does in a turn, and play goes on from you. Players who are passed over that way lose nothing else.
    .except = A jump with a 7 names its player. Only a call made with the card counts for a jump; a call of the player
        whose turn it was lapses (A-94).
H-28 = No jump into an open effect
    .effect = While someone is still being asked, nobody jumps in.
    .except = One card may: a { draw-card } on the identical { draw-card } that lies on top of a total, if there is
        stacking and the limit leaves room (H-05). The total grows, stands against the player after the one who
        jumped in, and its former victim is free.
H-29 = Jumping in with the last card
    .last = With `on` you win as usual, and a { draw-card } still makes the next player draw the whole total (H-06).
        With `not_last` it is refused.
H-30 = A jump that does not fit
    .effect = A jump with any other card is refused, without a penalty (A-73).
    .except = Two jumps never compete, because no color has more than two cards of a kind; a 0 exists only once, so
        nobody jumps in on it. Between a jump and the next turn the first to be said counts (A-68).

## 3.5 Several cards

H-31 = Laying several cards
    .when = Your turn, and `multi` is not `off`.
    .effect = With `identical` you may lay two cards of the same color and number together, with `face` any number
        of cards with one number. The first must fit; the last one gives the top card and the color. It is one play:
        nobody comes in between.
    .except = Nobody has to lay all of them.
H-32 = Cards that are laid alone
    .effect = A card just drawn (R-21), a card that answers, a card that jumps in, every action card, a 7 that swaps
        and a 0 that passes hands on are laid alone.
H-33 = Several cards and the end
    .effect = One call of UNO is due, when exactly one card is left. Calling beforehand counts only with two cards in
        hand (A-94); otherwise call with the play.
    .except = Under `legality=table` only the first card can be wrong. If it is flagged, all come back for one penalty.
    .last = The last cards go out together.

## 3.6 Drawing and declining

H-34 = Drawing until it fits
    .when = You draw for your turn, and `draw=until`.
    .effect = You draw one card after another until one can be laid or none is left to draw. That last card you may lay
        or keep, as `drawn` says; if there is none, the turn passes.
    .except = Penalties and totals are not touched. { $edition ->
            [hp2018] Nor is the draw for a { sorting-hat }.
            [all] Nor is the draw for a { sorting-hat }.
           *[other] { "" }
        } Mercy can break the draw off (H-42).
H-35 = What the others know
    .effect = Everyone sees how many cards were drawn, and so knows that the last one can be laid. The wait for it is
        shown to all, against A-11.
H-36 = Running out while drawing
    .effect = The discards are reshuffled on the way, as often as needed (R-50).
    .except = If not even one card can be drawn, A-56 and A-57 apply.
H-37 = Who can play must play
    .when = The table plays with `decline=never`.
    .effect = A player who holds a card that may be laid cannot draw instead, not even to save a hand from a 7 or a 0.
    .except = This asks for one card only, even where several may go together. It never forces a bluff, since a bluffer
        holds a card of the color (A-12). It does not oblige anyone to answer: a total can always be accepted.
H-38 = A card that may be laid
    .effect = It fits (R-16, R-17), it is no { wild-four } that is not allowed (H-15), and it is no last card that is
        not allowed (H-39). `decline` asks this before the draw, `draw` while drawing, `drawn` after it.
    .except = With `decline=never` nobody has declined, so `drawn=must_declined` finds no case. That is no conflict.

## 3.7 Last card

H-39 = What may not be last
    .when = `finish` is not `any`, and you hold one card.
    .effect = With `no_wild` that card cannot be laid if it is a wild, with `number` if it is not a number card. It
        does not fit, wherever it might be laid; there is no penalty, and its holder draws.
H-40 = A forbidden last card that is laid
    .when = The table plays with `legality=table`.
    .effect = It can be laid in a turn, as a wrong last card, and flagged. If nobody objects, it wins, with the effect
        that the sheets give a last card (R-52).
H-41 = Nothing to draw and nothing allowed
    .effect = If nothing can be drawn, a forbidden last card still need not and cannot be laid: the turn passes (A-56),
        and the hand may end blocked (A-57).
    .except = Cards laid together are number cards, so they may always be the last.

## 3.8 Mercy

H-42 = Out of the hand
    .when = You hold as many cards as `mercy` says, or more, and the hand is not over.
    .effect = You are out of the hand at that moment. Cards are drawn one at a time; what was still to be drawn lapses.
H-43 = The cards of a player who is out
    .effect = Everyone sees them, and they go under { discard-pile.the }. That does not start a reshuffle. If players
        have passed in a row with nothing to draw, the count starts over.
H-44 = The empty seat
    .effect = The seat closes up (A-69): its player has no turn, and cannot be named, accused or given anything. Once
        two are left, they play by the rules for two (R-59 to R-62).
    .except = It is for this hand only. In the next one everyone plays again.
H-45 = If it was that player’s turn
    .effect = The next player has the turn. A total or a { skip } that was being answered lapses. If a color was due,
        the next player names it and plays. A 7 that was waiting swaps nothing; a 0 that was waiting is accepted by
        the new next player.
        { $edition ->
            [hp2003] The color after a { howler } is named by the player who laid it.
            [hp2018] The color after a { sorting-hat } is named by the player who laid it.
            [all] The color after a { howler } or a { sorting-hat } is named by the player who laid it.
           *[other] { "" }
        }
    .except = A card that this player laid keeps its effect. A { wild-four } of theirs is judged by the hand as it was;
        if it was a bluff, nobody draws, it stays, and the challenger plays.
H-46 = Winning and points with mercy
    .effect = The last player left wins the hand. Cards of players who are out count as they were then, for every way
        of scoring.
    .except = A winner adds nothing. What is drawn after someone has gone out (R-52) puts nobody out.
H-47 = Moving hands put nobody out
    .effect = A swap or a 0 never puts anyone out: every hand in play is below the limit.
H-48 = A blocked hand with fewer players
    .effect = Whether everyone has passed (A-57) is counted among the players who are still in, and so is the lowest
        hand under `blocked=lowest_hand`.

## 3.9 Calls

H-49 = Strict calling
    .when = The table plays with `call=strict`, and you lay your second-to-last card.
    .effect = You must call UNO before the card or with it. If you do not, you draw the price at once: when the card
        has landed, or after a 7 or 0 when the hands have moved, and before any other effect. Nobody needs to catch
        you, and nobody can.
    .except = It concerns only the player who lays the card. Being left with one card by another player’s 7 or 0 costs
        nothing. Drawing the price does not turn a { wild-four } into a bluff or out of one (A-16).
H-50 = No calling
    .when = The table plays with `call=off`.
    .effect = Nobody owes a call, and calling does nothing.
    .except = Under `strict` and `off` an attempt to catch someone is refused, without a penalty.
H-51 = The price of a forgotten UNO
    .effect = A forgotten UNO costs `call_price` cards instead of the two in R-47. Other penalties stay at two.

## 3.10 Setup

H-52 = A different deal
    .effect = Each player is dealt as many cards as `deal` says, otherwise as in R-05.
H-53 = Only a number card begins
    .when = The table plays with `opening=number`.
    .first = Any other card that is turned up goes back as in R-13, and the next one is turned up, until a number card
        lies there. { $edition ->
            [hp2003] For { howler } and { invisibility }, `first_return` says where they go.
            [all] For { howler } and { invisibility }, `first_return` says where they go.
           *[other] { "" }
        }

## 3.11 Printed cards and options

H-54 = Cards that do not answer a total
    .effect = { $edition ->
            [hp2003] A { howler } does not answer a total.
            [hp2018] A { sorting-hat } does not answer a total. Its own draw is no total, and nothing is added to it.
           *[all] Neither a { howler } nor a { sorting-hat } answers a total. The draw for a { sorting-hat } is no
                total, and nothing is added to it.
        }
H-55 = { invisibility } against a total
    .effect = It cancels all of the total, passed on or not; nobody draws. Whose turn follows is decided as for a single
        card (A-25, D-04).
    .except = A direction that a { reverse } changed by passing on stays. { invisibility } does not answer a 7 or a 0
        (H-20).
H-56 = Calling while you are asked
    .effect = With two cards in hand a player who is asked may call UNO beforehand wherever some hand could lay a card
        (H-02), whatever that player really holds.
H-57 = Wrong cards and totals
    .when = The table plays with `legality=table`.
    .effect = A wrong card can be laid in your own turn only. An answer or a jump is right or refused. So in a total
        only its first card can be wrong: flagged before anyone answers, it goes back, and no total stands.
H-58 = The end of the call after a forced draw
    .when = The table plays with `forced_draw_closes=yes`.
    .effect = Drawing a total ends the time for catching a forgotten UNO, whether it was accepted or drawn after a lost
        challenge.
H-59 = A returned { wild-four } in a total
    .when = The table plays with `wd4_guilty_card=returned`, and a challenge shows a bluff.
    .effect = The card goes back to its player, who draws the whole total. The top card and color before it return, and no
        total stands.
H-60 = What everyone can see
    .effect = The total, the number of cards in it and who is still in the hand are open to all.
    .except = Where a player does not answer, a total is accepted for them.

## 4.1 What does not go together

C-01 = A limit without stacking
    .conflict = `stack_max` limits a total, but with `stack=off` no total grows.
    .change = Choose a kind of stacking, or no limit.
C-02 = Only the first challenged, where none is added
    .conflict = `bluff=first` is about a { wild-four } that was added, but with `stack=off` or `stack=two` none ever
        is.
    .change = Choose `bluff=challenge`, or a stacking that takes a { wild-four }.
C-03 = A price without a duty
    .conflict = `call_price` sets what a forgotten UNO costs, but with `call=off` nobody has to call.
    .change = Keep the price at 2, or have UNO called.
C-04 = Out at the deal
    .conflict = `mercy` is not above `deal`: everyone would be out before the first turn.
    .change = Choose a higher number for mercy, or deal fewer cards.
C-05 = Mercy and partners
    .conflict = With `mercy` a partner can be left alone, and for `score=team`, `rotate4` and `rotate8` nobody has
        settled how such a hand ends or counts.
    .change = Play without mercy, or everyone for themselves.
C-06 = Too few cards for the deal
    .conflict = `deal`, with this many players, leaves so few cards that perhaps none may begin. `opening=number` needs
        more of them.
    .change = Deal fewer cards, play with fewer people, or choose `opening=printed`.
C-07 = A card returned that nobody can challenge
    .conflict = `wd4_guilty_card=returned` gives back a bluff, but with `bluff=free` or `bluff=none` none is ever found.
    .change = Choose `bluff=challenge`, or let the card stay.
C-08 = Closing what is not open
    .conflict = `forced_draw_closes=yes` ends the time for catching, but with `call=strict` or `call=off` there is no
        such time.
    .change = Choose `call=printed`, or `forced_draw_closes=no`.
C-09 = A price for accusing where nobody can accuse
    .conflict = `false_catch=draw2` punishes a false accusation, but with `call=strict` or `call=off` and
        `legality=strict` nobody can accuse anyone.
    .change = Choose `false_catch=none`, `call=printed` or `legality=table`.
C-10 = A number out of range
    .conflict = A number is outside the range of its switch. A limit of one Draw card is no limit: that is `stack=off`.
    .change = `stack_max` takes 0 or 2 to 12, `mercy` 0 or 4 to 60, `call_price` 1 to 10, `deal` 3 to 15.
C-11 = Two presets that disagree
    .conflict = Two presets give one switch two values.
    .change = Leave out one of them, or set that switch yourself: it always beats a preset.
