## The rulebook's page and the drawer that shows one entry.

web-book-title = Rulebook
web-book-find = Find a rule or card
    .short = Find a rule or card
## $count is how many entries were found.
web-book-found = { $count ->
    [0] Nothing mentions that. Try one word, or an id such as R-28.
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
    [option] Rules that it touches
   *[rule] On the sheets, and see also
}
web-book-practice = Try it on a practice table
web-book-print = Print
    .section = Print this section
    .whole = Print the whole book
web-book-turn = The section before and the one after
    .before = Previous
    .after = Next
## $rule is what somebody asked for.
web-book-back = Back to { $rule }
web-book-unknown = The book has no entry { $rule }.

## One sentence under the title of each section.
web-book-about = Every rule, and what to do where the sheets are silent.
    .setup = Seven cards each, one card turned up, and the player to the dealer’s left begins.
    .first-card = What the card turned up first does before anybody has played.
    .turn = Match the color, the number or the symbol, or draw a card.
    .action-cards = They cost the next player cards or a turn, or turn play around. 20 points each in a hand.
    .wild = Four of each in every deck, 50 points in a hand. One is free; the other asks to be believed.
    .howler = One in the deck, 50 points in a hand. You choose who hears it.
    .invisibility = One in the deck, 50 points in a hand. What was played on you does nothing to you.
    .sorting-hat = Four in the deck, 50 points in a hand. Somebody draws until a red card comes.
    .uno = The last card but one is the loud one.
    .penalties = What a wrong card costs, and what good advice costs.
    .piles = The game goes on; only the cards change places.
    .end = Whoever has no card left wins the hand.
    .scoring = What cards count, who gets the points, and when a match is over.
    .two-handed = The same game, with a few small changes.
    .partners = Partners sit opposite each other and score together.
    .tournaments = Four or eight players, each with every other as partner in turn.
    .elimination = Whoever reaches the target is eliminated; the last two play it out.
    .not-printed = What no sheet prints is not played here.
    .options = What a table can agree on before the cards are dealt. The default is what the sheets print.
