"""What is known about the ludo family."""
