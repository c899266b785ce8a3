"""The three tricks with dice, for one player and a magician."""
