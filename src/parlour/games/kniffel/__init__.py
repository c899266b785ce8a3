"""Kniffel, alone in its room: five dice, three throws and a sheet of thirteen boxes."""
