"""The version of the protocol: raised when a client of the version before could misread a message."""

PROTOCOL = 1
