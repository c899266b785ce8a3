"""What is known about five in a row."""
