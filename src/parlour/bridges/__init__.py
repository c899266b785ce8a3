"""Other people's formats and engines."""
