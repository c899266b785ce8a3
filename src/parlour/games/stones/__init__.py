"""Games with plain stones: rows and jumps."""
