## The house rules of a new table: presets, one line for each rule, conflicts, the houses that somebody has named.

web-house = House rules
    .about = None of these are in the printed rules. Everyone sees them before the match starts.
    .choose = Choose
    .none = None. Play the printed game, or choose what your house plays.
web-house-presets = Popular house rules
web-house-official = Official
    .about = The printed game, without house rules.
## Of a preset that is chosen in part.
web-house-filled = { $filled } of { $total }
## The headings; $group is one of them.
web-house-group = House rules
    .draws = Draw cards
    .hands = Swapping hands
    .start = The deal
    .drawing = Drawing and holding back
    .plays = Playing
    .end = The end of a hand
    .calls = UNO
web-house-count = { $count ->
    [0] No house rules
    [one] 1 house rule
   *[other] { $count } house rules
}
## Below an option: another one, whose meeting with it the rulebook explains.
web-house-meets = Together with “{ $option }”:
web-house-conflicts = { $count ->
    [one] One conflict to fix first
   *[other] { $count } conflicts to fix first
}
## What solves a conflict: a value of an option, or fewer seats.
web-house-set = Set “{ $option }” to “{ $value }”
    .seats = Play with { $seats } seats
## Read aloud once, when the conflict appears.
web-house-heard = These rules don’t go together: { $title }.
web-house-quoted = “{ $text }”
web-house-choice = “{ $option }: { $value }”
web-house-yours = Your saved house rules
web-house-name = Name these house rules
web-house-save = Save
web-house-saved = “{ $name }” is saved in this browser.
web-house-forget = Delete “{ $name }”
web-house-link = Link to these rules
web-house-sheet = Print these house rules
web-house-learn = Learn it in a hand
