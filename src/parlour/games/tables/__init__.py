"""The tables family: games on the board with 24 points."""
