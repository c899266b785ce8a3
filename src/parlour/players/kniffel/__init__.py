"""What is known about Kniffel."""
