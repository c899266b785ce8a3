"""What is known about solitaire."""
