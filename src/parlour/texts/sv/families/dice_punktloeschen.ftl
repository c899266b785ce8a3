game-punktloeschen = Sudda streck
    .tag = Samla kritstreck först, bli sedan först av med dem igen.

option-punktloeschen-rounds = Omgångar i första delen
    .help = Så många streck delas ut innan suddandet börjar.

dice-row-marks = Streck

dice-punktloeschen-prompt-mark = { $colour } kastar; den lägsta får ett streck (omgång { $round } av { $rounds }).
dice-punktloeschen-prompt-wipe = { $colour } kastar; den högsta suddar ett streck.
dice-punktloeschen-prompt-off = { $colour } kastar en gång till: { $seats } ligger lika om { $wiping ->
        [0] det lägsta.
       *[other] det högsta.
    }
dice-punktloeschen-log-mark = { $colour } har det lägsta kastet och får ett streck: nu { $marks }.
dice-punktloeschen-log-wipe = { $colour } har det högsta kastet och suddar ett streck: { $marks } kvar.
dice-punktloeschen-log-second = Nu suddas strecken. Spelar vidare: { $seats }.
dice-end-wiped = { $winner } har suddat sitt sista streck och vinner.
dice-end-alone = Bara { $winner } har streck, så ingen annan kan spela om segern.
