game-punktloeschen = Cancellare i segni
    .tag = Prima raccogli segni di gesso, poi cerca di liberartene per primo.

option-punktloeschen-rounds = Giri della prima parte
    .help = Quanti segni si distribuiscono prima che si cominci a cancellare.

dice-row-marks = Segni

dice-punktloeschen-prompt-mark = { $colour } lancia; il più basso riceve un segno (giro { $round } di { $rounds }).
dice-punktloeschen-prompt-wipe = { $colour } lancia; il più alto cancella un segno.
dice-punktloeschen-prompt-off = { $colour } lancia ancora una volta: { $seats } sono alla pari per { $wiping ->
        [0] il più basso.
       *[other] il più alto.
    }
dice-punktloeschen-log-mark = { $colour } ha il lancio più basso e riceve un segno: ora { $marks }.
dice-punktloeschen-log-wipe = { $colour } ha il lancio più alto e cancella un segno: ora { $marks }.
dice-punktloeschen-log-second = Ora si cancellano i segni. Giocano ancora: { $seats }.
dice-end-wiped = Vince { $winner }: l’ultimo segno è cancellato.
dice-end-alone = Solo { $winner } ha dei segni, quindi nessun altro può giocare per la vittoria.
