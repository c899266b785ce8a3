"""What is known about mill."""
