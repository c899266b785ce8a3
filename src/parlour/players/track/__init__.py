"""What is known about the track games."""
