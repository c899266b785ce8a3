"""Laws that every game on the shelf keeps, over all its seat counts and every pair of values of its options."""
