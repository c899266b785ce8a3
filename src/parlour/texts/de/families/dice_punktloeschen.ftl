game-punktloeschen = Punktlöschen
    .tag = Erst Kreidepunkte sammeln, dann als Erster wieder loswerden.

option-punktloeschen-rounds = Runden im ersten Durchgang
    .help = So viele Punkte werden verteilt, bevor das Löschen beginnt.

dice-row-marks = Kreidepunkte

dice-punktloeschen-prompt-mark = { $colour } würfelt; der niedrigste Wurf bekommt einen Punkt (Runde { $round } von { $rounds }).
dice-punktloeschen-prompt-wipe = { $colour } würfelt; der höchste Wurf löscht einen Punkt.
dice-punktloeschen-prompt-off = { $colour } würfelt noch einmal: { $seats } liegen gleichauf { $wiping ->
        [0] am niedrigsten.
       *[other] am höchsten.
    }
dice-punktloeschen-log-mark = { $colour } hat den niedrigsten Wurf und bekommt einen Punkt: jetzt { $marks }.
dice-punktloeschen-log-wipe = { $colour } hat den höchsten Wurf und löscht einen Punkt: noch { $marks }.
dice-punktloeschen-log-second = Jetzt wird gelöscht. Dabei sind: { $seats }.
dice-end-wiped = { $winner } hat den letzten Punkt gelöscht und gewinnt.
dice-end-alone = Nur { $winner } hat Punkte, also kann sonst niemand mehr gewinnen.
