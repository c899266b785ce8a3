"""What is known about chess and its relatives."""
