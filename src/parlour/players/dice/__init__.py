"""What is known about the dice games."""
