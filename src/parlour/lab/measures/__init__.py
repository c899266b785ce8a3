"""What plain rivals count, by family: each module has the measures of one, the usual one first."""
