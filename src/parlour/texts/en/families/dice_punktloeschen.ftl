game-punktloeschen = Wiping Out Points
    .tag = Collect chalk marks first, then be the first to lose them again.

option-punktloeschen-rounds = Rounds of the first part
    .help = So many marks are handed out before the wiping begins.

dice-row-marks = Marks

dice-punktloeschen-prompt-mark = { $colour } throws; the lowest gets a mark (round { $round } of { $rounds }).
dice-punktloeschen-prompt-wipe = { $colour } throws; the highest wipes a mark.
dice-punktloeschen-prompt-off = { $colour } throws once more: { $seats } are level for { $wiping ->
        [0] the lowest.
       *[other] the highest.
    }
dice-punktloeschen-log-mark = { $colour } has the lowest throw and gets a mark: { $marks } now.
dice-punktloeschen-log-wipe = { $colour } has the highest throw and wipes a mark: { $marks } left.
dice-punktloeschen-log-second = Now the marks are wiped. Playing on: { $seats }.
dice-end-wiped = { $winner } has wiped the last mark and wins.
dice-end-alone = { $winner } alone has marks, so nobody else can play for the win.
