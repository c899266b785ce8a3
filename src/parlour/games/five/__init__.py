"""The family of five in a row."""
