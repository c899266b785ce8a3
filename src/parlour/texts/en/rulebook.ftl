# The rules page: chapters that are made from what a game declares; the browser gets them as HTML

rules-variants = Variants
rules-variants-some = The game page has a switch, a number or a choice for each of these. Leave them alone, and the usual value holds.
rules-variants-none = This game is always played as told above.
rules-value-on = on or off, usually on
rules-value-off = on or off, usually off
rules-value-number = { $low } to { $high }, usually { $usual }
rules-value-number-off = { $low } to { $high } or none, usually { $usual }
rules-value-none = none
rules-value-choice = a choice
rules-value-parts = built from parts
rules-value-usual = usual
rules-value-seats = Only with { $seats } players.
rules-presets = Several at once
rules-preset-usual = the usual values
rules-value-is-on = on
rules-value-is-off = off
rules-origin = Printed, read, or ours
rules-origin-told = Most of what is told here is simply printed ({ $printed }). { $reading } marks a reading: the booklets leave it open, or their languages differ, and this is how we take it. { $ours } marks what is ours: no booklet has it.
rules-sources = Sources
rules-sources-told = Where the game is printed, and under which names. The words on this page are our own.
