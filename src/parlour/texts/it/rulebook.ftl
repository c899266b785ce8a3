# La pagina delle regole: capitoli fatti con quello che un gioco dichiara; il browser li riceve come HTML

rules-variants = Varianti
rules-variants-some = La pagina del gioco ha per ognuna un interruttore, un numero o una scelta. Se non le tocchi, vale il valore solito.
rules-variants-none = Questo gioco si gioca sempre come raccontato sopra.
rules-value-on = sì o no, di solito sì
rules-value-off = sì o no, di solito no
rules-value-number = da { $low } a { $high }, di solito { $usual }
rules-value-number-off = da { $low } a { $high } o niente, di solito { $usual }
rules-value-none = niente
rules-value-choice = una scelta
rules-value-parts = costruito con pezzi
rules-value-usual = solito
rules-value-seats = Solo con { $seats } giocatori.
rules-presets = Più in una volta
rules-preset-usual = i valori soliti
rules-value-is-on = sì
rules-value-is-off = no
rules-origin = Stampato, letto, o nostro
rules-origin-told = La maggior parte di quello che si racconta qui è semplicemente stampato ({ $printed }). { $reading } segna una lettura: i libretti lo lasciano aperto, o le loro lingue differiscono, e noi lo intendiamo così. { $ours } segna quello che è nostro: non sta in nessun libretto.
rules-sources = Fonti
rules-sources-told = Dove il gioco è stampato, e con quali nomi. Le parole di questa pagina sono nostre.
