## The rulebook's page and the drawer that shows one entry.

web-book-title = Rulebook
web-book-find = Find a rule or card
    .short = Find a rule or card
## $count is how many entries were found.
web-book-found = { $count ->
    [0] Nothing found. Try one word, or a rule like R-28.
    [one] One entry
   *[other] { $count } entries
}
web-book-sections = Sections

## The short name of each edition, where several stand side by side.
web-book-edition = Edition
    .all = All editions
    .classic = Classic
    .hp2003 = 2003
    .hp2018 = 2018

web-book-disagree = Where the sheets disagree
web-book-open = What the sheets leave open
## What is folded away under an entry; $kind is rule, ruling, difference or option.
web-book-more = { $kind ->
    [ruling] Why, and see also
    [option] Related rules
    [house] Related rules
   *[rule] On the sheets, and see also
}
web-book-practice = Try it at a practice table
web-book-print = Print
    .section = Print this section
    .whole = Print the whole book
web-book-turn = Previous and next section
    .before = Previous
    .after = Next
## $rule is what somebody asked for.
web-book-back = Back to { $rule }
web-book-unknown = The rulebook has no entry { $rule }.

## One sentence under the title of each section.
web-book-about = Every rule, and what to do when the sheets don’t say.
    .setup = Seven cards each, one card turned up, and the player to the dealer’s left begins.
    .first-card = What the first card does before anyone has played.
    .turn = Match the color, the number or the symbol, or draw a card.
    .action-cards = They make the next player draw or skip a turn, or reverse the direction. 20 points each in a hand.
    .wild = Four of each in every deck, 50 points in a hand. One you can always play; the other can be challenged.
    .howler = One in the deck, 50 points in a hand. You choose who calls out their whole hand.
    .invisibility = One in the deck, 50 points in a hand. It cancels what was played on you.
    .sorting-hat = Four in the deck, 50 points in a hand. Someone draws until they get a red card.
    .uno = Call UNO when you play your second-to-last card.
    .penalties = What a wrong card costs, and what a suggestion costs.
    .piles = When the draw pile is empty, the discards are reshuffled.
    .end = Play your last card, and you win the hand.
    .scoring = What cards are worth, who gets the points, and when a match is over.
    .two-handed = The same game, with a few small changes.
    .partners = Partners sit opposite each other and score together.
    .tournaments = Four or eight players, each with every other as partner in turn.
    .elimination = Reach the target, and you’re eliminated. The last two play it out.
    .not-printed = If no sheet prints it, it isn’t played here unless the table agrees on it.
    .house-totals = Answer a Draw card with another one, or pass it on, until someone draws for them all.
    .house-bluff = How much bluffing a table allows, and who may challenge it.
    .house-hands = A 7 swaps two hands, and a 0 passes them all on.
    .house-jump = Hold the same card as the one on top? Play it, even if it isn’t your turn.
    .house-several = Play cards with the same number together, in one turn.
    .house-drawing = Draw until you can play, or play whenever you can.
    .house-last = Which cards you can go out with.
    .house-mercy = Too many cards, and you’re out of the hand.
    .house-calls = How strict a table is about UNO, and what forgetting it costs.
    .house-setup = How many cards are dealt, and which card can begin.
    .house-printed = What happens when house rules meet the printed cards and options.
    .house-conflicts = Mixes that don’t work, why not, and what to change.
    .options = What a table can change before the cards are dealt. The default is what the sheets print.
