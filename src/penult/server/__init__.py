"""Tables on a server: people, live play, and a store that loses nothing."""
