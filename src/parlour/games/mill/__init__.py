"""The mill family."""
