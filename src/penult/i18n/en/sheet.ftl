## Labels of the parts of an entry

part-when = When
part-effect = What happens
part-except = Note
part-two = Two players
part-first = As the first card
part-last = As the last card
part-example = Example
part-question = Question
part-ruling = Ruling
part-why = Why
part-option = Option
part-difference = Difference
part-about = What it decides
part-sheet = What the sheets say
part-origin = Where it comes from
part-any-number = Any other number
part-conflict = Why it is refused
part-change = What to change
part-beware = Watch out

option-default = { $value } (default)
labeled = { $label }: { $text }
entry-editions = Editions
entry-printed = Printed in
entry-heading = Under the heading
entry-unprinted = Not printed; it follows from other rules or from a ruling.
entry-see = See also
entry-options = Options
entry-meets = Together with
entry-heard = Who plays it
source-sheet = { $sheet ->
    [s42003] sheet 42003
    [s42797] sheet 42797
    [s42797-draft] draft of sheet 42797
    [s42797-fr] French sheet 42797
   *[s2018] 2018 sheet
}
source = { source-sheet } ({ $languages })
source-language = { $language ->
    [en] English
    [es] Spanish
    [fr] French
   *[pt] Portuguese
}
source-entry = { $heading }, { $entry }
source-heading = { $heading } ({ $sheets })

## Contents and search

contents-title = The Penult rulebook
contents-hint = penult rules R-28 shows an entry, penult rules --edition classic a whole rule sheet, penult rules --house what goes with what.
contents-options = Options

## A whole rule sheet

sheet-title = { $edition ->
    [classic] Rules of play: { edition-classic }
    [hp2003] Rules of play: { edition-hp2003 }
   *[hp2018] Rules of play: { edition-hp2018 }
}
sheet-product = { $edition ->
    [classic] For { product-classic }.
    [hp2003] For { product-hp2003 }.
   *[hp2018] For { product-hp2018 }.
}
sheet-reading = Every rule has an id, so that it’s easy to point to. R is a rule that the sheets print, D a place where sheets or languages differ, A a ruling where no sheet says what to do, and H a house rule. Words like `drawn=must` are options of Penult: unless a table changes them, the default applies.
sheet-deck = The cards
sheet-card = Card
sheet-number = In the deck
sheet-points = Points each
sheet-total = Total
sheet-numbers = { $color ->
    [R] Red 0 to 9
    [G] Green 0 to 9
    [B] Blue 0 to 9
   *[Y] Yellow 0 to 9
}
sheet-face-value = the number on it
sheet-per-color = { $card }, two of each color
sheet-rulings = Rulings and differences
sheet-options = What a table can change
sheet-footer = Penult is free software. It is not made, endorsed or sponsored by the owners of the trademarks. The names of the editions only say which printed rules are meant.
sheet-house-title = { $edition ->
    [classic] Our house: { edition-classic }
    [hp2003] Our house: { edition-hp2003 }
   *[hp2018] Our house: { edition-hp2018 }
}
sheet-agreed = What we agreed
sheet-changed = What that changes
sheet-printed = The printed game
sheet-switches = House rules to choose from

## What goes with what, for penult rules --house

house-title = House rules: what goes with what
house-reading = Penult plays any mix of these house rules. The table shows which of them meet: + means that a rule says what happens then, ! that some of their mixes are refused, and a dot that the two never meet. Each mix that is refused is explained below.
house-choosing = Choose them after the edition: classic+stack=same+seven=must, or by the name of a preset: classic+seven-o. penult rules followed by the same text shows the rules of your house.
house-meetings = Where they meet
house-printed = With the options of the printed game
house-conflicts = What is refused, and what to change
house-presets = Presets
house-sources = Who plays what
house-sources-reading = Third-party sources: they show what people play, not what is right.
