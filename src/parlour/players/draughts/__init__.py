"""What is known about the draughts family."""
