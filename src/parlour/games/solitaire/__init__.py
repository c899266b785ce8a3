"""The family of solitaire."""
