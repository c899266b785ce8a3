"""The draughts family: men on the dark squares, captures by jumping, queens."""
