"""The dice family."""
