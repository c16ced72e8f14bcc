"""The names of quick phrases and emotes. Clients show them in the reader's language."""

PHRASES = (
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "oops",
    "hurry",
    "wait",
    "ouch",
    "lucky",
    "so_close",
    "good_game",
    "laugh",
    "cry",
    "think",
    "clap",
    "heart",
    "wave",
)
