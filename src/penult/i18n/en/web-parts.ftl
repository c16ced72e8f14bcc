## What the parts of the web client say by themselves, most of it only read aloud.

parts-home = Penult, home page
parts-pages = Pages
parts-menu = Menu
parts-skip = Skip to content
parts-close = Close
parts-language = Language
parts-theme-light = Light theme
parts-theme-dark = Dark theme
parts-password-show = Show the password
parts-password-hide = Hide the password

## $what is the label of what is copied.
parts-copy = Copy: { $what }
parts-copied = Copied.

## $rule is the number of a rule, $cards a number of cards.
parts-rule = Rule { $rule }
parts-host = host
parts-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
## The same where mercy sets a limit (H-42).
parts-cards-limit = { parts-cards }, out of the hand at { $limit }

parts-footer = Free software, made by players. Not made, endorsed or sponsored by the owners of UNO (a trademark of Mattel) or Harry Potter (a trademark of Warner Bros.). All drawings and type are our own.

## $names are the first of a list, $count how many more there are.
parts-few = { $names } and { $count } others

parts-bot = Bot · { bot-level }
