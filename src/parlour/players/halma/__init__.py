"""What is known about the halma family."""
