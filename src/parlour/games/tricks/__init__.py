"""The three tricks with dice, for one or two, one of them the magician."""
