game-punktloeschen = Visk ud
    .tag = Saml først kridtstreger, og kom så først af med dem igen.

option-punktloeschen-rounds = Runder i første del
    .help = Så mange streger deles ud, før der viskes ud.

dice-row-marks = Streger

dice-punktloeschen-prompt-mark = { $colour } kaster; den laveste får en streg (runde { $round } af { $rounds }).
dice-punktloeschen-prompt-wipe = { $colour } kaster; den højeste visker en streg ud.
dice-punktloeschen-prompt-off = { $colour } kaster en gang til: { $seats } står lige om { $wiping ->
        [0] det laveste.
       *[other] det højeste.
    }
dice-punktloeschen-log-mark = { $colour } har det laveste kast og får en streg: nu { $marks }.
dice-punktloeschen-log-wipe = { $colour } har det højeste kast og visker en streg ud: { $marks } tilbage.
dice-punktloeschen-log-second = Nu viskes stregerne ud. Med videre er: { $seats }.
dice-end-wiped = { $winner } har visket den sidste streg ud og vinder.
dice-end-alone = Kun { $winner } har streger, så ingen andre kan spille om sejren.
