"""Quick phrases and emotes: names, which the reader's language turns into words."""

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
