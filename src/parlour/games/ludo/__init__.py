"""The ludo family."""
