"""The lab: many games at once, and what they tell. The almanac's facts come from here."""
