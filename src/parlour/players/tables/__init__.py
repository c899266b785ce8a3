"""What is known about the tables family."""
